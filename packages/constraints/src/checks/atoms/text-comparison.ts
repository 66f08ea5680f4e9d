import type { Domain, Order } from '@seedbed/contract';
import { domainClause, FREE, type Clause } from '../clause.ts';
import { columnsOf, type Constant, type Expression } from '../expression.ts';
import { intersectDomains } from '../intersect-domains.ts';
import { printExpression } from '../print-expression.ts';
import type { Scope } from '../scope.ts';
import { patternClauses, withFixpoint } from './pattern-clauses.ts';
import { pieceClause, readPiece } from './piece.ts';
import { escapeRegex, textChain, type TextChain } from './text-chain.ts';

/** A text derived from one column, compared with a constant. */
export function textComparison(left: Expression, operator: string, right: Constant, scope: Scope): Clause[] | null {
  const text = right.text!;
  const piece = operator === '=' || operator === '<>' ? readPiece(left, scope) : null;
  if (piece) return pieceClause(piece, text, operator === '=');
  const chain = textChain(left, scope);
  if (!chain || (chain.type.kind === 'enum' && chain.functions.length > 0)) return null;
  if (chain.type.kind === 'enum') return enumComparison(chain, operator, text);
  if (operator === '=') return [...clauses(chain, withFixpoint({ in: [text] }, chain)), ...inAnyCase(chain, [text])];
  if (operator === '<>') return unequal(chain, text);
  return orderedText(chain, operator, text, scope);
}

function clauses(chain: TextChain, domain: Domain | null): Clause[] {
  return domain ? [domainClause(chain.column, domain)] : [];
}

/** `lower(x) = 'fr'`, also with a list: `FR` is valid too. */
export function inAnyCase(chain: TextChain, texts: readonly string[]): Clause[] {
  const [fold] = chain.functions;
  if (chain.functions.length !== 1 || (fold !== 'lower' && fold !== 'upper')) return [];
  const kept = texts.filter((text) => /^[ -~]*$/.test(text) && text === (fold === 'lower' ? text.toLowerCase() : text.toUpperCase()));
  if (kept.length === 0) return [];
  const pattern = `^(?:${kept.map(escapeRegex).join('|')})$`;
  return (patternClauses({ ...chain, fixpoint: {} }, { syntax: 'regex', pattern, ignoreCase: true }) ?? []).map((clause) => ({ ...clause, spare: true }));
}

function unequal(chain: TextChain, text: string): Clause[] | null {
  if (chain.functions.length === 0) return [domainClause(chain.column, text === '' ? { minLength: 1 } : { notIn: [text] })];
  if (text === '' && chain.functions.every((name) => /^(btrim|ltrim|rtrim|lower|upper)$/.test(name)) && !chain.fixpoint.patterns)
    return [domainClause(chain.column, { notBlank: true, minLength: 1 })];
  if (chain.functions.every((name) => name === 'lower' || name === 'upper'))
    return patternClauses({ ...chain, fixpoint: {} }, { syntax: 'regex', pattern: `^${escapeRegex(text)}$`, ignoreCase: true, negated: true });
  return clauses(chain, withFixpoint({ notIn: [text] }, chain));
}

/** Labels compare in the order of the enum. */
function enumComparison(chain: TextChain, operator: string, text: string): Clause[] | null {
  const labels = chain.type.labels!;
  const at = labels.indexOf(text);
  if (at < 0) return operator === '<>' ? [FREE] : operator === '=' ? [] : null;
  const holds = (i: number): boolean => (i === at ? ['=', '<=', '>='] : i < at ? ['<', '<=', '<>'] : ['>', '>=', '<>']).includes(operator);
  const kept = labels.filter((_, i) => holds(i));
  return kept.length === 0 ? [] : [domainClause(chain.column, { in: kept })];
}

/** Code point order is known; Postgres answers for other collations. The empty text comes first in every collation. */
function orderedText(chain: TextChain, operator: string, text: string, scope: Scope): Clause[] | null {
  if (text === '') {
    if (operator === '>') return unequal(chain, '');
    if (operator === '>=') return [FREE];
    return operator === '<=' ? clauses(chain, { maxLength: 0 }) : [];
  }
  if (!scope.byCodePoint.has(chain.column) || chain.functions.length > 0) return null;
  // Words below a bound: those whose first letter is on the right side of the bound's first letter.
  const first = text.codePointAt(0)!;
  const before = operator === '<' || operator === '<=';
  const [from, to] = before ? [0x21, first - 1] : [first + 1, 0x7e];
  if (from > to) return null;
  return patternClauses(chain, { syntax: 'regex', pattern: `^[\\u${hex(from)}-\\u${hex(to)}]` });
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

/** Compares two texts from columns: `lower(x) = x` needs texts that the function leaves unchanged; for two columns, compares them directly. */
export function chainComparison(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  if (operator !== '=' && operator !== '<>') return null;
  const [a, b] = [textChain(left, scope), textChain(right, scope)];
  if (!a || !b) return null;
  const fixpoint = intersectDomains(a.fixpoint, b.fixpoint, a.type);
  if (a.column === b.column) return operator === '=' ? (fixpoint ? [domainClause(a.column, fixpoint)] : []) : changed(a.functions.length > 0 ? a : b);
  if (a.functions.length + b.functions.length === 0) return null;
  const order: Order = {
    terms: [
      { column: a.column, coefficient: 1 },
      { column: b.column, coefficient: -1 },
    ],
    operator,
    value: 0,
  };
  const columns = new Map([
    [a.column, { domain: a.fixpoint }],
    [b.column, { domain: b.fixpoint }],
  ]);
  const sql = `(${printExpression(left)} ${operator} ${printExpression(right)})`;
  const both = columnsOf({ kind: 'row', items: [left, right] });
  return [
    { ...FREE, columns, order: [{ order, sql, columns: both }] },
    // If only values remain that the functions change, Postgres tests them.
    { ...FREE, unread: [{ condition: sql, columns: both, constants: [] }] },
  ];
}

/** Texts that one of the functions changes. */
function changed(chain: TextChain): Clause[] | null {
  const pattern = chain.functions.length === 1 ? { lower: '[A-Z]', upper: '[a-z]', btrim: '^ | $', ltrim: '^ ', rtrim: ' $' }[chain.functions[0]!] : undefined;
  return pattern ? patternClauses({ ...chain, fixpoint: {} }, { syntax: 'regex', pattern }) : null;
}
