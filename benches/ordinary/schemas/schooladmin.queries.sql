-- Q1 term that begins before or ends after its school year
select count(*) filter (where t.starts_on < y.starts_on or t.ends_on > y.ends_on) as bad, count(*) as "all"
from terms t join school_years y on y.id = t.school_year_id;
-- Q2 term that begins before an earlier-numbered term of the same year has ended
select count(*) filter (where exists (select 1 from terms e where e.school_year_id = t.school_year_id and e.number < t.number and e.ends_on > t.starts_on)) as bad, count(*) as "all"
from terms t where t.number > 1;
-- Q3 assessment held outside the days of its term
select count(*) filter (where a.held_on < t.starts_on or a.held_on > t.ends_on) as bad, count(*) as "all"
from assessments a join terms t on t.id = a.term_id;
-- Q4 mark given before the assessment was held
select count(*) filter (where m.graded_at < a.held_on - interval '1 day') as bad, count(*) as "all"
from marks m join assessments a on a.id = m.assessment_id where m.graded_at is not null;
-- Q5 pupil enrolled in a class after the school year of the class was over, or withdrawn before being enrolled
select count(*) filter (where e.enrolled_on > y.ends_on or e.withdrawn_on < e.enrolled_on) as bad, count(*) as "all"
from enrolments e join classes c on c.id = e.class_id join school_years y on y.id = c.school_year_id;
-- Q6 fee payment received before the invoice was issued
select count(*) filter (where p.received_on < i.issued_on - 3) as bad, count(*) as "all"
from fee_payments p join fee_invoices i on i.id = p.invoice_id;
-- Q7 pupil who left or graduated without a leaving date
select count(*) filter (where left_on is null) as bad, count(*) as "all"
from pupils where status in ('left', 'graduated');
-- Q8 pupil still enrolled though the leaving date is past
select count(*) filter (where left_on < date '2025-12-28') as bad, count(*) as "all"
from pupils where status = 'enrolled';
-- Q9 graded mark without points
select count(*) filter (where points is null) as bad, count(*) as "all"
from marks where status = 'graded';
-- Q10 absent or exempt pupil with more than no points in that assessment
select count(*) filter (where points > 0) as bad, count(*) as "all"
from marks where status in ('absent', 'exempt');
-- Q11 invoice marked paid though less than the net amount was paid
select count(*) filter (where amount_paid < net_amount) as bad, count(*) as "all"
from fee_invoices where status = 'paid';
-- Q12 meeting already held although it lies in the future
select count(*) filter (where starts_at > timestamptz '2026-01-04') as bad, count(*) as "all"
from meetings where status = 'held';
-- Q13 mark for a pupil who was never enrolled in the class of the course
select count(*) filter (where not exists (select 1 from enrolments e where e.pupil_id = m.pupil_id and e.class_id = c.class_id)) as bad, count(*) as "all"
from marks m join assessments a on a.id = m.assessment_id join courses c on c.id = a.course_id;
-- Q14 assessment in a term of another school year than the class of its course
select count(*) filter (where t.school_year_id <> k.school_year_id) as bad, count(*) as "all"
from assessments a join terms t on t.id = a.term_id join courses c on c.id = a.course_id join classes k on k.id = c.class_id;
-- Q15 report on a pupil for a class the pupil was never enrolled in
select count(*) filter (where not exists (select 1 from enrolments e where e.pupil_id = r.pupil_id and e.class_id = r.class_id)) as bad, count(*) as "all"
from reports r;
-- Q16 absence reported by somebody who is not a guardian of the pupil
select count(*) filter (where not exists (select 1 from pupil_guardians g where g.pupil_id = a.pupil_id and g.guardian_id = a.reported_by)) as bad, count(*) as "all"
from absences a where a.reported_by is not null;
-- Q17 talk with a guardian about a pupil who is not theirs
select count(*) filter (where not exists (select 1 from pupil_guardians g where g.pupil_id = m.pupil_id and g.guardian_id = m.guardian_id)) as bad, count(*) as "all"
from meetings m where m.pupil_id is not null and m.guardian_id is not null;
-- Q18 invoice sent to somebody who is not a guardian of the pupil
select count(*) filter (where not exists (select 1 from pupil_guardians g where g.pupil_id = i.pupil_id and g.guardian_id = i.guardian_id)) as bad, count(*) as "all"
from fee_invoices i;
-- Q19 net amount of the invoice is not gross less discount
select count(*) filter (where abs(net_amount - (gross_amount - discount)) > 0.02) as bad, count(*) as "all"
from fee_invoices;
-- Q20 amount paid of the invoice is not the sum of its payments
select count(*) filter (where abs(i.amount_paid - coalesce((select sum(p.amount) from fee_payments p where p.invoice_id = i.id), 0)) > 0.02) as bad, count(*) as "all"
from fee_invoices i;
-- Q21 pupil count of the class is neither that of all its enrolments nor that of the ones not withdrawn
select count(*) filter (where c.pupil_count <> (select count(*) from enrolments e where e.class_id = c.id and e.withdrawn_on is null) and c.pupil_count <> (select count(*) from enrolments e where e.class_id = c.id)) as bad, count(*) as "all"
from classes c;
-- Q22 more days missed than the absence has days
select count(*) filter (where days_missed > last_day - first_day + 1) as bad, count(*) as "all"
from absences;
-- Q23 pupil with two or more primary guardians, or with guardians of whom none is primary
select count(*) filter (where n <> 1) as bad, count(*) as "all"
from (select pupil_id, count(*) filter (where is_primary) as n from pupil_guardians group by pupil_id) t;
-- Q24 course with more slots in the timetable than lessons per week
select count(*) filter (where t.n > c.lessons_per_week) as bad, count(*) as "all"
from courses c join (select course_id, count(*) as n from timetable_slots group by course_id) t on t.course_id = c.id;
-- Q25 parent talk without a pupil or without a guardian
select count(*) filter (where pupil_id is null or guardian_id is null) as bad, count(*) as "all"
from meetings where kind = 'parent_talk';
-- Q26 staff meeting with a pupil or a guardian
select count(*) filter (where pupil_id is not null or guardian_id is not null) as bad, count(*) as "all"
from meetings where kind = 'staff_meeting';
-- Q27 digits of a card on a payment that was not made by card
select count(*) filter (where method <> 'card') as bad, count(*) as "all"
from fee_payments where card_last4 is not null;
-- Q28 doctor's note for an absence that has no medical reason
select count(*) filter (where reason not in ('illness', 'medical_appointment')) as bad, count(*) as "all"
from absences where doctor_note_ref is not null;
-- Q29 graded mark in a subject that is not graded
select count(*) filter (where not s.is_graded) as bad, count(*) as "all"
from marks m join assessments a on a.id = m.assessment_id join courses c on c.id = a.course_id join subjects s on s.id = c.subject_id where m.status = 'graded';
-- Q30 more points than the assessment allows
select count(*) filter (where m.points > a.max_points) as bad, count(*) as "all"
from marks m join assessments a on a.id = m.assessment_id where m.points is not null;
-- Q31 pupil far too young or too old for the grade level of the class
select count(*) filter (where extract(year from age(y.starts_on, p.birth_date)) not between c.grade_level + 2 and c.grade_level + 10) as bad, count(*) as "all"
from enrolments e join pupils p on p.id = e.pupil_id join classes c on c.id = e.class_id join school_years y on y.id = c.school_year_id;
-- Q32 lesson that lasts less than twenty minutes or more than three hours
select count(*) filter (where ends_at - starts_at not between interval '20 minutes' and interval '3 hours') as bad, count(*) as "all"
from timetable_slots;
-- Q33 teacher hired before turning eighteen or after seventy-five
select count(*) filter (where hired_on < birth_date + interval '18 years' or hired_on > birth_date + interval '75 years') as bad, count(*) as "all"
from teachers;
-- Q34 name of the class shows another number than its grade level
select count(*) filter (where substring(name from '[0-9]+')::numeric <> grade_level) as bad, count(*) as "all"
from classes where name ~ '[0-9]';
-- Q35 same pupil entered twice: first name, last name and date of birth are the same
select count(*) filter (where exists (select 1 from pupils o where o.id <> p.id and lower(o.first_name) = lower(p.first_name) and lower(o.last_name) = lower(p.last_name) and o.birth_date = p.birth_date)) as bad, count(*) as "all"
from pupils p;
-- Q36 teacher who has lessons of two different subjects in the same period of the same weekday and school year
select count(*) filter (where exists (select 1 from timetable_slots o join courses d on d.id = o.course_id join classes l on l.id = d.class_id where o.id <> s.id and d.teacher_id = c.teacher_id and d.subject_id <> c.subject_id and l.school_year_id = k.school_year_id and o.weekday = s.weekday and o.period = s.period)) as bad, count(*) as "all"
from timetable_slots s join courses c on c.id = s.course_id join classes k on k.id = c.class_id;
