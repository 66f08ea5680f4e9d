-- Q1 an application was decided before it came in, or its stage was entered before it came in or after it was decided
select count(*) filter (where least(hired_at, rejected_at, withdrawn_at) < applied_at or stage_entered_at < applied_at - interval '1 minute' or stage_entered_at > least(hired_at, rejected_at, withdrawn_at) + interval '1 day' or applied_at > now() + interval '2 days') as bad, count(*) as "all"
from applications;
-- Q2 an application came in before the job was published (one day of tolerance) or after it was closed
select count(*) filter (where a.applied_at < coalesce(j.published_at, j.created_at) - interval '1 day' or a.applied_at > j.closed_at + interval '1 day') as bad, count(*) as "all"
from applications a join jobs j on j.id = a.job_id;
-- Q3 an interview ends before it starts, is shorter than ten minutes or longer than nine hours, was scheduled after it took place, or lies before the application or after its end
select count(*) filter (where i.ends_at < i.starts_at + interval '10 minutes' or i.ends_at > i.starts_at + interval '9 hours'
    or i.created_at > i.starts_at + interval '1 day' or i.starts_at < a.applied_at or i.cancelled_at > i.ends_at + interval '2 days'
    or (i.status ~* 'complet|done' and i.starts_at > least(a.hired_at, a.rejected_at, a.withdrawn_at) + interval '1 day')) as bad, count(*) as "all"
from interviews i join applications a on a.id = i.application_id;
-- Q4 a scorecard was handed in before the interview began or more than 45 days after it, or for an interview that never took place
select count(*) filter (where s.submitted_at < i.starts_at or s.submitted_at > i.ends_at + interval '45 days' or i.status ~* 'cancel|no_?show') as bad, count(*) as "all"
from scorecards s join interviews i on i.id = s.interview_id where s.submitted_at is not null;
-- Q5 the steps of an offer are out of order: approved, sent, answered, or it expires before it is sent, or the work starts before the answer
select count(*) filter (where o.created_at < a.applied_at or o.approved_at < o.created_at - interval '1 minute' or o.sent_at < coalesce(o.approved_at, o.created_at)
    or o.responded_at < o.sent_at or o.expires_on < o.sent_at::date or o.starts_on < coalesce(o.responded_at, o.sent_at, o.created_at)::date
    or o.starts_on > (coalesce(o.responded_at, o.sent_at, o.created_at) + interval '400 days')::date) as bad, count(*) as "all"
from offers o join applications a on a.id = o.application_id;
-- Q6 a move between stages lies before the application, after its end, or in the future
select count(*) filter (where t.moved_at < a.applied_at - interval '1 minute' or t.moved_at > least(a.hired_at, a.rejected_at, a.withdrawn_at) + interval '1 day' or t.moved_at > now() + interval '2 days') as bad, count(*) as "all"
from stage_transitions t join applications a on a.id = t.application_id;
-- Q7 a user wrote notes, scheduled, moved or scored before the account existed or after it was deactivated
select count(*) filter (where x.at < least(u.created_at, u.invitation_sent_at) or x.at > u.deactivated_at + interval '1 day') as bad, count(*) as "all"
from (select author_id as uid, created_at as at from notes union all select scheduled_by_id, created_at from interviews
  union all select user_id, moved_at from stage_transitions where user_id is not null
  union all select user_id, submitted_at from scorecards where submitted_at is not null
  union all select created_by_id, created_at from offers) x join users u on u.id = x.uid;
-- Q8 an application's status does not agree with hired_at, rejected_at and withdrawn_at
select count(*) filter (where (status = 'hired') <> (hired_at is not null) or (status = 'rejected') <> (rejected_at is not null) or (status = 'withdrawn') <> (withdrawn_at is not null)) as bad, count(*) as "all"
from applications;
-- Q9 a job's status does not agree with its times, or a job never published has applicants, or it was published before the company existed
select count(*) filter (where (j.status = 'draft' and (j.published_at is not null or j.closed_at is not null or exists (select 1 from applications a where a.job_id = j.id)))
    or (j.status = 'open' and (j.published_at is null or j.closed_at is not null)) or (j.status = 'closed' and j.closed_at is null) or (j.status = 'on_hold' and j.closed_at is not null)
    or j.closed_at < coalesce(j.published_at, j.created_at) or j.published_at < j.created_at or j.created_at < c.created_at) as bad, count(*) as "all"
