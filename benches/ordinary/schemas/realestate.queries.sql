-- Q1 COUNT listing_count is not the number of the office's listings
select count(*) filter (where listing_count <> (select count(*) from listings l where l.office_id = o.id)) as bad, count(*) as "all" from offices o;

-- Q2 PATH listing's agent works in another office
select count(*) filter (where a.office_id <> l.office_id) as bad, count(*) as "all" from listings l join agents a on a.id = l.agent_id;

-- Q3 KIND sale without a price or with a rent, rental without a rent or with a sale price
select count(*) filter (where (deal = 'sale' and (sale_price is null or monthly_rent is not null or deposit is not null)) or (deal = 'rent' and (monthly_rent is null or sale_price is not null))) as bad, count(*) as "all" from listings;

-- Q4 KIND a rental that was sold, or a sale that was let
select count(*) filter (where (deal = 'rent' and status = 'sold') or (deal = 'sale' and status = 'let')) as bad, count(*) as "all" from listings;

-- Q5 STATUS draft that is published, or one past draft and not withdrawn that is not
select count(*) filter (where (status = 'draft' and published_at is not null) or (status in ('active', 'under_offer', 'sold', 'let') and published_at is null)) as bad, count(*) as "all" from listings;

-- Q6 STATUS closed_at against the status, or before publication
select count(*) filter (where (status in ('sold', 'let', 'withdrawn')) <> (closed_at is not null) or closed_at < published_at) as bad, count(*) as "all" from listings;

-- Q7 SUM price per square metre is not price over living area (off by more than 2 %)
select count(*) filter (where abs(l.price_per_m2 - coalesce(l.sale_price, l.monthly_rent)::numeric / p.living_area_m2) > greatest(1, 0.02 * l.price_per_m2)) as bad, count(*) as "all" from listings l join properties p on p.id = l.property_id where l.price_per_m2 is not null and p.living_area_m2 > 0 and coalesce(l.sale_price, l.monthly_rent) is not null;

-- Q8 BOUND deposit below half a month's rent or above six months'
select count(*) filter (where deposit < 0.5 * monthly_rent or deposit > 6 * monthly_rent) as bad, count(*) as "all" from listings where deposit is not null and monthly_rent is not null;

-- Q9 COUNT viewing_count or offer_count is not the number of rows
select count(*) filter (where viewing_count <> (select count(*) from viewings v where v.listing_id = l.id) or offer_count <> (select count(*) from offers o where o.listing_id = l.id)) as bad, count(*) as "all" from listings l;

-- Q10 COUNT highest_offer is not the highest amount offered
select count(*) filter (where highest_offer is distinct from (select max(amount) from offers o where o.listing_id = l.id)) as bad, count(*) as "all" from listings l where exists (select 1 from offers o where o.listing_id = l.id) or highest_offer is not null;

-- Q11 KIND land with bedrooms or a floor; house with a floor as if a flat
select count(*) filter (where (type = 'land' and (bedrooms > 0 or bathrooms > 0 or floor is not null or year_built is not null)) or (type = 'house' and floor is not null)) as bad, count(*) as "all" from properties;

-- Q12 BOUND flat above the top of its building, more bathrooms than bedrooms plus two, renovated before built
select count(*) filter (where floor > floors_in_building or bathrooms > bedrooms + 2 or year_renovated < year_built or year_built > 2027 or year_renovated > 2026) as bad, count(*) as "all" from properties;

-- Q13 WORDS energy class outside A to G, or a home below 10 or above 3,000 square metres
select count(*) filter (where upper(energy_class) not between 'A' and 'G' or (type in ('house', 'flat') and living_area_m2 not between 10 and 3000)) as bad, count(*) as "all" from properties;

-- Q14 ORDER price change before publication, after closing, or without a change
select count(*) filter (where c.changed_at < l.published_at or c.changed_at > l.closed_at or c.old_price = c.new_price) as bad, count(*) as "all" from price_changes c join listings l on l.id = c.listing_id;

-- Q15 ORDER a change's old price is not the new price of the change before
select count(*) filter (where old_price <> prev) as bad, count(*) as "all" from (select old_price, lag(new_price) over (partition by listing_id order by changed_at, id) prev from price_changes) x where prev is not null;

-- Q16 COPY newest changed price is not the listing's price
select count(*) filter (where c.new_price is distinct from coalesce(l.sale_price, l.monthly_rent)) as bad, count(*) as "all" from listings l join lateral (select new_price from price_changes c where c.listing_id = l.id order by changed_at desc, id desc limit 1) c on true;

-- Q17 ALONE several covers among the photos of a listing, or none
select count(*) filter (where n <> 1) as bad, count(*) as "all" from (select count(*) filter (where is_cover) n from photos group by listing_id) x;

