### Warum eine Möglichkeit gerade verschlossen ist.

reason-needs = Das geht nur, wenn { $condition }.
reason-cost = Dafür müsstet ihr { $cost }.