from jobs j join companies c on c.id = j.company_id;
-- Q10 an interview's status does not agree with its times: done but still to come, still scheduled though long over, cancelled without a time or the reverse
select count(*) filter (where (status ~* 'complet|done|no_?show' and starts_at > now() + interval '2 days')
    or (status ~* '^(scheduled|confirmed|pending)$' and ends_at < (select max(created_at) from interviews) - interval '14 days')
    or (status ~* '^complet' and completed_at is null) or (status !~* 'complet|done' and completed_at is not null)
    or (status ~* 'cancel') <> (cancelled_at is not null) or (cancellation_reason <> '' and status !~* 'cancel|no_?show|resched')
    or completed_at < starts_at) as bad, count(*) as "all"
from interviews;
-- Q11 an offer's status does not agree with its times, its approver or the reason for declining
select count(*) filter (where (status in ('draft', 'pending_approval') and (sent_at is not null or responded_at is not null or approved_at is not null))
    or (status in ('sent', 'accepted', 'declined', 'expired') and sent_at is null) or (status in ('accepted', 'declined') and responded_at is null)
    or (status in ('sent', 'expired') and responded_at is not null) or (approved_at is null) <> (approved_by_id is null)
    or (coalesce(decline_reason, '') <> '' and status not in ('declined', 'withdrawn'))
    or (status = 'sent' and expires_on < ((select max(created_at) from offers) - interval '60 days')::date)) as bad, count(*) as "all"
from offers;
-- Q12 an application with an accepted offer was rejected, has two accepted offers, or a hired one has only offers that were not accepted
select count(*) filter (where (acc >= 1 and a.status = 'rejected') or acc > 1 or (a.status = 'hired' and acc = 0)
    or (acc = 1 and a.status = 'hired' and a.hired_at < o.resp - interval '1 day')) as bad, count(*) as "all"
from applications a join (select application_id, count(*) filter (where status = 'accepted') acc, max(responded_at) filter (where status = 'accepted') resp from offers group by 1) o on o.application_id = a.id;
-- Q13 a rejected application has no reason, one that is neither rejected nor withdrawn has one, or the reason belongs to the other side
select count(*) filter (where (a.status = 'rejected' and a.rejection_reason_id is null) or (a.status in ('active', 'hired') and a.rejection_reason_id is not null)
    or (a.status = 'rejected' and r.kind ~* 'candidate|withdr|they') or (a.status = 'withdrawn' and r.kind ~* 'by_us|^rejected')) as bad, count(*) as "all"
from applications a left join rejection_reasons r on r.id = a.rejection_reason_id where a.status = 'rejected' or a.rejection_reason_id is not null;
-- Q14 an application's current stage belongs to another job, or a hired applicant does not stand in a late stage, or one not hired stands in the stage for hired people
select count(*) filter (where s.job_id <> a.job_id or (a.status = 'hired' and s.kind !~* 'hire|offer') or (a.status <> 'hired' and s.kind ~* '^hired?$')) as bad, count(*) as "all"
from applications a join stages s on s.id = a.stage_id;
-- Q15 an application, its job, its candidate and its reason are not all of the same company
select count(*) filter (where j.company_id <> a.company_id or c.company_id <> a.company_id or r.company_id <> a.company_id) as bad, count(*) as "all"
from applications a join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id left join rejection_reasons r on r.id = a.rejection_reason_id;
-- Q16 a job's department, office, hiring manager or recruiter is of another company, or a user's or parent's department is
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select d.company_id = j.company_id and h.company_id = j.company_id and coalesce(o.company_id = j.company_id, true) and coalesce(r.company_id = j.company_id, true) as ok
  from jobs j join departments d on d.id = j.department_id join users h on h.id = j.hiring_manager_id left join offices o on o.id = j.office_id left join users r on r.id = j.recruiter_id
  union all select d.company_id = u.company_id from users u join departments d on d.id = u.department_id
  union all select p.company_id = d.company_id and p.id <> d.id from departments d join departments p on p.id = d.parent_id) x;