-- Q18 ALONE two photos of a listing at one position
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by listing_id, position) n from photos) x;

-- Q19 ORDER viewing upside down, longer than four hours, or before it was requested
select count(*) filter (where ends_at <= starts_at or ends_at > starts_at + interval '4 hours' or requested_at > starts_at) as bad, count(*) as "all" from viewings;

-- Q20 NOW held in the future or planned in the past
select count(*) filter (where (status in ('held', 'no_show') and starts_at > '2026-01-01 23:59Z') or (status = 'planned' and starts_at < '2025-12-25Z')) as bad, count(*) as "all" from viewings;

-- Q21 STATUS feedback or interest for a viewing that was not held
select count(*) filter (where status <> 'held') as bad, count(*) as "all" from viewings where feedback is not null or interest is not null;

-- Q22 FARSTATE viewing of a draft, or one that starts after the listing was closed
select count(*) filter (where l.status = 'draft' or v.starts_at > l.closed_at or v.starts_at < l.published_at) as bad, count(*) as "all" from viewings v join listings l on l.id = v.listing_id where v.status = 'held';

-- Q23 ALONE somebody views or bids for the own property
select count(*) filter (where who = p.owner_id) as bad, count(*) as "all" from (select listing_id, contact_id who from viewings union all select listing_id, buyer_id from offers) x join listings l on l.id = x.listing_id join properties p on p.id = l.property_id;

-- Q24 ROLE bidder is a contact who only sells, or owner one who only buys
select count(*) filter (where kind = bad) as bad, count(*) as "all" from (select c.kind, 'seller' bad from offers o join contacts c on c.id = o.buyer_id union all select c.kind, 'buyer' from properties p join contacts c on c.id = p.owner_id) x;

-- Q25 BOUND offer below half or above twice the price of the listing
select count(*) filter (where o.amount not between 0.5 * coalesce(l.sale_price, l.monthly_rent) and 2 * coalesce(l.sale_price, l.monthly_rent)) as bad, count(*) as "all" from offers o join listings l on l.id = o.listing_id where coalesce(l.sale_price, l.monthly_rent) is not null;

-- Q26 PATH replaced offer is of another listing or buyer, later, or the offer itself
select count(*) filter (where p.listing_id <> o.listing_id or p.buyer_id <> o.buyer_id or p.made_at > o.made_at or p.id = o.id) as bad, count(*) as "all" from offers o join offers p on p.id = o.replaces_offer_id;

-- Q27 STATUS decision time of a pending offer, none of an accepted or rejected one, or before the offer
select count(*) filter (where (status = 'pending' and decided_at is not null) or (status in ('accepted', 'rejected') and decided_at is null) or decided_at < made_at or valid_until < made_at::date) as bad, count(*) as "all" from offers;

-- Q28 ALONE two accepted offers of a listing
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) filter (where status = 'accepted') n from offers group by listing_id) x;

-- Q29 PATH sale's offer is of another listing, or its seller not the owner
select count(*) filter (where o.listing_id <> s.listing_id or p.owner_id <> s.seller_id) as bad, count(*) as "all" from sales s join offers o on o.id = s.offer_id join listings l on l.id = s.listing_id join properties p on p.id = l.property_id;

-- Q30 COPY buyer or price of the sale is not the offer's
select count(*) filter (where o.buyer_id <> s.buyer_id or o.amount <> s.price) as bad, count(*) as "all" from sales s join offers o on o.id = s.offer_id;

-- Q31 FARSTATE sale of a listing that is not sold, or by an offer that was not accepted
select count(*) filter (where l.status <> 'sold' or o.status <> 'accepted') as bad, count(*) as "all" from sales s join listings l on l.id = s.listing_id join offers o on o.id = s.offer_id;

-- Q32 SUM commission is not its rate of the price
select count(*) filter (where abs(commission_amount - price * commission_rate / 100) > 1) as bad, count(*) as "all" from sales;

-- Q33 BOUND budget or search with the lower end above the upper
select count(*) filter (where lo > hi or lo < 0) as bad, count(*) as "all" from (select budget_min lo, budget_max hi from contacts union all select price_from, price_to from saved_searches) x where lo is not null and hi is not null;

-- Q34 KIND budget of somebody who only sells
select count(*) filter (where kind = 'seller') as bad, count(*) as "all" from contacts where budget_max is not null;

-- Q35 TEXT slug made from another text than the title
select count(*) filter (where position(split_part(regexp_replace(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), '^-+|-+$', '', 'g'), '-', 1) in slug) = 0) as bad, count(*) as "all" from listings where title ~ '^[A-Za-z0-9 ,.''&-]+$';
