-- Q1 PATH doctor, room or type of the appointment belongs to another clinic
select count(*) filter (where d.clinic_id <> a.clinic_id or r.clinic_id <> a.clinic_id or t.clinic_id <> a.clinic_id) as bad, count(*) as "all" from appointments a join staff d on d.id = a.doctor_id join appointment_types t on t.id = a.appointment_type_id left join rooms r on r.id = a.room_id;

-- Q2 ROLE appointment's doctor is no doctor
select count(*) filter (where d.role <> 'doctor') as bad, count(*) as "all" from appointments a join staff d on d.id = a.doctor_id;

-- Q3 ROLE prescriber is no doctor
select count(*) filter (where s.role <> 'doctor') as bad, count(*) as "all" from prescriptions p join staff s on s.id = p.prescriber_id;

-- Q4 BOUND length of the appointment is not the duration of its type
select count(*) filter (where a.ends_at - a.starts_at <> t.duration_minutes * interval '1 minute') as bad, count(*) as "all" from appointments a join appointment_types t on t.id = a.appointment_type_id;

-- Q5 STATUS cancelled without cancelled_at, or cancelled_at or its reason on another
select count(*) filter (where (status = 'cancelled') <> (cancelled_at is not null) or (status <> 'cancelled' and cancellation_reason is not null)) as bad, count(*) as "all" from appointments;

-- Q6 STATUS checked in or completed without checked_in_at; scheduled, confirmed or no-show with it
select count(*) filter (where (status in ('checked_in', 'completed') and checked_in_at is null) or (status in ('scheduled', 'confirmed', 'no_show') and checked_in_at is not null)) as bad, count(*) as "all" from appointments;

-- Q7 NOW completed or missed in the future, or still scheduled a week ago
select count(*) filter (where (status in ('completed', 'no_show', 'checked_in') and starts_at > '2026-01-01 23:59Z') or (status in ('scheduled', 'confirmed') and starts_at < '2025-12-25Z')) as bad, count(*) as "all" from appointments;

-- Q8 COPY patient or doctor of the visit is not the appointment's
select count(*) filter (where v.patient_id <> a.patient_id or v.doctor_id <> a.doctor_id) as bad, count(*) as "all" from visits v join appointments a on a.id = v.appointment_id;

-- Q9 FARSTATE visit of an appointment that was cancelled, missed or not yet held
select count(*) filter (where a.status not in ('checked_in', 'completed')) as bad, count(*) as "all" from visits v join appointments a on a.id = v.appointment_id;

-- Q10 COPY patient of the prescription is not the visit's
select count(*) filter (where p.patient_id <> v.patient_id) as bad, count(*) as "all" from prescriptions p join visits v on v.id = p.visit_id;

-- Q11 COUNT item_count is not the number of items
select count(*) filter (where item_count <> (select count(*) from prescription_items i where i.prescription_id = p.id)) as bad, count(*) as "all" from prescriptions p;

-- Q12 SUM total units are not dose × times × days
select count(*) filter (where total_units <> units_per_dose * doses_per_day * days) as bad, count(*) as "all" from prescription_items;

-- Q13 BOUND more refills used than allowed
select count(*) filter (where refills_used > refills_allowed or refills_used < 0) as bad, count(*) as "all" from prescription_items;

-- Q14 ORDER prescription issued before the day of its visit, or expired before issued
select count(*) filter (where p.issued_on < v.started_at::date or p.expires_on <= p.issued_on) as bad, count(*) as "all" from prescriptions p join visits v on v.id = p.visit_id;

-- Q15 FARSTATE a medication to which the patient had a severe allergy by then
select count(*) filter (where exists (select 1 from allergies y where y.patient_id = p.patient_id and y.medication_id = i.medication_id and y.severity = 'severe' and y.noted_on <= p.issued_on)) as bad, count(*) as "all" from prescription_items i join prescriptions p on p.id = i.prescription_id;

