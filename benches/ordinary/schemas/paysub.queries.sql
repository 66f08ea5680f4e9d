-- Q1 invoice issued before it was created, due before it was issued, or paid before it was issued
select count(*) filter (where issued_at < created_at - interval '1 day' or due_at < issued_at - interval '1 day' or paid_at < issued_at - interval '1 minute') as bad, count(*) as "all"
from invoices where issued_at is not null;
-- Q2 payment attempted before its invoice was created, after the invoice was voided, or succeeded before it was attempted
select count(*) filter (where p.created_at < i.created_at - interval '1 minute' or p.created_at > i.voided_at + interval '1 day' or p.succeeded_at < p.created_at - interval '1 minute') as bad, count(*) as "all"
from payments p join invoices i on i.id = p.invoice_id;
-- Q3 refund asked for before the payment had succeeded, or processed before it was asked for
select count(*) filter (where r.created_at < coalesce(p.succeeded_at, p.created_at) - interval '1 minute' or r.processed_at < r.created_at - interval '1 minute') as bad, count(*) as "all"
from refunds r join payments p on p.id = r.payment_id;
-- Q4 subscription started before its customer existed, ended before it started, ended before it was cancelled, or period ends before it begins
select count(*) filter (where s.started_at < c.created_at - interval '1 day' or s.ended_at < s.started_at or s.ended_at < s.canceled_at - interval '1 day' or s.canceled_at < s.started_at - interval '1 minute' or s.current_period_end <= s.current_period_start or s.trial_end <= s.trial_start) as bad, count(*) as "all"
from subscriptions s join customers c on c.id = s.customer_id;
-- Q5 member joined the organization before the organization or the person's own account existed, or was last active before joining
select count(*) filter (where m.joined_at < o.created_at - interval '1 hour' or m.joined_at < p.created_at - interval '1 hour' or m.last_active_at < m.joined_at - interval '1 hour' or m.last_active_at > now() + interval '2 days') as bad, count(*) as "all"
from organization_members m join organizations o on o.id = m.organization_id join profiles p on p.id = m.user_id;
-- Q6 usage measured before the subscription item existed, after the subscription ended, or reported before it happened
select count(*) filter (where u.used_at < least(si.created_at, s.started_at) - interval '1 day' or u.used_at > s.ended_at + interval '1 day' or u.created_at < u.used_at - interval '1 hour' or u.used_at > now() + interval '2 days') as bad, count(*) as "all"
from usage_records u join subscription_items si on si.id = u.subscription_item_id join subscriptions s on s.id = si.subscription_id;
-- Q7 invoiced period lies wholly outside the subscription's life or does not run forwards
select count(*) filter (where i.period_end < i.period_start or i.period_start < s.started_at - interval '35 days' or i.period_start > s.ended_at + interval '35 days') as bad, count(*) as "all"
from invoices i join subscriptions s on s.id = i.subscription_id;
-- Q8 paid invoice without a payment date or not paid in full, or an unpaid one with a payment date
select count(*) filter (where (status = 'paid' and (paid_at is null or amount_paid_cents < total_cents)) or (status in ('draft', 'open', 'void') and paid_at is not null)) as bad, count(*) as "all"
from invoices;
-- Q9 cancelled subscription without a cancellation date, or a living one that has an end date in the past
select count(*) filter (where (status = 'canceled' and canceled_at is null and ended_at is null) or (status in ('trialing', 'active', 'past_due', 'paused') and ended_at is not null and ended_at < timestamptz '2026-01-01')) as bad, count(*) as "all"
from subscriptions;
-- Q10 failed payment without a failure code, or another one with a failure code, or success without its time
select count(*) filter (where (status = 'failed') <> (failure_code is not null) or (status = 'succeeded') <> (succeeded_at is not null)) as bad, count(*) as "all"
from payments;
-- Q11 active or trialing subscription whose current period is long over or lies in the future, or trialing without a trial that is still running
select count(*) filter (where current_period_end < timestamptz '2025-12-25' or current_period_start > now() + interval '2 days' or (status = 'trialing' and (trial_end is null or trial_end < timestamptz '2025-12-25'))) as bad, count(*) as "all"
from subscriptions where status in ('trialing', 'active');
-- Q12 void or draft invoice with a successful payment, void without its time, or draft that was already issued
select count(*) filter (where (i.status in ('draft', 'void') and exists (select 1 from payments p where p.invoice_id = i.id and p.status = 'succeeded' and not exists (select 1 from refunds r where r.payment_id = p.id))) or (i.status = 'void') <> (i.voided_at is not null) or (i.status <> 'draft' and i.issued_at is null) or (i.status = 'draft' and i.issued_at is not null)) as bad, count(*) as "all"
from invoices i;
-- Q13 coupon whose discount fields, duration or validity contradict its type: percent without percent, fixed without amount and currency, repeating without months
select count(*) filter (where (discount_type = 'percent' and (percent_off is null or amount_off_cents is not null)) or (discount_type = 'fixed' and (amount_off_cents is null or currency is null or percent_off is not null)) or (duration = 'repeating') <> (duration_months is not null) or valid_until <= valid_from) as bad, count(*) as "all"
from coupons;
-- Q14 subscription whose customer, coupon or payment method belongs to another organization or customer
select count(*) filter (where c.organization_id <> s.organization_id or k.organization_id <> s.organization_id or pm.customer_id <> s.customer_id) as bad, count(*) as "all"
from subscriptions s join customers c on c.id = s.customer_id left join coupons k on k.id = s.coupon_id left join payment_methods pm on pm.id = s.default_payment_method_id;
-- Q15 subscription item priced by another organization or in another currency than the subscription
select count(*) filter (where p.organization_id <> s.organization_id or p.currency <> s.currency or pr.organization_id <> s.organization_id) as bad, count(*) as "all"
from subscription_items si join subscriptions s on s.id = si.subscription_id join prices p on p.id = si.price_id join products pr on pr.id = p.product_id;
-- Q16 invoice of another organization or customer than its subscription, or coupon of another organization
select count(*) filter (where c.organization_id <> i.organization_id or s.organization_id <> i.organization_id or s.customer_id <> i.customer_id or k.organization_id <> i.organization_id) as bad, count(*) as "all"
from invoices i join customers c on c.id = i.customer_id left join subscriptions s on s.id = i.subscription_id left join coupons k on k.id = i.coupon_id;
-- Q17 payment made with the payment method of another customer, or booked under another organization than the invoice
select count(*) filter (where pm.customer_id <> i.customer_id or p.organization_id <> i.organization_id) as bad, count(*) as "all"
from payments p join invoices i on i.id = p.invoice_id left join payment_methods pm on pm.id = p.payment_method_id;
-- Q18 invoice line for an item of another subscription than the invoice's, or with another price than the item's
select count(*) filter (where si.subscription_id is distinct from i.subscription_id or l.price_id <> si.price_id) as bad, count(*) as "all"
from invoice_lines l join invoices i on i.id = l.invoice_id join subscription_items si on si.id = l.subscription_item_id;
-- Q19 audit event on a thing that does not exist in that organization, or by someone who is no member of it
select count(*) filter (where (e.actor_id is not null and not exists (select 1 from organization_members m where m.organization_id = e.organization_id and m.user_id = e.actor_id))
  or not case e.entity_type
    when 'customer' then exists (select 1 from customers x where x.id = e.entity_id and x.organization_id = e.organization_id)
    when 'subscription' then exists (select 1 from subscriptions x where x.id = e.entity_id and x.organization_id = e.organization_id)
    when 'invoice' then exists (select 1 from invoices x where x.id = e.entity_id and x.organization_id = e.organization_id)
    when 'payment' then exists (select 1 from payments x where x.id = e.entity_id and x.organization_id = e.organization_id)
    when 'refund' then exists (select 1 from refunds x where x.id = e.entity_id and x.organization_id = e.organization_id)
    else exists (select 1 from coupons x where x.id = e.entity_id and x.organization_id = e.organization_id) end) as bad, count(*) as "all"
