import { addColumn, check, key, literal, need, type Draft } from '../make/draft.ts';
import { when } from '../sql.ts';
import { day, letters } from '../make/values.ts';
import { numbered, some, withPlain } from './family.ts';

/** Columns whose elements, members or bounds have their own conditions, in addition to keys and orders. */

const HUES = ['red', 'green', 'blue', 'black', 'white'];

/** Arrays of enums, of domains and of ranges; unique, of a certain length, within bounds. */
export function listsOfKinds(draft: Draft): void {
  const { dice } = draft;
  const crates = withPlain(draft, numbered(draft, 'crates', some(draft)));
  need(draft, { name: 'hue', statement: `CREATE TYPE hue AS ENUM (${HUES.map(literal).join(', ')})` });
  need(draft, { name: 'shelf', statement: `CREATE DOMAIN shelf AS text CHECK (VALUE ~ '^[A-Z]{2}[0-9]{2}$')` });
  need(draft, { name: 'step', statement: 'CREATE DOMAIN step AS integer CHECK (VALUE BETWEEN 1 AND 60)' });
  const list = (make: (i: number) => string, most = 3): string => `{${Array.from({ length: dice.between(1, most) }, (_, i) => make(i)).join(',')}}`;
  const range = (): string => `"[${dice.between(1, 40)},${dice.between(41, 90)})"`;
  const kinds: readonly (readonly [string, string, (i: number) => string])[] = [
    ['hue[]', 'hues', () => dice.pick(HUES)],
    ['shelf[]', 'shelves', () => letters(dice, 2, 'ABCDEF') + String(dice.between(10, 99))],
    ['step[]', 'steps', () => String(dice.between(1, 60))],
    ['int4range[]', 'spans', range],
  ];
  for (const [type, name, make] of dice.some(kinds, dice.between(1, 3))) {
    const seen = new Set<string>();
    addColumn(draft, crates, { type, of: 'list', name, notNull: true }, () => {
      for (;;) {
        const cell = list(make);
        if (!seen.has(cell) && seen.add(cell)) return cell;
      }
    });
    if (dice.chance(0.5)) check(draft, crates, when`cardinality(${name}) BETWEEN 1 AND 3`);
    if (dice.chance(0.4)) key(draft, crates, [name], 'UNIQUE');
    if (name === 'hues' && dice.chance(0.4)) check(draft, crates, when`hues <@ ARRAY[${HUES.map(literal).join(', ')}]::hue[]`);
    if (dice.chance(0.3)) check(draft, crates, when`array_position(${name}, NULL) IS NULL`);
  }
}

/** Documents that must be unique, and have members. */
export function uniqueDocuments(draft: Draft): void {
  const { dice } = draft;
  const rules = withPlain(draft, numbered(draft, 'rules', some(draft)));
  addColumn(draft, rules, { type: 'jsonb', of: 'json', name: 'doc', notNull: true }, (_, i) =>
    JSON.stringify({ kind: dice.pick(['a', 'b']), name: letters(dice, 6), most: 10 + i }),
  );
  const conditions = [
    when`doc ? 'kind' AND doc ? 'name'`,
    when`jsonb_typeof(doc -> 'most') = 'number'`,
    when`(doc ->> 'most')::integer > 3`,
    when`jsonb_typeof(doc) = 'object' AND doc ?& ARRAY['most', 'kind']`,
    when`doc ->> 'kind' IN ('a', 'b')`,
  ];
  for (const condition of dice.some(conditions, dice.between(1, 3))) check(draft, rules, condition);
  if (dice.chance(0.5)) return key(draft, rules, ['doc'], 'UNIQUE');
  addColumn(draft, rules, { type: 'integer', of: 'whole', name: 'part', notNull: true }, () => String(dice.between(1, 3)));
  key(draft, rules, ['part', 'doc'], 'UNIQUE');
}

/** XML that satisfies a CHECK's search. */
export function xmlDocuments(draft: Draft): void {
  const { dice } = draft;
  const sheets = withPlain(draft, numbered(draft, 'sheets', some(draft)));
  const name = dice.pick(['invoice', 'order', 'note']);
  addColumn(
    draft,
    sheets,
    { type: 'xml', of: 'text', name: 'body', notNull: dice.chance(0.7) },
    (_, i) => `<${name} number="${i}"><title>${letters(dice, 5)}</title></${name}>`,
  );
  check(
    draft,
    sheets,
    dice.pick([when`xpath_exists('/${name}', body)`, when`xpath_exists('/${name}/@number', body)`, when`xpath_exists('/*', body)`, when`body IS DOCUMENT`]),
  );
}

const GRIDS: readonly (readonly [condition: (name: string) => string, minutes: number])[] = [
  [(name) => `EXTRACT(second FROM ${name}) = 0`, 7],
  [(name) => `EXTRACT(second FROM ${name}) = 0 AND EXTRACT(minute FROM ${name}) = 0`, 60],
  [(name) => `date_trunc('hour', ${name}) = ${name}`, 60],
  [(name) => `EXTRACT(minute FROM ${name}) IN (0, 30) AND EXTRACT(second FROM ${name}) = 0`, 30],
];

/** An interval whose ends are whole minutes or hours, and close to each other. */
export function onTheGrid(draft: Draft): void {
  const { dice } = draft;
  const shifts = withPlain(draft, numbered(draft, 'night_shifts', some(draft)));
  const [condition, minutes] = dice.pick(GRIDS);
  const type = dice.pick(['timestamp', 'timestamptz']);
  const moment = (date: string, after: number): string =>
    `${date} ${String(8 + Math.floor(after / 60)).padStart(2, '0')}:${String(after % 60).padStart(2, '0')}:00${type === 'timestamptz' ? '+00' : ''}`;
  const spans = shifts.rows.map(() => ({ date: day(dice), steps: dice.between(1, 3) }));
  addColumn(draft, shifts, { type, of: 'moment', name: 'begins', notNull: true }, (_, i) => moment(spans[i]!.date, 0));
  addColumn(draft, shifts, { type, of: 'moment', name: 'ends', notNull: dice.chance(0.7) }, (_, i) => moment(spans[i]!.date, spans[i]!.steps * minutes));
  check(draft, shifts, when`begins < ends`);
  for (const name of ['begins', 'ends']) check(draft, shifts, when`${condition(name)}`);
  if (dice.chance(0.4)) check(draft, shifts, when`ends - begins <= interval '8 hours'`);
  if (dice.chance(0.3)) check(draft, shifts, when`begins::date = ends::date`);
}

/** A range that contains others, one or several. */
export function rangesWithin(draft: Draft): void {
  const { dice } = draft;
  const seasons = withPlain(draft, numbered(draft, 'seasons', some(draft)));
  const years = seasons.rows.map(() => dice.between(2019, 2027));
  addColumn(draft, seasons, { type: 'daterange', of: 'range', name: 'open_during', notNull: true }, (_, i) => `[${years[i]}-01-01,${years[i]}-12-31)`);
  const many = dice.chance(0.6);
  addColumn(draft, seasons, { type: many ? 'datemultirange' : 'daterange', of: 'range', name: 'closed_during', notNull: dice.chance(0.6) }, (_, i) => {
    const one = `[${years[i]}-03-01,${years[i]}-03-09)`;
    return many ? dice.pick([`{}`, `{${one}}`, `{${one},[${years[i]}-05-01,${years[i]}-06-01)}`]) : one;
  });
  check(
    draft,
    seasons,
    dice.pick([when`open_during @> closed_during`, when`closed_during <@ open_during`, when`NOT isempty(open_during) AND open_during @> closed_during`]),
  );
}
