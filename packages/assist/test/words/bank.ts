import { age, between, children, count, every, heavy, is, none, share, times, weekday, type Trade } from './made.ts';
import { TODAY } from './today.ts';

export const BANK: Trade = {
  name: 'bank',
  ddl: `
create table cust (cust_id int primary key, fname varchar(40) not null, lname varchar(40) not null, dob date not null, ctry_cd char(2) not null, kyc_stat varchar(8) not null check (kyc_stat in ('PENDING','PASSED','FAILED')));
create table acct (acct_no varchar(12) primary key, cust_id int not null references cust, acct_typ varchar(4) not null check (acct_typ in ('CUR','SAV','LOAN')), ccy char(3) not null, bal numeric(14,2) not null, opened_dt date not null, closed_dt date);
create table txn (txn_id bigint primary key, acct_no varchar(12) not null references acct, amt numeric(12,2) not null, txn_typ varchar(6) not null check (txn_typ in ('DEBIT','CREDIT')), stat varchar(8) not null check (stat in ('PENDING','POSTED','REVERSED')), txn_ts timestamptz not null);
create table card (card_id int primary key, acct_no varchar(12) not null references acct, exp_dt date not null, blocked_flg char(1) not null check (blocked_flg in ('Y','N')));
create table pmt (pmt_id bigint primary key, acct_no varchar(12) not null references acct, amt numeric(12,2) not null, stat varchar(8) not null check (stat in ('DUE','PAID','FAILED')), due_dt date not null, paid_dt date);
`,
  sentences: [
    ['10 % of payments have amount 0', share('pmt', (row) => Number(row['amt']) === 0, 0.1, 0.01)],
    ['3 % of transactions reversed', share('txn', is('stat', 'REVERSED'), 0.03)],
    ['20 % of cards blocked', share('card', is('blocked_flg', 'Y'), 0.2)],
    ['balances between -500 and 10000', every('acct', between('bal', -500, 10_000))],
    ['no closed accounts', every('acct', is('closed_dt', null))],
    ['all accounts in GBP', every('acct', is('ccy', 'GBP'))],
    ['2 accounts per customer', children('cust', 'cust_id', 'acct', 'cust_id', 2, 2)],
    ['5% of customers failed KYC', share('cust', is('kyc_stat', 'FAILED'), 0.05)],
    ['customers born between 1950 and 2000', every('cust', (row) => between('year', 1950, 2000)({ year: row['dob']!.slice(0, 4) }))],
    ['one account with half of the transactions', heavy('txn', 'acct_no', 0.5)],
    ['5000 transactions', count('txn', 5000)],
    ['twice as many transactions on weekends', times('txn', (row) => [0, 6].includes(weekday(row, 'txn_ts')), 2 / 7, 1.4, 3)],
    ['only debit transactions', every('txn', is('txn_typ', 'DEBIT'))],
    ['60 % of accounts are savings accounts', share('acct', is('acct_typ', 'SAV'), 0.6)],
    ['all customers at least 18 years old', none('cust', (row) => age(row, 'dob', TODAY) < 18)],
  ],
};
