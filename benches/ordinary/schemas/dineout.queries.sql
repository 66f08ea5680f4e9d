-- Q1 the steps of an order are out of order (accepted before placed, ready before accepted, completed before ready, cancelled before placed) or took more than a day without being scheduled
select count(*) filter (where accepted_at < placed_at
    or ready_at < coalesce(accepted_at, placed_at)
    or completed_at < greatest(placed_at, accepted_at, ready_at)
    or cancelled_at < placed_at
    or (scheduled_for is null and greatest(completed_at, cancelled_at) > placed_at + interval '1 day')) as bad, count(*) as "all"
from orders_order;
-- Q2 an order was placed before its customer joined, before its restaurant existed or was approved, or after the restaurant closed for good
select count(*) filter (where o.placed_at < u.date_joined or o.placed_at < r.created_at or o.placed_at < r.approved_at or o.placed_at > r.closed_at + interval '1 day') as bad, count(*) as "all"
from orders_order o join accounts_user u on u.id = o.customer_id join restaurants_restaurant r on r.id = o.restaurant_id;
-- Q3 a delivery's times are out of order, start before the order was placed, or the ride took longer than four hours
select count(*) filter (where d.assigned_at < o.placed_at
    or d.picked_up_at < coalesce(d.assigned_at, o.placed_at)
    or d.delivered_at < coalesce(d.picked_up_at, d.assigned_at, o.placed_at)
    or d.delivered_at > d.picked_up_at + interval '4 hours'
    or d.picked_up_at < o.accepted_at) as bad, count(*) as "all"
from delivery_delivery d join orders_order o on o.id = d.order_id
where d.assigned_at is not null or d.picked_up_at is not null or d.delivered_at is not null;
-- Q4 a review was written before the order was completed or more than a year later, or the reply is older than the review
select count(*) filter (where v.created_at < coalesce(o.completed_at, o.cancelled_at, o.placed_at) or v.created_at > o.placed_at + interval '1 year' or v.replied_at < v.created_at) as bad, count(*) as "all"
from reviews_review v join orders_order o on o.id = v.order_id;
-- Q5 an item was ordered before it was on the menu or after it was archived
select count(*) filter (where m.created_at > o.placed_at or m.archived_at < o.placed_at) as bad, count(*) as "all"
from orders_orderitem i join orders_order o on o.id = i.order_id join restaurants_menuitem m on m.id = i.menu_item_id;
-- Q6 a row was updated before it was created or was made in the future
select count(*) filter (where updated_at < created_at or created_at > now() + interval '2 days' or updated_at > now() + interval '2 days') as bad, count(*) as "all"
from (select created_at, updated_at from orders_order
  union all select created_at, updated_at from restaurants_restaurant
  union all select created_at, updated_at from restaurants_menuitem
  union all select created_at, updated_at from restaurants_menucategory
  union all select created_at, updated_at from accounts_address
  union all select created_at, updated_at from promotions_coupon
  union all select created_at, updated_at from delivery_courier
  union all select created_at, updated_at from delivery_delivery
  union all select created_at, updated_at from payments_payment
  union all select created_at, updated_at from reviews_review) x;
-- Q7 an order for right now was placed at an hour (local time, one hour of tolerance) when the restaurant is open on no day of the week
with h as (
  select restaurant_id, min(extract(epoch from opens_at) / 60) as lo,
    max(extract(epoch from closes_at) / 60 + case when closes_at <= opens_at then 1440 else 0 end) as hi
  from restaurants_openinghours where not is_closed and opens_at is not null and closes_at is not null group by 1),
o as (
  select o.restaurant_id, extract(epoch from (o.placed_at at time zone z.name)::time) / 60 as m
  from orders_order o join restaurants_restaurant r on r.id = o.restaurant_id join pg_timezone_names z on z.name = r.timezone
  where o.scheduled_for is null)
select count(*) filter (where not (m between lo - 60 and hi + 60 or m + 1440 between lo - 60 and hi + 60)) as bad, count(*) as "all"
from o join h using (restaurant_id);
-- Q8 an order's status does not agree with completed_at, cancelled_at, accepted_at or the cancellation reason
select count(*) filter (where (status = 'delivered') <> (completed_at is not null)
    or (status = 'cancelled' and cancelled_at is null)
    or (status not in ('cancelled', 'rejected') and (cancelled_at is not null or cancellation_reason <> ''))
    or (status in ('accepted', 'preparing', 'ready', 'picked_up', 'delivered') and accepted_at is null)
    or (status in ('placed', 'rejected') and accepted_at is not null)
    or (status in ('ready', 'picked_up') and ready_at is null)
    or (status in ('placed', 'accepted', 'preparing') and ready_at is not null)) as bad, count(*) as "all"