from audit_events e;
-- Q20 subtotal of the invoice is not the sum of its lines
select count(*) filter (where abs(i.subtotal_cents - l.s) > 1) as bad, count(*) as "all"
from invoices i join (select invoice_id, sum(amount_cents) as s from invoice_lines group by 1) l on l.invoice_id = i.id;
-- Q21 invoice total is not subtotal less discount plus tax, or the discount exceeds the subtotal
select count(*) filter (where abs(total_cents - (subtotal_cents - discount_cents + tax_cents)) > 1 or discount_cents > greatest(subtotal_cents, 0)) as bad, count(*) as "all"
from invoices;
-- Q22 amount paid of the invoice is not the sum of its successful payments
select count(*) filter (where abs(i.amount_paid_cents - coalesce(p.s, 0)) > 1) as bad, count(*) as "all"
from invoices i left join (select invoice_id, sum(amount_cents) as s from payments where status = 'succeeded' group by 1) p on p.invoice_id = i.id;
-- Q23 refunds of a payment exceed the payment, or a payment that never succeeded was refunded
select count(*) filter (where r.s > p.amount_cents or p.status <> 'succeeded') as bad, count(*) as "all"
from payments p join (select payment_id, sum(amount_cents) as s from refunds where status <> 'failed' group by 1) r on r.payment_id = p.id;
-- Q24 invoice line amount is not quantity times unit amount
select count(*) filter (where abs(amount_cents - quantity::bigint * unit_amount_cents) > 1) as bad, count(*) as "all"
from invoice_lines;
-- Q25 coupon redeemed more often than allowed, or counted less often than subscriptions carry it
select count(*) filter (where k.times_redeemed > k.max_redemptions or k.times_redeemed < (select count(*) from subscriptions s where s.coupon_id = k.id)) as bad, count(*) as "all"
from coupons k;
-- Q26 discount on an invoice without a coupon, or one that is not what the coupon gives
select count(*) filter (where (i.coupon_id is null and i.discount_cents > 0)
  or (k.discount_type = 'percent' and abs(i.discount_cents - i.subtotal_cents * k.percent_off / 100) > 2)
  or (k.discount_type = 'fixed' and abs(i.discount_cents - least(k.amount_off_cents, greatest(i.subtotal_cents, 0))) > 2)) as bad, count(*) as "all"
