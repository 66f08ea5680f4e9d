-- Q1 mileage at return below the mileage at pick-up
select count(*) filter (where mileage_in<mileage_out) as bad, count(*) as "all" from rentals where mileage_in is not null;

-- Q2 more than 2,500 km (or miles) a day driven
select count(*) filter (where mileage_in-mileage_out>2500*(1+extract(epoch from returned_at-picked_up_at)/86400)) as bad, count(*) as "all" from rentals where mileage_in is not null and returned_at is not null;

-- Q3 closed rental without return, mileage, fuel or branch of return, or an open one with any
select count(*) filter (where (status='closed' and (returned_at is null or mileage_in is null or fuel_in is null or return_branch_id is null)) or (status='open' and (returned_at is not null or mileage_in is not null or fuel_in is not null))) as bad, count(*) as "all" from rentals;

-- Q4 returned or due before picked up
select count(*) filter (where returned_at<picked_up_at or due_at<picked_up_at) as bad, count(*) as "all" from rentals;

-- Q5 charges_total is not the sum of the charges
select count(*) filter (where abs(charges_total-coalesce((select sum(amount) from charges c where c.rental_id=r.id),0))>0.01) as bad, count(*) as "all" from rentals r;

-- Q6 paid_total is not captured payments less captured refunds
select count(*) filter (where abs(paid_total-coalesce((select sum(case when kind='refund' then -amount else amount end) from payments p where p.rental_id=r.id and p.status='captured'),0))>0.01) as bad, count(*) as "all" from rentals r;

-- Q7 balance is not charges less payments
select count(*) filter (where abs(balance-(charges_total-paid_total))>0.01) as bad, count(*) as "all" from rentals;

-- Q8 rental by another customer than the one who reserved
select count(*) filter (where r.customer_id<>v.customer_id) as bad, count(*) as "all" from rentals r join reservations v on v.id=r.reservation_id;

-- Q9 rental of a reservation that is not picked up
select count(*) filter (where v.status<>'picked_up') as bad, count(*) as "all" from rentals r join reservations v on v.id=r.reservation_id;

-- Q10 picked-up reservation without a rental
select count(*) filter (where not exists(select 1 from rentals r where r.reservation_id=v.id)) as bad, count(*) as "all" from reservations v where status='picked_up';

-- Q11 reservation total is not days * rate + one-way fee
select count(*) filter (where abs(total-(days*daily_rate+one_way_fee))>0.01) as bad, count(*) as "all" from reservations;

-- Q12 days are not the started 24 h periods (one day tolerated)
select count(*) filter (where abs(days-ceil(extract(epoch from return_at-pickup_at)/86400))>1) as bad, count(*) as "all" from reservations;

-- Q13 one-way fee though returned to the same branch
select count(*) filter (where one_way_fee<>0) as bad, count(*) as "all" from reservations where pickup_branch_id=return_branch_id;

-- Q14 cancelled without a time, or another state with cancellation time or reason
select count(*) filter (where (status='cancelled')<>(cancelled_at is not null) or (status<>'cancelled' and cancellation_reason is not null)) as bad, count(*) as "all" from reservations;

-- Q15 reserved after the pick-up time
select count(*) filter (where created_at>pickup_at) as bad, count(*) as "all" from reservations;

-- Q16 the same vehicle with two rentals at the same time
select count(*) filter (where exists(select 1 from rentals b where b.id<>a.id and b.vehicle_id=a.vehicle_id and b.picked_up_at<coalesce(a.returned_at,'infinity') and coalesce(b.returned_at,'infinity')>a.picked_up_at)) as bad, count(*) as "all" from rentals a;

-- Q17 vehicle rented before it was bought or after it was sold
select count(*) filter (where r.picked_up_at::date<v.purchased_on or r.picked_up_at::date>v.sold_on) as bad, count(*) as "all" from rentals r join vehicles v on v.id=r.vehicle_id;

-- Q18 vehicle has fewer kilometres than at its last return
select count(*) filter (where mileage<(select max(greatest(r.mileage_in,r.mileage_out)) from rentals r where r.vehicle_id=v.id)) as bad, count(*) as "all" from vehicles v where exists(select 1 from rentals r where r.vehicle_id=v.id);

