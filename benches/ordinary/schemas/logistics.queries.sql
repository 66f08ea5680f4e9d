-- Q1 package_count is not the count of packages
select count(*) filter (where package_count<>(select count(*) from packages p where p.shipment_id=s.id)) as bad, count(*) as "all" from shipments s;

-- Q2 total weight is not the sum of the packages
select count(*) filter (where abs(total_weight_kg-coalesce((select sum(weight_kg) from packages p where p.shipment_id=s.id),0))>0.01) as bad, count(*) as "all" from shipments s;

-- Q3 total volume is not the sum of the packages
select count(*) filter (where abs(total_volume_m3-coalesce((select sum(volume_m3) from packages p where p.shipment_id=s.id),0))>0.002) as bad, count(*) as "all" from shipments s;

-- Q4 volume of a package is not length * width * height
select count(*) filter (where abs(volume_m3-length_cm*width_cm*height_cm/1000000)>0.002) as bad, count(*) as "all" from packages;

-- Q5 packaging heavier than the package
select count(*) filter (where tare_kg>weight_kg) as bad, count(*) as "all" from packages;

-- Q6 package with no or absurd extent
select count(*) filter (where least(length_cm,width_cm,height_cm)<=0 or greatest(length_cm,width_cm,height_cm)>3000) as bad, count(*) as "all" from packages;

-- Q7 shipment of another customer than its quote
select count(*) filter (where q.customer_id<>s.customer_id) as bad, count(*) as "all" from shipments s join quotes q on q.id=s.quote_id;

-- Q8 shipment from or to another place than its quote
select count(*) filter (where q.origin_id<>s.origin_id or q.destination_id<>s.destination_id) as bad, count(*) as "all" from shipments s join quotes q on q.id=s.quote_id;

-- Q9 shipment booked, under way or delivered on a quote that was not accepted
select count(*) filter (where q.status<>'accepted') as bad, count(*) as "all" from shipments s join quotes q on q.id=s.quote_id where s.status in ('booked','in_transit','delivered');

-- Q10 quote total is not freight + surcharges
select count(*) filter (where total_cents<>freight_cents+surcharges_cents) as bad, count(*) as "all" from quotes;

-- Q11 quote from a place to itself
select count(*) filter (where origin_id=destination_id) as bad, count(*) as "all" from quotes;

-- Q12 decided without a time, undecided with one, or a rejection reason without rejection
select count(*) filter (where (status in ('accepted','rejected'))<>(decided_at is not null) or (status<>'rejected' and rejection_reason is not null)) as bad, count(*) as "all" from quotes;

-- Q13 quote decided or invalid before it was made
select count(*) filter (where decided_at<created_at or valid_until<created_at::date) as bad, count(*) as "all" from quotes;

-- Q14 expired though still valid
select count(*) filter (where valid_until>date '2026-01-02') as bad, count(*) as "all" from quotes where status='expired';

-- Q15 delivered without a time, or another state with; cancelled likewise
select count(*) filter (where (status='delivered')<>(delivered_at is not null) or (status='cancelled')<>(cancelled_at is not null)) as bad, count(*) as "all" from shipments;

-- Q16 draft that is booked or picked up, or under way without either
select count(*) filter (where (status='draft' and (booked_at is not null or picked_up_at is not null)) or (status in ('booked','in_transit','delivered') and booked_at is null) or (status in ('in_transit','delivered') and picked_up_at is null) or (status='booked' and picked_up_at is not null)) as bad, count(*) as "all" from shipments;

-- Q17 made, booked, picked up, delivered out of order
select count(*) filter (where booked_at<created_at or picked_up_at<booked_at or delivered_at<picked_up_at or updated_at<created_at) as bad, count(*) as "all" from shipments;

-- Q18 UN number of harmless goods, or one without the form
select count(*) filter (where not is_dangerous or un_number !~ '^UN ?\d{4}$') as bad, count(*) as "all" from shipments where un_number is not null;

-- Q19 first leg does not start at the shipment's origin
select count(*) filter (where l.from_location_id<>s.origin_id) as bad, count(*) as "all" from legs l join shipments s on s.id=l.shipment_id where l.sequence=1;

-- Q20 last leg of a delivered shipment does not end at its destination
select count(*) filter (where l.to_location_id<>s.destination_id) as bad, count(*) as "all" from legs l join shipments s on s.id=l.shipment_id where s.status='delivered' and l.sequence=(select max(sequence) from legs m where m.shipment_id=s.id and m.status<>'cancelled');

