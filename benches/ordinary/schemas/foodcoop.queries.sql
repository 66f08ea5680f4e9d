-- Q1 products_count of a farm is not the number of its products
select count(*) filter (where products_count<>(select count(*) from products p where p.farm_id=f.id)) as bad, count(*) as "all" from farms f;

-- Q2 certificate number of a farm that is not organic
select count(*) filter (where not is_organic) as bad, count(*) as "all" from farms where organic_cert_no is not null;

-- Q3 product sold for less than the farm is paid
select count(*) filter (where price_cents<cost_cents) as bad, count(*) as "all" from products;

-- Q4 box for at most fewer persons than at least, or for more than 20
select count(*) filter (where persons_max<persons_min or persons_min<1 or persons_max>20) as bad, count(*) as "all" from boxes;

-- Q5 item_count of a box is not the number of its items
select count(*) filter (where item_count<>(select count(*) from box_items i where i.box_id=b.id)) as bad, count(*) as "all" from boxes b;

-- Q6 route returns before it departs
select count(*) filter (where returns_at<=departs_at) as bad, count(*) as "all" from routes;

-- Q7 credit balance of a customer is not the sum of credits
select count(*) filter (where credit_balance_cents<>coalesce((select sum(amount_cents) from credits k where k.customer_id=c.id),0)) as bad, count(*) as "all" from customers c;

-- Q8 customer referred by himself or by one who came later
select count(*) filter (where r.id=c.id or r.created_at>c.created_at) as bad, count(*) as "all" from customers c join customers r on r.id=c.referred_by_id;

-- Q9 cancelled subscription without date of cancelling, or the date in one not cancelled
select count(*) filter (where (status='cancelled')<>(cancelled_on is not null)) as bad, count(*) as "all" from subscriptions;

-- Q10 first or last delivery day is not that of the deliveries
select count(*) filter (where first_delivery_on is distinct from a or last_delivery_on is distinct from z) as bad, count(*) as "all" from (select s.first_delivery_on,s.last_delivery_on,min(scheduled_on) a,max(scheduled_on) z from subscriptions s join deliveries d on d.subscription_id=s.id group by s.id) x;

-- Q11 delivery to another customer than the subscription's
select count(*) filter (where s.customer_id<>d.customer_id) as bad, count(*) as "all" from deliveries d join subscriptions s on s.id=d.subscription_id;

-- Q12 delivery on another weekday than its route's
select count(*) filter (where extract(isodow from scheduled_on)<>r.weekday) as bad, count(*) as "all" from deliveries d join routes r on r.id=d.route_id;

-- Q13 stop number below 1 or above the route's maximum
select count(*) filter (where stop_no not between 1 and r.max_stops) as bad, count(*) as "all" from deliveries d join routes r on r.id=d.route_id;

-- Q14 delivered without delivered_at, or the time in a delivery not delivered
select count(*) filter (where (status='delivered')<>(delivered_at is not null)) as bad, count(*) as "all" from deliveries;

-- Q15 delivered before packed
select count(*) filter (where delivered_at<packed_at) as bad, count(*) as "all" from deliveries where delivered_at is not null and packed_at is not null;

-- Q16 delivery before the subscription starts
select count(*) filter (where d.scheduled_on<s.starts_on) as bad, count(*) as "all" from deliveries d join subscriptions s on s.id=d.subscription_id;

-- Q17 delivered or failed though scheduled after today, or still on its way since two months ago
select count(*) filter (where (status in ('delivered','failed') and scheduled_on>date '2026-01-02') or (status in ('planned','packed','out') and scheduled_on<date '2025-11-01')) as bad, count(*) as "all" from deliveries;

-- Q18 subtotal is not the sum of the lines
select count(*) filter (where subtotal_cents<>s) as bad, count(*) as "all" from (select d.subtotal_cents,sum(l.line_total_cents) s from deliveries d join delivery_lines l on l.delivery_id=d.id group by d.id) x;

