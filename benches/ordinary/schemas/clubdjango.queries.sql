-- Q1 WORDS username with spaces, or e-mail that is none
select count(*) filter (where not ok) as bad, count(*) as "all" from (select username ~ '^[\w.@+-]+$' and (email = '' or email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$') ok from auth_user union all select email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' from members_member) x;

-- Q2 ORDER last login before the account, or either ahead of now
select count(*) filter (where last_login < date_joined or last_login > '2026-01-02' or date_joined > '2026-01-02') as bad, count(*) as "all" from auth_user;

-- Q3 ROLE superuser who is not staff
select count(*) filter (where not is_staff) as bad, count(*) as "all" from auth_user where is_superuser;

-- Q4 COPY name of a member is not that of the user
select count(*) filter (where (u.first_name <> '' and lower(u.first_name) <> lower(m.first_name)) or (u.last_name <> '' and lower(u.last_name) <> lower(m.last_name))) as bad, count(*) as "all" from members_member m join auth_user u on u.id = m.user_id;

-- Q5 STATUS active member who left, or who is not and never did, or left before joining
select count(*) filter (where (is_active and left_on < '2025-12-31') or (not is_active and left_on is null) or left_on < joined_on) as bad, count(*) as "all" from members_member;

-- Q6 NOW member joined before birth or ahead of now, or is older than 110
select count(*) filter (where joined_on < date_of_birth or joined_on > '2026-01-01' or date_of_birth < '1915-01-01') as bad, count(*) as "all" from members_member;

-- Q7 ROLE guardian who is oneself, a child or younger than the member
select count(*) filter (where g.id = m.id or g.date_of_birth > '2008-01-01' or g.date_of_birth > m.date_of_birth) as bad, count(*) as "all" from members_member m join members_member g on g.id = m.guardian_id;

-- Q8 STATUS guardian of a member who joined as an adult
select count(*) filter (where date_of_birth < joined_on - interval '18 years 1 day') as bad, count(*) as "all" from members_member where guardian_id is not null;

-- Q9 TEXT slug that is none, or does not begin like the name or title
select count(*) filter (where slug !~ '^[a-z0-9_]+(-[a-z0-9_]+)*$' or position(split_part(regexp_replace(lower(t), '[^a-z0-9]+', '-', 'g'), '-', 1) in slug) = 0) as bad, count(*) as "all" from (select slug, name t from members_membershiptype union all select slug, name from teams_team union all select slug, name from events_tag union all select slug, title from events_event) x;

-- Q10 ORDER youngest age of a type or team above the oldest, or above 120
select count(*) filter (where min_age > max_age or min_age > 120) as bad, count(*) as "all" from (select min_age, max_age from members_membershiptype union all select min_age, max_age from teams_team) x where min_age is not null;

-- Q11 WORDS type that lasts no month or over ten years, or costs less than nothing
select count(*) filter (where duration_months not between 1 and 120 or fee < 0) as bad, count(*) as "all" from members_membershiptype;

-- Q12 COPY fee of a membership is not that of its type
select count(*) filter (where m.fee <> t.fee) as bad, count(*) as "all" from members_membership m join members_membershiptype t on t.id = m.membership_type_id;

-- Q13 BOUND membership that does not last the months of its type (give or take a month)
select count(*) filter (where m.end_date - m.start_date not between t.duration_months * 30 - 32 and t.duration_months * 31 + 32) as bad, count(*) as "all" from members_membership m join members_membershiptype t on t.id = m.membership_type_id;

-- Q14 BOUND member too young or too old for the type when it starts
select count(*) filter (where date_part('year', age(m.start_date, p.date_of_birth)) not between coalesce(t.min_age, 0) and coalesce(t.max_age, 200)) as bad, count(*) as "all" from members_membership m join members_member p on p.id = m.member_id join members_membershiptype t on t.id = m.membership_type_id where t.min_age is not null or t.max_age is not null;

-- Q15 BOUND membership from before the member joined
select count(*) filter (where m.start_date < p.joined_on or m.start_date > p.left_on) as bad, count(*) as "all" from members_membership m join members_member p on p.id = m.member_id;

-- Q16 FARSTATE active membership that ended over a month ago, expired one that did not end, or one active before it starts
select count(*) filter (where (status = 'active' and (end_date < '2025-12-01' or start_date > '2026-01-01')) or (status = 'expired' and end_date > '2026-01-01')) as bad, count(*) as "all" from members_membership where status in ('active', 'expired');

-- Q17 STATUS membership cancelled without a time, or a time or reason though it is not
select count(*) filter (where (status = 'cancelled') <> (cancelled_at is not null) or (status <> 'cancelled' and cancel_reason <> '') or cancelled_at < created_at) as bad, count(*) as "all" from members_membership;

-- Q18 ALONE two active memberships of a type of a member
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) n from members_membership where status = 'active' group by member_id, membership_type_id) x;

