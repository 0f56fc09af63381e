### Why an option is closed just now.

reason-needs = This is possible only if { $condition }.
reason-cost = For this you would have to { $cost }.
