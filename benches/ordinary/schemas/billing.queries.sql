-- Corrected Q34: the product of two integers went beyond integer.
-- Q1 default payment method of another account, or a detached one
select count(*) filter (where m.account_id <> a.id or m.detached_at is not null) as bad, count(*) as all from accounts a join payment_methods m on m.id = a.default_payment_method_id;
-- Q2 card without brand, digits or expiry, or another method with them
select count(*) filter (where (type = 'card') <> (card_last4 is not null) or (type = 'card') <> (card_exp_year is not null) or (type = 'card') <> (card_exp_month is not null) or (type = 'card') <> (card_brand is not null)) as bad, count(*) as all from payment_methods;
-- Q3 direct debit without the digits of its account, or a card with them
select count(*) filter (where (type = 'sepa_debit' and iban_last4 is null) or (type = 'card' and iban_last4 is not null)) as bad, count(*) as all from payment_methods where type <> 'bank_transfer';
-- Q4 last four that are not digits
select count(*) filter (where coalesce(card_last4, iban_last4) !~ '^\d{4}$') as bad, count(*) as all from payment_methods where coalesce(card_last4, iban_last4) is not null;
-- Q5 one-time price with interval or usage, or a recurring one without
select count(*) filter (where (type = 'one_time' and (billing_interval is not null or interval_count is not null or usage_type is not null or trial_days is not null)) or (type = 'recurring' and (billing_interval is null or interval_count is null or usage_type is null))) as bad, count(*) as all from prices;
-- Q6 metered price without meter, or another with one
select count(*) filter (where coalesce(usage_type = 'metered', false) <> (meter_id is not null)) as bad, count(*) as all from prices;
-- Q7 interval of a price of no months, or beyond three years
select count(*) filter (where interval_count < 1 or interval_count * case billing_interval when 'year' then 12 else 1 end > 36) as bad, count(*) as all from prices where billing_interval is not null;
-- Q8 coupon of both percent and amount, or neither, or an amount without currency
select count(*) filter (where (percent_off is null) = (amount_off_cents is null) or (amount_off_cents is not null) <> (currency is not null)) as bad, count(*) as all from coupons;
-- Q9 months of a coupon that does not repeat, or a repeating one without
select count(*) filter (where (duration = 'repeating') <> (duration_in_months is not null) or duration_in_months < 1) as bad, count(*) as all from coupons;
-- Q10 times_redeemed is not the number of discounts, or above the limit
select count(*) filter (where times_redeemed <> n or times_redeemed > max_redemptions) as bad, count(*) as all from (select c.*, (select count(*) from subscription_discounts d where d.coupon_id = c.id) n from coupons c) c;
-- Q11 coupon used before it was made or after it expired
select count(*) filter (where d.starts_at < c.created_at or d.starts_at > c.expires_at) as bad, count(*) as all from subscription_discounts d join coupons c on c.id = d.coupon_id;
-- Q12 discount that does not last as its coupon says
select count(*) filter (where (c.duration = 'forever' and d.ends_at is not null) or (c.duration = 'repeating' and (d.ends_at is null or abs(extract(epoch from d.ends_at - (d.starts_at + make_interval(months => c.duration_in_months)))) > 4 * 86400)) or d.ends_at < d.starts_at) as bad,
  count(*) as all from subscription_discounts d join coupons c on c.id = d.coupon_id where c.duration <> 'once';
