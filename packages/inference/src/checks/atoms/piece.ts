import { isConstant, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { patternArms } from './pattern-atom.ts';
import type { Arm } from '../arm.ts';
import { escapeLike, textChain, type TextChain } from './text-chain.ts';

/** `left(x, n)`, `right(x, n)`, `substr(x, k, n)`: a stretch of a column's text. */
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

/** The stretch equals a text, or does not. */
export function pieceArm(piece: Piece, text: string, equal: boolean): Arm[] | null {
  const letters = Array.from(text).length;
  if (letters > piece.length || piece.skip < 0) return equal ? [] : null;
  // A shorter text than the stretch is all that there is.
  const open = letters === piece.length ? '%' : '';
  const literal = escapeLike(piece.reversed ? Array.from(text).reverse().join('') : text);
  const pattern = piece.fromEnd ? `${open}${literal}` : `${'_'.repeat(piece.skip)}${literal}${open}`;
  return patternArms(piece.chain, { syntax: 'like', pattern, ...(equal ? {} : { negated: true }) });
}