-- Q21 leg does not start where the one before ends
select count(*) filter (where l.from_location_id<>p.to_location_id) as bad, count(*) as "all" from legs l join legs p on p.shipment_id=l.shipment_id and p.sequence=l.sequence-1 where l.status<>'cancelled' and p.status<>'cancelled';

-- Q22 leg from a place to itself
select count(*) filter (where from_location_id=to_location_id) as bad, count(*) as "all" from legs;

-- Q23 numbers of the legs do not run from 1
select count(*) filter (where mx<>n or mn<>1) as bad, count(*) as "all" from (select max(sequence) mx,min(sequence) mn,count(*) n from legs group by shipment_id) x;

-- Q24 carrier that does not offer the mode
select count(*) filter (where not exists(select 1 from carrier_modes c where c.carrier_id=l.carrier_id and c.mode=l.mode)) as bad, count(*) as "all" from legs l;

-- Q25 vessel, flight or licence plate of another mode
select count(*) filter (where (vessel_name is not null and mode<>'sea') or (flight_number is not null and mode<>'air') or (license_plate is not null and mode<>'road')) as bad, count(*) as "all" from legs;

-- Q26 departed or arrived without times, or planned with
select count(*) filter (where (status='planned' and (actual_departure is not null or actual_arrival is not null)) or (status='departed' and (actual_departure is null or actual_arrival is not null)) or (status='arrived' and (actual_departure is null or actual_arrival is null))) as bad, count(*) as "all" from legs where status<>'cancelled';

-- Q27 arrives before it departs
select count(*) filter (where planned_arrival<=planned_departure or actual_arrival<=actual_departure) as bad, count(*) as "all" from legs;

-- Q28 leg departs before the one before it has arrived
select count(*) filter (where l.actual_departure<p.actual_arrival) as bad, count(*) as "all" from legs l join legs p on p.shipment_id=l.shipment_id and p.sequence=l.sequence-1 where l.actual_departure is not null and p.actual_arrival is not null;

-- Q29 leg under way or arrived of a shipment that is draft or only booked
select count(*) filter (where s.status in ('draft','booked')) as bad, count(*) as "all" from legs l join shipments s on s.id=l.shipment_id where l.status in ('departed','arrived');

-- Q30 delivered shipment with a leg that has not arrived
select count(*) filter (where exists(select 1 from legs l where l.shipment_id=s.id and l.status in ('planned','departed'))) as bad, count(*) as "all" from shipments s where status='delivered';

-- Q31 place of a leg by sea is an airport, by air a port
select count(*) filter (where (l.mode='sea' and (a.kind='airport' or b.kind='airport')) or (l.mode='air' and (a.kind='port' or b.kind='port'))) as bad, count(*) as "all" from legs l join locations a on a.id=l.from_location_id join locations b on b.id=l.to_location_id where l.mode in ('sea','air');

-- Q32 stop left before it was reached, or reached before the leg departed
select count(*) filter (where t.departed_at<t.arrived_at or t.arrived_at<l.actual_departure-interval '1 day' or t.arrived_at>l.actual_arrival+interval '1 day') as bad, count(*) as "all" from stops t join legs l on l.id=t.leg_id where t.arrived_at is not null;

-- Q33 two stops of a leg with the same position
select count(*) filter (where exists(select 1 from stops u where u.leg_id=t.leg_id and u.id<>t.id and u.position=t.position)) as bad, count(*) as "all" from stops t;

-- Q34 tracking event on a leg of another shipment
select count(*) filter (where l.shipment_id<>e.shipment_id) as bad, count(*) as "all" from tracking_events e join legs l on l.id=e.leg_id;

-- Q35 tracking event on a package of another shipment
select count(*) filter (where p.shipment_id<>e.shipment_id) as bad, count(*) as "all" from tracking_events e join packages p on p.id=e.package_id;

-- Q36 recorded before it happened, or before the shipment was made
select count(*) filter (where e.recorded_at<e.occurred_at or e.occurred_at<s.created_at-interval '1 hour') as bad, count(*) as "all" from tracking_events e join shipments s on s.id=e.shipment_id;

-- Q37 exception reason of another event
select count(*) filter (where exception_reason is not null) as bad, count(*) as "all" from tracking_events where code<>'exception';

