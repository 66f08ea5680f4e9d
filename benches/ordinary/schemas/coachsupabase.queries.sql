-- Q1 COPY e-mail of a profile is not that of the user
select count(*) filter (where lower(p.email) <> lower(u.email)) as bad, count(*) as "all" from public.profiles p join auth.users u on u.id = p.id;

-- Q2 ORDER user confirmed or signed in before made, changed before made, or any of it ahead of now
select count(*) filter (where email_confirmed_at < created_at or last_sign_in_at < created_at or updated_at < created_at or created_at > '2026-01-02' or last_sign_in_at > '2026-01-02') as bad, count(*) as "all" from auth.users;

-- Q3 WORDS e-mail that is none, username with spaces or timezone that is none
select count(*) filter (where email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or username ~ '\s' or timezone !~ '^([A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2}|UTC|GMT)$') as bad, count(*) as "all" from public.profiles;

-- Q4 NOW client under 12 or over 110 years old, or onboarded or changed before the profile was made
select count(*) filter (where date_of_birth > '2014-01-01' or date_of_birth < '1915-01-01' or onboarded_at < created_at or onboarded_at > '2026-01-02' or updated_at < created_at) as bad, count(*) as "all" from public.profiles;

-- Q5 WORDS body height of nobody (under 100 or over 230 cm)
select count(*) filter (where h not between 100 and 230) as bad, count(*) as "all" from (select height_cm h from public.profiles union all select height_cm from public.body_measurements) x where h is not null;

-- Q6 BOUND profile from before the user
select count(*) filter (where p.created_at < u.created_at - interval '1 minute') as bad, count(*) as "all" from public.profiles p join auth.users u on u.id = p.id;

-- Q7 ROLE coach whose profile is a client's
select count(*) filter (where p.role <> 'coach') as bad, count(*) as "all" from public.coaches c join public.profiles p on p.id = c.id;

-- Q8 NOW coach with more years of experience than a life allows (16 at least)
select count(*) filter (where c.years_experience > 2026 - extract(year from p.date_of_birth) - 15 or c.years_experience > 70) as bad, count(*) as "all" from public.coaches c join public.profiles p on p.id = c.id where c.years_experience is not null;

-- Q9 STATUS verified without a time, or a time though not verified
select count(*) filter (where is_verified <> (verified_at is not null) or verified_at < created_at) as bad, count(*) as "all" from public.coaches;

-- Q10 COUNT active_client_count is not the number of active clients
select count(*) filter (where active_client_count <> (select count(*) from public.coach_clients r where r.coach_id = c.id and r.status = 'active')) as bad, count(*) as "all" from public.coaches c;

-- Q11 BOUND more active clients than the coach takes
select count(*) filter (where active_client_count > max_clients or max_clients < 0) as bad, count(*) as "all" from public.coaches;

-- Q12 COUNT review_count is not the number of reviews (all, or public)
select count(*) filter (where review_count not in ((select count(*) from public.reviews r where r.coach_id = c.id), (select count(*) from public.reviews r where r.coach_id = c.id and is_public))) as bad, count(*) as "all" from public.coaches c;

-- Q13 COUNT rating_avg is not the average of the reviews (all, or public)
select count(*) filter (where (rating_avg is not null and a is null) or (abs(rating_avg - a) > 0.06 and coalesce(abs(rating_avg - b) > 0.06, true)) or (rating_avg is null and b is not null)) as bad, count(*) as "all" from (select rating_avg, (select avg(rating) from public.reviews r where r.coach_id = c.id) a, (select avg(rating) from public.reviews r where r.coach_id = c.id and is_public) b from public.coaches c) c where rating_avg is not null or a is not null;

-- Q14 ROLE client who is one's own coach
select count(*) filter (where coach_id = client_id) as bad, count(*) as "all" from public.coach_clients;

