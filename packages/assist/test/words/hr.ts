import { between, both, children, count, days, every, heavy, is, not, same, share, type Trade } from './made.ts';

export const HR: Trade = {
  name: 'hr',
  ddl: `
create table dept (dept_id int primary key, title varchar(40) not null, city varchar(40) not null, cost_ctr varchar(10));
create table emp (emp_id int primary key, dept_id int not null references dept, fname varchar(40) not null, lname varchar(40) not null, mail varchar(80), sex char(1) not null check (sex in ('F','M','X')), hired_on date not null, left_on date, sal numeric(10,2) not null, sts varchar(10) not null check (sts in ('active','on_leave','left')), is_mgr boolean not null);
create table leave_req (id int primary key, emp_id int not null references emp, kind text not null check (kind in ('vacation','sick','parental','unpaid')), days int not null, asked_at timestamptz not null, appr_at timestamptz, rejected boolean not null);
create table payslip (id int primary key, emp_id int not null references emp, issued_on date not null, gross numeric(10,2) not null, net numeric(10,2) not null, ccy char(3) not null, sent_at timestamptz);
`,
  sentences: [
    ['12 % of employees on leave', share('emp', is('sts', 'on_leave'), 0.12)],
    ['a third of the managers are women', () => 'not a share of all'],
    ['no employee earns less than 2000', every('emp', (row) => Number(row['sal']) >= 2000)],
    ['salaries between 2500 and 9000', every('emp', between('sal', 2500, 9000))],
    ['every department has between 5 and 30 employees', children('dept', 'dept_id', 'emp', 'dept_id', 5, 30)],
    ['20 departments', count('dept', 20)],
    ['5% of staff have left', share('emp', is('sts', 'left'), 0.05)],
    ['two thirds of leave requests are vacation', share('leave_req', is('kind', 'vacation'), 2 / 3)],
    ['no leave request is longer than 30 days', every('leave_req', (row) => Number(row['days']) <= 30)],
    ['10 % of leave requests rejected', share('leave_req', is('rejected', 'true'), 0.1)],
    ['all payslips in EUR', both(every('payslip', is('ccy', 'EUR')), same('payslip'))],
    [
      'payslips are sent within 5 days',
      both(
        every('payslip', (row) => row['sent_at'] === null || (days(row, 'issued_on', 'sent_at') >= 0 && days(row, 'issued_on', 'sent_at') <= 6)),
        not('payslip', is('sent_at', null)),
      ),
    ],
    ['employees hired before 2020', every('emp', (row) => row['hired_on']! < '2020')],
    ['half of the employees are female', share('emp', is('sex', 'F'), 0.5)],
    ['one department with a quarter of all employees', heavy('emp', 'dept_id', 0.25)],
    ['unpaid leave is 3 %', share('leave_req', is('kind', 'unpaid'), 0.03)],
    ['mail addresses end with @corp.example', every('emp', (row) => row['mail'] === null || row['mail']!.endsWith('@corp.example'))],
    [
      'leave requests are approved within 3 days',
      both(
        every('leave_req', (row) => row['appr_at'] === null || (days(row, 'asked_at', 'appr_at') >= 0 && days(row, 'asked_at', 'appr_at') <= 3.01)),
        not('leave_req', is('appr_at', null)),
      ),
    ],
    ['1 in 20 payslips has net 0', share('payslip', (row) => Number(row['net']) === 0, 0.05, 0.01)],
    ['all departments in Berlin', every('dept', is('city', 'Berlin'))],
  ],
  left: ['a third of the managers are women', 'no employee earns less than 2000', 'no leave request is longer than 30 days', 'unpaid leave is 3 %'],
};
