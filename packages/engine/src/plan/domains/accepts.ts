import type { Domain, SqlType } from '@seedbed/contract';
import { acceptorOf, UnreadablePattern } from '../../text/index.ts';
import { boundsOf, isTimeScale, scaleOf, stepsOfUnit, type Bounds, type Scale } from './bounds.ts';

/** Whether a value, as text, is in a domain. Ignores conditions that cannot be parsed. */
export function acceptor(type: SqlType, domain: Domain): (text: string) => boolean {
  const scale = scaleOf(type);
  const listed = domain.in && new Set(domain.in);
  const excluded = new Set(domain.notIn ?? []);
  const bounds = scale && (domain.min !== undefined || domain.max !== undefined) ? boundsOf(scale, domain) : null;
  const isWord = scale ? null : acceptorOf(domain, type);
  return (text) => {
    if (excluded.has(text) || (listed && !listed.has(text) && !(type.base === 'bool' && listed.has(text[0] === 't' ? 't' : 'f')))) return false;
    if (!scale) return isWord === null || passes(isWord, text);
    const value = bounds && scale.parse(text);
    return (value === null || isWithin(value, bounds!, scale, domain)) && (domain.multipleOf === undefined || isOnGrid(measured(scale, text), domain));
  };
}

/**
 * Bounds are compared as whole numbers up to 2^53; values beyond, as in a bigint, are compared with the domain itself.
 */
function isWithin(value: number, { min, max }: Bounds, scale: Scale, domain: Domain): boolean {
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value >= min && value <= max;
  const end = value > 0 ? domain.max : domain.min;
  const bound = end === undefined ? null : scale.parse(end);
  return bound === null || (value > 0 ? value <= bound : value >= bound);
}

/** A number unchanged, a time in seconds, a date in days. */
function measured(scale: Scale, text: string): number {
  return isTimeScale(scale) ? (scale.parse(text) ?? NaN) / stepsOfUnit(scale) : Number(text);
}

function passes(isWord: (text: string) => boolean, text: string): boolean {
  try {
    return isWord(text);
  } catch (error) {
    // The automaton grew too large: the answer is unknown.
    if (error instanceof UnreadablePattern) return true;
    throw error;
  }
}

/** Whether a value is a multiple plus the remainder; anything that is not a number passes. */
function isOnGrid(value: number, { multipleOf = 1, remainder = 0 }: Domain): boolean {
  const steps = (value - remainder) / multipleOf;
  return Number.isNaN(steps) || Math.abs(steps - Math.round(steps)) < 1e-9;
}
