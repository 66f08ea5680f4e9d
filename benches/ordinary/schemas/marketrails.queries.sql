-- 27 marketplace of second-hand goods. Written before any row was seen.

-- Q1 TEXT username that is no handle (spaces, capitals with blanks) or is an e-mail
select count(*) filter (where username ~ '[\s@]' or length(username) not between 2 and 40) as bad, count(*) as "all" from users;

-- Q2 TEXT encrypted password that is no bcrypt hash
select count(*) filter (where encrypted_password !~ '^\$2[abxy]?\$\d\d\$') as bad, count(*) as "all" from users where encrypted_password <> '';

-- Q3 ORDER last sign-in after the current one, or a sign-in before the account
select count(*) filter (where last_sign_in_at > current_sign_in_at or last_sign_in_at < created_at - interval '1 minute' or current_sign_in_at < created_at - interval '1 minute' or current_sign_in_at > '2026-01-02') as bad, count(*) as "all" from users where current_sign_in_at is not null;

-- Q4 STATUS signed in a number of times though never, or never though there is a time, or an address without a time
select count(*) filter (where (sign_in_count > 0) <> (current_sign_in_at is not null) or (current_sign_in_ip is not null and current_sign_in_at is null) or (last_sign_in_at is not null and sign_in_count < 1)) as bad, count(*) as "all" from users;

-- Q5 TEXT address of a sign-in that is no IP address
select count(*) filter (where ip !~ '^(\d{1,3}\.){3}\d{1,3}$' and ip !~ '^[0-9a-f:]+$') as bad, count(*) as "all" from (select current_sign_in_ip ip from users union all select last_sign_in_ip from users) x where ip is not null;

-- Q6 ORDER confirmed before the confirmation was sent or before the account
select count(*) filter (where confirmed_at < confirmation_sent_at or confirmed_at < created_at - interval '1 minute' or confirmation_sent_at < created_at - interval '1 minute') as bad, count(*) as "all" from users where confirmed_at is not null or confirmation_sent_at is not null;

-- Q7 STATUS token to reset a password without a time it was sent
select count(*) filter (where reset_password_sent_at is null) as bad, count(*) as "all" from users where reset_password_token is not null;

-- Q8 STATUS reason of a suspension without one, or suspended before the account or in the future
select count(*) filter (where (suspension_reason is not null and suspended_at is null) or suspended_at < created_at or suspended_at > '2026-01-02') as bad, count(*) as "all" from users where suspension_reason is not null or suspended_at is not null;

-- Q9 BOUND admins where they are over a tenth of all, suspended people where they are over a quarter
select case when avg(admin::int) > 0.1 then count(*) filter (where admin) else 0 end + case when avg((suspended_at is not null)::int) > 0.25 then count(suspended_at) else 0 end as bad, count(*) as "all" from users;

-- Q10 COUNT active_listings_count or sold_listings_count is not that of the listings
select count(*) filter (where active_listings_count <> (select count(*) from listings l where l.seller_id = u.id and l.status = 1) or sold_listings_count <> (select count(*) from listings l where l.seller_id = u.id and l.status = 3)) as bad, count(*) as "all" from users u;

-- Q11 COUNT followers_count or following_count is not that of the follows
select count(*) filter (where followers_count <> (select count(*) from follows f where f.followed_id = u.id) or following_count <> (select count(*) from follows f where f.follower_id = u.id)) as bad, count(*) as "all" from users u;

-- Q12 COUNT reviews_count or rating_average is not that of the reviews received
select count(*) filter (where u.reviews_count <> n or abs(coalesce(u.rating_average, 0) - coalesce(a, 0)) > 0.01) as bad, count(*) as "all" from users u cross join lateral (select count(*) n, avg(rating) a from reviews r where r.reviewee_id = u.id) x;

-- Q13 STATUS average without reviews, or reviews without an average, or one outside of 1 to 5
select count(*) filter (where (reviews_count = 0) <> (coalesce(rating_average, 0) = 0) or (rating_average <> 0 and rating_average not between 1 and 5)) as bad, count(*) as "all" from users;

