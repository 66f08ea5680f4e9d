-- Q1 variant of an order item belongs to another listing than the item
select count(*) filter (where v.listing_id is distinct from i.listing_id) as bad, count(*) as "all" from order_items i join listing_variants v on v.id=i.variant_id where i.listing_id is not null;

-- Q2 listing of an order item is of another shop than the order
select count(*) filter (where l.shop_id<>o.shop_id) as bad, count(*) as "all" from order_items i join orders o on o.id=i.order_id join listings l on l.id=i.listing_id;

-- Q3 shipping address of an order is not an address of the buyer
select count(*) filter (where a.profile_id<>o.buyer_id) as bad, count(*) as "all" from orders o join addresses a on a.id=o.shipping_address_id;

-- Q4 coupon of an order is of another shop
select count(*) filter (where c.shop_id<>o.shop_id) as bad, count(*) as "all" from orders o join coupons c on c.id=o.coupon_id;

-- Q5 owner of a shop buys in the own shop
select count(*) filter (where s.owner_id=o.buyer_id) as bad, count(*) as "all" from orders o join shops s on s.id=o.shop_id;

-- Q6 review is of another listing or shop than the order item that is reviewed
select count(*) filter (where r.shop_id<>o.shop_id or r.listing_id<>i.listing_id) as bad, count(*) as "all" from reviews r join order_items i on i.id=r.order_item_id join orders o on o.id=i.order_id;

-- Q7 author of a review is not the buyer of the order
select count(*) filter (where r.author_id<>o.buyer_id) as bad, count(*) as "all" from reviews r join order_items i on i.id=r.order_item_id join orders o on o.id=i.order_id;

-- Q8 refund for an item of another order
select count(*) filter (where i.order_id<>r.order_id) as bad, count(*) as "all" from refunds r join order_items i on i.id=r.order_item_id;

-- Q9 variant of an image belongs to another listing
select count(*) filter (where v.listing_id<>m.listing_id) as bad, count(*) as "all" from listing_images m join listing_variants v on v.id=m.variant_id;

-- Q10 listings_count of a shop is not the number of its active listings
select count(*) filter (where listings_count<>(select count(*) from listings l where l.shop_id=s.id and l.status='active')) as bad, count(*) as "all" from shops s;

-- Q11 sales_count of a shop is not the number of its delivered orders
select count(*) filter (where sales_count<>(select count(*) from orders o where o.shop_id=s.id and o.status='delivered')) as bad, count(*) as "all" from shops s;

-- Q12 reviews_count or rating_avg of a shop is not the number or average of its published reviews
select count(*) filter (where s.reviews_count<>x.n or (x.a is null)<>(s.rating_avg is null) or abs(s.rating_avg-x.a)>0.01) as bad, count(*) as "all" from shops s cross join lateral (select count(*) as n, avg(r.rating) as a from reviews r where r.shop_id=s.id and r.status='published') x;

-- Q13 price of a listing that nobody asks for handmade goods (under 0.50 or over 20000.00), or processing of over 180 days, or a weight over 200 kg
select count(*) filter (where price_cents<50 or price_cents>2000000 or processing_days>180 or weight_grams>200000) as bad, count(*) as "all" from listings;

-- Q14 favorites_count of a listing is not the number of favorites
select count(*) filter (where favorites_count<>(select count(*) from favorites f where f.listing_id=l.id)) as bad, count(*) as "all" from listings l;

-- Q15 redemptions_count of a coupon is not the number of its orders, or is over the maximum
select count(*) filter (where redemptions_count<>(select count(*) from orders o where o.coupon_id=c.id) or redemptions_count>max_redemptions) as bad, count(*) as "all" from coupons c;

-- Q16 order without any item or with over 40 lines, or with gaps in the line numbers, or with a quantity over 200
select count(*) filter (where x.n=0 or x.n>40 or x.m<>x.n or x.q>200) as bad, count(*) as "all" from orders o cross join lateral (select count(*) as n, max(i.line_no) as m, max(i.quantity) as q from order_items i where i.order_id=o.id) x;

-- Q17 items_count of an order is not the sum of the quantities
select count(*) filter (where items_count<>(select coalesce(sum(i.quantity),0) from order_items i where i.order_id=o.id)) as bad, count(*) as "all" from orders o;

-- Q18 line total is not unit price times quantity
select count(*) filter (where line_total_cents<>unit_price_cents*quantity) as bad, count(*) as "all" from order_items;

