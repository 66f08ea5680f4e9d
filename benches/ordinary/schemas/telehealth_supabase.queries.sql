-- Q1 profile e-mail is not the user's
select count(*) filter (where lower(p.email)<>lower(u.email)) as bad, count(*) as "all" from public.profiles p join auth.users u on u.id=p.id where u.email is not null;

-- Q2 provider whose profile has another role
select count(*) filter (where f.role<>'provider') as bad, count(*) as "all" from public.providers p join public.profiles f on f.id=p.id;

-- Q3 patient whose profile has another role
select count(*) filter (where f.role<>'patient') as bad, count(*) as "all" from public.patients p join public.profiles f on f.id=p.id;

-- Q4 verified by somebody who is no admin
select count(*) filter (where f.role<>'admin') as bad, count(*) as "all" from public.providers p join public.profiles f on f.id=p.verified_by;

-- Q5 verifier without verified_at
select count(*) filter (where verified_at is null) as bad, count(*) as "all" from public.providers where verified_by is not null;

-- Q6 rating_count is not the count of reviews
select count(*) filter (where rating_count<>(select count(*) from public.reviews r where r.provider_id=p.id)) as bad, count(*) as "all" from public.providers p;

-- Q7 rating_avg is not the average, or set without reviews
select count(*) filter (where (a is null)<>(rating_avg is null) or abs(rating_avg-a)>0.011) as bad, count(*) as "all" from (select p.rating_avg,(select avg(rating) from public.reviews r where r.provider_id=p.id) a from public.providers p) x;

-- Q8 appointments_count is not the number of completed appointments
select count(*) filter (where appointments_count<>(select count(*) from public.appointments a where a.patient_id=p.id and status='completed')) as bad, count(*) as "all" from public.patients p;

-- Q9 last_appointment_at is not the last completed one
select count(*) filter (where last_appointment_at is distinct from (select max(starts_at) from public.appointments a where a.patient_id=p.id and status='completed')) as bad, count(*) as "all" from public.patients p;

-- Q10 patient with impossible height, weight or age
select count(*) filter (where height_cm not between 30 and 260 or weight_kg not between 1 and 450 or date_of_birth>date '2026-01-01' or date_of_birth<date '1905-01-01') as bad, count(*) as "all" from public.patients;

-- Q11 slot of another provider than the appointment
select count(*) filter (where s.provider_id<>a.provider_id) as bad, count(*) as "all" from public.appointments a join public.availability_slots s on s.id=a.slot_id;

-- Q12 appointment outside its slot
select count(*) filter (where a.starts_at<s.starts_at or a.ends_at>s.ends_at) as bad, count(*) as "all" from public.appointments a join public.availability_slots s on s.id=a.slot_id;

-- Q13 slot with a live appointment that is not booked
select count(*) filter (where not s.is_booked) as bad, count(*) as "all" from public.availability_slots s where exists(select 1 from public.appointments a where a.slot_id=s.id and a.status in ('confirmed','in_progress','completed'));

-- Q14 two slots of a provider overlap
select count(*) filter (where exists(select 1 from public.availability_slots t where t.id<>s.id and t.provider_id=s.provider_id and t.starts_at<s.ends_at and t.ends_at>s.starts_at)) as bad, count(*) as "all" from public.availability_slots s;

-- Q15 provider or patient in two confirmed, running or completed appointments at once
select count(*) filter (where exists(select 1 from public.appointments b where b.id<>a.id and (b.provider_id=a.provider_id or b.patient_id=a.patient_id) and b.status in ('confirmed','in_progress','completed') and b.starts_at<a.ends_at and b.ends_at>a.starts_at)) as bad, count(*) as "all" from public.appointments a where status in ('confirmed','in_progress','completed');

-- Q16 ends before it starts, or lasts over eight hours
select count(*) filter (where ends_at<=starts_at or ends_at-starts_at>interval '8 hours') as bad, count(*) as "all" from public.appointments;

-- Q17 video room of a phone or chat visit
select count(*) filter (where video_room_url is not null) as bad, count(*) as "all" from public.appointments where visit_type<>'video';

-- Q18 cancellation columns do not fit the state
select count(*) filter (where (status='cancelled')<>(cancelled_at is not null) or (status<>'cancelled' and (cancelled_by is not null or cancellation_reason is not null))) as bad, count(*) as "all" from public.appointments;

-- Q19 cancelled by a stranger
select count(*) filter (where a.cancelled_by not in (a.patient_id,a.provider_id) and f.role<>'admin') as bad, count(*) as "all" from public.appointments a join public.profiles f on f.id=a.cancelled_by;

-- Q20 completed without start or completion, or other states that were completed
select count(*) filter (where (status='completed' and (completed_at is null or started_at is null)) or (status<>'completed' and completed_at is not null)) as bad, count(*) as "all" from public.appointments;

-- Q21 requested (not yet confirmed) with a confirmation or a start
select count(*) filter (where confirmed_at is not null or started_at is not null) as bad, count(*) as "all" from public.appointments where status='requested';

-- Q22 created, confirmed, started, completed out of order
select count(*) filter (where confirmed_at<created_at or started_at<confirmed_at or completed_at<started_at or cancelled_at<created_at) as bad, count(*) as "all" from public.appointments;

-- Q23 created after it started
select count(*) filter (where created_at>starts_at+interval '1 hour') as bad, count(*) as "all" from public.appointments;

-- Q24 completed or running appointment in the future
select count(*) filter (where starts_at>'2026-01-02') as bad, count(*) as "all" from public.appointments where status in ('completed','in_progress','no_show');

