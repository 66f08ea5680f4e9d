-- Q1 full name of a user is not first name and last name
select count(*) filter (where u."fullName" <> u."firstName" || ' ' || u."lastName") as bad, count(*) as "all" from "User" u;

-- Q2 stored number of orders of a user is not the number of his orders, with or without the cancelled ones
select count(*) filter (where u."ordersCount" <> o.n and u."ordersCount" <> o.m) as bad, count(*) as "all" from "User" u cross join lateral (select count(*) as n, count(*) filter (where x.status <> 'CANCELLED') as m from "Order" x where x."userId" = u.id) o;

-- Q3 time of the last order of a user is not that of his newest order, with or without the cancelled ones
select count(*) filter (where u."lastOrderAt" is distinct from o.n and u."lastOrderAt" is distinct from o.m) as bad, count(*) as "all" from "User" u cross join lateral (select max(x."placedAt") as n, max(x."placedAt") filter (where x.status <> 'CANCELLED') as m from "Order" x where x."userId" = u.id) o;

-- Q4 default address of a user belongs to another user
select count(*) filter (where a."userId" <> u.id) as bad, count(*) as "all" from "User" u join "Address" a on a.id = u."defaultAddressId";

-- Q5 review with the order item of another user or of another product
select count(*) filter (where o."userId" <> r."userId" or v."productId" <> r."productId") as bad, count(*) as "all" from "Review" r join "OrderItem" i on i.id = r."orderItemId" join "Order" o on o.id = i."orderId" join "ProductVariant" v on v.id = i."variantId";

-- Q6 depth of a category is not one more than that of its parent, or not 0 at the root
select count(*) filter (where c.depth <> coalesce(p.depth + 1, 0)) as bad, count(*) as "all" from "Category" c left join "Category" p on p.id = c."parentId";

-- Q7 slug of a category or product is not made from its name
select count(*) filter (where x.slug <> trim(both '-' from regexp_replace(lower(x.name), '[^a-z0-9]+', '-', 'g'))) as bad, count(*) as "all" from (select name, slug from "Category" union all select name, slug from "Product") x where x.name ~ '^[A-Za-z0-9 -]+$';

-- Q8 stored number of variants of a product is not the number of its variants
select count(*) filter (where p."variantsCount" <> (select count(*) from "ProductVariant" v where v."productId" = p.id)) as bad, count(*) as "all" from "Product" p;

-- Q9 lowest or highest price of a product is not that of its variants
select count(*) filter (where p."minPriceCents" is distinct from v.lo or p."maxPriceCents" is distinct from v.hi) as bad, count(*) as "all" from "Product" p join (select "productId", min("priceCents") as lo, max("priceCents") as hi from "ProductVariant" group by 1) v on v."productId" = p.id;

-- Q10 active product without publishedAt
select count(*) filter (where p."publishedAt" is null) as bad, count(*) as "all" from "Product" p where p.status = 'ACTIVE';

-- Q11 shipment in transit or delivered without the time of that, or one in preparation with it
select count(*) filter (where (s.status <> 'PREPARING') <> (s."shippedAt" is not null) or (s.status = 'DELIVERED') <> (s."deliveredAt" is not null)) as bad, count(*) as "all" from "Shipment" s where s.status in ('PREPARING', 'IN_TRANSIT', 'DELIVERED');

-- Q12 paid, shipped or delivered order without a payment that succeeded
select count(*) filter (where not exists (select 1 from "Payment" p where p."orderId" = o.id and p.status = 'SUCCEEDED')) as bad, count(*) as "all" from "Order" o where o.status in ('PAID', 'SHIPPED', 'DELIVERED') and o."totalCents" > 0;

-- Q13 price before the reduction is not above the price of the variant
select count(*) filter (where v."compareAtPriceCents" <= v."priceCents") as bad, count(*) as "all" from "ProductVariant" v where v."compareAtPriceCents" is not null;

-- Q14 stock on hand of a variant is not the sum of its stock movements
select count(*) filter (where v."stockOnHand" <> (select coalesce(sum(m.quantity), 0) from "StockMovement" m where m."variantId" = v.id)) as bad, count(*) as "all" from "ProductVariant" v;

-- Q15 receipt that takes from the stock, or sale that adds to it
select count(*) filter (where (m.type = 'RECEIPT' and m.quantity <= 0) or (m.type = 'SALE' and m.quantity >= 0)) as bad, count(*) as "all" from "StockMovement" m where m.type in ('RECEIPT', 'SALE');

-- Q16 stock movement of another variant than its order item
select count(*) filter (where i."variantId" <> m."variantId") as bad, count(*) as "all" from "StockMovement" m join "OrderItem" i on i.id = m."orderItemId";

-- Q17 coupon whose type is not that of the column filled: percentOff for a percentage, amountOffCents for a fixed amount
select count(*) filter (where (c.type = 'PERCENTAGE') <> (c."percentOff" is not null) or (c.type = 'FIXED_AMOUNT') <> (c."amountOffCents" is not null)) as bad, count(*) as "all" from "Coupon" c;

