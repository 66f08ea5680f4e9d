-- Q1 profile's e-mail shares no part (of three or more letters) with the person's name
select count(*) filter (where not exists (select 1 from regexp_split_to_table(lower(p.full_name), '[^a-z]+') w where length(w) >= 3 and position(w in lower(p.email)) > 0)) as bad, count(*) as "all" from profiles p where p.full_name ~ '^[A-Za-z .]+$' and p.full_name ~ '[A-Za-z]{3}';
-- Q2 person was born less than ten or more than a hundred and five years ago
select count(*) filter (where p.date_of_birth not between date '1920-12-31' and date '2016-01-04') as bad, count(*) as "all" from profiles p where p.date_of_birth is not null;
-- Q3 profile last seen before it was created
select count(*) filter (where p.last_seen_at < p.created_at) as bad, count(*) as "all" from profiles p where p.last_seen_at is not null;
-- Q4 slug of an organization shares no word with its name
select count(*) filter (where not exists (select 1 from regexp_split_to_table(lower(o.name), '[^a-z0-9]+') w where length(w) >= 3 and position(w in o.slug) > 0)) as bad, count(*) as "all" from organizations o where o.name ~* '[a-z0-9]{3}';
-- Q5 organization is older than the profile of the person who created it
select count(*) filter (where o.created_at < p.created_at) as bad, count(*) as "all" from organizations o join profiles p on p.id = o.created_by;
-- Q6 organization with members has nobody as owner
select count(*) filter (where m.owners = 0) as bad, count(*) as "all" from organizations o join (select organization_id, count(*) filter (where role = 'owner') as owners from organization_members group by 1) m on m.organization_id = o.id;
-- Q7 member left the organization before joining
select count(*) filter (where m.left_at < m.joined_at) as bad, count(*) as "all" from organization_members m where m.left_at is not null and m.joined_at is not null;
-- Q8 member invited by himself or herself
select count(*) filter (where m.invited_by = m.profile_id) as bad, count(*) as "all" from organization_members m where m.invited_by is not null;
-- Q9 team led by a member of another organization
select count(*) filter (where m.organization_id <> t.organization_id) as bad, count(*) as "all" from teams t join organization_members m on m.id = t.lead_member_id;
-- Q10 member of a team belongs to another organization than the team
select count(*) filter (where m.organization_id <> t.organization_id) as bad, count(*) as "all" from team_members tm join teams t on t.id = tm.team_id join organization_members m on m.id = tm.member_id;
-- Q11 campaign ends before it starts
select count(*) filter (where c.ends_on < c.starts_on) as bad, count(*) as "all" from campaigns c where c.ends_on is not null;
-- Q12 active campaign has not been published
select count(*) filter (where c.published_at is null) as bad, count(*) as "all" from campaigns c where c.status = 'active';
-- Q13 campaign in draft has raised money
select count(*) filter (where c.raised_amount > 0) as bad, count(*) as "all" from campaigns c where c.status = 'draft';
-- Q14 amount raised by a campaign is not the sum of its succeeded donations
select count(*) filter (where c.raised_amount <> coalesce((select sum(d.amount) from donations d where d.campaign_id = c.id and d.status = 'succeeded'), 0)) as bad, count(*) as "all" from campaigns c;
-- Q15 campaign's currency is another than that of its organization
select count(*) filter (where c.currency <> o.currency) as bad, count(*) as "all" from campaigns c join organizations o on o.id = c.organization_id;
-- Q16 campaign's goal is implausible for a charity (below 100 or above 10 million)
select count(*) filter (where c.goal_amount not between 100 and 10000000) as bad, count(*) as "all" from campaigns c;
-- Q17 donor's last donation is before the first
select count(*) filter (where d.last_donated_at < d.first_donated_at) as bad, count(*) as "all" from donors d where d.first_donated_at is not null and d.last_donated_at is not null;
-- Q18 donor's number of donations is not the number of succeeded donations (nor that of all)
select count(*) filter (where d.donation_count not in (n.ok, n.n)) as bad, count(*) as "all" from donors d cross join lateral (select count(*) as n, count(*) filter (where x.status = 'succeeded') as ok from donations x where x.donor_id = d.id) n;
-- Q19 donor's e-mail has neither the first nor the last name of the donor in it
select count(*) filter (where position(lower(d.first_name) in lower(d.email)) = 0 and position(lower(d.last_name) in lower(d.email)) = 0) as bad, count(*) as "all" from donors d where d.first_name ~ '^[A-Za-z]+$' and d.last_name ~ '^[A-Za-z]+$' and d.company_name is null;
-- Q20 recurring gift is cancelled but has no time of cancellation
select count(*) filter (where r.cancelled_at is null) as bad, count(*) as "all" from recurring_gifts r where r.status = 'cancelled';
-- Q21 next charge of a recurring gift lies before its start
select count(*) filter (where r.next_charge_on < r.started_on) as bad, count(*) as "all" from recurring_gifts r where r.next_charge_on is not null;
-- Q22 donation to a campaign of another organization
select count(*) filter (where c.organization_id <> d.organization_id) as bad, count(*) as "all" from donations d join campaigns c on c.id = d.campaign_id;
-- Q23 donation from a recurring gift of another donor
select count(*) filter (where r.donor_id <> d.donor_id) as bad, count(*) as "all" from donations d join recurring_gifts r on r.id = d.recurring_gift_id;
-- Q24 donation from a recurring gift is not of the gift's amount
select count(*) filter (where d.amount <> r.amount) as bad, count(*) as "all" from donations d join recurring_gifts r on r.id = d.recurring_gift_id;
-- Q25 net amount of a donation is not amount less fee
select count(*) filter (where d.net_amount <> d.amount - d.fee_amount) as bad, count(*) as "all" from donations d;
-- Q26 donation that did not fail has a reason of failure
select count(*) filter (where d.failure_reason is not null) as bad, count(*) as "all" from donations d where d.status = 'succeeded';
-- Q27 receipt issued for a donation that is pending or failed
select count(*) filter (where d.status in ('pending', 'failed')) as bad, count(*) as "all" from receipts r join donations d on d.id = r.donation_id;
-- Q28 receipt's amount is not that of the donation
select count(*) filter (where r.amount <> d.amount) as bad, count(*) as "all" from receipts r join donations d on d.id = r.donation_id;
-- Q29 tax year of the receipt is not the year of the donation
select count(*) filter (where r.tax_year not between extract(year from d.donated_at - interval '1 day') and extract(year from d.donated_at + interval '1 day')) as bad, count(*) as "all" from receipts r join donations d on d.id = r.donation_id;
-- Q30 event marked completed though it is yet to end
select count(*) filter (where e.ends_at > timestamptz '2026-01-04') as bad, count(*) as "all" from events e where e.status = 'completed';
-- Q31 deadline for sign-up is after the event has ended
select count(*) filter (where e.signup_deadline > e.ends_at) as bad, count(*) as "all" from events e where e.signup_deadline is not null;
-- Q32 shift lies more than a day outside of its event
select count(*) filter (where s.starts_at < e.starts_at - interval '1 day' or s.ends_at > e.ends_at + interval '1 day') as bad, count(*) as "all" from shifts s join events e on e.id = s.event_id;
-- Q33 shift has more confirmed or attended sign-ups than places
select count(*) filter (where n.n > s.capacity) as bad, count(*) as "all" from shifts s join (select shift_id, count(*) filter (where status in ('confirmed', 'attended', 'no_show')) as n from shift_signups group by 1) n on n.shift_id = s.id;
-- Q34 signed up member belongs to another organization than the event of the shift
select count(*) filter (where m.organization_id <> e.organization_id) as bad, count(*) as "all" from shift_signups u join shifts s on s.id = u.shift_id join events e on e.id = s.event_id join organization_members m on m.id = u.member_id;
-- Q35 check-in for a sign-up that was cancelled, not confirmed or a no-show
select count(*) filter (where u.status not in ('confirmed', 'attended')) as bad, count(*) as "all" from check_ins k join shift_signups u on u.id = k.signup_id;
-- Q36 hours of a check-in are not the time between check-in and check-out (over a quarter of an hour apart)
select count(*) filter (where abs(k.hours - extract(epoch from k.checked_out_at - k.checked_in_at) / 3600) > 0.25) as bad, count(*) as "all" from check_ins k where k.hours is not null and k.checked_out_at is not null;
