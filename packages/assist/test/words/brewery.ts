import { at, between, both, children, every, heavy, inYear, is, month, none, not, same, share, weekday, type Trade } from './made.ts';
import { TODAY } from './today.ts';

/** Not earlier than so many days before the reference date. */
const within = (column: string, days: number) => (row: Readonly<Record<string, string | null>>) =>
  at(row, column).getTime() >= Date.parse(TODAY) - days * 86_400_000 && at(row, column).getTime() <= Date.parse(TODAY) + 86_400_000;

export const BREWERY: Trade = {
  name: 'brewery',
  ddl: `
create table breweries (id int primary key, name text not null, town text not null, country char(2) not null, phone text, is_organic boolean not null, created_at timestamptz not null);
create table beers (id int primary key, brewery_id int not null references breweries, name text not null, style text not null check (style in ('lager','stout','ale','wheat')), price numeric(6,2) not null check (price > 0), abv numeric(3,1) not null, stock int not null default 0 check (stock >= 0));
create table batches (id int primary key, beer_id int not null references beers, status text not null check (status in ('planned','brewing','bottled','spoiled')), brewed_at timestamptz not null, bottled_at timestamptz, litres int not null);
create table kegs (id int primary key, batch_id int not null references batches, deposit numeric(6,2) not null, returned_at timestamptz, note text);
`,
  sentences: [
    ['batches of the last 3 months only', both(every('batches', within('brewed_at', 95)), same('batches'))],
    ['no batches on Mondays', none('batches', (row) => weekday(row, 'brewed_at') === 1)],
    ['most batches come in June and July', share('batches', (row) => [6, 7].includes(month(row, 'brewed_at')), 0.6, 0.1)],
    ['double the number of beers', ({ rows, before }) => (rows('beers').length === before('beers').length * 2 ? null : 'not twice as many')],
    ['nobody has more than 4 beers', children('breweries', 'id', 'beers', 'brewery_id', 0, 4)],
    ['a brewery has at most 3 beers', children('breweries', 'id', 'beers', 'brewery_id', 0, 3)],
    ['a quarter of the beers are out of stock', share('beers', is('stock', '0'), 0.25)],
    [
      'spoiled batches have no bottled date',
      both(
        none('batches', (row) => row['status'] === 'spoiled' && row['bottled_at'] !== null),
        not('batches', is('bottled_at', null)),
      ),
    ],
    [
      'beer prices end in .49',
      both(
        every('beers', (row) => row['price']!.endsWith('.49')),
        ({ rows }) => (new Set(rows('beers').map(({ price }) => price)).size > 2 ? null : 'few prices'),
      ),
    ],
    ['beers.style is stout in 30 %', share('beers', is('style', 'stout'), 0.3)],
    ['public.batches.status is spoiled in 5 % of the rows', share('batches', is('status', 'spoiled'), 0.05)],
    [
      'every tenth beer has no batches',
      ({ rows }) => {
        const with_ = new Set(rows('batches').map((row) => row['beer_id']));
        const without = rows('beers').filter(({ id }) => !with_.has(id!)).length / rows('beers').length;
        return Math.abs(without - 0.1) <= 0.02 ? null : `${without} without`;
      },
    ],
    [
      'litres are mostly around 500',
      ({ rows }) => {
        const sorted = rows('batches')
          .map(({ litres }) => Number(litres))
          .toSorted((a, b) => a - b);
        const middle = sorted[Math.floor(sorted.length / 2)]!;
        return middle > 400 && middle < 600 ? null : `median ${middle}`;
      },
    ],
    ['half of kegs.note is null', share('kegs', is('note', null), 0.5)],
    ['one brewery with 30 % of all beers', heavy('beers', 'brewery_id', 0.3)],
    ['only batches from 2025', both(every('batches', inYear('brewed_at', 2025)), same('batches'))],
    [
      'abv is never above 6',
      both(
        every('beers', (row) => Number(row['abv']) <= 6),
        same('beers'),
      ),
    ],
    [
      'one brewery called Kettle with 9 beers',
      ({ rows }) =>
        rows('beers').filter((row) => row['brewery_id'] === rows('breweries').find(({ name }) => name === 'Kettle')?.['id']).length === 9
          ? null
          : 'not 9 beers',
    ],
    ['beer prices are rounded to 0.5', every('beers', (row) => (Number(row['price']) * 2) % 1 === 0)],
    ['prices between 1 and 9, mostly around 4', both(every('beers', between('price', 1, 9)), share('beers', between('price', 3, 5), 0.68, 0.1))],
    [
      'organic breweries have no phone',
      both(
        none('breweries', (row) => row['is_organic'] === 'true' && row['phone'] !== null),
        not('breweries', is('phone', null)),
      ),
    ],
    [
      'spoiled batches have 0 litres',
      both(
        every('batches', (row) => row['status'] !== 'spoiled' || row['litres'] === '0'),
        not('batches', is('litres', '0')),
      ),
    ],
    [
      'a tenth of batches have no kegs',
      ({ rows }) => {
        const withKegs = new Set(rows('kegs').map((row) => row['batch_id']));
        const without = rows('batches').filter((row) => !withKegs.has(row['batch_id'] ?? row['id'])).length / rows('batches').length;
        return Math.abs(without - 0.1) < 0.07 ? null : `${without} have none`;
      },
    ],
    ['20 % fewer batches', ({ rows, before }) => (rows('batches').length === before('batches').length * 0.8 ? null : 'not 20 % fewer')],
  ],
  refused: ['phone numbers are German', 'organic breweries have three times as many beers'],
  left: ['stouts cost more than lagers', 'mostly around 20', 'beers end in .49', 'double the number of stouts', 'one brewery called Kettle & Sons'],
};