-- Q13 currency of a subscription or invoice is not that of the account
select count(*) filter (where x.currency <> a.currency) as bad, count(*) as all from (select account_id, currency from subscriptions union all select account_id, currency from invoices) x join accounts a on a.id = x.account_id;
-- Q14 price of an item in another currency than the subscription, or a one-time price
select count(*) filter (where p.currency <> s.currency or p.type = 'one_time') as bad, count(*) as all from subscription_items i join subscriptions s on s.id = i.subscription_id join prices p on p.id = i.price_id;
-- Q15 prices of different intervals in one subscription
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(distinct (p.billing_interval, p.interval_count)) n from subscription_items i join prices p on p.id = i.price_id where p.type = 'recurring' group by i.subscription_id) x;
-- Q16 payment method of a subscription that is of another account
select count(*) filter (where m.account_id <> s.account_id) as bad, count(*) as all from subscriptions s join payment_methods m on m.id = s.payment_method_id;
-- Q17 period that does not have the length of the price's interval
select count(*) filter (where abs(extract(epoch from s.current_period_end - (s.current_period_start + make_interval(months => p.interval_count * case p.billing_interval when 'year' then 12 else 1 end)))) > 4 * 86400) as bad, count(*) as all
from subscriptions s join lateral (select p.* from subscription_items i join prices p on p.id = i.price_id where i.subscription_id = s.id and p.type = 'recurring' order by p.id limit 1) p on true where s.status in ('active', 'past_due');
-- Q18 active subscription whose period does not hold the present day
select count(*) filter (where current_period_end < '2025-12-31' or current_period_start > '2026-01-02') as bad, count(*) as all from subscriptions where status = 'active';
-- Q19 trialing without a trial, or one that is over, or a trial that ends before it starts
select count(*) filter (where (status = 'trialing' and (trial_end is null or trial_end < '2025-12-31')) or trial_end <= trial_start or (trial_start is null) <> (trial_end is null)) as bad, count(*) as all from subscriptions where status = 'trialing' or trial_start is not null or trial_end is not null;
-- Q20 active or past due though the trial lies ahead
select count(*) filter (where trial_end > '2026-01-02') as bad, count(*) as all from subscriptions where status in ('active', 'past_due') and trial_end is not null;
-- Q21 canceled without a time, or ended though it runs, or ended before canceled or started
select count(*) filter (where (status = 'canceled' and (canceled_at is null or ended_at is null)) or (status <> 'canceled' and ended_at is not null) or ended_at < canceled_at or canceled_at < started_at) as bad, count(*) as all from subscriptions;
-- Q22 reason of a cancellation that did not happen, or one asked for without a time
select count(*) filter (where (canceled_at is null and cancellation_reason is not null) or (cancel_at_period_end and status <> 'canceled' and canceled_at is null)) as bad, count(*) as all from subscriptions;
-- Q23 period before the subscription started, or the subscription before its account
select count(*) filter (where s.current_period_start < s.started_at - interval '1 day' or s.started_at < a.created_at - interval '1 day') as bad, count(*) as all from subscriptions s join accounts a on a.id = s.account_id;
-- Q24 anchor day is not the day of the period
select count(*) filter (where abs(extract(day from current_period_start) - billing_anchor_day) > 3 and billing_anchor_day <= 28) as bad, count(*) as all from subscriptions;
-- Q25 monthly revenue is not that of its licensed items (by month)
select count(*) filter (where abs(s.mrr_cents - m) > 2) as bad, count(*) as all
from subscriptions s join (select i.subscription_id, sum(i.quantity * p.unit_amount_cents / (p.interval_count * case p.billing_interval when 'year' then 12.0 else 1.0 end)) m
  from subscription_items i join prices p on p.id = i.price_id where p.usage_type = 'licensed' and p.interval_count > 0 group by 1) x on x.subscription_id = s.id where s.status = 'active';