from invoices i left join coupons k on k.id = i.coupon_id where i.coupon_id is not null or i.discount_cents > 0;
-- Q27 unit amount on the invoice line is not the amount of its price, or the currencies of price, invoice and payment disagree
select count(*) filter (where l.unit_amount_cents <> p.unit_amount_cents or p.currency <> i.currency or exists (select 1 from payments y where y.invoice_id = i.id and y.currency <> i.currency)) as bad, count(*) as "all"
from invoice_lines l join prices p on p.id = l.price_id join invoices i on i.id = l.invoice_id;
-- Q28 lifetime amount of the customer is neither successful payments less refunds nor successful payments alone
select count(*) filter (where abs(c.lifetime_paid_cents - (g.paid - g.refunded)) > 1 and abs(c.lifetime_paid_cents - g.paid) > 1) as bad, count(*) as "all"
from customers c cross join lateral (
  select coalesce((select sum(p.amount_cents) from payments p join invoices i on i.id = p.invoice_id where i.customer_id = c.id and p.status = 'succeeded'), 0) as paid,
         coalesce((select sum(r.amount_cents) from refunds r join payments p on p.id = r.payment_id join invoices i on i.id = p.invoice_id where i.customer_id = c.id and r.status = 'succeeded'), 0) as refunded) g;
-- Q29 e-mail of the profile is not that of the login account, or the profile is older than the account
select count(*) filter (where lower(p.email) <> lower(u.email) or p.created_at < u.created_at - interval '1 minute') as bad, count(*) as "all"
from profiles p join auth.users u on u.id = p.id;
-- Q30 failure message speaks of another fault than the failure code
select count(*) filter (where case failure_code
    when 'insufficient_funds' then failure_message !~* 'fund|balance'
    when 'expired_card' then failure_message !~* 'expir'
    when 'card_declined' then failure_message !~* 'declin|refus|reject'
    when 'authentication_required' then failure_message !~* 'authenti|3d|verif|confirm'
    else failure_message !~* 'process|error|try again|later|issue' end) as bad, count(*) as "all"
from payments where failure_code is not null and failure_message is not null;
-- Q31 the same long text stands word for word in three or more product descriptions, refund notes or cancellation reasons
select coalesce(sum(n) filter (where n >= 3), 0) as bad, coalesce(sum(n), 0) as "all"
from (select src, txt, count(*) as n from (
  select 'p' as src, description as txt from products union all select 'r', note from refunds union all select 'c', cancel_reason from subscriptions) t
  where length(txt) >= 50 group by src, txt) g;
-- Q32 slug of product or organization shares no word with its name, or is not a slug
select count(*) filter (where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or not exists (select 1 from regexp_split_to_table(lower(name), '[^a-z0-9]+') w where w <> '' and position(w in slug) > 0)) as bad, count(*) as "all"
from (select name, slug from products union all select name, slug from organizations) t;
-- Q33 audit action does not name its entity type, or the PDF's file name is not that of a PDF
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select position(entity_type in lower(action)) > 0 as ok from audit_events
      union all select pdf_path ~* '\.pdf(\?.*)?$' from invoices where pdf_path is not null) t;
-- Q34 issued invoice without lines or with more than 60
select count(*) filter (where n = 0 or n > 60) as bad, count(*) as "all"
from (select i.id, count(l.id) as n from invoices i left join invoice_lines l on l.invoice_id = i.id where i.status <> 'draft' group by i.id) t;
-- Q35 organization without members, without an owner, or with owners as the greater part of a team of five or more
select count(*) filter (where n = 0 or owners = 0 or (n >= 5 and owners * 2 > n)) as bad, count(*) as "all"
from (select o.id, count(m.user_id) as n, count(*) filter (where m.role = 'owner') as owners from organizations o left join organization_members m on m.organization_id = o.id group by o.id) t;
-- Q36 shares of states not those of a living business: too few paid invoices, failed payments in the lead, hardly any active subscriptions, or void rife
select count(*) filter (where share < lo or share > hi) as bad, count(*) as "all"
from (select avg((status = 'paid')::int) as share, 0.45 as lo, 0.99 as hi, count(*) as n from invoices
      union all select avg((status in ('void', 'uncollectible'))::int), 0, 0.2, count(*) from invoices
      union all select avg((status = 'succeeded')::int), 0.5, 1, count(*) from payments
      union all select avg((status in ('active', 'trialing'))::int), 0.35, 1, count(*) from subscriptions
      union all select (select count(*) from refunds where status <> 'failed')::numeric / nullif(count(*), 0), 0, 0.25, count(*) from payments where status = 'succeeded') t
where n >= 20;
