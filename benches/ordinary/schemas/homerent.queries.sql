-- Q1 terminated lease without a termination date, or a past termination date on a lease that is draft, pending, active or cancelled
select count(*) filter (where (status = 'terminated' and terminated_on is null) or (status <> 'terminated' and terminated_on < current_date - 1)) as bad, count(*) as "all" from leases where status <> 'expired';

-- Q2 draft or pending lease that is already signed, or lease signed after it had ended
select count(*) filter (where status in ('draft', 'pending_signature') or signed_at::date > coalesce(terminated_on, end_date)) as bad, count(*) as "all" from leases where signed_at is not null;

-- Q3 fixed lease without an end date or whose term is under 20 days or over 11 years
select count(*) filter (where end_date is null or end_date < start_date + 20 or end_date > start_date + 4018) as bad, count(*) as "all" from leases where term_kind = 'fixed';

-- Q4 maintenance request whose completion time contradicts its status
select count(*) filter (where (status = 'completed') <> (completed_at is not null) or (status = 'cancelled') <> (cancelled_at is not null)) as bad, count(*) as "all" from maintenance_requests where true;

-- Q5 maintenance request acknowledged, completed or cancelled before it was reported, or completed before acknowledged
select count(*) filter (where acknowledged_at < reported_at or completed_at < reported_at or cancelled_at < reported_at or completed_at < acknowledged_at) as bad, count(*) as "all" from maintenance_requests where coalesce(acknowledged_at, completed_at, cancelled_at) is not null;

-- Q6 card digits that are not four digits or stand on a payment not made by card
select count(*) filter (where card_last4 !~ '^[0-9]{4}$' or method <> 'card') as bad, count(*) as "all" from payments where card_last4 is not null;

-- Q7 charge whose status contradicts the amount paid
select count(*) filter (where (status = 'paid' and amount_paid <> amount) or (status = 'open' and amount_paid <> 0) or (status = 'partial' and (amount_paid <= 0 or amount_paid >= amount))) as bad, count(*) as "all" from rent_charges where status <> 'void';

-- Q8 rent charge whose period is backwards, longer than a month, or far from its due date
select count(*) filter (where period_end < period_start or period_end - period_start > 31 or due_on < period_start - 31 or due_on > period_end + 31) as bad, count(*) as "all" from rent_charges where kind = 'rent' and period_start is not null and period_end is not null;

-- Q9 owner statement whose net payout is not income less expenses less fee
select count(*) filter (where abs(net_payout - (rent_income - expenses - management_fee)) > 0.01) as bad, count(*) as "all" from owner_statements where true;

-- Q10 deposit given back that is more than was taken, or whose status contradicts what was returned
select count(*) filter (where returned_amount + deductions_amount > amount + 0.01 or (status = 'held' and (returned_on is not null or returned_amount > 0)) or (status in ('returned', 'partially_returned') and (returned_on is null or returned_amount <= 0)) or returned_on < received_on) as bad, count(*) as "all" from security_deposits where true;

-- Q11 file name whose ending contradicts the content type
select count(*) filter (where (content_type = 'application/pdf') <> (lower(file_name) ~ '\.pdf$') or (content_type like 'image/%') <> (lower(file_name) ~ '\.(jpe?g|png|gif|webp|heic|tiff?|svg|bmp)$')) as bad, count(*) as "all" from documents where true;

-- Q12 message whose sender columns contradict the sender kind
select count(*) filter (where (sender_kind = 'tenant' and (tenant_id is null or staff_user_id is not null)) or (sender_kind = 'staff' and tenant_id is not null)) as bad, count(*) as "all" from messages where true;

-- Q13 lease, or building, whose organization is not that of its unit's building, its tenant, its owner or its manager
select count(*) filter (where mine <> theirs) as bad, count(*) as "all" from (select l.organization_id as mine, b.organization_id as theirs from leases l join units u on u.id = l.unit_id join buildings b on b.id = u.building_id union all select l.organization_id, t.organization_id from leases l join tenants t on t.id = l.primary_tenant_id union all select b.organization_id, o.organization_id from buildings b join owners o on o.id = b.owner_id union all select b.organization_id, s.organization_id from buildings b join staff_users s on s.id = b.manager_id) x where true;

-- Q14 lease whose primary tenant is missing among the primary members of the lease, or that has not exactly one primary member
select count(*) filter (where (select count(*) from lease_tenants t where t.lease_id = l.id and t.is_primary) <> 1 or not exists (select 1 from lease_tenants t where t.lease_id = l.id and t.tenant_id = l.primary_tenant_id and t.is_primary)) as bad, count(*) as "all" from leases l where l.status in ('active', 'expired', 'terminated');

