-- 28 hotels and guest houses. Written before any row was seen.

-- Q1 COPY e-mail of a profile is not that of its user
select count(*) filter (where lower(p.email) <> lower(u.email)) as bad, count(*) as "all" from public.profiles p join auth.users u on u.id = p.id where u.email is not null;

-- Q2 ORDER profile seen before it was made, changed before it was made, or seen in the future
select count(*) filter (where last_seen_at < created_at - interval '1 minute' or updated_at < created_at or last_seen_at > '2026-01-02') as bad, count(*) as "all" from public.profiles;

-- Q3 TEXT slug of a property that does not come from its name
select count(*) filter (where left(slug, 4) <> left(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), 4)) as bad, count(*) as "all" from public.properties where name ~ '^[A-Za-z0-9]{4}';

-- Q4 TEXT time zone that Postgres does not know
select count(*) filter (where timezone not in (select name from pg_timezone_names)) as bad, count(*) as "all" from public.properties;

-- Q5 TEXT time zone of another part of the world than the place's degree of longitude (over three and a half hours)
select count(*) filter (where abs(extract(epoch from z.utc_offset) / 3600 - longitude / 15) between 3.5 and 20.5) as bad, count(*) as "all" from public.properties p join pg_timezone_names z on z.name = p.timezone where longitude is not null;

-- Q6 STATUS place with half a coordinate, or not on earth
select count(*) filter (where (latitude is null) <> (longitude is null) or latitude not between -90 and 90 or longitude not between -180 and 180) as bad, count(*) as "all" from public.properties where latitude is not null or longitude is not null;

-- Q7 WORDS hours that no hotel has: check-in before 8 or after 22, check-out before 6 or after 18, or later than check-in
select count(*) filter (where check_in_from not between '08:00' and '22:00' or check_out_until not between '06:00' and '18:00' or check_out_until > check_in_from) as bad, count(*) as "all" from public.properties;

-- Q8 WORDS city tax above 30 a night, or VAT below 0 or above 30 per cent
select count(*) filter (where city_tax_per_person_night not between 0 and 30 or vat_rate not between 0 and 30) as bad, count(*) as "all" from public.properties;

-- Q9 COUNT room_count of a property or room type is not the number of its rooms
select count(*) filter (where not ok) as bad, count(*) as "all" from (select room_count = (select count(*) from public.rooms r where r.property_id = p.id) ok from public.properties p union all select room_count = (select count(*) from public.rooms r where r.room_type_id = t.id) from public.room_types t) x;

-- Q10 COUNT review_count or review_average of a property is not that of its reviews (published or all)
select count(*) filter (where not ((review_count = n and abs(coalesce(review_average, 0) - coalesce(a, 0)) <= 0.06) or (review_count = m and abs(coalesce(review_average, 0) - coalesce(b, 0)) <= 0.06))) as bad, count(*) as "all" from public.properties p cross join lateral (select count(*) n, avg(overall) a, count(*) filter (where is_published) m, avg(overall) filter (where is_published) b from public.reviews r where r.property_id = p.id) x;

-- Q11 STATUS average without reviews or reviews without one, or outside of 1 to 10
select count(*) filter (where (review_count = 0) <> (coalesce(review_average, 0) = 0) or (review_average <> 0 and review_average not between 1 and 10)) as bad, count(*) as "all" from public.properties;

-- Q12 ORDER property that opens over a year ahead, or opened before 1500
select count(*) filter (where opened_on > '2027-01-01' or opened_on < '1500-01-01') as bad, count(*) as "all" from public.properties where opened_on is not null;

-- Q13 MEMBER owner of a property who is no member of it in that role
select count(*) filter (where not exists (select 1 from public.property_members m where m.property_id = p.id and m.profile_id = p.owner_id and m.role = 'owner')) as bad, count(*) as "all" from public.properties p;

-- Q14 ALONE member invited by himself
select count(*) filter (where invited_by = profile_id) as bad, count(*) as "all" from public.property_members where invited_by is not null;

