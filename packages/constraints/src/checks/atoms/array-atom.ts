import { quotedElement } from '@seedbed/engine';
import { domainClause, type Clause } from '../clause.ts';
import { isConstant, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { typeOf } from '../type-of.ts';

/** `tags <@ list`, `tags && list`, `tags @> list`. */
export function arrayAtom(e: Expression & { kind: 'call' }, positive: boolean, scope: Scope): Clause[] | null {
  const turned: Readonly<Record<string, string>> = { '<@': '@>', '@>': '<@', '&&': '&&' };
  const [left, right] = e.items;
  if (!Object.hasOwn(turned, e.name) || !left || !right) return null;
  const [subject, list, operator] = right.kind === 'column' ? [right, left, turned[e.name]!] : [left, right, e.name];
  if (subject.kind !== 'column' || list.kind !== 'array' || typeOf(subject, scope).kind !== 'array') return null;
  const values = list.items.map((item) => (isConstant(item) ? item.text : null));
  if (values.some((value) => value === null)) return null;
  const texts = values as string[];
  if (operator === '<@') return [domainClause(subject.name, positive ? { element: { in: texts } } : { element: { notIn: texts }, minLength: 1 })];
  if (operator === '&&') return [domainClause(subject.name, positive ? { element: { in: texts }, minLength: 1 } : { element: { notIn: texts } })];
  if (!positive) return [domainClause(subject.name, { element: { notIn: texts } })];
  // It contains a single value if all its elements are that value.
  return texts.length === 1
    ? [domainClause(subject.name, { element: { in: texts }, minLength: 1 })]
    : [domainClause(subject.name, { in: [`{${texts.map(quotedElement).join(',')}}`] })];
}