from orders_order;
-- Q9 an order is old (two days before the newest one) and not planned for later but still open
select count(*) filter (where o.status in ('placed', 'accepted', 'preparing', 'ready', 'picked_up')) as bad, count(*) as "all"
from orders_order o
where greatest(o.placed_at, o.scheduled_for) < (select max(placed_at) from orders_order) - interval '2 days';
-- Q10 a delivery's status does not agree with its times, its courier or the failure reason
select count(*) filter (where (status = 'delivered') <> (delivered_at is not null)
    or (status in ('picked_up', 'delivered') and picked_up_at is null)
    or (status in ('pending', 'assigned') and picked_up_at is not null)
    or (status in ('assigned', 'picked_up', 'delivered') and (courier_id is null or assigned_at is null))
    or (status = 'pending' and assigned_at is not null)
    or (courier_id is null and assigned_at is not null and status not in ('failed', 'cancelled'))
    or (status not in ('failed', 'cancelled') and failure_reason <> '')
    or (status = 'failed' and failure_reason = '')) as bad, count(*) as "all"
from delivery_delivery;
-- Q11 a payment's status does not agree with its times, refunded amount or failure code
select count(*) filter (where (status ~* 'fail|declin' and (captured_at is not null or refunded_amount > 0))
    or (status !~* 'fail|declin|cancel|void|expir' and failure_code <> '')
    or (status ~* '^(captured|paid|succeeded|settled)$' and captured_at is null)
    or (status ~* '^(pending|authori[sz]ed)$' and captured_at is not null)
    or (status ~* 'refund' and (refunded_amount <= 0 or refunded_at is null))
    or (refunded_amount > 0) <> (refunded_at is not null)
    or (status !~* 'refund|charge|disput' and refunded_amount > 0)
    or (status ~* 'partial' and refunded_amount >= amount)
    or captured_at < authorized_at or refunded_at < captured_at) as bad, count(*) as "all"
from payments_payment;
-- Q12 the chain of an order's status events breaks, does not end in the order's status, or an event lies outside the order's life
with e as (
  select e.*, o.status, o.placed_at, greatest(o.updated_at, o.completed_at, o.cancelled_at) as ended,
    lag(to_status) over w as prev, lead(e.id) over w as nxt
  from orders_orderstatusevent e join orders_order o on o.id = e.order_id
  window w as (partition by e.order_id order by e.created_at, e.id))
select count(*) filter (where (prev is not null and from_status <> prev) or (prev is null and from_status not in ('', 'placed', 'draft', 'cart', 'new', 'none'))
    or (nxt is null and to_status <> status) or from_status = to_status
    or created_at < placed_at - interval '1 minute' or created_at > ended + interval '1 hour') as bad, count(*) as "all"
from e;
-- Q13 a delivered or on-the-way order to be brought to the house has no delivery row, no address or a delivery in another state, or a pickup order has a courier or a delivery fee
select count(*) filter (where (o.fulfilment ~* 'deliver' and (o.delivery_address_id is null or d.id is null))
    or (o.fulfilment ~* 'deliver' and o.status = 'delivered' and d.status <> 'delivered')
    or (o.fulfilment ~* 'deliver' and o.status in ('cancelled', 'rejected') and d.status in ('delivered', 'assigned', 'picked_up'))
    or (o.fulfilment ~* 'pick|collect|take' and (d.courier_id is not null or o.delivery_fee > 0))) as bad, count(*) as "all"