-- Q19 subtotal of an order is not the sum of its line totals
select count(*) filter (where subtotal_cents<>(select coalesce(sum(i.line_total_cents),0) from order_items i where i.order_id=o.id)) as bad, count(*) as "all" from orders o;

-- Q20 total of an order is not subtotal - discount + shipping
select count(*) filter (where total_cents<>subtotal_cents-discount_cents+shipping_cents) as bad, count(*) as "all" from orders;

-- Q21 commission of an order is not (subtotal - discount) times the rate of the shop
select count(*) filter (where abs(o.commission_cents-(o.subtotal_cents-o.discount_cents)*s.commission_rate)>1) as bad, count(*) as "all" from orders o join shops s on s.id=o.shop_id;

-- Q22 currency of an order is not the currency of the shop
select count(*) filter (where o.currency<>s.currency) as bad, count(*) as "all" from orders o join shops s on s.id=o.shop_id;

-- Q23 title of an order item is not the title of the listing, or the variant label is not the option value of the variant
select count(*) filter (where i.title<>l.title or (v.id is not null and i.variant_label is distinct from v.option_value) or (i.variant_id is null and i.variant_label is not null)) as bad, count(*) as "all" from order_items i join listings l on l.id=i.listing_id left join listing_variants v on v.id=i.variant_id;

-- Q24 unit price of an order item is far from the price of the variant or listing (under half or over twice)
select count(*) filter (where i.unit_price_cents>2*coalesce(v.price_cents,l.price_cents) or 2*i.unit_price_cents<coalesce(v.price_cents,l.price_cents)) as bad, count(*) as "all" from order_items i join listings l on l.id=i.listing_id left join listing_variants v on v.id=i.variant_id;

-- Q25 price of a variant is far from the price of its listing (under a third or over three times)
select count(*) filter (where v.price_cents>3*l.price_cents or 3*v.price_cents<l.price_cents) as bad, count(*) as "all" from listing_variants v join listings l on l.id=v.listing_id;

-- Q26 depth or path of a category does not follow from its parent
select count(*) filter (where c.depth<>coalesce(p.depth+1,0) or c.path<>coalesce(p.path||'/','')||c.slug) as bad, count(*) as "all" from categories c left join categories p on p.id=c.parent_id;

-- Q27 paid_at, shipped_at or delivered_at of an order does not fit the status
select count(*) filter (where (status in ('paid','shipped','delivered','refunded') and paid_at is null) or (status='pending' and paid_at is not null) or (status in ('shipped','delivered') and shipped_at is null) or (status in ('pending','paid','cancelled') and shipped_at is not null) or (status='delivered' and delivered_at is null) or (status in ('pending','paid','shipped','cancelled') and delivered_at is not null)) as bad, count(*) as "all" from orders;

-- Q28 cancelled order without time or reason, or another order with one
select count(*) filter (where (status='cancelled' and (cancelled_at is null or cancel_reason is null)) or (status not in ('cancelled','refunded') and (cancelled_at is not null or cancel_reason is not null))) as bad, count(*) as "all" from orders;

-- Q29 times of an order are not in order (placed, paid, shipped, delivered; cancelled after placed)
select count(*) filter (where paid_at<placed_at or shipped_at<paid_at or delivered_at<shipped_at or cancelled_at<placed_at) as bad, count(*) as "all" from orders;

-- Q30 order is older than the account of the buyer or the opening of the shop
select count(*) filter (where o.placed_at<p.created_at or o.placed_at<s.opened_at or s.opened_at is null) as bad, count(*) as "all" from orders o join profiles p on p.id=o.buyer_id join shops s on s.id=o.shop_id;

-- Q31 order contains a listing that was not yet published
select count(*) filter (where l.published_at is null or l.published_at>o.placed_at) as bad, count(*) as "all" from order_items i join orders o on o.id=i.order_id join listings l on l.id=i.listing_id;

-- Q32 gift message at an order that is not a gift
select count(*) filter (where not is_gift) as bad, count(*) as "all" from orders where gift_message is not null and gift_message<>'';

-- Q33 discount columns of a coupon do not fit its type
select count(*) filter (where (discount_type='percent')<>(percent_off is not null) or (discount_type='amount')<>(amount_off_cents is not null)) as bad, count(*) as "all" from coupons;

-- Q34 order uses a coupon outside of its period or under its minimum subtotal
select count(*) filter (where o.placed_at<c.starts_at or o.placed_at>c.ends_at or o.subtotal_cents<c.min_subtotal_cents) as bad, count(*) as "all" from orders o join coupons c on c.id=o.coupon_id;