-- Q14 COPY balance is not that of the user's last ledger entry (0 without one)
select count(*) filter (where balance_cents <> coalesce((select balance_after_cents from ledger_entries e where e.user_id = u.id order by created_at desc, id desc limit 1), 0)) as bad, count(*) as "all" from users u;

-- Q15 COPY recipient of a main address who has no part of the user's name
select count(*) filter (where position(lower(u.last_name) in lower(a.recipient)) = 0 and position(lower(u.first_name) in lower(a.recipient)) = 0) as bad, count(*) as "all" from addresses a join users u on u.id = a.user_id where a."primary";

-- Q16 STATUS main address that was discarded
select count(*) filter (where discarded_at is not null) as bad, count(*) as "all" from addresses where "primary";

-- Q17 COPY main address in another country than the user
select count(*) filter (where a.country_code <> u.country_code) as bad, count(*) as "all" from addresses a join users u on u.id = a.user_id where a."primary";

-- Q18 ORDER address made before the user, or discarded before it was made
select count(*) filter (where a.created_at < u.created_at - interval '1 minute' or a.discarded_at < a.created_at) as bad, count(*) as "all" from addresses a join users u on u.id = a.user_id;

-- Q19 COUNT depth of a category is not one below its parent's
select count(*) filter (where c.depth <> coalesce(p.depth + 1, 0)) as bad, count(*) as "all" from categories c left join categories p on p.id = c.parent_id;

-- Q20 PATH full name of a category is not the parent's and its own
select count(*) filter (where c.full_name <> coalesce(p.full_name || ' > ', '') || c.name) as bad, count(*) as "all" from categories c left join categories p on p.id = c.parent_id;

-- Q21 COUNT children_count or listings_count of a category is not that of the rows
select count(*) filter (where children_count <> (select count(*) from categories x where x.parent_id = c.id) or listings_count <> (select count(*) from listings l where l.category_id = c.id)) as bad, count(*) as "all" from categories c;

-- Q22 ALONE two categories at one place of a parent, or with one name there
select count(*) filter (where n > 1 or m > 1) as bad, count(*) as "all" from (select count(*) over (partition by parent_id, "position") n, count(*) over (partition by parent_id, name) m from categories) x;

-- Q23 COUNT listings_count of a brand is not the number of its listings
select count(*) filter (where listings_count <> (select count(*) from listings l where l.brand_id = b.id)) as bad, count(*) as "all" from brands b;

-- Q24 TEXT slug of a listing, brand or category that does not come from its name
select count(*) filter (where left(slug, 4) <> left(regexp_replace(lower(n), '[^a-z0-9]+', '-', 'g'), 4)) as bad, count(*) as "all" from (select slug, title n from listings union all select slug, name from brands union all select slug, name from categories) x where n ~ '^[A-Za-z0-9]{4}';

-- Q25 BOUND used thing that costs over double what it cost new, or anything dearer than 100 000
select count(*) filter (where price_cents / 2 > original_price_cents or price_cents > 10000000 or price_cents < 50) as bad, count(*) as "all" from listings;

-- Q26 STATUS draft with a time of publication, other one without, sold without a time, a time though not sold, removed likewise, or a reason without
select count(*) filter (where (status = 0 and (published_at is not null or bumped_at is not null)) or (status in (1, 2, 3) and published_at is null) or (status = 3) <> (sold_at is not null) or (status = 4) <> (removed_at is not null) or (removal_reason is not null and status <> 4)) as bad, count(*) as "all" from listings;

-- Q27 ORDER published before made, bumped, sold or removed before published, or anything in the future
select count(*) filter (where published_at < created_at or bumped_at < published_at or sold_at < published_at or removed_at < created_at or greatest(published_at, bumped_at, sold_at, removed_at, created_at) > '2026-01-02' or bumped_at > sold_at) as bad, count(*) as "all" from listings;

