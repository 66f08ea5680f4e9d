-- Q1 more seats included than the plan allows
select count(*) filter (where max_seats<included_seats) as bad, count(*) as "all" from plans where max_seats is not null;

-- Q2 user signed in before being created or in the future
select count(*) filter (where last_sign_in_at<created_at or last_sign_in_at>timestamp '2026-01-02') as bad, count(*) as "all" from users where last_sign_in_at is not null;

-- Q3 owner without an owner's seat in the workspace
select count(*) filter (where not exists(select 1 from seats s where s.workspace_id=w.id and s.user_id=w.owner_id and s.role='owner' and s.removed_at is null)) as bad, count(*) as "all" from workspaces w;

-- Q4 seats_count is not the number of seats not removed
select count(*) filter (where seats_count<>(select count(*) from seats s where s.workspace_id=w.id and removed_at is null)) as bad, count(*) as "all" from workspaces w;

-- Q5 credit balance is not the sum of what remains of the credits
select count(*) filter (where credit_balance_cents<>coalesce((select sum(remaining_cents) from credits c where c.workspace_id=w.id),0)) as bad, count(*) as "all" from workspaces w;

-- Q6 suspended workspace without the time, or an active or trialing one with
select count(*) filter (where (status='suspended' and suspended_at is null) or (status in ('active','trialing') and suspended_at is not null)) as bad, count(*) as "all" from workspaces;

-- Q7 workspace in trial whose trial ended over a week before today
select count(*) filter (where trial_ends_at<timestamp '2025-12-25') as bad, count(*) as "all" from workspaces where status='trialing' and trial_ends_at is not null;

-- Q8 seat invited by someone without a seat in the workspace
select count(*) filter (where not exists(select 1 from seats o where o.workspace_id=s.workspace_id and o.user_id=s.invited_by_id)) as bad, count(*) as "all" from seats s where invited_by_id is not null;

-- Q9 two subscriptions of a workspace that are not ended
select count(*) filter (where n>1) as bad, count(*) as "all" from (select count(*) n from subscriptions where status<>'ended' group by workspace_id) x;

-- Q10 ended subscription without the time, or the time in one not ended
select count(*) filter (where (status='ended')<>(ended_at is not null)) as bad, count(*) as "all" from subscriptions;

-- Q11 current period that is not as long as the plan's interval
select count(*) filter (where extract(epoch from current_period_end-current_period_start)/86400 not between case p."interval" when 'year' then 363 else 27 end and case p."interval" when 'year' then 368 else 32.5 end) as bad, count(*) as "all" from subscriptions s join plans p on p.id=s.plan_id where s.status in ('active','past_due');

-- Q12 active subscription whose current period does not hold today
select count(*) filter (where current_period_start>timestamp '2026-01-02' or current_period_end<timestamp '2025-12-30') as bad, count(*) as "all" from subscriptions where status='active';

-- Q13 API key made by a user without a seat in the workspace
select count(*) filter (where not exists(select 1 from seats s where s.workspace_id=k.workspace_id and s.user_id=k.created_by_id)) as bad, count(*) as "all" from api_keys k;

-- Q14 prefix of an API key is not that of its environment
select count(*) filter (where token_prefix not like environment||'\_%') as bad, count(*) as "all" from api_keys;

-- Q15 API key used before it was made, after it was revoked or after it expired
select count(*) filter (where last_used_at<created_at or last_used_at>revoked_at or last_used_at>expires_at) as bad, count(*) as "all" from api_keys where last_used_at is not null;

-- Q16 usage of another workspace's subscription
select count(*) filter (where s.workspace_id<>u.workspace_id) as bad, count(*) as "all" from usage_records u join subscriptions s on s.id=u.subscription_id;

-- Q17 usage through another workspace's API key
select count(*) filter (where k.workspace_id<>u.workspace_id) as bad, count(*) as "all" from usage_records u join api_keys k on k.id=u.api_key_id;

-- Q18 usage before the subscription started or after it ended
select count(*) filter (where u.recorded_at<s.started_at or u.recorded_at>s.ended_at+interval '1 day') as bad, count(*) as "all" from usage_records u join subscriptions s on s.id=u.subscription_id;

-- Q19 usage recorded in the future
select count(*) filter (where recorded_at>timestamp '2026-01-02') as bad, count(*) as "all" from usage_records;

-- Q20 invoice for another workspace's subscription
select count(*) filter (where s.workspace_id<>i.workspace_id) as bad, count(*) as "all" from invoices i join subscriptions s on s.id=i.subscription_id;

-- Q21 invoice in another currency than its workspace
select count(*) filter (where w.currency<>i.currency) as bad, count(*) as "all" from invoices i join workspaces w on w.id=i.workspace_id;

-- Q22 subtotal is not the sum of the line items
select count(*) filter (where subtotal_cents<>s) as bad, count(*) as "all" from (select i.subtotal_cents,sum(l.amount_cents) s from invoices i join line_items l on l.invoice_id=i.id group by i.id) x;

-- Q23 total is not subtotal less credit plus tax
select count(*) filter (where total_cents<>subtotal_cents-credit_applied_cents+tax_cents) as bad, count(*) as "all" from invoices;

