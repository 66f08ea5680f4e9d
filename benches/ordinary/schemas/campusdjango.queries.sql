-- Q1 enrollment was completed before it began
SELECT count(*) FILTER (WHERE completed_at < enrolled_at) AS bad, count(*) AS "all" FROM enrollments_enrollment WHERE completed_at IS NOT NULL;
-- Q2 another coupon has the same code
SELECT count(*) FILTER (WHERE EXISTS (SELECT 1 FROM payments_coupon b WHERE upper(b.code) = upper(a.code) AND b.id <> a.id)) AS bad, count(*) AS "all" FROM payments_coupon a;
-- Q3 quiz attempt was submitted before it was started
SELECT count(*) FILTER (WHERE submitted_at < started_at) AS bad, count(*) AS "all" FROM quizzes_attempt WHERE submitted_at IS NOT NULL;
-- Q4 assignment was graded before it was submitted
SELECT count(*) FILTER (WHERE graded_at < submitted_at) AS bad, count(*) AS "all" FROM assignments_submission WHERE graded_at IS NOT NULL;
-- Q5 course was published before it was created
SELECT count(*) FILTER (WHERE published_at < created_at) AS bad, count(*) AS "all" FROM courses_course WHERE published_at IS NOT NULL;
-- Q6 student enrolled before the account existed
SELECT count(*) FILTER (WHERE e.enrolled_at < u.date_joined) AS bad, count(*) AS "all" FROM enrollments_enrollment e JOIN accounts_user u ON u.id = e.student_id;
-- Q7 billing postal code in Germany, France, Italy, Spain or the USA is not of five digits
SELECT count(*) FILTER (WHERE billing_postal_code !~ '^[0-9]{5}(-[0-9]{4})?$') AS bad, count(*) AS "all" FROM payments_order WHERE billing_postal_code <> '' AND billing_country IN ('DE', 'FR', 'IT', 'ES', 'US');
-- Q8 certificate was issued before the student enrolled
SELECT count(*) FILTER (WHERE c.issued_at < e.enrolled_at) AS bad, count(*) AS "all" FROM certificates_certificate c JOIN enrollments_enrollment e ON e.id = c.enrollment_id;
-- Q9 user was less than 5 or more than 110 years old when joining
SELECT count(*) FILTER (WHERE date_joined::date - birth_date NOT BETWEEN 5 * 365 AND 110 * 366) AS bad, count(*) AS "all" FROM accounts_user WHERE birth_date IS NOT NULL;
-- Q10 published course has no time of publication
SELECT count(*) FILTER (WHERE published_at IS NULL) AS bad, count(*) AS "all" FROM courses_course WHERE status = 'published';
-- Q11 active enrollment has a time of cancellation
SELECT count(*) FILTER (WHERE cancelled_at IS NOT NULL) AS bad, count(*) AS "all" FROM enrollments_enrollment WHERE status = 'active';
-- Q12 completed enrollment has no time of completion
SELECT count(*) FILTER (WHERE completed_at IS NULL) AS bad, count(*) AS "all" FROM enrollments_enrollment WHERE status = 'completed';
-- Q13 graded quiz attempt has no score
SELECT count(*) FILTER (WHERE score IS NULL) AS bad, count(*) AS "all" FROM quizzes_attempt WHERE status = 'graded';
-- Q14 pending order has a time of payment
SELECT count(*) FILTER (WHERE paid_at IS NOT NULL) AS bad, count(*) AS "all" FROM payments_order WHERE status = 'pending';
-- Q15 published course has no lesson
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM courses_lesson l JOIN courses_section s ON s.id = l.section_id WHERE s.course_id = c.id)) AS bad, count(*) AS "all" FROM courses_course c WHERE c.status = 'published';
-- Q16 last four of the card are not four digits
SELECT count(*) FILTER (WHERE card_last4 !~ '^[0-9]{4}$') AS bad, count(*) AS "all" FROM payments_payment WHERE card_last4 <> '';
-- Q17 certificate for an enrollment which was cancelled
SELECT count(*) FILTER (WHERE e.status = 'cancelled') AS bad, count(*) AS "all" FROM certificates_certificate c JOIN enrollments_enrollment e ON e.id = c.enrollment_id;
-- Q18 order total is not subtotal less discount plus tax
SELECT count(*) FILTER (WHERE abs(total - (subtotal - discount + tax)) > 0.01) AS bad, count(*) AS "all" FROM payments_order;
-- Q19 order subtotal differs from the sum of its items
SELECT count(*) FILTER (WHERE abs(o.subtotal - (SELECT coalesce(sum(i.unit_price), 0) FROM payments_orderitem i WHERE i.order_id = o.id)) > 0.01) AS bad, count(*) AS "all" FROM payments_order o;
-- Q20 lesson counter of the course differs from its lessons
SELECT count(*) FILTER (WHERE c.lesson_count <> (SELECT count(*) FROM courses_lesson l JOIN courses_section s ON s.id = l.section_id WHERE s.course_id = c.id)) AS bad, count(*) AS "all" FROM courses_course c;
-- Q21 total points of the quiz differ from the sum over its questions
SELECT count(*) FILTER (WHERE q.total_points <> (SELECT coalesce(sum(n.points), 0) FROM quizzes_question n WHERE n.quiz_id = q.id)) AS bad, count(*) AS "all" FROM quizzes_quiz q;
-- Q22 coupon was used more often than allowed
SELECT count(*) FILTER (WHERE times_used > max_uses) AS bad, count(*) AS "all" FROM payments_coupon WHERE max_uses IS NOT NULL;
-- Q23 score of the attempt is above its maximum
SELECT count(*) FILTER (WHERE score > max_score) AS bad, count(*) AS "all" FROM quizzes_attempt WHERE score IS NOT NULL;
-- Q24 submission got more points than the assignment has
SELECT count(*) FILTER (WHERE s.points > a.max_points) AS bad, count(*) AS "all" FROM assignments_submission s JOIN assignments_assignment a ON a.id = s.assignment_id WHERE s.points IS NOT NULL;
-- Q25 progress in a lesson of another course than the one enrolled in
SELECT count(*) FILTER (WHERE s.course_id <> e.course_id) AS bad, count(*) AS "all" FROM enrollments_lessonprogress p JOIN enrollments_enrollment e ON e.id = p.enrollment_id JOIN courses_lesson l ON l.id = p.lesson_id JOIN courses_section s ON s.id = l.section_id;
-- Q26 attempt at a quiz of another course than the one enrolled in
SELECT count(*) FILTER (WHERE s.course_id <> e.course_id) AS bad, count(*) AS "all" FROM quizzes_attempt a JOIN enrollments_enrollment e ON e.id = a.enrollment_id JOIN quizzes_quiz q ON q.id = a.quiz_id JOIN courses_lesson l ON l.id = q.lesson_id JOIN courses_section s ON s.id = l.section_id;
-- Q27 chosen answer is a choice of another question
SELECT count(*) FILTER (WHERE c.question_id <> a.question_id) AS bad, count(*) AS "all" FROM quizzes_answer a JOIN quizzes_choice c ON c.id = a.choice_id;
-- Q28 reply stands under another lesson than the comment it answers
SELECT count(*) FILTER (WHERE c.lesson_id <> p.lesson_id) AS bad, count(*) AS "all" FROM discussions_comment c JOIN discussions_comment p ON p.id = c.parent_id;
-- Q29 payment in another currency than its order
SELECT count(*) FILTER (WHERE p.currency <> o.currency) AS bad, count(*) AS "all" FROM payments_payment p JOIN payments_order o ON o.id = p.order_id;
-- Q30 course title on the certificate is not the title of the course
SELECT count(*) FILTER (WHERE t.course_title <> c.title) AS bad, count(*) AS "all" FROM certificates_certificate t JOIN enrollments_enrollment e ON e.id = t.enrollment_id JOIN courses_course c ON c.id = e.course_id;
-- Q31 name on the certificate does not contain the student's last name
SELECT count(*) FILTER (WHERE position(lower(u.last_name) in lower(t.student_name)) = 0) AS bad, count(*) AS "all" FROM certificates_certificate t JOIN enrollments_enrollment e ON e.id = t.enrollment_id JOIN accounts_user u ON u.id = e.student_id WHERE u.last_name <> '';
-- Q32 review by a person who is not enrolled in the course
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM enrollments_enrollment e WHERE e.course_id = r.course_id AND e.student_id = r.author_id)) AS bad, count(*) AS "all" FROM reviews_review r;
-- Q33 question with choices has none that is correct
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM quizzes_choice c WHERE c.question_id = q.id AND c.is_correct)) AS bad, count(*) AS "all" FROM quizzes_question q WHERE EXISTS (SELECT 1 FROM quizzes_choice c WHERE c.question_id = q.id);
-- Q34 another section of the same course has the same title
SELECT count(*) FILTER (WHERE EXISTS (SELECT 1 FROM courses_section b WHERE b.course_id = a.course_id AND lower(b.title) = lower(a.title) AND b.id <> a.id)) AS bad, count(*) AS "all" FROM courses_section a;
-- Q35 another choice of the same question has the same text
SELECT count(*) FILTER (WHERE EXISTS (SELECT 1 FROM quizzes_choice b WHERE b.question_id = a.question_id AND lower(b.text) = lower(a.text) AND b.id <> a.id)) AS bad, count(*) AS "all" FROM quizzes_choice a;
-- Q36 review's rating is not 1 to 5 stars
SELECT count(*) FILTER (WHERE rating NOT BETWEEN 1 AND 5) AS bad, count(*) AS "all" FROM reviews_review;