-- Q17 a move between stages names stages of another job, or does not move at all
select count(*) filter (where f.job_id <> a.job_id or t.job_id <> a.job_id or m.from_stage_id = m.to_stage_id) as bad, count(*) as "all"
from stage_transitions m join applications a on a.id = m.application_id join stages t on t.id = m.to_stage_id left join stages f on f.id = m.from_stage_id;
-- Q18 an interview's stage is of another job, or a scheduler, participant, mover, scorer, offer writer or approver works for another company
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select s.job_id = a.job_id and u.company_id = a.company_id as ok from interviews i join applications a on a.id = i.application_id join stages s on s.id = i.stage_id join users u on u.id = i.scheduled_by_id
  union all select u.company_id = a.company_id from interview_participants p join interviews i on i.id = p.interview_id join applications a on a.id = i.application_id join users u on u.id = p.user_id
  union all select u.company_id = a.company_id from stage_transitions m join applications a on a.id = m.application_id join users u on u.id = m.user_id
  union all select u.company_id = a.company_id and coalesce(v.company_id = a.company_id, true) from offers o join applications a on a.id = o.application_id join users u on u.id = o.created_by_id left join users v on v.id = o.approved_by_id) x;
-- Q19 a scorecard's application is not that of its interview, or its author did not take part in the interview
select count(*) filter (where s.application_id <> i.application_id or not exists (select 1 from interview_participants p where p.interview_id = s.interview_id and p.user_id = s.user_id)) as bad, count(*) as "all"
from scorecards s join interviews i on i.id = s.interview_id;
-- Q20 a note hangs on something that does not exist or is of another company, its author works for another company, or it is older than the thing it is about
select count(*) filter (where g.id is null or g.company_id <> n.company_id or u.company_id <> n.company_id or n.created_at < g.at - interval '1 minute') as bad, count(*) as "all"
from notes n join users u on u.id = n.author_id left join (
  select 'Candidate' as k, id, company_id, created_at as at from candidates union all select 'Application', id, company_id, applied_at from applications
  union all select 'Job', id, company_id, created_at from jobs
  union all select 'Interview', i.id, a.company_id, i.created_at from interviews i join applications a on a.id = i.application_id
  union all select 'Offer', o.id, a.company_id, o.created_at from offers o join applications a on a.id = o.application_id
  union all select 'Scorecard', s.id, a.company_id, s.created_at from scorecards s join applications a on a.id = s.application_id
  union all select 'Department', id, company_id, created_at from departments union all select 'User', id, company_id, created_at from users
  union all select 'Company', id, id, created_at from companies) g on g.k = n.notable_type and g.id = n.notable_id;
-- Q21 a candidate's source or referrer is of another company, or a referrer is given although the source is no referral
select count(*) filter (where s.company_id <> c.company_id or u.company_id <> c.company_id or (c.referred_by_id is not null and s.kind is not null and s.kind !~* 'refer|employee|intern')) as bad, count(*) as "all"
from candidates c left join candidate_sources s on s.id = c.candidate_source_id left join users u on u.id = c.referred_by_id
where c.candidate_source_id is not null or c.referred_by_id is not null;
-- Q22 the applications_count of jobs, candidates or stages is not the number of applications
select count(*) filter (where k <> coalesce(n, 0)) as bad, count(*) as "all"
from (select j.applications_count k, (select count(*) from applications a where a.job_id = j.id) n from jobs j
  union all select c.applications_count, (select count(*) from applications a where a.candidate_id = c.id) from candidates c) x;
-- Q23 a stage's applications_count is neither the number of all applications in it nor of the active ones
select count(*) filter (where s.applications_count not in (coalesce(a.n, 0), coalesce(a.na, 0))) as bad, count(*) as "all"
from stages s left join (select stage_id, count(*) n, count(*) filter (where status = 'active') na from applications group by 1) a on a.stage_id = s.id;
-- Q24 a company's or department's counters (users, jobs, candidates) are not the numbers of its rows
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select c.users_count in ((select count(*) from users u where u.company_id = c.id), (select count(*) from users u where u.company_id = c.id and u.deactivated_at is null))
    and c.jobs_count = (select count(*) from jobs j where j.company_id = c.id) and c.candidates_count = (select count(*) from candidates d where d.company_id = c.id) as ok from companies c
  union all select d.jobs_count = (select count(*) from jobs j where j.department_id = d.id) from departments d) x;