-- Q15 STATUS coaching pending though begun, active though not, ended without a time, a time or reason though it goes on
select count(*) filter (where (status = 'pending' and started_at is not null) or (status in ('active', 'paused') and started_at is null) or (status = 'ended') <> (ended_at is not null) or (status <> 'ended' and end_reason is not null) or started_at < requested_at or ended_at < started_at or ended_at < requested_at or started_at > '2026-01-02' or ended_at > '2026-01-02') as bad, count(*) as "all" from public.coach_clients;

-- Q16 SUM payout is not price less fee, or a fee above the price
select count(*) filter (where payout_cents <> price_cents::bigint - platform_fee_cents or platform_fee_cents not between 0 and price_cents) as bad, count(*) as "all" from public.subscriptions;

-- Q17 STATUS subscription cancelled without a time, trial without an end, or period upside down
select count(*) filter (where (status = 'canceled' and canceled_at is null) or (status = 'trialing' and trial_end is null) or current_period_end <= current_period_start or canceled_at < created_at or trial_end < created_at) as bad, count(*) as "all" from public.subscriptions;

-- Q18 FARSTATE subscription that runs though its period ended over a month ago or lies ahead, or though the coaching has ended
select count(*) filter (where s.current_period_end < '2025-12-01' or s.current_period_start > '2026-01-02' or r.status = 'ended') as bad, count(*) as "all" from public.subscriptions s join public.coach_clients r on r.id = s.coach_client_id where s.status in ('active', 'trialing');

-- Q19 ALONE coaching with two subscriptions that run
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) n from public.subscriptions where status in ('active', 'trialing') group by coach_client_id) x;

-- Q20 WORDS currency that is none
select count(*) filter (where currency !~* '^[a-z]{3}$') as bad, count(*) as "all" from public.subscriptions;

-- Q21 TEXT slug that is none, or does not begin like the name
select count(*) filter (where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or position(split_part(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), '-', 1) in slug) = 0) as bad, count(*) as "all" from public.exercises;

-- Q22 KIND exercise with the own weight that needs a barbell or a machine
select count(*) filter (where is_bodyweight and equipment <> 'none') as bad, count(*) as "all" from public.exercises;

-- Q23 STATUS free program with a price, or a price below none
select count(*) filter (where is_free and price_cents > 0 or price_cents < 0) as bad, count(*) as "all" from public.programs;

-- Q24 STATUS program published without a time, a time though it is not, or published before it was made
select count(*) filter (where is_published <> (published_at is not null) or published_at < created_at or published_at > '2026-01-02' or updated_at < created_at) as bad, count(*) as "all" from public.programs;

-- Q25 COUNT workout_count is not the number of workouts of the program
select count(*) filter (where workout_count <> (select count(*) from public.workouts w where w.program_id = p.id)) as bad, count(*) as "all" from public.programs p;

-- Q26 BOUND workout in a week after the program's last
select count(*) filter (where w.week > p.duration_weeks) as bad, count(*) as "all" from public.workouts w join public.programs p on p.id = w.program_id;

-- Q27 BOUND week with more workouts than the program has in a week
select count(*) filter (where n > workouts_per_week) as bad, count(*) as "all" from (select p.workouts_per_week, count(*) n from public.workouts w join public.programs p on p.id = w.program_id group by w.program_id, w.week, p.workouts_per_week) x;

-- Q28 COUNT exercise_count is not the number of exercises of the workout
select count(*) filter (where exercise_count <> (select count(*) from public.workout_exercises e where e.workout_id = w.id)) as bad, count(*) as "all" from public.workouts w;

-- Q29 WORDS workout that takes no minute or over six hours, or a rest over half an hour
select count(*) filter (where not ok) as bad, count(*) as "all" from (select estimated_minutes between 1 and 360 ok from public.workouts where estimated_minutes is not null union all select rest_seconds between 0 and 1800 from public.workout_exercises) x;

-- Q30 ORDER fewest repetitions above the most, or sets without end (over 30)
select count(*) filter (where reps_min > reps_max or reps_min < 0 or sets > 30) as bad, count(*) as "all" from public.workout_exercises;