-- Q15 ORDER member who accepted before being invited, was removed before, or was invited before the property or the person was there
select count(*) filter (where m.accepted_at < m.invited_at or m.removed_at < coalesce(m.accepted_at, m.invited_at) or m.invited_at < p.created_at or m.invited_at < u.created_at or greatest(m.invited_at, m.accepted_at, m.removed_at) > '2026-01-02') as bad, count(*) as "all" from public.property_members m join public.properties p on p.id = m.property_id join public.profiles u on u.id = m.profile_id;

-- Q16 MEMBER invited by somebody who is no member of the property, or a housekeeper
select count(*) filter (where p.owner_id <> m.invited_by and not exists (select 1 from public.property_members x where x.property_id = m.property_id and x.profile_id = m.invited_by and x.role <> 'housekeeper')) as bad, count(*) as "all" from public.property_members m join public.properties p on p.id = m.property_id where m.invited_by is not null;

-- Q17 BOUND room type for more at base than at most, or more adults or children than at most
select count(*) filter (where base_occupancy > max_occupancy or max_adults > max_occupancy or max_children > max_occupancy or max_adults < 1 or max_children < 0) as bad, count(*) as "all" from public.room_types;

-- Q18 KIND single bed for three and more, or room for over 20 people
select count(*) filter (where (bed_type = 'single' and max_adults > 2) or max_occupancy > 20) as bad, count(*) as "all" from public.room_types;

-- Q19 WORDS room below 5 or above 500 square metres, or for below 5 or above 20 000 a night
select count(*) filter (where size_sqm not between 5 and 500 or base_price not between 5 and 20000) as bad, count(*) as "all" from public.room_types;

-- Q20 BOUND further person dearer than the room
select count(*) filter (where extra_person_price > base_price or extra_person_price < 0) as bad, count(*) as "all" from public.room_types;

-- Q21 ALONE two room types of a property with one name or at one place
select count(*) filter (where n > 1 or m > 1) as bad, count(*) as "all" from (select count(*) over (partition by property_id, name) n, count(*) over (partition by property_id, sort_order) m from public.room_types) x;

-- Q22 PATH room of a type of another property
select count(*) filter (where t.property_id <> r.property_id) as bad, count(*) as "all" from public.rooms r join public.room_types t on t.id = r.room_type_id;

-- Q23 TEXT room number that is none (letters only, a text, over 6 places)
select count(*) filter (where number !~ '^[A-Za-z]{0,2}[- ]?[0-9]{1,4}[A-Za-z]?$') as bad, count(*) as "all" from public.rooms;

-- Q24 TEXT floor that is not the one that a number of three or four digits begins with (or the one below, where 1 is the ground)
select count(*) filter (where left(number, -2)::int not in (floor, floor + 1)) as bad, count(*) as "all" from public.rooms where number ~ '^[1-9][0-9]{2,3}$';

-- Q25 WORDS floor below -5 or above 100
select count(*) filter (where floor not between -5 and 100) as bad, count(*) as "all" from public.rooms;

-- Q26 STATUS room out of order without a reason, or a reason or a day though it is not, or a day that is long gone
select count(*) filter (where (status <> 'out_of_order' and (out_of_order_reason is not null or out_of_order_until is not null)) or (status = 'out_of_order' and out_of_order_reason is null) or out_of_order_until < '2025-12-25') as bad, count(*) as "all" from public.rooms where status = 'out_of_order' or out_of_order_reason is not null or out_of_order_until is not null;

-- Q27 BOUND over a third of the rooms are out of order (those rooms)
select case when avg((status = 'out_of_order')::int) > 0.34 then count(*) filter (where status = 'out_of_order') else 0 end as bad, count(*) as "all" from public.rooms;

-- Q28 KIND days of free cancellation of a plan that is not refundable
select count(*) filter (where not is_refundable) as bad, count(*) as "all" from public.rate_plans where free_cancellation_days is not null;

-- Q29 BOUND plan for more nights at least than at most, or that ends before it begins
select count(*) filter (where min_nights > max_nights or min_nights < 1 or min_nights > 60 or valid_to < valid_from or free_cancellation_days > 365) as bad, count(*) as "all" from public.rate_plans;

-- Q30 TEXT plan named after breakfast without it, or flexible or non-refundable against its column
select count(*) filter (where (name ~* 'breakfast' and name !~* 'without|no breakfast|room only' and not includes_breakfast) or (name ~* 'room only' and includes_breakfast) or (name ~* 'non[- ]?refundable' and is_refundable) or (name ~* 'flex|free cancel' and not is_refundable)) as bad, count(*) as "all" from public.rate_plans;

