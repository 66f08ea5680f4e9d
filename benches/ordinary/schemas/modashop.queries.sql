-- Q1 order paid before it was placed
SELECT count(*) FILTER (WHERE paid_at < placed_at) AS bad, count(*) AS "all" FROM orders WHERE paid_at IS NOT NULL
-- Q2 order delivered before it was shipped
SELECT count(*) FILTER (WHERE delivered_at < shipped_at) AS bad, count(*) AS "all" FROM orders WHERE delivered_at IS NOT NULL AND shipped_at IS NOT NULL
-- Q3 delivered order without a delivery time
SELECT count(*) FILTER (WHERE delivered_at IS NULL) AS bad, count(*) AS "all" FROM orders WHERE status = 'delivered'
-- Q4 pending order that has already been shipped
SELECT count(*) FILTER (WHERE shipped_at IS NOT NULL) AS bad, count(*) AS "all" FROM orders WHERE status = 'pending'
-- Q5 cancelled order without a cancellation time, or cancellation time on an order of another state than cancelled or refunded
SELECT count(*) FILTER (WHERE (status = 'cancelled' AND cancelled_at IS NULL) OR (cancelled_at IS NOT NULL AND status NOT IN ('cancelled', 'refunded'))) AS bad, count(*) AS "all" FROM orders
-- Q6 order subtotal is not the sum of its items, neither before nor after the item discounts
SELECT count(*) FILTER (WHERE abs(o.subtotal - i.gross) > 0.01 AND abs(o.subtotal - i.net) > 0.01) AS bad, count(*) AS "all" FROM orders o JOIN (SELECT order_id, sum(quantity * unit_price) AS gross, sum(total) AS net FROM order_items GROUP BY order_id) i ON i.order_id = o.id
-- Q7 order total is not subtotal - discount + shipping, with or without tax on top
SELECT count(*) FILTER (WHERE abs(total - (subtotal - discount_total + shipping_total)) > 0.01 AND abs(total - (subtotal - discount_total + shipping_total + tax_total)) > 0.01) AS bad, count(*) AS "all" FROM orders
-- Q8 items_count of the order is neither its number of lines nor its number of pieces
SELECT count(*) FILTER (WHERE o.items_count <> i.lines AND o.items_count <> i.pieces) AS bad, count(*) AS "all" FROM orders o CROSS JOIN LATERAL (SELECT count(*) AS lines, coalesce(sum(quantity), 0) AS pieces FROM order_items WHERE order_id = o.id) i
-- Q9 order without a single item
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id)) AS bad, count(*) AS "all" FROM orders o
-- Q10 order shipped to an address of another customer
SELECT count(*) FILTER (WHERE a.user_id <> o.user_id) AS bad, count(*) AS "all" FROM orders o JOIN addresses a ON a.id = o.shipping_address_id
-- Q11 order discount greater than the subtotal
SELECT count(*) FILTER (WHERE discount_total > subtotal) AS bad, count(*) AS "all" FROM orders
-- Q12 order item's variant belongs to another product than the item's product
SELECT count(*) FILTER (WHERE v.product_id <> i.product_id) AS bad, count(*) AS "all" FROM order_items i JOIN product_variants v ON v.id = i.product_variant_id
-- Q13 item total is not quantity * unit price - discount
SELECT count(*) FILTER (WHERE abs(total - (quantity * unit_price - discount_amount)) > 0.01) AS bad, count(*) AS "all" FROM order_items
-- Q14 SKU copied into the order item is not the SKU of the variant
SELECT count(*) FILTER (WHERE i.sku <> v.sku) AS bad, count(*) AS "all" FROM order_items i JOIN product_variants v ON v.id = i.product_variant_id
-- Q15 order item quantity of zero, negative or above 100 pieces
SELECT count(*) FILTER (WHERE quantity NOT BETWEEN 1 AND 100) AS bad, count(*) AS "all" FROM order_items
-- Q16 unit price of the item is more than three times or less than a fifth of the variant's price
SELECT count(*) FILTER (WHERE i.unit_price > 3 * v.price OR i.unit_price < v.price / 5) AS bad, count(*) AS "all" FROM order_items i JOIN product_variants v ON v.id = i.product_variant_id
-- Q17 payment in another currency than its order
SELECT count(*) FILTER (WHERE p.currency <> o.currency) AS bad, count(*) AS "all" FROM payments p JOIN orders o ON o.id = p.order_id
-- Q18 captured payments of an order exceed its total
SELECT count(*) FILTER (WHERE p.paid > o.total + 0.01) AS bad, count(*) AS "all" FROM orders o JOIN (SELECT order_id, sum(amount) AS paid FROM payments WHERE status = 'captured' GROUP BY order_id) p ON p.order_id = o.id
-- Q19 payment refunded by more than its amount
SELECT count(*) FILTER (WHERE refunded_amount > amount) AS bad, count(*) AS "all" FROM payments
-- Q20 postal code of an address in Germany, France, Spain or Italy that has not five digits
SELECT count(*) FILTER (WHERE postal_code !~ '^[0-9]{5}$') AS bad, count(*) AS "all" FROM addresses WHERE country_code IN ('DE', 'FR', 'ES', 'IT')
-- Q21 captured payment without a time of capture
SELECT count(*) FILTER (WHERE captured_at IS NULL) AS bad, count(*) AS "all" FROM payments WHERE status = 'captured'
-- Q22 card digits on a payment that was not made by card, or which are not four digits
SELECT count(*) FILTER (WHERE method <> 'card' OR card_last_four !~ '^[0-9]{4}$') AS bad, count(*) AS "all" FROM payments WHERE card_last_four IS NOT NULL
-- Q23 two payments with the same transaction id
SELECT coalesce(sum(n) FILTER (WHERE n > 1), 0)::bigint AS bad, coalesce(sum(n), 0)::bigint AS "all" FROM (SELECT count(*) AS n FROM payments WHERE transaction_id IS NOT NULL GROUP BY transaction_id) t
-- Q24 shipment sent off before the order was placed
SELECT count(*) FILTER (WHERE s.shipped_at < o.placed_at) AS bad, count(*) AS "all" FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.shipped_at IS NOT NULL
-- Q25 shipment contains an item of another order
SELECT count(*) FILTER (WHERE i.order_id <> s.order_id) AS bad, count(*) AS "all" FROM shipment_items si JOIN shipments s ON s.id = si.shipment_id JOIN order_items i ON i.id = si.order_item_id
-- Q26 more pieces of an item shipped than ordered
SELECT count(*) FILTER (WHERE s.n > i.quantity) AS bad, count(*) AS "all" FROM order_items i JOIN (SELECT order_item_id, sum(quantity) AS n FROM shipment_items GROUP BY order_item_id) s ON s.order_item_id = i.id
-- Q27 return made by another customer than the one of the order
SELECT count(*) FILTER (WHERE r.user_id <> o.user_id) AS bad, count(*) AS "all" FROM returns r JOIN orders o ON o.id = r.order_id
-- Q28 return of an order which was never delivered or shipped
SELECT count(*) FILTER (WHERE o.shipped_at IS NULL AND o.delivered_at IS NULL) AS bad, count(*) AS "all" FROM returns r JOIN orders o ON o.id = r.order_id
-- Q29 returned goods received before the return was requested
SELECT count(*) FILTER (WHERE received_at < requested_at) AS bad, count(*) AS "all" FROM returns WHERE received_at IS NOT NULL
-- Q30 return both rejected and refunded
SELECT count(*) FILTER (WHERE refunded_at IS NOT NULL) AS bad, count(*) AS "all" FROM returns WHERE rejected_at IS NOT NULL OR status = 'rejected'
-- Q31 review rating outside 1 to 5
SELECT count(*) FILTER (WHERE rating NOT BETWEEN 1 AND 5) AS bad, count(*) AS "all" FROM reviews
-- Q32 review refers to an order item of another product
SELECT count(*) FILTER (WHERE i.product_id <> r.product_id) AS bad, count(*) AS "all" FROM reviews r JOIN order_items i ON i.id = r.order_item_id
-- Q33 stock after the movement is neither stock before plus nor minus the quantity
SELECT count(*) FILTER (WHERE stock_after <> stock_before + quantity AND stock_after <> stock_before - quantity) AS bad, count(*) AS "all" FROM stock_movements
-- Q34 the same product has two live variants of the same colour and size
SELECT coalesce(sum(n) FILTER (WHERE n > 1), 0)::bigint AS bad, coalesce(sum(n), 0)::bigint AS "all" FROM (SELECT count(*) AS n FROM product_variants WHERE deleted_at IS NULL GROUP BY product_id, color_id, size_id) t
-- Q35 percentage coupon of zero or more than 100 percent
SELECT count(*) FILTER (WHERE value <= 0 OR value > 100) AS bad, count(*) AS "all" FROM coupons WHERE type = 'percent'
-- Q36 two reviews of different customers with the very same text (more than 40 letters)
SELECT coalesce(sum(n) FILTER (WHERE u > 1), 0)::bigint AS bad, coalesce(sum(n), 0)::bigint AS "all" FROM (SELECT count(*) AS n, count(DISTINCT user_id) AS u FROM reviews WHERE length(body) > 40 GROUP BY body) t
