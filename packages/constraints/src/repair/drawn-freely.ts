import { withoutWithin, type Blueprint, type Catalog, type Relation, type TrialTable } from '@seedbed/contract';
import { tableOf } from './edit-blueprint.ts';
import { reachableCode } from './reachable-code.ts';
import { refuserOf } from './refuser.ts';
import type { Repair } from './types.ts';

/**
 * A trigger that rejects rows in which two references agree: a link to an already linked row, a transfer to the same
 * place. Such a reference is drawn independently of the other. Null if rows are accepted, or if the schema's code does
 * not mention both.
 */
export function drawnFreely(blueprint: Blueprint, catalog: Catalog, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  if (!own || table.sent === 0 || (table.missing?.length ?? 0) < table.sent || table.counterexamples.some((one) => one.waitsFor !== undefined)) return null;
  const words = new Set(reachableCode(own, catalog, 'insert').match(/[\w$]+/g));
  const isNamed = ({ from }: Relation): boolean => from.columns.every((name) => words.has(name.toLowerCase()));
  const bound = blueprint.relations.find(
    (one) =>
      one.from.table === table.table &&
      one.within !== undefined &&
      isNamed(one) &&
      blueprint.relations.some((other) => other.name === one.within && other.from.table === table.table && isNamed(other)),
  );
  if (!bound) return null;
  const scope = blueprint.relations.find((other) => other.from.table === table.table && other.name === bound.within);
  return {
    table: table.table,
    tier: 'A',
    how: `${bound.from.columns.join(', ')} without regard to ${scope?.from.columns.join(', ') ?? 'others'}: where both agreed, ${refuserOf(table.counterexamples[0])} took no row`,
    apply: (next) => ({
      ...next,
      relations: next.relations.map((one) => {
        if (one.from.table !== table.table || one.from.columns.join() !== bound.from.columns.join() || one.to.table !== bound.to.table) return one;
        return withoutWithin(one);
      }),
    }),
  };
}
