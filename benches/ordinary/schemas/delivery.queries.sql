-- Q1 total is not subtotal - discount + delivery fee + tip
select count(*) filter (where abs(total - (subtotal - discount + delivery_fee + tip)) > 0.01) as bad, count(*) as all from orders;
-- Q2 subtotal is not the sum of the line totals
select count(*) filter (where abs(o.subtotal - s.sum) > 0.01) as bad, count(*) as all from orders o join (select order_id, sum(line_total) from order_items group by 1) s on s.order_id = o.id;
-- Q3 line total is not quantity times unit price (with the extras of its options or without)
select count(*) filter (where abs(line_total - quantity * unit_price) > 0.01 and abs(line_total - quantity * (unit_price + extras)) > 0.01) as bad, count(*) as all
from (select i.*, coalesce((select sum(extra_price) from order_item_options x where x.order_item_id = i.id), 0) as extras from order_items i) i;
-- Q4 item of another restaurant than the order
select count(*) filter (where m.restaurant_id <> o.restaurant_id) as bad, count(*) as all from order_items i join orders o on o.id = i.order_id join menu_items m on m.id = i.menu_item_id;
-- Q5 item name is not that of the menu item
select count(*) filter (where i.item_name <> m.name) as bad, count(*) as all from order_items i join menu_items m on m.id = i.menu_item_id;
-- Q6 unit price far from the price of the menu item (below half or above twice)
select count(*) filter (where i.unit_price not between m.price / 2 and m.price * 2) as bad, count(*) as all from order_items i join menu_items m on m.id = i.menu_item_id;
-- Q7 option that does not belong to the item ordered
select count(*) filter (where g.menu_item_id <> i.menu_item_id) as bad, count(*) as all
from order_item_options x join order_items i on i.id = x.order_item_id join options p on p.id = x.option_id join option_groups g on g.id = p.option_group_id;
-- Q8 menu category of another restaurant
select count(*) filter (where c.restaurant_id <> m.restaurant_id) as bad, count(*) as all from menu_items m join menu_categories c on c.id = m.category_id;
-- Q9 delivered to an address of another customer
select count(*) filter (where a.customer_id <> o.customer_id) as bad, count(*) as all from orders o join addresses a on a.id = o.delivery_address_id;
-- Q10 delivery without address, or pickup with an address, a delivery fee or a delivery
select count(*) filter (where (fulfilment = 'delivery' and delivery_address_id is null) or (fulfilment = 'pickup' and (delivery_address_id is not null or delivery_fee > 0
  or exists (select 1 from deliveries d where d.order_id = o.id)))) as bad, count(*) as all from orders o;
-- Q11 address in another city than the restaurant
select count(*) filter (where a.city_id <> r.city_id) as bad, count(*) as all from orders o join addresses a on a.id = o.delivery_address_id join restaurants r on r.id = o.restaurant_id;
-- Q12 courier of another city than the restaurant
select count(*) filter (where c.city_id <> r.city_id) as bad, count(*) as all
from deliveries d join couriers c on c.id = d.courier_id join orders o on o.id = d.order_id join restaurants r on r.id = o.restaurant_id;
-- Q13 order currency is not that of the city, or payment currency not that of the order
select count(*) filter (where o.currency <> c.currency or exists (select 1 from payments p where p.order_id = o.id and p.currency <> o.currency)) as bad, count(*) as all
from orders o join restaurants r on r.id = o.restaurant_id join cities c on c.id = r.city_id;
-- Q14 times of an order out of sequence
select count(*) filter (where accepted_at < placed_at or ready_at < accepted_at or completed_at < ready_at or completed_at < placed_at or cancelled_at < placed_at) as bad, count(*) as all from orders;
-- Q15 completed without time, or completed and cancelled, or a time of completion without having been completed
select count(*) filter (where (status = 'completed') <> (completed_at is not null) or (status <> 'cancelled' and cancelled_at is not null) or (status = 'cancelled' and cancelled_at is null)) as bad, count(*) as all
from orders;
-- Q16 still placed, accepted, in preparation, ready or on the way more than a day after it was placed
select count(*) filter (where placed_at < '2025-12-31') as bad, count(*) as all from orders where status in ('placed', 'accepted', 'preparing', 'ready', 'on_the_way');
-- Q17 took longer than half a day from placing to completion
select count(*) filter (where completed_at - placed_at > interval '12 hours') as bad, count(*) as all from orders where completed_at is not null;
-- Q18 delivered without courier or times, or times out of sequence
select count(*) filter (where (status in ('picked_up', 'delivered') and (courier_id is null or picked_up_at is null)) or (status = 'delivered') <> (delivered_at is not null)
  or picked_up_at < assigned_at or delivered_at < picked_up_at) as bad, count(*) as all from deliveries;
