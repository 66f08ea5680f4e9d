-- Q1 appointment completed by a practitioner before being hired or after leaving
select count(*) filter (where a.starts_at < p.hired_on or a.starts_at > p.left_on + 1) as bad, count(*) as "all"
from appointments a join practitioners p on p.id = a.practitioner_id where a.status = 'completed';
-- Q2 appointment completed before the patient was registered
select count(*) filter (where a.starts_at < p.registered_on - 1) as bad, count(*) as "all"
from appointments a join patients p on p.id = a.patient_id where a.status = 'completed';
-- Q3 notes of the session signed before the appointment began
select count(*) filter (where n.signed_at < a.starts_at - interval '15 minutes') as bad, count(*) as "all"
from session_notes n join appointments a on a.id = n.appointment_id where n.signed_at is not null;
-- Q4 referral received before it was written, or expired before it was written
select count(*) filter (where received_on < referred_on or expires_on < referred_on) as bad, count(*) as "all"
from referrals;
-- Q5 payment made more than a week before the invoice was issued
select count(*) filter (where p.paid_at < i.issued_on - 7) as bad, count(*) as "all"
from payments p join invoices i on i.id = p.invoice_id where p.paid_at is not null and i.issued_on is not null;
-- Q6 review published before the appointment it is about
select count(*) filter (where r.published_at < a.starts_at) as bad, count(*) as "all"
from reviews r join appointments a on a.id = r.appointment_id where r.published_at is not null;
-- Q7 cancelled appointment without the time of cancelling, or another one with it
select count(*) filter (where (status = 'cancelled') <> (cancelled_at is not null)) as bad, count(*) as "all"
from appointments;
-- Q8 appointment completed or missed though it is still to come
select count(*) filter (where starts_at > timestamp '2026-01-04') as bad, count(*) as "all"
from appointments where status in ('completed', 'no_show');
-- Q9 appointment still booked or confirmed more than a month after its time
select count(*) filter (where starts_at < timestamp '2025-12-01') as bad, count(*) as "all"
from appointments where status in ('booked', 'confirmed');
-- Q10 invoice paid with an amount still open, or unpaid with everything paid
select count(*) filter (where (status = 'paid') <> (paid_cents >= total_cents)) as bad, count(*) as "all"
from invoices where status in ('issued', 'partially_paid', 'paid') and total_cents > 0;
-- Q11 reason of rejection on a referral that was not rejected
select count(*) filter (where rejection_reason is not null) as bad, count(*) as "all"
from referrals where status <> 'rejected';
-- Q12 package used up with sessions left, or active with none left
select count(*) filter (where (status = 'used_up') <> (sessions_remaining = 0)) as bad, count(*) as "all"
from packages where status in ('active', 'used_up');
-- Q13 session notes of another patient than the appointment
select count(*) filter (where n.patient_id <> a.patient_id) as bad, count(*) as "all"
from session_notes n join appointments a on a.id = n.appointment_id;
-- Q14 appointment under the treatment plan of another patient
select count(*) filter (where t.patient_id <> a.patient_id) as bad, count(*) as "all"
from appointments a join treatment_plans t on t.id = a.treatment_plan_id;
-- Q15 treatment plan based on the referral of another patient
select count(*) filter (where r.patient_id <> t.patient_id) as bad, count(*) as "all"
from treatment_plans t join referrals r on r.id = t.referral_id;
-- Q16 package redeemed for the appointment of another patient
select count(*) filter (where p.patient_id <> a.patient_id) as bad, count(*) as "all"
from package_redemptions r join packages p on p.id = r.package_id join appointments a on a.id = r.appointment_id;
-- Q17 review of an appointment that another patient had
select count(*) filter (where r.patient_id <> a.patient_id) as bad, count(*) as "all"
from reviews r join appointments a on a.id = r.appointment_id;
-- Q18 invoice line for the appointment or package of another patient than the one invoiced
select count(*) filter (where coalesce(a.patient_id, p.patient_id) <> i.patient_id) as bad, count(*) as "all"
from invoice_lines l join invoices i on i.id = l.invoice_id
left join appointments a on l.billable_type = 'Appointment' and a.id = l.billable_id
left join packages p on l.billable_type = 'Package' and p.id = l.billable_id
where a.id is not null or p.id is not null;
-- Q19 total of the invoice is not subtotal less discount plus tax
select count(*) filter (where total_cents <> subtotal_cents - discount_cents + tax_cents) as bad, count(*) as "all"
from invoices;
-- Q20 subtotal of the invoice is not the sum of its lines
select count(*) filter (where i.subtotal_cents <> coalesce(l.s, 0)) as bad, count(*) as "all"
from invoices i left join (select invoice_id, sum(amount_cents) as s from invoice_lines group by 1) l on l.invoice_id = i.id;
-- Q21 amount paid on the invoice is less than its successful payments or more than those with the refunded ones
select count(*) filter (where i.paid_cents < coalesce(p.ok, 0) or i.paid_cents > coalesce(p.ok, 0) + coalesce(p.back, 0)) as bad, count(*) as "all"
from invoices i left join (select invoice_id, sum(amount_cents) filter (where status = 'succeeded') as ok, sum(amount_cents) filter (where status = 'refunded') as back from payments group by 1) p on p.invoice_id = i.id;
-- Q22 sessions used of the package are not the number of its redemptions
select count(*) filter (where p.sessions_used <> coalesce(r.n, 0)) as bad, count(*) as "all"
from packages p left join (select package_id, count(*) as n from package_redemptions group by 1) r on r.package_id = p.id;
-- Q23 completed sessions of the plan are not the number of its completed appointments
select count(*) filter (where t.completed_sessions_count <> coalesce(a.n, 0)) as bad, count(*) as "all"
from treatment_plans t left join (select treatment_plan_id, count(*) as n from appointments where status = 'completed' group by 1) a on a.treatment_plan_id = t.id;
-- Q24 balance of the package is not total less used
select count(*) filter (where sessions_remaining <> sessions_total - sessions_used) as bad, count(*) as "all"
from packages;
-- Q25 invoice line for an appointment or package that does not exist
select count(*) filter (where not case billable_type when 'Appointment' then exists (select 1 from appointments a where a.id = l.billable_id) when 'Package' then exists (select 1 from packages p where p.id = l.billable_id) else false end) as bad, count(*) as "all"
from invoice_lines l where billable_type is not null and billable_id is not null;
-- Q26 review of another practitioner or location than that of the appointment
select count(*) filter (where r.reviewable_id <> case r.reviewable_type when 'Practitioner' then a.practitioner_id else a.location_id end) as bad, count(*) as "all"
from reviews r join appointments a on a.id = r.appointment_id where r.reviewable_type in ('Practitioner', 'Location');
-- Q27 invoice to the patient with a claim number of an insurer
select count(*) filter (where claim_number is not null) as bad, count(*) as "all"
from invoices where bill_to = 'patient';
-- Q28 notes of a session that was cancelled or missed
select count(*) filter (where a.status in ('cancelled', 'no_show')) as bad, count(*) as "all"
from session_notes n join appointments a on a.id = n.appointment_id;
-- Q29 package redeemed for an appointment of another category of service
select count(*) filter (where ps.category <> s.category) as bad, count(*) as "all"
from package_redemptions r join packages p on p.id = r.package_id join services ps on ps.id = p.service_id join appointments a on a.id = r.appointment_id join services s on s.id = a.service_id;
-- Q30 appointment less than half or more than twice as long as its service
select count(*) filter (where extract(epoch from a.ends_at - a.starts_at) / 60 not between s.duration_minutes * 0.5 and s.duration_minutes * 2) as bad, count(*) as "all"
from appointments a join services s on s.id = a.service_id;
-- Q31 appointment that begins well outside the opening hours of the location
select count(*) filter (where extract(epoch from a.starts_at::time) not between extract(epoch from l.opens_at) - 5400 and extract(epoch from l.closes_at) + 3600) as bad, count(*) as "all"
from appointments a join locations l on l.id = a.location_id;
-- Q32 package whose price per session is more than the single price or less than a third of it
select count(*) filter (where p.price_cents::numeric / p.sessions_total not between s.price_cents * 0.33 and s.price_cents * 1.15) as bad, count(*) as "all"
from packages p join services s on s.id = p.service_id;
-- Q33 two living appointments of the same practitioner at the same time, classes apart
select count(*) filter (where exists (select 1 from appointments b join services t on t.id = b.service_id where b.practitioner_id = a.practitioner_id and b.id <> a.id and b.status in ('booked', 'confirmed', 'completed') and t.category <> 'class'
  and b.starts_at < a.ends_at and a.starts_at < b.ends_at)) as bad, count(*) as "all"
from appointments a join services s on s.id = a.service_id where a.status in ('booked', 'confirmed', 'completed') and s.category <> 'class';
-- Q34 the same long account of the patient word for word in three or more session notes
select coalesce(sum(n) filter (where n >= 3), 0) as bad, coalesce(sum(n), 0) as "all"
from (select subjective, count(*) as n from session_notes where length(subjective) >= 50 group by 1) g;
-- Q35 slug of the exercise that shares no word with its name
select count(*) filter (where not exists (select 1 from regexp_split_to_table(lower(name), '[^a-z0-9]+') w where length(w) >= 3 and position(w in slug) > 0)) as bad, count(*) as "all"
from exercises where name ~ '[A-Za-z]{3}';
-- Q36 the same person twice: patients of the same name and birthday
select coalesce(sum(n) filter (where n > 1), 0) as bad, coalesce(sum(n), 0) as "all"
from (select lower(first_name), lower(last_name), date_of_birth, count(*) as n from patients group by 1, 2, 3) g;