from orders_order o left join delivery_delivery d on d.order_id = o.id
where o.status in ('delivered', 'picked_up') or d.id is not null;
-- Q14 the delivery address belongs to another customer
select count(*) filter (where a.user_id <> o.customer_id) as bad, count(*) as "all"
from orders_order o join accounts_address a on a.id = o.delivery_address_id;
-- Q15 an ordered item is from the menu of another restaurant than the order's
select count(*) filter (where m.restaurant_id <> o.restaurant_id) as bad, count(*) as "all"
from orders_orderitem i join orders_order o on o.id = i.order_id join restaurants_menuitem m on m.id = i.menu_item_id;
-- Q16 a menu item's category belongs to another restaurant
select count(*) filter (where c.restaurant_id <> m.restaurant_id) as bad, count(*) as "all"
from restaurants_menuitem m join restaurants_menucategory c on c.id = m.category_id;
-- Q17 a chosen option is an option of another menu item, or its copied name or surcharge is another one
select count(*) filter (where p.item_id <> i.menu_item_id or p.name <> x.name or abs(p.price_delta - x.price_delta) > 2) as bad, count(*) as "all"
from orders_orderitemoption x join orders_orderitem i on i.id = x.order_item_id join restaurants_menuitemoption p on p.id = x.option_id;
-- Q18 a review's author or restaurant is not that of the reviewed order, or the order never arrived at anything reviewable
select count(*) filter (where v.author_id <> o.customer_id or v.restaurant_id <> o.restaurant_id or o.status in ('placed', 'accepted', 'preparing', 'ready')) as bad, count(*) as "all"
from reviews_review v join orders_order o on o.id = v.order_id;
-- Q19 an order uses the coupon of another restaurant, outside its period, or below its minimum
select count(*) filter (where c.restaurant_id <> o.restaurant_id or o.placed_at < c.starts_at or o.placed_at > c.ends_at + interval '1 day' or o.subtotal < c.min_order_amount) as bad, count(*) as "all"
from orders_order o join promotions_coupon c on c.id = o.coupon_id;
-- Q20 the delivery address is more than 40 km from the restaurant, or the ride is shorter than the straight line
select count(*) filter (where km > 40 or d.distance_km < 0.7 * km - 0.5 or d.distance_km > 4 * km + 4) as bad, count(*) as "all"
from delivery_delivery d join (
  select o.id, 111.2 * sqrt(power(a.latitude - r.latitude, 2) + power((a.longitude - r.longitude) * cos(radians(r.latitude)), 2)) as km
  from orders_order o join accounts_address a on a.id = o.delivery_address_id join restaurants_restaurant r on r.id = o.restaurant_id) g on g.id = d.order_id;
-- Q21 an order's total is not subtotal minus discount plus fees, tax and tip
select count(*) filter (where abs(total - (subtotal - discount_amount + delivery_fee + service_fee + tax_amount + tip_amount)) > 0.02) as bad, count(*) as "all"
from orders_order;
-- Q22 an order's subtotal is not the sum of its lines, or items_count is neither the sum of quantities nor the number of lines
select count(*) filter (where abs(o.subtotal - coalesce(i.s, 0)) > 0.02 or o.items_count not in (coalesce(i.q, 0), coalesce(i.n, 0))) as bad, count(*) as "all"
from orders_order o left join (select order_id, sum(line_total) s, sum(quantity) q, count(*) n from orders_orderitem group by 1) i on i.order_id = o.id;
-- Q23 a line total is not quantity times unit price (with or without the surcharges of the chosen options), or the quantity is zero or absurd
select count(*) filter (where i.quantity not between 1 and 50 or least(abs(i.line_total - i.quantity * i.unit_price), abs(i.line_total - i.quantity * (i.unit_price + coalesce(x.s, 0)))) > 0.02) as bad, count(*) as "all"
from orders_orderitem i left join (select order_item_id, sum(price_delta) s from orders_orderitemoption group by 1) x on x.order_item_id = i.id;
-- Q24 the captured payments of a delivered order do not add up to its total, or are in another currency
select count(*) filter (where abs(o.total - coalesce(p.s, 0)) > 0.02 or p.cur > 0) as bad, count(*) as "all"
from orders_order o left join (
  select p.order_id, sum(p.amount) filter (where p.captured_at is not null and p.status !~* 'fail|declin') s, count(*) filter (where p.currency <> o2.currency) cur
  from payments_payment p join orders_order o2 on o2.id = p.order_id group by 1) p on p.order_id = o.id
where o.status = 'delivered';
-- Q25 a discount without a coupon, a coupon without effect, or a discount larger than the coupon or the order allows
select count(*) filter (where o.discount_amount < 0
    or (o.coupon_id is null and o.discount_amount > 0)
    or o.discount_amount > o.subtotal + o.delivery_fee + 0.02
    or (c.discount_type = 'percent' and (o.discount_amount > round(o.subtotal * c.discount_value / 100, 2) + 0.02 or o.discount_amount = 0))
    or (c.discount_type = 'amount' and (o.discount_amount > c.discount_value + 0.02 or o.discount_amount = 0))) as bad, count(*) as "all"
