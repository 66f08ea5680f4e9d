-- Q1 booking made after it began, cancelled before it was made, or lasting less than a quarter of an hour or more than eight hours
select count(*) filter (where created_at > starts_at + interval '1 hour' or cancelled_at < created_at - interval '1 minute' or ends_at - starts_at < interval '15 minutes' or ends_at - starts_at > interval '8 hours') as bad, count(*) as "all"
from bookings;
-- Q2 training outside the season of its team, or of a senseless length
select count(*) filter (where t.starts_at < s.starts_on - 30 or t.starts_at > s.ends_on + 30 or t.ends_at - t.starts_at not between interval '20 minutes' and interval '5 hours') as bad, count(*) as "all"
from training_sessions t join teams k on k.id = t.team_id join seasons s on s.id = k.season_id;
-- Q3 match kicks off outside its season, or in the middle of the night
select count(*) filter (where m.kicks_off_at < s.starts_on - 14 or m.kicks_off_at > s.ends_on + 14 or extract(hour from m.kicks_off_at at time zone 'UTC') < 5) as bad, count(*) as "all"
from matches m join seasons s on s.id = m.season_id;
-- Q4 person in the team before joining the club or after leaving it, or leaving the team before joining it
select count(*) filter (where t.joined_on < m.joined_on - 7 or t.joined_on > m.left_on or t.left_on < t.joined_on or t.joined_on > s.ends_on) as bad, count(*) as "all"
from team_members t join members m on m.id = t.member_id join teams k on k.id = t.team_id join seasons s on s.id = k.season_id;
-- Q5 equipment lent before it was bought or after it was retired, due before it was lent, given back before it was lent or in the future
select count(*) filter (where l.loaned_at < e.purchased_on - 1 or l.loaned_at > e.retired_on + 1 or l.due_on < l.loaned_at::date or l.returned_at < l.loaned_at or l.returned_at > now() + interval '2 days' or l.loaned_at < m.joined_on - 1) as bad, count(*) as "all"
from equipment_loans l join equipment e on e.id = l.equipment_id join members m on m.id = l.member_id;
-- Q6 fee issued before the member joined, due before it was issued, or paid more than a month before it was issued
select count(*) filter (where f.issued_on < m.joined_on - 31 or f.due_on < f.issued_on or exists (select 1 from payments p where p.fee_id = f.id and (p.paid_at < f.issued_on - 31 or p.paid_at > now() + interval '2 days'))) as bad, count(*) as "all"
from fees f join members m on m.id = f.member_id;
-- Q7 membership before the member joined or after leaving, of no length or of more than thirteen months, or member born less than three years before joining
select count(*) filter (where s.starts_on < m.joined_on - 31 or s.starts_on > m.left_on or s.ends_on - s.starts_on not between 1 and 400 or s.cancelled_on < s.starts_on - 92 or m.birth_date > m.joined_on - 1000 or m.left_on < m.joined_on) as bad, count(*) as "all"
from memberships s join members m on m.id = s.member_id;
-- Q8 announcement read before it was published or before the reader joined, or gone before it was published
select count(*) filter (where a.published_at is null or r.read_at < a.published_at - interval '1 minute' or a.expires_at <= a.published_at or r.read_at > now() + interval '2 days' or r.read_at < m.joined_on - 1) as bad, count(*) as "all"
from announcement_reads r join announcements a on a.id = r.announcement_id join members m on m.id = r.member_id;
-- Q9 played match without a score or in the future, or unplayed one with a score, a result or players who played
select count(*) filter (where (status = 'played' and (goals_for is null or goals_against is null or kicks_off_at > now() + interval '2 days'))
  or (status <> 'played' and (goals_for is not null or goals_against is not null or result is not null or exists (select 1 from match_players p where p.match_id = m.id and p.minutes_played > 0)))) as bad, count(*) as "all"
from matches m;
-- Q10 planned training long past, held one without attendance or in the future, cancelled one with someone present, or a reason of cancellation on one not cancelled
select count(*) filter (where (status = 'planned' and starts_at < timestamptz '2025-12-15') or (status = 'held' and (starts_at > now() + interval '2 days' or not exists (select 1 from attendance a where a.training_session_id = t.id)))
  or (status = 'cancelled' and exists (select 1 from attendance a where a.training_session_id = t.id and a.status in ('present', 'late'))) or (status <> 'cancelled' and cancel_reason is not null)) as bad, count(*) as "all"
