-- Q1 deal won or lost without a closing time, open with one, or with a lost reason though it is not lost
select count(*) filter (where (status = 'open') = (closed_at is not null) or (status <> 'lost' and lost_reason is not null)) as bad, count(*) as "all" from deals where true;

-- Q2 deal whose weighted amount is not amount times probability
select count(*) filter (where abs(weighted_amount - amount * probability / 100.0) > 1) as bad, count(*) as "all" from deals where status = 'open';

-- Q3 deal or stage with a probability outside 0 to 100, or won not at 100, or lost stage not at 0
select count(*) filter (where v not between 0 and 100 or (kind = 'won' and v <> 100) or (kind = 'lost' and v <> 0)) as bad, count(*) as "all" from (select probability as v, kind from stages union all select probability, case when status = 'won' then 'won' end from deals) t where true;

-- Q4 deal closed or moved before it was created, or closed in the future
select count(*) filter (where closed_at < created_at - interval '1 day' or stage_changed_at < created_at - interval '1 day' or closed_at > now() + interval '2 days') as bad, count(*) as "all" from deals where coalesce(closed_at, stage_changed_at) is not null;

-- Q5 lead whose conversion time or converted records contradict its status
select count(*) filter (where (status = 'converted') <> (converted_at is not null) or (status <> 'converted' and num_nonnulls(converted_account_id, converted_contact_id, converted_deal_id) > 0)) as bad, count(*) as "all" from leads where true;

-- Q6 task whose completion time contradicts its status, or that was completed before it was created, or reminds after it is due
select count(*) filter (where (status = 'done') <> (completed_at is not null) or completed_at < created_at or reminder_at > due_at) as bad, count(*) as "all" from tasks where true;

-- Q7 activity that ends before it starts, lasts over three days, or whose minutes are not the time between start and end
select count(*) filter (where ends_at < starts_at or ends_at > starts_at + interval '3 days' or duration_minutes < 0 or abs(duration_minutes - extract(epoch from ends_at - starts_at) / 60) > 5) as bad, count(*) as "all" from activities where ends_at is not null;

-- Q8 activity whose outcome contradicts its type, or that has an outcome long before it takes place
select count(*) filter (where (type <> 'call' and outcome = 'left_voicemail') or (type in ('meeting', 'demo', 'lunch') and outcome = 'no_answer') or (outcome in ('connected', 'no_answer', 'left_voicemail', 'held', 'no_show') and starts_at > now() + interval '2 days')) as bad, count(*) as "all" from activities where outcome is not null;

-- Q9 email whose status contradicts its direction or sending time
select count(*) filter (where (status = 'received') <> (direction = 'inbound') or (status in ('sent', 'delivered', 'bounced') and sent_at is null) or (status = 'draft' and sent_at is not null) or (status in ('draft', 'queued') and (opens_count > 0 or first_opened_at is not null)) or first_opened_at < sent_at) as bad, count(*) as "all" from emails where true;

-- Q10 quote whose status contradicts its times
select count(*) filter (where (status = 'accepted') <> (accepted_at is not null) or (status = 'declined') <> (declined_at is not null) or (status = 'draft' and sent_at is not null) or (status = 'sent' and sent_at is null) or accepted_at < sent_at or declined_at < sent_at or (status = 'expired' and valid_until > current_date)) as bad, count(*) as "all" from quotes where true;

-- Q11 quote whose total is not subtotal less discount plus tax
select count(*) filter (where abs(total - (subtotal - discount_total + tax_total)) > 0.05) as bad, count(*) as "all" from quotes where true;

-- Q12 quote line whose total is not quantity times price less the discount
select count(*) filter (where abs(line_total - quantity * unit_price * (1 - discount_percent / 100)) > 0.05 or discount_percent not between 0 and 100) as bad, count(*) as "all" from quote_lines where true;

-- Q13 quote whose subtotal is neither the sum of its lines nor their sum before line discounts
select count(*) filter (where abs(q.subtotal - l.net) > 0.1 and abs(q.subtotal - l.gross) > 0.1) as bad, count(*) as "all" from quotes q join (select quote_id, sum(line_total) as net, sum(quantity * unit_price) as gross from quote_lines group by 1) l on l.quote_id = q.id where true;

-- Q14 deal in a stage of another pipeline
select count(*) filter (where s.pipeline_id <> d.pipeline_id) as bad, count(*) as "all" from deals d join stages s on s.id = d.stage_id where true;

-- Q15 deal whose status is not the kind of its stage
select count(*) filter (where s.kind <> d.status) as bad, count(*) as "all" from deals d join stages s on s.id = d.stage_id where true;

-- Q16 quote whose account is not the deal's account, or whose currency is not the deal's
select count(*) filter (where q.account_id <> d.account_id or q.currency <> d.currency) as bad, count(*) as "all" from quotes q join deals d on d.id = q.deal_id where true;

