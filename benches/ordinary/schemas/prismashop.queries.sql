-- Q1 order whose total is not subtotal less discount plus shipping plus tax
select count(*) filter (where abs("totalCents" - ("subtotalCents" - "discountCents" + "shippingCents" + "taxCents")) > 1) as bad, count(*) as "all" from "Order" where "currency" = 'USD';

-- Q2 order whose status says paid without a time of payment, or pending with one
select count(*) filter (where ("status" = 'PENDING') = ("paidAt" is not null)) as bad, count(*) as "all" from "Order" where "status" <> 'CANCELLED';

-- Q3 order whose status contradicts its shipping, delivery or cancel times
select count(*) filter (where ("status" in ('SHIPPED', 'DELIVERED') and "shippedAt" is null) or ("status" = 'DELIVERED' and "deliveredAt" is null) or ("status" in ('PENDING', 'PAID', 'SHIPPED') and "deliveredAt" is not null) or ("status" = 'PENDING' and "shippedAt" is not null) or ("status" = 'CANCELLED' and "cancelledAt" is null) or ("status" not in ('CANCELLED', 'REFUNDED') and "cancelledAt" is not null)) as bad, count(*) as "all" from "Order" where true;

-- Q4 order whose times run backwards
select count(*) filter (where "paidAt" < "placedAt" - interval '1 hour' or "shippedAt" < "placedAt" or "deliveredAt" < "shippedAt" or "cancelledAt" < "placedAt") as bad, count(*) as "all" from "Order" where coalesce("paidAt", "shippedAt", "deliveredAt", "cancelledAt") is not null;

-- Q5 coupon whose amount columns contradict its type
select count(*) filter (where ("type" = 'PERCENT' and (coalesce("percentOff", 0) not between 1 and 100 or "amountOffCents" > 0)) or ("type" = 'FIXED_AMOUNT' and (coalesce("amountOffCents", 0) <= 0 or "percentOff" > 0)) or ("type" = 'FREE_SHIPPING' and "percentOff" > 0 and "amountOffCents" > 0)) as bad, count(*) as "all" from "Coupon" where true;

-- Q6 payment whose status contradicts its capture time or failure message
select count(*) filter (where ("status" = 'CAPTURED') <> ("capturedAt" is not null) or ("failureMessage" is not null and "status" in ('AUTHORIZED', 'CAPTURED')) or "capturedAt" < "authorizedAt") as bad, count(*) as "all" from "Payment" where true;

-- Q7 card brand or digits on a payment without a card, or digits that are not four digits
select count(*) filter (where "method" in ('PAYPAL', 'BANK_TRANSFER', 'GIFT_CARD') or "cardLast4" !~ '^[0-9]{4}$') as bad, count(*) as "all" from "Payment" where "cardLast4" is not null or "cardBrand" is not null;

-- Q8 variant whose crossed-out price is below its price or whose cost is far above its price
select count(*) filter (where "compareAtPriceCents" < "priceCents" or "costCents" > "priceCents" * 1.5 or "costCents" < 0) as bad, count(*) as "all" from "ProductVariant" where "compareAtPriceCents" is not null or "costCents" is not null;

-- Q9 product whose status contradicts its publish and archive times
select count(*) filter (where ("status" = 'ACTIVE' and ("publishedAt" is null or "publishedAt" > now() + interval '2 days' or "archivedAt" is not null)) or ("status" = 'ARCHIVED' and "archivedAt" is null) or "archivedAt" < "publishedAt") as bad, count(*) as "all" from "Product" where "status" in ('ACTIVE', 'ARCHIVED');

