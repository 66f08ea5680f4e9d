import type { Domain, SqlType } from '@seedbed/contract';
import { wordsOf } from '../../text/index.ts';
import { boundsOf, scaleOf } from './bounds.ts';

/** Whether a value, as text, lies in a domain. Conditions that cannot be read are passed over. */
export function acceptor(type: SqlType, domain: Domain): (text: string) => boolean {
  const scale = scaleOf(type);
  const listed = domain.in && new Set(domain.in);
  const excluded = new Set(domain.notIn ?? []);
  const bounds = scale && (domain.min !== undefined || domain.max !== undefined) ? boundsOf(scale, domain) : null;
  const words = scale ? null : wordsOf(domain, type);
  return (text) => {
    if (excluded.has(text) || (listed && !listed.has(text) && !(type.base === 'bool' && listed.has(text[0] === 't' ? 't' : 'f')))) return false;
    if (!bounds) return words?.accepts(text) ?? true;
    const value = scale!.parse(text);
    return value === null || (value >= bounds.min && value <= bounds.max);
  };
}