-- Q25 more people were hired for a job than it has openings, or a job has no opening or more than 60
select count(*) filter (where j.openings_count not between 1 and 60 or (select count(*) from applications a where a.job_id = j.id and a.status = 'hired') > j.openings_count) as bad, count(*) as "all"
from jobs j;
-- Q26 a salary band is upside down, implausible or without a currency, or an offer is more than 30 % outside the band or in another currency
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select j.salary_min_cents <= j.salary_max_cents and j.salary_max_cents <= 4::bigint * j.salary_min_cents and j.salary_currency is not null
    and (j.salary_min_cents >= 1000000 or j.employment_type ~* 'intern|part|contract|temp|free|hour' or j.salary_currency not in ('USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF')) as ok
    from jobs j where j.salary_min_cents is not null and j.salary_max_cents is not null
  union all
  select o.salary_cents > 0 and o.bonus_cents between 0 and o.salary_cents and coalesce(o.salary_cents between 0.7 * j.salary_min_cents and 1.3 * j.salary_max_cents, true) and coalesce(o.salary_currency = j.salary_currency, true)
    from offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id) x;
-- Q27 a score is not between 1 and 5, or the recommendation contradicts the overall score, or the overall score lies more than 1.5 from the mean of the single ratings
select count(*) filter (where s.overall_score not between 1 and 5 or r.mn < 1 or r.mx > 5 or abs(s.overall_score - r.a) > 1.5
    or (s.recommendation ~* '(^|_)no(_|$)' and s.overall_score >= 4) or (s.recommendation ~* 'yes' and s.overall_score <= 2)) as bad, count(*) as "all"
from scorecards s left join (select scorecard_id, avg(score) a, min(score) mn, max(score) mx from scorecard_ratings group by 1) r on r.scorecard_id = s.id
where s.submitted_at is not null;
-- Q28 an application's scorecards_count or average_score is not that of its scorecards
select count(*) filter (where a.scorecards_count not in (coalesce(s.n, 0), coalesce(s.ns, 0)) or (coalesce(s.n, 0) = 0 and a.average_score is not null)
    or (s.av is not null and (a.average_score is null or least(abs(a.average_score - s.av), abs(a.average_score - s.avs)) > 0.06))) as bad, count(*) as "all"
from applications a left join (select application_id, count(*) n, count(submitted_at) ns, avg(overall_score) av, avg(overall_score) filter (where submitted_at is not null) avs from scorecards group by 1) s on s.application_id = a.id
where a.scorecards_count <> 0 or s.n > 0 or a.average_score is not null;
-- Q29 an application's current stage or stage_entered_at is not that of its last move, or the moves do not follow one another
with m as (
  select t.*, lag(to_stage_id) over w as prev, lead(id) over w as nxt from stage_transitions t window w as (partition by application_id order by moved_at, id))
select count(*) filter (where (prev is not null and from_stage_id is distinct from prev)
    or (nxt is null and (m.to_stage_id <> a.stage_id or abs(extract(epoch from a.stage_entered_at - m.moved_at)) > 86400))) as bad, count(*) as "all"
from m join applications a on a.id = m.application_id;
-- Q30 a candidate's last activity is older than the newest application, or an application is older than the candidate
select count(*) filter (where c.last_activity_at < a.mx - interval '1 minute' or c.created_at > a.mn + interval '1 day' or c.last_activity_at > now() + interval '2 days') as bad, count(*) as "all"
from candidates c join (select candidate_id, max(applied_at) mx, min(applied_at) mn from applications group by 1) a on a.candidate_id = c.id;
-- Q31 the same long text stands word for word in three or more rows
select count(*) filter (where n >= 3) as bad, count(*) as "all"
from (select count(*) over (partition by k, txt) n from (
  select 1 as k, cover_letter as txt from applications where length(cover_letter) > 60 union all select 2, summary from scorecards where length(summary) > 50
  union all select 3, body from notes where length(body) > 50 union all select 4, description from jobs where length(description) > 60
  union all select 5, comment from scorecard_ratings where length(comment) > 60) a) b;