-- Q10 shipment whose status contradicts its times
select count(*) filter (where ("status" in ('IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED') and "shippedAt" is null) or ("status" = 'DELIVERED' and "deliveredAt" is null) or ("status" in ('LABEL_CREATED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'LOST') and "deliveredAt" is not null) or "deliveredAt" < "shippedAt" or "deliveredAt" > "shippedAt" + interval '120 days') as bad, count(*) as "all" from "Shipment" where true;

-- Q11 order item whose total is not quantity times unit price
select count(*) filter (where "totalCents" <> "quantity" * "unitPriceCents") as bad, count(*) as "all" from "OrderItem" where true;

-- Q12 order without items, or whose subtotal is not the sum of its items
select count(*) filter (where o."subtotalCents" <> coalesce((select sum(i."totalCents") from "OrderItem" i where i."orderId" = o."id"), -1)) as bad, count(*) as "all" from "Order" o where true;

-- Q13 order item, wishlist item or image whose variant is of another product
select count(*) filter (where t."productId" <> v."productId") as bad, count(*) as "all" from (select "productId", "variantId" from "OrderItem" union all select "productId", "variantId" from "WishlistItem" union all select "productId", "variantId" from "ProductImage") t join "ProductVariant" v on v."id" = t."variantId" where t."productId" is not null;

-- Q14 order item whose copied SKU is not its variant's, or whose copied title shares no word with its product's
select count(*) filter (where i."sku" <> v."sku" or not exists (select regexp_split_to_table(lower(i."productTitle"), '[^[:alnum:]]+') intersect select regexp_split_to_table(lower(p."title"), '[^[:alnum:]]+'))) as bad, count(*) as "all" from "OrderItem" i join "ProductVariant" v on v."id" = i."variantId" join "Product" p on p."id" = v."productId" where true;

-- Q15 order or default address that belongs to another user
select count(*) filter (where a."userId" <> t.u) as bad, count(*) as "all" from (select "userId" as u, "shippingAddressId" as a from "Order" union all select "userId", "billingAddressId" from "Order" union all select "id", "defaultAddressId" from "User") t join "Address" a on a."id" = t.a where t.u is not null;

-- Q16 user whose orders count is not the number of orders under any sane reading (all, not cancelled, paid)
select count(*) filter (where u."ordersCount" not in (o.n, o.alive, o.paid)) as bad, count(*) as "all" from "User" u cross join lateral (select count(*) as n, count(*) filter (where "status" <> 'CANCELLED') as alive, count(*) filter (where "paidAt" is not null) as paid from "Order" where "userId" = u."id") o where true;

-- Q17 product whose review count or average rating is not that of its reviews
select count(*) filter (where p."reviewsCount" not in (r.n, r.published) or (r.n = 0 and p."ratingAverage" > 0) or (r.n = r.published and r.n > 0 and abs(p."ratingAverage" - r.average) > 0.11)) as bad, count(*) as "all" from "Product" p cross join lateral (select count(*) as n, count(*) filter (where "status" = 'PUBLISHED') as published, avg("rating") as average from "Review" where "productId" = p."id") r where true;

-- Q18 product whose lowest or highest price is not that of its variants
select count(*) filter (where p."minPriceCents" <> v.low or p."maxPriceCents" <> v.high) as bad, count(*) as "all" from "Product" p join (select "productId", min("priceCents") as low, max("priceCents") as high from "ProductVariant" group by 1) v on v."productId" = p."id" where p."status" = 'ACTIVE';

-- Q19 order whose refunded amount is not the sum of its processed refunds, or is more than its total
select count(*) filter (where o."refundedCents" > o."totalCents" or o."refundedCents" <> coalesce((select sum(r."amountCents") from "Refund" r where r."orderId" = o."id" and r."status" = 'PROCESSED'), 0)) as bad, count(*) as "all" from "Order" o where o."refundedCents" <> 0 or exists (select 1 from "Refund" r where r."orderId" = o."id");

-- Q20 refund by a payment of another order, before the order, or of an order never paid
select count(*) filter (where p."orderId" <> r."orderId" or r."requestedAt" < o."placedAt" or (r."status" = 'PROCESSED' and (o."status" = 'PENDING' or p."status" = 'FAILED'))) as bad, count(*) as "all" from "Refund" r join "Order" o on o."id" = r."orderId" left join "Payment" p on p."id" = r."paymentId" where true;

-- Q21 shipment or refund line that holds an item of another order, or more pieces than were ordered
select count(*) filter (where t.o <> i."orderId" or t.q > i."quantity" or t.q < 1) as bad, count(*) as "all" from (select s."orderId" as o, x."orderItemId" as item, x."quantity" as q from "ShipmentItem" x join "Shipment" s on s."id" = x."shipmentId" union all select r."orderId", y."orderItemId", y."quantity" from "RefundItem" y join "Refund" r on r."id" = y."refundId") t join "OrderItem" i on i."id" = t.item where true;

-- Q22 shipped or delivered order with payments whose captured sum is not its total
select count(*) filter (where abs(p.got - o."totalCents") > 1) as bad, count(*) as "all" from "Order" o join (select "orderId", coalesce(sum("amountCents") filter (where "status" = 'CAPTURED'), 0) as got from "Payment" group by 1) p on p."orderId" = o."id" where o."status" in ('SHIPPED', 'DELIVERED');

-- Q23 review of an order item of another product or another user, or written before the order
select count(*) filter (where i."productId" <> r."productId" or o."userId" <> r."userId" or r."createdAt" < o."placedAt") as bad, count(*) as "all" from "Review" r join "OrderItem" i on i."id" = r."orderItemId" join "Order" o on o."id" = i."orderId" where true;

-- Q24 coupon redeemed by another user than the order's, outside the coupon's life, or for a discount the order does not have
select count(*) filter (where r."userId" <> o."userId" or r."createdAt" < c."startsAt" - interval '1 day' or r."createdAt" > c."endsAt" + interval '1 day' or (c."type" <> 'FREE_SHIPPING' and r."discountCents" > o."discountCents")) as bad, count(*) as "all" from "CouponRedemption" r join "Order" o on o."id" = r."orderId" join "Coupon" c on c."id" = r."couponId" where true;

-- Q25 price of a variant or order item below 25 cents or above 50,000 dollars, or quantity outside 1 to 500
select count(*) filter (where price not between 25 and 5000000 or quantity not between 1 and 500) as bad, count(*) as "all" from (select "priceCents" as price, 1 as quantity from "ProductVariant" union all select "unitPriceCents", "quantity" from "OrderItem") t where price <> 0;

-- Q26 two variants of one product with the same size, colour and title, or a product with more than 150 variants
select count(*) filter (where same > 1 or siblings > 150) as bad, count(*) as "all" from (select count(*) over (partition by "productId", "size", "color", "title") as same, count(*) over (partition by "productId") as siblings from "ProductVariant") t where true;

-- Q27 slug with blanks or capitals, or that shares no word with its title
select count(*) filter (where slug !~ '^[a-z0-9]+([-_][a-z0-9]+)*$' or (strpos(regexp_replace(slug, '[^a-z0-9]', '', 'g'), short) = 0 and not exists (select regexp_split_to_table(slug, '[-_]') intersect select regexp_split_to_table(lower(replace(name, '''', '')), '[^a-z0-9]+')))) as bad, count(*) as "all" from (select slug, name, regexp_replace(lower(name), '[^a-z0-9]', '', 'g') as short from (select "slug" as slug, "title" as name from "Product" union all select "slug", "title" from "Collection" union all select "slug", "name" from "Category") a) t where name ~ '^[ -~]+$';

-- Q28 review whose rating is outside 1 to 5 or whose title says the opposite of its rating
select count(*) filter (where "rating" not between 1 and 5 or ("rating" = 1 and "title" ~* '\m(love it|love this|perfect|excellent|amazing|fantastic)\M' and "title" !~* '\m(not|far|nothing|never|less|no|wanted|nearly|almost)\M|n''t') or ("rating" = 5 and "title" ~* '\m(terrible|awful|horrible|waste of money|disappointed|do not buy|worst)\M' and "title" !~* '\m(not|never|nothing|no)\M|n''t')) as bad, count(*) as "all" from "Review" where true;

-- Q29 long review text or product description that stands word for word in three or more rows
select count(*) filter (where same >= 3) as bad, count(*) as "all" from (select txt, count(*) over (partition by txt) as same from (select "body" as txt from "Review" union all select "description" from "Product") a) t where length(txt) > 60;

-- Q30 address whose postal code or region does not fit its country, or whose city or name holds digits
select count(*) filter (where ("countryCode" = 'US' and ("postalCode" !~ '^[0-9]{5}(-[0-9]{4})?$' or "region" ~ '[0-9]')) or ("countryCode" = 'CA' and "postalCode" !~* '^[a-z][0-9][a-z] ?[0-9][a-z][0-9]$') or ("countryCode" = 'DE' and "postalCode" !~ '^[0-9]{5}$') or "countryCode" !~ '^[A-Z]{2}$' or ("countryCode" in ('US', 'CA', 'GB', 'DE') and "city" ~ '[0-9_]') or "fullName" ~ '[0-9_@]') as bad, count(*) as "all" from "Address" where true;

-- Q31 order whose discount, shipping or tax is negative or out of all proportion to its subtotal
select count(*) filter (where "discountCents" < 0 or "shippingCents" < 0 or "taxCents" < 0 or "discountCents" > "subtotalCents" + "shippingCents" or "taxCents" > ("subtotalCents" + "shippingCents") * 0.35 + 100 or "shippingCents" > 50000 + "subtotalCents" * 3) as bad, count(*) as "all" from "Order" where "subtotalCents" > 0;

-- Q32 weight, picture size or stock level that cannot be
select count(*) filter (where wrong) as bad, count(*) as "all" from (select "weightGrams" not between 0 and 500000 as wrong from "ProductVariant" where "weightGrams" is not null union all select "width" not between 16 and 20000 or "height" not between 16 and 20000 from "ProductImage" where "width" is not null union all select "onHand" not between -1000 and 5000000 or "reserved" < 0 from "InventoryLevel") t where true;

-- Q33 mail address that is none, or user's name with digits or signs
select count(*) filter (where e !~ '^[^@[:space:]]+@[^@[:space:]]+\.[A-Za-z]{2,}$' or (n ~ ' ' and n ~ '[0-9_#]') or n ~* '^(lorem|ipsum|string|placeholder)\M') as bad, count(*) as "all" from (select "email" as e, "name" as n from "User" union all select "email", null from "Order") t where true;

-- Q34 product or collection title that is filler, a bare number, or stands in three or more rows
select count(*) filter (where same >= 3 or length(t) < 2 or t !~ '[[:alpha:]]' or t ~* '\m(lorem|ipsum|foobar|placeholder|asdf)\M' or t ~* '^(product|collection|title|name|string)[ _#-]?[0-9]*$') as bad, count(*) as "all" from (select t, count(*) over (partition by k, lower(t), b) as same from (select 'p' as k, "title" as t, "brand" as b from "Product" where "status" <> 'ARCHIVED' union all select 'c', "title", null from "Collection") a) x where true;

-- Q35 image address that is no address, or tracking number too short, too long or without digits
select count(*) filter (where wrong) as bad, count(*) as "all" from (select "url" ~ '[[:space:]]' or "url" !~ '[./]' as wrong from "ProductImage" union all select length(regexp_replace("trackingNumber", '[^[:alnum:]]', '', 'g')) not between 7 and 40 or "trackingNumber" !~ '[0-9]{4}' from "Shipment" where "trackingNumber" is not null) t where true;

-- Q36 order with more than 100 lines, product with more than 60 images, or user with more than 50 addresses
select count(*) filter (where n > most) as bad, count(*) as "all" from (select count(*) as n, 100 as most from "OrderItem" group by "orderId" union all select count(*), 60 from "ProductImage" group by "productId" union all select count(*), 50 from "Address" group by "userId") t where true;