-- Q28 ORDER listing made before the seller's account, or published while suspended
select count(*) filter (where l.created_at < u.created_at - interval '1 minute' or l.published_at > u.suspended_at) as bad, count(*) as "all" from listings l join users u on u.id = l.seller_id;

-- Q29 COPY listing in another currency than the seller's
select count(*) filter (where l.currency <> u.currency) as bad, count(*) as "all" from listings l join users u on u.id = l.seller_id;

-- Q30 COUNT favorites_count, photos_count or offers_count is not that of the rows
select count(*) filter (where favorites_count <> (select count(*) from favorites f where f.listing_id = l.id) or photos_count <> (select count(*) from photos p where p.listing_id = l.id) or offers_count <> (select count(*) from offers o where o.listing_id = l.id)) as bad, count(*) as "all" from listings l;

-- Q31 BOUND fewer views than favourites, or drafts that were viewed over 20 times
select count(*) filter (where views_count < favorites_count or (status = 0 and views_count > 20)) as bad, count(*) as "all" from listings;

-- Q32 PATH cover photo of another listing
select count(*) filter (where p.listing_id <> l.id) as bad, count(*) as "all" from listings l join photos p on p.id = l.cover_photo_id;

-- Q33 STATUS listing that is or was for sale without a photo
select count(*) filter (where photos_count < 1 or not exists (select 1 from photos p where p.listing_id = l.id)) as bad, count(*) as "all" from listings l where status in (1, 2, 3);

-- Q34 WORDS weight of nothing or over a ton
select count(*) filter (where weight_grams not between 1 and 1000000) as bad, count(*) as "all" from (select weight_grams from listings union all select weight_grams from shipments) x;

-- Q35 TEXT filename that does not fit its type, or a type that is no picture
select count(*) filter (where content_type !~ '^image/' or not case content_type when 'image/jpeg' then filename ~* '\.jpe?g$' when 'image/png' then filename ~* '\.png$' when 'image/webp' then filename ~* '\.webp$' when 'image/gif' then filename ~* '\.gif$' when 'image/heic' then filename ~* '\.hei[cf]$' else true end) as bad, count(*) as "all" from photos;

-- Q36 BOUND picture below 50 or above 20 000 points, or of a size its points rule out (over 8 bytes each, or below 1 KB)
select count(*) filter (where width not between 50 and 20000 or height not between 50 and 20000 or byte_size > width::bigint * height * 8 + 10000 or byte_size < 1000) as bad, count(*) as "all" from photos;

-- Q37 ALONE two photos of a listing at one place, or a place above 50
select count(*) filter (where n > 1 or "position" not between 0 and 50) as bad, count(*) as "all" from (select "position", count(*) over (partition by listing_id, "position") n from photos) x;

-- Q38 ORDER photo from before the listing's seller or from after the sale
select count(*) filter (where p.created_at < u.created_at or p.created_at > l.sold_at or p.created_at < l.created_at - interval '1 day') as bad, count(*) as "all" from photos p join listings l on l.id = p.listing_id join users u on u.id = l.seller_id;

-- Q39 ALONE favourite of one's own listing, or of a draft, or from before it was published
select count(*) filter (where f.user_id = l.seller_id or l.status = 0 or f.created_at < l.published_at) as bad, count(*) as "all" from favorites f join listings l on l.id = f.listing_id;

-- Q40 ALONE user who follows himself, or before one of the two had an account
select count(*) filter (where f.follower_id = f.followed_id or f.created_at < a.created_at or f.created_at < b.created_at) as bad, count(*) as "all" from follows f join users a on a.id = f.follower_id join users b on b.id = f.followed_id;

-- Q41 COPY seller of a conversation is not the listing's
select count(*) filter (where c.seller_id <> l.seller_id) as bad, count(*) as "all" from conversations c join listings l on l.id = c.listing_id;

-- Q42 ALONE conversation of a seller with himself
select count(*) filter (where c.buyer_id in (c.seller_id, l.seller_id)) as bad, count(*) as "all" from conversations c join listings l on l.id = c.listing_id;

