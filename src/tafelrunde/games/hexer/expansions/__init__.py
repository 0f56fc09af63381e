"""What expansions add: the Legendary Monster, weaknesses, Skellige and Dagon."""