-- Q19 TEXT name of a season does not name the years of its days
select count(*) filter (where name <> extract(year from start_date) || '/' || extract(year from end_date)) as bad, count(*) as "all" from teams_season;

-- Q20 ORDER season that ends before it starts or does not last 5 to 13 months
select count(*) filter (where end_date - start_date not between 150 and 400) as bad, count(*) as "all" from teams_season;

-- Q21 ALONE several current seasons, or two at the same time
select count(*) filter (where (is_current and exists (select 1 from teams_season x where x.is_current and x.id <> s.id)) or exists (select 1 from teams_season x where x.id <> s.id and x.start_date < s.end_date and s.start_date < x.end_date)) as bad, count(*) as "all" from teams_season s;

-- Q22 FARSTATE current season that ended over two months ago or begins over two months ahead
select count(*) filter (where end_date < '2025-11-01' or start_date > '2026-03-01') as bad, count(*) as "all" from teams_season where is_current;

-- Q23 COUNT player_count is not the number of members who have not left the team
select count(*) filter (where player_count <> (select count(*) from teams_teammember m where m.team_id = t.id and left_on is null)) as bad, count(*) as "all" from teams_team t;

-- Q24 BOUND more players than a team may have
select count(*) filter (where player_count > max_players) as bad, count(*) as "all" from teams_team;

-- Q25 SUM points are not 3 for a win and 1 for a draw
select count(*) filter (where points <> 3 * wins + draws) as bad, count(*) as "all" from teams_team;

-- Q26 ROLE coach who is a child or has left the club
select count(*) filter (where m.date_of_birth > s.end_date - interval '14 years' or m.left_on < s.start_date) as bad, count(*) as "all" from teams_team_coaches c join members_member m on m.id = c.member_id join teams_team t on t.id = c.team_id join teams_season s on s.id = t.season_id;

-- Q27 BOUND player too young or too old for the team (give or take a year)
select count(*) filter (where date_part('year', age(x.joined_on, m.date_of_birth)) not between t.min_age - 1 and t.max_age + 1) as bad, count(*) as "all" from teams_teammember x join teams_team t on t.id = x.team_id join members_member m on m.id = x.member_id;

-- Q28 BOUND in the team before the club, long before the season (a quarter) or after it, or left before joining
select count(*) filter (where x.joined_on < m.joined_on or x.joined_on > s.end_date or x.joined_on < s.start_date - 92 or x.left_on < x.joined_on or x.left_on > s.end_date + 31) as bad, count(*) as "all" from teams_teammember x join teams_team t on t.id = x.team_id join teams_season s on s.id = t.season_id join members_member m on m.id = x.member_id;

-- Q29 ALONE two captains of a team, or a shirt twice
select count(*) filter (where (role = 'captain' and c > 1) or n > 1) as bad, count(*) as "all" from (select role, count(*) filter (where role = 'captain') over (partition by team_id) c, case when shirt_number is not null then count(*) over (partition by team_id, shirt_number) end n from teams_teammember where left_on is null) x;

-- Q30 WORDS shirt above 99, or a place that is not on earth or holds nobody
select count(*) filter (where not ok) as bad, count(*) as "all" from (select shirt_number between 0 and 99 ok from teams_teammember where shirt_number is not null union all select capacity > 0 and coalesce(latitude between -90 and 90, true) and coalesce(longitude between -180 and 180, true) from events_venue) x;

-- Q31 ORDER event that ends before it starts or lasts over a week, or registration that closes after it ends
select count(*) filter (where ends_at <= starts_at or ends_at - starts_at > interval '7 days' or registration_closes_at > ends_at or registration_closes_at < created_at or starts_at < created_at) as bad, count(*) as "all" from events_event;

