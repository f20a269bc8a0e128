# Lessons: what is said around them

lessons-title = Learn { $game }
lessons-about = Short lessons on the real board, by the real rules. Each takes a few minutes and ends with a small goal. Nothing can go wrong: a try that does not help is explained, and you try again. Begin at the beginning, or take up any lesson.
lessons-begin = Begin
lessons-go-on = Go on
lessons-done = Done
lessons-all-done = You have been through the whole course. Now play.
lessons-learn = Learn
lessons-learn-game = Learn { $game }
lessons-lesson = Lesson
lessons-lessons = Lessons
lessons-beside = Each opens in a new tab; your game waits here.
lessons-course = To the course
lessons-where = Lesson { $number } of { $count }
lessons-step = Step { $number } of { $count }
lessons-other = The lesson
lessons-next = Next
lessons-back = Back
lessons-try-again = Try again
lessons-next-lesson = Next lesson: { $title }
lessons-heading-done = Well done
lessons-heading-failed = Not yet
lessons-heading-over = The end of the lesson
lessons-over = That is the end of this lesson. Well done.
lessons-not-now = There is nothing to choose just now: go on with Next.
lessons-no-course = There is no course called “{ $name }”. There are: { $known }.
lessons-not-asked = { $side } is not asked anything after choice { $moment }.
lessons-no-lesson = There is no lesson called “{ $name }”. There are: { $known }.

# In the terminal
lessons-which = Which lesson?
lessons-progress = Done: { $done } of { $count }.
lessons-hint-explained = Enter: next · back · ? and a number: a rule · quit
lessons-hint-asked = Type your answer · back · ?: the rules behind the question · quit
lessons-hint-failed = Enter: try again · back · quit
lessons-hint-over = Enter: next lesson · quit

terminal-about-learn = learn a game by short lessons, on its own board and by its own rules
terminal-examples-learn =
    barricades learn dual-powers
    barricades learn revolution 3
terminal-flag-lesson = the lesson, by its number or its name; without one, they are listed
