-- Q1 a support ticket is about another customer's order
select count(*) filter (where o.customer_id <> t.customer_id) as bad, count(*) as "all" from support_tickets t join orders o on o.id = t.order_id;

-- Q2 an order was placed in the future
select count(*) filter (where placed_at > timestamp '2026-01-01' + interval '3 days') as bad, count(*) as "all" from orders where placed_at is not null;

-- Q3 a customer's e-mail shows neither the first nor the last name (nor their first three letters)
select count(*) filter (where position(lower(left(regexp_replace(first_name, '[^A-Za-z]', '', 'g'), 3)) in lower(split_part(email, '@', 1))) = 0
  and position(lower(left(regexp_replace(last_name, '[^A-Za-z]', '', 'g'), 3)) in lower(split_part(email, '@', 1))) = 0) as bad, count(*) as "all"
from customers where first_name ~ '^[A-Za-z -]+$' and last_name ~ '^[A-Za-z'' -]+$';

-- Q4 a customer has a time of opting in to marketing though they do not accept it, or accepts it without such a time
select count(*) filter (where accepts_marketing <> (marketing_opted_in_at is not null)) as bad, count(*) as "all" from customers;

-- Q5 a customer's last sign-in is set though the customer never signed in, or missing though the customer did
select count(*) filter (where (sign_in_count > 0) <> (last_sign_in_at is not null)) as bad, count(*) as "all" from customers;

-- Q6 a customer is a small child or older than 110 at sign-up
select count(*) filter (where birthday > (created_at - interval '12 years')::date or birthday < (created_at - interval '110 years')::date) as bad, count(*) as "all" from customers where birthday is not null;

-- Q7 a customer's orders_count is not the number of the customer's orders (neither with nor without carts)
select count(*) filter (where c.orders_count <> o.n and c.orders_count <> o.n_placed and c.orders_count <> o.n_good) as bad, count(*) as "all"
from customers c cross join lateral (select count(*) as n, count(*) filter (where o.status <> 'cart') as n_placed, count(*) filter (where o.status not in ('cart', 'cancelled')) as n_good from orders o where o.customer_id = c.id) o;

-- Q8 a customer has more than one default shipping address
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select customer_id, count(*) filter (where default_shipping) as n from addresses group by customer_id) a;

-- Q9 an address was made before its customer
select count(*) filter (where a.created_at < c.created_at) as bad, count(*) as "all" from addresses a join customers c on c.id = a.customer_id;

