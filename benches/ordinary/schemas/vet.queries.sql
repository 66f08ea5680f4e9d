-- Q1 e-mail of another person (first.last form, neither name in it)
select count(*) filter (where position(lower(left(regexp_replace(first_name,'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0 and position(lower(left(regexp_replace(last_name,'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0) as bad, count(*) as "all" from (select first_name,last_name,email from owners union all select first_name,last_name,email from vets) x where email ~ '^[a-z]+[._][a-z]+[0-9]*@' and first_name ~ '^[A-Za-z]{2}' and last_name ~ '^[A-Za-z]{2}';

-- Q2 breed of another species than the pet
select count(*) filter (where b.species<>p.species) as bad, count(*) as "all" from pets p join breeds b on b.id=p.breed_id;

-- Q3 pet died or was neutered before birth, or neutered after death
select count(*) filter (where died_on<born_on or neutered_on<born_on or neutered_on>died_on) as bad, count(*) as "all" from pets;

-- Q4 pet born after it was registered, born in the future, or over 45 years before it was registered
select count(*) filter (where born_on>registered_on or born_on>date '2026-01-02' or born_on<registered_on-interval '45 years') as bad, count(*) as "all" from pets;

-- Q5 microchip not of 15 digits
select count(*) filter (where microchip !~ '^\d{15}$') as bad, count(*) as "all" from pets where microchip is not null;

-- Q6 mother that is male, of another species, not older, or dead before the birth
select count(*) filter (where m.sex<>'f' or m.species<>p.species or m.born_on>=p.born_on or m.died_on<p.born_on or m.neutered_on<p.born_on) as bad, count(*) as "all" from pets p join pets m on m.id=p.mother_id;

-- Q7 pet registered before its owner
select count(*) filter (where p.registered_on<o.registered_on) as bad, count(*) as "all" from pets p join owners o on o.id=p.owner_id;

-- Q8 adult pet at less than half the minimum or more than double the maximum of its breed
select count(*) filter (where p.weight_kg<b.min_weight_kg/2 or p.weight_kg>b.max_weight_kg*2) as bad, count(*) as "all" from pets p join breeds b on b.id=p.breed_id and b.species=p.species where p.weight_kg is not null and p.born_on<date '2024-01-01';

-- Q9 weight is not that of the last visit
select count(*) filter (where abs(p.weight_kg-v.weight_kg)>0.01 or p.weight_kg is null) as bad, count(*) as "all" from pets p join lateral (select weight_kg from visits v where v.pet_id=p.id and v.weight_kg is not null order by arrived_at desc limit 1) v on true;

-- Q10 balance is not what is unpaid on the invoices
select count(*) filter (where abs(balance-(select coalesce(sum(total-paid),0) from invoices i where i.owner_id=o.id and i.status in ('open','partly_paid')))>0.01) as bad, count(*) as "all" from owners o;

-- Q11 sizes: more vets than owners, owners than pets, treatments than treatment lines
select count(*) filter (where a>b) as bad, count(*) as "all" from (values ((select count(*) from vets),(select count(*) from owners)), ((select count(*) from owners),(select count(*) from pets)), ((select count(*) from treatments),(select count(*) from visit_treatments))) x(a,b);

-- Q12 appointment under another owner than the pet's
select count(*) filter (where a.owner_id<>p.owner_id) as bad, count(*) as "all" from appointments a join pets p on p.id=a.pet_id;

-- Q13 appointment with a vet who does not treat the species
select count(*) filter (where v.treats_only<>p.species) as bad, count(*) as "all" from appointments a join pets p on p.id=a.pet_id join vets v on v.id=a.vet_id where v.treats_only is not null;

-- Q14 appointment ends before it starts or lasts over eight hours
select count(*) filter (where ends_at<=starts_at or ends_at>starts_at+interval '8 hours') as bad, count(*) as "all" from appointments;

-- Q15 cancelled without cancelled_at or cancelled_by, or others with
select count(*) filter (where (status='cancelled')<>(cancelled_at is not null) or (status='cancelled')<>(cancelled_by is not null)) as bad, count(*) as "all" from appointments;

-- Q16 booked after it started, or cancelled before booked
select count(*) filter (where booked_at>starts_at or cancelled_at<booked_at) as bad, count(*) as "all" from appointments;

-- Q17 kept or missed in the future, or still scheduled long after
select count(*) filter (where (status in ('kept','missed') and starts_at>timestamptz '2026-01-02') or (status='scheduled' and ends_at<timestamptz '2025-12-25')) as bad, count(*) as "all" from appointments;

-- Q18 vet with two appointments at once
select count(*) filter (where exists(select 1 from appointments b where b.id<>a.id and b.vet_id=a.vet_id and b.status in ('scheduled','kept') and b.starts_at<a.ends_at and b.ends_at>a.starts_at)) as bad, count(*) as "all" from appointments a where status in ('scheduled','kept');

-- Q19 appointment or visit of a pet after its death or before its birth
select count(*) filter (where x.d>p.died_on or x.d<p.born_on) as bad, count(*) as "all" from (select pet_id,starts_at::date d from appointments where status='kept' union all select pet_id,arrived_at::date from visits) x join pets p on p.id=x.pet_id;

-- Q20 appointment or visit with a vet not yet hired or already gone
select count(*) filter (where x.d<v.hired_on or x.d>v.left_on) as bad, count(*) as "all" from (select vet_id,starts_at::date d from appointments where status='kept' union all select vet_id,arrived_at::date from visits) x join vets v on v.id=x.vet_id;

-- Q21 visit of another pet than the appointment's, or on another day
select count(*) filter (where a.pet_id<>v.pet_id or abs(a.starts_at::date-v.arrived_at::date)>1) as bad, count(*) as "all" from visits v join appointments a on a.id=v.appointment_id;

-- Q22 visit for an appointment that was cancelled, missed or is still scheduled though the visit is over
select count(*) filter (where a.status in ('cancelled','missed') or (a.status='scheduled' and v.state='finished')) as bad, count(*) as "all" from visits v join appointments a on a.id=v.appointment_id;

-- Q23 visit state against started_at and finished_at
select count(*) filter (where (state='waiting' and (started_at is not null or finished_at is not null)) or (state='in_consultation' and (started_at is null or finished_at is not null)) or (state='finished' and (started_at is null or finished_at is null)) or (state='left_without_being_seen' and started_at is not null)) as bad, count(*) as "all" from visits;

-- Q24 arrived, started, finished out of order, or over two days apart
select count(*) filter (where started_at<arrived_at or finished_at<started_at or finished_at>arrived_at+interval '2 days') as bad, count(*) as "all" from visits;

-- Q25 diagnosis though the pet was never seen
select count(*) filter (where diagnosis is not null) as bad, count(*) as "all" from visits where state in ('waiting','left_without_being_seen');

-- Q26 pet still waiting or in consultation since last week or earlier
select count(*) filter (where arrived_at<timestamptz '2025-12-25') as bad, count(*) as "all" from visits where state in ('waiting','in_consultation');

-- Q27 follow-up of a visit of another pet, of a later one, or of itself
select count(*) filter (where b.pet_id<>v.pet_id or b.arrived_at>=v.arrived_at or b.id=v.id) as bad, count(*) as "all" from visits v join visits b on b.id=v.previous_visit_id;

-- Q28 treatment for another species than the pet
select count(*) filter (where t.species<>p.species) as bad, count(*) as "all" from visit_treatments x join treatments t on t.id=x.treatment_id join visits v on v.id=x.visit_id join pets p on p.id=v.pet_id where t.species is not null;

-- Q29 treatment line: price not the treatment's, or amount not quantity by price
select count(*) filter (where abs(x.price-t.price)>0.01 or abs(x.amount-x.quantity*x.price)>0.01) as bad, count(*) as "all" from visit_treatments x join treatments t on t.id=x.treatment_id;

-- Q30 lines of a visit are not numbered 1, 2, 3, ...
select count(*) filter (where line<>r) as bad, count(*) as "all" from (select line,row_number() over (partition by visit_id order by line) r from visit_treatments) x;

-- Q31 treated, vaccinated or prescribed at a visit where the pet was never seen
select count(*) filter (where v.state in ('waiting','left_without_being_seen')) as bad, count(*) as "all" from (select visit_id from visit_treatments union all select visit_id from vaccinations union all select visit_id from prescriptions) x join visits v on v.id=x.visit_id;

-- Q32 vaccine for another species, or the visit of another pet or day
select count(*) filter (where c.species<>p.species or v.pet_id<>x.pet_id or abs(x.given_on-v.arrived_at::date)>2) as bad, count(*) as "all" from vaccinations x join vaccines c on c.id=x.vaccine_id join pets p on p.id=x.pet_id join visits v on v.id=x.visit_id;

-- Q33 vaccinated too young, or from an expired batch
select count(*) filter (where x.given_on<p.born_on+c.min_age_weeks*7 or x.batch_expires_on<x.given_on) as bad, count(*) as "all" from vaccinations x join vaccines c on c.id=x.vaccine_id join pets p on p.id=x.pet_id;

-- Q34 valid_until is not given_on plus the months of the vaccine
select count(*) filter (where abs(x.valid_until-(x.given_on+make_interval(months=>c.valid_months))::date)>3) as bad, count(*) as "all" from vaccinations x join vaccines c on c.id=x.vaccine_id;

-- Q35 one batch with two expiry dates or two vaccines, or a reminder before the shot or after it ran out
select count(*) filter (where exists(select 1 from vaccinations y where y.batch_no=x.batch_no and (y.batch_expires_on<>x.batch_expires_on or y.vaccine_id<>x.vaccine_id)) or reminder_sent_on<given_on or reminder_sent_on>valid_until) as bad, count(*) as "all" from vaccinations x;

-- Q36 prescription for another pet than the visit's, by another vet, or starting before the visit
select count(*) filter (where v.pet_id<>r.pet_id or v.vet_id<>r.prescribed_by or r.starts_on<v.arrived_at::date-1) as bad, count(*) as "all" from prescriptions r join visits v on v.id=r.visit_id;

-- Q37 prescription: total units, last day or amount do not follow, or above the daily maximum
select count(*) filter (where r.total_units<>r.units_per_day*r.days or r.ends_on-r.starts_on not between r.days-1 and r.days or abs(r.amount-r.total_units*m.price_per_unit)>0.01 or r.units_per_day>m.max_units_per_day) as bad, count(*) as "all" from prescriptions r join medications m on m.id=r.medication_id;

-- Q38 invoice to another owner than the pet's, dated before the visit, due before issued, or another year in the number
select count(*) filter (where i.owner_id<>p.owner_id or i.issued_on<v.arrived_at::date-1 or i.due_on<i.issued_on or left(i.invoice_no,5)<>to_char(i.issued_on,'YYYY')||'-') as bad, count(*) as "all" from invoices i join visits v on v.id=i.visit_id join pets p on p.id=v.pet_id;

-- Q39 invoice amounts are not those of the visit, or the total not their sum less discount
select count(*) filter (where abs(treatment_amount-(select coalesce(sum(amount),0) from visit_treatments t where t.visit_id=i.visit_id))>0.01 or abs(medication_amount-(select coalesce(sum(amount),0) from prescriptions r where r.visit_id=i.visit_id))>0.01 or abs(total-(treatment_amount+medication_amount)*(1-discount_percent/100.0))>0.01) as bad, count(*) as "all" from invoices i;

-- Q40 paid is not the sum of payments, or status does not fit; payment by another owner, too early, or insurer without insurance
select count(*) filter (where w) as bad, count(*) as "all" from (select abs(paid-(select coalesce(sum(amount),0) from payments p where p.invoice_id=i.id))>0.01 or paid>total+0.01 or (status='written_off')<>(written_off_on is not null) or case status when 'paid' then paid<total-0.01 when 'open' then paid<>0 when 'partly_paid' then paid<=0 or paid>=total else false end w from invoices i union all select p.paid_on<i.issued_on or (p.insurer is not null and p.method<>'insurance') or (p.owner_id<>i.owner_id) from payments p join invoices i on i.id=p.invoice_id) x;
