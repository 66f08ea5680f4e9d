-- Q1 copies_count is not the count of copies
select count(*) filter (where copies_count<>(select count(*) from catalog_copy c where c.title_id=t.id)) as bad, count(*) as "all" from catalog_title t;

-- Q2 rating_count is not the count of reviews
select count(*) filter (where rating_count<>(select count(*) from reviews_review r where r.title_id=t.id)) as bad, count(*) as "all" from catalog_title t;

-- Q3 rating_avg is not the average of the ratings, or set without any
select count(*) filter (where case when a is null then coalesce(rating_avg,0)<>0 else rating_avg is null or abs(rating_avg-a)>0.011 end) as bad, count(*) as "all" from (select t.rating_avg,(select avg(rating) from reviews_review r where r.title_id=t.id) a from catalog_title t) x;

-- Q4 pages of an audiobook or DVD, or running time of printed media
select count(*) filter (where (media_type in ('audiobook','dvd') and page_count is not null) or (media_type in ('book','magazine') and running_minutes is not null)) as bad, count(*) as "all" from catalog_title;

-- Q5 published in the future or before printing
select count(*) filter (where published_year not between 1440 and 2026) as bad, count(*) as "all" from catalog_title where published_year is not null;

-- Q6 dead before born, or older than 120
select count(*) filter (where death_year<birth_year or death_year-birth_year>120) as bad, count(*) as "all" from catalog_author where birth_year is not null and death_year is not null;

-- Q7 book published before its author was ten years old
select count(*) filter (where t.published_year<a.birth_year+10) as bad, count(*) as "all" from catalog_title_authors x join catalog_title t on t.id=x.title_id join catalog_author a on a.id=x.author_id where t.published_year is not null and a.birth_year is not null;

-- Q8 copy on loan without an open loan
select count(*) filter (where not exists(select 1 from circulation_loan l where l.copy_id=c.id and l.returned_at is null)) as bad, count(*) as "all" from catalog_copy c where status='on_loan';

-- Q9 copy available though an open loan holds it
select count(*) filter (where exists(select 1 from circulation_loan l where l.copy_id=c.id and l.returned_at is null)) as bad, count(*) as "all" from catalog_copy c where status='available';

-- Q10 copy withdrawn without a date, another one with, or withdrawn before acquired
select count(*) filter (where (status='withdrawn')<>(withdrawn_on is not null) or withdrawn_on<acquired_on) as bad, count(*) as "all" from catalog_copy;

-- Q11 the same copy in two loans at the same time
select count(*) filter (where exists(select 1 from circulation_loan b where b.id<>a.id and b.copy_id=a.copy_id and b.checked_out_at<coalesce(a.returned_at,'infinity') and coalesce(b.returned_at,'infinity')>a.checked_out_at)) as bad, count(*) as "all" from circulation_loan a;

-- Q12 loan before the copy was acquired
select count(*) filter (where l.checked_out_at::date<c.acquired_on) as bad, count(*) as "all" from circulation_loan l join catalog_copy c on c.id=l.copy_id;

-- Q13 loan before the member joined or after the card expired
select count(*) filter (where l.checked_out_at::date<m.joined_on or l.checked_out_at::date>m.expires_on) as bad, count(*) as "all" from circulation_loan l join members_member m on m.id=l.member_id;

-- Q14 returned before checked out, or due before
select count(*) filter (where returned_at<checked_out_at or due_on<checked_out_at::date) as bad, count(*) as "all" from circulation_loan;

-- Q15 branch of return though not returned
select count(*) filter (where returned_at is null) as bad, count(*) as "all" from circulation_loan where returned_branch_id is not null;

-- Q16 checked out by somebody who is not staff
select count(*) filter (where not u.is_staff) as bad, count(*) as "all" from circulation_loan l join auth_user u on u.id=l.checked_out_by_id;

-- Q17 renewal_count is not the count of renewals
select count(*) filter (where renewal_count<>(select count(*) from circulation_renewal r where r.loan_id=l.id)) as bad, count(*) as "all" from circulation_loan l;

-- Q18 renewal that does not lengthen the loan
select count(*) filter (where new_due_on<=old_due_on) as bad, count(*) as "all" from circulation_renewal;

-- Q19 renewal before check-out or after return
select count(*) filter (where r.renewed_at<l.checked_out_at or r.renewed_at>l.returned_at) as bad, count(*) as "all" from circulation_renewal r join circulation_loan l on l.id=r.loan_id;

-- Q20 loan's due date is not that of its last renewal
select count(*) filter (where l.due_on<>(select max(new_due_on) from circulation_renewal r where r.loan_id=l.id)) as bad, count(*) as "all" from circulation_loan l where exists(select 1 from circulation_renewal r where r.loan_id=l.id);

