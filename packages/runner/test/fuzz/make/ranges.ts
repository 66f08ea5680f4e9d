import { columnsIn, sql, textOf, when, type Sql } from '../sql.ts';
import { addColumn, addPlain, check, column, kindsOf, literal, type Draft, type TableDraft } from './draft.ts';
import { day } from './values.ts';

/** Blocks about numbers and times: each adds columns with cells, and proposes conditions that those cells satisfy. */

/** A bound, on one side or both, tight on the hidden rows. */
export function bounds(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const one = addPlain(draft, table, dice.pick(kindsOf('whole', 'number', 'day', 'moment', 'time')));
  const cells = table.rows.map((row) => row[one.name]).filter((cell) => cell !== null) as string[];
  const numeric = one.of === 'whole' || one.of === 'number';
  const sorted = cells.sort((a, b) => (numeric ? Number(a) - Number(b) : a < b ? -1 : 1));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return;
  const at = (value: string): string => (numeric ? `(${value})` : `${literal(value)}::${one.type}`);
  const c = column(one);
  check(
    draft,
    table,
    dice.pick([
      when`${c} >= ${at(low)}`,
      when`${c} <= ${at(high)}`,
      when`${c} BETWEEN ${at(low)} AND ${at(high)}`,
      when`${c} > ${at(low)} OR ${c} = ${at(low)}`,
    ]),
  );
}

/** `a < b [< c]` of one type, sometimes with an open end or a maximum length. */
export function chain(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const open = dice.chance(0.4);
  const strict = dice.chance(0.5);
  const days = dice.chance(0.5);
  const next = (from: string): string => (days ? addDays(from, dice.between(strict ? 1 : 0, 60)) : String(Number(from) + dice.between(strict ? 1 : 0, 9)));
  const [type, of] = days ? (['date', 'day'] as const) : (['integer', 'whole'] as const);
  const a = addColumn(draft, table, { type, of }, () => (days ? day(dice) : String(dice.between(-5, 50))));
  const b = addColumn(draft, table, { type, of }, (row) => (open && dice.chance(0.4) ? null : next(row[a.name]!)));
  const op = strict ? '<' : '<=';
  check(
    draft,
    table,
    open && dice.chance(0.6) ? when`${column(b)} IS NULL OR ${when`${column(a)} ${op} ${column(b)}`}` : when`${column(b)} ${strict ? '>' : '>='} ${column(a)}`,
  );
  if (dice.chance(0.4)) check(draft, table, when`${column(b)} - ${column(a)} <= ${days ? 60 : 9}`);
  if (dice.chance(0.4)) {
    const c = addColumn(draft, table, { type, of }, (row) => (row[b.name] === null ? null : next(row[b.name]!)));
    check(draft, table, when`${column(b)} ${op} ${column(c)}`);
    if (dice.chance(0.4)) check(draft, table, when`${when`${column(b)} IS NULL`} = ${when`${column(c)} IS NULL`}`);
  }
}

function addDays(from: string, days: number): string {
  return new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1, Number(from.slice(8)) + days)).toISOString().slice(0, 10);
}

/** Sums, products, multiples. */
export function arithmetic(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const a = addColumn(draft, table, { type: 'integer', of: 'whole', notNull: true }, () => String(dice.between(1, 20)));
  const b = addColumn(draft, table, { type: 'integer', of: 'whole', notNull: true }, () => String(dice.between(0, 20)));
  const [x, y] = [column(a), column(b)];
  const [n, m] = [(row: Record<string, string | null>) => Number(row[a.name]), (row: Record<string, string | null>) => Number(row[b.name])];
  const most = Math.max(...table.rows.map((row) => n(row) + m(row)));
  switch (dice.below(7)) {
    case 0:
      return check(draft, table, when`${x} + ${y} <= ${most}`);
    case 1: {
      const c = addColumn(draft, table, { type: 'integer', of: 'whole', notNull: true }, (row) => String(100 - n(row) - m(row)));
      return check(draft, table, when`${x} + ${y} + ${column(c)} = 100`);
    }
    case 2: {
      const c = addColumn(draft, table, { type: dice.pick(['bigint', 'numeric(12,2)']), of: 'number', notNull: true }, (row) => String(n(row) * m(row)));
      return check(draft, table, when`${column(c)} = ${x} * ${y}`);
    }
    case 3: {
      const c = addColumn(draft, table, { type: 'integer', of: 'whole' }, () => String(5 * dice.below(40)));
      return check(draft, table, when`${column(c)} % 5 = 0`);
    }
    case 4:
      return check(draft, table, when`${x} * 2 - ${y} >= ${Math.min(...table.rows.map((row) => 2 * n(row) - m(row)))}`);
    case 5: {
      const c = addColumn(draft, table, { type: 'numeric(8,2)', of: 'number' }, (row) => (n(row) / 4).toFixed(2));
      return check(draft, table, when`${column(c)} * 4 = ${x}`);
    }
    default:
      return check(draft, table, when`abs(${x} - ${y}) <= ${Math.max(...table.rows.map((row) => Math.abs(n(row) - m(row))))}`);
  }
}

/** A column that Postgres computes from others, sometimes with a constraint on it. */
export function generated(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const a = addColumn(draft, table, { type: 'integer', of: 'whole', notNull: true }, (_, i) => String(3 * i + dice.below(3)));
  const b = addColumn(draft, table, { type: 'text', of: 'text', notNull: true }, () => `${dice.pick(['Ann', 'Bob', 'Cleo'])} ${dice.below(90)}`);
  const [type, of, expression]: [string, 'whole' | 'text', Sql] = dice.pick([
    ['integer', 'whole', sql`${column(a)} * 2 + 1`],
    ['text', 'text', sql`lower(${column(b)})`],
    ['text', 'text', sql`${column(b)} || '-' || ${column(a)}`],
    ['integer', 'whole', sql`length(${column(b)})`],
  ] as const);
  const virtual = dice.chance(0.3);
  const made = addColumn(
    draft,
    table,
    { type, of, generated: true, reads: columnsIn(expression), suffix: `GENERATED ALWAYS AS (${textOf(expression)}) ${virtual ? 'VIRTUAL' : 'STORED'}` },
    () => null,
  );
  made.notNull = false;
  if (of === 'whole') check(draft, table, when`${column(made)} > 0`);
  else check(draft, table, when`${column(made)} <> ''`);
  if (!virtual && dice.chance(0.5))
    draft.constraints.push({
      name: `${table.name}_made`,
      table: table.name,
      columns: [made.name],
      text: sql`CREATE UNIQUE INDEX ${table.name}_made ON ${table.name} (${column(made)})`,
    });
}