-- Q15 payment by a tenant who is not on the lease
select count(*) filter (where not exists (select 1 from lease_tenants t where t.lease_id = p.lease_id and t.tenant_id = p.tenant_id) and not exists (select 1 from leases l where l.id = p.lease_id and l.primary_tenant_id = p.tenant_id)) as bad, count(*) as "all" from payments p where true;

-- Q16 payment put on a charge of another lease
select count(*) filter (where p.lease_id <> c.lease_id) as bad, count(*) as "all" from payment_allocations a join payments p on p.id = a.payment_id join rent_charges c on c.id = a.rent_charge_id where true;

-- Q17 charge whose paid amount is not the sum of what successful payments put on it
select count(*) filter (where abs(c.amount_paid - coalesce((select sum(a.amount) from payment_allocations a join payments p on p.id = a.payment_id where a.rent_charge_id = c.id and p.status in ('succeeded', 'pending')), 0)) > 0.01 and abs(c.amount_paid - coalesce((select sum(a.amount) from payment_allocations a join payments p on p.id = a.payment_id where a.rent_charge_id = c.id and p.status = 'succeeded'), 0)) > 0.01) as bad, count(*) as "all" from rent_charges c where c.status <> 'void';

-- Q18 rent charge period outside the lease
select count(*) filter (where c.period_end < l.start_date or (l.term_kind = 'fixed' and l.status in ('expired', 'terminated') and c.period_start > coalesce(l.terminated_on, l.end_date) + 31)) as bad, count(*) as "all" from rent_charges c join leases l on l.id = c.lease_id where c.kind = 'rent' and c.period_start is not null and c.status <> 'void';

-- Q19 full month's rent charge far from the rent of the lease
select count(*) filter (where c.amount < l.monthly_rent * 0.6 or c.amount > l.monthly_rent * 1.4) as bad, count(*) as "all" from rent_charges c join leases l on l.id = c.lease_id where c.kind = 'rent' and c.period_end - c.period_start between 27 and 31;

-- Q20 unit occupied without an active lease, or vacant with one that has begun
select count(*) filter (where (u.status = 'occupied' and not exists (select 1 from leases l where l.unit_id = u.id and l.status in ('active', 'expired'))) or (u.status = 'vacant' and exists (select 1 from leases l where l.unit_id = u.id and l.status = 'active' and l.start_date <= current_date - 3))) as bad, count(*) as "all" from units u where u.status in ('occupied', 'vacant');

-- Q21 active lease on a unit that has another active lease over the same days
select count(*) filter (where exists (select 1 from leases o where o.unit_id = l.unit_id and o.id <> l.id and o.status = 'active' and o.start_date < coalesce(l.end_date, 'infinity') and l.start_date < coalesce(o.end_date, 'infinity'))) as bad, count(*) as "all" from leases l where l.status = 'active';

-- Q22 maintenance request on a unit of another building
select count(*) filter (where u.building_id <> m.building_id) as bad, count(*) as "all" from maintenance_requests m join units u on u.id = m.unit_id where true;

-- Q23 work order whose total is not the sum of its items
select count(*) filter (where abs(w.total_cost - i.total) > 0.02) as bad, count(*) as "all" from work_orders w join (select work_order_id, sum(line_total) as total from work_order_items group by 1) i on i.work_order_id = w.id where w.total_cost is not null and w.status = 'done';

-- Q24 building or thread whose counter is not the number of its children
select count(*) filter (where kept <> real) as bad, count(*) as "all" from (select b.units_count as kept, (select count(*) from units u where u.building_id = b.id) as real from buildings b union all select t.messages_count, (select count(*) from messages m where m.thread_id = t.id) from message_threads t) x where true;

-- Q25 tenant's message in a thread of another tenant, or any message sent before the thread began
select count(*) filter (where m.tenant_id <> t.tenant_id or m.sent_at < t.created_at - interval '1 minute') as bad, count(*) as "all" from messages m join message_threads t on t.id = m.thread_id where true;

-- Q26 market rent outside 150 to 40000 a month, or a lease's rent outside a third to three times the unit's market rent
select count(*) filter (where u.market_rent not between 150 and 40000 or l.monthly_rent < u.market_rent / 3 or l.monthly_rent > u.market_rent * 3) as bad, count(*) as "all" from units u left join leases l on l.unit_id = u.id where true;

