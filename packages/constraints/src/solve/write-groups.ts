import { dictionaryOf, type Group, type Order, type Tier, type Variant, type VariantColumn } from '@seedbed/contract';
import { conjoin, type Clause, type ClauseColumn, type ClauseOrder } from '../checks/index.ts';
import type { TableFacts } from './constraints.ts';
import { namesOf, type CaseGroup, type Conditions } from './solve-conditions.ts';
import type { Unread } from './types.ts';

/** Case groups and unconditional orders, in the blueprint's form. */
export function writeGroups(conditions: Conditions, facts: TableFacts): { groups: Group[]; unread: Unread[] } {
  const groups: Group[] = [];
  const unread: Unread[] = [];
  const orders = new Set(conditions.base.order);
  for (const one of conditions.groups) {
    const names = new Set(namesOf(one.clauses));
    const own: ClauseOrder[] = [];
    // A new member may add columns that connect further groups.
    for (let next = touching(orders, names); next; next = touching(orders, names)) {
      own.push(next);
      orders.delete(next);
      for (const term of next.order.terms) names.add(term.column);
    }
    for (const [variant, clause] of one.clauses.entries()) {
      for (const literal of clause.unread) unread.push({ constraint: one.members[0]!.constraint.name, ...literal, group: groups.length, variant });
    }
    groups.push({
      columns: [...names],
      tier: tierOf(one, own.length > 0),
      variants: one.clauses.map((clause) => writeVariant(clause, conditions.base, facts)),
      ...withOrder(own.map(({ order }) => order)),
      ...withOwn(one, conditions.base, facts),
      constraints: one.members.map((member) => member.constraint.name),
    });
  }
  return {
    groups: [
      ...groups,
      ...orderGroups(
        [...orders].map(({ order }) => order),
        conditions,
      ),
    ],
    unread,
  };
}

function touching(orders: ReadonlySet<ClauseOrder>, names: ReadonlySet<string>): ClauseOrder | undefined {
  return [...orders].find(({ order }) => order.terms.some((term) => names.has(term.column)));
}

function tierOf(group: CaseGroup, ordered: boolean): Tier {
  if (group.clauses.every((clause) => clause.unread.length > 0)) return 'E';
  return ordered || group.clauses.some((clause) => clause.order.length > 0) ? 'D' : 'C';
}

/**
 * A column that some cases require to be non-negative, and all others non-positive (`abs(a) <= abs(b)`): its own value
 * selects the case, and the other columns follow.
 */
function withOwn({ clauses }: CaseGroup, base: Clause, { scope }: TableFacts): { own?: string[] } {
  if (clauses.length < 2 || !clauses.every((clause) => clause.order.length > 0 && clause.unread.length === 0)) return {};
  const signs = (name: string): string[] =>
    clauses.map((clause) => {
      const { min, max, ...more } = clause.columns.get(name)?.domain ?? {};
      return Object.keys(more).length > 0 ? 'else' : min === 0 && max === undefined ? 'up' : max === 0 && min === undefined ? 'down' : 'else';
    });
  const own = namesOf(clauses).filter((name) => {
    const known = scope.columns.has(name) && !base.columns.get(name)?.null ? signs(name) : [];
    return known.includes('up') && known.includes('down') && !known.includes('else');
  });
  return own.length > 0 ? { own } : {};
}

function withOrder(order: readonly Order[]): { order?: Order[] } {
  return order.length > 0 ? { order: [...order] } : {};
}

function writeVariant(clause: Clause, base: Clause, facts: TableFacts): Variant {
  const met = conjoin(base, clause, facts.scope) ?? clause;
  const columns = [...clause.columns.keys()].map((name) => [name, writeColumn(met.columns.get(name)!, clause.columns.get(name)!)] as const);
  return { columns: dictionaryOf(columns.filter(([, column]) => Object.keys(column).length > 0)), ...withOrder(clause.order.map(({ order }) => order)) };
}

/** Writes the complete domain, so that it can be used without the column's own. */
function writeColumn(met: ClauseColumn, own: ClauseColumn): VariantColumn {
  if (met.null) return { null: true };
  return { ...(own.notNull || met.notNull ? { notNull: true } : {}), ...(Object.keys(own.domain).length > 0 ? { domain: met.domain } : {}) };
}

/** Orders outside of any case, joined by shared columns. */
function orderGroups(orders: readonly Order[], conditions: Conditions): Group[] {
  const groups: { columns: Set<string>; order: Order[] }[] = [];
  for (const order of orders) {
    const names = order.terms.map((term) => term.column);
    const touching = groups.filter((group) => names.some((name) => group.columns.has(name)));
    const merged = {
      columns: new Set([...touching.flatMap((group) => [...group.columns]), ...names]),
      order: [...touching.flatMap((group) => group.order), order],
    };
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups.map(({ columns, order }) => ({
    columns: [...columns],
    tier: 'D',
    order,
    constraints: conditions.baseMembers
      .filter(({ clauses }) => clauses[0]?.order.some((one) => order.includes(one.order)))
      .map(({ constraint }) => constraint.name),
  }));
}
