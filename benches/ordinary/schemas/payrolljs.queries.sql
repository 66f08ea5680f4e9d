-- Q1 employeeCount of a company is neither the number of its employees nor of those not terminated
select count(*) filter (where "employeeCount" not in ((select count(*) from "Employee" e where e."companyId"=c.id),(select count(*) from "Employee" e where e."companyId"=c.id and e.status<>'TERMINATED'))) as bad, count(*) as "all" from "Company" c;

-- Q2 department under a department of another company
select count(*) filter (where p."companyId"<>d."companyId") as bad, count(*) as "all" from "Department" d join "Department" p on p.id=d."parentId";

-- Q3 department is its own ancestor
with recursive up as (select id,"parentId" p,1 n from "Department" where "parentId" is not null union all select u.id,d."parentId",n+1 from up u join "Department" d on d.id=u.p where d."parentId" is not null and n<50) select count(*) filter (where exists(select 1 from up u where u.id=d.id and u.p=d.id)) as bad, count(*) as "all" from "Department" d where "parentId" is not null;

-- Q4 head of the department works for another company
select count(*) filter (where e."companyId"<>d."companyId") as bad, count(*) as "all" from "Department" d join "Employee" e on e.id=d."headId";

-- Q5 employee in a department of another company
select count(*) filter (where d."companyId"<>e."companyId") as bad, count(*) as "all" from "Employee" e join "Department" d on d.id=e."departmentId";

-- Q6 manager of another company, or oneself
select count(*) filter (where m.id=e.id or m."companyId"<>e."companyId") as bad, count(*) as "all" from "Employee" e join "Employee" m on m.id=e."managerId";

-- Q7 salaried employee without a salary, or hourly one without an hourly rate
select count(*) filter (where ("employmentType"='SALARIED' and "annualSalary" is null) or ("employmentType"='HOURLY' and "hourlyRate" is null)) as bad, count(*) as "all" from "Employee" where "employmentType"<>'CONTRACTOR';

-- Q8 terminated without a date, or a date of termination that has passed in an employee not terminated
select count(*) filter (where (status='TERMINATED' and "terminatedOn" is null) or (status<>'TERMINATED' and "terminatedOn"<date '2025-12-31')) as bad, count(*) as "all" from "Employee";

-- Q9 termination before hiring
select count(*) filter (where "terminatedOn"<"hiredOn") as bad, count(*) as "all" from "Employee" where "terminatedOn" is not null;

-- Q10 not exactly one current compensation though there are some
select count(*) filter (where n<>1) as bad, count(*) as "all" from (select "employeeId",count(*) filter (where "isCurrent") n from "CompensationChange" c join "Employee" e on e.id=c."employeeId" where e.status<>'TERMINATED' group by 1) x;

-- Q11 previous amount is not the amount of the change before
select count(*) filter (where "previousAmount"<>prev) as bad, count(*) as "all" from (select "previousAmount",lag(amount) over (partition by "employeeId" order by "effectiveFrom","createdAt") prev from "CompensationChange") x where prev is not null and "previousAmount" is not null;

-- Q12 project member of another company than the project
select count(*) filter (where e."companyId"<>p."companyId") as bad, count(*) as "all" from "ProjectMember" m join "Project" p on p.id=m."projectId" join "Employee" e on e.id=m."employeeId";

-- Q13 loggedMinutes of a project is not the sum of its entries
select count(*) filter (where "loggedMinutes"<>coalesce((select sum(minutes) from "TimeEntry" t where t."projectId"=p.id),0)) as bad, count(*) as "all" from "Project" p;

-- Q14 timesheet's week is not seven days
select count(*) filter (where "weekEnd"-"weekStart" not in (6,7)) as bad, count(*) as "all" from "Timesheet";

-- Q15 totalMinutes of a timesheet is not the sum of its entries
select count(*) filter (where "totalMinutes"<>coalesce((select sum(minutes) from "TimeEntry" e where e."timesheetId"=t.id),0)) as bad, count(*) as "all" from "Timesheet" t;

-- Q16 approved timesheet without who or when, or an open or submitted one with
select count(*) filter (where (status='APPROVED' and ("approvedAt" is null or "approvedById" is null)) or (status in ('OPEN','SUBMITTED') and ("approvedAt" is not null or "approvedById" is not null))) as bad, count(*) as "all" from "Timesheet";

-- Q17 timesheet approved before submitted
select count(*) filter (where "approvedAt"<"submittedAt") as bad, count(*) as "all" from "Timesheet" where "approvedAt" is not null and "submittedAt" is not null;

-- Q18 timesheet approved by the employee himself or by someone of another company
select count(*) filter (where a.id=t."employeeId" or a."companyId"<>e."companyId") as bad, count(*) as "all" from "Timesheet" t join "Employee" e on e.id=t."employeeId" join "Employee" a on a.id=t."approvedById";

-- Q19 entry of another employee than the timesheet's
select count(*) filter (where t."employeeId"<>e."employeeId") as bad, count(*) as "all" from "TimeEntry" e join "Timesheet" t on t.id=e."timesheetId";

-- Q20 entry outside the week of its timesheet
select count(*) filter (where e."workDate" not between t."weekStart" and t."weekEnd") as bad, count(*) as "all" from "TimeEntry" e join "Timesheet" t on t.id=e."timesheetId";

-- Q21 minutes are not end minus start minus break
select count(*) filter (where abs(extract(epoch from "endedAt"-"startedAt")/60-"breakMinutes"-minutes)>1) as bad, count(*) as "all" from "TimeEntry";

