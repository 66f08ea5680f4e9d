-- Q1 event ends before it starts, doors open after the start, or sales end before they start
select count(*) filter (where ends_at <= starts_at or doors_open_at > starts_at or sales_end_at <= sales_start_at) as bad, count(*) as all from events_event;
-- Q2 sales that start after the event
select count(*) filter (where sales_start_at > starts_at or sales_end_at > ends_at) as bad, count(*) as all from events_event;
-- Q3 event that lasts longer than two weeks
select count(*) filter (where ends_at - starts_at > interval '14 days') as bad, count(*) as all from events_event;
-- Q4 online event with a venue, or one on site without
select count(*) filter (where is_online = (venue_id is not null)) as bad, count(*) as all from events_event;
-- Q5 stream of an event that is not online, or an online one published without
select count(*) filter (where (not is_online and stream_url is not null) or (is_online and status = 'published' and stream_url is null)) as bad, count(*) as all from events_event;
-- Q6 finished though it is not over, or published though it ended over a week ago
select count(*) filter (where (status = 'finished' and ends_at > '2026-01-01') or (status = 'published' and ends_at < '2025-12-25')) as bad, count(*) as all from events_event where status in ('finished', 'published');
-- Q7 cancelled without a time, or a time or reason without having been cancelled
select count(*) filter (where (status = 'cancelled') <> (cancelled_at is not null) or (status <> 'cancelled' and cancellation_reason <> '')) as bad, count(*) as all from events_event;
-- Q8 draft that was published, or published without a time
select count(*) filter (where (status = 'draft' and published_at is not null) or (status in ('published', 'finished') and published_at is null) or published_at < created) as bad, count(*) as all from events_event;
-- Q9 draft with tickets sold
select count(*) filter (where tickets_sold > 0) as bad, count(*) as all from events_event where status = 'draft';
-- Q10 tickets_sold is not the number of tickets (with or without cancelled ones), or above the capacity
select count(*) filter (where tickets_sold not in (a, b) or tickets_sold > capacity) as bad, count(*) as all
from (select e.*, (select count(*) from tickets_ticket t where t.event_id = e.id) a, (select count(*) from tickets_ticket t where t.event_id = e.id and t.status <> 'cancelled') b from events_event e) e;
-- Q11 capacity of an event above that of its venue
select count(*) filter (where e.capacity > v.capacity) as bad, count(*) as all from events_event e join venues_venue v on v.id = e.venue_id where e.capacity is not null and v.capacity is not null;
-- Q12 sections of a venue hold more than the venue
select count(*) filter (where s > v.capacity) as bad, count(*) as all from (select v.*, (select sum(capacity) from venues_section s where s.venue_id = v.id) s from venues_venue v) v where s is not null and capacity is not null;
-- Q13 seat in a section without seats, or more seats than the section holds
select count(*) filter (where (not is_seated and n > 0) or n > capacity) as bad, count(*) as all from (select s.*, (select count(*) from venues_seat x where x.section_id = s.id) n from venues_section s) s where n > 0;
-- Q14 section of another venue than the event's
select count(*) filter (where s.venue_id is distinct from e.venue_id) as bad, count(*) as all from events_tickettype t join events_event e on e.id = t.event_id join venues_section s on s.id = t.section_id;
-- Q15 more sold of a ticket type than there are, or not as many as its tickets
select count(*) filter (where sold > quantity or sold not in (a, b)) as bad, count(*) as all
from (select t.*, (select count(*) from tickets_ticket k where k.ticket_type_id = t.id) a, (select count(*) from tickets_ticket k where k.ticket_type_id = t.id and k.status <> 'cancelled') b from events_tickettype t) t;
-- Q16 minimum of an order above its maximum, or a maximum of none
select count(*) filter (where min_per_order > max_per_order or max_per_order = 0) as bad, count(*) as all from events_tickettype;
-- Q17 sales of a ticket type end before they start, or after the event
select count(*) filter (where t.sales_end <= t.sales_start or t.sales_start > e.starts_at or t.sales_end > e.ends_at) as bad, count(*) as all from events_tickettype t join events_event e on e.id = t.event_id
where t.sales_start is not null or t.sales_end is not null;
-- Q18 session outside the time of its event
select count(*) filter (where s.starts_at < e.starts_at or s.ends_at > e.ends_at or s.ends_at <= s.starts_at) as bad, count(*) as all from events_session s join events_event e on e.id = s.event_id;
-- Q19 performer of a session who is not one of the event
select count(*) filter (where not exists (select 1 from events_event_performers x where x.event_id = s.event_id and x.performer_id = s.performer_id)) as bad, count(*) as all from events_session s where performer_id is not null;
-- Q20 two sessions on one stage of an event at the same time
select count(*) filter (where exists (select 1 from events_session x where x.event_id = s.event_id and x.stage = s.stage and x.id <> s.id and x.starts_at < s.ends_at and s.starts_at < x.ends_at)) as bad, count(*) as all from events_session s;
-- Q21 total is not items less discount and fee
select count(*) filter (where abs(total - (items_total - discount + booking_fee)) > 0.01) as bad, count(*) as all from orders_order;
-- Q22 items_total is not the sum of the lines
select count(*) filter (where abs(o.items_total - s) > 0.01) as bad, count(*) as all from orders_order o join (select order_id, sum(line_total) s from orders_orderline group by 1) l on l.order_id = o.id;
-- Q23 line total is not quantity times price, or a line of nothing
select count(*) filter (where abs(line_total - quantity * unit_price) > 0.01 or quantity = 0) as bad, count(*) as all from orders_orderline;
-- Q24 price of a line is not that of its ticket type
select count(*) filter (where l.unit_price <> t.price) as bad, count(*) as all from orders_orderline l join events_tickettype t on t.id = l.ticket_type_id;
-- Q25 ticket type of another event than the order
select count(*) filter (where t.event_id <> o.event_id) as bad, count(*) as all from orders_orderline l join orders_order o on o.id = l.order_id join events_tickettype t on t.id = l.ticket_type_id;
-- Q26 quantity outside the bounds of the ticket type
select count(*) filter (where l.quantity not between t.min_per_order and t.max_per_order) as bad, count(*) as all from orders_orderline l join events_tickettype t on t.id = l.ticket_type_id;
-- Q27 ticket_count is not the sum of the lines
select count(*) filter (where o.ticket_count <> s) as bad, count(*) as all from orders_order o join (select order_id, sum(quantity) s from orders_orderline group by 1) l on l.order_id = o.id;
-- Q28 voucher of another event, or after it ended
select count(*) filter (where v.event_id <> o.event_id or o.created > v.valid_until) as bad, count(*) as all from orders_order o join orders_voucher v on v.id = o.voucher_id;
-- Q29 discount without voucher
select count(*) filter (where voucher_id is null) as bad, count(*) as all from orders_order where discount > 0;
-- Q30 discount above the items
select count(*) filter (where discount > items_total) as bad, count(*) as all from orders_order;
-- Q31 redeemed is not the number of orders with the voucher, or above its limit
select count(*) filter (where redeemed not in (a, b) or redeemed > max_redemptions) as bad, count(*) as all
from (select v.*, (select count(*) from orders_order o where o.voucher_id = v.id) a, (select count(*) from orders_order o where o.voucher_id = v.id and o.status in ('paid', 'pending')) b from orders_voucher v) v;
-- Q32 percentage above 100 or not above 0
select count(*) filter (where value > 100 or value <= 0) as bad, count(*) as all from orders_voucher where discount_type = 'percent';
-- Q33 currency of an order is not that of its event
select count(*) filter (where o.currency <> e.currency) as bad, count(*) as all from orders_order o join events_event e on e.id = o.event_id;
-- Q34 order outside the sales of its event
select count(*) filter (where o.created < e.sales_start_at or o.created > e.sales_end_at) as bad, count(*) as all from orders_order o join events_event e on e.id = o.event_id;
-- Q35 paid without a time, or a time without having been paid, or paid before ordered
select count(*) filter (where (status in ('paid', 'refunded') and paid_at is null) or (status in ('pending', 'expired') and paid_at is not null) or paid_at < created) as bad, count(*) as all from orders_order;
-- Q36 pending order that expired over a day ago
select count(*) filter (where expires_at < '2025-12-31') as bad, count(*) as all from orders_order where status = 'pending' and expires_at is not null;
-- Q37 ticket of another event than its order or its type
select count(*) filter (where t.event_id <> o.event_id or t.event_id <> y.event_id) as bad, count(*) as all from tickets_ticket t join orders_order o on o.id = t.order_id join events_tickettype y on y.id = t.ticket_type_id;
-- Q38 ticket whose type the order has no line of
select count(*) filter (where not exists (select 1 from orders_orderline l where l.order_id = t.order_id and l.ticket_type_id = t.ticket_type_id)) as bad, count(*) as all from tickets_ticket t;
-- Q39 seat of another section than the ticket type, or in another venue than the event
select count(*) filter (where s.section_id <> y.section_id or c.venue_id is distinct from e.venue_id) as bad, count(*) as all
from tickets_ticket t join events_tickettype y on y.id = t.ticket_type_id join events_event e on e.id = t.event_id join venues_seat s on s.id = t.seat_id join venues_section c on c.id = s.section_id;
-- Q40 seat sold twice for an event
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by event_id, seat_id) n from tickets_ticket where seat_id is not null and status in ('valid', 'used')) x;
-- Q41 used without a time, or a time without having been used
select count(*) filter (where (status = 'used') <> (checked_in_at is not null) or (checked_in_at is null and checked_in_by_id is not null)) as bad, count(*) as all from tickets_ticket;
-- Q42 checked in over a day before the event, or after it
select count(*) filter (where t.checked_in_at < e.starts_at - interval '24 hours' or t.checked_in_at > e.ends_at) as bad, count(*) as all from tickets_ticket t join events_event e on e.id = t.event_id where checked_in_at is not null;
-- Q43 valid or used ticket of an order that was not paid
select count(*) filter (where o.status in ('pending', 'expired', 'cancelled')) as bad, count(*) as all from tickets_ticket t join orders_order o on o.id = t.order_id where t.status in ('valid', 'used');
-- Q44 price paid above the price of the type
select count(*) filter (where t.price_paid > y.price + 0.01) as bad, count(*) as all from tickets_ticket t join events_tickettype y on y.id = t.ticket_type_id;
-- Q45 checked in by somebody who is neither staff nor of the organizer's team
select count(*) filter (where not u.is_staff and not exists (select 1 from organizers_teammember m where m.user_id = u.id and m.organizer_id = e.organizer_id)) as bad, count(*) as all
from tickets_ticket t join events_event e on e.id = t.event_id join auth_user u on u.id = t.checked_in_by_id;
-- Q46 confirmed payments of a paid order are not its total
select count(*) filter (where abs(o.total - s) > 0.01) as bad, count(*) as all
from orders_order o join (select order_id, sum(amount) s from payments_payment where state = 'confirmed' group by 1) p on p.order_id = o.id where o.status = 'paid';
-- Q47 payment before its order, or in another currency
select count(*) filter (where p.created < o.created or p.currency <> o.currency) as bad, count(*) as all from payments_payment p join orders_order o on o.id = p.order_id;
-- Q48 error message of a payment that did not fail
select count(*) filter (where error_message <> '') as bad, count(*) as all from payments_payment where state in ('confirmed', 'refunded');
-- Q49 refunds above the payment, of one that was not made, or before it
select count(*) filter (where s > p.amount + 0.01 or p.state in ('created', 'failed') or first < p.created) as bad, count(*) as all
from payments_payment p join (select payment_id, sum(amount) s, min(created) as first from payments_refund group by 1) r on r.payment_id = p.id;
-- Q50 ticket type waited for that is of another event
select count(*) filter (where t.event_id <> w.event_id) as bad, count(*) as all from waitinglist_entry w join events_tickettype t on t.id = w.ticket_type_id;
-- Q51 two entries of a waiting list with the same position, or notified before they were made
select count(*) filter (where n > 1 or notified_at < created) as bad, count(*) as all from (select *, count(*) over (partition by event_id, position) n from waitinglist_entry) x;
-- Q52 organizer with members but no owner
select count(*) filter (where n = 0) as bad, count(*) as all from (select count(*) filter (where role = 'owner') n from organizers_teammember group by organizer_id) x;
-- Q53 member who accepted before being invited
select count(*) filter (where accepted_at < invited_at) as bad, count(*) as all from organizers_teammember;
