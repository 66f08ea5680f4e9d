-- Q1 two leases of one unit that are (or were) in force overlap in time
select count(*) filter (where exists (select 1 from leases m where m.unit_id = l.unit_id and m.lease_id <> l.lease_id and m.status <> 'draft'
  and daterange(m.starts_on, greatest(m.starts_on, least(coalesce(m.terminated_on, m.ends_on, date '9999-01-01'), coalesce(m.ends_on, date '9999-01-01')))) && daterange(l.starts_on, greatest(l.starts_on, least(coalesce(l.terminated_on, l.ends_on, date '9999-01-01'), coalesce(l.ends_on, date '9999-01-01')))))) as bad, count(*) as "all"
from leases l where l.status <> 'draft';

-- Q2 a lease ends before (or on the day) it starts
select count(*) filter (where ends_on <= starts_on) as bad, count(*) as "all" from leases where ends_on is not null;

-- Q3 a lease that is in force, ended or terminated was never signed
select count(*) filter (where signed_on is null) as bad, count(*) as "all" from leases where status <> 'draft';

-- Q4 a lease is active though it has not begun yet or its end is past
select count(*) filter (where starts_on > date '2026-01-04' or ends_on < date '2025-12-29') as bad, count(*) as "all" from leases where status = 'active';

-- Q5 a lease has a day of termination though it is not terminated, or is terminated without such a day
select count(*) filter (where (status = 'terminated') <> (terminated_on is not null)) as bad, count(*) as "all" from leases;

-- Q6 a lease was signed after it started by more than a month or more than a year before
select count(*) filter (where signed_on > starts_on + 31 or signed_on < starts_on - 366) as bad, count(*) as "all" from leases where signed_on is not null;

-- Q7 a lease's deposit is more than six monthly rents
select count(*) filter (where deposit_amount > 6 * monthly_rent or deposit_amount < 0) as bad, count(*) as "all" from leases;

-- Q8 a lease's monthly rent is less than half or more than twice the unit's asking rent
select count(*) filter (where l.monthly_rent < u.asking_rent / 2 or l.monthly_rent > u.asking_rent * 2) as bad, count(*) as "all" from leases l join units u using (unit_id) where u.asking_rent > 0;

-- Q9 a lease's predecessor is of another unit and another tenant, or is the lease itself
select count(*) filter (where p.lease_id = l.lease_id or (p.unit_id <> l.unit_id and p.tenant_id <> l.tenant_id)) as bad, count(*) as "all" from leases l join leases p on p.lease_id = l.previous_lease_id;

-- Q10 a lease begins before the year its building was built
select count(*) filter (where extract(year from l.starts_on) < b.year_built) as bad, count(*) as "all" from leases l join units u using (unit_id) join buildings b using (building_id);

-- Q11 a tenant was not of age when the lease was signed
select count(*) filter (where coalesce(l.signed_on, l.starts_on) < t.date_of_birth + interval '18 years') as bad, count(*) as "all" from leases l join tenants t using (tenant_id) where t.date_of_birth is not null;

-- Q12 an agent of a lease is an accountant or caretaker
select count(*) filter (where s.role in ('accountant', 'caretaker')) as bad, count(*) as "all" from leases l join staff s on s.staff_id = l.agent_id;

-- Q13 a unit is vacant though it has an active lease
select count(*) filter (where u.status = 'vacant') as bad, count(*) as "all" from units u where exists (select 1 from leases l where l.unit_id = u.unit_id and l.status = 'active' and l.starts_on <= date '2026-01-01');

-- Q14 a unit is occupied though it has no active lease
select count(*) filter (where not exists (select 1 from leases l where l.unit_id = u.unit_id and l.status = 'active')) as bad, count(*) as "all" from units u where u.status = 'occupied';

-- Q15 a unit is on a floor that its building does not have
select count(*) filter (where u.floor > b.floors) as bad, count(*) as "all" from units u join buildings b using (building_id);

-- Q16 a building's unit_count is not the number of its units
select count(*) filter (where b.unit_count <> (select count(*) from units u where u.building_id = b.building_id)) as bad, count(*) as "all" from buildings b;

-- Q17 a building was renovated before it was built
select count(*) filter (where year_renovated < year_built) as bad, count(*) as "all" from buildings where year_renovated is not null;

-- Q18 a building was sold before it was acquired
select count(*) filter (where sold_on < acquired_on) as bad, count(*) as "all" from buildings where sold_on is not null;

-- Q19 a flat has more bedrooms than rooms
select count(*) filter (where bedrooms > rooms) as bad, count(*) as "all" from units where bedrooms is not null and rooms is not null and kind in ('apartment', 'studio');

