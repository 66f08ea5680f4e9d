import { both, children, count, days, every, growth, heavy, is, not, share, some, times, weekday, type Trade } from './made.ts';

export const SAAS: Trade = {
  name: 'saas',
  ddl: `
create table organizations (id uuid primary key, name text not null, plan text not null check (plan in ('free','pro','enterprise')), country char(2) not null, created_at timestamptz not null, deleted_at timestamptz);
create table users (id uuid primary key, organization_id uuid not null references organizations, email text not null unique, full_name text not null, role text not null check (role in ('owner','admin','member')), is_active boolean not null, email_verified boolean not null, last_login_at timestamptz, created_at timestamptz not null);
create table subscriptions (id uuid primary key, organization_id uuid not null references organizations, status text not null check (status in ('trialing','active','past_due','canceled')), mrr_cents int not null, started_at timestamptz not null, canceled_at timestamptz);
create table tickets (id uuid primary key, organization_id uuid not null references organizations, user_id uuid not null references users, priority text not null check (priority in ('low','normal','high','urgent')), status text not null check (status in ('open','pending','solved','closed')), subject text not null, created_at timestamptz not null, closed_at timestamptz);
`,
  sentences: [
    ['70 % of organizations on the free plan', share('organizations', is('plan', 'free'), 0.7)],
    ['30 % of users inactive', share('users', is('is_active', 'false'), 0.3)],
    ['5% of subscriptions past due', share('subscriptions', is('status', 'past_due'), 0.05)],
    ['between 5 and 20 users per organization', children('organizations', 'id', 'users', 'organization_id', 5, 20)],
    ['10 urgent tickets', some('tickets', is('priority', 'urgent'), 10)],
    ['organizations grow 20 % a year', growth('organizations', 'created_at', 1.2)],
    ['one organization with 40 % of all users', heavy('users', 'organization_id', 0.4)],
    ['a fifth of the users never logged in', share('users', is('last_login_at', null), 0.2)],
    ['all emails at acme.test', every('users', (row) => row['email']!.endsWith('@acme.test'))],
    ['nobody has verified their email', every('users', is('email_verified', 'false'))],
    [
      'tickets are closed within 2 days',
      both(
        every('tickets', (row) => row['closed_at'] === null || (days(row, 'created_at', 'closed_at') >= 0 && days(row, 'created_at', 'closed_at') <= 2.01)),
        not('tickets', is('closed_at', null)),
      ),
    ],
    [
      'only US and UK organizations',
      both(every('organizations', is('country', 'US', 'GB')), not('organizations', is('country', 'US')), not('organizations', is('country', 'GB'))),
    ],
    ['no deleted organizations', every('organizations', is('deleted_at', null))],
    ['twice as many tickets on Mondays', times('tickets', (row) => weekday(row, 'created_at') === 1, 1 / 7, 1.4, 3)],
    ['most tickets are low priority', share('tickets', is('priority', 'low'), 0.7, 0.2)],
    ['100 orgs', count('organizations', 100)],
  ],
};
