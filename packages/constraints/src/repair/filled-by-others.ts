import { qualifiedName, type Blueprint, type TrialReport, type TrialTable } from '@seedbed/contract';
import { editTable, refersTo, tableOf } from './edit-blueprint.ts';
import { shareParent } from '../code/share-parents.ts';
import type { Repair } from './types.ts';

/**
 * A table that other tables' triggers fill (known from the statistics), and whose own rows collide with theirs: it is
 * left to those triggers.
 */
export function filledByOthers(blueprint: Blueprint, report: TrialReport, table: TrialTable): Repair | null {
  const writers = report.tables.filter(
    (other) => other.table !== table.table && other.writes.some((write) => write.table === table.table && write.inserted > 0),
  );
  if (!table.counterexamples.some((one) => one.sqlstate === '23505' && one.otherTable === undefined)) return null;
  // Nearly all rows collide, or others add so many rows that no generated one is needed: a few rows from triggers do
  // not make a table a writer.
  const collides = Math.max(table.missing?.length ?? 0, table.refused) >= 0.9 * table.sent;
  if (!collides && !isFilledAnyway(blueprint, report, table)) return null;
  if (writers.length > 0)
    return leaveToOthers(
      table.table,
      writers.map((writer) => writer.table),
    );
  // If two tables refer to each other, one may write to the other: their statistics belong to one step.
  const partner = blueprint.relations.find(
    (one) => one.from.table === table.table && one.to.table !== table.table && refersTo(blueprint, one.to.table, table.table),
  )?.to.table;
  return partner === undefined || tableOf(blueprint, partner)?.mode === 'keep' ? null : leaveToOthers(table.table, [partner]);
}

/** Others add so many rows that no generated one is needed, and nothing refers to generated ones. */
export function isFilledAnyway(blueprint: Blueprint, report: TrialReport, { table, sent }: TrialTable): boolean {
  const written = report.tables.flatMap((other) => other.writes).reduce((sum, write) => sum + (write.table === table ? write.inserted : 0), 0);
  const isReferredTo = blueprint.relations.some((one) => one.to.table === table && one.from.table !== table);
  return written > 0 && written >= sent / 4 && !isReferredTo;
}

/**
 * A trigger of this table inserts into another table that was filled before: only the trigger fills the other table
 * then. If only a few of its rows collide, and more tables refer to it, it also gets generated rows, after those of the
 * trigger.
 */
export function fillsAnother(blueprint: Blueprint, table: TrialTable): Repair | null {
  const collision = table.counterexamples.find(
    (one) => one.sqlstate === '23505' && one.otherTable !== undefined && one.otherTable !== table.table && !isInUpdate(one.context),
  );
  const other = collision?.otherTable === undefined ? undefined : tableOf(blueprint, collision.otherTable);
  if (!collision?.otherTable || !other) return null;
  const name = collision.otherTable;
  const some = Math.max(table.missing?.length ?? 0, table.refused) < 0.9 * table.sent;
  const isWanted = blueprint.relations.some((one) => one.to.table === name && one.from.table !== name && one.from.table !== table.table);
  if (!some || !isWanted || refersTo(blueprint, table.table, name) || other.load?.after?.includes(table.table)) return leaveToOthers(name, [table.table]);
  return {
    table: name,
    tier: 'A',
    how: `loaded after ${table.table}, whose triggers write some of its rows`,
    apply: (next) => editTable(next, name, (one) => ({ ...one, load: { ...one.load, after: [...(one.load?.after ?? []), table.table] } })),
  };
}

/** Existing rows already collide when code changes them: that code writes none. */
function isInUpdate(context: string | undefined): boolean {
  return /SQL statement "\s*update\b/i.test(context?.split('PL/pgSQL function', 1)[0] ?? '');
}

/** Only the triggers of these tables fill it; `written`: how many rows they made, for a table that was given up before. */
export function leaveToOthers(table: string, writers: readonly string[], written = 0): Repair {
  return {
    table,
    tier: 'A',
    how: `left to the triggers of ${writers.join(', ')}, which write it`,
    apply: (blueprint) => {
      const kept = editTable(blueprint, table, ({ groups, ...one }) =>
        one.rows === 0 ? { ...one, mode: 'keep' as const, rows: written } : { ...one, mode: 'keep' as const, ...(groups && { groups }) },
      );
      // Tables that refer to it find its rows only after its writers are loaded.
      const children = blueprint.tables
        .map((one) => qualifiedName(one.schema, one.name))
        .filter((name) => refersTo(blueprint, name, table) && !writers.includes(name));
      const waiting = children.reduce(
        (next, child) => editTable(next, child, (one) => ({ ...one, load: { ...one.load, after: [...new Set([...(one.load?.after ?? []), ...writers])] } })),
        kept,
      );
      return { ...waiting, ...shareParent(waiting.tables, waiting.relations, table, writers) };
    },
  };
}

/** Tables without generated rows that other tables' triggers fill: they are not empty. */
export function writtenAlone({ tables }: Blueprint, report: TrialReport): Repair[] {
  const sent = new Set(report.tables.flatMap((one) => (one.sent > 0 ? [one.table] : [])));
  return tables.flatMap(({ schema, name, mode }) => {
    const table = qualifiedName(schema, name);
    const writers = report.tables.filter(
      (one) => one.table !== table && one.kept > 0 && one.writes.some((write) => write.table === table && write.inserted > 0),
    );
    return mode === undefined && !sent.has(table) && writers.length > 0
      ? [
          leaveToOthers(
            table,
            writers.map((one) => one.table),
            report.tables.find((one) => one.table === table)?.kept,
          ),
        ]
      : [];
  });
}

/** A trigger of this table refers to a row of a table that is loaded later: that table goes first. */
export function waitsForAnother(blueprint: Blueprint, table: TrialTable): Repair | null {
  const missing = table.counterexamples.find(
    (one) => one.sqlstate === '23503' && one.otherTable !== undefined && one.otherTable !== table.table && one.waitsFor === undefined,
  );
  // DETAIL names the table that lacks the row; the error itself names the table that the trigger wrote to.
  const named = /is not present in table "(.+)"/.exec(missing?.detail ?? '')?.[1];
  const lacking = named === undefined ? undefined : blueprint.tables.find((one) => one.name === named);
  const other = lacking ? qualifiedName(lacking.schema, lacking.name) : missing?.otherTable;
  const own = tableOf(blueprint, table.table);
  if (other === undefined || !own || !tableOf(blueprint, other) || own.load?.after?.includes(other)) return null;
  return {
    table: table.table,
    tier: 'A',
    how: `loaded after ${other}, in which its triggers look for rows`,
    apply: (next) => editTable(next, table.table, (one) => ({ ...one, load: { ...one.load, after: [...(one.load?.after ?? []), other] } })),
  };
}