from training_sessions t;
-- Q11 fee whose state contradicts the amount paid
select count(*) filter (where (status = 'paid' and amount_paid < amount) or (status = 'open' and amount_paid > 0) or (status = 'partly_paid' and (amount_paid <= 0 or amount_paid >= amount)) or (status = 'waived' and amount_paid >= amount)) as bad, count(*) as "all"
from fees;
-- Q12 member who left without a leaving date, one with a past leaving date who has not left, or one who left and still has an active membership running months beyond
select count(*) filter (where (status = 'left' and left_on is null) or (status <> 'left' and left_on < date '2025-12-25') or (status = 'left' and exists (select 1 from memberships s where s.member_id = m.id and s.status = 'active' and s.ends_on > m.left_on + 92))) as bad, count(*) as "all"
from members m;
-- Q13 cancelled booking without its time or another one with it, or booking completed or missed before it took place
select count(*) filter (where (status = 'cancelled') <> (cancelled_at is not null) or (status in ('completed', 'no_show') and starts_at > now() + interval '2 days') or (status = 'pending' and starts_at < timestamptz '2025-12-01')) as bad, count(*) as "all"
from bookings;
-- Q14 membership active though long over or cancelled, expired though still running, or cancelled without a date
select count(*) filter (where (status = 'active' and (ends_on < date '2025-12-25' or starts_on > (now() + interval '2 days')::date or cancelled_on < date '2025-01-01')) or (status = 'expired' and ends_on > (now() + interval '2 days')::date) or (status = 'cancelled' and cancelled_on is null)) as bad, count(*) as "all"
from memberships;
-- Q15 given back without condition, condition without being given back, or minutes late on someone who was not late
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select not (returned_at is null and return_condition is not null and return_condition <> 'lost') and not (returned_at is not null and return_condition is null) as ok from equipment_loans
      union all select (status = 'late') = (minutes_late is not null) from attendance where status = 'late' or minutes_late is not null) t;
-- Q16 attendance at training of somebody who is not in that team
select count(*) filter (where k.member_id is null) as bad, count(*) as "all"
from attendance a join training_sessions t on t.id = a.training_session_id left join team_members k on k.team_id = t.team_id and k.member_id = a.member_id;
-- Q17 player in a match who is not in the team, or is in it only as coach or manager
select count(*) filter (where k.member_id is null or k.role <> 'player') as bad, count(*) as "all"
from match_players p join matches m on m.id = p.match_id left join team_members k on k.team_id = m.team_id and k.member_id = p.member_id;
-- Q18 training led by somebody who is neither the coach nor on the staff of that team
select count(*) filter (where t.coach_id is distinct from k.coach_id and not exists (select 1 from team_members s where s.team_id = t.team_id and s.member_id = t.coach_id and s.role in ('coach', 'assistant_coach'))) as bad, count(*) as "all"
from training_sessions t join teams k on k.id = t.team_id;
-- Q19 match in another season than its team, or home match without a pitch of our own, or football in the meeting room
select count(*) filter (where m.season_id <> t.season_id or (m.is_home and m.facility_id is null) or f.kind = 'meeting_room' or (not m.is_home and m.facility_id is not null)) as bad, count(*) as "all"
from matches m join teams t on t.id = m.team_id left join facilities f on f.id = m.facility_id;
-- Q20 fee for the membership or booking of another member, or fee whose kind contradicts what it refers to
select count(*) filter (where s.member_id <> f.member_id or b.member_id <> f.member_id or (s.id is not null and f.kind <> 'membership') or (b.id is not null and f.kind not in ('booking', 'fine'))) as bad, count(*) as "all"
from fees f left join memberships s on s.id = f.membership_id left join bookings b on b.id = f.booking_id where s.id is not null or b.id is not null;
-- Q21 team captain who is not a player of the team, or coach of it who is on the list as a player
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select exists (select 1 from team_members m where m.team_id = t.id and m.member_id = t.captain_id and m.role = 'player') as ok from teams t where captain_id is not null
      union all select not exists (select 1 from team_members m where m.team_id = t.id and m.member_id = t.coach_id and m.role = 'player') from teams t where coach_id is not null and age_group <> 'veterans') x;
-- Q22 payment for a fee by someone who is neither the member nor the guardian, or member who is his own guardian or has a child as one
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select p.payer_id = f.member_id or p.payer_id is not distinct from m.guardian_id as ok from payments p join fees f on f.id = p.fee_id join members m on m.id = f.member_id
      union all select g.id <> m.id and g.birth_date < m.birth_date - 5840 from members m join members g on g.id = m.guardian_id) t;