-- Q27 unit on a floor above its building's floors, or with an area that cannot hold its bedrooms
select count(*) filter (where u.floor > b.floors + 1 or u.floor < -3 or u.area_sqft < 100 + 80 * u.bedrooms or u.area_sqft > 20000 or u.bedrooms > 12 or u.bathrooms > 12 or u.bathrooms < 0.5) as bad, count(*) as "all" from units u join buildings b on b.id = u.building_id where true;

-- Q28 single-family house with many units or duplex with more than four
select count(*) filter (where (b.kind = 'single_family' and n > 3) or (b.kind = 'duplex' and n > 4)) as bad, count(*) as "all" from buildings b cross join lateral (select count(*) as n from units u where u.building_id = b.id) c where b.kind in ('single_family', 'duplex');

-- Q29 tenant's name that is no name (digits, signs, one letter, filler word), or the same full name on far too many tenants
select count(*) filter (where first_name || last_name ~ '[0-9_@#]' or length(first_name) < 2 or first_name ~* '^(lorem|ipsum|test|sample|string|first|name)\M' or same > 4 + total / 300) as bad, count(*) as "all" from (select first_name, last_name, count(*) over () as total, count(*) over (partition by lower(first_name), lower(last_name)) as same from tenants) t where true;

-- Q30 long tenant's message or request description that stands word for word in three or more rows
select count(*) filter (where same >= 3) as bad, count(*) as "all" from (select txt, count(*) over (partition by txt) as same from (select body as txt from messages where sender_kind = 'tenant' union all select description from maintenance_requests) a) t where length(txt) > 60;

-- Q31 building whose state is no US state, whose postal code is no ZIP code, or whose year built is absurd
select count(*) filter (where state not in ('AL','AK','AZ','AR','CA','CO','CT','DE','DC','FL','GA','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','OH','OK','OR','PA','RI','SC','SD','TN','TX','UT','VT','VA','WA','WV','WI','WY','PR') or postal_code !~ '^[0-9]{5}(-[0-9]{4})?$' or year_built not between 1700 and 2030) as bad, count(*) as "all" from buildings b join organizations o on o.id = b.organization_id where o.currency = 'USD' and o.timezone like 'America/%';

-- Q32 deposit or late fee out of all proportion to the rent
select count(*) filter (where deposit_amount < 0 or deposit_amount > monthly_rent * 6 or late_fee_amount < 0 or late_fee_amount > monthly_rent) as bad, count(*) as "all" from leases where true;

-- Q33 credit score outside 300 to 850, application fee over 500, or tenant under 16 or over 110 years old at the start of the lease
select count(*) filter (where wrong) as bad, count(*) as "all" from (select credit_score not between 300 and 850 or application_fee not between 0 and 500 or stated_income < 0 as wrong from rental_applications union all select l.start_date < t.date_of_birth + interval '16 years' or l.start_date > t.date_of_birth + interval '110 years' from leases l join tenants t on t.id = l.primary_tenant_id where t.date_of_birth is not null) x where true;

-- Q34 phone number that is no phone number
select count(*) filter (where p !~* '^[+]?[0-9 ().,x/ext#-]+$' or length(regexp_replace(p, '[^0-9]', '', 'g')) not between 7 and 20) as bad, count(*) as "all" from (select phone as p from tenants union all select phone from vendors union all select phone from staff_users union all select phone from owners union all select emergency_contact_phone from tenants) t where p is not null;

-- Q35 maintenance request whose title speaks of another trade than its category
select count(*) filter (where (title ~* '\m(leak|leaking|toilet|faucet|drain|clogged)\M' and title !~* 'outlet|light|spark|wir|power|switch|panel|gfci|disposal' and category = 'electrical') or (title ~* '\m(roaches|cockroach|cockroaches|mice|ants|bed ?bugs|termites|wasps)\M' and category in ('plumbing', 'electrical', 'hvac', 'appliance')) or (title ~* '\m(breaker|wiring)\M' and category in ('plumbing', 'pest'))) as bad, count(*) as "all" from maintenance_requests where title ~* '\m(leak|leaking|toilet|faucet|drain|clogged|roaches|cockroach|cockroaches|mice|ants|bed ?bugs|termites|wasps|breaker|wiring)\M';

-- Q36 lease with more than 20 occupants or none, or more than 12 people on it
select count(*) filter (where l.occupants_count not between 1 and 20 or (select count(*) from lease_tenants t where t.lease_id = l.id) > 12) as bad, count(*) as "all" from leases l where l.status in ('active', 'expired', 'terminated');