from orders_order o left join promotions_coupon c on c.id = o.coupon_id
where o.coupon_id is not null or o.discount_amount <> 0;
-- Q26 a menu price, surcharge, calorie count, rating, rate, fee or weekday is out of all sensible bounds
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select price between 0.5 and 300 and coalesce(calories, 100) between 0 and 5000 as ok from restaurants_menuitem
  union all select price_delta between -20 and 50 from restaurants_menuitemoption
  union all select rating between 1 and 5 from reviews_review
  union all select weekday between 0 and 7 and (is_closed or (opens_at is not null and closes_at is not null and opens_at <> closes_at)) from restaurants_openinghours
  union all select commission_rate between 0 and 0.5 and price_level between 1 and 5 and delivery_fee between 0 and 30 and min_order_amount between 0 and 100 and avg_prep_minutes between 3 and 120 and coalesce(rating_avg, 4) between 1 and 5 from restaurants_restaurant
  union all select (discount_type <> 'percent' or discount_value between 1 and 100) and discount_value >= 0 and (max_redemptions is null or redeemed_count <= max_redemptions) and (ends_at is null or ends_at > starts_at) from promotions_coupon
  union all select tip_amount between 0 and 0.6 * greatest(subtotal, 20) and tax_amount between 0 and 0.3 * (subtotal + delivery_fee + service_fee) + 0.02 and delivery_fee between 0 and 30 and service_fee between 0 and 0.3 * subtotal + 5 from orders_order) x;
-- Q27 a restaurant's rating_count or rating_avg is not that of its reviews
select count(*) filter (where r.rating_count not in (coalesce(v.n, 0), coalesce(v.np, 0))
    or (r.rating_count = 0 and coalesce(r.rating_avg, 0) <> 0)
    or (r.rating_count > 0 and (r.rating_avg is null or least(abs(r.rating_avg - v.a), abs(r.rating_avg - v.ap)) > 0.05))) as bad, count(*) as "all"
from restaurants_restaurant r left join (
  select restaurant_id, count(*) n, count(*) filter (where is_published) np, avg(rating) a, avg(rating) filter (where is_published) ap
  from reviews_review group by 1) v on v.restaurant_id = r.id;
-- Q28 the copied name or currency is not that of the restaurant, or the copied name or price is far from that of the menu item
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select o.restaurant_name = r.name and o.currency = r.currency as ok from orders_order o join restaurants_restaurant r on r.id = o.restaurant_id
  union all
  select i.item_name = m.name and i.unit_price between 0.6 * m.price - 0.01 and 1.4 * m.price + 0.01 + greatest(0, coalesce((select sum(x.price_delta) from orders_orderitemoption x where x.order_item_id = i.id), 0))
  from orders_orderitem i join restaurants_menuitem m on m.id = i.menu_item_id) x;
-- Q29 the counters of customers, couriers and coupons are not the numbers of their orders and deliveries
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select u.order_count in (coalesce(o.n, 0), coalesce(o.nd, 0), coalesce(o.nc, 0)) as ok
    from accounts_user u left join (select customer_id, count(*) n, count(*) filter (where status = 'delivered') nd, count(*) filter (where status not in ('cancelled', 'rejected')) nc from orders_order group by 1) o on o.customer_id = u.id
  union all
  select c.deliveries_count in (coalesce(d.n, 0), coalesce(d.nd, 0)) from delivery_courier c left join (select courier_id, count(*) n, count(*) filter (where status = 'delivered') nd from delivery_delivery group by 1) d on d.courier_id = c.id
  union all
  select p.redeemed_count in (coalesce(o.n, 0), coalesce(o.nc, 0), coalesce(o.nd, 0)) from promotions_coupon p left join (select coupon_id, count(*) n, count(*) filter (where status not in ('cancelled', 'rejected')) nc, count(*) filter (where status = 'delivered') nd from orders_order group by 1) o on o.coupon_id = p.id) x;
-- Q30 the same long text stands word for word in three or more reviews, replies, restaurants or menu items (the same dish may repeat its words)
select count(*) filter (where n >= 3) as bad, count(*) as "all"
from (select count(*) over (partition by k, txt) n from (
  select 1 as k, body as txt from reviews_review where length(body) > 50
  union all select 2, description from restaurants_restaurant where length(description) > 40
  union all select 3, description || ' / ' || name from restaurants_menuitem where length(description) > 60
  union all select 4, owner_reply from reviews_review where length(owner_reply) > 80) a) b;