-- Q23 amount paid on the fee is not the sum of its payments
select count(*) filter (where abs(f.amount_paid - coalesce(p.s, 0)) > 0.01) as bad, count(*) as "all"
from fees f left join (select fee_id, sum(amount) as s from payments group by 1) p on p.fee_id = f.id;
-- Q24 goals of the players exceed the goals of the match, somebody plays longer than the match, or more than eleven start
select count(*) filter (where p.g > coalesce(m.goals_for, 0) or p.longest > 130 or p.starters > 11 or p.n > 25) as bad, count(*) as "all"
from matches m join (select match_id, sum(goals) as g, max(minutes_played) as longest, count(*) filter (where is_starter) as starters, count(*) as n from match_players group by 1) p on p.match_id = m.id;
-- Q25 attendee count of the training is not the number of members present or late
select count(*) filter (where t.attendee_count <> coalesce(a.n, 0)) as bad, count(*) as "all"
from training_sessions t left join (select training_session_id, count(*) filter (where status in ('present', 'late')) as n from attendance group by 1) a on a.training_session_id = t.id;
-- Q26 available quantity is not the total less what is out on loan, or outside zero to total
select count(*) filter (where e.quantity_available < 0 or e.quantity_available > e.quantity_total or (e.condition not in ('broken', 'retired') and coalesce(l.lost, 0) = 0 and e.quantity_available <> e.quantity_total - coalesce(l.q, 0))) as bad, count(*) as "all"
from equipment e left join (select equipment_id, sum(quantity) filter (where returned_at is null) as q, sum(quantity) filter (where return_condition = 'lost') as lost from equipment_loans group by 1) l on l.equipment_id = e.id;
-- Q27 booking or training that overlaps another one on the same court or room
select count(*) filter (where exists (select 1 from (select 'b' as src, id, facility_id, starts_at, ends_at from bookings where status <> 'cancelled' union all select 't', id, facility_id, starts_at, ends_at from training_sessions where status <> 'cancelled') y
  where y.facility_id = x.facility_id and (y.src, y.id) <> (x.src, x.id) and y.starts_at < x.ends_at and x.starts_at < y.ends_at and not (x.src = 't' and y.src = 't'))) as bad, count(*) as "all"
from (select 'b' as src, id, facility_id, starts_at, ends_at from bookings where status <> 'cancelled') x;
-- Q28 more players in the team than it may have or a number worn twice, or more members present at training than the place holds
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select count(m.member_id) <= t.max_players and count(m.shirt_number) = count(distinct m.shirt_number) as ok from teams t left join team_members m on m.team_id = t.id and m.role = 'player' and m.left_on is null group by t.id
      union all select s.attendee_count <= f.capacity from training_sessions s join facilities f on f.id = s.facility_id) x;
-- Q29 player too old for the age group, a child among seniors, or of the wrong gender
select count(*) filter (where (t.age_group like 'U%' and date_part('year', age(s.starts_on, m.birth_date)) >= substr(t.age_group, 2)::int + 1) or (t.age_group like 'U%' and date_part('year', age(s.starts_on, m.birth_date)) < substr(t.age_group, 2)::int - 6)
  or (t.age_group = 'senior' and date_part('year', age(s.starts_on, m.birth_date)) < 15) or (t.age_group = 'veterans' and date_part('year', age(s.starts_on, m.birth_date)) < 28)
  or (t.gender = 'female' and m.gender = 'male') or (t.gender = 'male' and m.gender = 'female')) as bad, count(*) as "all"
from teams t join team_members k on k.team_id = t.id and k.role = 'player' join members m on m.id = k.member_id join seasons s on s.id = t.season_id;
-- Q30 booking price is neither nothing nor about the hours times the hourly rate, or booking outside the opening hours
select count(*) filter (where (b.price > 0 and (b.price > f.hourly_rate * extract(epoch from b.ends_at - b.starts_at) / 3600 * 1.25 + 1 or b.price < f.hourly_rate * extract(epoch from b.ends_at - b.starts_at) / 3600 * 0.4 - 1))
  or extract(epoch from (b.starts_at at time zone 'UTC')::time) < extract(epoch from f.opens_at) - 7200 or extract(epoch from (b.starts_at at time zone 'UTC')::time) > extract(epoch from f.closes_at) + 3600) as bad, count(*) as "all"