-- Q32 FARSTATE finished event that ends ahead, or published one that ended over a month ago
select count(*) filter (where (status = 'finished' and ends_at > '2026-01-02') or (status = 'published' and ends_at < '2025-12-01')) as bad, count(*) as "all" from events_event where status in ('finished', 'published');

-- Q33 STATUS reason to cancel an event that is not cancelled
select count(*) filter (where status <> 'cancelled') as bad, count(*) as "all" from events_event where cancel_reason is not null;

-- Q34 KIND opponent or goals of an event that is no match, or a match without an opponent
select count(*) filter (where (kind <> 'match' and (opponent is not null or goals_for is not null or goals_against is not null)) or (kind = 'match' and opponent is null) or (goals_for is null) <> (goals_against is null)) as bad, count(*) as "all" from events_event;

-- Q35 FARSTATE goals of a match that was not played yet, or of one played by no count on earth (above 200)
select count(*) filter (where starts_at > '2026-01-02' or status in ('draft', 'cancelled') or goals_for > 200 or goals_against > 200) as bad, count(*) as "all" from events_event where goals_for is not null;

-- Q36 BOUND event of a team outside its season
select count(*) filter (where e.starts_at::date not between s.start_date - 31 and s.end_date + 31) as bad, count(*) as "all" from events_event e join teams_team t on t.id = e.team_id join teams_season s on s.id = t.season_id;

-- Q37 ALONE team with two events at the same time
select count(*) filter (where exists (select 1 from events_event x where x.id <> e.id and x.team_id = e.team_id and x.status <> 'cancelled' and x.starts_at < e.ends_at and e.starts_at < x.ends_at)) as bad, count(*) as "all" from events_event e where status <> 'cancelled' and team_id is not null;

-- Q38 COUNT registered_count is not the number registered or attended, or waitlist_count not those who wait
select count(*) filter (where registered_count <> (select count(*) from events_eventregistration r where r.event_id = e.id and r.status in ('registered', 'attended')) or waitlist_count <> (select count(*) from events_eventregistration r where r.event_id = e.id and r.status = 'waitlisted')) as bad, count(*) as "all" from events_event e;

-- Q39 BOUND more registered than may take part
select count(*) filter (where registered_count > max_participants) as bad, count(*) as "all" from events_event where max_participants is not null;

-- Q40 BOUND more may take part than the place holds
select count(*) filter (where e.max_participants > v.capacity) as bad, count(*) as "all" from events_event e join events_venue v on v.id = e.venue_id where e.max_participants is not null;

-- Q41 BOUND registered after registration closed, before the event was made or after it ended
select count(*) filter (where r.registered_at > e.registration_closes_at or r.registered_at < e.created_at or r.registered_at > e.ends_at) as bad, count(*) as "all" from events_eventregistration r join events_event e on e.id = r.event_id;

-- Q42 STATUS attended without checking in, checked in though not attended, cancelled without a time, a place in the queue though not waiting
select count(*) filter (where (status in ('waitlisted', 'cancelled', 'no_show') and checked_in_at is not null) or (status = 'attended' and checked_in_at is null) or (status = 'cancelled') <> (cancelled_at is not null) or (status = 'waitlisted') <> (waitlist_position is not null) or checked_in_at < registered_at or cancelled_at < registered_at) as bad, count(*) as "all" from events_eventregistration;

-- Q43 FARSTATE attended or missed an event that lies ahead, or that is a draft or was cancelled
select count(*) filter (where e.starts_at > '2026-01-02' or e.status in ('draft', 'cancelled')) as bad, count(*) as "all" from events_eventregistration r join events_event e on e.id = r.event_id where r.status in ('attended', 'no_show');

-- Q44 COPY fee of a registration is not that of the event
select count(*) filter (where r.fee <> e.fee) as bad, count(*) as "all" from events_eventregistration r join events_event e on e.id = r.event_id;

-- Q45 BOUND registration of a member who had left the club, or had not joined
select count(*) filter (where r.registered_at::date > m.left_on or r.registered_at::date < m.joined_on) as bad, count(*) as "all" from events_eventregistration r join members_member m on m.id = r.member_id;