-- Q43 ORDER conversation from before the listing was published
select count(*) filter (where c.created_at < l.published_at or l.published_at is null) as bad, count(*) as "all" from conversations c join listings l on l.id = c.listing_id where l.status <> 4;

-- Q44 COUNT messages_count or last_message_at is not that of the messages
select count(*) filter (where messages_count <> (select count(*) from messages m where m.conversation_id = c.id) or last_message_at is distinct from (select max(created_at) from messages m where m.conversation_id = c.id)) as bad, count(*) as "all" from conversations c;

-- Q45 MEMBER message by somebody who is neither buyer nor seller
select count(*) filter (where m.sender_id not in (c.buyer_id, c.seller_id)) as bad, count(*) as "all" from messages m join conversations c on c.id = m.conversation_id;

-- Q46 ROLE conversation that the buyer did not begin
select count(*) filter (where m.sender_id <> c.buyer_id) as bad, count(*) as "all" from conversations c join lateral (select sender_id from messages m where m.conversation_id = c.id order by created_at, id limit 1) m on true;

-- Q47 ORDER message from before its conversation, or read before it was written
select count(*) filter (where m.created_at < c.created_at - interval '1 minute' or m.read_at < m.created_at or m.read_at > '2026-01-02') as bad, count(*) as "all" from messages m join conversations c on c.id = m.conversation_id;

-- Q48 ALONE offer for one's own listing, or for a draft
select count(*) filter (where o.buyer_id = l.seller_id or l.status = 0) as bad, count(*) as "all" from offers o join listings l on l.id = o.listing_id;

-- Q49 BOUND offer above the price, or below a tenth of it
select count(*) filter (where o.amount_cents > l.price_cents or o.amount_cents < l.price_cents * 0.1) as bad, count(*) as "all" from offers o join listings l on l.id = o.listing_id;

-- Q50 COPY offer in another currency than the listing
select count(*) filter (where o.currency <> l.currency) as bad, count(*) as "all" from offers o join listings l on l.id = o.listing_id;

-- Q51 STATUS accepted or declined at no time, answered though it was not, a reason though not declined
select count(*) filter (where (status in ('accepted', 'declined')) <> (responded_at is not null) or (status <> 'declined' and decline_reason is not null)) as bad, count(*) as "all" from offers;

-- Q52 ORDER offer that expires before it was made or months later, answered before it was made or after it expired, or made before the listing was published
select count(*) filter (where o.expires_at <= o.created_at or o.expires_at > o.created_at + interval '92 days' or o.responded_at < o.created_at or o.responded_at > o.expires_at or o.created_at < l.published_at) as bad, count(*) as "all" from offers o join listings l on l.id = o.listing_id;

-- Q53 NOW pending offer that expired, or expired one that does so ahead
select count(*) filter (where (status = 'pending' and expires_at < '2025-12-31') or (status = 'expired' and expires_at > '2026-01-02')) as bad, count(*) as "all" from offers where status in ('pending', 'expired');

-- Q54 ALONE two accepted offers for a listing
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by listing_id) n from offers where status = 'accepted') x;

-- Q55 FARSTATE order from an offer that was not accepted
select count(*) filter (where f.status <> 'accepted') as bad, count(*) as "all" from orders o join offers f on f.id = o.offer_id;

-- Q56 PATH order from an offer of another buyer, or for a listing of another seller
select count(*) filter (where f.buyer_id <> o.buyer_id or l.seller_id <> o.seller_id) as bad, count(*) as "all" from orders o join offers f on f.id = o.offer_id join listings l on l.id = f.listing_id;

-- Q57 ALONE order of a buyer with himself
select count(*) filter (where buyer_id = seller_id) as bad, count(*) as "all" from orders;

-- Q58 PATH order to an address of somebody else
select count(*) filter (where a.user_id <> o.buyer_id) as bad, count(*) as "all" from orders o join addresses a on a.id = o.shipping_address_id;

