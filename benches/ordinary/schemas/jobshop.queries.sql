-- Q1 qty_on_hand is not the sum of movements
select count(*) filter (where abs(qty_on_hand-coalesce((select sum(qty) from inventory_movements m where m.part_id=p.part_id),0))>0.001) as bad, count(*) as "all" from parts p;

-- Q2 stock on hand below zero
select count(*) filter (where qty_on_hand<0) as bad, count(*) as "all" from parts;

-- Q3 made or phantom part with a supplier
select count(*) filter (where default_supplier_id is not null) as bad, count(*) as "all" from parts where part_type<>'purchased';

-- Q4 bill of material for a purchased part
select count(*) filter (where p.part_type='purchased') as bad, count(*) as "all" from boms b join parts p using (part_id);

-- Q5 part is a component of itself
select count(*) filter (where l.component_part_id=b.part_id) as bad, count(*) as "all" from bom_lines l join boms b using (bom_id);

-- Q6 line_count is not the count of lines
select count(*) filter (where line_count<>(select count(*) from bom_lines l where l.bom_id=b.bom_id)) as bad, count(*) as "all" from boms b;

-- Q7 two released revisions of a part
select count(*) filter (where exists(select 1 from boms c where c.part_id=b.part_id and c.bom_id<>b.bom_id and c.status='released')) as bad, count(*) as "all" from boms b where status='released';

-- Q8 released BOM without effective_from, or effective_to before it
select count(*) filter (where (status='released' and effective_from is null) or effective_to<effective_from) as bad, count(*) as "all" from boms;

-- Q9 the same component twice in one BOM
select count(*) filter (where exists(select 1 from bom_lines m where m.bom_id=l.bom_id and m.line_no<>l.line_no and m.component_part_id=l.component_part_id)) as bad, count(*) as "all" from bom_lines l;

-- Q10 work order with the BOM of another part
select count(*) filter (where b.part_id<>w.part_id) as bad, count(*) as "all" from work_orders w join boms b on b.bom_id=w.bom_id;

-- Q11 completed without completed_at, or completed_at in another state
select count(*) filter (where (status='completed')<>(completed_at is not null)) as bad, count(*) as "all" from work_orders where status<>'cancelled';

-- Q12 planned order that was released, started, or has produced something
select count(*) filter (where released_at is not null or started_at is not null or qty_completed>0 or qty_scrapped>0) as bad, count(*) as "all" from work_orders where status='planned';

-- Q13 created, released, started, completed out of order
select count(*) filter (where released_at<created_at or started_at<coalesce(released_at,created_at) or completed_at<coalesce(started_at,released_at,created_at)) as bad, count(*) as "all" from work_orders;

-- Q14 planned_hours are not the sum over the operations
select count(*) filter (where abs(planned_hours-coalesce((select sum(setup_hours+run_hours) from operations o where o.work_order_id=w.work_order_id),0))>0.02) as bad, count(*) as "all" from work_orders w;

-- Q15 actual_hours are not the sum over the time logs
select count(*) filter (where abs(actual_hours-coalesce((select sum(hours) from time_logs t where t.work_order_id=w.work_order_id),0))>0.02) as bad, count(*) as "all" from work_orders w;

-- Q16 completed order with an operation still pending or running
select count(*) filter (where exists(select 1 from operations o where o.work_order_id=w.work_order_id and o.status in ('pending','running'))) as bad, count(*) as "all" from work_orders w where status='completed';

-- Q17 operation done without times, or pending with any, or finished before started
select count(*) filter (where (status='done' and (started_at is null or finished_at is null)) or (status='pending' and (started_at is not null or finished_at is not null)) or finished_at<started_at) as bad, count(*) as "all" from operations;

-- Q18 time log on an operation of another work order
select count(*) filter (where o.work_order_id<>t.work_order_id) as bad, count(*) as "all" from time_logs t join operations o using (operation_id);

-- Q19 time logged on a machine the employee is not qualified for
select count(*) filter (where not exists(select 1 from machine_qualifications q where q.employee_id=t.employee_id and q.machine_id=t.machine_id)) as bad, count(*) as "all" from time_logs t where machine_id is not null;

