-- Q1 department of another company than the employee
select count(*) filter (where d.company_id <> e.company_id) as bad, count(*) as all from employees e join departments d on d.id = e.department_id;
-- Q2 position in another department than the employee
select count(*) filter (where p.department_id <> e.department_id) as bad, count(*) as all from employees e join positions p on p.id = e.position_id;
-- Q3 location of another company
select count(*) filter (where l.company_id <> e.company_id) as bad, count(*) as all from employees e join locations l on l.id = e.location_id;
-- Q4 manager of another company, or oneself
select count(*) filter (where m.company_id <> e.company_id or m.id = e.id) as bad, count(*) as all from employees e join employees m on m.id = e.manager_id;
-- Q5 active employee whose manager has left
select count(*) filter (where m.status = 'terminated') as bad, count(*) as all from employees e join employees m on m.id = e.manager_id where e.status <> 'terminated';
-- Q6 reporting lines that go round
with recursive up as (select id as start, manager_id, 1 as n from employees where manager_id is not null union all select u.start, e.manager_id, n + 1 from up u join employees e on e.id = u.manager_id where e.manager_id is not null and u.manager_id <> u.start and n < 25)
select count(distinct start) filter (where manager_id = start or n >= 25) as bad, count(distinct start) as all from up;
-- Q7 display name or work e-mail that does not show the person's name
select count(*) filter (where display_name not ilike '%' || last_name || '%' or display_name not ilike '%' || first_name || '%') as bad, count(*) as all from employees;
-- Q8 hired before 15 years of age or above 75
select count(*) filter (where hired_on < date_of_birth + interval '15 years' or hired_on > date_of_birth + interval '75 years') as bad, count(*) as all from employees;
-- Q9 terminated without a day, or with a day though employed, or before hired
select count(*) filter (where (status = 'terminated') <> (terminated_on is not null) or terminated_on < hired_on) as bad, count(*) as all from employees;
-- Q10 reason of termination of an employee who has not left
select count(*) filter (where status <> 'terminated') as bad, count(*) as all from employees where termination_reason is not null;
-- Q11 probation ends before the first day, or more than a year after it
select count(*) filter (where probation_ends_on < hired_on or probation_ends_on > hired_on + interval '1 year') as bad, count(*) as all from employees where probation_ends_on is not null;
-- Q12 weekly hours that do not fit the employment: full time below 30, part time at 40 or more, anybody above 60
select count(*) filter (where (employment_type = 'full_time' and weekly_hours < 30) or (employment_type = 'part_time' and weekly_hours >= 40) or weekly_hours > 60 or weekly_hours <= 0) as bad, count(*) as all from employees;
-- Q13 headcount of a department is not the number of its employees that are employed
select count(*) filter (where headcount <> n) as bad, count(*) as all from (select d.*, (select count(*) from employees e where e.department_id = d.id and e.status <> 'terminated') n from departments d) d;
-- Q14 head of a department who works in another company, or has left
select count(*) filter (where e.company_id <> d.company_id or e.status = 'terminated') as bad, count(*) as all from departments d join employees e on e.id = d.head_id;
-- Q15 parent department of another company, or itself
select count(*) filter (where p.company_id <> d.company_id or p.id = d.id) as bad, count(*) as all from departments d join departments p on p.id = d.parent_department_id;
-- Q16 company without exactly one headquarters
select count(*) filter (where n <> 1) as bad, count(*) as all from (select company_id, count(*) filter (where is_headquarters) n from locations group by 1) x;
-- Q17 monthly salary is not a twelfth (to a fourteenth) of the year's
select count(*) filter (where monthly_amount not between annual_amount / 14 - 1 and annual_amount / 12 + 1) as bad, count(*) as all from salaries;
-- Q18 salary outside the band of the grade
select count(*) filter (where s.annual_amount not between g.min_salary and g.max_salary) as bad, count(*) as all
from salaries s join employees e on e.id = s.employee_id join positions p on p.id = e.position_id join job_grades g on g.id = p.job_grade_id where s.effective_to is null;
-- Q19 two salaries of an employee at the same time
select count(*) filter (where exists (select 1 from salaries x where x.employee_id = s.employee_id and x.id <> s.id and x.effective_from <= coalesce(s.effective_to, 'infinity') and s.effective_from <= coalesce(x.effective_to, 'infinity'))) as bad,
  count(*) as all from salaries s;