-- Q17 deal or quote whose contact works for another, unrelated account
select count(*) filter (where c.account_id <> t.account_id and not exists (select 1 from accounts x, accounts y where x.id = t.account_id and y.id = c.account_id and (x.parent_id = y.id or y.parent_id = x.id or x.parent_id = y.parent_id or y.type = 'partner'))) as bad, count(*) as "all" from (select account_id, primary_contact_id as contact_id from deals union all select account_id, contact_id from quotes) t join contacts c on c.id = t.contact_id where c.account_id is not null;

-- Q18 activity whose account is not the account of its deal
select count(*) filter (where d.account_id <> a.account_id) as bad, count(*) as "all" from activities a join deals d on d.id = a.deal_id where a.account_id is not null;

-- Q19 team whose member count is not the number of its users, or campaign whose lead count is not the number of its leads
select count(*) filter (where kept not in (n, alive, active)) as bad, count(*) as "all" from (select t.members_count as kept, (select count(*) from users u where u.team_id = t.id) as n, (select count(*) from users u where u.team_id = t.id and u.deleted_at is null) as alive, (select count(*) from users u where u.team_id = t.id and u.deleted_at is null and u.is_active) as active from teams t union all select c.leads_count, (select count(*) from leads l where l.campaign_id = c.id), (select count(*) from leads l where l.campaign_id = c.id and l.deleted_at is null), (select count(*) from leads l where l.campaign_id = c.id) from campaigns c) x where true;

-- Q20 account whose open deals or won amount are not those of its deals
select count(*) filter (where a.open_deals_count not in (d.n, d.alive) or (abs(a.won_amount - d.won) > 1 and abs(a.won_amount - d.won_alive) > 1)) as bad, count(*) as "all" from accounts a cross join lateral (select count(*) filter (where status = 'open') as n, count(*) filter (where status = 'open' and deleted_at is null) as alive, coalesce(sum(amount) filter (where status = 'won'), 0) as won, coalesce(sum(amount) filter (where status = 'won' and deleted_at is null), 0) as won_alive, count(*) filter (where currency <> 'USD') as foreign_deals from deals where account_id = a.id) d where d.foreign_deals = 0;

-- Q21 deal whose stage is not the one its last stage change went to
select count(*) filter (where d.stage_id <> c.to_stage_id) as bad, count(*) as "all" from deals d join (select deal_id, max(to_stage_id) as to_stage_id from (select deal_id, to_stage_id, rank() over (partition by deal_id order by changed_at desc) as r from deal_stage_changes) x where r = 1 group by deal_id having count(*) = 1) c on c.deal_id = d.id where true;

-- Q22 stage change or quote of a deal from before the deal was created, or stage change from after it was closed
select count(*) filter (where t.at < d.created_at - interval '1 day' or (t.move and d.status <> 'open' and t.at > d.closed_at + interval '2 days')) as bad, count(*) as "all" from (select deal_id, changed_at as at, true as move from deal_stage_changes union all select deal_id, created_at, false from quotes) t join deals d on d.id = t.deal_id where true;

-- Q23 customer account whose customer date lies in the future, or prospect with a customer date or with two or more deals won
select count(*) filter (where (a.type = 'customer' and a.customer_since > current_date + 1) or (a.type = 'prospect' and (a.customer_since is not null or (select count(*) from deals d where d.account_id = a.id and d.status = 'won' and d.deleted_at is null and d.closed_at < now() - interval '60 days') >= 2))) as bad, count(*) as "all" from accounts a where a.type in ('customer', 'prospect');

-- Q24 converted lead whose contact or deal belongs to another account than the converted one
select count(*) filter (where c.account_id <> l.converted_account_id or d.account_id <> l.converted_account_id) as bad, count(*) as "all" from leads l left join contacts c on c.id = l.converted_contact_id left join deals d on d.id = l.converted_deal_id where l.converted_account_id is not null and num_nonnulls(c.id, d.id) > 0;

-- Q25 note that points to nothing, or whose type is no model of this app
select count(*) filter (where not case regexp_replace(lower(noteable_type), '^.*\\', '') when 'account' then exists (select 1 from accounts where id = noteable_id) when 'accounts' then exists (select 1 from accounts where id = noteable_id) when 'contact' then exists (select 1 from contacts where id = noteable_id) when 'contacts' then exists (select 1 from contacts where id = noteable_id) when 'lead' then exists (select 1 from leads where id = noteable_id) when 'leads' then exists (select 1 from leads where id = noteable_id) when 'deal' then exists (select 1 from deals where id = noteable_id) when 'deals' then exists (select 1 from deals where id = noteable_id) when 'quote' then exists (select 1 from quotes where id = noteable_id) when 'quotes' then exists (select 1 from quotes where id = noteable_id) when 'activity' then exists (select 1 from activities where id = noteable_id) when 'task' then exists (select 1 from tasks where id = noteable_id) when 'campaign' then exists (select 1 from campaigns where id = noteable_id) when 'product' then exists (select 1 from products where id = noteable_id) when 'email' then exists (select 1 from emails where id = noteable_id) else noteable_type ~* 'user|team|activit|task|campaign' end) as bad, count(*) as "all" from notes where deleted_at is null;