-- Q59 PATH item of an order that another seller listed
select count(*) filter (where l.seller_id <> o.seller_id) as bad, count(*) as "all" from order_items i join orders o on o.id = i.order_id join listings l on l.id = i.listing_id;

-- Q60 SUM items_cents or items_count is not that of the items
select count(*) filter (where items_cents <> (select coalesce(sum(price_cents), 0) from order_items i where i.order_id = o.id) or items_count <> (select count(*) from order_items i where i.order_id = o.id)) as bad, count(*) as "all" from orders o;

-- Q61 SUM total is not items, shipping and fee
select count(*) filter (where total_cents <> items_cents::bigint + shipping_cents + protection_fee_cents) as bad, count(*) as "all" from orders;

-- Q62 BOUND fee above the items, below 0, or shipping above 500
select count(*) filter (where protection_fee_cents > items_cents or protection_fee_cents < 0 or shipping_cents not between 0 and 50000) as bad, count(*) as "all" from orders;

-- Q63 COPY title of an item is not that of the listing
select count(*) filter (where i.title <> l.title) as bad, count(*) as "all" from order_items i join listings l on l.id = i.listing_id;

-- Q64 COPY price of an item is neither the listing's nor the offer's
select count(*) filter (where i.price_cents not in (l.price_cents, coalesce(f.amount_cents, l.price_cents))) as bad, count(*) as "all" from order_items i join listings l on l.id = i.listing_id join orders o on o.id = i.order_id left join offers f on f.id = o.offer_id;

-- Q65 COPY order in another currency than its listings
select count(*) filter (where l.currency <> o.currency) as bad, count(*) as "all" from order_items i join listings l on l.id = i.listing_id join orders o on o.id = i.order_id;

-- Q66 STATUS order with times of later states, or without those of its own
select count(*) filter (where (status between 1 and 4) and paid_at is null or (status between 2 and 4) and shipped_at is null or (status between 3 and 4) and delivered_at is null or (status = 4) <> (completed_at is not null) or (status < 3 and delivered_at is not null) or (status < 2 and shipped_at is not null) or (status = 0 and paid_at is not null) or (status = 5) <> (cancelled_at is not null) or (cancellation_reason is not null and status <> 5)) as bad, count(*) as "all" from orders;

-- Q67 ORDER times of an order that do not follow each other, or in the future
select count(*) filter (where paid_at < placed_at or shipped_at < paid_at or delivered_at < shipped_at or completed_at < delivered_at or cancelled_at < placed_at or greatest(placed_at, paid_at, shipped_at, delivered_at, completed_at, cancelled_at) > '2026-01-02') as bad, count(*) as "all" from orders;

-- Q68 NOW order that was only placed or paid half a year ago, or is on its way for over half a year
select count(*) filter (where coalesce(shipped_at, paid_at, placed_at) < '2025-07-01') as bad, count(*) as "all" from orders where status between 0 and 2;

-- Q69 FARSTATE listing in an order that was paid though it is a draft or still for sale
select count(*) filter (where l.status in (0, 1)) as bad, count(*) as "all" from order_items i join orders o on o.id = i.order_id join listings l on l.id = i.listing_id where o.status between 1 and 4;

-- Q70 FARSTATE sold listing in no order that went through
select count(*) filter (where not exists (select 1 from order_items i join orders o on o.id = i.order_id where i.listing_id = l.id and o.status between 0 and 4)) as bad, count(*) as "all" from listings l where l.status = 3;

-- Q71 ALONE listing sold twice: in two orders that were not cancelled
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by i.listing_id) n from order_items i join orders o on o.id = i.order_id where o.status <> 5) x;

-- Q72 ORDER order placed before the listing was published, or after it was sold by a day
select count(*) filter (where o.placed_at < l.published_at or o.placed_at > l.sold_at + interval '1 day') as bad, count(*) as "all" from order_items i join orders o on o.id = i.order_id join listings l on l.id = i.listing_id where o.status <> 5;