-- Q20 salary from before the employee was hired, or after leaving
select count(*) filter (where s.effective_from < e.hired_on or s.effective_from > e.terminated_on or s.effective_to < s.effective_from) as bad, count(*) as all from salaries s join employees e on e.id = s.employee_id;
-- Q21 first salary whose reason is not the hire, or a later one whose reason is
select count(*) filter (where (reason = 'hire') <> (k = 1)) as bad, count(*) as all from (select reason, row_number() over (partition by employee_id order by effective_from, id) k from salaries) x;
-- Q22 salary or payslip in another currency than the company's
select count(*) filter (where x.currency <> c.currency) as bad, count(*) as all
from (select employee_id, currency from salaries union all select employee_id, currency from payslips) x join employees e on e.id = x.employee_id join companies c on c.id = e.company_id;
-- Q23 employee who approves the own salary, or of another company
select count(*) filter (where a.id = s.employee_id or a.company_id <> e.company_id) as bad, count(*) as all from salaries s join employees e on e.id = s.employee_id join employees a on a.id = s.approved_by;
-- Q24 job history that overlaps, begins before the hire or ends before it begins
select count(*) filter (where h.ended_on < h.started_on or h.started_on < e.hired_on or exists (select 1 from job_history x where x.employee_id = h.employee_id and x.id <> h.id
  and x.started_on < coalesce(h.ended_on, 'infinity') and h.started_on < coalesce(x.ended_on, 'infinity'))) as bad, count(*) as all from job_history h join employees e on e.id = h.employee_id;
-- Q25 remaining days are not entitled + carried over - taken, or below -10
select count(*) filter (where remaining_days <> entitled_days + carried_over_days - taken_days or remaining_days < -10) as bad, count(*) as all from leave_balances;
-- Q26 taken days are not those of the approved requests of the year
select count(*) filter (where abs(taken_days - n) > 0.1) as bad, count(*) as all from (select b.*, coalesce((select sum(working_days) from leave_requests r where r.employee_id = b.employee_id
  and r.leave_type_id = b.leave_type_id and r.status = 'approved' and extract(year from r.start_date) = b.year), 0) n from leave_balances b) b;
-- Q27 leave that ends before it begins, or longer in working days than in days, or half a day over several
select count(*) filter (where end_date < start_date or working_days > end_date - start_date + 1 or working_days <= 0 or (half_day and end_date <> start_date)) as bad, count(*) as all from leave_requests;
-- Q28 leave before the hire or after leaving
select count(*) filter (where r.start_date < e.hired_on or r.start_date > e.terminated_on) as bad, count(*) as all from leave_requests r join employees e on e.id = r.employee_id;
-- Q29 two approved leaves of an employee on the same days
select count(*) filter (where exists (select 1 from leave_requests x where x.employee_id = r.employee_id and x.id <> r.id and x.status = 'approved' and x.start_date <= r.end_date and r.start_date <= x.end_date)) as bad,
  count(*) as all from leave_requests r where status = 'approved';
-- Q30 pending with a decision, or rejected without a time, or decided before requested, or approved by oneself
select count(*) filter (where (status = 'pending' and decided_at is not null) or (status in ('approved', 'rejected') and decided_at is null) or decided_at < requested_at or approver_id = employee_id) as bad, count(*) as all
from leave_requests;
-- Q31 rejection note of a request that was not rejected
select count(*) filter (where status <> 'rejected') as bad, count(*) as all from leave_requests where rejection_note is not null;
-- Q32 approver of another company
select count(*) filter (where a.company_id <> e.company_id) as bad, count(*) as all from leave_requests r join employees e on e.id = r.employee_id join employees a on a.id = r.approver_id;
-- Q33 year of a public holiday is not that of its date
select count(*) filter (where extract(year from holiday_date) <> year) as bad, count(*) as all from public_holidays;
-- Q34 week of a timesheet that does not begin on one weekday (Monday, or Sunday)
select count(*) filter (where extract(isodow from week_start) not in (1, 7)) as bad, count(*) as all from timesheets;
-- Q35 entry outside the week of its timesheet
select count(*) filter (where e.work_date not between t.week_start and t.week_start + 6) as bad, count(*) as all from timesheet_entries e join timesheets t on t.id = e.timesheet_id;
-- Q36 hours are not end - start - break
select count(*) filter (where end_time <= start_time or abs(hours - (extract(epoch from end_time - start_time) / 3600 - break_minutes / 60.0)) > 0.02) as bad, count(*) as all from timesheet_entries;
-- Q37 total hours are not the sum of the entries, or overtime above the total
select count(*) filter (where abs(t.total_hours - n) > 0.05 or t.overtime_hours > t.total_hours) as bad, count(*) as all
from (select t.*, (select sum(hours) from timesheet_entries e where e.timesheet_id = t.id) n from timesheets t) t where n is not null;
-- Q38 timesheet approved without time or person, or a draft that was submitted, or approved before submitted
select count(*) filter (where (status = 'approved' and (approved_at is null or approved_by is null)) or (status <> 'approved' and approved_at is not null) or (status = 'draft' and submitted_at is not null)
  or (status <> 'draft' and submitted_at is null) or approved_at < submitted_at) as bad, count(*) as all from timesheets;