-- Q31 STATUS active plan that ended over a month ago
select count(*) filter (where valid_to < '2025-12-01') as bad, count(*) as "all" from public.rate_plans where is_active;

-- Q32 PATH rate of a room type and a plan of two properties
select count(*) filter (where t.property_id <> p.property_id) as bad, count(*) as "all" from public.daily_rates d join public.room_types t on t.id = d.room_type_id join public.rate_plans p on p.id = d.rate_plan_id;

-- Q33 SUM rooms available are not all less the sold
select count(*) filter (where rooms_available <> rooms_total - rooms_sold) as bad, count(*) as "all" from public.daily_rates;

-- Q34 BOUND more rooms sold than there are, or fewer than none left
select count(*) filter (where rooms_sold > rooms_total or rooms_available < 0 or rooms_sold < 0) as bad, count(*) as "all" from public.daily_rates;

-- Q35 COPY rooms of a rate are more than the type has
select count(*) filter (where d.rooms_total > t.room_count) as bad, count(*) as "all" from public.daily_rates d join public.room_types t on t.id = d.room_type_id;

-- Q36 BOUND rate of a day that is below a quarter or above four times the base price of the type
select count(*) filter (where d.price not between t.base_price / 4 and t.base_price * 4) as bad, count(*) as "all" from public.daily_rates d join public.room_types t on t.id = d.room_type_id;

-- Q37 BOUND rate of a day on which its plan is not valid
select count(*) filter (where d.day < p.valid_from or d.day > p.valid_to) as bad, count(*) as "all" from public.daily_rates d join public.rate_plans p on p.id = d.rate_plan_id;

-- Q38 ORDER guest born in the future, over 110 years ago, or a child at the first booking (under 16)
select count(*) filter (where date_of_birth > created_at - interval '16 years' or date_of_birth < '1915-01-01') as bad, count(*) as "all" from public.guests where date_of_birth is not null;

-- Q39 STATUS document without a number, or number or expiry without a document
select count(*) filter (where (document_type is null) <> (document_number is null) or (document_type is null and document_expires_on is not null)) as bad, count(*) as "all" from public.guests;

-- Q40 BOUND document that expired years before the guest was entered, or expires over 20 years ahead
select count(*) filter (where document_expires_on < created_at::date - 366 or document_expires_on > '2046-01-01') as bad, count(*) as "all" from public.guests where document_expires_on is not null;

-- Q41 TEXT e-mail of a guest without any part of the name (addresses of letters only)
select count(*) filter (where position(left(regexp_replace(lower(last_name), '[^a-z]', '', 'g'), 4) in lower(email)) = 0 and position(left(regexp_replace(lower(first_name), '[^a-z]', '', 'g'), 3) in lower(email)) = 0) as bad, count(*) as "all" from public.guests where email ~* '^[a-z._-]+[0-9]*@' and first_name ~ '^[A-Za-z]+$' and last_name ~ '^[A-Za-z]+$';

-- Q42 STATUS reason to blacklist without a time, a VIP who is blacklisted, or blacklisted before being entered
select count(*) filter (where (blacklist_reason is not null and blacklisted_at is null) or (is_vip and blacklisted_at is not null) or blacklisted_at < created_at or blacklisted_at > '2026-01-02') as bad, count(*) as "all" from public.guests where blacklist_reason is not null or blacklisted_at is not null;

-- Q43 COUNT stay_count of a guest is not the number of reservations checked out
select count(*) filter (where stay_count <> (select count(*) from public.reservations r where r.guest_id = g.id and r.status = 'checked_out')) as bad, count(*) as "all" from public.guests g;

-- Q44 COUNT last_stay_on is not the last departure of a reservation checked out
select count(*) filter (where last_stay_on is distinct from (select max(departure) from public.reservations r where r.guest_id = g.id and r.status = 'checked_out')) as bad, count(*) as "all" from public.guests g;