-- Q19 sold without date or price, or unsold with either
select count(*) filter (where (status='sold')<>(sold_on is not null) or (status='sold')<>(sale_price is not null)) as bad, count(*) as "all" from vehicles;

-- Q20 electric with a tank, without a battery; or petrol/diesel with none/with one
select count(*) filter (where (fuel_type='electric' and (tank_litres is not null or battery_kwh is null)) or (fuel_type in ('petrol','diesel') and (tank_litres is null or battery_kwh is not null))) as bad, count(*) as "all" from vehicles;

-- Q21 available vehicle that is out on an open rental
select count(*) filter (where exists(select 1 from rentals r where r.vehicle_id=v.id and r.status='open')) as bad, count(*) as "all" from vehicles v where status='available';

-- Q22 damage of another vehicle than its inspection
select count(*) filter (where d.vehicle_id<>i.vehicle_id) as bad, count(*) as "all" from damages d join inspections i on i.id=d.inspection_id;

-- Q23 inspection of another vehicle than its rental
select count(*) filter (where i.vehicle_id<>r.vehicle_id) as bad, count(*) as "all" from inspections i join rentals r on r.id=i.rental_id;

-- Q24 periodic inspection with a rental, pick-up or return inspection without
select count(*) filter (where (kind='periodic')<>(rental_id is null)) as bad, count(*) as "all" from inspections;

-- Q25 charge amount is not quantity * unit price
select count(*) filter (where abs(amount-quantity*unit_price)>0.01) as bad, count(*) as "all" from charges;

-- Q26 damage charge without a damage or another charge with one
select count(*) filter (where (kind='damage')<>(damage_id is not null)) as bad, count(*) as "all" from charges;

-- Q27 refund of a payment of another rental, of a refund, of itself or of less than the refund
select count(*) filter (where q.rental_id<>p.rental_id or q.kind='refund' or q.id=p.id or p.amount>q.amount) as bad, count(*) as "all" from payments p join payments q on q.id=p.refunded_payment_id;

-- Q28 renter younger than the class of the vehicle allows
select count(*) filter (where age(r.picked_up_at::date,c.date_of_birth)<make_interval(years=>k.min_driver_age)) as bad, count(*) as "all" from rentals r join customers c on c.id=r.customer_id join vehicles v on v.id=r.vehicle_id join vehicle_classes k on k.id=v.vehicle_class_id;

-- Q29 licence issued before the 15th birthday or expiring before issued
select count(*) filter (where license_issued_on<date_of_birth+interval '15 years' or license_expires_on<=license_issued_on) as bad, count(*) as "all" from customers;

-- Q30 rentals_count is not the count
select count(*) filter (where rentals_count<>(select count(*) from rentals r where r.customer_id=c.id)) as bad, count(*) as "all" from customers c;

-- Q31 something that has happened lies in the future
select count(*) filter (where picked_up_at>'2026-01-02' or returned_at>'2026-01-02') as bad, count(*) as "all" from rentals;

-- Q32 additional driver is the renter
select count(*) filter (where a.customer_id=r.customer_id) as bad, count(*) as "all" from additional_drivers a join rentals r on r.id=a.rental_id;

-- Q33 damage description is filler or of another trade
select count(*) filter (where description ~* '\m(lorem|ipsum|dolor|placeholder|foobar|asdf|hoodie|laptop|keyboard|burger|pizza|invoice|subscription|api|database|webhook|login|password|export)\M' or description ~* '^(description|text|note|value|item)\s*#?\d*$') as bad, count(*) as "all" from damages;

-- Q34 model year more than one year after the purchase
select count(*) filter (where model_year>extract(year from purchased_on)+1) as bad, count(*) as "all" from vehicles;

-- Q35 class with impossible seats, doors or minimum age
select count(*) filter (where seats not between 1 and 20 or doors not between 1 and 7 or min_driver_age not between 16 and 30) as bad, count(*) as "all" from vehicle_classes;

-- Q36 inspection that finds more than 25 damages, or a count that is not the number of damages
select count(*) filter (where n>25 or n<>damages_count) as bad, count(*) as "all" from (select i.damages_count,(select count(*) from damages d where d.inspection_id=i.id) n from inspections i) x;