-- Q38 whole shipment reported delivered that is not
select count(*) filter (where s.status<>'delivered') as bad, count(*) as "all" from tracking_events e join shipments s on s.id=e.shipment_id where e.code='delivered' and e.package_id is null;

-- Q39 tracking event in the future
select count(*) filter (where occurred_at>'2026-01-02') as bad, count(*) as "all" from tracking_events;

-- Q40 invoice to another customer than the shipment's
select count(*) filter (where i.customer_id<>s.customer_id) as bad, count(*) as "all" from invoices i join shipments s on s.id=i.shipment_id;

-- Q41 net is not the sum of the lines
select count(*) filter (where net_cents<>coalesce((select sum(amount_cents) from invoice_lines l where l.invoice_id=i.id),0)) as bad, count(*) as "all" from invoices i;

-- Q42 gross is not net + VAT, or VAT is not the rate on net
select count(*) filter (where gross_cents<>net_cents+vat_cents or abs(vat_cents-net_cents*vat_rate/100)>1) as bad, count(*) as "all" from invoices;

-- Q43 line amount is not quantity * price
select count(*) filter (where abs(amount_cents-quantity*unit_price_cents)>1) as bad, count(*) as "all" from invoice_lines;

-- Q44 invoice line for a leg of another shipment
select count(*) filter (where l.shipment_id<>i.shipment_id) as bad, count(*) as "all" from invoice_lines x join invoices i on i.id=x.invoice_id join legs l on l.id=x.leg_id;

-- Q45 paid without a date or not in full; other states with a date
select count(*) filter (where (status='paid' and (paid_on is null or paid_cents<gross_cents)) or (status<>'paid' and paid_on is not null)) as bad, count(*) as "all" from invoices where status<>'void';

-- Q46 issued without a date, draft with; due or paid before issued
select count(*) filter (where (status in ('issued','paid','overdue') and issued_on is null) or (status='draft' and (issued_on is not null or paid_cents<>0)) or due_on<issued_on or paid_on<issued_on) as bad, count(*) as "all" from invoices;

-- Q47 overdue though not yet due
select count(*) filter (where due_on>date '2026-01-02') as bad, count(*) as "all" from invoices where status='overdue';

-- Q48 outstanding is not the open amount of the issued and overdue invoices
select count(*) filter (where outstanding_cents<>coalesce((select sum(gross_cents-paid_cents) from invoices i where i.customer_id=c.id and status in ('issued','overdue')),0)) as bad, count(*) as "all" from customers c;

-- Q49 claim of another customer than the shipment's
select count(*) filter (where k.customer_id<>s.customer_id) as bad, count(*) as "all" from claims k join shipments s on s.id=k.shipment_id;

-- Q50 claim for a package of another shipment
select count(*) filter (where p.shipment_id<>k.shipment_id) as bad, count(*) as "all" from claims k join packages p on p.id=k.package_id;

-- Q51 claim against a carrier that carried no leg of the shipment
select count(*) filter (where not exists(select 1 from legs l where l.shipment_id=k.shipment_id and l.carrier_id=k.carrier_id)) as bad, count(*) as "all" from claims k where carrier_id is not null;

-- Q52 more approved than claimed, or approved amount in a state that has none
select count(*) filter (where approved_cents>claimed_cents or (status in ('filed','under_review','denied') and coalesce(approved_cents,0)<>0) or (status in ('approved','paid') and approved_cents is null)) as bad, count(*) as "all" from claims;

-- Q53 decision or payment time does not fit the state, or is out of order
select count(*) filter (where (status in ('approved','denied','paid'))<>(decided_at is not null) or (status='paid')<>(paid_at is not null) or decided_at<filed_at or paid_at<decided_at) as bad, count(*) as "all" from claims;

-- Q54 UN/LOCODE of another country
select count(*) filter (where upper(left(unlocode,2))<>upper(country)) as bad, count(*) as "all" from locations where unlocode is not null;

-- Q55 goods that are filler or cannot be freight
select count(*) filter (where goods_description ~* '\m(lorem|ipsum|dolor|placeholder|foobar|asdf|subscription|webhook|login|password|api|meeting|onboarding)\M' or goods_description ~* '^(goods|description|item|text|value)\s*#?\d*$') as bad, count(*) as "all" from shipments;

-- Q56 shipment with more than 25 legs
select count(*) filter (where n>25) as bad, count(*) as "all" from (select count(*) n from legs group by shipment_id) x;