-- Q21 active_loans_count is not the number of open loans
select count(*) filter (where active_loans_count<>(select count(*) from circulation_loan l where l.member_id=m.id and returned_at is null)) as bad, count(*) as "all" from members_member m;

-- Q22 fines_balance is not what is left of the fines
select count(*) filter (where abs(fines_balance-coalesce((select sum(amount-paid_amount) from fines_fine f where f.member_id=m.id and status<>'waived'),0))>0.01) as bad, count(*) as "all" from members_member m;

-- Q23 child over 21, senior under 50 or adult under 14
select count(*) filter (where case category when 'child' then date_of_birth<date '2004-01-01' when 'senior' then date_of_birth>date '1976-01-01' else date_of_birth>date '2012-01-01' end) as bad, count(*) as "all" from members_member;

-- Q24 guardian is the member, another child, or the ward is no child
select count(*) filter (where g.id=m.id or g.category='child' or m.category<>'child') as bad, count(*) as "all" from members_member m join members_member g on g.id=m.guardian_id;

-- Q25 hold with a copy of another title
select count(*) filter (where c.title_id<>h.title_id) as bad, count(*) as "all" from circulation_hold h join catalog_copy c on c.id=h.copy_id;

-- Q26 ready without ready_at or copy, or waiting with either
select count(*) filter (where (status='ready' and (ready_at is null or copy_id is null)) or (status='waiting' and (ready_at is not null or copy_id is not null))) as bad, count(*) as "all" from circulation_hold where status in ('ready','waiting');

-- Q27 fulfilled_at or cancelled_at does not fit the state
select count(*) filter (where (status='fulfilled')<>(fulfilled_at is not null) or (status='cancelled')<>(cancelled_at is not null)) as bad, count(*) as "all" from circulation_hold;

-- Q28 queue position though not waiting, or two waiting on the same place
select count(*) filter (where (status<>'waiting' and queue_position is not null) or (status='waiting' and (queue_position<1 or exists(select 1 from circulation_hold b where b.id<>h.id and b.title_id=h.title_id and b.status='waiting' and b.queue_position=h.queue_position)))) as bad, count(*) as "all" from circulation_hold h;

-- Q29 fine of another member than the loan
select count(*) filter (where f.member_id<>l.member_id) as bad, count(*) as "all" from fines_fine f join circulation_loan l on l.id=f.loan_id;

-- Q30 overdue fine for a loan returned in time
select count(*) filter (where l.returned_at::date<=l.due_on) as bad, count(*) as "all" from fines_fine f join circulation_loan l on l.id=f.loan_id where reason='overdue';

-- Q31 paid_amount is not the sum of payments
select count(*) filter (where abs(paid_amount-coalesce((select sum(p.amount) from fines_payment p where p.fine_id=f.id),0))>0.01) as bad, count(*) as "all" from fines_fine f;

-- Q32 paid fine not fully paid, or more paid than due
select count(*) filter (where (status='paid' and paid_amount<amount) or paid_amount>amount) as bad, count(*) as "all" from fines_fine;

-- Q33 waived without a time, or other states with one or with a waiver
select count(*) filter (where (status='waived')<>(waived_at is not null) or (status<>'waived' and waived_by_id is not null)) as bad, count(*) as "all" from fines_fine;

-- Q34 payment before the fine
select count(*) filter (where p.paid_at<f.created_at) as bad, count(*) as "all" from fines_payment p join fines_fine f on f.id=p.fine_id;

-- Q35 slug does not contain the first word of the title
select count(*) filter (where position(w in lower(slug))=0) as bad, count(*) as "all" from (select slug,lower(substring(title from '[A-Za-z0-9]{3,}')) w from catalog_title where title ~ '^[ -~]*$') x where w is not null;

-- Q36 loaned or returned in the future
select count(*) filter (where checked_out_at>'2026-01-02' or returned_at>'2026-01-02') as bad, count(*) as "all" from circulation_loan;

-- Q37 user name or e-mail empty, or without the form of one; last login before joining
select count(*) filter (where username='' or (email<>'' and email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$') or last_login<date_joined) as bad, count(*) as "all" from auth_user;

-- Q38 title with more than 40 authors
select count(*) filter (where n>40) as bad, count(*) as "all" from (select count(*) n from catalog_title_authors group by title_id) x;

-- Q39 author name that is a placeholder or has digits
select count(*) filter (where last_name ~ '\d' or last_name ~* '\m(lorem|ipsum|test|placeholder|untitled|sample|author)\M') as bad, count(*) as "all" from catalog_author;