-- Q18 coupon that ends before it starts
select count(*) filter (where c."endsAt" < c."startsAt") as bad, count(*) as "all" from "Coupon" c where c."endsAt" is not null;

-- Q19 coupon redeemed more often than allowed
select count(*) filter (where c."timesRedeemed" > c."maxRedemptions") as bad, count(*) as "all" from "Coupon" c where c."maxRedemptions" is not null;

-- Q20 items count of a cart is not the sum of the quantities or the number of its items
select count(*) filter (where c."itemsCount" <> i.n and c."itemsCount" <> i.q) as bad, count(*) as "all" from "Cart" c cross join lateral (select count(*) as n, coalesce(sum(x.quantity), 0) as q from "CartItem" x where x."cartId" = c.id) i;

-- Q21 subtotal of a cart is not the sum of its items
select count(*) filter (where c."subtotalCents" <> (select coalesce(sum(i.quantity * i."unitPriceCents"), 0) from "CartItem" i where i."cartId" = c.id)) as bad, count(*) as "all" from "Cart" c;

-- Q22 converted cart without convertedAt or another one with it, or abandoned cart without abandonedAt
select count(*) filter (where (c.status = 'CONVERTED') <> (c."convertedAt" is not null) or (c.status = 'ABANDONED' and c."abandonedAt" is null)) as bad, count(*) as "all" from "Cart" c;

-- Q23 order from the cart of another user or from a cart that is not converted
select count(*) filter (where c."userId" <> o."userId" or c.status <> 'CONVERTED') as bad, count(*) as "all" from "Order" o join "Cart" c on c.id = o."cartId";

-- Q24 coupon code of an order is not the code of its coupon
select count(*) filter (where o."couponCode" is distinct from c.code) as bad, count(*) as "all" from "Order" o join "Coupon" c on c.id = o."couponId";

-- Q25 shipping address of an order belongs to another user
select count(*) filter (where a."userId" <> o."userId") as bad, count(*) as "all" from "Order" o join "Address" a on a.id = o."shippingAddressId";

-- Q26 total of an order item is not quantity times unit price
select count(*) filter (where i."totalCents" <> i.quantity * i."unitPriceCents") as bad, count(*) as "all" from "OrderItem" i;

-- Q27 subtotal of an order is not the sum of its items
select count(*) filter (where o."subtotalCents" <> (select coalesce(sum(i."totalCents"), 0) from "OrderItem" i where i."orderId" = o.id)) as bad, count(*) as "all" from "Order" o;

-- Q28 total of an order is not subtotal less discount plus shipping, with the tax included or added
select count(*) filter (where o."totalCents" - (o."subtotalCents" - o."discountCents" + o."shippingCents") not in (0, o."taxCents")) as bad, count(*) as "all" from "Order" o;

-- Q29 shipped or delivered order without shippedAt, or delivered order without deliveredAt
select count(*) filter (where o."shippedAt" is null or (o.status = 'DELIVERED' and o."deliveredAt" is null)) as bad, count(*) as "all" from "Order" o where o.status in ('SHIPPED', 'DELIVERED');

-- Q30 order paid before it was placed, or delivered before it was shipped
select count(*) filter (where o."paidAt" < o."placedAt" or o."deliveredAt" < o."shippedAt") as bad, count(*) as "all" from "Order" o where o."paidAt" is not null or o."deliveredAt" is not null;

-- Q31 cancelled order without cancelledAt, or an order in work or delivered with it
select count(*) filter (where (o.status = 'CANCELLED') <> (o."cancelledAt" is not null)) as bad, count(*) as "all" from "Order" o where o.status in ('CANCELLED', 'PENDING', 'PAID', 'SHIPPED', 'DELIVERED');

-- Q32 refunded sum of an order is not the sum of its completed refunds
select count(*) filter (where o."refundedCents" <> (select coalesce(sum(r."amountCents"), 0) from "Refund" r where r."orderId" = o.id and r.status = 'COMPLETED')) as bad, count(*) as "all" from "Order" o;

-- Q33 card data on a payment that is not by card
select count(*) filter (where p."cardLast4" is not null or p."cardBrand" is not null) as bad, count(*) as "all" from "Payment" p where p.method <> 'CARD';

-- Q34 payment succeeded without succeededAt or failed without failedAt, or the times in another state
select count(*) filter (where (p.status = 'SUCCEEDED') <> (p."succeededAt" is not null) or (p.status = 'FAILED') <> (p."failedAt" is not null)) as bad, count(*) as "all" from "Payment" p;

-- Q35 refund of a payment of another order
select count(*) filter (where p."orderId" <> r."orderId") as bad, count(*) as "all" from "Refund" r join "Payment" p on p.id = r."paymentId";

-- Q36 shipment item of another order than its shipment
select count(*) filter (where i."orderId" <> s."orderId") as bad, count(*) as "all" from "ShipmentItem" x join "Shipment" s on s.id = x."shipmentId" join "OrderItem" i on i.id = x."orderItemId";
