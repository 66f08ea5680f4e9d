-- Q1 rooms_count or active_members_count of a studio is not the number of its rooms or active members
select count(*) filter (where s.rooms_count<>(select count(*) from rooms r where r.studio_id=s.id) or s.active_members_count<>(select count(*) from members m where m.studio_id=s.id and m.status='active')) as bad, count(*) as "all" from studios s;

-- Q2 employee with an hourly rate or without a salary, freelancer with a salary or without an hourly rate
select count(*) filter (where (employment_type='employee' and (hourly_rate_cents is not null or monthly_salary_cents is null)) or (employment_type='freelance' and (monthly_salary_cents is not null or hourly_rate_cents is null))) as bad, count(*) as "all" from staff_members;

-- Q3 manager of a studio works at another studio or has not the role of a manager
select count(*) filter (where m.studio_id is distinct from s.id or m.role<>'manager') as bad, count(*) as "all" from studios s join staff_members m on m.id=s.manager_id;

-- Q4 status of a studio does not go with its opened_on and closed_on
select count(*) filter (where (status='planned' and (opened_on is not null or closed_on is not null)) or (status='open' and (opened_on is null or closed_on is not null)) or (status='closed' and (opened_on is null or closed_on is null or closed_on<opened_on))) as bad, count(*) as "all" from studios;

-- Q5 class session in a room of another studio
select count(*) filter (where r.studio_id<>c.studio_id) as bad, count(*) as "all" from class_sessions c join rooms r on r.id=c.room_id;

-- Q6 staff member active with left_on or not active without it, left before being hired, or supervised by himself
select count(*) filter (where active<>(left_on is null) or left_on<hired_on or supervisor_id=id) as bad, count(*) as "all" from staff_members;

-- Q7 booking taken from the contract of another member
select count(*) filter (where ms.member_id<>b.member_id) as bad, count(*) as "all" from bookings b join memberships ms on ms.id=b.membership_id;

-- Q8 invoice for the contract of another member
select count(*) filter (where ms.member_id<>i.member_id) as bad, count(*) as "all" from invoices i join memberships ms on ms.id=i.membership_id;

-- Q9 payment of another member than the invoice it pays
select count(*) filter (where p.member_id<>i.member_id) as bad, count(*) as "all" from payments p join invoices i on i.id=p.invoice_id;

-- Q10 check-in for a booking of another member or of a class in another studio
select count(*) filter (where b.member_id<>k.member_id or c.studio_id<>k.studio_id) as bad, count(*) as "all" from check_ins k join bookings b on b.id=k.booking_id join class_sessions c on c.id=b.class_session_id;

-- Q11 check-in for a booking that is not attended, or more than 12 hours away from the start of the class
select count(*) filter (where b.status<>'attended' or k.entered_at not between c.starts_at - interval '12 hours' and c.starts_at + interval '12 hours') as bad, count(*) as "all" from check_ins k join bookings b on b.id=k.booking_id join class_sessions c on c.id=b.class_session_id;

-- Q12 depth of a class category is not one more than that of its parent, or a top level that is not 0
select count(*) filter (where c.depth<>coalesce(p.depth+1,0)) as bad, count(*) as "all" from class_categories c left join class_categories p on p.id=c.parent_id;

-- Q13 bookings_count or waitlist_count of a class session is not the number of its bookings in these statuses
select count(*) filter (where c.bookings_count<>(select count(*) from bookings b where b.class_session_id=c.id and b.status in ('booked','attended','no_show')) or c.waitlist_count<>(select count(*) from bookings b where b.class_session_id=c.id and b.status='waitlisted')) as bad, count(*) as "all" from class_sessions c;

-- Q14 plan costs less than 5 or more than 500 a month (twelve times that a year), has a minimum term over 5 years, or retired_on does not go with active
select count(*) filter (where price_cents not between case billing_interval when 'yearly' then 6000 else 500 end and case billing_interval when 'yearly' then 600000 else 50000 end or minimum_term_months not between 0 and 60 or active<>(retired_on is null)) as bad, count(*) as "all" from membership_plans;

-- Q15 more people in a class session than its capacity, or more capacity than the room has
select count(*) filter (where c.capacity>r.capacity or c.capacity<1 or (select count(*) from bookings b where b.class_session_id=c.id and b.status in ('booked','attended','no_show'))>c.capacity) as bad, count(*) as "all" from class_sessions c join rooms r on r.id=c.room_id;

-- Q16 title of a class session is not the name of its class type
select count(*) filter (where c.title<>t.name) as bad, count(*) as "all" from class_sessions c join class_types t on t.id=c.class_type_id;

-- Q17 class session does not last as long as its class type
select count(*) filter (where c.ends_at-c.starts_at<>t.duration_minutes*interval '1 minute') as bad, count(*) as "all" from class_sessions c join class_types t on t.id=c.class_type_id;

