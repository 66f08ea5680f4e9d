import type { Domain, SqlType } from '@seedbed/contract';
import { isConstant, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { isText, typeOf } from '../type-of.ts';

/** A text derived from one column by functions that leave some texts unchanged. */
export type TextChain = {
  readonly column: string;
  readonly type: SqlType;
  /** Names of the functions, innermost first. */
  readonly functions: readonly string[];
  /** Texts that all functions leave unchanged: for them a condition on the chain is a condition on the column. */
  readonly fixpoint: Domain;
  /** Cast to text from `char(n)`: without the padding. */
  readonly unpadded: boolean;
};

/** Reads `lower(btrim(x))` and the like down to the column; null if something else is in between. */
export function textChain(e: Expression, scope: Scope): TextChain | null {
  if (e.kind === 'column') {
    const type = typeOf(e, scope);
    return isText(type) || type.kind === 'enum' ? { column: e.name, type, functions: [], fixpoint: {}, unpadded: false } : null;
  }
  if (e.kind === 'collate') return textChain(e.item, scope);
  if (e.kind === 'cast') {
    const inner = /^(text|varchar)$/.test(e.type) ? textChain(e.item, scope) : null;
    return inner && { ...inner, unpadded: inner.type.base === 'bpchar' };
  }
  if (e.kind !== 'call' || e.operator || e.items.length === 0) return null;
  const inner = textChain(e.items[0]!, scope);
  const fixed = inner && fixpointOf(e);
  if (!fixed) return null;
  const merged: Domain = { ...inner.fixpoint, ...fixed, ...(fixed.patterns ? { patterns: [...(inner.fixpoint.patterns ?? []), ...fixed.patterns] } : {}) };
  return { ...inner, functions: [...inner.functions, e.name], fixpoint: merged };
}

function fixpointOf(e: Expression & { kind: 'call' }): Domain | null {
  const arguments_ = e.items.slice(1);
  if (!arguments_.every(isConstant)) return null;
  const [first] = arguments_.map((one) => (isConstant(one) ? one.text : null));
  switch (e.name) {
    case 'lower':
      return { case: 'lower' };
    case 'upper':
      return { case: 'upper' };
    case 'btrim':
    case 'ltrim':
    case 'rtrim':
      return first === undefined || first === ' '
        ? { trimmed: true }
        : first === null
          ? null
          : { patterns: [{ syntax: 'regex', pattern: edge(e.name, first), negated: true }] };
    case 'replace':
      return first ? { patterns: [{ syntax: 'like', pattern: `%${escapeLike(first)}%`, negated: true }] } : null;
    case 'translate':
      return first ? { patterns: [{ syntax: 'regex', pattern: oneOf(first), negated: true }] } : null;
    case 'regexp_replace':
      return first ? { patterns: [{ syntax: 'regex', pattern: first, negated: true }] } : null;
    default:
      return null;
  }
}

function edge(name: string, letters: string): string {
  const one = oneOf(letters);
  if (name === 'ltrim') return `^${one}`;
  return name === 'rtrim' ? `${one}$` : `^${one}|${one}$`;
}

function oneOf(letters: string): string {
  return `(?:${Array.from(letters, escapeRegex).join('|')})`;
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

export function escapeRegex(text: string): string {
  return text.replace(/[^A-Za-z0-9\s]/g, (letter) => (letter.codePointAt(0)! > 127 || letter === '_' ? letter : `\\${letter}`));
}
