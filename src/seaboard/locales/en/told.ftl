# A table at which one sees what happened, why not, and what now

web-habits = What the table does by itself
web-habit-forced = Make the only possible move for me, if nothing is revealed by it
web-habit-at-once = Take equal cards by one press
web-coming = Nothing to choose: this move makes itself.
web-you-subject = You
web-trq-silent = No talking
