import type { AnsweredStored } from '@seedbed/assist';
import { countOf, type Diagnostic, type KnowledgeDifference, type KnowledgeOutcome, type RowsPage } from '@seedbed/contract';
import { worstOf } from '../operations/messages/worst-of.ts';
import { withBlueprint } from './held.ts';
import type { Held } from './session.ts';

const SHOWN = { tables: 12, rows: 3, lines: 60 } as const;

/** The session's state after knowledge is kept. */
export function keptHeld(held: Held, { blueprint, outcome }: AnsweredStored): Held {
  const stated = outcome.relations.map(({ table, relation, condition }) => ({ table, relation, condition }));
  const others = (held.stated ?? []).filter((one) => !stated.some((each) => each.table === one.table && each.relation === one.relation));
  return { ...withBlueprint(held, blueprint), stated: [...others, ...stated] };
}

/** The outcome in a few words, with rows of changed columns before and after. */
export function tellAnswered({ outcome, tables, diagnostics }: AnsweredStored) {
  const { taken, lost, faults, relations } = outcome;
  return {
    changed: taken.length,
    errors: cut(faults.map(({ place, message, instead }) => `${place || '/'}: ${message}${instead === undefined ? '' : ` Write ${instead}`}`)),
    unchanged: cut(lost.map(({ table, column, reason }) => `${table}.${column}: ${reason}`)),
    relations: cut(relations.map(tellRelation)),
    ...fewerRows(diagnostics),
    tables: tables.slice(0, SHOWN.tables).map(tellTable),
    ...(tables.length > SHOWN.tables && { notShown: tables.slice(SHOWN.tables).map(({ table }) => table) }),
    diagnostics: worstOf(diagnostics).lines,
  };
}

/** Tables that get fewer rows than the answer requests because of keys, and what to do. */
function fewerRows(diagnostics: readonly Diagnostic[]): { readonly fewerRows?: readonly string[] } {
  const lines = diagnostics
    .filter(({ code }) => code === 'unsatisfiable')
    .map(({ message, mend, largest }) => `${message} So it gets ${countOf(largest ?? 0, 'row')}. ${mend ?? ''}`.trim());
  return lines.length > 0 ? { fewerRows: cut(lines) } : {};
}

/** `public.orders: total == net + tax: holds in 198 of 200 rows, not in rows 4, 9` */
export function tellRelation({ table, relation, rows, holds, fails }: KnowledgeOutcome['relations'][number]): string {
  const where = fails.length > 0 ? `, not in row${fails.length === 1 ? '' : 's'} ${fails.join(', ')}${rows - holds > fails.length ? ' and others' : ''}` : '';
  return `${table}: ${relation}: ${rows === 0 ? 'no row to look at: a part of it is always NULL' : `holds in ${holds} of ${rows} rows`}${where}`;
}

function tellTable({ table, changed, before, after }: KnowledgeDifference) {
  const names = changed.map(({ column }) => column);
  return {
    table,
    ...(before.total !== after.total && { rows: `${before.total} → ${after.total}` }),
    generators: Object.fromEntries(changed.map((each) => [each.column, `${each.before || 'nothing'} → ${each.after}`])),
    before: objectsOf(before, names),
    after: objectsOf(after, names),
  };
}

/** Rows as objects, of some of their columns. */
export function objectsOf({ columns, rows }: RowsPage, names?: readonly string[]): Record<string, string | null>[] {
  const places = columns.flatMap(({ name }, at) => (names === undefined || names.includes(name) ? [at] : []));
  return rows.slice(0, names === undefined ? undefined : SHOWN.rows).map((row) => Object.fromEntries(places.map((at) => [columns[at]!.name, row[at] ?? null])));
}

function cut(lines: readonly string[]): readonly string[] {
  return lines.length <= SHOWN.lines ? lines : [...lines.slice(0, SHOWN.lines), `… and ${lines.length - SHOWN.lines} more`];
}
