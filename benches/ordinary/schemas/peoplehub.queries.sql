-- Q1 terminated employee without termination date, or an active one who left more than a month ago, or left before hired
select count(*) filter (where (status = 'terminated' and termination_date is null) or (status = 'active' and termination_date < current_date - 31) or termination_date < hire_date) as bad, count(*) as "all" from employees where status in ('terminated', 'active');

-- Q2 employee hired as a child or past eighty
select count(*) filter (where hire_date < birth_date + interval '14 years' or hire_date > birth_date + interval '80 years') as bad, count(*) as "all" from employees where birth_date is not null;

-- Q3 probation ends before the hire date or more than two years after it
select count(*) filter (where probation_end_date < hire_date or probation_end_date > hire_date + 731) as bad, count(*) as "all" from employees where probation_end_date is not null;

-- Q4 fixed-term contract without an end, or any contract that ends before it starts
select count(*) filter (where (contract_type = 'fixed_term' and end_date is null) or end_date < start_date) as bad, count(*) as "all" from employment_contracts where contract_type = 'fixed_term' or end_date is not null;

-- Q5 leave ends before it starts or counts no days or more days than the calendar has between
select count(*) filter (where end_date < start_date or total_days <= 0 or total_days > end_date - start_date + 1) as bad, count(*) as "all" from leave_requests where true;

-- Q6 rejected leave request without time of decision, or a pending one with it, or decided before it was made
select count(*) filter (where (status = 'rejected' and decided_at is null) or (status = 'pending' and decided_at is not null) or decided_at < created_at) as bad, count(*) as "all" from leave_requests where status in ('rejected', 'pending', 'approved');

-- Q7 remaining leave is not what was entitled and carried over less what was used (and perhaps pending)
select count(*) filter (where remaining_days <> entitled_days + carried_over_days - used_days and remaining_days <> entitled_days + carried_over_days - used_days - pending_days) as bad, count(*) as "all" from leave_balances where true;

-- Q8 gross pay is not base plus overtime plus bonus
select count(*) filter (where abs(gross_salary - base_salary - overtime_pay - bonus) > 0.05) as bad, count(*) as "all" from payslips where true;

-- Q9 net pay is not gross pay less tax and deductions
select count(*) filter (where abs(net_salary - gross_salary + income_tax + social_security + other_deductions) > 0.05) as bad, count(*) as "all" from payslips where true;

-- Q10 approved timesheet never submitted or without approval time, or a draft that was approved, or approved before submitted
select count(*) filter (where (status = 'approved' and (approved_at is null or submitted_at is null)) or (status = 'draft' and approved_at is not null) or approved_at < submitted_at) as bad, count(*) as "all" from timesheets where status in ('draft', 'approved');

-- Q11 completed review without rating or completion time, or a draft with completion time, or its period runs backwards
select count(*) filter (where (status = 'completed' and (overall_rating is null or completed_at is null)) or (status = 'draft' and completed_at is not null) or period_end <= period_start) as bad, count(*) as "all" from performance_reviews where status in ('completed', 'draft');

-- Q12 goal not started but with progress or completed, or in progress yet completed, or achieved at less than half
select count(*) filter (where (status = 'not_started' and (progress > 0 or completed_at is not null)) or (status = 'in_progress' and completed_at is not null) or (status = 'achieved' and progress < 50) or due_date < start_date) as bad, count(*) as "all" from goals where status in ('not_started', 'in_progress', 'achieved');

-- Q13 employee holds a position that belongs to another department
select count(*) filter (where p.department_id <> e.department_id) as bad, count(*) as "all" from employees e join positions p on p.id = e.position_id where p.department_id is not null and e.department_id is not null and e.status = 'active';

-- Q14 employee is his own manager, or two employees manage each other
select count(*) filter (where e.manager_id = e.id or m.manager_id = e.id) as bad, count(*) as "all" from employees e join employees m on m.id = e.manager_id where true;