-- Q45 STATUS guest who never stayed but has a last stay, stayed at no day, or spent less than nothing
select count(*) filter (where (stay_count = 0) <> (last_stay_on is null) or total_spent < 0) as bad, count(*) as "all" from public.guests;

-- Q46 PATH reservation of a guest or plan of another property
select count(*) filter (where g.property_id <> r.property_id or p.property_id <> r.property_id) as bad, count(*) as "all" from public.reservations r join public.guests g on g.id = r.guest_id join public.rate_plans p on p.id = r.rate_plan_id;

-- Q47 SUM nights are not the days from arrival to departure
select count(*) filter (where nights <> departure - arrival) as bad, count(*) as "all" from public.reservations;

-- Q48 BOUND stay of over 60 nights, or of fewer or more than the plan allows
select count(*) filter (where r.departure - r.arrival > 60 or r.nights < p.min_nights or r.nights > p.max_nights) as bad, count(*) as "all" from public.reservations r join public.rate_plans p on p.id = r.rate_plan_id;

-- Q49 BOUND both booked and arriving on days on which the plan is not valid
select count(*) filter (where (r.arrival < p.valid_from or r.arrival > p.valid_to) and (r.booked_at::date < p.valid_from or r.booked_at::date > p.valid_to)) as bad, count(*) as "all" from public.reservations r join public.rate_plans p on p.id = r.rate_plan_id;

-- Q50 SUM grand total is not room, extras and tax
select count(*) filter (where abs(grand_total - (room_total + extras_total + tax_total)) > 0.01) as bad, count(*) as "all" from public.reservations;

-- Q51 SUM balance is not the grand total less what was paid
select count(*) filter (where abs(balance_due - (grand_total - paid_total)) > 0.01) as bad, count(*) as "all" from public.reservations;

-- Q52 SUM paid_total is not the sum of the payments that succeeded
select count(*) filter (where abs(paid_total - (select coalesce(sum(amount), 0) from public.payments p where p.reservation_id = r.id and p.status = 'succeeded')) > 0.01) as bad, count(*) as "all" from public.reservations r;

-- Q53 SUM commission is not its per cent of the room total
select count(*) filter (where abs(commission_amount - room_total * commission_percent / 100) > 0.02 or commission_percent not between 0 and 50) as bad, count(*) as "all" from public.reservations;

-- Q54 KIND commission or a reference of a channel at a direct booking, or none at one that came through a channel
select count(*) filter (where (channel in ('direct', 'phone', 'walk_in') and (commission_percent > 0 or commission_amount > 0 or channel_reference is not null)) or (channel in ('booking_com', 'expedia', 'airbnb') and channel_reference is null)) as bad, count(*) as "all" from public.reservations;

-- Q55 KIND walk-in booked long before arrival (a week)
select count(*) filter (where booked_at::date < arrival - 7) as bad, count(*) as "all" from public.reservations where channel = 'walk_in';

-- Q56 SUM room_total is not the sum of the reserved rooms
select count(*) filter (where abs(room_total - n) > 0.01) as bad, count(*) as "all" from (select room_total, (select sum(subtotal) from public.reservation_rooms x where x.reservation_id = r.id) n from public.reservations r) y where n is not null;

-- Q57 COPY currency of a reservation, payment or invoice is not that of the property
select count(*) filter (where not ok) as bad, count(*) as "all" from (select r.currency = p.currency ok from public.reservations r join public.properties p on p.id = r.property_id union all select y.currency = p.currency from public.payments y join public.reservations r on r.id = y.reservation_id join public.properties p on p.id = r.property_id union all select i.currency = p.currency from public.invoices i join public.properties p on p.id = i.property_id) x;

-- Q58 SUM city tax is not nights and rate for the adults or for all
select count(*) filter (where r.tax_total not between r.adults * (r.departure - r.arrival) * p.city_tax_per_person_night - 0.01 and (r.adults + r.children) * (r.departure - r.arrival) * p.city_tax_per_person_night + 0.01) as bad, count(*) as "all" from public.reservations r join public.properties p on p.id = r.property_id where r.status not in ('cancelled', 'no_show', 'inquiry');

