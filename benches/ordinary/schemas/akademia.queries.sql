-- Q1 the profile's email is not the email of its user
select count(*) filter (where p.email <> u.email) as bad, count(*) as "all" from profiles p join users u on u.id = p.id;

-- Q2 the course is published without published_at, or its archived state contradicts archived_at
select count(*) filter (where (c.status = 'published' and c.published_at is null) or (c.status = 'archived') <> (c.archived_at is not null)) as bad, count(*) as "all" from courses c;

-- Q3 the course's section_count or lesson_count is not the number of its sections or lessons
select count(*) filter (where c.section_count <> (select count(*) from sections s where s.course_id = c.id) or c.lesson_count <> (select count(*) from lessons l where l.course_id = c.id)) as bad, count(*) as "all" from courses c;

-- Q4 the section's stored lesson_count or duration is not the count or the sum of its lessons
select count(*) filter (where s.lesson_count <> (select count(*) from lessons l where l.section_id = s.id) or s.duration_seconds <> (select coalesce(sum(l.duration_seconds), 0) from lessons l where l.section_id = s.id)) as bad, count(*) as "all" from sections s;

-- Q5 the course's enrollment_count is neither the number of its enrollments nor of those not cancelled
select count(*) filter (where c.enrollment_count not in ((select count(*) from enrollments e where e.course_id = c.id), (select count(*) from enrollments e where e.course_id = c.id and e.status <> 'cancelled'))) as bad, count(*) as "all" from courses c;

-- Q6 the course's review_count or average_rating is not what its reviews say
select count(*) filter (where c.review_count <> (select count(*) from reviews r where r.course_id = c.id) or abs(coalesce(c.average_rating, 0) - (select coalesce(avg(r.rating), 0) from reviews r where r.course_id = c.id)) > 0.011) as bad, count(*) as "all" from courses c;

-- Q7 the lesson's course is not the course of its section
select count(*) filter (where l.course_id <> s.course_id) as bad, count(*) as "all" from lessons l join sections s on s.id = l.section_id;

-- Q8 another lesson of the same section has the same position
select count(*) filter (where exists (select 1 from lessons o where o.section_id = l.section_id and o.position = l.position and o.id <> l.id)) as bad, count(*) as "all" from lessons l;

-- Q9 the enrollment's state contradicts completed_at or cancelled_at
select count(*) filter (where (e.status = 'completed' and e.completed_at is null) or (e.status = 'active' and (e.completed_at is not null or e.cancelled_at is not null)) or (e.status = 'cancelled') <> (e.cancelled_at is not null)) as bad, count(*) as "all" from enrollments e;

-- Q10 the enrollment was completed or cancelled before it began
select count(*) filter (where e.completed_at < e.enrolled_at or e.cancelled_at < e.enrolled_at) as bad, count(*) as "all" from enrollments e where e.completed_at is not null or e.cancelled_at is not null;

-- Q11 the enrollment's completed_lesson_count is not the number of its completed lessons
select count(*) filter (where e.completed_lesson_count <> (select count(*) from lesson_progress lp where lp.enrollment_id = e.id and lp.is_completed)) as bad, count(*) as "all" from enrollments e;

-- Q12 the enrollment's progress_percent is not its completed lessons out of the course's lessons
select count(*) filter (where abs(e.progress_percent - 100.0 * e.completed_lesson_count / c.lesson_count) > 1) as bad, count(*) as "all" from enrollments e join courses c on c.id = e.course_id where c.lesson_count > 0;

-- Q13 the enrollment's last lesson belongs to another course
select count(*) filter (where l.course_id <> e.course_id) as bad, count(*) as "all" from enrollments e join lessons l on l.id = e.last_lesson_id;

-- Q14 the enrollment's order was placed by somebody else, or does not contain the course
select count(*) filter (where o.user_id <> e.student_id or not exists (select 1 from order_items i where i.order_id = o.id and i.course_id = e.course_id)) as bad, count(*) as "all" from enrollments e join orders o on o.id = e.order_id;

-- Q15 the running or finished enrollment rests on an order that was never paid
select count(*) filter (where o.status in ('pending', 'failed')) as bad, count(*) as "all" from enrollments e join orders o on o.id = e.order_id where e.status in ('active', 'completed');

-- Q16 the progress is on a lesson of another course than the enrollment's, or of another student
select count(*) filter (where l.course_id <> e.course_id or lp.student_id <> e.student_id) as bad, count(*) as "all" from lesson_progress lp join enrollments e on e.id = lp.enrollment_id join lessons l on l.id = lp.lesson_id;

-- Q17 the lesson is completed without completed_at, or has it without being completed
select count(*) filter (where lp.is_completed <> (lp.completed_at is not null)) as bad, count(*) as "all" from lesson_progress lp;

-- Q18 the lesson was completed before it was started, or started before the enrollment
select count(*) filter (where lp.completed_at < lp.started_at or lp.started_at < e.enrolled_at) as bad, count(*) as "all" from lesson_progress lp join enrollments e on e.id = lp.enrollment_id;