-- Q39 gross is not base + overtime + bonus
select count(*) filter (where abs(gross_pay - (base_pay + overtime_pay + bonus)) > 0.01) as bad, count(*) as all from payslips;
-- Q40 net is not gross less tax, social security and other deductions, or below zero
select count(*) filter (where abs(net_pay - (gross_pay - income_tax - social_security - other_deductions)) > 0.01 or net_pay < 0) as bad, count(*) as all from payslips;
-- Q41 payslip in a run of another company
select count(*) filter (where r.company_id <> e.company_id) as bad, count(*) as all from payslips p join payroll_runs r on r.id = p.payroll_run_id join employees e on e.id = p.employee_id;
-- Q42 payslip for a time before the hire or after leaving
select count(*) filter (where r.period_end < e.hired_on or r.period_start > e.terminated_on) as bad, count(*) as all from payslips p join payroll_runs r on r.id = p.payroll_run_id join employees e on e.id = p.employee_id;
-- Q43 totals or count of a payroll run are not those of its payslips
select count(*) filter (where employee_count <> n or abs(total_gross - g) > 0.01 or abs(total_net - t) > 0.01) as bad, count(*) as all
from (select r.*, (select count(*) from payslips p where p.payroll_run_id = r.id) n, (select coalesce(sum(gross_pay), 0) from payslips p where p.payroll_run_id = r.id) g,
  (select coalesce(sum(net_pay), 0) from payslips p where p.payroll_run_id = r.id) t from payroll_runs r) r where n > 0;
-- Q44 payroll period that is not about a month (or half of one), or paid long before or after it
select count(*) filter (where period_end - period_start not between 6 and 31 or pay_date < period_start or pay_date > period_end + 45) as bad, count(*) as all from payroll_runs;
-- Q45 paid run that was not approved, or whose pay date lies ahead
select count(*) filter (where approved_at is null or pay_date > '2026-01-01') as bad, count(*) as all from payroll_runs where status = 'paid';
-- Q46 review of oneself, by another company, or whose period ends before it begins
select count(*) filter (where v.reviewer_id = v.employee_id or a.company_id <> e.company_id or v.period_end <= v.period_start) as bad, count(*) as all
from performance_reviews v join employees e on e.id = v.employee_id join employees a on a.id = v.reviewer_id;
-- Q47 review acknowledged before submitted, submitted before its period began, or submitted without a rating
select count(*) filter (where acknowledged_at < submitted_at or submitted_at < period_start or (status <> 'draft' and (submitted_at is null or overall_rating is null)) or (status = 'draft' and submitted_at is not null)) as bad,
  count(*) as all from performance_reviews;
-- Q48 child older than the parent, or parent younger than the child
select count(*) filter (where (d.relationship = 'child' and d.date_of_birth < e.date_of_birth + interval '12 years') or (d.relationship = 'parent' and d.date_of_birth > e.date_of_birth - interval '12 years')) as bad, count(*) as all
from dependents d join employees e on e.id = d.employee_id where d.relationship <> 'spouse';
-- Q49 closed position without a day, or closed before opened
select count(*) filter (where (status = 'closed' and closed_on is null) or (status in ('draft', 'open') and closed_on is not null) or closed_on < opened_on) as bad, count(*) as all from positions;
