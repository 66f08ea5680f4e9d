import type { Domain, SqlType } from '@seedbed/contract';
import { isPadded } from './conditions.ts';

/** The allowed number of letters of a word. */
export type Lengths = {
  readonly min: number;
  /** Infinity if nothing bounds it. */
  readonly max: number;
  /** The minimum length of a checked text: for `char(n)` before padding. */
  readonly judgedMin: number;
  /** Lengths in bytes also apply, so words use single-byte letters. */
  readonly ascii: boolean;
};

/** Bytes of an identifier, `name`. */
const NAME_BYTES = 63;

export function lengthsOf(domain: Domain, type: SqlType): Lengths {
  const ofType = type.base === 'name' ? NAME_BYTES : type.base === 'char' ? 1 : (type.length ?? Infinity);
  const judgedMin = Math.max(domain.minLength ?? 0, Math.ceil((domain.minBytes ?? 0) / 4));
  const max = Math.min(domain.maxLength ?? Infinity, ofType, domain.maxBytes ?? Infinity);
  const wanted = Math.max(domain.minLength ?? 0, domain.minBytes ?? 0);
  // Patterns see the padding of char(n), so a matching word has all n letters.
  const whole = isPadded(type) && (domain.patterns?.length ?? 0) > 0;
  const bytes = domain.minBytes !== undefined || domain.maxBytes !== undefined;
  return { min: whole ? Math.max(wanted, ofType) : wanted, max, judgedMin, ascii: bytes };
}