-- Q19 delivery and order disagree: one delivered, the other not completed, or picked up before the order was placed
select count(*) filter (where (d.status = 'delivered') <> (o.status = 'completed') or d.assigned_at < o.placed_at or d.delivered_at < o.placed_at) as bad, count(*) as all
from deliveries d join orders o on o.id = d.order_id;
-- Q20 order below the minimum of the restaurant
select count(*) filter (where o.subtotal < r.min_order_amount) as bad, count(*) as all from orders o join restaurants r on r.id = o.restaurant_id where o.fulfilment = 'delivery' and o.status <> 'rejected';
-- Q21 promo code with the fields of another kind
select count(*) filter (where (kind = 'percent' and (percent_off is null or amount_off is not null)) or (kind = 'fixed' and (amount_off is null or percent_off is not null))
  or (kind = 'free_delivery' and (amount_off is not null or percent_off is not null))) as bad, count(*) as all from promo_codes;
-- Q22 promo code used outside its validity, or below its minimum
select count(*) filter (where o.placed_at < p.valid_from or o.placed_at > p.valid_until or o.subtotal < p.min_subtotal) as bad, count(*) as all from orders o join promo_codes p on p.id = o.promo_code_id;
-- Q23 used_count of a promo code is not the number of its orders, or above its limit
select count(*) filter (where p.used_count <> n or p.used_count > p.max_uses) as bad, count(*) as all from (select p.*, (select count(*) from orders o where o.promo_code_id = p.id) n from promo_codes p) p;
-- Q24 discount without promo code
select count(*) filter (where promo_code_id is null) as bad, count(*) as all from orders where discount > 0;
-- Q25 discount does not follow from the promo code
select count(*) filter (where (p.kind = 'percent' and abs(o.discount - o.subtotal * p.percent_off / 100) > 0.02) or (p.kind = 'fixed' and abs(o.discount - least(p.amount_off, o.subtotal)) > 0.02)) as bad,
  count(*) as all from orders o join promo_codes p on p.id = o.promo_code_id where p.kind <> 'free_delivery';
-- Q26 captured payments of an order are not its total
select count(*) filter (where abs(p.sum - o.total) > 0.01) as bad, count(*) as all
from (select order_id, sum(amount) from payments where status = 'captured' group by 1) p join orders o on o.id = p.order_id;
-- Q27 card digits of a payment that is not by card, or captured without a time, or refunded more than paid
select count(*) filter (where (method in ('cash', 'paypal') and card_last4 is not null) or (status = 'captured' and captured_at is null) or (status in ('pending', 'failed') and captured_at is not null)
  or refunded_amount > amount) as bad, count(*) as all from payments;
-- Q28 review by another customer, of another restaurant, or of an order that was not completed
select count(*) filter (where v.customer_id <> o.customer_id or v.restaurant_id <> o.restaurant_id or o.status <> 'completed') as bad, count(*) as all from reviews v join orders o on o.id = v.order_id;
-- Q29 review before the order was completed, or a reply without its time or before the review
select count(*) filter (where v.created_at < coalesce(o.completed_at, o.placed_at) or (v.reply is null) <> (v.replied_at is null) or v.replied_at < v.created_at) as bad, count(*) as all
from reviews v join orders o on o.id = v.order_id;
-- Q30 rating of a restaurant is not the average or the number of its reviews
select count(*) filter (where rating_count <> n or (n > 0 and (rating_avg is null or abs(rating_avg - a) > 0.01)) or (n = 0 and rating_avg is not null)) as bad, count(*) as all
from (select r.*, (select count(*) from reviews v where v.restaurant_id = r.id) n, (select avg(food_rating) from reviews v where v.restaurant_id = r.id) a from restaurants r) r;
-- Q31 orders_count, first or last order of a customer are not those of the orders
select count(*) filter (where c.orders_count <> n or c.first_order_at is distinct from f or c.last_order_at is distinct from l) as bad, count(*) as all
from (select c.*, (select count(*) from orders o where o.customer_id = c.id) n, (select min(placed_at) from orders o where o.customer_id = c.id) f,
  (select max(placed_at) from orders o where o.customer_id = c.id) l from customers c) c;
