import { at, between, both, every, is, month, weekday, type Check, type Made, type Row, type Trade } from './made.ts';

/** Rows of a table that refer to this row. */
const ofRow = ({ rows }: Made, child: string, key: string, id: string): readonly Row[] => rows(child).filter((row) => row[key] === id);

/** The first account has exactly these rows, by the values of one of their columns. */
const first =
  (child: string, column: string, ...values: readonly string[]): Check =>
  (made) => {
    const found = ofRow(made, child, 'account_id', '1').map((row) => row[column]!);
    return found.toSorted().join() === values.toSorted().join() ? null : `${child} of the first account: ${found.join(', ')}`;
  };

const firstHas =
  (child: string, count: number): Check =>
  (made) => {
    const found = ofRow(made, child, 'account_id', '1').length;
    return found === count ? null : `the first account has ${found} rows of ${child}, not ${count}`;
  };

/** Of the rows that are so, each is otherwise as well. */
const where =
  (table: string, when: (row: Row, made: Made) => boolean, then: (row: Row) => boolean): Check =>
  (made) => {
    const meant = made.rows(table).filter((row) => when(row, made));
    const off = meant.filter((row) => !then(row)).length;
    return meant.length > 0 && off === 0 ? null : `${off} of ${meant.length} rows of ${table} are not so`;
  };

const isVip = (row: Row, { rows }: Made): boolean => rows('account').find(({ id }) => id === row['account_id'])!['tier'] === 'vip';
const inHours =
  (column: string, from: number, to: number) =>
  (row: Row): boolean =>
    at(row, column).getUTCHours() >= from && at(row, column).getUTCHours() < to;
const isWorkday =
  (column: string) =>
  (row: Row): boolean =>
    weekday(row, column) > 0 && weekday(row, column) < 6;

const sum =
  (table: string, column: string, wanted: number): Check =>
  ({ rows }) => {
    const found = rows(table).reduce((all, row) => all + Number(row[column] ?? 0), 0);
    return Math.abs(found - wanted) <= wanted * 0.2 ? null : `${table}.${column} adds up to ${found}, not ${wanted}`;
  };

const steps =
  (table: string, column: string, minutes: number): Check =>
  ({ rows }) => {
    const times = rows(table).map((row) => at(row, column).getTime());
    const off = times.filter((time, i) => i > 0 && Math.abs(time - times[i - 1]! - minutes * 60_000) > 1000).length;
    return times.length > 1 && off === 0 ? null : `${off} of ${times.length} rows are not ${minutes} minutes apart`;
  };

const mean = (rows: readonly Row[], column: string): number => rows.reduce((all, row) => all + Number(row[column]), 0) / rows.length;
const higher =
  (table: string, column: string, is: (row: Row) => boolean): Check =>
  ({ rows }) => {
    const [those, others] = [rows(table).filter(is), rows(table).filter((row) => !is(row))];
    return mean(those, column) > mean(others, column) * 1.1 ? null : `${mean(those, column)} and ${mean(others, column)}`;
  };

export const BILLING: Trade = {
  name: 'billing',
  ddl: `
create table account (id int primary key, label text not null, tier text not null check (tier in ('vip','plain')), country text not null, opened_at timestamptz not null);
create table bill (id int primary key, account_id int not null references account, status text not null check (status in ('draft','sent','settled','overdue')), source text not null check (source in ('portal','phone')), net numeric(10,2) not null, billed_at timestamptz not null, settled_at timestamptz, check ((status = 'settled') = (settled_at is not null)));
create table plan_subscription (id int primary key, account_id int not null references account, state text not null check (state in ('trial','active','cancelled')), began_at timestamptz not null, cancelled_at timestamptz, check (state <> 'cancelled' or cancelled_at is not null));
create table address (id int primary key, account_id int not null references account, street text not null, is_default boolean not null);
create table meter_value (meter text not null, measured_at timestamptz not null, kwh numeric(6,2) not null, primary key (meter, measured_at));
`,
  sentences: [
    ['bills only on weekdays between 8 and 16', every('bill', (row) => isWorkday('billed_at')(row) && inHours('billed_at', 8, 16)(row))],
    ['bills only on Mondays from 9 to 5', every('bill', (row) => weekday(row, 'billed_at') === 1 && inHours('billed_at', 9, 17)(row))],
    ["accounts only from 7 to 19 o'clock", every('account', inHours('opened_at', 7, 19))],
    ['overdue bills are only from the portal', where('bill', is('status', 'overdue'), is('source', 'portal'))],
    ['bills of vip accounts have a net above 200', where('bill', isVip, (row) => Number(row['net']) > 200)],
    ['bills from plain accounts are always from the phone', where('bill', (row, made) => !isVip(row, made), is('source', 'phone'))],
    ['the sum of all nets is 500,000', sum('bill', 'net', 500_000)],
    ['nets add up to 80,000 in total', sum('bill', 'net', 80_000)],
    ['a meter value every 20 minutes', steps('meter_value', 'measured_at', 20)],
    ['meter values every hour', steps('meter_value', 'measured_at', 60)],
    ['nets are higher in December', higher('bill', 'net', (row) => month(row, 'billed_at') === 12)],
    ['nets are lower on Sundays', higher('bill', 'net', (row) => weekday(row, 'billed_at') !== 0)],
    [
      'status is mostly settled, the rest sent',
      both(every('bill', is('status', 'settled', 'sent')), where('bill', is('status', 'settled'), between('id', 1, 1e6))),
    ],
    [
      'one account with an overdue bill, a cancelled subscription and two addresses',
      both(first('bill', 'status', 'overdue'), first('plan_subscription', 'state', 'cancelled'), firstHas('address', 2)),
    ],
    ['an account that has two settled bills and a draft bill', first('bill', 'status', 'settled', 'settled', 'draft')],
    ['one vip account with no bills and 3 addresses', both(firstHas('bill', 0), firstHas('address', 3))],
    ['one account with a default address', first('address', 'is_default', 'true')],
  ],
  refused: [
    'vip accounts have twice as many bills as plain accounts',
    'each account has a bill in the last 30 days',
    'no bills on public holidays',
    'vip accounts only from 2024',
    'one account with 4000 bills and an address',
  ],
  left: ['one account with a purple bill', 'every account with an overdue bill', 'bills between 9 and 17'],
};
