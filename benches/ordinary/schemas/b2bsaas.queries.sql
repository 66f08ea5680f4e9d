-- Q1 member joined the organization before the organization was created
select count(*) filter (where m.joined_at < o.created_at - interval '1 day') as bad, count(*) as "all"
from memberships m join organizations o on o.id = m.organization_id;
-- Q2 vote cast before the post was written
select count(*) filter (where v.created_at < p.created_at - interval '1 minute') as bad, count(*) as "all"
from votes v join posts p on p.id = v.post_id;
-- Q3 reply older than the comment it answers
select count(*) filter (where c.created_at < p.created_at) as bad, count(*) as "all"
from comments c join comments p on p.id = c.parent_id;
-- Q4 webhook delivered before the delivery was created
select count(*) filter (where delivered_at < created_at - interval '1 second') as bad, count(*) as "all"
from webhook_deliveries where delivered_at is not null;
-- Q5 invitation accepted before it was sent or after it had expired
select count(*) filter (where accepted_at < created_at or accepted_at > expires_at + interval '1 day') as bad, count(*) as "all"
from invitations where accepted_at is not null;
-- Q6 api key used after it was revoked
select count(*) filter (where last_used_at > revoked_at + interval '1 hour') as bad, count(*) as "all"
from api_keys where revoked_at is not null and last_used_at is not null;
-- Q7 invitation accepted without a time of acceptance, or with one though not accepted
select count(*) filter (where (status = 'accepted') <> (accepted_at is not null)) as bad, count(*) as "all"
from invitations;
-- Q8 published changelog entry without a time of publication or with one in the future
select count(*) filter (where published_at is null or published_at > timestamptz '2026-01-04') as bad, count(*) as "all"
from changelog_entries where status = 'published';
-- Q9 post completed while its status is still open, or done without a time of completion
select count(*) filter (where (s.category = 'done') <> (p.completed_at is not null)) as bad, count(*) as "all"
from posts p join statuses s on s.id = p.status_id where s.category in ('open', 'done');
-- Q10 subscription canceled without a time, or with a past time though neither canceled nor ending with the period
select count(*) filter (where (status = 'canceled' and canceled_at is null) or (status <> 'canceled' and canceled_at < timestamptz '2025-12-28' and not cancel_at_period_end)) as bad, count(*) as "all"
from subscriptions;
-- Q11 membership inactive without a time of deactivation, or active with one in the past
select count(*) filter (where (not is_active and deactivated_at is null) or (is_active and deactivated_at < timestamptz '2025-12-28')) as bad, count(*) as "all"
from memberships;
-- Q12 delivery succeeded with an error code, or failed with a code of success
select count(*) filter (where (status = 'succeeded') <> (response_code between 200 and 299)) as bad, count(*) as "all"
from webhook_deliveries where status <> 'pending' and response_code is not null;
-- Q13 post assigned to somebody who is not a member of the organization
select count(*) filter (where m.id is null) as bad, count(*) as "all"
from posts p join projects j on j.id = p.project_id left join memberships m on m.organization_id = j.organization_id and m.user_id = p.assignee_id
where p.assignee_id is not null;
-- Q14 post with a status of another project
select count(*) filter (where s.project_id <> p.project_id) as bad, count(*) as "all"
from posts p join statuses s on s.id = p.status_id;
-- Q15 post marked as duplicate of a post in another project
select count(*) filter (where d.project_id <> p.project_id) as bad, count(*) as "all"
from posts p join posts d on d.id = p.duplicate_of_id;
-- Q16 reply to a comment on another post
select count(*) filter (where p.post_id <> c.post_id) as bad, count(*) as "all"
from comments c join comments p on p.id = c.parent_id;
-- Q17 notification in another organization than its post
select count(*) filter (where j.organization_id <> n.organization_id) as bad, count(*) as "all"
from notifications n join posts p on p.id = n.post_id join projects j on j.id = p.project_id;
-- Q18 api key limited to a project of another organization
select count(*) filter (where j.organization_id <> k.organization_id) as bad, count(*) as "all"
from api_keys k join projects j on j.id = k.project_id;
-- Q19 vote count of the post is not the number of its votes
select count(*) filter (where p.vote_count <> coalesce(v.n, 0)) as bad, count(*) as "all"
from posts p left join (select post_id, count(*) as n from votes group by 1) v on v.post_id = p.id;
-- Q20 comment count of the post is more than all of its comments or less than the visible ones
select count(*) filter (where p.comment_count > coalesce(c.n, 0) or p.comment_count < coalesce(c.visible, 0)) as bad, count(*) as "all"
from posts p left join (select post_id, count(*) as n, count(*) filter (where deleted_at is null and not is_internal) as visible from comments group by 1) c on c.post_id = p.id;
-- Q21 post count of the project is not the number of its posts
select count(*) filter (where j.post_count <> coalesce(p.n, 0)) as bad, count(*) as "all"
from projects j left join (select project_id, count(*) as n from posts group by 1) p on p.project_id = j.id;
-- Q22 seat count of the organization is more than all of its members or less than the active ones who are not just viewers
select count(*) filter (where o.seat_count > coalesce(m.n, 0) or o.seat_count < coalesce(m.working, 0)) as bad, count(*) as "all"
from organizations o left join (select organization_id, count(*) as n, count(*) filter (where is_active and role <> 'viewer') as working from memberships group by 1) m on m.organization_id = o.id;
-- Q23 overage is not what was used beyond the included quantity
select count(*) filter (where overage_quantity <> greatest(quantity - included_quantity, 0)) as bad, count(*) as "all"
from usage_records;
-- Q24 organization with more than one living subscription
select count(*) filter (where n > 1) as bad, count(*) as "all"
from (select organization_id, count(*) filter (where status <> 'canceled') as n from subscriptions group by 1) s;
-- Q25 severity of a bug on a post that is no bug
select count(*) filter (where bug_severity is not null) as bad, count(*) as "all"
from posts where kind <> 'bug';
-- Q26 audit entry about a thing that is not in the table its type names, and whose removal was never logged
select count(*) filter (where not case a.target_type
  when 'post' then exists (select 1 from posts x where x.id = a.target_id)
  when 'comment' then exists (select 1 from comments x where x.id = a.target_id)
  when 'project' then exists (select 1 from projects x where x.id = a.target_id)
  when 'membership' then exists (select 1 from memberships x where x.id = a.target_id)
  when 'api_key' then exists (select 1 from api_keys x where x.id = a.target_id)
  when 'webhook' then exists (select 1 from webhooks x where x.id = a.target_id)
  else exists (select 1 from subscriptions x where x.id = a.target_id) end) as bad, count(*) as "all"