-- Q31 a slug is no slug or does not begin with the first word of the name
select count(*) filter (where slug !~ '^[a-z0-9]+([-_][a-z0-9]+)*$'
    or (name ~ '^[A-Za-z0-9]+( |$)' and slug not like lower(split_part(name, ' ', 1)) || '%')) as bad, count(*) as "all"
from (select name, slug from restaurants_restaurant union all select name, slug from restaurants_menuitem
  union all select name, slug from restaurants_menucategory union all select name, slug from restaurants_cuisine) x;
-- Q32 the words of a review (title and body) contradict its stars
select count(*) filter (where (rating >= 5 and title || ' ' || body ~* '\m(terrible|awful|worst|disgusting|inedible|never again|disappoint(ing|ed)|ice cold|stone cold|avoid)\M')
    or (rating <= 2 and title || ' ' || body ~* '\m(excellent|perfect|amazing|outstanding|delicious|highly recommend|best .* in town|love it|fantastic)\M' and title || ' ' || body !~* '\m(not|but|never|nothing|usually|used to|far from|however|wasn''t|isn''t|normally|last time)\M')) as bad, count(*) as "all"
from reviews_review where length(body) > 10;
-- Q33 a dish of meat or fish is marked vegetarian or vegan, or a vegan dish is not vegetarian, or a photo or logo is no picture file
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select not (is_vegan and not is_vegetarian)
      and not (is_vegetarian and name ~* '\m(chicken|beef|pork|lamb|bacon|ham|prosciutto|salami|pepperoni|chorizo|duck|turkey|salmon|tuna|shrimps?|prawns?|squid|steak|brisket|ribs|anchov(y|ies)|meatballs?)\M' and name !~* '\m(vegan|veggie|vegetarian|plant|mock|tofu|seitan|jackfruit|cauliflower|mushroom|impossible|beyond|style|no|meatless)\M')
      and not (is_vegan and name ~* '\m(cheese|cheeseburger|mozzarella|paneer|halloumi|omelette|egg|parmesan|carbonara)\M' and name !~* '\m(vegan|plant|dairy|tofu|cashew|no)\M')
      and coalesce(nullif(photo, '') ~* '\.(jpe?g|png|webp|avif|gif)$', true) as ok from restaurants_menuitem
  union all select coalesce(nullif(logo, '') ~* '\.(jpe?g|png|webp|avif|gif|svg)$', true) from restaurants_restaurant) x;
-- Q34 an active restaurant has fewer than four or more than 300 dishes, no category, no opening hours or no cuisine, or more than five cuisines
select count(*) filter (where (select count(*) from restaurants_menuitem m where m.restaurant_id = r.id) not between 4 and 300
    or not exists (select 1 from restaurants_menucategory c where c.restaurant_id = r.id)
    or not exists (select 1 from restaurants_openinghours h where h.restaurant_id = r.id and not h.is_closed)
    or (select count(*) from restaurants_restaurant_cuisines c where c.restaurant_id = r.id) not between 1 and 5) as bad, count(*) as "all"
from restaurants_restaurant r where r.status = 'active';
-- Q35 an order has no item or more than 25 lines, the same dish three times or more, or no status event although it is past being placed
select count(*) filter (where coalesce(n, 0) not between 1 and 25 or mx >= 3
    or (o.status <> 'placed' and not exists (select 1 from orders_orderstatusevent e where e.order_id = o.id))) as bad, count(*) as "all"
from orders_order o left join (select order_id, sum(k) n, max(k) mx from (select order_id, menu_item_id, count(*) k from orders_orderitem group by 1, 2) a group by 1) i on i.order_id = o.id;
-- Q36 the shares are not those of a living marketplace: delivered orders, captured payments, mean stars, reviews per order, active restaurants
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select avg((status = 'delivered')::int) between 0.6 and 0.985 as ok from orders_order having count(*) >= 40
  union all select avg((captured_at is not null)::int) between 0.6 and 1 from payments_payment having count(*) >= 40
  union all select avg(rating) between 3.2 and 4.9 from reviews_review having count(*) >= 40
  union all select (select count(*) from reviews_review)::numeric / count(*) between 0.01 and 0.8 from orders_order having count(*) >= 40
  union all select avg((status = 'active')::int) between 0.5 and 1 from restaurants_restaurant having count(*) >= 10) x;
