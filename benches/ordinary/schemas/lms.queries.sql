-- Q1 profile e-mail is not the account's
select count(*) filter (where lower(p.email)<>lower(u.email)) as bad, count(*) as "all" from profiles p join auth.users u on u.id=p.id;

-- Q2 e-mail of another person (first.last form, no part of the name in it)
select count(*) filter (where position(lower(left(split_part(full_name,' ',1),3)) in lower(split_part(email,'@',1)))=0 and position(lower(left(regexp_replace(full_name,'^.* ',''),3)) in lower(split_part(email,'@',1)))=0) as bad, count(*) as "all" from profiles where email ~ '^[a-z]+[._][a-z]+[0-9]*@' and full_name ~ '^[A-Za-z]{3,} ([A-Za-z.]+ )*[A-Za-z]{3,}$';

-- Q3 account confirmed or signed in before it was created
select count(*) filter (where email_confirmed_at<created_at or last_sign_in_at<created_at or updated_at<created_at) as bad, count(*) as "all" from auth.users;

-- Q4 account without a profile
select count(*) filter (where not exists(select 1 from profiles p where p.id=u.id)) as bad, count(*) as "all" from auth.users u;

-- Q5 slug does not follow from the name or title
select count(*) filter (where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or slug !~ ('^'||left(lower(regexp_replace(n,'[^A-Za-z0-9].*$','')),4))) as bad, count(*) as "all" from (select name n,slug from companies union all select title,slug from courses) x where n ~ '^[A-Za-z0-9]{2}' and n !~* '^(the|a|an) ';

-- Q6 owner is not a member of the company with role owner
select count(*) filter (where not exists(select 1 from company_members m where m.company_id=c.id and m.profile_id=c.owner_id and m.role='owner')) as bad, count(*) as "all" from companies c;

-- Q7 seats_used is not the number of active members
select count(*) filter (where seats_used<>(select count(*) from company_members m where m.company_id=c.id and is_active)) as bad, count(*) as "all" from companies c;

-- Q8 more active members than seats
select count(*) filter (where seats_used>seats or (select count(*) from company_members m where m.company_id=c.id and is_active)>seats) as bad, count(*) as "all" from companies c;

-- Q9 inactive member without deactivated_at, active one with, or deactivated before joining
select count(*) filter (where is_active=(deactivated_at is not null) or deactivated_at<joined_at) as bad, count(*) as "all" from company_members;

-- Q10 joined before the company existed
select count(*) filter (where m.joined_at<c.created_at-interval '1 hour') as bad, count(*) as "all" from company_members m join companies c on c.id=m.company_id;

-- Q11 team manager outside the company, or a mere learner
select count(*) filter (where m.profile_id is null or m.role='learner') as bad, count(*) as "all" from teams t left join company_members m on m.company_id=t.company_id and m.profile_id=t.manager_id where t.manager_id is not null;

-- Q12 team member outside the company
select count(*) filter (where not exists(select 1 from company_members m where m.company_id=t.company_id and m.profile_id=x.profile_id)) as bad, count(*) as "all" from team_members x join teams t on t.id=x.team_id;

-- Q13 added to the team by someone outside the company, or before the team existed
select count(*) filter (where (x.added_by is not null and not exists(select 1 from company_members m where m.company_id=t.company_id and m.profile_id=x.added_by)) or x.added_at<t.created_at) as bad, count(*) as "all" from team_members x join teams t on t.id=x.team_id;

-- Q14 member_count is not the number of team members
select count(*) filter (where member_count<>(select count(*) from team_members x where x.team_id=t.id)) as bad, count(*) as "all" from teams t;

-- Q15 course written by someone outside the company, or a mere learner
select count(*) filter (where not exists(select 1 from company_members m where m.company_id=c.company_id and m.profile_id=c.author_id and m.role<>'learner')) as bad, count(*) as "all" from courses c;