-- Q59 STATUS times of check-in and check-out against the state
select count(*) filter (where (status in ('checked_in', 'checked_out')) <> (checked_in_at is not null) or (status = 'checked_out') <> (checked_out_at is not null) or (status = 'cancelled') <> (cancelled_at is not null) or (cancellation_reason is not null and status <> 'cancelled')) as bad, count(*) as "all" from public.reservations;

-- Q60 BOUND checked in on another day than that of arrival, or out after the day of departure
select count(*) filter (where checked_in_at::date not between arrival and arrival + 1 or checked_out_at::date not between arrival and departure + 1 or checked_out_at < checked_in_at) as bad, count(*) as "all" from public.reservations where checked_in_at is not null or checked_out_at is not null;

-- Q61 ORDER booked after the day of arrival, cancelled before booked or after departure, or booked in the future
select count(*) filter (where booked_at::date > arrival or cancelled_at < booked_at or cancelled_at::date > departure or booked_at > '2026-01-02' or booked_at::date < arrival - 800) as bad, count(*) as "all" from public.reservations;

-- Q62 NOW guest checked out who leaves ahead, checked in who left or arrives ahead, confirmed though the stay is over, no-show of a stay ahead
select count(*) filter (where (status = 'checked_out' and departure > '2026-01-02' and checked_out_at > '2026-01-02') or (status = 'checked_in' and (departure < '2025-12-31' or arrival > '2026-01-02')) or (status in ('confirmed', 'inquiry') and departure < '2025-12-31') or (status = 'no_show' and arrival > '2026-01-02') or (status = 'checked_out' and arrival > '2026-01-01')) as bad, count(*) as "all" from public.reservations where status <> 'cancelled';

-- Q63 MEMBER reservation made by somebody who is no member of the property
select count(*) filter (where not exists (select 1 from public.property_members m where m.property_id = r.property_id and m.profile_id = r.created_by) and p.owner_id <> r.created_by) as bad, count(*) as "all" from public.reservations r join public.properties p on p.id = r.property_id where r.created_by is not null;

-- Q64 TEXT confirmation code that is a sentence or a word, or has more than 20 places
select count(*) filter (where confirmation_code ~ '\s' or length(confirmation_code) not between 4 and 20) as bad, count(*) as "all" from public.reservations;

-- Q65 PATH room of a reservation of another type than reserved, or of another property
select count(*) filter (where m.room_type_id <> x.room_type_id or m.property_id <> r.property_id) as bad, count(*) as "all" from public.reservation_rooms x join public.reservations r on r.id = x.reservation_id join public.rooms m on m.id = x.room_id;

-- Q66 PATH room type of a reservation of another property
select count(*) filter (where t.property_id <> r.property_id) as bad, count(*) as "all" from public.reservation_rooms x join public.reservations r on r.id = x.reservation_id join public.room_types t on t.id = x.room_type_id;

-- Q67 SUM subtotal of a room is not its price and nights
select count(*) filter (where abs(subtotal - price_per_night * nights) > 0.01) as bad, count(*) as "all" from public.reservation_rooms;

-- Q68 COPY nights of a room are not those of the reservation
select count(*) filter (where x.nights <> r.nights) as bad, count(*) as "all" from public.reservation_rooms x join public.reservations r on r.id = x.reservation_id;

-- Q69 BOUND more people in a room than its type holds
select count(*) filter (where x.adults > t.max_adults or x.children > t.max_children or x.adults + x.children > t.max_occupancy) as bad, count(*) as "all" from public.reservation_rooms x join public.room_types t on t.id = x.room_type_id;

-- Q70 SUM adults or children of a reservation are not those of its rooms
select count(*) filter (where r.adults <> a or r.children <> c) as bad, count(*) as "all" from public.reservations r join (select reservation_id, sum(adults) a, sum(children) c from public.reservation_rooms group by 1) x on x.reservation_id = r.id;

-- Q71 STATUS guest who is or was in the house without a room
select count(*) filter (where exists (select 1 from public.reservation_rooms x where x.reservation_id = r.id and x.room_id is null)) as bad, count(*) as "all" from public.reservations r where status in ('checked_in', 'checked_out');