-- Q26 usage of an item whose price is not metered, or by another meter
select count(*) filter (where p.usage_type is distinct from 'metered' or p.meter_id <> u.meter_id) as bad, count(*) as all from usage_records u join subscription_items i on i.id = u.subscription_item_id join prices p on p.id = i.price_id;
-- Q27 usage before the subscription or after its end, or received before it occurred
select count(*) filter (where u.occurred_at < s.started_at - interval '1 day' or u.occurred_at > s.ended_at + interval '1 day' or u.received_at < u.occurred_at) as bad, count(*) as all
from usage_records u join subscription_items i on i.id = u.subscription_item_id join subscriptions s on s.id = i.subscription_id;
-- Q28 subscription of an invoice that is of another account
select count(*) filter (where s.account_id <> i.account_id) as bad, count(*) as all from invoices i join subscriptions s on s.id = i.subscription_id;
-- Q29 invoice of a subscription's start or cycle without subscription
select count(*) filter (where subscription_id is null) as bad, count(*) as all from invoices where billing_reason <> 'manual';
-- Q30 total is not subtotal less discount and tax
select count(*) filter (where total_cents <> subtotal_cents - discount_cents + tax_cents) as bad, count(*) as all from invoices;
-- Q31 tax is not its rate of subtotal less discount
select count(*) filter (where abs(tax_cents - (subtotal_cents - discount_cents) * tax_rate / 100) > 1) as bad, count(*) as all from invoices;
-- Q32 tax of an account that is exempt
select count(*) filter (where i.tax_cents <> 0) as bad, count(*) as all from invoices i join accounts a on a.id = i.account_id where a.tax_exempt;
-- Q33 subtotal is not the sum of the lines
select count(*) filter (where i.subtotal_cents <> s) as bad, count(*) as all from invoices i join (select invoice_id, sum(amount_cents) s from invoice_lines group by 1) l on l.invoice_id = i.id;
-- Q34 amount of a line is not quantity times unit amount (prorated ones aside)
select count(*) filter (where amount_cents <> quantity::bigint * unit_amount_cents) as bad, count(*) as all from invoice_lines where not proration;
-- Q35 amount due is neither the total nor total less paid
select count(*) filter (where amount_due_cents not in (total_cents, total_cents - amount_paid_cents)) as bad, count(*) as all from invoices where status in ('open', 'paid');
-- Q36 paid without a time or not in full, or a time though not paid, or paid before it was finalized
select count(*) filter (where (status = 'paid') <> (paid_at is not null) or (status = 'paid' and amount_paid_cents <> total_cents) or paid_at < finalized_at or paid_at < created_at) as bad, count(*) as all from invoices;
-- Q37 draft with number or time of finalization, or a final one without
select count(*) filter (where (status = 'draft') = (finalized_at is not null) or (status in ('open', 'paid') and number is null)) as bad, count(*) as all from invoices;
-- Q38 void without a time, or a time though not void
select count(*) filter (where (status = 'void') <> (voided_at is not null)) as bad, count(*) as all from invoices;
-- Q39 next attempt of an invoice that is paid, void or a draft
select count(*) filter (where status in ('paid', 'void', 'draft')) as bad, count(*) as all from invoices where next_attempt_at is not null;
-- Q40 attempts are not the number of payments
select count(*) filter (where attempt_count <> n) as bad, count(*) as all from (select i.*, (select count(*) from payments p where p.invoice_id = i.id) n from invoices i) i;
-- Q41 item of a line that is not of the invoice's subscription, or another price than its item
select count(*) filter (where s.subscription_id is distinct from i.subscription_id or l.price_id <> s.price_id) as bad, count(*) as all
from invoice_lines l join invoices i on i.id = l.invoice_id join subscription_items s on s.id = l.subscription_item_id;
-- Q42 unit amount of a line is not that of its price
select count(*) filter (where l.unit_amount_cents <> p.unit_amount_cents) as bad, count(*) as all from invoice_lines l join prices p on p.id = l.price_id where not l.proration;
-- Q43 period of a line that ends before it begins, or of an invoice that does
select count(*) filter (where period_end < period_start) as bad, count(*) as all from (select period_start, period_end from invoice_lines union all select period_start, period_end from invoices) x;
-- Q44 payment of another account, method or currency than its invoice
select count(*) filter (where p.account_id <> i.account_id or p.currency <> i.currency or m.account_id <> i.account_id) as bad, count(*) as all from payments p join invoices i on i.id = p.invoice_id left join payment_methods m on m.id = p.payment_method_id;
-- Q45 failed without a code, or a code though it did not fail, or succeeded without a time
select count(*) filter (where (status = 'failed') <> (failure_code is not null) or (status <> 'failed' and failure_message is not null) or (status = 'succeeded') <> (succeeded_at is not null)) as bad, count(*) as all from payments;
-- Q46 succeeded payments are not what the invoice says was paid
select count(*) filter (where i.amount_paid_cents <> s) as bad, count(*) as all from (select i.*, (select coalesce(sum(amount_cents), 0) from payments p where p.invoice_id = i.id and p.status = 'succeeded') s from invoices i) i where status in ('open', 'paid');
-- Q47 refunded more than paid, or a refund of a payment that failed
select count(*) filter (where refunded_cents > amount_cents or (status <> 'succeeded' and refunded_cents > 0)) as bad, count(*) as all from payments;
-- Q48 payment before its invoice was made, or of a draft
select count(*) filter (where p.created_at < i.created_at or i.status = 'draft') as bad, count(*) as all from payments p join invoices i on i.id = p.invoice_id;
-- Q49 attempts of an invoice are not 1, 2, 3 …, or a further one after success
select count(*) filter (where attempt <> k or before) as bad, count(*) as all
from (select attempt, row_number() over w k, coalesce(bool_or(status = 'succeeded') over (partition by invoice_id order by created_at, id rows between unbounded preceding and 1 preceding), false) before from payments window w as (partition by invoice_id order by created_at, id)) x;
-- Q50 credit note of another account or currency than its invoice, before it, or of a draft
select count(*) filter (where c.account_id <> i.account_id or c.currency <> i.currency or c.issued_at < i.created_at or i.status = 'draft') as bad, count(*) as all from credit_notes c join invoices i on i.id = c.invoice_id;
-- Q51 credit notes of an invoice above its total
select count(*) filter (where s > i.total_cents) as bad, count(*) as all from invoices i join (select invoice_id, sum(total_cents) s from credit_notes where voided_at is null group by 1) c on c.invoice_id = i.id;
-- Q52 total of a credit note is not subtotal and tax, or less than was refunded and credited
select count(*) filter (where total_cents <> subtotal_cents + tax_cents or refund_cents + credit_to_balance_cents > total_cents) as bad, count(*) as all from credit_notes;
-- Q53 line of a credit note for a line of another invoice, or above it
select count(*) filter (where l.invoice_id <> c.invoice_id or x.amount_cents > l.amount_cents or x.quantity > l.quantity) as bad, count(*) as all
from credit_note_lines x join credit_notes c on c.id = x.credit_note_id join invoice_lines l on l.id = x.invoice_line_id;
-- Q54 subtotal of a credit note is not the sum of its lines
select count(*) filter (where c.subtotal_cents <> s) as bad, count(*) as all from credit_notes c join (select credit_note_id, sum(amount_cents) s from credit_note_lines group by 1) l on l.credit_note_id = c.id;
-- Q55 balance transaction without what its type is of, or with another, or of another account
select count(*) filter (where (b.type = 'credit_note' and (b.credit_note_id is null)) or (b.type = 'applied_to_invoice' and b.invoice_id is null) or (b.type = 'adjustment' and (b.credit_note_id is not null or b.invoice_id is not null))
  or c.account_id <> b.account_id or i.account_id <> b.account_id) as bad, count(*) as all from balance_transactions b left join credit_notes c on c.id = b.credit_note_id left join invoices i on i.id = b.invoice_id;
