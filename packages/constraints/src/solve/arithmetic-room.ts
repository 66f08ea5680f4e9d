import { dictionary, type BlueprintKey } from '@seedbed/contract';
import { conjoin, type Clause, type Expression } from '../checks/index.ts';
import { domainClause } from '../checks/clause.ts';
import { columnsOf, isConstant, partsOf } from '../checks/expression.ts';
import { isWhole, typeOf } from '../checks/type-of.ts';
import type { TableFacts } from './constraints.ts';

/**
 * The maximum of each type; int8 keys stay within the range of doubles, and only products of two of them can overflow.
 */
const LARGEST: Readonly<Record<string, number>> = dictionary({ int2: 32_767, int4: 2_147_483_647, int8: Number.MAX_SAFE_INTEGER });

/** Keys draw from their whole type: if a CHECK or a generated column computes with a key, the result must fit there. */
export function withArithmeticRoom(base: Clause, facts: TableFacts, solved: readonly BlueprintKey[]): Clause {
  const keys = new Set([...facts.table.uniqueKeys, ...solved].flatMap((key) => key.columns));
  const reads = [...facts.constraints.map((one) => one.read), ...facts.expressions.values()];
  let met = base;
  const visit = (e: Expression): void => {
    const most = roomOf(e, facts);
    if (most !== null) {
      for (const name of columnsOf(e)) {
        const type = facts.scope.columns.get(name);
        if (keys.has(name) && type && isWhole(type) && LARGEST[type.base]! > most)
          met = conjoin(met, domainClause(name, { min: -most, max: most }), facts.scope) ?? met;
      }
    }
    for (const part of partsOf(e)) visit(part);
  };
  for (const read of reads) if ('expression' in read) visit(read.expression);
  return met;
}

/** The maximum size of the columns in a sum or product; null for anything else. */
function roomOf(e: Expression, facts: TableFacts): number | null {
  if (e.kind !== 'call' || !e.operator || !/^[-+*]$/.test(e.name) || e.items.length !== 2) return null;
  const largest = LARGEST[typeOf(e, facts.scope).base];
  if (largest === undefined) return null;
  const factor = e.items.find(isConstant);
  if (typeOf(e, facts.scope).base === 'int8' && (e.name !== '*' || factor)) return null;
  if (e.name !== '*') return Math.floor(largest / 4);
  return factor ? Math.floor(largest / Math.max(2, 2 * Math.abs(Number(factor.text)))) : Math.floor(Math.sqrt(largest));
}