-- Q15 employee with more than one open-ended salary
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) as n from salaries where effective_to is null group by employee_id) x where true;

-- Q16 approved leave or a timesheet that lies wholly before the hire or after the termination of the employee
select count(*) filter (where x.till < e.hire_date or x.since > e.termination_date) as bad, count(*) as "all" from (select employee_id, start_date as since, end_date as till from leave_requests where status = 'approved' union all select employee_id, week_start, week_end from timesheets) x join employees e on e.id = x.employee_id where true;

-- Q17 timesheet total is not the sum of its entries
select count(*) filter (where abs(t.total_hours - s.hours) > 0.05) as bad, count(*) as "all" from timesheets t join (select timesheet_id, sum(hours) as hours from timesheet_entries group by timesheet_id) s on s.timesheet_id = t.id where t.status in ('submitted', 'approved');

-- Q18 timesheet entry on a day outside its week, or the week is not seven days
select count(*) filter (where e.work_date not between t.week_start and t.week_end or t.week_end <> t.week_start + 6) as bad, count(*) as "all" from timesheet_entries e join timesheets t on t.id = e.timesheet_id where true;

-- Q19 expense report total is not the sum of its items (with or without tax on top)
select count(*) filter (where abs(r.total_amount - s.amount) > 0.05 and abs(r.total_amount - s.amount - s.tax) > 0.05) as bad, count(*) as "all" from expense_reports r join (select expense_report_id, sum(amount) as amount, sum(tax_amount) as tax from expense_items group by expense_report_id) s on s.expense_report_id = r.id where r.status <> 'draft';

-- Q20 totals or number of employees of a payroll run differ from its payslips
select count(*) filter (where r.employee_count <> s.n or abs(r.total_gross - s.gross) > 0.05 or abs(r.total_net - s.net) > 0.05) as bad, count(*) as "all" from payroll_runs r join (select payroll_run_id, count(*) as n, sum(gross_salary) as gross, sum(net_salary) as net from payslips group by payroll_run_id) s on s.payroll_run_id = r.id where r.status in ('approved', 'paid');

-- Q21 payslip for a period before the hire or long after the termination of the employee
select count(*) filter (where r.period_end < e.hire_date or r.period_start > e.termination_date + 92) as bad, count(*) as "all" from payslips p join payroll_runs r on r.id = p.payroll_run_id join employees e on e.id = p.employee_id where true;

-- Q22 offer accepted while the application is still new, screening, in interviews or rejected
select count(*) filter (where a.status in ('new', 'screening', 'interview', 'rejected')) as bad, count(*) as "all" from offers o join applications a on a.id = o.application_id where o.status = 'accepted';

-- Q23 interview took place or offer was sent before the application came in
select count(*) filter (where x.at < a.applied_at) as bad, count(*) as "all" from (select application_id, scheduled_at as at from interviews union all select application_id, sent_at from offers where sent_at is not null) x join applications a on a.id = x.application_id where true;

-- Q24 holder of an asset differs from its open assignment, or status contradicts the holder
select count(*) filter (where (a.status = 'assigned' and a.assigned_to is null) or (a.status = 'available' and a.assigned_to is not null) or (a.status = 'assigned' and exists (select 1 from asset_assignments s where s.asset_id = a.id and s.returned_at is null and s.employee_id <> a.assigned_to))) as bad, count(*) as "all" from assets a where a.status in ('assigned', 'available');

-- Q25 salary far outside what anybody is paid
select count(*) filter (where (pay_frequency = 'annual' and amount not between 3000 and 2000000) or (pay_frequency = 'monthly' and amount not between 250 and 200000) or (pay_frequency = 'hourly' and amount not between 3 and 800)) as bad, count(*) as "all" from salaries where currency in ('USD', 'EUR', 'GBP', 'CHF');