-- Q18 two classes that are not cancelled at the same time in one room
select count(*) filter (where exists (select 1 from class_sessions d where d.room_id=c.room_id and d.id<>c.id and d.status<>'cancelled' and d.starts_at<c.ends_at and d.ends_at>c.starts_at)) as bad, count(*) as "all" from class_sessions c where c.status<>'cancelled';

-- Q19 trainer gives two classes at the same time
select count(*) filter (where exists (select 1 from class_sessions d where d.instructor_id=c.instructor_id and d.id<>c.id and d.status<>'cancelled' and d.starts_at<c.ends_at and d.ends_at>c.starts_at)) as bad, count(*) as "all" from class_sessions c where c.status<>'cancelled';

-- Q20 cancelled_at or cancellation_reason of a class session does not go with its status
select count(*) filter (where (status='cancelled')<>(cancelled_at is not null) or (status<>'cancelled' and cancellation_reason is not null)) as bad, count(*) as "all" from class_sessions;

-- Q21 booking status that the status of its class session does not allow
select count(*) filter (where (c.status='completed' and b.status='booked') or (c.status='scheduled' and b.status in ('attended','no_show')) or (c.status='cancelled' and b.status in ('attended','no_show','booked'))) as bad, count(*) as "all" from bookings b join class_sessions c on c.id=b.class_session_id;

-- Q22 waitlist_position without being waitlisted, or waitlisted without a position from 1
select count(*) filter (where (status='waitlisted')<>(waitlist_position is not null) or waitlist_position<1) as bad, count(*) as "all" from bookings;

-- Q23 booking cancelled without a time, with a time but not cancelled, cancelled before it was booked, or a late cancellation of what is not cancelled
select count(*) filter (where (status='cancelled')<>(cancelled_at is not null) or cancelled_at<booked_at or (late_cancellation and status<>'cancelled')) as bad, count(*) as "all" from bookings;

-- Q24 class booked after it had begun (2 hours allowed for time zones) or before the member joined
select count(*) filter (where b.booked_at>c.starts_at+interval '2 hours' or b.booked_at::date<m.joined_on-1) as bad, count(*) as "all" from bookings b join class_sessions c on c.id=b.class_session_id join members m on m.id=b.member_id;

-- Q25 class outside of the time of the contract it is taken from
select count(*) filter (where c.starts_at::date<ms.starts_on or c.starts_at::date>ms.ends_on) as bad, count(*) as "all" from bookings b join class_sessions c on c.id=b.class_session_id join memberships ms on ms.id=b.membership_id;

-- Q26 rating or feedback for a class that was not attended
select count(*) filter (where status<>'attended') as bad, count(*) as "all" from bookings where rating is not null or feedback is not null;

-- Q27 feedback says the contrary of the rating, or is filler text
select count(*) filter (where (rating=1 and feedback ~* '\y(fantastic|perfect|excellent|amazing|awesome)\y') or (rating=5 and feedback ~* '\y(terrible|awful|worst|horrible|disappointing)\y') or feedback ~* '\y(lorem|ipsum|dolor)\y') as bad, count(*) as "all" from bookings where feedback is not null;

-- Q28 plan_name or price_cents of a contract is not that of its plan
select count(*) filter (where ms.plan_name<>p.name or ms.price_cents<>p.price_cents) as bad, count(*) as "all" from memberships ms join membership_plans p on p.id=ms.membership_plan_id;

-- Q29 two contracts of a member at the same time
select count(*) filter (where exists (select 1 from memberships o where o.member_id=ms.member_id and o.id<>ms.id and o.status<>'cancelled' and o.starts_on<coalesce(ms.ends_on,'infinity'::date) and coalesce(o.ends_on,'infinity'::date)>ms.starts_on)) as bad, count(*) as "all" from memberships ms where ms.status<>'cancelled';

-- Q30 contract follows that of another member, or one that starts later
select count(*) filter (where p.member_id<>ms.member_id or p.starts_on>=ms.starts_on) as bad, count(*) as "all" from memberships ms join memberships p on p.id=ms.previous_membership_id;

-- Q31 status of a contract does not go with its columns (cancelled_at, reason, frozen_from, ends_on)
select count(*) filter (where (status='cancelled')<>(cancelled_at is not null) or (status<>'cancelled' and cancellation_reason is not null) or (status='frozen' and frozen_from is null) or (status='expired' and ends_on is null)) as bad, count(*) as "all" from memberships;

-- Q32 dates of a contract in the wrong order (end, freeze, joining of the member)
select count(*) filter (where ms.ends_on<ms.starts_on or ms.frozen_until<ms.frozen_from or ms.frozen_from<ms.starts_on or ms.frozen_from>ms.ends_on or (ms.frozen_from is null and ms.frozen_until is not null) or ms.starts_on<m.joined_on) as bad, count(*) as "all" from memberships ms join members m on m.id=ms.member_id;

