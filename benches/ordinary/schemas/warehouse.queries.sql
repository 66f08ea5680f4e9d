-- Q1 TEXT bin code without its aisle and shelf
select count(*) filter (where code not like '%' || aisle || '%' || shelf || '%') as bad, count(*) as "all" from bins;

-- Q2 TEXT time zone that does not exist
select count(*) filter (where not exists (select 1 from pg_timezone_names z where z.name = w.time_zone)) as bad, count(*) as "all" from warehouses w;

-- Q3 COPY depth of a category is not one more than its parent's, or not 0 at the top
select count(*) filter (where c.depth <> coalesce(p.depth + 1, 0) or p.id = c.id) as bad, count(*) as "all" from categories c left join categories p on p.id = c.parent_id;

-- Q4 BOUND minimum stock above the maximum, reorder point below the minimum or above the maximum
select count(*) filter (where min_stock > max_stock or reorder_point < min_stock or reorder_point > max_stock or min_stock < 0) as bad, count(*) as "all" from items;

-- Q5 COUNT quantity on hand is not the sum over the bins
select count(*) filter (where quantity_on_hand <> (select coalesce(sum(quantity), 0) from stock_levels s where s.item_id = i.id)) as bad, count(*) as "all" from items i;

-- Q6 SUM available is not quantity less reserved
select count(*) filter (where available <> quantity - reserved) as bad, count(*) as "all" from stock_levels;

-- Q7 BOUND more reserved than there is, or less than nothing
select count(*) filter (where reserved > quantity or quantity < 0 or reserved < 0) as bad, count(*) as "all" from stock_levels;

-- Q8 MEMBER default supplier does not supply the item
select count(*) filter (where not exists (select 1 from supplier_items s where s.supplier_id = i.default_supplier_id and s.item_id = i.id)) as bad, count(*) as "all" from items i where default_supplier_id is not null;

-- Q9 KIND lot of an item whose lots are not tracked
select count(*) filter (where not i.track_lots) as bad, count(*) as "all" from lots l join items i on i.id = l.item_id;

-- Q10 ORDER lot expires before it was produced, or was produced in the future
select count(*) filter (where expires_on <= produced_on or produced_on > '2026-01-01') as bad, count(*) as "all" from lots where produced_on is not null;

-- Q11 COPY currency of the order is not the supplier's
select count(*) filter (where o.currency <> s.currency) as bad, count(*) as "all" from purchase_orders o join suppliers s on s.id = o.supplier_id;

-- Q12 SUM tax is not its rate of the subtotal, or total not their sum
select count(*) filter (where abs(tax - subtotal * tax_rate / 100) > 0.02 or abs(total - subtotal - tax) > 0.01) as bad, count(*) as "all" from purchase_orders;

-- Q13 COUNT subtotal is not the sum of the lines
select count(*) filter (where abs(subtotal - (select coalesce(sum(line_total), 0) from purchase_order_lines l where l.purchase_order_id = o.id)) > 0.01) as bad, count(*) as "all" from purchase_orders o;

-- Q14 COUNT line_count is not the number of lines
select count(*) filter (where line_count <> (select count(*) from purchase_order_lines l where l.purchase_order_id = o.id)) as bad, count(*) as "all" from purchase_orders o;

-- Q15 STATUS order dates against the status
select count(*) filter (where (status = 'draft' and (ordered_on is not null or received_at is not null)) or (status in ('ordered', 'partially_received', 'received') and ordered_on is null) or (status = 'received') <> (received_at is not null) or (status = 'cancelled') <> (cancelled_at is not null)) as bad, count(*) as "all" from purchase_orders;

-- Q16 ORDER expected before ordered, or received before ordered
select count(*) filter (where expected_on < ordered_on or received_at::date < ordered_on or ordered_on < created_at::date) as bad, count(*) as "all" from purchase_orders where ordered_on is not null;

-- Q17 ROLE buyer of the order is no buyer
select count(*) filter (where u.role not in ('buyer', 'manager')) as bad, count(*) as "all" from purchase_orders o join users u on u.id = o.buyer_id;

-- Q18 SUM line total is not quantity times cost
select count(*) filter (where abs(line_total - quantity * unit_cost) > 0.01) as bad, count(*) as "all" from purchase_order_lines;

-- Q19 MEMBER ordered item is none that the supplier supplies
select count(*) filter (where not exists (select 1 from supplier_items s where s.supplier_id = o.supplier_id and s.item_id = l.item_id)) as bad, count(*) as "all" from purchase_order_lines l join purchase_orders o on o.id = l.purchase_order_id;

-- Q20 BOUND more received than ordered
select count(*) filter (where quantity_received > quantity or quantity_received < 0) as bad, count(*) as "all" from purchase_order_lines;

-- Q21 COUNT quantity received is not the sum of the receipts
select count(*) filter (where quantity_received <> (select coalesce(sum(r.quantity), 0) from receipt_lines r where r.purchase_order_line_id = l.id)) as bad, count(*) as "all" from purchase_order_lines l;

-- Q22 FARSTATE received order with open lines, or draft with received ones
select count(*) filter (where (o.status = 'received' and l.quantity_received < l.quantity) or (o.status in ('draft', 'ordered') and l.quantity_received > 0)) as bad, count(*) as "all" from purchase_order_lines l join purchase_orders o on o.id = l.purchase_order_id;