-- Q73 COPY payment over another amount than the total of the order, or in another currency
select count(*) filter (where p.amount_cents <> o.total_cents or p.currency <> o.currency) as bad, count(*) as "all" from payments p join orders o on o.id = p.order_id;

-- Q74 FARSTATE payment captured of an order that was only placed, or a paid order whose payments all failed
select count(*) filter (where (o.status = 0 and exists (select 1 from payments p where p.order_id = o.id and p.status = 'captured')) or (o.status between 1 and 4 and exists (select 1 from payments p where p.order_id = o.id) and not exists (select 1 from payments p where p.order_id = o.id and p.status in ('captured', 'partially_refunded', 'refunded')))) as bad, count(*) as "all" from orders o;

-- Q75 COPY paid_at of an order is not when its payment was captured (give or take a day)
select count(*) filter (where abs(extract(epoch from o.paid_at - p.captured_at)) > 86400) as bad, count(*) as "all" from payments p join orders o on o.id = p.order_id where p.captured_at is not null and o.paid_at is not null;

-- Q76 KIND card at a payment that is none, or a card payment without one, or a month or number that no card has
select count(*) filter (where (method = 'card') <> (card_last4 is not null) or (method = 'card') <> (card_brand is not null) or (method <> 'card' and (card_exp_month is not null or card_exp_year is not null)) or card_last4 !~ '^[0-9]{4}$' or card_exp_month not between 1 and 12) as bad, count(*) as "all" from payments;

-- Q77 ORDER card that had expired when it was charged, or expires decades ahead
select count(*) filter (where make_date(case when card_exp_year between 1 and 9998 then card_exp_year else 1 end, case when card_exp_month between 1 and 12 then card_exp_month else 1 end, 1) + interval '1 month' <= created_at or card_exp_year > extract(year from created_at) + 20) as bad, count(*) as "all" from payments where card_exp_year is not null and card_exp_month is not null;

-- Q78 STATUS payment captured at no time, failed with one, refunded by nothing, or a message though it did not fail
select count(*) filter (where (status in ('captured', 'refunded', 'partially_refunded') and captured_at is null) or (status in ('pending', 'failed') and (captured_at is not null or refunded_cents > 0)) or (status = 'failed') <> (failed_at is not null) or (status <> 'failed' and failure_message is not null) or (status in ('refunded', 'partially_refunded')) <> (refunded_at is not null)) as bad, count(*) as "all" from payments;

-- Q79 SUM refund is not all where refunded, not a part where partly, or something where nothing was
select count(*) filter (where (status = 'refunded' and refunded_cents <> amount_cents) or (status = 'partially_refunded' and (refunded_cents <= 0 or refunded_cents >= amount_cents)) or (status = 'captured' and refunded_cents <> 0) or refunded_cents > amount_cents) as bad, count(*) as "all" from payments;

-- Q80 ORDER payment captured, failed or refunded before it was made, refunded before it was captured, or made before the order
select count(*) filter (where least(p.captured_at, p.failed_at, p.refunded_at) < p.created_at or p.refunded_at < p.captured_at or p.created_at < o.placed_at - interval '1 minute') as bad, count(*) as "all" from payments p join orders o on o.id = p.order_id;

-- Q81 COPY shipment shipped or delivered at another time than the order (give or take a day)
select count(*) filter (where abs(extract(epoch from s.shipped_at - o.shipped_at)) > 86400 or abs(extract(epoch from s.delivered_at - o.delivered_at)) > 86400 or (s.shipped_at is null) <> (o.shipped_at is null)) as bad, count(*) as "all" from shipments s join orders o on o.id = s.order_id;

-- Q82 FARSTATE shipment that was delivered of an order that is not, or the other way about, or any of an order not paid
select count(*) filter (where (s.status = 'delivered' and o.status in (0, 1, 2)) or (o.status in (3, 4) and s.status in ('label_created', 'in_transit', 'out_for_delivery')) or o.status = 0) as bad, count(*) as "all" from shipments s join orders o on o.id = s.order_id;