-- Q33 member younger than 12 or older than 95 on joining, left before joining, former without left_on or not former with it, consent time without consent
select count(*) filter (where joined_on<date_of_birth+interval '12 years' or joined_on>date_of_birth+interval '96 years' or left_on<joined_on or (status='former')<>(left_on is not null) or (not marketing_consent and marketing_consent_at is not null)) as bad, count(*) as "all" from members;

-- Q34 bookings_count or last_visit_at of a member does not agree with the bookings and check-ins
select count(*) filter (where m.bookings_count<>(select count(*) from bookings b where b.member_id=m.id) or m.last_visit_at is distinct from (select max(k.entered_at) from check_ins k where k.member_id=m.id)) as bad, count(*) as "all" from members m;

-- Q35 check-in that ends before it begins, lasts longer than 8 hours, or has another duration than its times
select count(*) filter (where left_at<=entered_at or left_at-entered_at>interval '8 hours' or (left_at is null)<>(duration_minutes is null) or abs(duration_minutes-extract(epoch from left_at-entered_at)/60)>1) as bad, count(*) as "all" from check_ins;

-- Q36 class type that lasts less than 10 or more than 240 minutes, or whose name or description is filler text
select count(*) filter (where duration_minutes not between 10 and 240 or name ~* '(lorem|ipsum|^class.?type|@)' or description ~* '\y(lorem|ipsum|dolor)\y') as bad, count(*) as "all" from class_types;

-- Q37 items_count or subtotal_cents of an invoice is not that of its items
select count(*) filter (where i.items_count<>(select count(*) from invoice_items t where t.invoice_id=i.id) or i.subtotal_cents<>(select coalesce(sum(t.amount_cents),0) from invoice_items t where t.invoice_id=i.id)) as bad, count(*) as "all" from invoices i;

-- Q38 tax or total of an invoice is wrong, or the discount is more than the subtotal
select count(*) filter (where abs(tax_cents-(subtotal_cents-discount_cents)*tax_rate/100)>1 or total_cents<>subtotal_cents-discount_cents+tax_cents or discount_cents not between 0 and subtotal_cents) as bad, count(*) as "all" from invoices;

-- Q39 paid_cents of an invoice is not the sum of its succeeded payments
select count(*) filter (where i.paid_cents<>(select coalesce(sum(p.amount_cents),0) from payments p where p.invoice_id=i.id and p.status='succeeded')) as bad, count(*) as "all" from invoices i;

-- Q40 status of an invoice does not go with issued_on, paid_cents, paid_at or voided_at
select count(*) filter (where (status='draft' and issued_on is not null) or (status in ('open','paid') and issued_on is null) or (status='paid' and (paid_at is null or paid_cents<>total_cents)) or (status in ('draft','open') and paid_at is not null) or (status='void')<>(voided_at is not null)) as bad, count(*) as "all" from invoices;

-- Q41 invoice due or paid before it was issued, billed period the wrong way round or without a contract
select count(*) filter (where due_on<issued_on or period_end<period_start or paid_at::date<issued_on-1 or (membership_id is null and (period_start is not null or period_end is not null))) as bad, count(*) as "all" from invoices;

-- Q42 amount of an invoice line is not quantity by unit price
select count(*) filter (where amount_cents<>quantity*unit_price_cents) as bad, count(*) as "all" from invoice_items;

-- Q43 booking at an invoice line that is no no_show_fee, fee without a booking, or for a class of another member or one that was not missed
select count(*) filter (where (t.kind='no_show_fee')<>(t.booking_id is not null) or b.member_id<>i.member_id or b.status not in ('no_show','cancelled')) as bad, count(*) as "all" from invoice_items t join invoices i on i.id=t.invoice_id left join bookings b on b.id=t.booking_id;

-- Q44 payment: card or account digits that do not go with the method, times that do not go with the status
select count(*) filter (where (payment_method<>'card' and (card_brand is not null or card_last4 is not null)) or (payment_method<>'direct_debit' and iban_last4 is not null) or card_last4 !~ '^[0-9]{4}$' or (status='succeeded')<>(succeeded_at is not null) or (status='failed')<>(failed_at is not null) or (status<>'failed' and failure_reason is not null)) as bad, count(*) as "all" from payments;

-- Q45 note of something that does not exist
select count(*) filter (where not case notable_type when 'Member' then exists (select 1 from members m where m.id=notable_id) when 'Membership' then exists (select 1 from memberships m where m.id=notable_id) else exists (select 1 from invoices i where i.id=notable_id) end) as bad, count(*) as "all" from notes;