-- Q32 a slug does not follow its name, a user's address is not at the company's domain or does not carry the user's name, or a website is not at the domain
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and (title !~ '^[A-Za-z0-9]+( |$)' or starts_with(slug, lower(split_part(title, ' ', 1)))) as ok from jobs
  union all select slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and (name !~ '^[A-Za-z0-9]+( |$)' or starts_with(slug, lower(split_part(name, ' ', 1))))
    and coalesce(strpos(website_url, domain) > 0, true) and coalesce(domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$', true) from companies
  union all select u.email ~ '^[^@ ]+@[^@ ]+\.[a-z]+$' and coalesce(lower(split_part(u.email, '@', 2)) like '%' || c.domain, true)
    and ((u.first_name || u.last_name) !~ '^[A-Za-z]+$' or strpos(split_part(lower(u.email), '@', 1), lower(u.first_name)) > 0 or strpos(split_part(lower(u.email), '@', 1), lower(u.last_name)) > 0) from users u join companies c on c.id = u.company_id) x;
-- Q33 a resume's file name does not agree with its content type, or it has a size without a file or an impossible size
select count(*) filter (where (resume_filename is null) <> (resume_content_type is null) or (resume_filename is null) <> (resume_byte_size is null)
    or resume_byte_size not between 2000 and 30000000
    or (resume_content_type = 'application/pdf') <> (resume_filename ~* '\.pdf$')
    or (resume_filename ~* '\.docx$') <> (resume_content_type ~* 'wordprocessingml')
    or (resume_filename ~* '\.doc$') <> (resume_content_type ~* 'msword')
    or resume_filename !~* '\.[a-z]{2,5}$') as bad, count(*) as "all"
from candidates where coalesce(resume_filename, resume_content_type) is not null or resume_byte_size is not null;
-- Q34 a job's title contradicts its seniority or employment type, or a scorecard's summary contradicts the recommendation
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select not (title ~* '\m(senior|principal|lead|head|director|vp)\M' and seniority ~* 'junior|intern|entry|graduate')
      and not (title ~* '\m(junior|intern|trainee|graduate)\M' and seniority ~* 'senior|staff|principal|lead|director|exec')
      and not (title ~* '\mintern(ship)?\M' and employment_type !~* 'intern|temp|part|contract|fixed') as ok from jobs where seniority is not null
  union all
  select not (recommendation = 'strong_yes' and summary ~* '\m(would not hire|do not (hire|recommend|proceed)|reject|not a fit|strong no|unprepared|poor)\M')
      and not (recommendation = 'strong_no' and summary ~* '\m(excellent|outstanding|strong yes|highly recommend|great fit|strong hire|should hire|impressive)\M' and summary !~* '\m(not|but|although|however|despite|no)\M')
    from scorecards where summary is not null and recommendation is not null) x;
-- Q35 a job's pipeline has fewer than three or more than twelve stages, gaps in the positions, or stages of kinds out of order (hired or offer not at the end, applied not at the beginning)
select count(*) filter (where n not between 3 and 12 or mx - mn + 1 <> n or mn not in (0, 1) or names <> n
    or first_kind ~* 'offer|hire' or last_kind ~* '^(appl|screen)' or hired > 1 or offer_pos > hired_pos or applied_pos > mn) as bad, count(*) as "all"
from (select job_id, count(*) n, min("position") mn, max("position") mx, count(distinct lower(name)) names,
    (array_agg(kind order by "position"))[1] first_kind, (array_agg(kind order by "position" desc))[1] last_kind,
    count(*) filter (where kind ~* '^hired?$') hired, max("position") filter (where kind ~* '^offer') offer_pos, min("position") filter (where kind ~* '^hired?$') hired_pos,
    min("position") filter (where kind ~* '^appl') applied_pos from stages group by 1) x;
-- Q36 the shares are not those of real recruiting: hired, rejected and active applications, accepted offers, interviews on weekends, interviews with a participant, hired people with an offer
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select avg((status = 'hired')::int) between 0.003 and 0.25 and avg((status = 'rejected')::int) between 0.25 and 0.95 and avg((status = 'active')::int) between 0.02 and 0.6 as ok from applications having count(*) >= 60
  union all select avg((status = 'accepted')::int) between 0.5 and 0.97 from offers where status in ('accepted', 'declined', 'expired', 'withdrawn') having count(*) >= 20
  union all select avg((extract(isodow from starts_at) >= 6)::int) <= 0.08 from interviews having count(*) >= 40
  union all select avg((exists (select 1 from interview_participants p where p.interview_id = i.id))::int) >= 0.9 from interviews i having count(*) >= 40
  union all select avg((exists (select 1 from offers o where o.application_id = a.id))::int) >= 0.6 from applications a where status = 'hired' having count(*) >= 10) x;