-- Q19 the student's position in the lesson lies behind its end
select count(*) filter (where lp.last_position_seconds > l.duration_seconds) as bad, count(*) as "all" from lesson_progress lp join lessons l on l.id = lp.lesson_id where l.type = 'video';

-- Q20 the quiz's question_count or total_points is not the count or the sum of its questions
select count(*) filter (where q.question_count <> (select count(*) from quiz_questions qq where qq.quiz_id = q.id) or q.total_points <> (select coalesce(sum(qq.points), 0) from quiz_questions qq where qq.quiz_id = q.id)) as bad, count(*) as "all" from quizzes q;

-- Q21 the attempt's enrollment is in another course than the quiz, or of another student
select count(*) filter (where e.course_id <> q.course_id or e.student_id <> a.student_id) as bad, count(*) as "all" from quiz_attempts a join quizzes q on q.id = a.quiz_id join enrollments e on e.id = a.enrollment_id;

-- Q22 the attempt's number is above the quiz's max_attempts
select count(*) filter (where a.attempt_number > q.max_attempts) as bad, count(*) as "all" from quiz_attempts a join quizzes q on q.id = a.quiz_id where q.max_attempts is not null;

-- Q23 the attempt's state contradicts submitted_at or passed
select count(*) filter (where (a.status = 'submitted') <> (a.submitted_at is not null) or (a.status = 'in_progress' and a.passed is not null)) as bad, count(*) as "all" from quiz_attempts a;

-- Q24 the submitted attempt's score_percent is not its points out of max_points
select count(*) filter (where abs(a.score_percent - 100.0 * a.score_points / a.max_points) > 0.51) as bad, count(*) as "all" from quiz_attempts a where a.status = 'submitted' and a.max_points > 0;

-- Q25 the submitted attempt is passed below the quiz's passing score, or failed with it
select count(*) filter (where a.passed <> (a.score_percent >= q.passing_score_percent)) as bad, count(*) as "all" from quiz_attempts a join quizzes q on q.id = a.quiz_id where a.status = 'submitted' and a.passed is not null and a.score_percent is not null;

-- Q26 the submitted attempt's score_points is not the sum of its answers' points
select count(*) filter (where a.score_points <> (select coalesce(sum(qa.points_awarded), 0) from quiz_answers qa where qa.attempt_id = a.id)) as bad, count(*) as "all" from quiz_attempts a where a.status = 'submitted';

-- Q27 the answer is to a question of another quiz than the attempt's, or earns more than the question's points
select count(*) filter (where qq.quiz_id <> a.quiz_id or qa.points_awarded > qq.points) as bad, count(*) as "all" from quiz_answers qa join quiz_attempts a on a.id = qa.attempt_id join quiz_questions qq on qq.id = qa.question_id;

-- Q28 the certificate's student or course is not that of its enrollment
select count(*) filter (where ce.student_id <> e.student_id or ce.course_id <> e.course_id) as bad, count(*) as "all" from certificates ce join enrollments e on e.id = ce.enrollment_id;

-- Q29 the certificate is for an enrollment that was not completed, or older than its completion
select count(*) filter (where e.completed_at is null or ce.issued_at < e.completed_at) as bad, count(*) as "all" from certificates ce join enrollments e on e.id = ce.enrollment_id;

-- Q30 the reviewer was never enrolled in the course, or teaches it himself
select count(*) filter (where c.instructor_id = r.student_id or not exists (select 1 from enrollments e where e.course_id = r.course_id and e.student_id = r.student_id)) as bad, count(*) as "all" from reviews r join courses c on c.id = r.course_id;

-- Q31 the order's item_count or total is not the count or the sum of its items
select count(*) filter (where o.item_count <> (select count(*) from order_items i where i.order_id = o.id) or o.total_cents <> (select coalesce(sum(i.total_cents), 0) from order_items i where i.order_id = o.id)) as bad, count(*) as "all" from orders o;

-- Q32 the order's state contradicts paid_at or refunded_at
select count(*) filter (where (o.status in ('paid', 'refunded')) <> (o.paid_at is not null) or (o.status = 'refunded') <> (o.refunded_at is not null)) as bad, count(*) as "all" from orders o;

-- Q33 the item's total is not its price less its discount, or not platform fee and instructor's share together
select count(*) filter (where i.total_cents <> i.price_cents - i.discount_cents or i.total_cents <> i.platform_fee_cents + i.instructor_share_cents) as bad, count(*) as "all" from order_items i;

-- Q34 the item's payout goes to another instructor than the item's
select count(*) filter (where p.instructor_id <> i.instructor_id) as bad, count(*) as "all" from order_items i join payouts p on p.id = i.payout_id;

-- Q35 the payout's amount or item_count is not the sum of the instructor's shares or the count of its items
select count(*) filter (where p.amount_cents <> (select coalesce(sum(i.instructor_share_cents), 0) from order_items i where i.payout_id = p.id) or p.item_count <> (select count(*) from order_items i where i.payout_id = p.id)) as bad, count(*) as "all" from payouts p;

-- Q36 the payout is paid without paid_at, or has it without being paid
select count(*) filter (where (p.status = 'paid') <> (p.paid_at is not null)) as bad, count(*) as "all" from payouts p;
