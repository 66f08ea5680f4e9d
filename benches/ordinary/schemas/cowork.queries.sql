-- Q1 desk_count of a location is not the number of its desks
select count(*) filter (where desk_count<>(select count(*) from desks d where d.location_id=l.id)) as bad, count(*) as "all" from locations l;

-- Q2 desk stands in a room of another location
select count(*) filter (where r.location_id<>d.location_id) as bad, count(*) as "all" from desks d join rooms r on r.id=d.room_id;

-- Q3 a year's price above twelve times the month's, or below one month's
select count(*) filter (where yearly_price>12*monthly_price or yearly_price<monthly_price) as bad, count(*) as "all" from plans where yearly_price is not null and monthly_price>0;

-- Q4 full name is not first and last name
select count(*) filter (where full_name<>first_name||' '||last_name) as bad, count(*) as "all" from members;

-- Q5 member who left without a date of leaving, or has the date and has not left
select count(*) filter (where (status='left')<>(left_on is not null)) as bad, count(*) as "all" from members;

-- Q6 member younger than 14 or older than 100
select count(*) filter (where birth_date>date '2012-01-01' or birth_date<date '1926-01-01') as bad, count(*) as "all" from members where birth_date is not null;

-- Q7 desk of the membership is at another location
select count(*) filter (where d.location_id<>m.location_id) as bad, count(*) as "all" from memberships m join desks d on d.id=m.desk_id;

-- Q8 membership has a desk though its plan is not a dedicated desk
select count(*) filter (where p.kind<>'dedicated_desk') as bad, count(*) as "all" from memberships m join plans p on p.id=m.plan_id where m.desk_id is not null;

-- Q9 cancelled membership without time of cancelling, or the time in one pending or active
select count(*) filter (where (status='cancelled' and cancelled_at is null) or (status in ('pending','active') and cancelled_at is not null)) as bad, count(*) as "all" from memberships;

-- Q10 member with two active memberships
select count(*) filter (where n>1) as bad, count(*) as "all" from (select member_id,count(*) n from memberships where status='active' group by 1) x;

-- Q11 two members' active memberships on one dedicated desk
select count(*) filter (where n>1) as bad, count(*) as "all" from (select desk_id,count(distinct member_id) n from memberships where status='active' and desk_id is not null group by 1) x;

-- Q12 booking of a desk without desk or with room, of a room without room or with desk
select count(*) filter (where (resource_type='desk' and (desk_id is null or room_id is not null)) or (resource_type='room' and (room_id is null or desk_id is not null))) as bad, count(*) as "all" from bookings;

-- Q13 booked desk or room is at another location than the booking
select count(*) filter (where coalesce(d.location_id,b.location_id)<>b.location_id or coalesce(r.location_id,b.location_id)<>b.location_id) as bad, count(*) as "all" from bookings b left join desks d on d.id=b.desk_id left join rooms r on r.id=b.room_id where b.desk_id is not null or b.room_id is not null;

-- Q14 more attendees than the room holds
select count(*) filter (where b.attendee_count>r.capacity) as bad, count(*) as "all" from bookings b join rooms r on r.id=b.room_id;

-- Q15 booking that ends before it starts or lasts over 31 days
select count(*) filter (where ends_at<=starts_at or ends_at>starts_at+interval '31 days') as bad, count(*) as "all" from bookings;

-- Q16 room booking overlaps another standing one of the same room
select count(*) filter (where exists(select 1 from bookings o where o.room_id=b.room_id and o.id<>b.id and o.status in ('confirmed','checked_in','completed') and o.starts_at<b.ends_at and b.starts_at<o.ends_at)) as bad, count(*) as "all" from bookings b where room_id is not null and status in ('confirmed','checked_in','completed');

-- Q17 cancelled booking without time of cancelling, or the time in another state
select count(*) filter (where (status='cancelled')<>(cancelled_at is not null)) as bad, count(*) as "all" from bookings;

-- Q18 completed booking that ends in the future
select count(*) filter (where ends_at>timestamptz '2026-01-02') as bad, count(*) as "all" from bookings where status='completed';

-- Q19 subtotal of an invoice is not the sum of its lines
select count(*) filter (where subtotal<>s) as bad, count(*) as "all" from (select i.subtotal,sum(l.amount) s from invoices i join invoice_lines l on l.invoice_id=i.id group by i.id) x;

-- Q20 line amount is not quantity times unit price
select count(*) filter (where abs(amount-round(quantity*unit_price,2))>0.01) as bad, count(*) as "all" from invoice_lines;

-- Q21 amount paid is not the sum of succeeded payments
select count(*) filter (where amount_paid<>coalesce((select sum(amount) from payments p where p.invoice_id=i.id and p.status='succeeded'),0)) as bad, count(*) as "all" from invoices i;

-- Q22 paid invoice not paid in full or without paid_at
select count(*) filter (where amount_paid<total or paid_at is null) as bad, count(*) as "all" from invoices where status='paid';

-- Q23 open or paid invoice without issue date, or due before issued
select count(*) filter (where issued_on is null or due_on<issued_on) as bad, count(*) as "all" from invoices where status in ('open','paid');

-- Q24 invoice line bills another member's membership or booking
select count(*) filter (where coalesce(m.member_id,b.member_id)<>i.member_id or coalesce(b.member_id,m.member_id)<>i.member_id) as bad, count(*) as "all" from invoice_lines l join invoices i on i.id=l.invoice_id left join memberships m on m.id=l.membership_id left join bookings b on b.id=l.booking_id where l.membership_id is not null or l.booking_id is not null;

-- Q25 last four digits of a card on a payment that is not by card, or that are not digits
select count(*) filter (where method<>'card' or card_last4 !~ '^\d{4}$') as bad, count(*) as "all" from payments where card_last4 is not null;

-- Q26 visitor comes for a booking at another location or of another member than the host
select count(*) filter (where b.location_id<>v.location_id or b.member_id<>v.host_member_id) as bad, count(*) as "all" from visitors v join bookings b on b.id=v.booking_id;

-- Q27 access event with a card of another member
select count(*) filter (where c.member_id<>e.member_id) as bad, count(*) as "all" from access_events e join access_cards c on c.id=e.card_id;

-- Q28 access granted with a denial reason
select count(*) filter (where granted and denial_reason is not null) as bad, count(*) as "all" from access_events;

-- Q29 access granted before the card was issued or after it was revoked
select count(*) filter (where e.occurred_at<c.issued_at or e.occurred_at>c.revoked_at) as bad, count(*) as "all" from access_events e join access_cards c on c.id=e.card_id where e.granted;

-- Q30 access event in the future
select count(*) filter (where occurred_at>timestamptz '2026-01-02') as bad, count(*) as "all" from access_events;

-- Q31 more desks in a room than its capacity
select count(*) filter (where n>capacity) as bad, count(*) as "all" from (select r.capacity,count(*) n from rooms r join desks d on d.room_id=r.id group by r.id) x;

-- Q32 room name or plan name that is filler or a person's e-mail
select count(*) filter (where name ~* '\m(lorem|ipsum|dolor|amet|placeholder|untitled|foobar|asdf)\M' or name ~ '@' or length(name)>80) as bad, count(*) as "all" from (select name from rooms union all select name from plans) x;
