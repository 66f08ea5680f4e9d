import { qualifiedName, type Catalog, type CatalogForeignKey, type CatalogTable, type Relation } from '@seedbed/contract';
import { pairIn, type Place } from './kept-apart.ts';
import type { TriggerEvents } from './trigger-events.ts';

/** References to rows of one table; only one of the tables may use each row. */
export type Disjoint = { readonly references: readonly { readonly table: string; readonly columns: readonly string[]; readonly to: string }[] };

type Reference = { readonly table: CatalogTable; readonly key: CatalogForeignKey };

/**
 * A trigger that rejects values of another table, if both tables refer to one supertype by that key: no animal is both
 * a cat and a dog (`IF EXISTS (SELECT FROM dogs WHERE id = NEW.id) THEN RAISE`).
 */
export function readDisjoint(triggers: readonly TriggerEvents[], catalog: Catalog): Disjoint[] {
  const sets: Reference[][] = [];
  for (const { table, events } of triggers) {
    for (const event of events) {
      if (event.kind !== 'refuse') continue;
      const pair = event.path.map(({ tree, holds }) => (holds ? pairIn(tree, table, catalog) : null)).find((one) => one !== null);
      const [one, other] = (pair ?? []).map(referenceOf);
      if (one && other && one.key.references === other.key.references) join(sets, one, other);
    }
  }
  return sets.map((references) => ({
    references: references.map(({ table, key }) => ({ table: qualifiedName(table.schema, table.name), columns: key.columns, to: key.references })),
  }));
}

function referenceOf({ table, column }: Place): Reference | null {
  const key = table.foreignKeys.find(({ columns }) => columns.length === 1 && columns[0] === column);
  return key ? { table, key } : null;
}

function join(sets: Reference[][], one: Reference, other: Reference): void {
  const touching = sets.filter((set) => set.some(({ key }) => key === one.key || key === other.key));
  const merged = [...touching.flat(), one, other].filter(({ key }, i, all) => all.findIndex((each) => each.key === key) === i);
  for (const set of touching) sets.splice(sets.indexOf(set), 1);
  sets.push(merged);
}

/**
 * Divides the supertype's rows among them: each gets every n-th row. References that choose by a kind are disjoint
 * already.
 */
export function dealDisjoint(relations: readonly Relation[], disjoint: readonly Disjoint[]): Relation[] {
  const shares = new Map<Relation, NonNullable<Relation['share']>>();
  for (const { references } of disjoint) {
    const own = references.flatMap(({ table, columns, to }) =>
      relations.filter((one) => one.from.table === table && one.to.table === to && one.from.columns.join() === columns.join() && !one.where && !one.share),
    );
    if (own.length === references.length) for (const [at, relation] of own.entries()) shares.set(relation, { of: own.length, at });
  }
  return relations.map((relation) => {
    const share = shares.get(relation);
    if (!share) return relation;
    const { childless: _childless, ...rest } = relation;
    return { ...rest, share };
  });
}
