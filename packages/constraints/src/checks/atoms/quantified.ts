import type { Domain } from '@seedbed/contract';
import { conjoinAll, domainClause, FREE, withoutImplied, type Clause } from '../clause.ts';
import { call, isConstant, type Constant, type Expression } from '../expression.ts';
import type { Ways } from '../ways.ts';
import type { Scope } from '../scope.ts';
import { typeOf } from '../type-of.ts';
import { comparison } from './comparison.ts';
import { textChain } from './text-chain.ts';
import { timeGridList } from './time-grid.ts';
import { inAnyCase } from './text-comparison.ts';
import { withFixpoint } from './pattern-clauses.ts';

/** Reads a condition on one element. */
type ReadAtom = (e: Expression, positive: boolean, scope: Scope, ways: Ways) => Clause[] | null;

/** `x = ANY (list)`, `x <> ALL (list)`, and a constant compared with the elements of an array column. */
export function quantifiedAtom(e: Expression & { kind: 'quantified' }, positive: boolean, scope: Scope, ways: Ways, read: ReadAtom): Clause[] | null {
  if (e.array.kind === 'array') return overList(e, e.array.items, positive, scope, ways, read);
  if (e.array.kind === 'column' && isConstant(e.item)) return overColumn(e, e.array.name, e.item, positive, scope, ways, read);
  return null;
}

function overList(
  e: Expression & { kind: 'quantified' },
  items: readonly Expression[],
  positive: boolean,
  scope: Scope,
  ways: Ways,
  read: ReadAtom,
): Clause[] | null {
  const every = e.all === positive;
  const constants = items.filter((item): item is Constant => isConstant(item));
  // With a NULL in the list, "in none of them" is never true, and "in one of them" needs one of the others.
  const present = constants.filter((item) => item.text !== null);
  if (constants.length === items.length) {
    if (every && present.length < items.length) return [];
    const listed = listDomain(
      e,
      present.map((item) => item.text!),
      positive,
      scope,
    );
    if (listed) return listed;
    const grid =
      e.operator === '=' && !e.all && positive
        ? timeGridList(
            e.item,
            present.map((item) => item.text!),
            scope,
          )
        : null;
    if (grid) return grid;
  }
  const open = items.filter((item) => !isConstant(item) || item.text !== null);
  const sets = open.map((item) =>
    e.operator === '=' || e.operator === '<>'
      ? comparison(e.item, (e.operator === '=') === positive ? '=' : '<>', item, scope, ways)
      : read(call(e.operator, e.item, item), positive, scope, ways),
  );
  if (sets.some((set) => set === null)) return null;
  return every ? sets.reduce<Clause[]>((clauses, set) => conjoinAll(clauses, set!, scope), [FREE]) : withoutImplied(sets.flatMap((set) => set!));
}

/** The list as one domain, rather than a clause for each value. */
function listDomain(e: Expression & { kind: 'quantified' }, texts: readonly string[], positive: boolean, scope: Scope): Clause[] | null {
  const isIn = positive ? e.operator === '=' && !e.all : e.operator === '<>' && e.all;
  const isOut = positive ? e.operator === '<>' && e.all : e.operator === '=' && !e.all;
  if (!isIn && !isOut) return null;
  const domain: Domain = isIn ? { in: [...texts] } : { notIn: [...texts] };
  const chain = textChain(e.item, scope);
  if (chain && chain.type.kind !== 'enum') {
    if (chain.functions.length > 0 && isOut) return null;
    const met = withFixpoint(domain, chain);
    return [...(met ? [domainClause(chain.column, met)] : []), ...(isIn ? inAnyCase(chain, texts) : [])];
  }
  const plain = chain && chain.functions.length === 0 ? chain.column : e.item.kind === 'column' ? e.item.name : null;
  if (plain === null || (e.item.kind === 'column' && typeOf(e.item, scope).kind === 'unknown')) return null;
  return isIn && texts.length === 0 ? [] : [domainClause(plain, domain)];
}

/**
 * `'' <> ALL (tags)`: a condition on every element. `'a' = ANY (tags)`: satisfied if all elements are equal to it and
 * there is one.
 */
function overColumn(
  e: Expression & { kind: 'quantified' },
  name: string,
  value: Constant,
  positive: boolean,
  scope: Scope,
  ways: Ways,
  read: ReadAtom,
): Clause[] | null {
  const element = scope.columns.get(name)?.element;
  if (!element || value.text === null) return null;
  const inner: Scope = { ...scope, columns: new Map([...scope.columns, [ELEMENT, element]]) };
  const clauses = read(call(e.operator, value, { kind: 'column', name: ELEMENT }), positive, inner, ways);
  const domain = clauses?.length === 1 ? clauses[0]!.columns.get(ELEMENT)?.domain : undefined;
  if (!domain) return null;
  return [domainClause(name, { element: domain, ...(e.all === positive ? {} : { minLength: 1 }) })];
}

/** Placeholder for "each element" in a condition; no column can have this name. */
const ELEMENT = '\u0000element';
