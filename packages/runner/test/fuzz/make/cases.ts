import { sql, when, word, type Sql } from '../sql.ts';
import { addColumn, addPlain, check, column, kindsOf, literal, need, type ColumnDraft, type Draft, type TableDraft } from './draft.ts';
import { day } from './values.ts';

const LABELS = ['draft', 'open', 'done', 'void'];

/** A column with few labels: an enum, or a text that a CHECK lists. */
export function labels(draft: Draft, table: TableDraft): ColumnDraft {
  const { dice } = draft;
  const count = dice.between(2, 4);
  if (dice.chance(0.4)) {
    need(draft, { name: `mood${count}`, statement: `CREATE TYPE mood${count} AS ENUM (${LABELS.slice(0, count).map(literal).join(', ')})` });
    return addColumn(draft, table, { type: `mood${count}`, of: 'label' }, () => dice.pick(LABELS.slice(0, count)));
  }
  const one = addColumn(draft, table, { type: dice.pick(['text', 'varchar(10)']), of: 'text', notNull: true }, () => dice.pick(LABELS.slice(0, count)));
  check(draft, table, when`${column(one)} IN (${LABELS.slice(0, count).map(literal).join(', ')})`);
  return one;
}

/** How a row's kind determines other columns: present, absent, within bounds. */
export function taggedUnion(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const tag = labels(draft, table);
  const seen = [...new Set(table.rows.map((row) => row[tag.name]!))];
  const [first, second = first!] = dice.some(seen, 2);
  const is = (label: string): Sql => when`${column(tag)} = ${literal(label)}`;
  const has = (row: Record<string, string | null>): boolean => row[tag.name] === first;
  const date = addColumn(draft, table, { type: 'date', of: 'day' }, (row) => (has(row) ? day(dice) : null));
  const number = addColumn(draft, table, { type: 'integer', of: 'whole' }, (row) =>
    row[tag.name] === second ? String(dice.between(10, 99)) : dice.chance(0.5) ? String(dice.between(1, 99)) : null,
  );
  const there = when`${column(date)} IS NOT NULL`;
  const absent = when`${column(date)} IS NULL`;
  switch (dice.below(5)) {
    case 0:
      return check(draft, table, when`${when`${is(first!)} AND ${there}`} OR ${when`${column(tag)} <> ${literal(first!)} AND ${absent}`}`);
    case 1:
      return check(draft, table, when`(${is(first!)}) = (${there})`);
    case 2:
      return check(draft, table, when`CASE WHEN ${is(first!)} THEN ${there} WHEN ${is(second)} THEN ${when`${column(number)} >= 10`} ELSE true END`);
    case 3:
      return check(draft, table, when`CASE ${column(tag)} WHEN ${literal(first!)} THEN ${there} ELSE ${absent} END`);
    default:
      check(draft, table, when`NOT (${is(first!)}) OR ${there}`);
      check(draft, table, when`${column(tag)} <> ${literal(second)} OR ${column(number)} BETWEEN 10 AND 99`);
  }
}

/** Exactly, at least or at most a number of some columns are set. */
export function arc(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const count = dice.between(2, 4);
  const most = dice.between(1, Math.max(1, count - 1));
  const wanted = table.rows.map(() =>
    dice.some(
      Array.from({ length: count }, (_, i) => i),
      most,
    ),
  );
  const members = Array.from({ length: count }, (_, i) => {
    const kind = dice.pick(kindsOf('whole', 'text', 'day', 'uuid', 'moment'));
    return addColumn(draft, table, { ...kind, notNull: false }, (_row, at) => (wanted[at]!.includes(i) ? kind.make(dice) : null));
  });
  const list = word(members.map((one) => one.name).join(', '));
  const named: Sql = { parts: ['', ...members.slice(1).map(() => ', '), ''], items: members.map(column) };
  const listed = members.length > 1 ? named : list;
  switch (dice.below(4)) {
    case 0:
      return check(draft, table, when`num_nonnulls(${listed}) = ${most}`);
    case 1:
      return check(draft, table, when`num_nonnulls(${listed}) >= 1`);
    case 2:
      return check(draft, table, when`num_nulls(${listed}) = ${count - most}`);
    default:
      return check(draft, table, when`coalesce(${{ ...named, items: members.map((one) => sql`${column(one)}::text`) }}) IS NOT NULL`);
  }
}

/** A flag that requires another column, or excludes it. */
export function flagged(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const flag = addColumn(draft, table, { type: 'boolean', of: 'flag', notNull: true }, () => dice.pick(['true', 'false']));
  const kind = dice.pick(kindsOf('day', 'moment', 'text', 'whole'));
  const on = (row: Record<string, string | null>): boolean => row[flag.name] === 'true';
  const other = addColumn(draft, table, { ...kind, notNull: false }, (row) => (on(row) ? kind.make(dice) : null));
  const [f, o] = [column(flag), column(other)];
  const condition = dice.pick([
    when`NOT ${f} OR ${when`${o} IS NOT NULL`}`,
    when`${f} = (${when`${o} IS NOT NULL`})`,
    when`(${when`${f} AND ${when`${o} IS NOT NULL`}`}) OR (${when`NOT ${f} AND ${when`${o} IS NULL`}`})`,
    when`CASE WHEN ${f} THEN ${when`${o} IS NOT NULL`} ELSE ${when`${o} IS NULL`} END`,
    when`${f} IS TRUE OR ${when`${o} IS NULL`}`,
  ]);
  check(draft, table, condition);
}

/** Two columns that must differ, or one derived from the NULLs of another. */
export function distinct(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const kind = dice.pick(kindsOf('whole', 'text', 'day'));
  const a = addPlain(draft, table, kind);
  const b = addColumn(draft, table, kind, (row) => {
    for (;;) {
      const cell = dice.chance(0.2) ? null : kind.make(dice);
      if (cell !== row[a.name]) return cell;
    }
  });
  const [x, y] = [column(a), column(b)];
  check(draft, table, dice.pick([when`${x} IS DISTINCT FROM ${y}`, when`${x} <> ${y}`, when`${x} IS NOT NULL OR ${when`${y} IS NOT NULL`}`]));
}
