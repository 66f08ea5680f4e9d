import type { Blueprint } from '@seedbed/contract';

type Table = Blueprint['tables'][number];

/** The part of a blueprint that differs from the last one sent: most edits touch one table of hundreds. */
export type BlueprintChange =
  | { readonly whole: Blueprint }
  | {
      /** The edition that it starts from. */
      readonly from: number;
      readonly rest: Partial<Omit<Blueprint, 'tables'>>;
      /** By index. */
      readonly tables: readonly (readonly [number, Table])[];
    };

export type Sent = { readonly edition: number; readonly blueprint: Blueprint };

/** Drafts share unchanged parts with the previous one, so comparing object identities is enough. */
export function changeSince(sent: Sent | null, blueprint: Blueprint): BlueprintChange {
  if (!sent || sent.blueprint.tables.length !== blueprint.tables.length) return { whole: blueprint };
  const { tables: oldTables, ...before } = sent.blueprint;
  const { tables: newTables, ...after } = blueprint;
  // A removed member would have to be removed there as well.
  if (Object.keys(before).some((name) => !Object.hasOwn(after, name))) return { whole: blueprint };
  const rest = Object.fromEntries(Object.entries(after).filter(([name, value]) => (before as Record<string, unknown>)[name] !== value));
  return { from: sent.edition, rest, tables: newTables.flatMap((table, i) => (table === oldTables[i] ? [] : [[i, table] as const])) };
}

/** The blueprint after a change; unchanged parts stay the same objects. Null if the change is based on another edition. */
export function changed(held: Sent | null, change: BlueprintChange): Blueprint | null {
  if ('whole' in change) return change.whole;
  if (!held || held.edition !== change.from) return null;
  const tables = [...held.blueprint.tables];
  for (const [i, table] of change.tables) tables[i] = table;
  return { ...held.blueprint, ...change.rest, tables };
}