-- Q26 salary range of a position or an opening runs backwards or is wider than tenfold
select count(*) filter (where hi < lo or hi > 10 * lo) as bad, count(*) as "all" from (select min_salary as lo, max_salary as hi from positions union all select salary_min, salary_max from job_openings) x where lo > 0 and hi is not null;

-- Q27 offered salary less than half the bottom or more than twice the top of the opening
select count(*) filter (where o.salary_amount < 0.5 * j.salary_min or o.salary_amount > 2 * j.salary_max) as bad, count(*) as "all" from offers o join applications a on a.id = o.application_id join job_openings j on j.id = a.job_opening_id where j.salary_min is not null and j.salary_max >= j.salary_min;

-- Q28 weekly hours of a full-time employee below thirty or above sixty
select count(*) filter (where weekly_hours not between 30 and 60) as bad, count(*) as "all" from employees where employment_type = 'full_time';

-- Q29 hours of one timesheet entry not positive or above sixteen, or a person with more than 24 hours on one day
select count(*) filter (where e.hours <= 0 or e.hours > 16 or e.day_hours > 24) as bad, count(*) as "all" from (select x.hours, sum(x.hours) over (partition by t.employee_id, x.work_date) as day_hours from timesheet_entries x join timesheets t on t.id = x.timesheet_id) e where true;

-- Q30 name of a person with digits or odd signs, or the same word as first and last name
select count(*) filter (where first_name ~ '[0-9_@#{}<>/]' or last_name ~ '[0-9_@#{}<>/]' or lower(first_name) = lower(last_name)) as bad, count(*) as "all" from (select first_name, last_name from employees union all select first_name, last_name from applicants) x where true;

-- Q31 two active employees with the same name and birth date
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by lower(first_name), lower(last_name), birth_date) as n from employees where status = 'active' and birth_date is not null) x where true;

-- Q32 same longer interview feedback or review text more than three times, or strengths and improvements alike
select count(*) filter (where n > 3 or same) as bad, count(*) as "all" from (select count(*) over (partition by src, lower(t)) as n, same from (select 1 as src, feedback as t, false as same from interviews where status = 'completed' union all select 2, strengths, strengths = improvements and char_length(strengths) > 10 from performance_reviews where status = 'completed') y where char_length(t) >= 40) x where true;

-- Q33 price of a laptop, phone, monitor or vehicle implausible
select count(*) filter (where (asset_type = 'laptop' and purchase_price not between 100 and 10000) or (asset_type = 'phone' and purchase_price not between 15 and 4000) or (asset_type = 'monitor' and purchase_price not between 30 and 8000) or (asset_type = 'vehicle' and purchase_price < 1000)) as bad, count(*) as "all" from assets where asset_type in ('laptop', 'phone', 'monitor', 'vehicle') and purchase_price is not null;

-- Q34 phone number with letters or without enough digits
select count(*) filter (where phone ~* '[a-df-suvwyz]' or char_length(regexp_replace(phone, '\D', '', 'g')) not between 5 and 20) as bad, count(*) as "all" from (select phone from employees union all select phone from applicants) x where phone is not null;

-- Q35 expense item without amount or beyond fifty thousand, or tax above the amount, or submitted report without any item
select count(*) filter (where not ok) as bad, count(*) as "all" from (select amount <> 0 and abs(amount) <= 50000 and abs(tax_amount) <= abs(amount) as ok from expense_items i join expense_reports r on r.id = i.expense_report_id where r.currency in ('USD', 'EUR', 'GBP', 'CHF') union all select exists (select 1 from expense_items i where i.expense_report_id = r.id) from expense_reports r where r.status in ('submitted', 'approved', 'reimbursed')) x where true;

-- Q36 two active departments of the same name under the same parent, or a department name with a number at its end
select count(*) filter (where n > 1 or name ~ '[0-9]{2,}$') as bad, count(*) as "all" from (select name, count(*) over (partition by parent_id, lower(name)) as n from departments where is_active) x where true;
