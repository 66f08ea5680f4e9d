import { qualifiedName, type Blueprint, type Catalog, type FanOut, type Relation, type TrialTable } from '@seedbed/contract';
import { tableOf } from './edit-blueprint.ts';
import { reachableCode } from './reachable-code.ts';
import { refuserOf } from './refuser.ts';
import type { Loaded, Repair } from './types.ts';

/**
 * If the schema's code accepts most rows and rejects some, their parents may be full: a limit on places, weight or
 * money is reached by the few parents with many rows. Distributed evenly, each has the same number. Null if the code
 * does not mention such a reference.
 */
export function evenSpread(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  if (!own || table.kept < table.sent / 2 || !table.counterexamples.some(({ context, waitsFor }) => context && waitsFor === undefined)) return null;
  const frozen = new Set((own.groups ?? []).flatMap((group) => (group.rows ? group.columns : [])));
  const words = new Set(reachableCode(own, catalog, 'insert').match(/[\w$]+/g));
  const isUneven = ({ from, to, within, fanOut }: Relation): boolean =>
    from.table === table.table &&
    to.table !== table.table &&
    !within &&
    fanOut?.kind !== 'fixed' &&
    from.columns.every((name) => words.has(name.toLowerCase()) && !frozen.has(name));
  const uneven = blueprint.relations.filter(isUneven);
  if (!uneven.some((relation) => isCrowded(relation, loaded, table))) return null;
  return {
    table: table.table,
    tier: 'F',
    how: `as many rows for each of ${uneven.map(({ to }) => to.table).join(', ')}: where some had more, ${refuserOf(table.counterexamples.find((one) => one.context))} refused rows`,
    apply: (next) => ({
      ...next,
      relations: next.relations.map((one) => (isUneven(one) ? evened(one, isCounted(one, next)) : one)),
    }),
  };
}

/**
 * Whether each rejected row came after others of the same parent: the first row's rejection would say nothing about the
 * number of rows.
 */
function isCrowded({ from }: Relation, loaded: Loaded, table: TrialTable): boolean {
  const { columns, rows } = loaded.rows(table.table, 0, table.sent);
  const places = from.columns.map((name) => columns.indexOf(name));
  const missing = new Set(table.missing);
  const seen = new Set<string>();
  return rows.every((row, i) => {
    const parent = JSON.stringify(places.map((at) => row[at]));
    return seen.has(parent) || (!missing.has(i) && Boolean(seen.add(parent)));
  });
}

/** Whether the relation determines the child's row count. */
function isCounted({ owner, from }: Relation, blueprint: Blueprint): boolean {
  const child = blueprint.tables.find((one) => qualifiedName(one.schema, one.name) === from.table);
  return owner === true && child?.rows === undefined;
}

function evened({ childless: _childless, order: _order, ...rest }: Relation, counted: boolean): Relation {
  return { ...rest, fanOut: { kind: 'fixed', count: counted && rest.fanOut ? Math.max(1, Math.round(meanOf(rest.fanOut))) : 1 } };
}

function meanOf(fanOut: FanOut): number {
  switch (fanOut.kind) {
    case 'fixed':
      return fanOut.count;
    case 'uniform':
      return (fanOut.min + fanOut.max) / 2;
    case 'lognormal':
      return fanOut.median;
    case 'normal':
    case 'poisson':
    case 'geometric':
    case 'pareto':
      return fanOut.mean;
    default:
      return 2;
  }
}