-- Q16 SUM body mass index is not weight over height squared
select count(*) filter (where abs(bmi - weight_kg / (height_cm / 100) ^ 2) > 0.15) as bad, count(*) as "all" from vitals where bmi is not null and weight_kg > 0 and height_cm > 0;

-- Q17 WORDS vital signs of no living person
select count(*) filter (where systolic <= diastolic or systolic not between 60 and 260 or diastolic not between 30 and 160 or pulse not between 25 and 230 or temperature_c not between 33 and 43 or weight_kg not between 1 and 350 or height_cm not between 35 and 230) as bad, count(*) as "all" from vitals;

-- Q18 BOUND abnormal flag against the reference range, or a range upside down
select count(*) filter (where reference_low >= reference_high or is_abnormal <> (value < reference_low or value > reference_high)) as bad, count(*) as "all" from lab_results where reference_low is not null and reference_high is not null;

-- Q19 STATUS lab order: times against its status or out of order
select count(*) filter (where (status = 'resulted') <> (resulted_at is not null) or (status = 'ordered' and collected_at is not null) or (status in ('collected', 'resulted') and collected_at is null) or collected_at < ordered_at or resulted_at < collected_at) as bad, count(*) as "all" from lab_orders;

-- Q20 FARSTATE results of an order that has none yet
select count(*) filter (where o.status <> 'resulted') as bad, count(*) as "all" from lab_results r join lab_orders o on o.id = r.lab_order_id;

-- Q21 PATH policy of the invoice is another patient's
select count(*) filter (where p.patient_id <> i.patient_id) as bad, count(*) as "all" from invoices i join insurance_policies p on p.id = i.policy_id;

-- Q22 COPY patient of the invoice is not the appointment's
select count(*) filter (where i.patient_id <> a.patient_id) as bad, count(*) as "all" from invoices i join appointments a on a.id = i.appointment_id;

-- Q23 SUM parts of insurance and patient are not the total, or insurance pays without a policy
select count(*) filter (where insurance_cents + patient_cents <> total_cents or (policy_id is null and insurance_cents > 0)) as bad, count(*) as "all" from invoices;

-- Q24 COUNT paid_cents is not the sum of the payments
select count(*) filter (where paid_cents <> (select coalesce(sum(amount_cents), 0) from payments p where p.invoice_id = i.id)) as bad, count(*) as "all" from invoices i;

-- Q25 STATUS invoice status against what was paid
select count(*) filter (where (status = 'paid' and paid_cents < patient_cents) or (status = 'open' and paid_cents > 0) or (status = 'partially_paid' and (paid_cents <= 0 or paid_cents >= patient_cents)) or paid_cents > patient_cents) as bad, count(*) as "all" from invoices;

-- Q26 KIND guardian of an adult born before 2000, guardian of oneself, or one younger than the child
select count(*) filter (where p.date_of_birth < '2000-01-01' or g.id = p.id or g.date_of_birth > p.date_of_birth - interval '14 years') as bad, count(*) as "all" from patients p join patients g on g.id = p.guardian_id;

-- Q27 KIND licence number of staff who need none, or doctor without
select count(*) filter (where (role = 'doctor' and licence_number is null) or (role in ('receptionist', 'manager') and licence_number is not null)) as bad, count(*) as "all" from staff;

-- Q28 ALONE two primary policies of a patient, or two primary diagnoses of a visit
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) filter (where is_primary) n from insurance_policies group by patient_id union all select count(*) filter (where is_primary) from diagnoses group by visit_id) x;

-- Q29 ALONE a doctor has two appointments at the same time
select count(*) filter (where exists (select 1 from appointments b where b.doctor_id = a.doctor_id and b.id <> a.id and b.status not in ('cancelled', 'no_show') and b.starts_at < a.ends_at and a.starts_at < b.ends_at)) as bad, count(*) as "all" from appointments a where status not in ('cancelled', 'no_show');

-- Q30 WORDS diagnosis code that does not look like ICD-10
select count(*) filter (where icd10_code !~ '^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$') as bad, count(*) as "all" from diagnoses;
