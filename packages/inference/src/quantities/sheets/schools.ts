/** Schools: courses, marks, lessons. */
export const schools = `
gpa, cgpa, grade point average, cumulative gpa, semester gpa | - | => 2.10..4.00~3.20
ects, ects credit, credit, credit point, credit hour, credit unit, cp, credit value | - | of course module subject class unit program curriculum lecture; plus 4 => 3|5|6|4|10|2
total credit, credit earned, credit completed, required credit, credits required | - | of student program degree enrollment transcript; plus 6 => 30|60|90|120|180|12
grade, final grade, mark, score, percentage, exam score, final score | - | of grade exam student result enrollment submission assignment test quiz transcript assessment; plus 2 => 42..99~76
max score, max mark, total mark, max point, full mark, total score, possible point, out of | - | of exam assignment quiz test assessment question assessment; plus 6 => 100|50|20|10|40
passing score, pass mark, passing mark, pass score, passing grade, minimum score, pass percentage | - | plus 6 => 50|60|70|40|80
weight, weightage, weighting | % | of assignment exam assessment grade category component; plus 6 => 20|30|10|40|25|50
point, mark | - | of question item rubric; plus 6 => 1|2|5|10|4
time limit, duration, duration minute, time limit minute, exam duration, allowed time, time allowed | min s | of exam quiz test assessment; plus 6 => 60|30|90|45|120|20
attempt, max attempt, attempts allowed, allowed attempt | - | of exam quiz test assessment assignment; plus 6 => 1|3|2|5
attendance, attendance percent, attendance rate, attendance percentage | % 1 | of student class course enrollment attendance; plus 4 => 68.0..100.0~92.0
class size, enrollment, enrolled, max student, capacity, max enrollment, seat | - | of class course section classroom lecture; plus 4 => 30|25|20|40|60|120
grade level, year level, school year, class year, year group | - | of student class pupil school learner; plus 4 => 1..12~6
semester, semester number, term number | - | of course student enrollment module subject class; plus 4 => 1..8~3
sat, sat score | - | => 920..1540~1180
ielts, ielts score, band score | - | => 5.0..8.5 by 0.5
toefl, toefl score | - | => 68..116
reading level, lexile | - | => 200..1300 by 10
words per minute, wpm, typing speed, reading speed | - | plus 4 => 28..110~62
lesson number, unit number, week number, chapter number, module number | - | of lesson unit course module chapter curriculum syllabus plan; plus 4 => 1..16
study hour, hour studied, study time, learning hour | h min | => 1.0..40.0~8.0
interval, interval day | d | of card flashcard review srs srs schedule; plus 4 => 1|3|7|14|30|2|90
ease, ease factor | - | => 1.30..2.80~2.50
`;