-- Q72 ALONE room given to two stays at the same time
select count(*) filter (where exists (select 1 from public.reservation_rooms y join public.reservations s on s.id = y.reservation_id where y.room_id = x.room_id and y.id <> x.id and s.status not in ('cancelled', 'no_show', 'inquiry') and s.arrival < r.departure and r.arrival < s.departure)) as bad, count(*) as "all" from public.reservation_rooms x join public.reservations r on r.id = x.reservation_id where x.room_id is not null and r.status not in ('cancelled', 'no_show', 'inquiry');

-- Q73 BOUND price of a night below a quarter or above four times the base price of the type
select count(*) filter (where x.price_per_night not between t.base_price / 4 and t.base_price * 4) as bad, count(*) as "all" from public.reservation_rooms x join public.room_types t on t.id = x.room_type_id;

-- Q74 SUM amount of a charge is not quantity and price
select count(*) filter (where abs(amount - quantity * unit_price) > 0.01 or quantity < 1) as bad, count(*) as "all" from public.folio_charges;

-- Q75 SUM VAT of a charge is not its rate contained in the amount
select count(*) filter (where abs(vat_amount - amount * vat_rate / (100 + vat_rate)) > 0.02 or vat_rate not between 0 and 30) as bad, count(*) as "all" from public.folio_charges;

-- Q76 BOUND charge for a day outside of the stay
select count(*) filter (where c.service_date not between r.arrival and r.departure) as bad, count(*) as "all" from public.folio_charges c join public.reservations r on r.id = c.reservation_id where c.kind not in ('cancellation', 'other');

-- Q77 FARSTATE minibar, breakfast, parking or city tax of a stay that never took place or has not begun
select count(*) filter (where r.status in ('inquiry', 'cancelled', 'no_show') or (r.status = 'confirmed' and c.kind = 'minibar')) as bad, count(*) as "all" from public.folio_charges c join public.reservations r on r.id = c.reservation_id where c.kind in ('minibar', 'breakfast', 'parking', 'city_tax') and c.voided_at is null;

-- Q78 KIND charge for a cancellation of a reservation that was not cancelled
select count(*) filter (where r.status not in ('cancelled', 'no_show')) as bad, count(*) as "all" from public.folio_charges c join public.reservations r on r.id = c.reservation_id where c.kind = 'cancellation';

-- Q79 STATUS reason of a charge that was not voided, or voided before posted
select count(*) filter (where (void_reason is not null and voided_at is null) or voided_at < posted_at) as bad, count(*) as "all" from public.folio_charges where void_reason is not null or voided_at is not null;

-- Q80 SUM extras_total is not the sum of the charges that are neither for the room nor tax nor voided
select count(*) filter (where abs(extras_total - n) > 0.01) as bad, count(*) as "all" from (select extras_total, (select coalesce(sum(amount), 0) from public.folio_charges c where c.reservation_id = r.id and c.voided_at is null and c.kind not in ('room', 'city_tax')) n from public.reservations r) x;

-- Q81 MEMBER charge posted or payment taken by somebody who is no member of the property
select count(*) filter (where not exists (select 1 from public.property_members m where m.property_id = r.property_id and m.profile_id = x.who) and p.owner_id <> x.who) as bad, count(*) as "all" from (select reservation_id, posted_by who from public.folio_charges union all select reservation_id, received_by from public.payments) x join public.reservations r on r.id = x.reservation_id join public.properties p on p.id = r.property_id where x.who is not null;

-- Q82 KIND card at a payment that is none, card payment without one, or digits that are none
select count(*) filter (where (method = 'card') <> (card_last4 is not null) or (method <> 'card' and card_brand is not null) or card_last4 !~ '^[0-9]{4}$') as bad, count(*) as "all" from public.payments;

-- Q83 KIND cash that failed, or with a reference of a processor, or that nobody took
select count(*) filter (where status = 'failed' or processor_reference is not null or received_by is null) as bad, count(*) as "all" from public.payments where method = 'cash';

-- Q84 STATUS payment that succeeded at no time, failed or pending with one, refunded at no time, or a reason though it did not fail
select count(*) filter (where (status in ('succeeded', 'refunded') and succeeded_at is null) or (status in ('pending', 'failed') and succeeded_at is not null) or (status = 'refunded') <> (refunded_at is not null) or (status <> 'failed' and failure_reason is not null) or succeeded_at < created_at or refunded_at < succeeded_at) as bad, count(*) as "all" from public.payments;