-- Q10 a product's slug is not made from its name
select count(*) filter (where slug not like trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')) || '%') as bad, count(*) as "all" from products where name ~ '^[A-Za-z0-9 &,.()-]+$' and name !~ '[&.]';

-- Q11 an active product has never been published, or a draft has
select count(*) filter (where (status = 'draft') = (published_at is not null)) as bad, count(*) as "all" from products where status in ('draft', 'active');

-- Q12 a review's order line is of another product
select count(*) filter (where v.product_id <> r.product_id) as bad, count(*) as "all" from reviews r join order_lines l on l.id = r.order_line_id join variants v on v.id = l.variant_id;

-- Q13 a product's reviews_count is not the number of its reviews (neither of all nor of published ones)
select count(*) filter (where p.reviews_count <> r.n and p.reviews_count <> r.np) as bad, count(*) as "all"
from products p cross join lateral (select count(*) as n, count(*) filter (where status = 'published') as np from reviews r where r.product_id = p.id) r;

-- Q14 a product's average rating is not the average of its reviews' ratings
select count(*) filter (where p.average_rating is null or (abs(p.average_rating - r.a) > 0.02 and abs(p.average_rating - coalesce(r.ap, r.a)) > 0.02)) as bad, count(*) as "all"
from products p join (select product_id, avg(rating) as a, avg(rating) filter (where status = 'published') as ap from reviews group by product_id) r on r.product_id = p.id where r.ap is not null;

-- Q15 a variant's cost is higher than its price
select count(*) filter (where cost_cents > price_cents) as bad, count(*) as "all" from variants where cost_cents is not null and price_cents > 0;

-- Q16 a variant's compare-at (struck through) price is lower than its price
select count(*) filter (where compare_at_price_cents < price_cents) as bad, count(*) as "all" from variants where compare_at_price_cents is not null;

-- Q17 more is reserved than on hand, or stock is negative
select count(*) filter (where reserved > on_hand or on_hand < 0 or reserved < 0) as bad, count(*) as "all" from stock_levels;

-- Q18 a coupon has not exactly the value that its type asks for (percent_off 1..100 or amount_off_cents)
select count(*) filter (where case discount_type when 'percent' then coalesce(percent_off, 0) not between 1 and 100 or amount_off_cents is not null else coalesce(amount_off_cents, 0) <= 0 or percent_off is not null end) as bad, count(*) as "all" from coupons;

-- Q19 a coupon was redeemed more often than allowed
select count(*) filter (where redemptions_count > max_redemptions) as bad, count(*) as "all" from coupons where max_redemptions is not null;

-- Q20 a subscription's cancellation time does not fit its status
select count(*) filter (where (status = 'cancelled') <> (cancelled_at is not null)) as bad, count(*) as "all" from subscriptions;

-- Q21 a subscription ships to another customer's address
select count(*) filter (where a.customer_id <> s.customer_id) as bad, count(*) as "all" from subscriptions s join addresses a on a.id = s.shipping_address_id;

-- Q22 a subscription's price is far from its plan's price (more than one and a half times or less than 40 percent of it)
select count(*) filter (where s.price_cents > p.price_cents * 1.5 or s.price_cents < p.price_cents * 0.4) as bad, count(*) as "all" from subscriptions s join plans p on p.id = s.plan_id where p.price_cents > 0;

-- Q23 the length of a subscription's current period is not its plan's interval (in months, five days of slack)
select count(*) filter (where abs((s.current_period_end - s.current_period_start) - p.interval_months * 30.44) > 5) as bad, count(*) as "all" from subscriptions s join plans p on p.id = s.plan_id where s.current_period_start is not null and s.current_period_end is not null and s.status in ('active', 'past_due');

-- Q24 an order's total is not subtotal - discount + shipping + tax (or the same without tax, if prices include it)
select count(*) filter (where total_cents <> subtotal_cents - discount_cents + shipping_cents + tax_cents and total_cents <> subtotal_cents - discount_cents + shipping_cents) as bad, count(*) as "all" from orders;

-- Q25 an order's subtotal is not the sum of its lines
select count(*) filter (where o.subtotal_cents <> l.s) as bad, count(*) as "all" from orders o join (select order_id, sum(total_cents) as s from order_lines group by order_id) l on l.order_id = o.id;

-- Q26 an order line's total is not quantity times unit price
select count(*) filter (where total_cents <> quantity * unit_price_cents) as bad, count(*) as "all" from order_lines;

-- Q27 an order line's sku is not its variant's sku
select count(*) filter (where l.sku <> v.sku) as bad, count(*) as "all" from order_lines l join variants v on v.id = l.variant_id;

-- Q28 an order's e-mail is not its customer's
select count(*) filter (where lower(o.email) <> lower(c.email)) as bad, count(*) as "all" from orders o join customers c on c.id = o.customer_id;

-- Q29 an order that was paid, shipped, delivered or refunded has no time of payment
select count(*) filter (where paid_at is null) as bad, count(*) as "all" from orders where status in ('paid', 'shipped', 'delivered', 'refunded');

-- Q30 an order belongs to another customer than its subscription
select count(*) filter (where o.customer_id <> s.customer_id) as bad, count(*) as "all" from orders o join subscriptions s on s.id = o.subscription_id;

-- Q31 an order used a coupon before its start or after its end
select count(*) filter (where coalesce(o.placed_at, o.created_at) < k.starts_at or coalesce(o.placed_at, o.created_at) > k.expires_at) as bad, count(*) as "all" from orders o join coupons k on k.id = o.coupon_id where o.status <> 'cart' and o.subscription_id is null;

-- Q32 a shipment's times are out of order (packed, shipped, delivered)
select count(*) filter (where shipped_at < packed_at or delivered_at < shipped_at or delivered_at < packed_at) as bad, count(*) as "all" from shipments where shipped_at is not null or packed_at is not null;

-- Q33 a shipment was sent for an order that is still a cart or only placed
select count(*) filter (where o.status in ('cart', 'placed')) as bad, count(*) as "all" from shipments s join orders o on o.id = s.order_id where s.status in ('in_transit', 'delivered');

-- Q34 the captured payments of an order come to more than the order's total
select count(*) filter (where p.s > o.total_cents) as bad, count(*) as "all" from orders o join (select order_id, sum(amount_cents) as s from payments where status in ('captured', 'refunded') group by order_id) p on p.order_id = o.id;

-- Q35 the refunds of a payment come to more than the payment
select count(*) filter (where r.s > p.amount_cents) as bad, count(*) as "all" from payments p join (select payment_id, sum(amount_cents) as s from refunds where status <> 'failed' group by payment_id) r on r.payment_id = p.id;

-- Q36 two boxes of one subscription have periods that overlap
select count(*) filter (where exists (select 1 from boxes x where x.subscription_id = b.subscription_id and x.id <> b.id and x.period_start < b.period_end and b.period_start < x.period_end)) as bad, count(*) as "all" from boxes b where b.period_start < b.period_end;
