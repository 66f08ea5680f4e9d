-- Q1 PATH department, hiring manager or recruiter of the job is another company's
select count(*) filter (where d.company_id <> j.company_id or m.company_id <> j.company_id or r.company_id <> j.company_id) as bad, count(*) as "all" from jobs j join users m on m.id = j.hiring_manager_id left join departments d on d.id = j.department_id left join users r on r.id = j.recruiter_id;

-- Q2 ROLE recruiter who is no recruiter, or hiring manager who only interviews
select count(*) filter (where r.role not in ('recruiter', 'admin') or m.role = 'interviewer') as bad, count(*) as "all" from jobs j join users m on m.id = j.hiring_manager_id left join users r on r.id = j.recruiter_id;

-- Q3 BOUND salary band upside down
select count(*) filter (where salary_min > salary_max) as bad, count(*) as "all" from jobs where salary_min is not null and salary_max is not null;

-- Q4 STATUS draft job that is published, open or filled one that is not, closed_at against the status
select count(*) filter (where (status = 'draft' and published_at is not null) or (status in ('open', 'filled') and published_at is null) or (status in ('filled', 'closed')) <> (closed_at is not null)) as bad, count(*) as "all" from jobs;

-- Q5 COUNT applications_count of the job is not the number of applications
select count(*) filter (where applications_count <> (select count(*) from applications a where a.job_id = j.id)) as bad, count(*) as "all" from jobs j;

-- Q6 COUNT hired_count is not the number of hired applications
select count(*) filter (where hired_count <> (select count(*) from applications a where a.job_id = j.id and a.status = 'hired')) as bad, count(*) as "all" from jobs j;

-- Q7 BOUND more hired than openings, or filled with fewer
select count(*) filter (where hired_count > openings or (status = 'filled' and hired_count < openings)) as bad, count(*) as "all" from jobs;

-- Q8 ALONE two stages of a job at one position
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by job_id, position) n from stages) s;

-- Q9 PATH stage of the application is of another job
select count(*) filter (where s.job_id <> a.job_id) as bad, count(*) as "all" from applications a join stages s on s.id = a.stage_id;

-- Q10 PATH candidate is another company's than the job
select count(*) filter (where c.company_id <> j.company_id) as bad, count(*) as "all" from applications a join candidates c on c.id = a.candidate_id join jobs j on j.id = a.job_id;

-- Q11 FARSTATE hired while the stage is not the one for hired, or the other way round
select count(*) filter (where (a.status = 'hired' and s.kind <> 'hired') or (a.status = 'active' and s.kind = 'hired')) as bad, count(*) as "all" from applications a join stages s on s.id = a.stage_id;

-- Q12 STATUS rejected without its time, or time or reason without rejection; hired_at likewise
select count(*) filter (where (status = 'rejected') <> (rejected_at is not null) or (status <> 'rejected' and rejection_reason_id is not null) or (status = 'hired') <> (hired_at is not null)) as bad, count(*) as "all" from applications;

-- Q13 ORDER applied before the job was published or after it closed; rejected or hired before applied
select count(*) filter (where a.applied_at < j.published_at or a.applied_at > j.closed_at or a.rejected_at < a.applied_at or a.hired_at < a.applied_at or a.last_activity_at < a.applied_at) as bad, count(*) as "all" from applications a join jobs j on j.id = a.job_id;

-- Q14 FARSTATE application to a job that is still a draft
select count(*) filter (where j.status = 'draft') as bad, count(*) as "all" from applications a join jobs j on j.id = a.job_id;

-- Q15 PATH rejection reason of another company
select count(*) filter (where r.company_id <> j.company_id) as bad, count(*) as "all" from applications a join rejection_reasons r on r.id = a.rejection_reason_id join jobs j on j.id = a.job_id;

-- Q16 COUNT rating is not the average of the scores, or is one without scorecards
select count(*) filter (where (x is null) <> (rating is null) or abs(rating - x) > 0.05) as bad, count(*) as "all" from (select a.rating, (select avg(score) from scorecards s where s.application_id = a.id) x from applications a) a where rating is not null or x is not null;

-- Q17 COUNT applications_count of the candidate
select count(*) filter (where applications_count <> (select count(*) from applications a where a.candidate_id = c.id)) as bad, count(*) as "all" from candidates c;

-- Q18 KIND referral without the person who referred, or one with another source
select count(*) filter (where (source = 'referral') <> (referred_by_id is not null)) as bad, count(*) as "all" from candidates;

-- Q19 PATH change between stages of another job than the application's
select count(*) filter (where t.job_id <> a.job_id or f.job_id <> a.job_id or c.from_stage_id = c.to_stage_id) as bad, count(*) as "all" from stage_changes c join applications a on a.id = c.application_id join stages t on t.id = c.to_stage_id left join stages f on f.id = c.from_stage_id;

-- Q20 ORDER a change starts from another stage than the one before ended in
select count(*) filter (where from_stage_id is distinct from prev) as bad, count(*) as "all" from (select from_stage_id, lag(to_stage_id) over (partition by application_id order by moved_at, id) prev from stage_changes) c where prev is not null;

