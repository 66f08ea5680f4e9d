import { qualifiedName, type Blueprint, type Catalog, type TrialTable } from '@seedbed/contract';
import { editTable, tableOf } from './edit-blueprint.ts';
import type { Loaded, Repair } from './types.ts';

/**
 * Rows refer to keys that their parents do not have, though none of the parents' rows was rejected: triggers made those
 * rows, or changed their keys, so that only the database knows them. They are read once they are there.
 */
export function rereadParents(blueprint: Blueprint, catalog: Catalog, { report }: Loaded, { table, counterexamples }: TrialTable): Repair | null {
  const own = catalog.tables.find((one) => qualifiedName(one.schema, one.name) === table);
  const lacking = counterexamples.filter((one) => one.sqlstate === '23503' && one.waitsFor === undefined && (one.otherTable ?? table) === table);
  const parents = lacking.flatMap(({ constraint }) => own?.foreignKeys.find(({ name }) => name === constraint)?.references ?? []);
  const parent = parents.find((name) => {
    const known = report.tables.find((one) => one.table === name);
    return name !== table && known !== undefined && known.kept > 0 && known.refused === 0 && isWrittenByCode(name, blueprint, catalog, report);
  });
  if (parent === undefined || tableOf(blueprint, parent)?.load?.reread) return null;
  return {
    table: parent,
    tier: 'A',
    how: 'references use the rows that are there after its load, for triggers make them or change their keys',
    apply: (next) => editTable(next, parent, (one) => ({ ...one, load: { ...one.load, reread: true } })),
  };
}

function isWrittenByCode(name: string, blueprint: Blueprint, catalog: Catalog, { tables }: Loaded['report']): boolean {
  const own = catalog.tables.find((one) => qualifiedName(one.schema, one.name) === name);
  return (
    tableOf(blueprint, name)?.mode === 'keep' ||
    (own?.triggers ?? []).some(({ timing, events }) => timing === 'before' && events.includes('insert')) ||
    tables.some(({ table, writes }) => table !== name && writes.some((write) => write.table === name))
  );
}