-- Q31 MEMBER program assigned to a client of another coach than its author
select count(*) filter (where r.coach_id <> p.coach_id) as bad, count(*) as "all" from public.program_assignments a join public.coach_clients r on r.id = a.coach_client_id join public.programs p on p.id = a.program_id;

-- Q32 PATH client of an assignment is not that of the coaching
select count(*) filter (where r.client_id <> a.client_id) as bad, count(*) as "all" from public.program_assignments a join public.coach_clients r on r.id = a.coach_client_id;

-- Q33 BOUND assignment that does not last the weeks of the program (give or take two)
select count(*) filter (where a.end_date < a.start_date or a.end_date - a.start_date not between p.duration_weeks * 7 - 15 and p.duration_weeks * 7 + 15) as bad, count(*) as "all" from public.program_assignments a join public.programs p on p.id = a.program_id;

-- Q34 COUNT total_workouts is not the number of the program's workouts
select count(*) filter (where a.total_workouts <> (select count(*) from public.workouts w where w.program_id = a.program_id)) as bad, count(*) as "all" from public.program_assignments a;

-- Q35 COUNT completed_workouts is not the number of workouts logged as completed, or above the total
select count(*) filter (where completed_workouts <> (select count(*) from public.workout_logs l where l.assignment_id = a.id and l.status = 'completed') or completed_workouts > total_workouts) as bad, count(*) as "all" from public.program_assignments a;

-- Q36 SUM progress is not the share of completed workouts
select count(*) filter (where progress_pct not between 0 and 100 or abs(progress_pct - 100.0 * completed_workouts / nullif(total_workouts, 0)) > 1) as bad, count(*) as "all" from public.program_assignments;

-- Q37 STATUS assignment completed without a time, a time though it is not, or completed before assigned
select count(*) filter (where (status = 'completed') <> (completed_at is not null) or completed_at < assigned_at or completed_at::date < start_date) as bad, count(*) as "all" from public.program_assignments;

-- Q38 FARSTATE assignment active before its start, or scheduled though its start is over a month ago, or active two months after its end
select count(*) filter (where (status in ('active', 'completed') and start_date > '2026-01-01') or (status = 'scheduled' and start_date < '2025-12-01') or (status = 'active' and end_date < '2025-11-01')) as bad, count(*) as "all" from public.program_assignments;

-- Q39 PATH workout logged of another program than the assignment's
select count(*) filter (where w.program_id <> a.program_id) as bad, count(*) as "all" from public.workout_logs l join public.program_assignments a on a.id = l.assignment_id join public.workouts w on w.id = l.workout_id;

-- Q40 PATH workout logged by another client than the assignment's
select count(*) filter (where l.client_id <> a.client_id) as bad, count(*) as "all" from public.workout_logs l join public.program_assignments a on a.id = l.assignment_id;

-- Q41 BOUND workout planned for a day outside the assignment (a week either way)
select count(*) filter (where l.scheduled_for not between a.start_date - 7 and a.end_date + 7) as bad, count(*) as "all" from public.workout_logs l join public.program_assignments a on a.id = l.assignment_id;

-- Q42 STATUS workout planned or skipped though begun, completed without its times, or a reason to skip though it was not
select count(*) filter (where (status in ('planned', 'skipped') and (started_at is not null or finished_at is not null)) or (status = 'in_progress' and (started_at is null or finished_at is not null)) or (status = 'completed' and finished_at is null) or (status <> 'skipped' and skip_reason is not null) or finished_at < started_at) as bad, count(*) as "all" from public.workout_logs;

-- Q43 SUM minutes are not those from start to finish
select count(*) filter (where duration_minutes < 0 or abs(duration_minutes - extract(epoch from finished_at - started_at) / 60) > 1) as bad, count(*) as "all" from public.workout_logs where duration_minutes is not null;