-- Q85 ORDER payment from before the booking or months after the stay
select count(*) filter (where p.created_at < r.booked_at - interval '1 minute' or p.created_at::date > r.departure + 92 or p.created_at > '2026-01-02') as bad, count(*) as "all" from public.payments p join public.reservations r on r.id = p.reservation_id;

-- Q86 BOUND payment above what the stay costs
select count(*) filter (where p.amount > r.grand_total + 0.01) as bad, count(*) as "all" from public.payments p join public.reservations r on r.id = p.reservation_id where p.status <> 'failed';

-- Q87 PATH invoice of another property than the reservation's
select count(*) filter (where i.property_id <> r.property_id) as bad, count(*) as "all" from public.invoices i join public.reservations r on r.id = i.reservation_id;

-- Q88 SUM gross is not net and VAT
select count(*) filter (where abs(gross_total - (net_total + vat_total)) > 0.01 or vat_total > net_total * 0.35) as bad, count(*) as "all" from public.invoices;

-- Q89 COPY gross total of the only invoice of a reservation is not its grand total
select count(*) filter (where abs(gross_total - grand_total) > 0.01) as bad, count(*) as "all" from (select i.gross_total, r.grand_total, count(*) over (partition by r.id) n from public.invoices i join public.reservations r on r.id = i.reservation_id where i.cancelled_at is null) x where n = 1;

-- Q90 ORDER invoice due before it was issued or half a year after, issued before the booking or in the future, cancelled before it was issued
select count(*) filter (where i.due_on < i.issued_on or i.due_on > i.issued_on + 185 or i.issued_on < r.booked_at::date or i.issued_on > '2026-01-02' or i.cancelled_at::date < i.issued_on or i.paid_at > '2026-01-02') as bad, count(*) as "all" from public.invoices i join public.reservations r on r.id = i.reservation_id;

-- Q91 ORDER numbers of invoices of a property that do not rise with the day (those with figures at the end)
select count(*) filter (where n <= l) as bad, count(*) as "all" from (select n, lag(n) over (partition by property_id, extract(year from issued_on) order by issued_on, n) l from (select property_id, issued_on, substring(number from '([0-9]{1,9})$')::bigint n from public.invoices) y where n is not null) x where l is not null;

-- Q92 COPY billed to somebody who is neither the guest nor a company (no VAT id)
select count(*) filter (where position(lower(g.last_name) in lower(i.billed_to)) = 0) as bad, count(*) as "all" from public.invoices i join public.reservations r on r.id = i.reservation_id join public.guests g on g.id = r.guest_id where i.vat_id is null;

-- Q93 TEXT path of a PDF that is none
select count(*) filter (where pdf_path !~* '\.pdf$') as bad, count(*) as "all" from public.invoices where pdf_path is not null;

-- Q94 STATUS task that is done without start and finish, open with one, or finished before it was started
select count(*) filter (where (status = 'done' and (finished_at is null or started_at is null)) or (status in ('open', 'skipped') and finished_at is not null) or (status = 'open' and started_at is not null) or (status = 'in_progress' and (started_at is null or finished_at is not null)) or finished_at <= started_at) as bad, count(*) as "all" from public.housekeeping_tasks;

-- Q95 SUM minutes are not those from start to finish, or over eight hours
select count(*) filter (where finished_at is null or abs(minutes_spent - extract(epoch from finished_at - started_at) / 60) > 1.01 or minutes_spent > 480) as bad, count(*) as "all" from public.housekeeping_tasks where minutes_spent is not null;

-- Q96 BOUND task started on another day than planned
select count(*) filter (where started_at::date not between scheduled_on and scheduled_on + 1) as bad, count(*) as "all" from public.housekeeping_tasks where started_at is not null;

-- Q97 STATUS inspected by nobody, at no time, before it was finished, though it was not done, or by the one who cleaned
select count(*) filter (where (inspected_by is null) <> (inspected_at is null) or inspected_at < finished_at or finished_at is null or inspected_by = assigned_to) as bad, count(*) as "all" from public.housekeeping_tasks where inspected_by is not null or inspected_at is not null;

