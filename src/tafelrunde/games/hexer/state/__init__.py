"""The table: what lies on it and is printed on its boards, and what must fit together."""
