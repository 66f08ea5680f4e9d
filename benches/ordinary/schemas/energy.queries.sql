-- Q1 trial ends before it starts, or lasts longer than 90 days
select count(*) filter (where trial_ends_at <= trial_started_at or trial_ends_at > trial_started_at + interval '90 days') as bad, count(*) as all from organizations;
-- Q2 trialing after the trial ended, or with a subscription
select count(*) filter (where trial_ends_at < '2026-01-01' or subscribed_at is not null) as bad, count(*) as all from organizations where status = 'trialing';
-- Q3 active or past due without ever having subscribed
select count(*) filter (where subscribed_at is null or subscribed_at < trial_started_at) as bad, count(*) as all from organizations where status in ('active', 'past_due');
-- Q4 suspended without a time, or a time though active
select count(*) filter (where (status = 'suspended' and suspended_at is null) or (status in ('active', 'trialing') and suspended_at is not null)) as bad, count(*) as all from organizations where status in ('suspended', 'active', 'trialing');
-- Q5 churned without a time, or a time of one that is still there
select count(*) filter (where (status = 'churned') <> (churned_at is not null) or churned_at < created_at) as bad, count(*) as all from organizations;
-- Q6 meters_count is not the number of meters, or above the limit
select count(*) filter (where meters_count not in (a, b) or meters_count > max_meters) as bad, count(*) as all from (select o.*, (select count(*) from meters m where m.organization_id = o.id) a, (select count(*) from meters m where m.organization_id = o.id and m.status <> 'decommissioned') b from organizations o) o;
-- Q7 trial started before the organization was made, or over a quarter later
select count(*) filter (where trial_started_at < created_at - interval '1 day' or trial_started_at > created_at + interval '90 days') as bad, count(*) as all from organizations;
-- Q8 time zone of another continent than the country
select count(*) filter (where case when country_code in ('DE', 'FR', 'NL', 'GB', 'ES', 'IT', 'BE', 'AT', 'CH', 'PL', 'SE', 'DK', 'NO', 'FI', 'PT', 'IE') then time_zone !~ '^(Europe/|UTC|CET|GMT)' when country_code in ('US', 'CA', 'MX', 'BR') then time_zone !~ '^(America/|US/|Canada/|Pacific/Honolulu|UTC)' when country_code in ('JP', 'CN', 'IN', 'SG', 'KR') then time_zone !~ '^(Asia/|UTC)' when country_code in ('AU', 'NZ') then time_zone !~ '^(Australia/|Pacific/|UTC)' else false end) as bad, count(*) as all from organizations;
-- Q9 currency that the country does not have
select count(*) filter (where case when country_code in ('DE', 'FR', 'NL', 'ES', 'IT', 'BE', 'AT', 'FI', 'PT', 'IE') then currency not in ('EUR') when country_code = 'GB' then currency <> 'GBP' when country_code = 'US' then currency <> 'USD' when country_code = 'CH' then currency <> 'CHF' when country_code = 'CA' then currency not in ('CAD', 'USD') when country_code = 'SE' then currency <> 'SEK' else false end) as bad, count(*) as all from organizations;
-- Q10 slug that has nothing of the name
select count(*) filter (where slug !~ left(regexp_replace(lower(name), '[^a-z0-9].*$', ''), 5)) as bad, count(*) as all from organizations;
-- Q11 organization without an owner (of those with users)
select count(*) filter (where owners = 0) as bad, count(*) as all from (select organization_id, count(*) filter (where role = 'owner') owners from users group by 1) u;
-- Q12 user invited by oneself, by one of another organization or by a viewer
select count(*) filter (where i.id = u.id or i.organization_id <> u.organization_id or i.role = 'viewer') as bad, count(*) as all from users u join users i on i.id = u.invited_by;
-- Q13 inviter without a time of invitation, accepted before invited, or seen before accepted
select count(*) filter (where (invited_by is not null and invited_at is null) or accepted_at < invited_at or last_seen_at < accepted_at or (invited_at is not null and accepted_at is null and last_seen_at is not null)) as bad, count(*) as all from users;
-- Q14 deactivated before made, or seen afterwards
select count(*) filter (where deactivated_at < created_at or last_seen_at > deactivated_at) as bad, count(*) as all from users where deactivated_at is not null;
-- Q15 alerts by SMS without a phone
select count(*) filter (where phone is null) as bad, count(*) as all from users where alerts_by_sms;
-- Q16 user older than the organization
select count(*) filter (where u.created_at < o.created_at) as bad, count(*) as all from users u join organizations o on o.id = u.organization_id;
-- Q17 parent site of another organization
select count(*) filter (where p.organization_id <> s.organization_id) as bad, count(*) as all from sites s join sites p on p.id = s.parent_id;
-- Q18 floor that is not in a building, building that is in one, or campus inside something
select count(*) filter (where case s.kind when 'campus' then s.parent_id is not null when 'building' then s.parent_id is not null and p.kind <> 'campus' else s.parent_id is null or p.kind <> 'building' end) as bad, count(*) as all from sites s left join sites p on p.id = s.parent_id;
-- Q19 site in another city or country than the one it is part of
select count(*) filter (where p.city <> s.city or p.country_code <> s.country_code) as bad, count(*) as all from sites s join sites p on p.id = s.parent_id;
-- Q20 heated area above the floor area
select count(*) filter (where heated_area_m2 > floor_area_m2 or heated_area_m2 < 0) as bad, count(*) as all from sites where heated_area_m2 is not null and floor_area_m2 is not null;
-- Q21 built after it opened, before 1700 or in the future
select count(*) filter (where built_year > extract(year from opened_on) or built_year not between 1700 and 2026) as bad, count(*) as all from sites where built_year is not null;
-- Q22 floors of a building are larger than the building
select count(*) filter (where s > p.floor_area_m2 * 1.05) as bad, count(*) as all from sites p join (select parent_id, sum(floor_area_m2) s from sites where kind = 'floor' group by 1) f on f.parent_id = p.id where p.floor_area_m2 is not null;
-- Q23 manager of another organization or deactivated
select count(*) filter (where u.organization_id <> s.organization_id or u.deactivated_at is not null) as bad, count(*) as all from sites s join users u on u.id = s.manager_id;
-- Q24 coordinates of another country (Germany, France, United States, Great Britain)
select count(*) filter (where case country_code when 'DE' then not (latitude between 47 and 55.5 and longitude between 5.5 and 15.5) when 'FR' then not (latitude between 41 and 51.5 and longitude between -5.5 and 10) when 'US' then not (latitude between 18 and 72 and longitude between -180 and -65) when 'GB' then not (latitude between 49 and 61 and longitude between -9 and 2.5) else false end) as bad, count(*) as all from sites where latitude is not null and longitude is not null and country_code in ('DE', 'FR', 'US', 'GB');
-- Q25 latitude without longitude
select count(*) filter (where (latitude is null) <> (longitude is null)) as bad, count(*) as all from sites;
-- Q26 channels_used is not the number of meters, or above the channels
select count(*) filter (where channels_used <> n or channels_used > channels) as bad, count(*) as all from (select g.*, (select count(*) from meters m where m.gateway_id = g.id) n from gateways g) g;
-- Q27 gateway online whose heartbeat is over a week old or missing
select count(*) filter (where last_heartbeat_at is null or last_heartbeat_at < '2025-12-25') as bad, count(*) as all from gateways where status = 'online';
-- Q28 gateway decommissioned without a time, or a time without that
select count(*) filter (where (status = 'decommissioned') <> (decommissioned_at is not null) or last_heartbeat_at > decommissioned_at) as bad, count(*) as all from gateways;
-- Q29 gateway only provisioned that was installed or had a heartbeat, or online one that was not installed
select count(*) filter (where (status = 'provisioned' and last_heartbeat_at is not null) or (status in ('online', 'offline') and installed_at is null) or last_heartbeat_at < installed_at or decommissioned_at < installed_at) as bad, count(*) as all from gateways;
-- Q30 firmware that is no version
select count(*) filter (where firmware_version !~ '^v?\d+\.\d+(\.\d+)?') as bad, count(*) as all from gateways;
-- Q31 meter of another organization than its site
select count(*) filter (where s.organization_id <> m.organization_id) as bad, count(*) as all from meters m join sites s on s.id = m.site_id;
-- Q32 meter on a gateway of another organization's site
select count(*) filter (where s.organization_id <> m.organization_id) as bad, count(*) as all from meters m join gateways g on g.id = m.gateway_id join sites s on s.id = g.site_id;
-- Q33 channel without a gateway, gateway without a channel, or channel the gateway does not have
select count(*) filter (where (m.gateway_id is null) <> (m.channel is null) or m.channel not between 0 and g.channels) as bad, count(*) as all from meters m left join gateways g on g.id = m.gateway_id;
-- Q34 unit that does not fit the medium
select count(*) filter (where case medium when 'electricity' then unit = 'm3' when 'heat' then unit = 'm3' when 'water' then unit <> 'm3' else false end) as bad, count(*) as all from meters;
-- Q35 power of a meter for water
select count(*) filter (where max_power_kw is not null) as bad, count(*) as all from meters where medium = 'water';
-- Q36 main meter of another organization, another building or another medium
select count(*) filter (where p.id = m.id or p.organization_id <> m.organization_id or p.site_id <> m.site_id or p.medium <> m.medium) as bad, count(*) as all from meters m join meters p on p.id = m.parent_meter_id;
-- Q37 calibration due before it was calibrated, calibrated in the future, or removed before installed
select count(*) filter (where calibration_due_on <= calibrated_on or calibrated_on > '2026-01-01' or removed_on < installed_on) as bad, count(*) as all from meters;
-- Q38 decommissioned meter that was not removed, or a removed one that is online
select count(*) filter (where (status = 'decommissioned') <> (removed_on is not null)) as bad, count(*) as all from meters;
-- Q39 last reading without a value or a value without its time
select count(*) filter (where (last_value is null) <> (last_reading_at is null) or (status = 'provisioned' and last_value is not null)) as bad, count(*) as all from meters;
-- Q40 last reading is not the newest one (of meters with readings)
select count(*) filter (where last_reading_at is distinct from r.t or last_value is distinct from r.v) as bad, count(*) as all from meters m join lateral (select read_at t, value v from readings r where r.meter_id = m.id order by read_at desc limit 1) r on true;
-- Q41 counter of a meter that falls
select count(*) filter (where value < before) as bad, count(*) as all from (select value, lag(value) over (partition by meter_id order by read_at) before from readings) r where before is not null;
-- Q42 delta is not the difference to the reading before
select count(*) filter (where abs(delta - (value - before)) > 0.002) as bad, count(*) as all from (select delta, value, lag(value) over (partition by meter_id order by read_at) before from readings) r where before is not null;
-- Q43 negative delta
select count(*) filter (where delta < 0) as bad, count(*) as all from readings;
-- Q44 received before read, or more than a month later
select count(*) filter (where received_at < read_at or received_at > read_at + interval '31 days') as bad, count(*) as all from readings;
-- Q45 entered by someone though measured, or manual by nobody, or by another organization
select count(*) filter (where (r.quality = 'manual') <> (r.entered_by is not null) or u.organization_id <> m.organization_id) as bad, count(*) as all from readings r join meters m on m.id = r.meter_id left join users u on u.id = r.entered_by;
-- Q46 reading before the meter was installed or after it was removed
select count(*) filter (where r.read_at < m.installed_on or r.read_at > m.removed_on + 1) as bad, count(*) as all from readings r join meters m on m.id = r.meter_id where m.installed_on is not null or m.removed_on is not null;
-- Q47 reading that is not on the interval of its meter
select count(*) filter (where extract(second from r.read_at) <> 0 or extract(minute from r.read_at)::int % m.interval_minutes <> 0) as bad, count(*) as all from readings r join meters m on m.id = r.meter_id where r.quality = 'measured';
-- Q48 tariff ends before it starts
select count(*) filter (where valid_to <= valid_from) as bad, count(*) as all from tariffs where valid_to is not null;
-- Q49 tariff in another currency than the organization
select count(*) filter (where t.currency <> o.currency) as bad, count(*) as all from tariffs t join organizations o on o.id = t.organization_id;
-- Q50 replaces itself, one of another organization or medium, or one that starts later or is still open
select count(*) filter (where r.id = t.id or r.organization_id <> t.organization_id or r.medium <> t.medium or r.valid_from >= t.valid_from or r.valid_to is null or r.valid_to > t.valid_from) as bad, count(*) as all from tariffs t join tariffs r on r.id = t.replaces_id;
-- Q51 price of a unit that nobody pays
select count(*) filter (where unit_price not between 0.005 and 15) as bad, count(*) as all from tariffs;
-- Q52 tariff of another organization than the site
select count(*) filter (where t.organization_id <> s.organization_id) as bad, count(*) as all from site_tariffs x join sites s on s.id = x.site_id join tariffs t on t.id = x.tariff_id;
-- Q53 tariff of a site outside the time of the tariff
select count(*) filter (where x.starts_on < t.valid_from or x.starts_on > t.valid_to or x.ends_on > t.valid_to or x.ends_on < x.starts_on) as bad, count(*) as all from site_tariffs x join tariffs t on t.id = x.tariff_id;
-- Q54 current tariff that ended, or one of the past that has not ended
select count(*) filter (where (is_current and ends_on < '2026-01-01') or (not is_current and (ends_on is null or ends_on > '2026-01-01')) or (is_current and starts_on > '2026-01-01')) as bad, count(*) as all from site_tariffs;
-- Q55 site with two current tariffs for one medium
select count(*) filter (where n > 1) as bad, count(*) as all from (select x.site_id, t.medium, count(*) n from site_tariffs x join tariffs t on t.id = x.tariff_id where x.is_current group by 1, 2) x;
-- Q56 month that does not begin on its first day or is in the future
select count(*) filter (where extract(day from month) <> 1 or month >= '2026-01-01') as bad, count(*) as all from monthly_consumption;
-- Q57 consumption is not closing less opening value, or falls
select count(*) filter (where abs(consumption - (closing_value - opening_value)) > 0.002 or consumption < 0) as bad, count(*) as all from monthly_consumption;
-- Q58 opening value is below the closing value of an earlier month
select count(*) filter (where opening_value < before) as bad, count(*) as all from (select opening_value, lag(closing_value) over (partition by meter_id order by month) before from monthly_consumption) m where before is not null;
-- Q59 completeness is not received of expected
select count(*) filter (where readings_received > readings_expected or abs(completeness_percent - 100.0 * readings_received / nullif(readings_expected, 0)) > 0.1) as bad, count(*) as all from monthly_consumption;
-- Q60 final without a time, a time without being final, or made final before the month ended
select count(*) filter (where is_final <> (finalized_at is not null) or finalized_at < month + interval '1 month') as bad, count(*) as all from monthly_consumption;
-- Q61 peak above the power of the meter
select count(*) filter (where c.peak_kw > m.max_power_kw) as bad, count(*) as all from monthly_consumption c join meters m on m.id = c.meter_id where c.peak_kw is not null and m.max_power_kw is not null;
-- Q62 tariff of another organization or medium than the meter
select count(*) filter (where t.organization_id <> m.organization_id or t.medium <> m.medium) as bad, count(*) as all from monthly_consumption c join meters m on m.id = c.meter_id join tariffs t on t.id = c.tariff_id;
-- Q63 cost is not consumption times price of the tariff, with or without the standing charge
select count(*) filter (where cost_cents not between floor(c.consumption * t.unit_price * 100) - 1 and ceil((c.consumption * t.unit_price + 31 * t.standing_charge_per_day) * 100) + 1) as bad, count(*) as all from monthly_consumption c join tariffs t on t.id = c.tariff_id;
-- Q64 rule of another organization than its meter or its author
select count(*) filter (where m.organization_id <> r.organization_id or u.organization_id <> r.organization_id) as bad, count(*) as all from alert_rules r join meters m on m.id = r.meter_id join users u on u.id = r.created_by;
-- Q65 enabled with a time of being disabled, or disabled without
select count(*) filter (where is_enabled = (disabled_at is not null) or disabled_at < created_at) as bad, count(*) as all from alert_rules;
-- Q66 fired_count or last_fired_at is not that of its alerts
select count(*) filter (where fired_count <> n or last_fired_at is distinct from t) as bad, count(*) as all from (select r.*, (select count(*) from alerts a where a.rule_id = r.id) n, (select max(triggered_at) from alerts a where a.rule_id = r.id) t from alert_rules r) r;
-- Q67 alert of another meter or organization than its rule
select count(*) filter (where a.meter_id <> r.meter_id or a.organization_id <> r.organization_id) as bad, count(*) as all from alerts a join alert_rules r on r.id = a.rule_id;
-- Q68 alert whose threshold or severity is not that of its rule
select count(*) filter (where a.threshold <> r.threshold or a.severity <> r.severity) as bad, count(*) as all from alerts a join alert_rules r on r.id = a.rule_id;
-- Q69 observed value that does not break the threshold
select count(*) filter (where case r.comparison when 'above' then a.observed_value <= a.threshold else a.observed_value >= a.threshold end) as bad, count(*) as all from alerts a join alert_rules r on r.id = a.rule_id;
-- Q70 state of an alert against its times
select count(*) filter (where case status when 'open' then acknowledged_at is not null or resolved_at is not null when 'acknowledged' then acknowledged_at is null or resolved_at is not null when 'resolved' then resolved_at is null else false end) as bad, count(*) as all from alerts;
-- Q71 acknowledged or resolved by someone without a time, or by someone of another organization
select count(*) filter (where (a.acknowledged_by is not null and a.acknowledged_at is null) or (a.resolved_by is not null and a.resolved_at is null) or u.organization_id <> a.organization_id or v.organization_id <> a.organization_id) as bad, count(*) as all from alerts a left join users u on u.id = a.acknowledged_by left join users v on v.id = a.resolved_by;
-- Q72 acknowledged before triggered, or resolved before acknowledged
select count(*) filter (where acknowledged_at < triggered_at or resolved_at < acknowledged_at) as bad, count(*) as all from alerts where acknowledged_at is not null;
-- Q73 alert before its rule was made
select count(*) filter (where a.triggered_at < r.created_at) as bad, count(*) as all from alerts a join alert_rules r on r.id = a.rule_id;
-- Q74 note on a resolution that did not happen
select count(*) filter (where resolution_note is not null and resolved_at is null) as bad, count(*) as all from alerts;
-- Q75 period of an invoice ends before it starts or lasts over a year
select count(*) filter (where period_end <= period_start or period_end > period_start + 366) as bad, count(*) as all from invoices;
-- Q76 VAT or total of an invoice does not add up
select count(*) filter (where abs(vat_cents - subtotal_cents * vat_percent / 100) > 1 or total_cents <> subtotal_cents + vat_cents) as bad, count(*) as all from invoices;
-- Q77 subtotal is not the sum of the lines
select count(*) filter (where i.subtotal_cents <> s) as bad, count(*) as all from invoices i join (select invoice_id, sum(amount_cents) s from invoice_lines group by 1) l on l.invoice_id = i.id;
-- Q78 amount of a line is not meters times price
select count(*) filter (where amount_cents <> meters * unit_price_cents) as bad, count(*) as all from invoice_lines;
-- Q79 state of an invoice against its times
select count(*) filter (where case status when 'draft' then issued_at is not null or paid_at is not null or voided_at is not null when 'open' then issued_at is null or paid_at is not null or voided_at is not null when 'paid' then paid_at is null or voided_at is not null when 'void' then voided_at is null or paid_at is not null else paid_at is not null end) as bad, count(*) as all from invoices;
-- Q80 due before issued, paid before issued, or issued without a due day
select count(*) filter (where due_on < issued_at::date or paid_at < issued_at or (issued_at is null) <> (due_on is null)) as bad, count(*) as all from invoices where issued_at is not null or due_on is not null;
-- Q81 invoice in another currency than the organization
select count(*) filter (where i.currency <> o.currency) as bad, count(*) as all from invoices i join organizations o on o.id = i.organization_id;
-- Q82 line for a site of another organization
select count(*) filter (where s.organization_id <> i.organization_id) as bad, count(*) as all from invoice_lines l join invoices i on i.id = l.invoice_id join sites s on s.id = l.site_id;
-- Q83 VAT of a rate that there is nowhere
select count(*) filter (where vat_percent not between 0 and 27) as bad, count(*) as all from invoices;
-- Q84 two invoices of an organization for overlapping periods
select count(*) filter (where exists (select 1 from invoices x where x.organization_id = i.organization_id and x.id <> i.id and x.status <> 'void' and x.period_start < i.period_end and i.period_start < x.period_end)) as bad, count(*) as all from invoices i where status <> 'void';
-- Q85 rule about power for a meter without power (water), or with a threshold above what the meter bears
select count(*) filter (where m.medium = 'water' or (r.comparison = 'above' and r.threshold > m.max_power_kw)) as bad, count(*) as all from alert_rules r join meters m on m.id = r.meter_id where r.metric = 'power';
-- Q86 disabled rule that fired afterwards
select count(*) filter (where a.triggered_at > r.disabled_at) as bad, count(*) as all from alerts a join alert_rules r on r.id = a.rule_id where r.disabled_at is not null;
-- Q87 alert open for more than a year
select count(*) filter (where triggered_at < '2025-01-01') as bad, count(*) as all from alerts where status = 'open';
-- Q88 consumption of a month that its meter cannot have measured at full power
select count(*) filter (where c.consumption > m.max_power_kw * 24 * 31) as bad, count(*) as all from monthly_consumption c join meters m on m.id = c.meter_id where m.medium = 'electricity' and m.unit = 'kWh' and m.max_power_kw is not null;
-- Q89 month before the meter was installed
select count(*) filter (where c.month + interval '1 month' <= m.installed_on) as bad, count(*) as all from monthly_consumption c join meters m on m.id = c.meter_id where m.installed_on is not null;
-- Q90 month whose tariff was not valid in it
select count(*) filter (where c.month + interval '1 month' <= t.valid_from or c.month > t.valid_to) as bad, count(*) as all from monthly_consumption c join tariffs t on t.id = c.tariff_id;
-- Q91 readings expected that are not those of the interval of the meter in a month
select count(*) filter (where c.readings_expected not between 27 * 1440 / m.interval_minutes and 31 * 1440 / m.interval_minutes + 1) as bad, count(*) as all from monthly_consumption c join meters m on m.id = c.meter_id;
-- Q92 meter in a site of the past: installed before the site opened or archived site with an online meter
select count(*) filter (where m.installed_on < s.opened_on or (s.archived_at is not null and m.status = 'online')) as bad, count(*) as all from meters m join sites s on s.id = m.site_id where m.installed_on is not null;
-- Q93 online meter on a gateway that was decommissioned
select count(*) filter (where g.status in ('decommissioned', 'provisioned')) as bad, count(*) as all from meters m join gateways g on g.id = m.gateway_id where m.status = 'online';
-- Q94 online meter without a reading in the last week, as it says itself
select count(*) filter (where last_reading_at is null or last_reading_at < '2025-12-25') as bad, count(*) as all from meters where status = 'online' and not is_virtual;
-- Q95 issued or paid in the future
select count(*) filter (where issued_at > '2026-01-02' or paid_at > '2026-01-02') as bad, count(*) as all from invoices where issued_at is not null;
-- Q96 invoice for a time before the organization was made or after it churned
select count(*) filter (where i.period_end < o.created_at::date or i.period_start > o.churned_at::date) as bad, count(*) as all from invoices i join organizations o on o.id = i.organization_id;
-- Q97 line charges more meters than the organization may have
select count(*) filter (where l.meters > o.max_meters) as bad, count(*) as all from invoice_lines l join invoices i on i.id = l.invoice_id join organizations o on o.id = i.organization_id;
-- Q98 floor area below 5 or above a million square metres
select count(*) filter (where floor_area_m2 not between 5 and 1000000) as bad, count(*) as all from sites where floor_area_m2 is not null;