-- Q16 course status against published_at and archived_at
select count(*) filter (where (status='published' and published_at is null) or (status='draft' and published_at is not null) or (status='archived')<>(archived_at is not null)) as bad, count(*) as "all" from courses;

-- Q17 course published before created, or archived before published
select count(*) filter (where published_at<created_at or archived_at<published_at or archived_at<created_at or updated_at<created_at) as bad, count(*) as "all" from courses;

-- Q18 lesson_count or duration is not that of the lessons
select count(*) filter (where lesson_count<>(select count(*) from lessons l where l.course_id=c.id) or duration_minutes<>(select coalesce(sum(l.duration_minutes),0) from lessons l where l.course_id=c.id)) as bad, count(*) as "all" from courses c;

-- Q19 published course without a lesson
select count(*) filter (where not exists(select 1 from lessons l where l.course_id=c.id)) as bad, count(*) as "all" from courses c where status='published';

-- Q20 positions of modules in a course or lessons in a module are not 1, 2, 3, …
select count(*) filter (where position<>r) as bad, count(*) as "all" from (select position,row_number() over (partition by course_id order by position) r from modules union all select position,row_number() over (partition by module_id order by position) from lessons) x;

-- Q21 sizes: more companies than members, teams than members, courses than lessons, modules than lessons
select count(*) filter (where a>b) as bad, count(*) as "all" from (values ((select count(*) from companies),(select count(*) from company_members)), ((select count(*) from teams),(select count(*) from company_members)), ((select count(*) from courses),(select count(*) from lessons)), ((select count(*) from modules),(select count(*) from lessons))) x(a,b);

-- Q22 lesson in a module of another course
select count(*) filter (where m.course_id<>l.course_id) as bad, count(*) as "all" from lessons l join modules m on m.id=l.module_id;

-- Q23 kind of lesson against video_url, body and max_score
select count(*) filter (where (kind='video')<>(video_url is not null) or (kind<>'article' and body is not null) or (kind='article' and body is null) or (kind='quiz')<>(max_score is not null)) as bad, count(*) as "all" from lessons;

-- Q24 assignment of a course, team or person of another company
select count(*) filter (where c.company_id<>a.company_id or t.company_id<>a.company_id or (a.profile_id is not null and not exists(select 1 from company_members m where m.company_id=a.company_id and m.profile_id=a.profile_id))) as bad, count(*) as "all" from assignments a join courses c on c.id=a.course_id left join teams t on t.id=a.team_id;

-- Q25 assigned by someone outside the company, or a mere learner
select count(*) filter (where not exists(select 1 from company_members m where m.company_id=a.company_id and m.profile_id=a.assigned_by and m.role<>'learner')) as bad, count(*) as "all" from assignments a;

-- Q26 assignment due before it was made, or of a draft
select count(*) filter (where a.due_on<a.created_at::date or c.status='draft') as bad, count(*) as "all" from assignments a join courses c on c.id=a.course_id;

-- Q27 enrolled in a course of a company where one is no member, or in a draft
select count(*) filter (where c.status='draft' or not exists(select 1 from company_members m where m.company_id=c.company_id and m.profile_id=e.profile_id)) as bad, count(*) as "all" from enrollments e join courses c on c.id=e.course_id;

-- Q28 enrollment by an assignment of another course or person, a team one is not in, or made later
select count(*) filter (where a.course_id<>e.course_id or a.profile_id<>e.profile_id or (a.team_id is not null and not exists(select 1 from team_members m where m.team_id=a.team_id and m.profile_id=e.profile_id)) or e.enrolled_at<a.created_at) as bad, count(*) as "all" from enrollments e join assignments a on a.id=e.assignment_id;

-- Q29 enrollment status against its timestamps
select count(*) filter (where (status='not_started' and (started_at is not null or completed_at is not null)) or (status='in_progress' and (started_at is null or completed_at is not null)) or (status='completed' and (completed_at is null or started_at is null)) or (status='cancelled')<>(cancelled_at is not null)) as bad, count(*) as "all" from enrollments;