-- Q83 STATUS shipment delivered at no time, on its way with one, label only but shipped
select count(*) filter (where (status = 'delivered' and delivered_at is null) or (status in ('label_created', 'in_transit', 'out_for_delivery') and delivered_at is not null) or (status <> 'label_created' and shipped_at is null) or (status = 'label_created' and shipped_at is not null) or delivered_at < shipped_at or estimated_delivery_on < shipped_at::date) as bad, count(*) as "all" from shipments;

-- Q84 COPY status of a shipment is not that of its last event
select count(*) filter (where s.status <> e.status) as bad, count(*) as "all" from shipments s join lateral (select status from shipment_events e where e.shipment_id = s.id order by occurred_at desc, id desc limit 1) e on true;

-- Q85 COUNT events_count is not the number of events
select count(*) filter (where events_count <> (select count(*) from shipment_events e where e.shipment_id = s.id)) as bad, count(*) as "all" from shipments s;

-- Q86 ORDER events of a shipment whose states go backwards in time
select count(*) filter (where r < l) as bad, count(*) as "all" from (select r, lag(r) over (partition by shipment_id order by occurred_at, id) l from (select id, shipment_id, occurred_at, array_position(array['label_created', 'in_transit', 'out_for_delivery', 'delivered', 'returned'], status::text) r from shipment_events) y) x where l is not null;

-- Q87 ORDER event from before the shipment, after it was delivered by a day, or delivered at another time
select count(*) filter (where e.occurred_at < s.created_at - interval '1 hour' or (e.status <> 'returned' and e.occurred_at > s.delivered_at + interval '1 day') or (e.status = 'delivered' and abs(extract(epoch from e.occurred_at - s.delivered_at)) > 86400)) as bad, count(*) as "all" from shipment_events e join shipments s on s.id = e.shipment_id;

-- Q88 ROLE dispute opened by somebody else than the buyer, or resolved by no admin
select count(*) filter (where d.opened_by_id <> o.buyer_id or not u.admin) as bad, count(*) as "all" from disputes d join orders o on o.id = d.order_id left join users u on u.id = d.resolved_by_id;

-- Q89 STATUS dispute resolved at no time or by nobody, open with one, a refund of nothing or though it was rejected
select count(*) filter (where (status in ('refunded', 'rejected')) <> (resolved_at is not null) or (resolved_by_id is not null and resolved_at is null) or (status = 'refunded') <> (coalesce(refund_cents, 0) > 0) or resolved_at < created_at) as bad, count(*) as "all" from disputes;

-- Q90 BOUND dispute that refunds more than the order, or from before it was paid
select count(*) filter (where d.refund_cents > o.total_cents or d.created_at < coalesce(o.paid_at, o.placed_at) or o.status = 0) as bad, count(*) as "all" from disputes d join orders o on o.id = d.order_id;

-- Q91 KIND dispute over what was damaged or is not as described, of an order that was not delivered
select count(*) filter (where o.delivered_at is null or d.created_at < o.delivered_at) as bad, count(*) as "all" from disputes d join orders o on o.id = d.order_id where d.reason in ('damaged', 'not_as_described', 'counterfeit');

-- Q92 MEMBER review by or of somebody who is not of the order, or of oneself
select count(*) filter (where (r.reviewer_id, r.reviewee_id) not in ((o.buyer_id, o.seller_id), (o.seller_id, o.buyer_id))) as bad, count(*) as "all" from reviews r join orders o on o.id = r.order_id;

-- Q93 FARSTATE review of an order that was not delivered, or from before
select count(*) filter (where o.status not in (3, 4, 5) or r.created_at < coalesce(o.delivered_at, o.placed_at)) as bad, count(*) as "all" from reviews r join orders o on o.id = r.order_id;

-- Q94 STATUS reply at no time, a time without one, or replied before the review
select count(*) filter (where (reply is null) <> (replied_at is null) or replied_at < created_at) as bad, count(*) as "all" from reviews;