-- Q22 overlapping entries of an employee
select count(*) filter (where exists(select 1 from "TimeEntry" o where o."employeeId"=e."employeeId" and o.id<>e.id and o."startedAt"<e."endedAt" and e."startedAt"<o."endedAt")) as bad, count(*) as "all" from "TimeEntry" e;

-- Q23 entry on a project of which the employee is no member
select count(*) filter (where not exists(select 1 from "ProjectMember" m where m."projectId"=e."projectId" and m."employeeId"=e."employeeId")) as bad, count(*) as "all" from "TimeEntry" e where "projectId" is not null;

-- Q24 work before being hired or after termination
select count(*) filter (where t."workDate"<e."hiredOn" or t."workDate">e."terminatedOn") as bad, count(*) as "all" from "TimeEntry" t join "Employee" e on e.id=t."employeeId";

-- Q25 more working days than the leave has days, or none
select count(*) filter (where "workingDays">"endDate"-"startDate"+1 or "workingDays"<=0) as bad, count(*) as "all" from "LeaveRequest" where "endDate">="startDate";

-- Q26 leave approved or declined without reviewer, or merely requested with one
select count(*) filter (where (status in ('APPROVED','DECLINED') and "reviewedAt" is null) or (status='REQUESTED' and "reviewedAt" is not null)) as bad, count(*) as "all" from "LeaveRequest";

-- Q27 two approved leaves of an employee overlap
select count(*) filter (where exists(select 1 from "LeaveRequest" o where o."employeeId"=l."employeeId" and o.id<>l.id and o.status='APPROVED' and o."startDate"<=l."endDate" and l."startDate"<=o."endDate")) as bad, count(*) as "all" from "LeaveRequest" l where status='APPROVED';

-- Q28 totals of a pay run are not the sums of its payslips
select count(*) filter (where "totalGross"<>g or "totalNet"<>n) as bad, count(*) as "all" from (select r."totalGross",r."totalNet",sum(s."grossPay") g,sum(s."netPay") n from "PayRun" r join "Payslip" s on s."payRunId"=r.id group by r.id) x;

-- Q29 payslipCount of a pay run is not the number of its payslips
select count(*) filter (where "payslipCount"<>(select count(*) from "Payslip" s where s."payRunId"=r.id)) as bad, count(*) as "all" from "PayRun" r;

-- Q30 paid pay run without paidAt, or draft, calculated or approved one with
select count(*) filter (where (status='PAID' and "paidAt" is null) or (status in ('DRAFT','CALCULATED','APPROVED') and "paidAt" is not null)) as bad, count(*) as "all" from "PayRun";

-- Q31 payslip for an employee of another company than the pay run's
select count(*) filter (where e."companyId"<>r."companyId") as bad, count(*) as "all" from "Payslip" s join "PayRun" r on r.id=s."payRunId" join "Employee" e on e.id=s."employeeId";

-- Q32 payslip to another employee's bank account
select count(*) filter (where b."employeeId"<>s."employeeId") as bad, count(*) as "all" from "Payslip" s join "BankAccount" b on b.id=s."bankAccountId";

-- Q33 net pay is not gross less tax and deductions plus reimbursements
select count(*) filter (where abs("netPay"-("grossPay"-"taxTotal"-"deductionTotal"+"reimbursementTotal"))>0.01) as bad, count(*) as "all" from "Payslip";

-- Q34 payslip in another currency than the company
select count(*) filter (where s.currency<>c.currency) as bad, count(*) as "all" from "Payslip" s join "PayRun" r on r.id=s."payRunId" join "Company" c on c.id=r."companyId";

-- Q35 gross pay or tax is not the sum of the lines of that type
select count(*) filter (where "grossPay"<>g or "taxTotal"<>t) as bad, count(*) as "all" from (select s."grossPay",s."taxTotal",coalesce(sum(l.amount) filter (where l.type='EARNING'),0) g,coalesce(sum(l.amount) filter (where l.type='TAX'),0) t from "Payslip" s join "PayslipLine" l on l."payslipId"=s.id group by s.id) x;

-- Q36 expense of another employee than the payslip's
select count(*) filter (where x."employeeId"<>s."employeeId") as bad, count(*) as "all" from "PayslipLine" l join "Payslip" s on s.id=l."payslipId" join "Expense" x on x.id=l."expenseId";

-- Q37 two primary bank accounts of an employee
select count(*) filter (where n>1) as bad, count(*) as "all" from (select count(*) n from "BankAccount" where "isPrimary" group by "employeeId") x;

-- Q38 bank account in the name of somebody else
select count(*) filter (where strpos(lower(b."holderName"),lower(e."lastName"))=0) as bad, count(*) as "all" from "BankAccount" b join "Employee" e on e.id=b."employeeId";

-- Q39 reimbursed expense without the time, or the time in another state
select count(*) filter (where (status='REIMBURSED')<>("reimbursedAt" is not null)) as bad, count(*) as "all" from "Expense";

-- Q40 expense spent after it was entered, or in the future
select count(*) filter (where "spentOn">"createdAt"::date+1 or "spentOn">date '2026-01-02') as bad, count(*) as "all" from "Expense";

-- Q41 job title that is none
select count(*) filter (where "jobTitle" ~* '\m(lorem|ipsum|dolor|amet|placeholder|untitled|foobar|asdf)\M' or "jobTitle" ~ '[@0-9]{2}' or length("jobTitle")>70) as bad, count(*) as "all" from "Employee";
