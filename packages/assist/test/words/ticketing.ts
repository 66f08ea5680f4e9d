import { age, at, children, count, every, growth, heavy, is, month, none, share, times, weekday, type Trade } from './made.ts';
import { TODAY } from './today.ts';

export const TICKETING: Trade = {
  name: 'ticketing',
  ddl: `
create table venues (id int primary key, name text not null, city text not null, country char(2) not null, capacity int not null);
create table events (id int primary key, venue_id int not null references venues, title text not null, genre text not null check (genre in ('rock','jazz','classical','comedy')), starts_at timestamptz not null, cancelled boolean not null, min_age int);
create table buyers (id int primary key, full_name text not null, email text not null unique, newsletter boolean not null, birthday date not null, created_at timestamptz not null);
create table orders (id int primary key, buyer_id int not null references buyers, event_id int not null references events, state text not null check (state in ('reserved','paid','refunded','expired')), total numeric(10,2) not null, placed_at timestamptz not null, paid_at timestamptz);
create table tickets (id int primary key, order_id int not null references orders, seat text, price numeric(8,2) not null, category text not null check (category in ('standing','seated','vip')), scanned_at timestamptz);
`,
  sentences: [
    ['3 % of events cancelled', share('events', is('cancelled', 'true'), 0.03)],
    ['15 % of orders refunded', share('orders', is('state', 'refunded'), 0.15)],
    ['no expired orders', none('orders', is('state', 'expired'))],
    ['up to 6 tickets per order', children('orders', 'id', 'tickets', 'order_id', 0, 6)],
    ['every event has at least 2 orders', children('events', 'id', 'orders', 'event_id', 2)],
    ['80% of buyers subscribed to the newsletter', share('buyers', is('newsletter', 'true'), 0.8)],
    ['ticket prices from 15 to 120', every('tickets', (row) => Number(row['price']) >= 15 && Number(row['price']) <= 120)],
    ['one event with 30% of the orders', heavy('orders', 'event_id', 0.3)],
    ['twice as many orders in December', times('orders', (row) => month(row, 'placed_at') === 12, 1 / 12, 1.4, 3)],
    ['200 events', count('events', 200)],
    ['events only on Fridays and Saturdays', every('events', (row) => [5, 6].includes(weekday(row, 'starts_at')))],
    ['events start between 7pm and 9pm', every('events', (row) => at(row, 'starts_at').getUTCHours() >= 19 && at(row, 'starts_at').getUTCHours() < 21)],
    ['70 % of tickets scanned', share('tickets', is('scanned_at', null), 0.3)],
    ['a tenth of the tickets are VIP', share('tickets', is('category', 'vip'), 0.1)],
    ['all venues in Austria', every('venues', is('country', 'AT'))],
    ['buyers are between 16 and 75 years old', every('buyers', (row) => age(row, 'birthday', TODAY) >= 16 && age(row, 'birthday', TODAY) <= 75)],
    ['capacity never over 5000', every('venues', (row) => Number(row['capacity']) <= 5000)],
    ['most events are rock', share('events', is('genre', 'rock'), 0.75, 0.2)],
    ['nobody under 18 buys tickets', none('buyers', (row) => age(row, 'birthday', TODAY) < 18)],
    ['orders doubled every year', growth('orders', 'placed_at', 2)],
  ],
  left: ['80% of buyers subscribed to the newsletter', 'nobody under 18 buys tickets'],
};