-- Q98 PATH task for a stay that has not got the room
select count(*) filter (where not exists (select 1 from public.reservation_rooms x where x.reservation_id = h.reservation_id and x.room_id = h.room_id)) as bad, count(*) as "all" from public.housekeeping_tasks h where h.reservation_id is not null;

-- Q99 BOUND cleaning after departure or during a stay that is on no such day
select count(*) filter (where (h.kind = 'departure' and h.scheduled_on not between r.departure and r.departure + 1) or (h.kind = 'stayover' and h.scheduled_on not between r.arrival and r.departure)) as bad, count(*) as "all" from public.housekeeping_tasks h join public.reservations r on r.id = h.reservation_id where h.kind in ('departure', 'stayover');

-- Q100 MEMBER task of somebody who is no member of the property
select count(*) filter (where not exists (select 1 from public.property_members x where x.property_id = m.property_id and x.profile_id = h.assigned_to)) as bad, count(*) as "all" from public.housekeeping_tasks h join public.rooms m on m.id = h.room_id where h.assigned_to is not null;

-- Q101 COPY room that was last cleaned at another time than its last task that was done (by a day), or in the future
select count(*) filter (where last_cleaned_at > '2026-01-02' or abs(extract(epoch from last_cleaned_at - f)) > 86400) as bad, count(*) as "all" from (select last_cleaned_at, (select max(finished_at) from public.housekeeping_tasks h where h.room_id = m.id and h.status = 'done' and h.kind <> 'inspection') f from public.rooms m) x where last_cleaned_at is not null;

-- Q102 PATH ticket for a room of another property, or reported by no member of it
select count(*) filter (where m.property_id <> t.property_id or not exists (select 1 from public.property_members x where x.property_id = t.property_id and x.profile_id = t.reported_by)) as bad, count(*) as "all" from public.maintenance_tickets t left join public.rooms m on m.id = t.room_id;

-- Q103 STATUS ticket done at no time, open with one, with a true cost before it was done, or resolved before it was reported
select count(*) filter (where (status = 'done' and resolved_at is null) or (status in ('open', 'in_progress') and resolved_at is not null) or (status = 'open' and actual_cost is not null) or resolved_at < reported_at or reported_at > '2026-01-02') as bad, count(*) as "all" from public.maintenance_tickets;

-- Q104 TEXT photo of a ticket that is no path or address of a picture
select count(*) filter (where f !~* '\.(jpe?g|png|webp|heic|gif)$') as bad, count(*) as "all" from public.maintenance_tickets, unnest(photo_paths) f;

-- Q105 PATH review of another property or guest than the reservation's
select count(*) filter (where v.property_id <> r.property_id or v.guest_id <> r.guest_id) as bad, count(*) as "all" from public.reviews v join public.reservations r on r.id = v.reservation_id;

-- Q106 SUM overall score is not the mean of the four
select count(*) filter (where abs(overall - (cleanliness + comfort + location + staff) / 4.0) > 0.06) as bad, count(*) as "all" from public.reviews;

-- Q107 FARSTATE review of a stay that never took place, or from before it ended
select count(*) filter (where r.status <> 'checked_out' or v.created_at::date < r.departure - 1) as bad, count(*) as "all" from public.reviews v join public.reservations r on r.id = v.reservation_id;

-- Q108 STATUS review published at no time, or a time though it is not, answered at no time or by nobody, or before it was written
select count(*) filter (where is_published <> (published_at is not null) or (response is null) <> (responded_at is null) or (responded_by is not null and response is null) or published_at < created_at or responded_at < created_at) as bad, count(*) as "all" from public.reviews;

-- Q109 MEMBER answer to a review by somebody who is no member of the property
select count(*) filter (where not exists (select 1 from public.property_members m where m.property_id = v.property_id and m.profile_id = v.responded_by) and p.owner_id <> v.responded_by) as bad, count(*) as "all" from public.reviews v join public.properties p on p.id = v.property_id where v.responded_by is not null;

-- Q110 TEXT postal code or currency that the property's country does not have (five digits in Germany, France, Italy and Spain, euro in all four)
select count(*) filter (where postal_code !~ '^[0-9]{5}$' or currency <> 'EUR') as bad, count(*) as "all" from public.properties where country in ('DE', 'FR', 'IT', 'ES');
