import { countOf, qualifiedName, UNTRIED, type Blueprint, type BlueprintTable, type Group, type TrialTable } from '@seedbed/contract';
import { distinct } from '../distinct.ts';
import { editTable, tableOf } from './edit-blueprint.ts';
import { refusedOthers } from './refuser.ts';
import { withTuples } from './with-tuples.ts';
import type { Loaded, Repair } from './types.ts';

/** More tuples would make the document too large. */
export const MAX_ROWS = 1_000;

/**
 * The rows that Postgres accepted become the table (tier F): a dictionary of whole tuples, including parents, if no
 * rule was found.
 */
export function freeze(blueprint: Blueprint, loaded: Loaded, table: string, taken: readonly number[], sent: number): Repair {
  const { columns, rows } = loaded.rows(table, 0, sent);
  const kept = taken.map((row) => [...rows[row]!]);
  const reason = refusedOthers(loaded.report.tables.find((one) => one.table === table)?.counterexamples ?? []);
  const how = `the ${countOf(Math.min(kept.length, MAX_ROWS), 'row')} of ${sent} that Postgres took`;
  return freezeRows(blueprint, { table, columns, rows: kept, how, reason, sent });
}

/**
 * Freezes the tables of a cycle together, since their rows refer to each other. Null for a table outside a cycle, or
 * without accepted rows.
 */
export function freezeCycle(blueprint: Blueprint, loaded: Loaded, { table, cycle }: TrialTable): Repair[] | null {
  const tables = loaded.report.tables.filter((one) => cycle?.includes(one.table));
  if (tables.length === 0 || tables.some((one) => one.kept === 0 || one.sent > MAX_ROWS)) return null;
  return tables.map((one) => {
    const missing = new Set(one.missing);
    const { columns, rows } = loaded.rows(one.table, 0, one.sent);
    const kept = rows.filter((_, row) => !missing.has(row));
    const how = `the ${countOf(kept.length, 'row')} of ${one.sent} that Postgres took${one.table === table ? '' : ` beside those of ${table}`}`;
    return freezeWhole({ table: one.table, columns, rows: kept, how, reason: refusedOthers(one.counterexamples), sent: one.sent });
  });
}

/** Rows that Postgres accepted. */
type Accepted = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** How many rows these are, of how many. */
  readonly how: string;
  /** Why the others were rejected. */
  readonly reason?: string;
  /** Number of rows that were tried; by default these. */
  readonly sent?: number;
};

/**
 * Rows as a dictionary. If the table's keys have an independent column, that column is generated for each row, so that
 * the tuples serve any number of rows; the next trial shows whether that works. A table that was frozen before has
 * exactly these rows.
 */
export function freezeRows(blueprint: Blueprint, accepted: Accepted): Repair {
  const { table, columns, rows, how, reason = '' } = accepted;
  const own = tableOf(blueprint, table)!;
  const isFrozen = own.groups?.some((group) => group.tier === 'F' && group.rows) ?? false;
  const fresh = isFrozen ? [] : freshColumns(own, blueprint);
  const kept = fresh.length > 0 ? columns.filter((name) => !fresh.includes(name)) : columns;
  const tuples = distinct(rows.map((row) => columns.flatMap((name, i) => (kept.includes(name) ? [row[i]!] : [])))).slice(0, MAX_ROWS);
  if (fresh.length === 0 || kept.length === 0) return freezeWhole({ sent: rows.length, ...accepted, rows: rows.slice(0, MAX_ROWS) });
  const group: Group = { columns: [...kept], tier: 'F', rows: tuples };
  return {
    table,
    tier: 'F',
    of: `${table} rows`,
    how: `${how}, with ${fresh.join(', ')} drawn anew for each`,
    reason,
    taken: Math.min(rows.length, MAX_ROWS),
    apply: (next) => withTuples(next, table, group, own.rows ?? rows.length),
  };
}

/** Exactly these rows. */
export function freezeWhole({ table, columns, rows, how, reason = '', sent = rows.length }: Accepted): Repair {
  const fewer = rows.length < sent ? { largest: rows.length } : {};
  const group: Group = { columns: [...columns], tier: 'F', rows: rows.map((row) => [...row]) };
  return {
    table,
    tier: 'F',
    of: `${table} rows`,
    how: `${how}, as they are`,
    reason,
    taken: rows.length,
    ...fewer,
    apply: (next) => withTuples(next, table, group, rows.length),
  };
}

/** A generated column of each key without further conditions; none if some key has no such column. */
function freshColumns(own: BlueprintTable, blueprint: Blueprint): string[] {
  const name = qualifiedName(own.schema, own.name);
  const referencing = new Set(blueprint.relations.filter((one) => one.from.table === name).flatMap((one) => one.from.columns));
  const grouped = new Set((own.groups ?? []).flatMap((group) => group.columns));
  const spanned = new Set((own.exclusions ?? []).flatMap((one) => [...one.equal, ...one.span]));
  const keys = [own.primaryKey ?? [], ...(own.uniqueKeys ?? []).map((key) => key.columns)].filter((key) => key.length > 0);
  if (keys.length === 0 || spanned.size > 0 || own.uniqueKeys?.some((key) => key.withoutOverlaps)) return [];
  const isFree = (column: string): boolean =>
    !referencing.has(column) && !grouped.has(column) && own.columns.find((one) => one.name === column)?.generator !== undefined;
  const chosen = keys.map((key) => key.find(isFree));
  return chosen.every((column) => column !== undefined) ? [...new Set(chosen as string[])] : [];
}

/** Left empty because the trial reached its limit. */
export function leaveUntried(table: string): Repair {
  return { ...leaveEmpty(table, UNTRIED), isFinal: true, isUntried: true };
}

export function leaveEmpty(table: string, why: string): Repair {
  return { table, tier: 'G', how: why, apply: (blueprint) => editTable(blueprint, table, (one) => ({ ...one, rows: 0 })) };
}