-- Q20 hours are not clock-out less clock-in
select count(*) filter (where hours is null or abs(hours-extract(epoch from clock_out-clock_in)/3600)>0.02) as bad, count(*) as "all" from time_logs where clock_out is not null;

-- Q21 labour cost is not hours * rate
select count(*) filter (where abs(labor_cost-hours*hourly_rate)>0.02) as bad, count(*) as "all" from time_logs where hours is not null and labor_cost is not null;

-- Q22 clocked out before clocking in, or a shift over 24 hours
select count(*) filter (where clock_out<clock_in or clock_out-clock_in>interval '24 hours') as bad, count(*) as "all" from time_logs where clock_out is not null;

-- Q23 time logged before hiring or after leaving
select count(*) filter (where t.clock_in::date<e.hired_on or t.clock_in::date>e.terminated_on) as bad, count(*) as "all" from time_logs t join employees e using (employee_id);

-- Q24 subtotal is not the sum of the lines
select count(*) filter (where abs(subtotal-coalesce((select sum(line_total) from po_lines l where l.po_id=o.po_id),0))>0.01) as bad, count(*) as "all" from purchase_orders o;

-- Q25 total is not subtotal + tax
select count(*) filter (where abs(total-subtotal-tax)>0.01) as bad, count(*) as "all" from purchase_orders;

-- Q26 line_total is not quantity * price
select count(*) filter (where abs(line_total-qty_ordered*unit_price)>0.02) as bad, count(*) as "all" from po_lines;

-- Q27 qty_received is not the sum of the receipts
select count(*) filter (where abs(qty_received-coalesce((select sum(r.qty_received) from receipts r where r.po_line_id=l.po_line_id),0))>0.001) as bad, count(*) as "all" from po_lines l;

-- Q28 receipt of a line of another order
select count(*) filter (where l.po_id<>r.po_id) as bad, count(*) as "all" from receipts r join po_lines l using (po_line_id);

-- Q29 more rejected than received, or a reason without rejects
select count(*) filter (where qty_rejected>qty_received or (qty_rejected=0 and reject_reason is not null)) as bad, count(*) as "all" from receipts;

-- Q30 receipt for a draft order, or before the order date
select count(*) filter (where o.status='draft' or r.received_at::date<o.order_date) as bad, count(*) as "all" from receipts r join purchase_orders o using (po_id);

-- Q31 sign of the movement against its type
select count(*) filter (where case movement_type when 'issue' then qty>=0 else qty<=0 end) as bad, count(*) as "all" from inventory_movements where movement_type<>'adjustment';

-- Q32 movement whose references do not fit its type
select count(*) filter (where (movement_type='receipt')<>(receipt_id is not null) or (movement_type in ('issue','completion'))<>(work_order_id is not null) or (movement_type<>'adjustment' and reason is not null)) as bad, count(*) as "all" from inventory_movements;

-- Q33 completion of another part than the work order makes
select count(*) filter (where m.part_id<>w.part_id) as bad, count(*) as "all" from inventory_movements m join work_orders w using (work_order_id) where movement_type='completion';

-- Q34 employee supervises himself or herself
select count(*) filter (where supervisor_id=employee_id) as bad, count(*) as "all" from employees where supervisor_id is not null;

-- Q35 receipt or movement dated after today
select count(*) filter (where moved_at>'2026-01-02') as bad, count(*) as "all" from inventory_movements;

-- Q36 part description is filler or of another trade
select count(*) filter (where description ~* '\m(lorem|ipsum|dolor|placeholder|foobar|asdf|hoodie|t-shirt|burger|pizza|lasagna|subscription|api|webhook|login|password)\M' or description ~* '^(description|text|part|value|item)\s*#?\d*$') as bad, count(*) as "all" from parts;

-- Q37 work order that is its own parent or whose parent is made later than it
select count(*) filter (where p.work_order_id=w.work_order_id or p.created_at>w.created_at+interval '1 day') as bad, count(*) as "all" from work_orders w join work_orders p on p.work_order_id=w.parent_work_order_id;