-- Q26 won deal worth under 20 or over 50 million, or quote line with a quantity under 0.01 or over 100000
select count(*) filter (where amount not between 20 and 50000000 or quantity not between 0.01 and 100000) as bad, count(*) as "all" from (select amount, 1::numeric as quantity from deals where status = 'won' and amount <> 0 union all select 20, quantity from quote_lines) t where true;

-- Q27 quote line priced far above or below its product's price
select count(*) filter (where l.unit_price > p.unit_price * (case p.billing_period when 'monthly' then 40 else 5 end) or l.unit_price < p.unit_price / 20) as bad, count(*) as "all" from quote_lines l join quotes q on q.id = l.quote_id join products p on p.id = l.product_id where q.currency = 'USD' and p.unit_price > 0 and l.unit_price > 0;

-- Q28 person whose first or last name holds digits, signs or a filler word, or whose full name stands on far too many contacts
select count(*) filter (where first_name || last_name ~ '[0-9_@#]' or first_name ~* '^(lorem|ipsum|string|sample|placeholder)\M' or same > 4 + total / 300) as bad, count(*) as "all" from (select first_name, last_name, count(*) over (partition by lower(first_name), lower(last_name)) as same, count(*) over () as total from contacts where deleted_at is null) t where true;

-- Q29 three or more accounts of the same name, or account whose size or revenue per employee is absurd
select count(*) filter (where same > 2 or employees_count not between 0 and 3000000 or annual_revenue < 0 or (employees_count > 0 and annual_revenue > employees_count * 50000000.0) or (employees_count >= 20 and annual_revenue > 0 and annual_revenue < employees_count * 200)) as bad, count(*) as "all" from (select a.*, count(*) over (partition by lower(name)) as same from accounts a where deleted_at is null) t where true;

-- Q30 long note or received mail that stands word for word in four or more rows
select count(*) filter (where same >= 4) as bad, count(*) as "all" from (select txt, count(*) over (partition by txt) as same from (select body as txt from notes union all select body from emails where direction = 'inbound') a) t where length(txt) > 60 and txt !~* 'out of (the )?office|automatic|vacation';

-- Q31 mail address that is none
select count(*) filter (where e !~ '^[^@[:space:]]+@[^@[:space:]]+\.[A-Za-z]{2,}$' or length(e) > 120) as bad, count(*) as "all" from (select email as e from contacts union all select email from leads union all select from_email from emails union all select to_email from emails union all select email from users) t where e is not null;

-- Q32 phone number that is no phone number
select count(*) filter (where p !~* '^[+]?[0-9 ().,x/ext#-]+$' or length(regexp_replace(p, '[^0-9]', '', 'g')) not between 7 and 20) as bad, count(*) as "all" from (select phone as p from contacts union all select mobile from contacts union all select phone from leads union all select phone from accounts union all select phone from users) t where p is not null;

-- Q33 sales target or campaign money that is absurd, or whose period is
select count(*) filter (where wrong) as bad, count(*) as "all" from (select target_amount not between 100 and 10000000000 or achieved_amount < 0 or achieved_amount > target_amount * 50 or period_end - period_start not between 5 and 370 as wrong from sales_targets union all select budget < 0 or actual_cost < 0 or actual_cost > budget * 10 or ends_on < starts_on from campaigns) t where true;

-- Q34 pipeline with fewer than two or more than 25 stages, or with two stages in one position
select count(*) filter (where n not between 2 and 25 or places < n) as bad, count(*) as "all" from (select pipeline_id, count(*) as n, count(distinct position) as places from stages group by 1) s where true;

-- Q35 website, country code or colour that is none, or two tags, industries or teams of the same name
select count(*) filter (where wrong) as bad, count(*) as "all" from (select website !~* '^(https?://)?([a-z0-9-]+\.)+[a-z]{2,}(/[^[:space:]]*)?$' or billing_country !~ '^[A-Z]{2}$' as wrong from accounts union all select color !~* '^#([0-9a-f]{3}|[0-9a-f]{6})$' or count(*) over (partition by lower(name)) > 1 from tags union all select count(*) over (partition by lower(name)) > 1 from industries union all select count(*) over (partition by lower(name)) > 1 from teams) t where true;

-- Q36 name, title or subject that is filler or just the kind of thing with a number
select count(*) filter (where length(trim(t)) < 2 or t ~* '\m(lorem|ipsum|foobar|asdf|qwerty)\M' or t ~* '^(deal|task|subject|activity|account|company|name|title|product|string|value|text)[ _#-]?[0-9]+$') as bad, count(*) as "all" from (select name as t from deals union all select title from tasks union all select subject from activities union all select subject from emails where direction = 'outbound' and status <> 'draft' union all select name from accounts union all select name from products) x where true;