-- Q46 ALONE two at the same place in the queue of an event
select count(*) filter (where n > 1 or waitlist_position < 0) as bad, count(*) as "all" from (select waitlist_position, count(*) over (partition by event_id, waitlist_position) n from events_eventregistration where waitlist_position is not null) x;

-- Q47 SUM subtotal is not the sum of the lines
select count(*) filter (where abs(subtotal - n) > 0.01) as bad, count(*) as "all" from (select subtotal, (select sum(total) from billing_invoiceline l where l.invoice_id = i.id) n from billing_invoice i) i where n is not null;

-- Q48 SUM discount is not its per cent of the subtotal, or the total is not subtotal less discount
select count(*) filter (where discount_percent > 100 or abs(discount - subtotal * discount_percent / 100) > 0.02 or abs(total - (subtotal - discount)) > 0.01) as bad, count(*) as "all" from billing_invoice;

-- Q49 SUM amount_paid is not the sum of the payments that succeeded, or above the total
select count(*) filter (where abs(amount_paid - (select coalesce(sum(amount), 0) from billing_payment p where p.invoice_id = i.id and p.status = 'succeeded')) > 0.01 or amount_paid > total + 0.01) as bad, count(*) as "all" from billing_invoice i;

-- Q50 STATUS invoice paid without a day or in part, a day though it is not, due or paid before issued
select count(*) filter (where (status = 'paid') <> (paid_on is not null) or (status = 'paid' and amount_paid < total - 0.01) or due_on < issued_on or paid_on < issued_on or paid_on > '2026-01-01') as bad, count(*) as "all" from billing_invoice;

-- Q51 FARSTATE open invoice due over a month ago, or overdue one that is due ahead
select count(*) filter (where (status = 'open' and due_on < '2025-12-01') or (status = 'overdue' and due_on > '2026-01-01')) as bad, count(*) as "all" from billing_invoice where status in ('open', 'overdue');

-- Q52 STATUS day of a reminder without a reminder, or the other way about, or reminded before due
select count(*) filter (where (reminder_count > 0) <> (last_reminder_on is not null) or last_reminder_on < due_on) as bad, count(*) as "all" from billing_invoice;

-- Q53 SUM total of a line is not quantity and price, or it is of nothing
select count(*) filter (where abs(total - quantity * unit_price) > 0.01 or quantity < 1) as bad, count(*) as "all" from billing_invoiceline;

-- Q54 PATH line with a membership or registration of another member than the invoice's
select count(*) filter (where m.member_id <> i.member_id or r.member_id <> i.member_id) as bad, count(*) as "all" from billing_invoiceline l join billing_invoice i on i.id = l.invoice_id left join members_membership m on m.id = l.membership_id left join events_eventregistration r on r.id = l.registration_id where m.id is not null or r.id is not null;

-- Q55 COPY price of a line is not the fee of the membership or registration
select count(*) filter (where l.unit_price <> coalesce(m.fee, r.fee)) as bad, count(*) as "all" from billing_invoiceline l left join members_membership m on m.id = l.membership_id left join events_eventregistration r on r.id = l.registration_id where (m.id is null) <> (r.id is null);

-- Q56 KIND line for both a membership and a registration
select count(*) filter (where membership_id is not null and registration_id is not null) as bad, count(*) as "all" from billing_invoiceline where membership_id is not null or registration_id is not null;

-- Q57 KIND bank account at a payment that is no direct debit, or that is none
select count(*) filter (where method <> 'direct_debit' or iban !~* '^[A-Z]{2}[0-9]{2}[A-Z0-9 ]{10,36}$') as bad, count(*) as "all" from billing_payment where iban is not null;

-- Q58 STATUS payment that succeeded without a time, a time though it did not, a reason though it did not fail
select count(*) filter (where (status = 'succeeded') <> (received_at is not null) or (status <> 'failed' and failure_reason is not null) or received_at < created_at or amount <= 0) as bad, count(*) as "all" from billing_payment;

-- Q59 BOUND payment from before the invoice was issued
select count(*) filter (where p.created_at::date < i.issued_on - 1) as bad, count(*) as "all" from billing_payment p join billing_invoice i on i.id = p.invoice_id;