-- Q56 ending balance is not the one before and the amount
select count(*) filter (where ending_balance_cents <> before + amount_cents) as bad, count(*) as all
from (select amount_cents, ending_balance_cents, coalesce(lag(ending_balance_cents) over (partition by account_id order by created_at, id), 0) before from balance_transactions) x;
-- Q57 balance of an account is not the last ending balance
select count(*) filter (where a.balance_cents <> b.ending_balance_cents) as bad, count(*) as all
from accounts a join lateral (select ending_balance_cents from balance_transactions b where b.account_id = a.id order by created_at desc, id desc limit 1) b on true;
-- Q58 event of an invoice without it, or of a subscription without that, or of another account
select count(*) filter (where (e.type like 'invoice.%' and e.invoice_id is null) or (e.type like 'subscription.%' and (e.subscription_id is null or e.invoice_id is not null)) or i.account_id <> e.account_id or s.account_id <> e.account_id) as bad, count(*) as all
from webhook_events e left join invoices i on i.id = e.invoice_id left join subscriptions s on s.id = e.subscription_id;
-- Q59 paid event of an invoice that was not paid
select count(*) filter (where i.status <> 'paid') as bad, count(*) as all from webhook_events e join invoices i on i.id = e.invoice_id where e.type = 'invoice.paid';
-- Q60 delivered without an attempt, or before the event
select count(*) filter (where (delivered_at is not null and attempts = 0) or delivered_at < created_at) as bad, count(*) as all from webhook_events;