-- Q95 TEXT IBAN that is none, or whose check digits are wrong
select count(*) filter (where iban !~ '^[A-Z]{2}\d{2}[A-Z0-9 ]{11,38}$' or (case when replace(iban, ' ', '') ~ '^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$' then (select string_agg(case when ch ~ '\d' then ch else (ascii(ch) - 55)::text end, '' order by i)::numeric from regexp_split_to_table(substr(replace(iban, ' ', ''), 5) || left(replace(iban, ' ', ''), 4), '') with ordinality t(ch, i)) % 97 <> 1 end)) as bad, count(*) as "all" from payouts;

-- Q96 COPY holder of the account who has no part of the user's name, or another currency than the user's
select count(*) filter (where (position(lower(u.last_name) in lower(p.account_holder)) = 0 and position(lower(u.first_name) in lower(p.account_holder)) = 0) or p.currency <> u.currency) as bad, count(*) as "all" from payouts p join users u on u.id = p.user_id;

-- Q97 STATUS payout paid or failed at no time, requested with one, a reason though it did not fail, or of nothing
select count(*) filter (where (status = 'paid') <> (paid_at is not null) or (status = 'failed') <> (failed_at is not null) or (status <> 'failed' and failure_reason is not null) or least(paid_at, failed_at) < requested_at or amount_cents <= 0) as bad, count(*) as "all" from payouts;

-- Q98 KIND entry of a sale or refund without an order, of a payout without one, or with the other
select count(*) filter (where (kind in ('sale', 'refund') and (order_id is null or payout_id is not null)) or (kind = 'payout' and (payout_id is null or order_id is not null)) or (kind = 'correction' and payout_id is not null)) as bad, count(*) as "all" from ledger_entries;

-- Q99 KIND sale that takes or payout or refund that gives
select count(*) filter (where (kind = 'sale' and amount_cents <= 0) or (kind in ('payout', 'refund') and amount_cents >= 0)) as bad, count(*) as "all" from ledger_entries;

-- Q100 SUM balance after an entry is not the one before and its amount
select count(*) filter (where balance_after_cents <> coalesce(l, 0)::bigint + amount_cents) as bad, count(*) as "all" from (select balance_after_cents, amount_cents, lag(balance_after_cents) over (partition by user_id order by created_at, id) l from ledger_entries) x;

-- Q101 BOUND balance below 0 after a payout or a sale
select count(*) filter (where balance_after_cents < 0) as bad, count(*) as "all" from ledger_entries where kind in ('sale', 'payout');

-- Q102 PATH entry for an order that the user did not sell, or a payout of somebody else
select count(*) filter (where (e.kind = 'sale' and o.seller_id <> e.user_id) or (e.kind = 'payout' and p.user_id <> e.user_id)) as bad, count(*) as "all" from ledger_entries e left join orders o on o.id = e.order_id left join payouts p on p.id = e.payout_id where e.kind in ('sale', 'payout');

-- Q103 COPY entry of a payout is not over its amount, or a sale above the order's items
select count(*) filter (where (e.kind = 'payout' and e.amount_cents <> -p.amount_cents) or (e.kind = 'sale' and e.amount_cents > o.total_cents)) as bad, count(*) as "all" from ledger_entries e left join orders o on o.id = e.order_id left join payouts p on p.id = e.payout_id where (e.kind = 'payout' and p.id is not null) or (e.kind = 'sale' and o.id is not null);

-- Q104 ALONE order that was booked as a sale twice, or payout twice
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by kind, order_id, payout_id) n from ledger_entries where kind in ('sale', 'payout') and coalesce(order_id, payout_id) is not null) x;

-- Q105 FARSTATE sale booked of an order that is not paid, or before it was
select count(*) filter (where o.status = 0 or e.created_at < o.paid_at) as bad, count(*) as "all" from ledger_entries e join orders o on o.id = e.order_id where e.kind = 'sale';