-- Q35 discount of an order is not what the coupon gives, or there is a discount without coupon
select count(*) filter (where (c.id is null and o.discount_cents>0) or (c.discount_type='percent' and abs(o.discount_cents-o.subtotal_cents*c.percent_off/100.0)>1) or (c.discount_type='amount' and o.discount_cents<>least(c.amount_off_cents,o.subtotal_cents))) as bad, count(*) as "all" from orders o left join coupons c on c.id=o.coupon_id where c.id is not null or o.discount_cents>0;

-- Q36 columns of a listing do not fit its kind (processing days, download, stock, weight)
select count(*) filter (where (kind='made_to_order' and processing_days is null) or (kind<>'digital' and download_url is not null) or (kind in ('made_to_order','digital') and stock_quantity is not null) or (kind='digital' and weight_grams is not null)) as bad, count(*) as "all" from listings;

-- Q37 status of a listing does not fit published_at, archived_at or the stock
select count(*) filter (where (status in ('active','sold_out') and published_at is null) or (status='draft' and published_at is not null) or (status='archived')<>(archived_at is not null) or archived_at<published_at or (status='sold_out' and stock_quantity>0)) as bad, count(*) as "all" from listings;

-- Q38 status of a shop does not fit opened_at, closed_at or vacation_until
select count(*) filter (where (status in ('open','vacation') and opened_at is null) or (status='draft' and opened_at is not null) or (status='closed')<>(closed_at is not null) or closed_at<opened_at or (status<>'vacation' and vacation_until is not null)) as bad, count(*) as "all" from shops;

-- Q39 refund is more than the order or the item was worth
select count(*) filter (where r.amount_cents>o.total_cents or (i.id is not null and r.amount_cents>i.line_total_cents+o.shipping_cents)) as bad, count(*) as "all" from refunds r join orders o on o.id=r.order_id left join order_items i on i.id=r.order_item_id;

-- Q40 columns of a refund do not fit its status or its times are not in order
select count(*) filter (where (status='requested' and (approved_by is not null or decided_at is not null)) or (status<>'requested' and (approved_by is null or decided_at is null)) or (status='paid_out')<>(paid_out_at is not null) or decided_at<requested_at or paid_out_at<decided_at) as bad, count(*) as "all" from refunds;

-- Q41 shipment of an order that is not shipped yet, or delivered_at that does not fit the status of the shipment, or delivered before handed over
select count(*) filter (where (o.status='pending' or (o.status='paid' and s.status in ('in_transit','delivered'))) or (s.status='delivered')<>(s.delivered_at is not null) or s.delivered_at<s.handed_over_at or s.handed_over_at<s.label_created_at or s.label_created_at<o.placed_at) as bad, count(*) as "all" from shipments s join orders o on o.id=s.order_id;

-- Q42 subject of a report does not exist in the table of its type
select count(*) filter (where not case subject_type when 'listing' then exists (select 1 from listings x where x.id=subject_id) when 'review' then exists (select 1 from reviews x where x.id=subject_id) when 'shop' then exists (select 1 from shops x where x.id=subject_id) else exists (select 1 from profiles x where x.id=subject_id) end) as bad, count(*) as "all" from reports;

-- Q43 handled columns of a report do not fit its status, or it was handled by somebody who is not admin
select count(*) filter (where (r.status='open' and (r.handled_at is not null or r.handled_by is not null)) or (r.status<>'open' and (r.handled_at is null or r.handled_by is null)) or p.role<>'admin' or r.handled_at<r.created_at) as bad, count(*) as "all" from reports r left join profiles p on p.id=r.handled_by;

-- Q44 review was written before the item was delivered, or the reply of the shop is without time or before the review
select count(*) filter (where o.delivered_at is null or r.created_at<o.delivered_at or (r.shop_reply is null)<>(r.shop_replied_at is null) or r.shop_replied_at<r.created_at) as bad, count(*) as "all" from reviews r join order_items i on i.id=r.order_item_id join orders o on o.id=i.order_id;

-- Q45 title or description of a listing is filler, or the slug has no word of the title
select count(*) filter (where title||' '||description ~* '\m(lorem|ipsum|placeholder|dummy|foobar|asdf)\M' or title ~* '^(title|listing|item|product|name|text)[ _#-]*[0-9]+$' or char_length(description)<20 or not exists (select 1 from regexp_split_to_table(lower(title),'[^a-z0-9]+') w where char_length(w)>=3 and position(w in slug)>0)) as bad, count(*) as "all" from listings;
