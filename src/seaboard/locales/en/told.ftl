# A table at which one sees what happened, why not, and what now

web-habits = What the table does by itself
web-habit-forced = Make the only possible move for me, if nothing is revealed by it
web-habit-at-once = Take equal cards with one press
web-coming = There is only one move: it is made for you.
web-you-subject = You
web-trq-silent = No talking