from bookings b join facilities f on f.id = b.facility_id;
-- Q31 result of the match does not follow from the score
select count(*) filter (where result is distinct from case when goals_for > goals_against then 'win' when goals_for = goals_against then 'draw' else 'loss' end) as bad, count(*) as "all"
from matches where status = 'played' and goals_for is not null and goals_against is not null;
-- Q32 read count is not the number of readers, fee of the membership far from its type's, or membership fee charged with another amount, or member's age outside the type's bounds
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select a.read_count = count(r.member_id) as ok from announcements a left join announcement_reads r on r.announcement_id = a.id group by a.id
      union all select s.fee_amount <= t.annual_fee * 1.15 + 1 and s.fee_amount >= t.annual_fee * 0.2 and date_part('year', age(s.starts_on, m.birth_date)) between coalesce(t.min_age, 0) - 1 and coalesce(t.max_age, 150) + 1
        from memberships s join membership_types t on t.id = s.membership_type_id join members m on m.id = s.member_id
      union all select f.amount between s.fee_amount * 0.2 and s.fee_amount * 1.01 from fees f join memberships s on s.id = f.membership_id where f.kind = 'membership') x;
-- Q33 the same long text stands word for word in three or more announcements, reports, training notes or loan notes
select coalesce(sum(n) filter (where n >= 3), 0) as bad, coalesce(sum(n), 0) as "all"
from (select src, txt, count(*) as n from (select 'a' as src, body as txt from announcements union all select 'm', report from matches union all select 't', notes from training_sessions union all select 'l', notes from equipment_loans) x
  where length(txt) >= 50 group by src, txt) g;
-- Q34 announcement whose body shares no word of four letters or more with its title and says nothing of its category
select count(*) filter (where not exists (select 1 from regexp_split_to_table(lower(title), '[^[:alpha:]]+') w where length(w) >= 4 and position(left(w, 5) in lower(body)) > 0)
  and body !~* case category when 'training' then 'train|session|coach|practice|drill' when 'match' then 'match|game|fixture|kick|goal|opponent|away|home' when 'facility' then 'court|pitch|gym|room|facilit|hall|clubhouse|floor|clos|open|mainten'
    when 'fees' then 'fee|pay|due|invoice|membership|subscription|debit' else 'club|member|team|season|event' end) as bad, count(*) as "all"
from announcements;
-- Q35 name of the thing contradicts its category or kind, slug shares no word with the team's name, or team named after another age group
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select not (category <> 'ball' and name ~* '\m(footballs?|tennis balls?|match balls?)\M' and name !~* 'pump|bag|net|basket|cart|machine|carrier|rack|hopper|tube|trolley|gauge') and not (category <> 'racket' and name ~* '\mrac(k|qu)ets?\M' and name !~* 'bag|grip|string|case|cover')
        and not (category <> 'first_aid' and name ~* 'first.?aid|bandage|defibrillator') and not (category not in ('apparel', 'training_aid') and name ~* '\m(bibs?|jerseys?|shirts?|tracksuits?)\M') as ok from equipment
      union all select not (kind <> 'tennis_court' and name ~* 'tennis') and not (kind <> 'football_pitch' and name ~* '\mpitch\M') and not (kind = 'tennis_court' and name ~* '\m(gym|meeting|pitch)\M') and not (kind <> 'meeting_room' and name ~* 'meeting') from facilities
      union all select exists (select 1 from regexp_split_to_table(lower(name), '[^a-z0-9]+') w where w <> '' and position(w in slug) > 0) and not (name ~* '\mU[ -]?[0-9]{1,2}\M' and age_group <> 'U' || substring(name from '(?i)\mU[ -]?([0-9]{1,2})\M')) from teams) x;
-- Q36 sizes and shares not those of a living club: teams without players, one member holding many running memberships, few present at training, hardly any fees paid, most members gone
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select count(m.member_id) between 3 and 45 as ok from teams t left join team_members m on m.team_id = t.id and m.role = 'player' group by t.id
      union all select count(*) <= 2 from memberships where status = 'active' group by member_id
      union all select avg((status in ('present', 'late'))::int) between 0.5 and 0.99 from attendance having count(*) >= 20
      union all select avg((status = 'paid')::int) between 0.4 and 0.99 from fees having count(*) >= 20
      union all select avg((status = 'cancelled')::int) <= 0.3 from bookings having count(*) >= 20
      union all select avg((status = 'left')::int) <= 0.4 from members having count(*) >= 20) x;