-- Q19 total is not subtotal less discount plus fee less credit
select count(*) filter (where total_cents<>subtotal_cents-discount_cents+delivery_fee_cents-credit_used_cents) as bad, count(*) as "all" from deliveries;

-- Q20 line total is not quantity times price
select count(*) filter (where line_total_cents<>quantity*unit_price_cents) as bad, count(*) as "all" from delivery_lines;

-- Q21 farm of a line is not the product's
select count(*) filter (where p.farm_id<>l.farm_id) as bad, count(*) as "all" from delivery_lines l join products p on p.id=l.product_id;

-- Q22 unit of a line is not the product's
select count(*) filter (where p.unit<>l.unit) as bad, count(*) as "all" from delivery_lines l join products p on p.id=l.product_id;

-- Q23 delivery contains a product the subscriber excluded before
select count(*) filter (where exists(select 1 from subscription_exclusions e where e.subscription_id=d.subscription_id and e.product_id=l.product_id and e.created_at<d.created_at)) as bad, count(*) as "all" from delivery_lines l join deliveries d on d.id=l.delivery_id where exists(select 1 from subscription_exclusions e where e.subscription_id=d.subscription_id);

-- Q24 complaint of another customer than the delivery's
select count(*) filter (where d.customer_id<>c.customer_id) as bad, count(*) as "all" from complaints c join deliveries d on d.id=c.delivery_id;

-- Q25 complaint about a line of another delivery
select count(*) filter (where l.delivery_id<>c.delivery_id) as bad, count(*) as "all" from complaints c join delivery_lines l on l.id=c.delivery_line_id;

-- Q26 refund above what the line or the delivery cost
select count(*) filter (where refund_cents>coalesce(l.line_total_cents,d.subtotal_cents+d.delivery_fee_cents)) as bad, count(*) as "all" from complaints c join deliveries d on d.id=c.delivery_id left join delivery_lines l on l.id=c.delivery_line_id where refund_cents is not null;

-- Q27 refund on a rejected complaint
select count(*) filter (where refund_cents>0) as bad, count(*) as "all" from complaints where status='rejected';

-- Q28 credit spent with a positive amount, or given with a negative one
select count(*) filter (where (kind='spent')<>(amount_cents<0)) as bad, count(*) as "all" from credits;

-- Q29 credit for a complaint without one, or of another kind with one
select count(*) filter (where (kind='complaint')<>(complaint_id is not null)) as bad, count(*) as "all" from credits;

-- Q30 credit to another customer than who complained
select count(*) filter (where c.customer_id<>k.customer_id) as bad, count(*) as "all" from credits k join complaints c on c.id=k.complaint_id;

-- Q31 statement whose commission is not its rate of the gross
select count(*) filter (where abs(commission_cents-round(gross_cents*commission_bp/10000.0))>1) as bad, count(*) as "all" from farm_statements;

-- Q32 statement of a farm overlaps another of the same farm
select count(*) filter (where exists(select 1 from farm_statements o where o.farm_id=s.farm_id and o.id<>s.id and o.period_start<=s.period_end and s.period_start<=o.period_end)) as bad, count(*) as "all" from farm_statements s;

-- Q33 statement paid before its period is over
select count(*) filter (where paid_at::date<period_end) as bad, count(*) as "all" from farm_statements where paid_at is not null;

-- Q34 delivery with over 60 lines
select count(*) filter (where n>60) as bad, count(*) as "all" from (select count(*) n from delivery_lines group by delivery_id) x;

-- Q35 product that is filler or nothing a farm sells
select count(*) filter (where name ~* '\m(lorem|ipsum|dolor|amet|placeholder|untitled|foobar|asdf|invoice|software|laptop|headphones|keyboard|t-shirt|sofa|desk lamp)\M' or name ~* '^(product|item|name|title)\s*#?\d*$') as bad, count(*) as "all" from products;
