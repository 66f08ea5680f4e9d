import type { StatusReport, TableStatus } from '@seedbed/runner';
import { count, duration } from './figures.ts';

/** Most lines of tables, and of changes of the schema. */
const LINES = 8;

/** What a database holds, against what `name` says was loaded: a line a table that differs. */
export function statusReport({ clean, database, tables, others, schema, recorded, seconds }: StatusReport, name: string): string {
  const differing = tables.filter(({ state }) => state !== 'loaded');
  const asLoaded = tables.filter(({ state }) => state === 'loaded');
  const sum = (of: (table: TableStatus) => number): number => tables.reduce((all, table) => all + of(table), 0);
  const rest = (all: readonly string[], what: string): string[] =>
    all.length > LINES ? [...all.slice(0, LINES), `… and ${count(all.length - LINES)} more ${what} (--json lists all)`] : [...all];
  const undecided = tables.flatMap(({ table, state, undecided: why }) => (state === 'undecided' ? [] : why.map((each) => `Not decided: ${table}: ${each}.`)));
  const moved = tables.flatMap(({ table, weeks }) => {
    if (weeks === undefined) return [];
    const by = Math.abs(weeks) === 1 ? '1 week' : `${count(Math.abs(weeks))} weeks`;
    return [`${table}: moved ${by} ${weeks > 0 ? 'later' : 'earlier'} by a slide of some tables, compared with the times of then`];
  });
  const lines = [
    ...(recorded === null ? [] : [`The database was loaded with other settings than ${name}, by its own record: ${recorded}.`]),
    ...rest(differing.map(tableLine), 'tables'),
    ...(asLoaded.length > 0 ? [`${tablesOf(asLoaded.length)} as loaded: ${count(asLoaded.reduce((all, { found }) => all + found, 0))} rows`] : []),
    ...rest(moved, 'tables'),
    ...rest(
      others.map(({ table, rows }) => `${table}: ${rows === null ? 'rows' : count(rows)} of others, ${name} does not name it`),
      'tables',
    ),
    ...rest(
      schema.map((each) => `Schema: ${each}`),
      'changes of the schema',
    ),
    ...rest(undecided, 'of these'),
  ];
  const total = `${count(sum(({ edited }) => edited))} edited, ${count(sum(({ missing }) => missing))} missing, ${count(sum(({ added }) => added))} added`;
  const open = differing.filter(({ state }) => state === 'undecided').length;
  const end = clean
    ? `${database} is as ${name} says (${duration(seconds)}).`
    : `${database} differs from ${name}: ${total}${open > 0 ? `, ${tablesOf(open)} not decided` : ''} (${duration(seconds)}).`;
  return `${[...lines, end].join('\n')}\n`;
}

function tableLine({ table, loaded, state, found, edited, missing, added, columns, examples, undecided }: TableStatus): string {
  if (state === 'gone') return `${table}: gone, with its ${count(loaded)} rows`;
  if (state === 'undecided') return `${table}: not decided: ${undecided.join('; ')}`;
  const cells = columns.map(({ column, rows }) => (rows === edited ? column : `${column} ${count(rows)}`)).join(', ');
  const keys = (kind: string): string => {
    const named = examples.filter((each) => each.kind === kind).map(({ key }) => key.join('/'));
    const all = { edited, missing, added }[kind]!;
    return named.length === 0 ? '' : `: ${named.join(', ')}${all > named.length ? ', …' : ''}`;
  };
  const parts = [
    ...(edited > 0 ? [`${count(edited)} edited (${cells}${keys('edited')})`] : []),
    ...(missing > 0 ? [`${count(missing)} missing${keys('missing') && ` (${keys('missing').slice(2)})`}`] : []),
    ...(added > 0 ? [`${count(added)} added${keys('added') && ` (${keys('added').slice(2)})`}`] : []),
  ];
  return `${table}: ${count(found)} of ${count(loaded)} as loaded; ${parts.join('; ')}`;
}

const tablesOf = (tables: number): string => `${count(tables)} ${tables === 1 ? 'table' : 'tables'}`;
