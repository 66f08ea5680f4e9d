-- Q1 company without a company name, or private with one
select count(*) filter (where (kind='company')<>(company_name is not null)) as bad, count(*) as "all" from customers;

-- Q2 vehicles_count is not the number of vehicles
select count(*) filter (where vehicles_count<>(select count(*) from vehicles v where v.customer_id=c.id)) as bad, count(*) as "all" from customers c;

-- Q3 e-mail of another person (first.last form, neither name in it)
select count(*) filter (where position(lower(left(regexp_replace(first_name,'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0 and position(lower(left(regexp_replace(last_name,'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0) as bad, count(*) as "all" from (select first_name,last_name,email from customers where kind='private' union all select first_name,last_name,email from mechanics) x where email ~ '^[a-z]+[._][a-z]+[0-9]*@' and first_name ~ '^[A-Za-z]{2}' and last_name ~ '^[A-Za-z]{2}';

-- Q4 vehicle of a model year after next year, or before 1900
select count(*) filter (where year not between 1900 and 2027) as bad, count(*) as "all" from vehicles;

-- Q5 vin not of 17 letters and digits
select count(*) filter (where vin !~ '^[A-Z0-9]{17}$') as bad, count(*) as "all" from vehicles where vin is not null;

-- Q6 one model under two makes
select count(*) filter (where exists(select 1 from vehicles w where lower(w.model)=lower(v.model) and lower(w.make)<>lower(v.make))) as bad, count(*) as "all" from vehicles v;

-- Q7 last known odometer below that of a work order
select count(*) filter (where v.odometer_km<m) as bad, count(*) as "all" from (select v.odometer_km,(select max(w.odometer_km) from work_orders w where w.vehicle_id=v.id) m from vehicles v) v where m is not null;

-- Q8 odometer runs backwards from one work order to the next
select count(*) filter (where odometer_km<p) as bad, count(*) as "all" from (select odometer_km,lag(odometer_km) over (partition by vehicle_id order by opened_at,id) p from work_orders where odometer_km is not null) x where p is not null;

-- Q9 last_serviced_on is not the day of the last completed work order
select count(*) filter (where last_serviced_on is distinct from (select max(w.completed_at)::date from work_orders w where w.vehicle_id=v.id and w.status='completed')) as bad, count(*) as "all" from vehicles v;

-- Q10 mechanic left before hired, or left but active
select count(*) filter (where left_on<hired_on or (active and left_on<date '2025-12-25')) as bad, count(*) as "all" from mechanics;

-- Q11 work by a mechanic not yet hired or already gone
select count(*) filter (where w.opened_at::date>m.left_on or coalesce(w.completed_at,w.opened_at)::date<m.hired_on) as bad, count(*) as "all" from work_order_services s join work_orders w on w.id=s.work_order_id join mechanics m on m.id=s.mechanic_id;

-- Q12 slug of a service does not follow from its name
select count(*) filter (where slug !~ '^[a-z0-9]+([-_][a-z0-9]+)*$' or position(left(lower(regexp_replace(name,'[^A-Za-z0-9].*$','')),4) in slug)<>1) as bad, count(*) as "all" from services where name ~ '^[A-Za-z0-9]{2}';

-- Q13 part sold below its cost, or at more than twenty times
select count(*) filter (where price_cents<cost_cents or price_cents>20*cost_cents) as bad, count(*) as "all" from parts where cost_cents>0;

-- Q14 sizes: more mechanics than customers, suppliers than parts, services than labor lines
select count(*) filter (where a>b) as bad, count(*) as "all" from (values ((select count(*) from mechanics),(select count(*) from customers)), ((select count(*) from suppliers),(select count(*) from parts)), ((select count(*) from services),(select count(*) from work_order_services))) x(a,b);

-- Q15 appointment with a vehicle of another customer
select count(*) filter (where v.customer_id<>a.customer_id) as bad, count(*) as "all" from appointments a join vehicles v on v.id=a.vehicle_id;

-- Q16 appointment ends before it starts, or lasts over a day
select count(*) filter (where ends_at<=starts_at or ends_at>starts_at+interval '24 hours') as bad, count(*) as "all" from appointments;

-- Q17 cancelled appointment without cancelled_at, or others with it or a reason
select count(*) filter (where (status=3)<>(cancelled_at is not null) or (status<>3 and cancellation_reason is not null)) as bad, count(*) as "all" from appointments;

-- Q18 arrived without arrived_at, others with, or on another day than booked
select count(*) filter (where (status=1)<>(arrived_at is not null) or abs(arrived_at::date-starts_at::date)>1) as bad, count(*) as "all" from appointments;

-- Q19 appointment arrived or missed in the future, or still booked long after
select count(*) filter (where (status in (1,2) and starts_at>timestamp '2026-01-02') or (status=0 and ends_at<timestamp '2025-12-25')) as bad, count(*) as "all" from appointments;

-- Q20 mechanic with two appointments at once
select count(*) filter (where exists(select 1 from appointments b where b.id<>a.id and b.mechanic_id=a.mechanic_id and b.status in (0,1) and b.starts_at<a.ends_at and b.ends_at>a.starts_at)) as bad, count(*) as "all" from appointments a where mechanic_id is not null and status in (0,1);

-- Q21 appointment booked after it started, or cancelled before it was booked
select count(*) filter (where created_at>starts_at+interval '1 hour' or cancelled_at<created_at) as bad, count(*) as "all" from appointments;

-- Q22 work order for a vehicle of another customer
select count(*) filter (where v.customer_id<>w.customer_id) as bad, count(*) as "all" from work_orders w join vehicles v on v.id=w.vehicle_id;

-- Q23 work order from an appointment of another vehicle
select count(*) filter (where a.vehicle_id<>w.vehicle_id or a.customer_id<>w.customer_id) as bad, count(*) as "all" from work_orders w join appointments a on a.id=w.appointment_id;

-- Q24 work order from an appointment that was cancelled or missed
select count(*) filter (where a.status in (2,3)) as bad, count(*) as "all" from work_orders w join appointments a on a.id=w.appointment_id;

-- Q25 year in the work order number is not the year it was opened
select count(*) filter (where number !~ '^WO-\d{4}-\d+$' or substr(number,4,4)<>to_char(opened_at,'YYYY')) as bad, count(*) as "all" from work_orders;

-- Q26 opened, approved, started, completed out of order
select count(*) filter (where opened_at>approved_at or approved_at>started_at or started_at>completed_at or opened_at>started_at or opened_at>completed_at or cancelled_at<opened_at) as bad, count(*) as "all" from work_orders;

-- Q27 status of the work order against its timestamps
select count(*) filter (where (status='completed')<>(completed_at is not null) or (status='cancelled')<>(cancelled_at is not null) or (status='in_progress' and started_at is null) or (status in ('open','approved') and started_at is not null) or (status='open' and approved_at is not null) or (status='approved' and approved_at is null)) as bad, count(*) as "all" from work_orders;

-- Q28 labor or parts of a work order are not the sum of their lines
select count(*) filter (where labor_cents<>(select coalesce(sum(price_cents),0) from work_order_services s where s.work_order_id=w.id) or parts_cents<>(select coalesce(sum(p.total_cents),0) from work_order_parts p where p.work_order_id=w.id)) as bad, count(*) as "all" from work_orders w;

-- Q29 total is not labor plus parts
select count(*) filter (where total_cents<>labor_cents+parts_cents) as bad, count(*) as "all" from work_orders;

-- Q30 labor line: price is not time by rate
select count(*) filter (where abs(price_cents-minutes*hourly_rate_cents/60.0)>1) as bad, count(*) as "all" from work_order_services;

-- Q31 labor line named otherwise than its service
select count(*) filter (where lower(l.name)<>lower(s.name)) as bad, count(*) as "all" from work_order_services l join services s on s.id=l.service_id;

-- Q32 part line: total is not quantity by price, or price not the part's
select count(*) filter (where l.total_cents<>l.quantity*l.unit_price_cents or l.unit_price_cents not between p.price_cents*0.5 and p.price_cents*1.5) as bad, count(*) as "all" from work_order_parts l join parts p on p.id=l.part_id;

-- Q33 completed work order without a single line
select count(*) filter (where not exists(select 1 from work_order_services s where s.work_order_id=w.id) and not exists(select 1 from work_order_parts p where p.work_order_id=w.id)) as bad, count(*) as "all" from work_orders w where status='completed';

-- Q34 invoice (not void) of a work order that is not completed
select count(*) filter (where w.status<>'completed') as bad, count(*) as "all" from invoices i join work_orders w on w.id=i.work_order_id where i.status<>'void';

-- Q35 invoice to another customer or of another amount than the work order
select count(*) filter (where w.customer_id<>i.customer_id or w.total_cents<>i.subtotal_cents) as bad, count(*) as "all" from invoices i join work_orders w on w.id=i.work_order_id;

-- Q36 tax is not the rate of the subtotal, or the total not their sum
select count(*) filter (where abs(tax_cents-subtotal_cents*tax_rate/100)>1 or total_cents<>subtotal_cents+tax_cents) as bad, count(*) as "all" from invoices;

-- Q37 invoice due before issued, issued before the work was done, or sent without a date
select count(*) filter (where i.due_on<i.issued_on or i.issued_on<w.completed_at::date or (i.status in ('sent','paid') and i.issued_on is null)) as bad, count(*) as "all" from invoices i join work_orders w on w.id=i.work_order_id;

-- Q38 paid_cents is not the sum of payments, or status, paid_at and voided_at do not fit
select count(*) filter (where paid_cents<>(select coalesce(sum(amount_cents),0) from payments p where p.invoice_id=i.id) or paid_cents>total_cents or (status='paid')<>(paid_at is not null) or (status='void')<>(voided_at is not null) or (status='paid' and paid_cents<>total_cents)) as bad, count(*) as "all" from invoices i;

-- Q39 payment before the invoice, on a draft or void one, or card digits without a card
select count(*) filter (where p.received_at::date<i.issued_on or i.status in ('draft','void') or (p.payment_method<>'card' and p.card_last4 is not null)) as bad, count(*) as "all" from payments p join invoices i on i.id=p.invoice_id;

-- Q40 inspection of another vehicle than the work order's, miscounted, or passed against its items
select count(*) filter (where i.vehicle_id<>w.vehicle_id or i.items_count<>(select count(*) from inspection_items t where t.inspection_id=i.id) or i.failed_count<>(select count(*) from inspection_items t where t.inspection_id=i.id and result='failed') or i.passed=exists(select 1 from inspection_items t where t.inspection_id=i.id and result='failed') or i.inspected_at<w.opened_at or i.inspected_at>w.completed_at) as bad, count(*) as "all" from inspections i join work_orders w on w.id=i.work_order_id;