-- Q24 amount due is not total less paid
select count(*) filter (where amount_due_cents<>total_cents-amount_paid_cents) as bad, count(*) as "all" from invoices;

-- Q25 credit applied is not the sum of the applications
select count(*) filter (where credit_applied_cents<>coalesce((select sum(amount_cents) from credit_applications a where a.invoice_id=i.id),0)) as bad, count(*) as "all" from invoices i;

-- Q26 amount paid is not the sum of the succeeded payments
select count(*) filter (where amount_paid_cents not in (coalesce((select sum(amount_cents) from payments p where p.invoice_id=i.id and p.status='succeeded'),0),coalesce((select sum(amount_cents-refunded_cents) from payments p where p.invoice_id=i.id and p.status='succeeded'),0))) as bad, count(*) as "all" from invoices i;

-- Q27 draft with a number or finalized, or a later state without
select count(*) filter (where (status='draft' and (number is not null or finalized_at is not null)) or (status in ('open','paid','uncollectible') and (number is null or finalized_at is null))) as bad, count(*) as "all" from invoices;

-- Q28 paid invoice without paid_at, or paid_at in a draft, open or void one
select count(*) filter (where (status='paid' and paid_at is null) or (status in ('draft','open','void') and paid_at is not null)) as bad, count(*) as "all" from invoices;

-- Q29 two invoices of a subscription for overlapping periods
select count(*) filter (where exists(select 1 from invoices o where o.subscription_id=i.subscription_id and o.id<>i.id and o.status<>'void' and o.period_start<i.period_end and i.period_start<o.period_end)) as bad, count(*) as "all" from invoices i where subscription_id is not null and status<>'void';

-- Q30 line item of usage without a meter or with a plan, of another kind without a plan or with a meter
select count(*) filter (where (kind='usage' and (meter_id is null or plan_id is not null)) or (kind<>'usage' and (meter_id is not null or plan_id is null))) as bad, count(*) as "all" from line_items;

-- Q31 amount of a line item is not quantity times unit amount
select count(*) filter (where amount_cents<>quantity*unit_amount_cents) as bad, count(*) as "all" from line_items;

-- Q32 payment of another workspace than the invoice's
select count(*) filter (where i.workspace_id<>p.workspace_id) as bad, count(*) as "all" from payments p join invoices i on i.id=p.invoice_id;

-- Q33 failure code or message on a payment that did not fail
select count(*) filter (where status<>'failed') as bad, count(*) as "all" from payments where failure_code is not null or failure_message is not null;

-- Q34 remainder of a credit is not its amount less applications, unless it expired
select count(*) filter (where remaining_cents<>amount_cents-coalesce((select sum(a.amount_cents) from credit_applications a where a.credit_id=c.id),0)) as bad, count(*) as "all" from credits c where expires_at is null or expires_at>timestamp '2026-01-01';

-- Q35 credit applied to another workspace's invoice
select count(*) filter (where c.workspace_id<>i.workspace_id) as bad, count(*) as "all" from credit_applications a join credits c on c.id=a.credit_id join invoices i on i.id=a.invoice_id;

-- Q36 audit event about something that does not exist
select count(*) filter (where case auditable_type when 'Invoice' then not exists(select 1 from invoices x where x.id=auditable_id) when 'ApiKey' then not exists(select 1 from api_keys x where x.id=auditable_id) when 'Subscription' then not exists(select 1 from subscriptions x where x.id=auditable_id) when 'Seat' then not exists(select 1 from seats x where x.id=auditable_id) else true end) as bad, count(*) as "all" from audit_events where action<>'deleted';

-- Q37 audit event in another workspace than what it is about
select count(*) filter (where w<>workspace_id) as bad, count(*) as "all" from (select e.workspace_id,case auditable_type when 'Invoice' then (select workspace_id from invoices x where x.id=auditable_id) when 'ApiKey' then (select workspace_id from api_keys x where x.id=auditable_id) when 'Subscription' then (select workspace_id from subscriptions x where x.id=auditable_id) when 'Seat' then (select workspace_id from seats x where x.id=auditable_id) end w from audit_events e) y where w is not null;

-- Q38 audit event whose action does not fit: finalized or paid something that is no invoice, revoked what is no key
select count(*) filter (where (action in ('finalized','paid') and auditable_type<>'Invoice') or (action='revoked' and auditable_type<>'ApiKey') or (action='canceled' and auditable_type<>'Subscription') or (action='removed' and auditable_type<>'Seat')) as bad, count(*) as "all" from audit_events where action in ('finalized','paid','revoked','canceled','removed');

-- Q39 subdomain that cannot be one
select count(*) filter (where subdomain !~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$') as bad, count(*) as "all" from workspaces;

-- Q40 name of a workspace, plan, meter or key that is filler
select count(*) filter (where name ~* '\m(lorem|ipsum|dolor|amet|placeholder|untitled|foobar|asdf)\M' or name ~* '^(workspace|plan|meter|name|title)\s*#?\d*$' or length(name)>100) as bad, count(*) as "all" from (select name from workspaces union all select name from plans union all select name from meters union all select name from api_keys) x;