-- Q30 enrolled, started, completed out of order, or before the course was published
select count(*) filter (where e.started_at<e.enrolled_at or e.completed_at<e.started_at or e.cancelled_at<e.enrolled_at or e.started_at<c.published_at) as bad, count(*) as "all" from enrollments e join courses c on c.id=e.course_id;

-- Q31 progress against status: completed below 100, not started above 0
select count(*) filter (where (status='completed' and progress_percent<>100) or (status='not_started' and (progress_percent<>0 or lessons_completed<>0)) or (status='in_progress' and progress_percent=100)) as bad, count(*) as "all" from enrollments;

-- Q32 lessons_completed is not the count of completed lessons, or progress not its share
select count(*) filter (where e.lessons_completed<>n or (c.lesson_count>0 and abs(e.progress_percent-100.0*n/c.lesson_count)>1)) as bad, count(*) as "all" from (select e.*,(select count(*) from lesson_progress p where p.enrollment_id=e.id and p.completed_at is not null) n from enrollments e) e join courses c on c.id=e.course_id;

-- Q33 progress in a lesson of another course
select count(*) filter (where l.course_id<>e.course_id) as bad, count(*) as "all" from lesson_progress p join enrollments e on e.id=p.enrollment_id join lessons l on l.id=p.lesson_id;

-- Q34 lesson progress completed before started, outside the enrollment, or of a course not started
select count(*) filter (where p.completed_at<p.started_at or p.started_at<e.started_at or p.started_at<e.enrolled_at or p.completed_at>e.completed_at+interval '1 minute' or e.status='not_started') as bad, count(*) as "all" from lesson_progress p join enrollments e on e.id=p.enrollment_id;

-- Q35 seconds spent exceed the time between start and end
select count(*) filter (where seconds_spent>extract(epoch from completed_at-started_at)+60) as bad, count(*) as "all" from lesson_progress where completed_at is not null;

-- Q36 quiz attempt by another person, on a lesson of another course or one that is no quiz
select count(*) filter (where a.profile_id<>e.profile_id or l.course_id<>e.course_id or l.kind<>'quiz') as bad, count(*) as "all" from quiz_attempts a join enrollments e on e.id=a.enrollment_id join lessons l on l.id=a.lesson_id;

-- Q37 quiz score above the maximum, maximum not the quiz's, or passed against the score
select count(*) filter (where a.score>a.max_score or a.max_score<>l.max_score or (a.submitted_at is null)<>(a.score is null) or (a.submitted_at is null)<>(a.passed is null) or a.passed<>(100.0*a.score/a.max_score>=c.pass_percent) or a.submitted_at<a.started_at) as bad, count(*) as "all" from quiz_attempts a join lessons l on l.id=a.lesson_id join enrollments e on e.id=a.enrollment_id join courses c on c.id=e.course_id where a.max_score>0;

-- Q38 attempt numbers of a quiz are not 1, 2, 3, … in time
select count(*) filter (where attempt_number<>r) as bad, count(*) as "all" from (select attempt_number,row_number() over (partition by enrollment_id,lesson_id order by started_at,attempt_number) r from quiz_attempts) x;

-- Q39 certificate for another person or course than the enrollment, or for a course not completed
select count(*) filter (where c.profile_id<>e.profile_id or c.course_id<>e.course_id or e.status<>'completed' or c.issued_at<e.completed_at) as bad, count(*) as "all" from certificates c join enrollments e on e.id=c.enrollment_id;

-- Q40 certificate with another name or title printed, expired before issued, or a reason though not revoked
select count(*) filter (where c.recipient_name<>p.full_name or c.course_title<>k.title or c.expires_at<=c.issued_at or c.revoked_at<c.issued_at or (c.revoke_reason is not null and c.revoked_at is null)) as bad, count(*) as "all" from certificates c join profiles p on p.id=c.profile_id join courses k on k.id=c.course_id;
