import { resolveType } from '@seedbed/contract';
import { wordsOf } from '@seedbed/engine/text';
import { isConstant, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { patternClauses } from './pattern-clauses.ts';
import type { Clause } from '../clause.ts';
import { escapeLike, textChain, type TextChain } from './text-chain.ts';

/** `left(x, n)`, `right(x, n)`, `substr(x, k, n)`: a part of a column's text. */
export type Piece = { readonly chain: TextChain; readonly skip: number; readonly length: number; readonly fromEnd: boolean; readonly reversed?: boolean };

export function readPiece(e: Expression, scope: Scope): Piece | null {
  if (e.kind !== 'call' || e.operator) return null;
  const [subject, ...rest] = e.items;
  const numbers = rest.map((one) => (isConstant(one) && /^\d+$/.test(one.text ?? '') ? Number(one.text) : NaN));
  if (!subject || numbers.length === 0 || numbers.some(Number.isNaN)) return null;
  const turned = subject.kind === 'call' && subject.name === 'reverse' ? subject.items[0]! : null;
  const chain = textChain(turned ?? subject, scope);
  if (!chain) return null;
  if (e.name === 'left') return { chain, skip: 0, length: numbers[0]!, fromEnd: turned !== null, reversed: turned !== null };
  if (e.name === 'right' && !turned) return { chain, skip: 0, length: numbers[0]!, fromEnd: true };
  if (/^(substr|substring)$/.test(e.name) && numbers.length === 2 && !turned) return { chain, skip: numbers[0]! - 1, length: numbers[1]!, fromEnd: false };
  return null;
}

/**
 * A part that matches a regex on whole texts of exactly the part's length, so that the surrounding text is free. Does
 * not support unanchored patterns or those of other lengths.
 */
export function piecePattern(piece: Piece, { pattern, ignoreCase }: { readonly pattern: string; readonly ignoreCase?: boolean | undefined }): Clause[] | null {
  const body = /^\^((?:[^\\]|\\.)*)\$$/s.exec(pattern)?.[1];
  const any = resolveType('text');
  const of = (length: object): number | undefined =>
    wordsOf({ patterns: [{ syntax: 'regex', pattern, ...(ignoreCase ? { ignoreCase } : {}) }], ...length }, any)?.count;
  const { length, skip, reversed, fromEnd } = piece;
  if (body === undefined || body.startsWith('*') || reversed || skip < 0 || length === 0) return null;
  const isExact = of({ minLength: length + 1 }) === 0 && of({ maxLength: length - 1 }) === 0 && of({}) !== 0;
  if (!isExact) return null;
  const whole = fromEnd ? `(?:${body})$` : `^[\\s\\S]{${skip}}(?:${body})`;
  return patternClauses(piece.chain, { syntax: 'regex', pattern: skip === 0 && !fromEnd ? `^(?:${body})` : whole, ...(ignoreCase ? { ignoreCase } : {}) });
}

/** The stretch equals a text, or does not. */
export function pieceClause(piece: Piece, text: string, equal: boolean): Clause[] | null {
  const letters = Array.from(text).length;
  if (letters > piece.length || piece.skip < 0) return equal ? [] : null;
  // A text shorter than the part is the whole part.
  const open = letters === piece.length ? '%' : '';
  const literal = escapeLike(piece.reversed ? Array.from(text).reverse().join('') : text);
  const pattern = piece.fromEnd ? `${open}${literal}` : `${'_'.repeat(piece.skip)}${literal}${open}`;
  return patternClauses(piece.chain, { syntax: 'like', pattern, ...(equal ? {} : { negated: true }) });
}
