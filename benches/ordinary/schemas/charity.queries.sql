-- Q1 total_raised is not the sum of the donations (cleared, or all but failed and refunded)
select count(*) filter (where abs(total_raised - a) > 0.01 and abs(total_raised - b) > 0.01) as bad, count(*) as all from (select c.*, (select coalesce(sum(amount), 0) from donations d where d.charity_id = c.id and d.status = 'cleared') a, (select coalesce(sum(amount), 0) from donations d where d.charity_id = c.id) b from charities c) c;
-- Q2 donors_count is not the number of donors
select count(*) filter (where donors_count <> n) as bad, count(*) as all from (select c.*, (select count(*) from donors d where d.charity_id = c.id) n from charities c) c;
-- Q3 fee above 10 percent or founded in the future
select count(*) filter (where fee_percent not between 0 and 10 or founded_on > '2026-01-01' or founded_on > created_at::date) as bad, count(*) as all from charities;
-- Q4 slug that has nothing of the name
select count(*) filter (where slug !~ left(regexp_replace(lower(name), '[^a-z0-9].*$', ''), 5)) as bad, count(*) as all from charities;
-- Q5 row updated before it was created
select count(*) filter (where updated_at < created_at) as bad, count(*) as all from (select created_at, updated_at from donors union all select created_at, updated_at from donations union all select created_at, updated_at from campaigns union all select created_at, updated_at from grants) x;
-- Q6 email verified or logged in before the account was made
select count(*) filter (where email_verified_at < created_at or last_login_at < created_at) as bad, count(*) as all from users;
-- Q7 person without a name, or company without one
select count(*) filter (where case when type in ('individual', 'household') then last_name is null else company_name is null end) as bad, count(*) as all from donors;
-- Q8 company with a title or a date of birth
select count(*) filter (where title is not null or date_of_birth is not null) as bad, count(*) as all from donors where type in ('company', 'trust');
-- Q9 display name that has nothing of the names
select count(*) filter (where case when type in ('individual', 'household') then position(last_name in display_name) = 0 and position(first_name in display_name) = 0 else position(company_name in display_name) = 0 end) as bad, count(*) as all from donors;
-- Q10 donor below 10 or above 110 years
select count(*) filter (where date_of_birth > '2016-01-01' or date_of_birth < '1915-01-01') as bad, count(*) as all from donors where date_of_birth is not null and deceased_on is null;
-- Q11 deceased before born or in the future
select count(*) filter (where deceased_on < date_of_birth or deceased_on > '2026-01-01') as bad, count(*) as all from donors where deceased_on is not null;
-- Q12 deceased donor who may be contacted
select count(*) filter (where not do_not_contact) as bad, count(*) as all from donors where deceased_on is not null;
-- Q13 donation after death
select count(*) filter (where d.donated_at > o.deceased_on + 60) as bad, count(*) as all from donations d join donors o on o.id = d.donor_id where o.deceased_on is not null;
-- Q14 gift aid revoked before or without having been declared, or declared by a company
select count(*) filter (where gift_aid_revoked_on < gift_aid_declared_on or gift_aid_declared_on is null or type in ('company', 'trust')) as bad, count(*) as all from donors where gift_aid_revoked_on is not null or gift_aid_declared_on is not null;
-- Q15 donations_count is not the number of donations (all or cleared)
select count(*) filter (where donations_count not in (a, b)) as bad, count(*) as all from (select o.*, (select count(*) from donations d where d.donor_id = o.id) a, (select count(*) from donations d where d.donor_id = o.id and d.status = 'cleared') b from donors o) o;
-- Q16 lifetime_total is not the sum of the donations (all or cleared)
select count(*) filter (where abs(lifetime_total - a) > 0.01 and abs(lifetime_total - b) > 0.01) as bad, count(*) as all from (select o.*, (select coalesce(sum(amount), 0) from donations d where d.donor_id = o.id) a, (select coalesce(sum(amount), 0) from donations d where d.donor_id = o.id and d.status = 'cleared') b from donors o) o;
-- Q17 largest donation above the lifetime total, or of a donor who never gave
select count(*) filter (where largest_donation > lifetime_total or (donations_count = 0 and largest_donation is not null) or (donations_count > 0 and largest_donation is null)) as bad, count(*) as all from donors;
-- Q18 largest donation is not the largest of the donations
select count(*) filter (where largest_donation is distinct from a and largest_donation is distinct from b) as bad, count(*) as all from (select o.*, (select max(amount) from donations d where d.donor_id = o.id) a, (select max(amount) from donations d where d.donor_id = o.id and d.status = 'cleared') b from donors o) o;
-- Q19 first donation after the last, or one of the two missing
select count(*) filter (where first_donated_at > last_donated_at or (first_donated_at is null) <> (last_donated_at is null) or (donations_count = 0) <> (first_donated_at is null)) as bad, count(*) as all from donors;
-- Q20 last_donated_at is not the time of the last donation
select count(*) filter (where last_donated_at is distinct from a and last_donated_at is distinct from b) as bad, count(*) as all from (select o.*, (select max(donated_at) from donations d where d.donor_id = o.id) a, (select max(donated_at) from donations d where d.donor_id = o.id and d.status = 'cleared') b from donors o) o;
-- Q21 merged into itself, into one of another charity, or into one that is merged too
select count(*) filter (where m.id = d.id or m.charity_id <> d.charity_id or m.merged_into_id is not null) as bad, count(*) as all from donors d join donors m on m.id = d.merged_into_id;
-- Q22 owner of another charity
select count(*) filter (where u.charity_id <> d.charity_id) as bad, count(*) as all from donors d join users u on u.id = d.owner_id;
-- Q23 email of a person that has nothing of the name
select count(*) filter (where email !~* left(last_name, 3) and email !~* left(first_name, 3)) as bad, count(*) as all from donors where email is not null and type = 'individual' and last_name ~ '^[A-Za-z]{3}' and first_name ~ '^[A-Za-z]{3}';
-- Q24 campaign ends before it starts
select count(*) filter (where ends_on <= starts_on) as bad, count(*) as all from campaigns where ends_on is not null;
-- Q25 state of a campaign against its times
select count(*) filter (where case status when 'draft' then launched_at is not null or completed_at is not null when 'active' then launched_at is null or completed_at is not null when 'paused' then launched_at is null or completed_at is not null when 'completed' then completed_at is null or launched_at is null else completed_at is not null end or completed_at < launched_at) as bad, count(*) as all from campaigns;
-- Q26 active campaign that ended or has not begun, or a completed one that has not begun
select count(*) filter (where (status = 'active' and (ends_on < '2025-12-31' or starts_on > '2026-01-01')) or (status = 'completed' and starts_on > '2026-01-01')) as bad, count(*) as all from campaigns where status in ('active', 'completed');
-- Q27 raised_amount is not the sum of the campaign's donations
select count(*) filter (where abs(raised_amount - a) > 0.01 and abs(raised_amount - b) > 0.01) as bad, count(*) as all from (select c.*, (select coalesce(sum(amount), 0) from donations d where d.campaign_id = c.id) a, (select coalesce(sum(amount), 0) from donations d where d.campaign_id = c.id and d.status = 'cleared') b from campaigns c) c;
-- Q28 progress is not raised of goal
select count(*) filter (where abs(progress_percent - 100 * raised_amount / nullif(goal_amount, 0)) > 0.1) as bad, count(*) as all from campaigns;
-- Q29 draft campaign that raised money
select count(*) filter (where raised_amount > 0 or donations_count > 0) as bad, count(*) as all from campaigns where status = 'draft';
-- Q30 donations_count of a campaign is not their number
select count(*) filter (where donations_count not in (a, b)) as bad, count(*) as all from (select c.*, (select count(*) from donations d where d.campaign_id = c.id) a, (select count(*) from donations d where d.campaign_id = c.id and d.status = 'cleared') b from campaigns c) c;
-- Q31 parent or manager of a campaign of another charity, or outside the time of the parent
select count(*) filter (where p.charity_id <> c.charity_id or u.charity_id <> c.charity_id or c.starts_on < p.starts_on) as bad, count(*) as all from campaigns c left join campaigns p on p.id = c.parent_id left join users u on u.id = c.manager_id where c.parent_id is not null or c.manager_id is not null;
-- Q32 goal below 100 or raised more than ten times the goal
select count(*) filter (where goal_amount < 100 or raised_amount > 10 * goal_amount) as bad, count(*) as all from campaigns;
-- Q33 restriction of a fund that is free, or a restricted one without
select count(*) filter (where is_restricted <> (restriction is not null)) as bad, count(*) as all from funds;
-- Q34 fund closed before opened, or closed with money in it
select count(*) filter (where closed_on < opened_on or balance <> 0) as bad, count(*) as all from funds where closed_on is not null;
-- Q35 negative balance of a fund
select count(*) filter (where balance < 0) as bad, count(*) as all from funds;
-- Q36 balance of a fund is not that after its last entry
select count(*) filter (where f.balance <> e.balance_after) as bad, count(*) as all from funds f join lateral (select balance_after from fund_entries e where e.fund_id = f.id order by sequence desc limit 1) e on true;
-- Q37 balance after an entry is not the one before plus the amount
select count(*) filter (where abs(balance_after - coalesce(before, 0) - amount) > 0.01) as bad, count(*) as all from (select balance_after, amount, lag(balance_after) over (partition by fund_id order by sequence) before from fund_entries) e;
-- Q38 entry posted before the entry with a lower number
select count(*) filter (where posted_at < before) as bad, count(*) as all from (select posted_at, lag(posted_at) over (partition by fund_id order by sequence) before from fund_entries) e where before is not null;
-- Q39 kind of an entry against its references
select count(*) filter (where (kind = 'donation') <> (donation_id is not null) or (kind = 'grant') <> (grant_id is not null)) as bad, count(*) as all from fund_entries;
-- Q40 grant that adds money, or donation that takes some
select count(*) filter (where (kind = 'grant' and amount >= 0) or (kind = 'donation' and amount <= 0)) as bad, count(*) as all from fund_entries where kind in ('grant', 'donation');
-- Q41 entry of a donation to another fund, or of another amount
select count(*) filter (where d.fund_id <> e.fund_id or e.amount not in (d.amount, d.net_amount)) as bad, count(*) as all from fund_entries e join donations d on d.id = e.donation_id;
-- Q42 entry of a grant from another fund
select count(*) filter (where g.fund_id <> e.fund_id) as bad, count(*) as all from fund_entries e join grants g on g.id = e.grant_id;
-- Q43 pledge whose donor, campaign and fund are not of one charity
select count(*) filter (where f.charity_id <> d.charity_id or c.charity_id <> d.charity_id) as bad, count(*) as all from pledges p join donors d on d.id = p.donor_id join funds f on f.id = p.fund_id left join campaigns c on c.id = p.campaign_id;
-- Q44 total pledged is not amount times installments
select count(*) filter (where abs(total_pledged - amount * installments) > 0.01 or (total_pledged is null) <> (installments is null)) as bad, count(*) as all from pledges where total_pledged is not null or installments is not null;
-- Q45 more installments paid than there are, or paid ones are not the number of paid rows
select count(*) filter (where installments_paid > installments or installments_paid <> n) as bad, count(*) as all from (select p.*, (select count(*) from pledge_installments i where i.pledge_id = p.id and i.status = 'paid') n from pledges p) p;
-- Q46 total received above what was pledged, or not installments paid times amount
select count(*) filter (where total_received > total_pledged or abs(total_received - installments_paid * amount) > 0.01) as bad, count(*) as all from pledges;
-- Q47 pledge ends before it starts
select count(*) filter (where ends_on <= starts_on) as bad, count(*) as all from pledges where ends_on is not null;
-- Q48 cancelled without a time, or a time or reason without being cancelled
select count(*) filter (where (status = 'cancelled') <> (cancelled_at is not null) or (status <> 'cancelled' and cancellation_reason is not null)) as bad, count(*) as all from pledges;
-- Q49 next due day of a pledge that is over, or of an active one in the past or missing
select count(*) filter (where (status in ('completed', 'cancelled') and next_due_on is not null) or (status = 'active' and (next_due_on is null or next_due_on < '2025-12-01'))) as bad, count(*) as all from pledges where status in ('completed', 'cancelled', 'active');
-- Q50 completed pledge with installments left
select count(*) filter (where installments_paid < installments) as bad, count(*) as all from pledges where status = 'completed' and installments is not null;
-- Q51 active pledge that ended, or next due after its end
select count(*) filter (where ends_on < '2026-01-01' or next_due_on > ends_on or next_due_on < starts_on) as bad, count(*) as all from pledges where status = 'active';
-- Q52 installment of another amount than the pledge
select count(*) filter (where i.amount <> p.amount) as bad, count(*) as all from pledge_installments i join pledges p on p.id = i.pledge_id;
-- Q53 installment due outside the time of the pledge, or numbered above the installments
select count(*) filter (where i.due_on < p.starts_on or i.due_on > p.ends_on + 1 or i.number > p.installments or i.number < 1) as bad, count(*) as all from pledge_installments i join pledges p on p.id = i.pledge_id;
-- Q54 later installment due before an earlier one
select count(*) filter (where due_on <= before) as bad, count(*) as all from (select due_on, lag(due_on) over (partition by pledge_id order by number) before from pledge_installments) i where before is not null;
-- Q55 state of an installment against its donation and time
select count(*) filter (where (status = 'paid') <> (paid_at is not null) or (status <> 'paid' and donation_id is not null) or (status = 'missed' and due_on > '2026-01-01') or (status = 'due' and due_on < '2025-10-01')) as bad, count(*) as all from pledge_installments;
-- Q56 donation of an installment by another donor, for another pledge or of another amount
select count(*) filter (where d.pledge_id is distinct from i.pledge_id or d.amount <> i.amount or d.donor_id <> p.donor_id) as bad, count(*) as all from pledge_installments i join donations d on d.id = i.donation_id join pledges p on p.id = i.pledge_id;
-- Q57 net amount is not amount less fee, or the fee above the amount
select count(*) filter (where abs(net_amount - (amount - fee)) > 0.01 or fee > amount) as bad, count(*) as all from donations;
-- Q58 fee is not that of the charity's percentage
select count(*) filter (where abs(d.fee - d.amount * c.fee_percent / 100) > 0.02 and d.fee <> 0) as bad, count(*) as all from donations d join charities c on c.id = d.charity_id;
-- Q59 currency of a donation is not that of the charity
select count(*) filter (where d.currency <> c.currency) as bad, count(*) as all from donations d join charities c on c.id = d.charity_id;
-- Q60 donor, campaign or fund of another charity than the donation
select count(*) filter (where o.charity_id <> d.charity_id or c.charity_id <> d.charity_id or f.charity_id <> d.charity_id) as bad, count(*) as all from donations d join funds f on f.id = d.fund_id left join donors o on o.id = d.donor_id left join campaigns c on c.id = d.campaign_id;
-- Q61 pledge of another donor, fund or campaign than the donation
select count(*) filter (where p.donor_id is distinct from d.donor_id or p.fund_id <> d.fund_id) as bad, count(*) as all from donations d join pledges p on p.id = d.pledge_id;
-- Q62 state of a donation against its times
select count(*) filter (where case status when 'pending' then cleared_at is not null or failed_at is not null or refunded_at is not null when 'cleared' then cleared_at is null or failed_at is not null or refunded_at is not null when 'failed' then failed_at is null or cleared_at is not null or refunded_at is not null else refunded_at is null or failed_at is not null end) as bad, count(*) as all from donations;
-- Q63 reason of a failure that did not happen
select count(*) filter (where failure_reason is not null and status <> 'failed') as bad, count(*) as all from donations;
-- Q64 cleared, failed or refunded before donated, or refunded before cleared, or cleared over three months later
select count(*) filter (where cleared_at < donated_at or failed_at < donated_at or refunded_at < donated_at or refunded_at < cleared_at or cleared_at > donated_at + interval '3 months') as bad, count(*) as all from donations;
-- Q65 number of a cheque where none was given, or a cheque without
select count(*) filter (where (method = 'cheque') <> (cheque_number is not null)) as bad, count(*) as all from donations;
-- Q66 donation that came in before the campaign began or long after it ended
select count(*) filter (where d.donated_at < c.starts_on or d.donated_at > c.ends_on + 90) as bad, count(*) as all from donations d join campaigns c on c.id = d.campaign_id;
-- Q67 gift aid of a donation not eligible, or not a quarter of it
select count(*) filter (where (gift_aid_amount is not null and not gift_aid_eligible) or abs(gift_aid_amount - amount * 0.25) > 0.01) as bad, count(*) as all from donations where gift_aid_amount is not null;
-- Q68 eligible for gift aid without a declaration of the donor
select count(*) filter (where o.gift_aid_declared_on is null or o.id is null) as bad, count(*) as all from donations d left join donors o on o.id = d.donor_id where d.gift_aid_eligible;
-- Q69 donation of the future, or pending for over half a year
select count(*) filter (where donated_at > '2026-01-02' or (status = 'pending' and donated_at < '2025-07-01')) as bad, count(*) as all from donations;
-- Q70 donation that is not one a person makes (below 1 or above 100 000)
select count(*) filter (where amount < 1 or amount > 100000) as bad, count(*) as all from donations;
-- Q71 period of a receipt is not of its tax year
select count(*) filter (where period_end <= period_start or extract(year from period_start) not in (tax_year, tax_year - 1) or extract(year from period_end) not in (tax_year, tax_year + 1) or period_end > period_start + 366) as bad, count(*) as all from tax_receipts;
-- Q72 receipt issued before the period ended, or sent before issued
select count(*) filter (where issued_at < period_end or sent_at < issued_at) as bad, count(*) as all from tax_receipts;
-- Q73 receipt sent to nobody, or an address without having been sent
select count(*) filter (where (sent_at is null) <> (sent_to is null)) as bad, count(*) as all from tax_receipts;
-- Q74 receipt for another amount or number than the donor gave in the period
select count(*) filter (where r.total_amount <> s or r.donations_count <> n) as bad, count(*) as all from (select r.*, (select coalesce(sum(amount), 0) from donations d where d.donor_id = r.donor_id and d.donated_at >= r.period_start and d.donated_at < r.period_end + 1 and d.status = 'cleared') s, (select count(*) from donations d where d.donor_id = r.donor_id and d.donated_at >= r.period_start and d.donated_at < r.period_end + 1 and d.status = 'cleared') n from tax_receipts r) r;
-- Q75 receipt that replaces one of another donor or year, or one that was not voided
select count(*) filter (where o.id = r.id or o.donor_id <> r.donor_id or o.tax_year <> r.tax_year or o.voided_at is null) as bad, count(*) as all from tax_receipts r join tax_receipts o on o.id = r.replaces_id;
-- Q76 two receipts of a donor for a year that were not voided
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by donor_id, tax_year) n from tax_receipts where voided_at is null) r;
-- Q77 fund or decider of a grant of another charity
select count(*) filter (where f.charity_id <> g.charity_id or u.charity_id <> g.charity_id) as bad, count(*) as all from grants g join funds f on f.id = g.fund_id left join users u on u.id = g.decided_by;
-- Q78 state of a grant against its days and amounts
select count(*) filter (where case when status in ('applied', 'under_review') then decided_on is not null or decided_by is not null or amount_awarded is not null or paid_on is not null or amount_paid > 0 when status = 'rejected' then decided_on is null or amount_awarded > 0 or paid_on is not null or amount_paid > 0 when status = 'approved' then decided_on is null or amount_awarded is null or paid_on is not null else decided_on is null or amount_awarded is null or paid_on is null end) as bad, count(*) as all from grants;
-- Q79 reason for a rejection that did not happen
select count(*) filter (where rejection_reason is not null and status <> 'rejected') as bad, count(*) as all from grants;
-- Q80 awarded more than requested, or paid more than awarded
select count(*) filter (where amount_awarded > amount_requested or amount_paid > amount_awarded) as bad, count(*) as all from grants where amount_awarded is not null;
-- Q81 order of the days of a grant
select count(*) filter (where decided_on < applied_on or paid_on < decided_on or project_ends_on <= project_starts_on or report_due_on < project_ends_on or report_received_on < project_starts_on) as bad, count(*) as all from grants;
-- Q82 event ends before it starts, lasts over a week, or registration closes after the end
select count(*) filter (where ends_at <= starts_at or ends_at > starts_at + interval '7 days' or registration_closes_at > ends_at) as bad, count(*) as all from events;
-- Q83 format against venue and link
select count(*) filter (where case format when 'online' then venue is not null or meeting_url is null else venue is null or meeting_url is not null end) as bad, count(*) as all from events;
-- Q84 held though it has not come, or still to come though it is over
select count(*) filter (where (status = 'held' and starts_at > '2026-01-01') or (status in ('planned', 'open', 'full') and ends_at < '2025-12-31')) as bad, count(*) as all from events where status <> 'cancelled';
-- Q85 registered_count is not the seats or registrations, or above the capacity, or attended more than registered
select count(*) filter (where registered_count not in (a, b, c, d) or registered_count > capacity or attended_count > registered_count) as bad, count(*) as all from (select e.*, (select count(*) from event_registrations r where r.event_id = e.id) a, (select count(*) from event_registrations r where r.event_id = e.id and r.status not in ('cancelled', 'waitlisted')) b, (select coalesce(sum(seats), 0) from event_registrations r where r.event_id = e.id) c, (select coalesce(sum(seats), 0) from event_registrations r where r.event_id = e.id and r.status not in ('cancelled', 'waitlisted')) d from events e) e;
-- Q86 people attended an event that was not held
select count(*) filter (where attended_count > 0) as bad, count(*) as all from events where status <> 'held';
-- Q87 campaign or organizer of an event of another charity
select count(*) filter (where u.charity_id <> e.charity_id or c.charity_id <> e.charity_id) as bad, count(*) as all from events e join users u on u.id = e.organizer_id left join campaigns c on c.id = e.campaign_id;
-- Q88 amount due is not seats times price, or paid more than due
select count(*) filter (where abs(r.amount_due - r.seats * e.ticket_price) > 0.01 or r.amount_paid > r.amount_due) as bad, count(*) as all from event_registrations r join events e on e.id = r.event_id;
-- Q89 state of a registration against its columns
select count(*) filter (where (status = 'cancelled') <> (cancelled_at is not null) or (status = 'attended') <> (checked_in_at is not null) or (status = 'waitlisted') <> (waitlist_position is not null)) as bad, count(*) as all from event_registrations;
-- Q90 attended or missed an event that was not held, or registered for one that was
select count(*) filter (where (r.status in ('attended', 'no_show') and e.status <> 'held') or (r.status in ('registered', 'waitlisted') and e.status = 'held')) as bad, count(*) as all from event_registrations r join events e on e.id = r.event_id;
-- Q91 registered after the event began, or checked in on another day
select count(*) filter (where r.registered_at > e.starts_at or r.checked_in_at not between e.starts_at - interval '1 day' and e.ends_at or r.cancelled_at < r.registered_at) as bad, count(*) as all from event_registrations r join events e on e.id = r.event_id;
-- Q92 donor of another charity than the event
select count(*) filter (where d.charity_id <> e.charity_id) as bad, count(*) as all from event_registrations r join events e on e.id = r.event_id join donors d on d.id = r.donor_id;
-- Q93 two people at the same place of a waiting list
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by event_id, waitlist_position) n from event_registrations where waitlist_position is not null) r;
-- Q94 user of another charity than the donor, or answer to a message of another donor or a later one
select count(*) filter (where u.charity_id <> d.charity_id or p.donor_id <> m.donor_id or p.sent_at > m.sent_at) as bad, count(*) as all from communications m join donors d on d.id = m.donor_id left join users u on u.id = m.user_id left join communications p on p.id = m.reply_to_id;
-- Q95 opened or bounced though it is no email, or both, or before it was sent
select count(*) filter (where (channel not in ('email', 'sms') and (opened_at is not null or bounced_at is not null)) or (opened_at is not null and bounced_at is not null) or opened_at < sent_at or bounced_at < sent_at) as bad, count(*) as all from communications;
-- Q96 minutes of a call that was none
select count(*) filter (where call_minutes is not null and channel not in ('phone', 'meeting') or call_minutes > 300) as bad, count(*) as all from communications where call_minutes is not null;
-- Q97 reason of a bounce that did not happen
select count(*) filter (where (bounced_at is null) <> (bounce_reason is null)) as bad, count(*) as all from communications where bounced_at is not null or bounce_reason is not null;
-- Q98 follow-up done without a day, or a day before the message
select count(*) filter (where (follow_up_done and follow_up_on is null) or follow_up_on < sent_at::date) as bad, count(*) as all from communications where follow_up_done or follow_up_on is not null;
-- Q99 donation by card or direct debit that is pending for over two months
select count(*) filter (where donated_at < '2025-11-01') as bad, count(*) as all from donations where status = 'pending' and method in ('card', 'direct_debit', 'cash');
-- Q100 pledge ends on another day than its installments say (more than a period off)
select count(*) filter (where abs(ends_on - (starts_on + (installments - 1) * case frequency when 'weekly' then interval '7 days' when 'monthly' then interval '1 month' when 'quarterly' then interval '3 months' else interval '1 year' end)::date) > case frequency when 'weekly' then 8 when 'monthly' then 32 when 'quarterly' then 93 else 367 end) as bad, count(*) as all from pledges where ends_on is not null and installments is not null;
-- Q101 donation for a pledge without a donor
select count(*) filter (where donor_id is null) as bad, count(*) as all from donations where pledge_id is not null;
-- Q102 merged donor with donations of its own in the counters
select count(*) filter (where donations_count > 0) as bad, count(*) as all from donors where merged_into_id is not null;
-- Q103 paid of a grant is not what was awarded once it is paid or closed
select count(*) filter (where amount_paid <> amount_awarded) as bad, count(*) as all from grants where status in ('paid', 'closed') and amount_awarded is not null;
-- Q104 event of a campaign outside its time
select count(*) filter (where e.starts_at < c.starts_on or e.starts_at > c.ends_on + 31) as bad, count(*) as all from events e join campaigns c on c.id = e.campaign_id;
-- Q105 free event with money due
select count(*) filter (where r.amount_due > 0) as bad, count(*) as all from event_registrations r join events e on e.id = r.event_id where e.ticket_price = 0;