-- Q23 ALONE line number twice in an order
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by purchase_order_id, line_no) n from purchase_order_lines) x;

-- Q24 COPY warehouse of the receipt is not the order's
select count(*) filter (where r.warehouse_id <> o.warehouse_id) as bad, count(*) as "all" from receipts r join purchase_orders o on o.id = r.purchase_order_id;

-- Q25 FARSTATE goods received for a draft or cancelled order, or before it was ordered
select count(*) filter (where o.status in ('draft', 'ordered') or r.received_at::date < o.ordered_on or r.received_at > o.cancelled_at) as bad, count(*) as "all" from receipts r join purchase_orders o on o.id = r.purchase_order_id;

-- Q26 PATH received line is of another order than the receipt
select count(*) filter (where l.purchase_order_id <> r.purchase_order_id) as bad, count(*) as "all" from receipt_lines x join receipts r on r.id = x.receipt_id join purchase_order_lines l on l.id = x.purchase_order_line_id;

-- Q27 COPY item of the receipt is not the ordered one
select count(*) filter (where l.item_id <> x.item_id) as bad, count(*) as "all" from receipt_lines x join purchase_order_lines l on l.id = x.purchase_order_line_id;

-- Q28 PATH received into a bin of another warehouse
select count(*) filter (where b.warehouse_id <> r.warehouse_id) as bad, count(*) as "all" from receipt_lines x join receipts r on r.id = x.receipt_id join bins b on b.id = x.bin_id;

-- Q29 PATH lot is of another item, in receipts and movements
select count(*) filter (where l.item_id <> x.item_id) as bad, count(*) as "all" from (select item_id, lot_id from receipt_lines union all select item_id, lot_id from stock_movements) x join lots l on l.id = x.lot_id;

-- Q30 KIND bins of a movement against its type
select count(*) filter (where (type = 'receipt' and (from_bin_id is not null or to_bin_id is null)) or (type = 'issue' and (from_bin_id is null or to_bin_id is not null)) or (type = 'transfer' and (from_bin_id is null or to_bin_id is null or from_bin_id = to_bin_id)) or (type = 'adjustment' and from_bin_id is null and to_bin_id is null)) as bad, count(*) as "all" from stock_movements;

-- Q31 KIND receipt line of a movement that is no receipt
select count(*) filter (where type <> 'receipt') as bad, count(*) as "all" from stock_movements where receipt_line_id is not null;

-- Q32 COPY item, quantity or bin of a movement is not that of its receipt line
select count(*) filter (where m.item_id <> r.item_id or m.quantity <> r.quantity or m.to_bin_id <> r.bin_id) as bad, count(*) as "all" from stock_movements m join receipt_lines r on r.id = m.receipt_line_id;

-- Q33 SUM difference of the count is not counted less expected
select count(*) filter (where (counted is null) <> (difference is null) or difference <> counted - expected) as bad, count(*) as "all" from stock_count_lines;

-- Q34 PATH counted bin is of another warehouse
select count(*) filter (where b.warehouse_id <> c.warehouse_id) as bad, count(*) as "all" from stock_count_lines l join stock_counts c on c.id = l.stock_count_id join bins b on b.id = l.bin_id;

-- Q35 STATUS count's times and approver against its status, or approved by who counted
select count(*) filter (where (status = 'open') <> (completed_at is null) or (status = 'approved') <> (approved_at is not null) or (approved_at is null) <> (approved_by is null) or completed_at < started_at or approved_at < completed_at or approved_by = counted_by) as bad, count(*) as "all" from stock_counts;

-- Q36 STATUS shipment's times against its status, or out of order
select count(*) filter (where (status = 'picking') <> (packed_at is null) or (status in ('shipped', 'delivered')) <> (shipped_at is not null) or (status = 'delivered') <> (delivered_at is not null) or packed_at < created_at or shipped_at < packed_at or delivered_at < shipped_at) as bad, count(*) as "all" from shipments;

-- Q37 STATUS tracking number before anything was shipped, or shipped without carrier
select count(*) filter (where (status = 'picking' and tracking_number is not null) or (status in ('shipped', 'delivered') and carrier is null)) as bad, count(*) as "all" from shipments;

-- Q38 COUNT weight of the shipment is not that of its lines
select count(*) filter (where abs(total_weight_kg - w) > 0.01 + 0.01 * w) as bad, count(*) as "all" from (select s.total_weight_kg, (select coalesce(sum(l.quantity * coalesce(i.weight_kg, 0)), 0) from shipment_lines l join items i on i.id = l.item_id where l.shipment_id = s.id) w from shipments s) s;

-- Q39 BOUND more picked than asked for, or less in what is shipped
select count(*) filter (where l.picked > l.quantity or l.picked < 0 or (s.status in ('shipped', 'delivered') and l.picked = 0)) as bad, count(*) as "all" from shipment_lines l join shipments s on s.id = l.shipment_id;

-- Q40 PATH picked from a bin of another warehouse
select count(*) filter (where b.warehouse_id <> s.warehouse_id) as bad, count(*) as "all" from shipment_lines l join shipments s on s.id = l.shipment_id join bins b on b.id = l.bin_id;

-- Q41 WORDS role or order status that the comments do not name
select count(*) filter (where not ok) as bad, count(*) as "all" from (select role in ('picker', 'buyer', 'manager') ok from users union all select status in ('draft', 'ordered', 'partially_received', 'received', 'cancelled') from purchase_orders) x;