-- Q21 FARSTATE the last change does not lead to the stage of the application
select count(*) filter (where a.stage_id <> c.to_stage_id) as bad, count(*) as "all" from applications a join lateral (select to_stage_id from stage_changes c where c.application_id = a.id order by moved_at desc, id desc limit 1) c on true;

-- Q22 ALONE several current resumes of a candidate
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) filter (where is_current) n from resumes group by candidate_id) r;

-- Q23 TEXT content type that does not fit the name of the file
select count(*) filter (where not case lower(substring(file_name from '\.([^.]+)$')) when 'pdf' then content_type = 'application/pdf' when 'doc' then content_type = 'application/msword' when 'docx' then content_type like '%wordprocessingml%' when 'txt' then content_type = 'text/plain' when 'rtf' then content_type like '%rtf' when 'odt' then content_type like '%opendocument.text' else false end) as bad, count(*) as "all" from resumes;

-- Q24 SUM interview does not end its minutes after its start
select count(*) filter (where ends_at <> starts_at + duration_minutes * interval '1 minute') as bad, count(*) as "all" from interviews;

-- Q25 KIND meeting link of an interview by phone or on site, office of one that is not on site, video without a link
select count(*) filter (where (kind <> 'video' and meeting_url is not null) or (kind <> 'onsite' and office is not null) or (kind = 'video' and meeting_url is null)) as bad, count(*) as "all" from interviews;

-- Q26 NOW interview completed in the future, or still scheduled in the past
select count(*) filter (where (status in ('completed', 'no_show') and starts_at > '2026-01-01 23:59') or (status = 'scheduled' and starts_at < '2025-12-25')) as bad, count(*) as "all" from interviews;

-- Q27 PATH stage of the interview is of another job
select count(*) filter (where s.job_id <> a.job_id) as bad, count(*) as "all" from interviews i join applications a on a.id = i.application_id join stages s on s.id = i.stage_id;

-- Q28 ORDER interview before the application, or arranged after it took place
select count(*) filter (where i.starts_at < a.applied_at or i.created_at > i.starts_at or i.created_at < a.applied_at) as bad, count(*) as "all" from interviews i join applications a on a.id = i.application_id;

-- Q29 ALONE several leads of an interview
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) filter (where is_lead) n from interviewers group by interview_id) x;

-- Q30 MEMBER scorecard by somebody who was not among the interviewers
select count(*) filter (where not exists (select 1 from interviewers i where i.interview_id = s.interview_id and i.user_id = s.interviewer_id)) as bad, count(*) as "all" from scorecards s;

-- Q31 COPY application of the scorecard is not the interview's
select count(*) filter (where i.application_id <> s.application_id) as bad, count(*) as "all" from scorecards s join interviews i on i.id = s.interview_id;

-- Q32 FARSTATE scorecard before the interview, or of one that was not held
select count(*) filter (where s.submitted_at < i.starts_at or i.status <> 'completed') as bad, count(*) as "all" from scorecards s join interviews i on i.id = s.interview_id;

-- Q33 KIND recommendation against the score: yes at 1, no at 5
select count(*) filter (where (score = 1 and recommendation in ('yes', 'strong_yes')) or (score = 5 and recommendation in ('no', 'strong_no'))) as bad, count(*) as "all" from scorecards;

-- Q34 STATUS offer: draft with a time sent, others without; answered without a time; a reason to decline without declining
select count(*) filter (where (status = 'draft') <> (sent_at is null) or (status in ('accepted', 'declined')) <> (responded_at is not null) or (status <> 'declined' and decline_reason is not null) or responded_at < sent_at or expires_at < sent_at) as bad, count(*) as "all" from offers;

-- Q35 COPY currency of the offer is not the job's
select count(*) filter (where o.currency <> j.salary_currency) as bad, count(*) as "all" from offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id;

-- Q36 BOUND offered salary is below the job's band or 30 % above it
select count(*) filter (where o.salary < j.salary_min or o.salary > 1.3 * j.salary_max) as bad, count(*) as "all" from offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id where j.salary_min <= j.salary_max;

-- Q37 FARSTATE accepted offer of an application that was rejected, or hired without one where there are offers
select count(*) filter (where (o.ok and a.status in ('rejected', 'withdrawn')) or (not o.ok and a.status = 'hired')) as bad, count(*) as "all" from applications a join (select application_id, bool_or(status = 'accepted') ok from offers group by 1) o on o.application_id = a.id;

-- Q38 ALONE one version of an offer twice
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by application_id, version) n from offers) o;

-- Q39 PATH application of the note is another candidate's
select count(*) filter (where a.candidate_id <> n.candidate_id) as bad, count(*) as "all" from notes n join applications a on a.id = n.application_id;

-- Q40 PATH reply to a note on another candidate, or before it
select count(*) filter (where p.candidate_id <> n.candidate_id or p.created_at > n.created_at or p.id = n.id) as bad, count(*) as "all" from notes n join notes p on p.id = n.reply_to_id;

-- Q41 TEXT display name without the last name
select count(*) filter (where position(lower(last_name) in lower(display_name)) = 0 and position(lower(first_name) in lower(display_name)) = 0) as bad, count(*) as "all" from users;