from audit_logs a
where not exists (select 1 from audit_logs d where d.target_type = a.target_type and d.target_id = a.target_id and d.action ~ 'delet|remov|destroy');
-- Q27 audit entry whose action names another type of thing than its target type
select count(*) filter (where split_part(action, '.', 1) <> target_type) as bad, count(*) as "all"
from audit_logs where split_part(action, '.', 1) in ('post', 'comment', 'project', 'membership', 'api_key', 'webhook', 'subscription');
-- Q28 notification of a new comment without the comment, or of votes with one
select count(*) filter (where (kind = 'new_comment') <> (comment_id is not null)) as bad, count(*) as "all"
from notifications where kind in ('new_comment', 'vote_milestone');
-- Q29 owner of the organization who is not a member of it in the role of owner
select count(*) filter (where m.role is distinct from 'owner') as bad, count(*) as "all"
from organizations o left join memberships m on m.organization_id = o.id and m.user_id = o.owner_id;
-- Q30 price of the subscription far from the price of its plan
select count(*) filter (where s.unit_amount_cents not between p.price * 0.5 and p.price * 1.5) as bad, count(*) as "all"
from (select *, case billing_interval when 'year' then 'y' else 'm' end as k from subscriptions) s
join (select id, 'm' as k, price_monthly_cents as price from plans union all select id, 'y', price_yearly_cents from plans) p on p.id = s.plan_id and p.k = s.k;
-- Q31 yearly price of the plan less than half or more than a little over twelve monthly prices
select count(*) filter (where price_yearly_cents not between price_monthly_cents * 6 and price_monthly_cents * 12.5) as bad, count(*) as "all"
from plans where price_monthly_cents > 0;
-- Q32 current period of the subscription does not have the length of its billing interval
select count(*) filter (where extract(epoch from current_period_end - current_period_start) / 86400 not between case billing_interval when 'year' then 360 else 26 end and case billing_interval when 'year' then 370 else 33 end) as bad, count(*) as "all"
from subscriptions where status in ('active', 'past_due');
-- Q33 delivery that took a negative time or more than two minutes
select count(*) filter (where duration_ms not between 0 and 120000) as bad, count(*) as "all"
from webhook_deliveries where duration_ms is not null;
-- Q34 slug of the project that shares no word with its name
select count(*) filter (where not exists (select 1 from regexp_split_to_table(lower(name), '[^a-z0-9]+') w where length(w) >= 2 and position(w in slug) > 0)) as bad, count(*) as "all"
from projects where name ~ '[A-Za-z0-9]{2}';
-- Q35 the same long comment word for word three times or more
select coalesce(sum(n) filter (where n >= 3), 0) as bad, coalesce(sum(n), 0) as "all"
from (select body, count(*) as n from comments where length(body) >= 40 group by 1) g;
-- Q36 status named as finished but of category open, or named as new or under review but of category done
select count(*) filter (where (category in ('open', 'in_progress') and name ~* '\m(done|shipped|completed?|released|resolved|fixed)\M') or (category = 'done' and name ~* '\m(new|open|planned|backlog|review|progress)\M')) as bad, count(*) as "all"
from statuses where category <> 'closed';