-- Q44 NOW workout completed ahead of now, or far from the day it was planned for (a month)
select count(*) filter (where finished_at > '2026-01-02' or started_at > '2026-01-02' or started_at::date not between scheduled_for - 31 and scheduled_for + 31) as bad, count(*) as "all" from public.workout_logs where started_at is not null;

-- Q45 SUM volume is not the sum of repetitions and weights of the sets
select count(*) filter (where abs(total_volume_kg - n) > 0.1) as bad, count(*) as "all" from (select l.*, (select sum(reps * weight_kg) from public.set_logs s where s.workout_log_id = l.id) n from public.workout_logs l) l where n is not null;

-- Q46 FARSTATE sets of a workout that was planned or skipped, or logged before it started
select count(*) filter (where l.status in ('planned', 'skipped') or s.logged_at < l.started_at) as bad, count(*) as "all" from public.set_logs s join public.workout_logs l on l.id = s.workout_log_id;

-- Q47 PATH set of an exercise of another workout than the one logged
select count(*) filter (where e.workout_id <> l.workout_id) as bad, count(*) as "all" from public.set_logs s join public.workout_logs l on l.id = s.workout_log_id join public.workout_exercises e on e.id = s.workout_exercise_id;

-- Q48 WORDS more weight than anybody lifts (over 600 kg), or below none, or over 1,000 repetitions
select count(*) filter (where weight_kg not between 0 and 600 or reps > 1000) as bad, count(*) as "all" from public.set_logs;

-- Q49 SUM BMI is not weight by height squared
select count(*) filter (where abs(bmi - weight_kg / (nullif(height_cm, 0) / 100.0) ^ 2) > 0.2) as bad, count(*) as "all" from public.body_measurements;

-- Q50 COPY height measured is not that of the profile (give or take 5 cm)
select count(*) filter (where abs(m.height_cm - p.height_cm) > 5) as bad, count(*) as "all" from public.body_measurements m join public.profiles p on p.id = m.client_id where p.height_cm is not null;

-- Q51 NOW measured ahead of now, or a weight of nobody (under 25 or over 350 kg)
select count(*) filter (where measured_on > '2026-01-01' or weight_kg not between 25 and 350) as bad, count(*) as "all" from public.body_measurements;

-- Q52 ORDER weight that changed by over 30 kg within a month
select count(*) filter (where abs(weight_kg - b) > 30 and measured_on - d < 31) as bad, count(*) as "all" from (select weight_kg, measured_on, lag(weight_kg) over (partition by client_id order by measured_on) b, lag(measured_on) over (partition by client_id order by measured_on) d from public.body_measurements) x;

-- Q53 SUM calories are not those of protein, carbs and fat (a tenth either way)
select count(*) filter (where protein_g < 0 or carbs_g < 0 or fat_g < 0 or abs(calories - (4.0 * protein_g + 4.0 * carbs_g + 9.0 * fat_g)) > calories * 0.1 + 5) as bad, count(*) as "all" from public.nutrition_targets;

-- Q54 ALONE two targets of a coaching on a day, or one that ends before it begins
select count(*) filter (where t.valid_to < t.valid_from or exists (select 1 from public.nutrition_targets x where x.coach_client_id = t.coach_client_id and x.id <> t.id and x.valid_from < coalesce(t.valid_to, 'infinity') and t.valid_from < coalesce(x.valid_to, 'infinity'))) as bad, count(*) as "all" from public.nutrition_targets t;

-- Q55 STATUS current target that ended, or several current ones of a coaching
select count(*) filter (where (is_current and valid_to < '2025-12-31') or (is_current and n > 1)) as bad, count(*) as "all" from (select is_current, valid_to, count(*) filter (where is_current) over (partition by coach_client_id) n from public.nutrition_targets) x;

-- Q56 WORDS week of a check-in that does not begin on a Monday, or more hours of sleep than a day has
select count(*) filter (where extract(isodow from week_start) <> 1 or sleep_hours not between 0 and 24 or jsonb_typeof(answers) <> 'object') as bad, count(*) as "all" from public.check_ins;

