import type { Domain } from '@seedbed/contract';

/** Items of a list above this number are only counted. */
const LISTED = 4;

/** The values that a domain allows, to follow "allows only"; empty if there is no short description. */
export function limitsInWords(domain: Domain): string {
  const { minLength, maxLength, patterns, case: letters, trimmed, notBlank, notIn, multipleOf } = domain;
  return [
    boundsInWords(domain),
    minLength === undefined && maxLength === undefined ? '' : `lengths ${betweenInWords(minLength, maxLength)}`,
    ...(patterns ?? []).map(({ pattern, negated }) => `texts that ${negated ? 'do not match' : 'match'} ${pattern}`),
    letters ? `${letters === 'lower' ? 'small' : 'capital'} letters` : '',
    trimmed ? 'texts without blanks at their ends' : '',
    notBlank ? 'texts that are not blank' : '',
    multipleOf === undefined ? '' : `multiples of ${multipleOf}`,
    notIn?.length ? `what is not ${inWords(notIn, 'or')}` : '',
  ]
    .filter(Boolean)
    .join(', and ');
}

function boundsInWords({ min, max, minExclusive, maxExclusive }: Domain): string {
  const low = min === undefined ? '' : minExclusive ? `more than ${min}` : '';
  const high = max === undefined ? '' : maxExclusive ? `less than ${max}` : '';
  if (low === '' && high === '') return min === undefined && max === undefined ? '' : `values ${betweenInWords(min, max)}`;
  return `values of ${[low || (min === undefined ? '' : `at least ${min}`), high || (max === undefined ? '' : `at most ${max}`)].filter(Boolean).join(' and ')}`;
}

/** `from 1 to 5`, `of at least 1`, `of at most 5`. */
function betweenInWords(min: number | string | undefined, max: number | string | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? `of ${min}` : `from ${min} to ${max}`;
  return min === undefined ? `of at most ${max!}` : `of at least ${min}`;
}

/** `a, b or c`; for long lists the first few and the number of others. */
export function inWords(items: readonly string[], link: 'and' | 'or'): string {
  if (items.length > LISTED + 1) return `${items.slice(0, LISTED).join(', ')} ${link} ${items.length - LISTED} more`;
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${link} ${items.at(-1)!}`;
}
