import type { Domain, SqlType } from '@seedbed/contract';
import type { Column } from '../../columns/column.ts';
import { isTimeScale, scaleOf } from '../domains/bounds.ts';
import { intersectDomains } from '../domains/intersect.ts';
import type { GroupWork } from './group-work.ts';
import { conditionsOnColumn } from './conditions-on-column.ts';
import type { Member } from './member.ts';
import { isMissing, naturalBounds, readNatural, type Natural } from './natural.ts';
import { orderSolver, type Operand, type Orders } from './order-solver.ts';

/** A solver for each variant that has orders; null if none has. */
export function ordersOf(group: GroupWork, members: readonly Member[], stays: (name: string) => boolean = () => false): (Orders | null)[] {
  return group.variants.map((variant) => {
    const memberOfTerm = (name: string): Member | undefined => members.find((member) => member.column.name === name);
    const orders = [...(group.spec.order ?? []), ...(variant.order ?? [])].filter(
      ({ terms }) => terms.every(({ column }) => memberOfTerm(column)?.natural) && terms.some(({ column }) => !memberOfTerm(column)!.natural!.lower),
    );
    if (orders.length === 0) return null;
    const used = members.map((_, i) => i).filter((i) => orders.some((order) => order.terms.some((term) => term.column === members[i]!.column.name)));
    const operands = used.map((i) => {
      const { column, natural, given, distinct } = members[i]!;
      const says = conditionsOnColumn(variant, column.name);
      const domain = says?.domain ? intersectDomains(column.domain, says.domain as Domain) : column.domain;
      return {
        name: column.name,
        ...naturalBounds(column.type, domain),
        ...stepOf(domain, column.type, natural!),
        reach: natural!.reach,
        fixed: given !== null || distinct || natural!.lower !== undefined || stays(column.name),
      };
    });
    return { solver: orderSolver(operands, orders), members: used };
  });
}

/**
 * Whether a row's fixed values leave room for a variant's orders; null if no variant has orders. Nullable values count
 * as missing if nothing else works.
 */
export function roomFor(
  members: readonly Member[],
  orders: readonly (Orders | null)[],
  valuesOf: (member: number) => Column,
): ((variant: number, row: number) => boolean) | null {
  const isFixed = (i: number): boolean => members[i]!.given !== null || members[i]!.distinct;
  if (orders.length < 2 || !orders.some((entry) => entry?.members.some(isFixed))) return null;
  const x = new Float64Array(members.length);
  const missing = new Uint8Array(members.length);
  return (variant, row) => {
    const entry = orders[variant];
    if (!entry?.members.some(isFixed)) return true;
    entry.members.forEach((m, i) => {
      const member = members[m]!;
      const column = isFixed(m) ? valuesOf(m) : null;
      x[i] = column ? readNatural(column, row, member.natural!) : 0;
      missing[i] = column ? isMissing(column, row, x[i]!) : member.ofVariant[variant]! < 0 ? 1 : 0;
    });
    return entry.solver.leavesRoom(x, missing);
  };
}

/** Multiples advance from one to the next; times also from a remainder. */
function stepOf(domain: Domain, type: SqlType, { step }: Natural): Pick<Operand, 'step' | 'grid'> {
  const { multipleOf, remainder = 0 } = domain;
  if (multipleOf === undefined || multipleOf <= step) return { step };
  const scale = scaleOf(type);
  if (scale && isTimeScale(scale)) return { step, grid: { every: multipleOf, from: remainder } };
  return { step: remainder === 0 ? multipleOf : step };
}