-- Q57 STATUS check-in reviewed without a person or before handed in, or feedback without a review
select count(*) filter (where (reviewed_at is null) <> (reviewed_by is null) or reviewed_at < submitted_at or (reviewed_at is not null and submitted_at is null) or (coach_feedback is not null and reviewed_at is null)) as bad, count(*) as "all" from public.check_ins;

-- Q58 MEMBER check-in reviewed by another coach
select count(*) filter (where c.reviewed_by <> r.coach_id) as bad, count(*) as "all" from public.check_ins c join public.coach_clients r on r.id = c.coach_client_id where c.reviewed_by is not null;

-- Q59 BOUND check-in handed in before its week, or of a week before the coaching was asked for
select count(*) filter (where c.submitted_at::date < c.week_start - 1 or c.week_start < r.requested_at::date - 7 or c.submitted_at > '2026-01-02') as bad, count(*) as "all" from public.check_ins c join public.coach_clients r on r.id = c.coach_client_id;

-- Q60 MEMBER session of a coach with somebody who never was a client
select count(*) filter (where not exists (select 1 from public.coach_clients r where r.coach_id = s.coach_id and r.client_id = s.client_id)) as bad, count(*) as "all" from public.sessions s;

-- Q61 SUM minutes of a session are not those from start to end
select count(*) filter (where ends_at <= starts_at or abs(duration_minutes - extract(epoch from ends_at - starts_at) / 60) > 1 or duration_minutes > 600) as bad, count(*) as "all" from public.sessions;

-- Q62 KIND link of a session in person, or place of one online
select count(*) filter (where (kind = 'in_person' and meeting_url is not null) or (kind = 'online' and location is not null)) as bad, count(*) as "all" from public.sessions;

-- Q63 STATUS session cancelled without a time, or a time or reason though it is not
select count(*) filter (where (status = 'cancelled') <> (canceled_at is not null) or (status <> 'cancelled' and cancel_reason is not null) or canceled_at < created_at or starts_at < created_at) as bad, count(*) as "all" from public.sessions;

-- Q64 FARSTATE session completed or missed that lies ahead, or scheduled for over a month ago
select count(*) filter (where (status in ('completed', 'no_show') and starts_at > '2026-01-02') or (status = 'scheduled' and starts_at < '2025-12-01')) as bad, count(*) as "all" from public.sessions;

-- Q65 ALONE coach with two sessions at the same time
select count(*) filter (where exists (select 1 from public.sessions x where x.coach_id = s.coach_id and x.id <> s.id and x.status <> 'cancelled' and x.starts_at < s.ends_at and s.starts_at < x.ends_at)) as bad, count(*) as "all" from public.sessions s where status <> 'cancelled';

-- Q66 MEMBER message by somebody who is neither the coach nor the client
select count(*) filter (where m.sender_id not in (r.coach_id, r.client_id)) as bad, count(*) as "all" from public.messages m join public.coach_clients r on r.id = m.coach_client_id;

-- Q67 STATUS kind of an attachment that is not there, or read before written, or written before the coaching was asked for
select count(*) filter (where (m.attachment_url is null and m.attachment_type is not null) or m.read_at < m.created_at or m.created_at < r.requested_at or m.created_at > '2026-01-02') as bad, count(*) as "all" from public.messages m join public.coach_clients r on r.id = m.coach_client_id;

-- Q68 MEMBER review by somebody who never was a client of the coach
select count(*) filter (where not exists (select 1 from public.coach_clients r where r.coach_id = v.coach_id and r.client_id = v.client_id and r.status <> 'pending')) as bad, count(*) as "all" from public.reviews v;

-- Q69 BOUND review from before the coaching began
select count(*) filter (where v.created_at < r.started_at) as bad, count(*) as "all" from public.reviews v join public.coach_clients r on r.coach_id = v.coach_id and r.client_id = v.client_id;