-- Q20 an apartment, studio or office has an absurd size (below 8 or above 5000 square metres)
select count(*) filter (where area_sqm < 8 or area_sqm > 5000) as bad, count(*) as "all" from units where kind in ('apartment', 'studio', 'office');

-- Q21 a person has no name, or a company no company name
select count(*) filter (where case kind when 'person' then first_name is null or last_name is null else company_name is null end) as bad, count(*) as "all" from tenants;

-- Q22 a person (not a company) as tenant has a VAT number or a company name
select count(*) filter (where vat_number is not null or company_name is not null) as bad, count(*) as "all" from tenants where kind = 'person';

-- Q23 a charge's status does not fit the amount paid
select count(*) filter (where case status when 'paid' then amount_paid <> amount when 'open' then amount_paid <> 0 else amount_paid <= 0 or amount_paid >= amount end) as bad, count(*) as "all" from rent_charges where status <> 'written_off';

-- Q24 a paid charge has no day of payment, or an open one has
select count(*) filter (where (status = 'paid') <> (paid_on is not null)) as bad, count(*) as "all" from rent_charges where status in ('open', 'paid');

-- Q25 a charge of rent is for a time before the lease's start or after its end
select count(*) filter (where c.period_end < l.starts_on or c.period_start > coalesce(l.terminated_on, l.ends_on)) as bad, count(*) as "all" from rent_charges c join leases l using (lease_id) where c.kind = 'rent';

-- Q26 a charge of rent is not about the monthly rent of its lease (for the months it is for)
select count(*) filter (where c.amount > (l.monthly_rent + l.monthly_utilities) * 1.1 * greatest(1, (c.period_end - c.period_start) / 28.0) or c.amount < l.monthly_rent * 0.7 * (c.period_end - c.period_start) / 31.0) as bad, count(*) as "all" from rent_charges c join leases l using (lease_id) where c.kind = 'rent' and c.period_end >= c.period_start;

-- Q27 one lease is charged rent twice for the same time
select count(*) filter (where exists (select 1 from rent_charges d where d.lease_id = c.lease_id and d.kind = 'rent' and d.charge_id <> c.charge_id and d.period_start < c.period_end and c.period_start < d.period_end)) as bad, count(*) as "all" from rent_charges c where c.kind = 'rent' and c.period_start < c.period_end;

-- Q28 the allocations of a payment come to more than the payment
select count(*) filter (where a.s > p.amount) as bad, count(*) as "all" from payments p join (select payment_id, sum(amount) as s from payment_allocations group by payment_id) a using (payment_id);

-- Q29 a payment is allocated to another tenant's charge
select count(*) filter (where l.tenant_id <> p.tenant_id) as bad, count(*) as "all" from payment_allocations a join payments p using (payment_id) join rent_charges c using (charge_id) join leases l on l.lease_id = c.lease_id;

-- Q30 a charge's amount_paid is not the sum of what was allocated to it
select count(*) filter (where c.amount_paid <> a.s) as bad, count(*) as "all" from rent_charges c join (select charge_id, sum(a.amount) as s from payment_allocations a join payments p using (payment_id) where p.returned_on is null group by charge_id) a using (charge_id);

-- Q31 a deposit was returned before it was received, or before its lease began
select count(*) filter (where d.returned_on < d.received_on or d.returned_on < l.starts_on) as bad, count(*) as "all" from deposits d join leases l using (lease_id) where d.returned_on is not null;

-- Q32 a deposit's amount is not the one in the lease
select count(*) filter (where d.amount <> l.deposit_amount) as bad, count(*) as "all" from deposits d join leases l using (lease_id);

-- Q33 the times of a maintenance request (reported, acknowledged, resolved) are out of order
select count(*) filter (where acknowledged_at < reported_at or resolved_at < acknowledged_at or resolved_at < reported_at) as bad, count(*) as "all" from maintenance_requests where acknowledged_at is not null or resolved_at is not null;

-- Q34 a work order is for another unit than its maintenance request
select count(*) filter (where w.unit_id <> r.unit_id) as bad, count(*) as "all" from work_orders w join maintenance_requests r using (request_id);

-- Q35 a work order's total is not labour plus material
select count(*) filter (where abs(total_cost - coalesce(labour_cost, 0) - coalesce(material_cost, 0)) > 0.01 * total_cost + 0.02 and abs(total_cost - 1.2 * (coalesce(labour_cost, 0) + coalesce(material_cost, 0))) > 0.01 * total_cost) as bad, count(*) as "all" from work_orders where total_cost is not null and (labour_cost is not null or material_cost is not null);

-- Q36 the number of failed items of an inspection is not that of its lines
select count(*) filter (where i.items_failed <> n.f) as bad, count(*) as "all" from inspections i join (select inspection_id, count(*) filter (where failed) as f from inspection_items group by inspection_id) n using (inspection_id);
