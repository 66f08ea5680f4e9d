import type { Domain, SqlType } from '@seedbed/contract';
import { isPadded } from './conditions.ts';

/** Letters that a word may have. */
export type Lengths = {
  readonly min: number;
  /** Infinity if nothing bounds it. */
  readonly max: number;
  /** The shortest that a judged text may be: for `char(n)` before padding. */
  readonly judgedMin: number;
  /** Lengths in bytes apply too, so words use letters of one byte each. */
  readonly ascii: boolean;
};

/** Bytes of an identifier, `name`. */
const NAME_BYTES = 63;

export function lengthsOf(domain: Domain, type: SqlType): Lengths {
  const ofType = type.base === 'name' ? NAME_BYTES : type.base === 'char' ? 1 : (type.length ?? Infinity);
  const judgedMin = Math.max(domain.minLength ?? 0, Math.ceil((domain.minBytes ?? 0) / 4));
  const max = Math.min(domain.maxLength ?? Infinity, ofType, domain.maxBytes ?? Infinity);
  const wanted = Math.max(domain.minLength ?? 0, domain.minBytes ?? 0);
  // Patterns see the padding of char(n), so a word that meets them has all n letters.
  const whole = isPadded(type) && (domain.patterns?.length ?? 0) > 0;
  const bytes = domain.minBytes !== undefined || domain.maxBytes !== undefined;
  return { min: whole ? Math.max(wanted, ofType) : wanted, max, judgedMin, ascii: bytes };
}
