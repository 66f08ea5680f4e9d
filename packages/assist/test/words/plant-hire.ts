import { between, both, children, count, days, every, inYear, is, month, none, not, same, share, times, type Trade } from './made.ts';

export const PLANT_HIRE: Trade = {
  name: 'plant hire',
  ddl: `
create table cust (id int primary key, nm varchar(60) not null, tel varchar(20), em varchar(80), ctry char(2) not null, acct_st text not null check (acct_st in ('active','on_stop','closed')), created_at timestamptz not null);
create table site (id int primary key, cust_id int not null references cust, addr text not null, pcode varchar(10));
create table plant (id int primary key, descr text not null, cat text not null check (cat in ('excavator','dumper','roller','telehandler')), day_rate numeric(8,2) not null, yr int, active boolean not null);
create table hire (id int primary key, cust_id int not null references cust, plant_id int not null references plant, st text not null check (st in ('quoted','booked','on_hire','off_hired','cancelled')), start_dt date not null, end_dt date, qty int not null, inv_at timestamptz, check (end_dt >= start_dt));
create table dep (id int primary key, hire_id int not null references hire, amt numeric(8,2) not null, st text not null check (st in ('open','refunded','kept')), ref_at timestamptz);
create table inv (id int primary key, hire_id int not null references hire, total numeric(10,2) not null, issued_on date not null, due_on date, paid_at timestamptz, st text not null check (st in ('draft','sent','paid','overdue')));
`,
  sentences: [
    ['10 % of hires cancelled', share('hire', is('st', 'cancelled'), 0.1)],
    ['20 % of deposits refunded', share('dep', is('st', 'refunded'), 0.2)],
    ['no cancelled hires', both(none('hire', is('st', 'cancelled')), same('hire'))],
    ['every customer has at least 3 sites', children('cust', 'id', 'site', 'cust_id', 3)],
    ['more hires in summer than in winter', times('hire', (row) => [6, 7, 8].includes(month(row, 'start_dt')), 0.25, 1.2, 4)],
    ['500 hires', count('hire', 500)],
    ['day rates between 80 and 400', both(every('plant', between('day_rate', 80, 400)), same('plant'))],
    ['all hires in 2025', both(every('hire', inYear('start_dt', 2025)), same('hire'))],
    ['a third of the invoices are overdue', share('inv', is('st', 'overdue'), 0.333, 0.01)],
    ['at most 2 hires per customer', children('cust', 'id', 'hire', 'cust_id', 0, 2)],
    ['customers from Germany and Austria only', both(every('cust', is('ctry', 'DE', 'AT')), not('cust', is('ctry', 'DE')), not('cust', is('ctry', 'AT')))],
    ['half of the customers have no phone', share('cust', is('tel', null), 0.5)],
    ['quantity is always 1', every('hire', is('qty', '1'))],
    [
      'paid invoices are paid within 30 days',
      both(
        every('inv', (row) => row['paid_at'] === null || (days(row, 'issued_on', 'paid_at') >= 0 && days(row, 'issued_on', 'paid_at') <= 31)),
        not('inv', is('paid_at', null)),
      ),
    ],
    ['15% of plant inactive', share('plant', is('active', 'false'), 0.15)],
    ['emails end in @example.org', every('cust', (row) => row['em'] === null || row['em']!.endsWith('@example.org'))],
    ['no draft invoices', none('inv', is('st', 'draft'))],
  ],
};