-- Q32 deliveries_count of a courier is not the number delivered
select count(*) filter (where deliveries_count <> n) as bad, count(*) as all from (select c.*, (select count(*) from deliveries d where d.courier_id = c.id and d.status = 'delivered') n from couriers c) c;
-- Q33 more than one default address of a customer
select count(*) filter (where n > 1) as bad, count(*) as all from (select customer_id, count(*) filter (where is_default) n from addresses group by 1) x;
-- Q34 opening hours twice for a weekday that overlap, or opening and closing at the same time
select count(*) filter (where h.opens_at = h.closes_at or exists (select 1 from opening_hours x where x.restaurant_id = h.restaurant_id and x.weekday = h.weekday and x.id <> h.id
  and x.opens_at < h.closes_at and h.opens_at < x.closes_at)) as bad, count(*) as all from opening_hours h;
-- Q35 vegan but not vegetarian
select count(*) filter (where not is_vegetarian) as bad, count(*) as all from menu_items where is_vegan;
-- Q36 licence plate of a bicycle or of a courier on foot, or a car without one
select count(*) filter (where (vehicle in ('bicycle', 'on_foot')) = (license_plate is not null)) as bad, count(*) as all from couriers where vehicle <> 'scooter';
-- Q37 active courier who left, or left before hired
select count(*) filter (where (is_active and left_at is not null and left_at <= '2026-01-01') or left_at < hired_at or (not is_active and left_at is null)) as bad, count(*) as all from couriers;
-- Q38 two shifts of a courier at the same time, or a shift in another city
select count(*) filter (where s.city_id <> c.city_id or exists (select 1 from courier_shifts x where x.courier_id = s.courier_id and x.id <> s.id and x.starts_at < s.ends_at and s.starts_at < x.ends_at)) as bad,
  count(*) as all from courier_shifts s join couriers c on c.id = s.courier_id;
-- Q39 shift that is finished though it lies ahead, or planned though it is over, or longer than a day
select count(*) filter (where (status in ('finished', 'missed') and ends_at > '2026-01-02') or (status in ('planned', 'running') and ends_at < '2025-12-31') or ends_at - starts_at > interval '24 hours') as bad,
  count(*) as all from courier_shifts;
-- Q40 net of a payout is not gross less commission, or the commission is not that of the restaurant
select count(*) filter (where abs(net_amount - (gross_amount - commission_amount)) > 0.01 or abs(commission_amount - gross_amount * r.commission_rate) > 0.02) as bad, count(*) as all
from restaurant_payouts p join restaurants r on r.id = p.restaurant_id;
-- Q41 two payouts of a restaurant for the same days
select count(*) filter (where exists (select 1 from restaurant_payouts x where x.restaurant_id = p.restaurant_id and x.id <> p.id and x.period_start <= p.period_end and p.period_start <= x.period_end)) as bad,
  count(*) as all from restaurant_payouts p;
-- Q42 city whose currency is not that of its country
select count(*) filter (where (country_code in ('DE', 'FR', 'ES', 'IT', 'NL', 'AT', 'BE', 'IE', 'PT')) <> (currency = 'EUR') or (country_code = 'US') <> (currency = 'USD') or (country_code = 'GB') <> (currency = 'GBP')) as bad,
  count(*) as all from cities where country_code in ('DE', 'FR', 'ES', 'IT', 'NL', 'AT', 'BE', 'IE', 'PT', 'US', 'GB', 'CH', 'PL', 'SE', 'DK', 'CA', 'AU');
-- Q43 order before its customer registered or the restaurant joined
select count(*) filter (where o.placed_at < c.created_at or o.placed_at < r.joined_at) as bad, count(*) as all from orders o join customers c on c.id = o.customer_id join restaurants r on r.id = o.restaurant_id;
-- Q44 option group that asks for more choices than it allows, or than it has options
select count(*) filter (where min_choices > max_choices or max_choices < 1 or min_choices > n) as bad, count(*) as all from (select g.*, (select count(*) from options o where o.option_group_id = g.id) n from option_groups g) g;