-- Q25 follow-up of another patient's appointment, a later one, or itself
select count(*) filter (where b.id=a.id or b.patient_id<>a.patient_id or b.starts_at>a.starts_at) as bad, count(*) as "all" from public.appointments a join public.appointments b on b.id=a.follow_up_of_id;

-- Q26 intake form of another patient than the appointment
select count(*) filter (where i.patient_id<>a.patient_id) as bad, count(*) as "all" from public.intake_forms i join public.appointments a on a.id=i.appointment_id;

-- Q27 intake form's times do not fit its state
select count(*) filter (where (status='pending' and (submitted_at is not null or reviewed_at is not null)) or (status<>'pending' and submitted_at is null) or (status='reviewed')<>(reviewed_at is not null) or (reviewed_by is not null and reviewed_at is null)) as bad, count(*) as "all" from public.intake_forms;

-- Q28 intake form reviewed before submitted or submitted before made
select count(*) filter (where reviewed_at<submitted_at or submitted_at<created_at) as bad, count(*) as "all" from public.intake_forms;

-- Q29 visit note by another provider than the appointment's
select count(*) filter (where n.provider_id<>a.provider_id) as bad, count(*) as "all" from public.visit_notes n join public.appointments a on a.id=n.appointment_id;

-- Q30 visit note for a cancelled, missed or merely requested appointment
select count(*) filter (where a.status in ('cancelled','no_show','requested')) as bad, count(*) as "all" from public.visit_notes n join public.appointments a on a.id=n.appointment_id;

-- Q31 prescription for another patient or by another provider than the appointment's
select count(*) filter (where p.patient_id<>a.patient_id or p.provider_id<>a.provider_id) as bad, count(*) as "all" from public.prescriptions p join public.appointments a on a.id=p.appointment_id;

-- Q32 more refills used than allowed
select count(*) filter (where refills_used>refills_allowed or refills_used<0) as bad, count(*) as "all" from public.prescriptions;

-- Q33 draft that is signed or sent, signed or sent without a signature, sent without sent_at
select count(*) filter (where (status='draft' and (signed_at is not null or sent_at is not null)) or (status in ('signed','sent') and signed_at is null) or (status='sent' and sent_at is null) or (status='signed' and sent_at is not null)) as bad, count(*) as "all" from public.prescriptions;

-- Q34 prescription sent before signed, or ending before it starts
select count(*) filter (where sent_at<signed_at or ends_on<starts_on) as bad, count(*) as "all" from public.prescriptions;

-- Q35 message by somebody outside the conversation
select count(*) filter (where m.sender_id not in (c.patient_id,c.provider_id)) as bad, count(*) as "all" from public.messages m join public.conversations c on c.id=m.conversation_id;

-- Q36 message_count is not the count
select count(*) filter (where message_count<>(select count(*) from public.messages m where m.conversation_id=c.id)) as bad, count(*) as "all" from public.conversations c;

-- Q37 last_message_at is not the last message's time
select count(*) filter (where last_message_at is distinct from (select max(created_at) from public.messages m where m.conversation_id=c.id)) as bad, count(*) as "all" from public.conversations c;

-- Q38 reply to a message of another conversation, a later one, or itself
select count(*) filter (where q.id=m.id or q.conversation_id<>m.conversation_id or q.created_at>m.created_at) as bad, count(*) as "all" from public.messages m join public.messages q on q.id=m.reply_to_id;

-- Q39 message before its conversation, or read before it was written
select count(*) filter (where m.created_at<c.created_at or m.read_at<m.created_at) as bad, count(*) as "all" from public.messages m join public.conversations c on c.id=m.conversation_id;

-- Q40 invoice for another patient than the appointment's
select count(*) filter (where i.patient_id<>a.patient_id) as bad, count(*) as "all" from public.invoices i join public.appointments a on a.id=i.appointment_id;

-- Q41 total is not subtotal - insurance, or negative
select count(*) filter (where total_cents<>subtotal_cents-insurance_cents or total_cents<0) as bad, count(*) as "all" from public.invoices;

-- Q42 paid_at, voided_at or issued_at do not fit the state
select count(*) filter (where (status='paid' and paid_at is null) or (status in ('draft','open') and paid_at is not null) or (status='void')<>(voided_at is not null) or (status in ('open','paid') and issued_at is null) or (status='draft' and issued_at is not null)) as bad, count(*) as "all" from public.invoices;

-- Q43 invoice due or paid before it was issued
select count(*) filter (where due_at<issued_at or paid_at<issued_at) as bad, count(*) as "all" from public.invoices;

-- Q44 review of an appointment that was not completed
select count(*) filter (where a.status<>'completed') as bad, count(*) as "all" from public.reviews r join public.appointments a on a.id=r.appointment_id;

-- Q45 review by another patient or of another provider than the appointment's
select count(*) filter (where r.patient_id<>a.patient_id or r.provider_id<>a.provider_id) as bad, count(*) as "all" from public.reviews r join public.appointments a on a.id=r.appointment_id;

-- Q46 medication that is filler or of another trade
select count(*) filter (where medication ~* '\m(lorem|ipsum|dolor|placeholder|foobar|asdf|hoodie|laptop|keyboard|burger|pizza|invoice|subscription|api|webhook|steel|cotton)\M' or medication ~* '^(medication|drug|item|text|value)\s*#?\d*$') as bad, count(*) as "all" from public.prescriptions;

-- Q47 NPI is not ten digits
select count(*) filter (where npi !~ '^\d{10}$') as bad, count(*) as "all" from public.providers;

-- Q48 ICD-10 code without the form of one
select count(*) filter (where icd10_code !~ '^[A-Z]\d[0-9A-Z](\.?[0-9A-Z]{1,4})?$') as bad, count(*) as "all" from public.visit_notes where icd10_code is not null;
