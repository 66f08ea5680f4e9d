import type { Domain } from '@seedbed/contract';

/**
 * The intersection of two domains. Bounds are compared as numbers if both are numbers, otherwise the second one wins.
 */
export function intersectDomains(first: Domain, second: Domain): Domain {
  const both: Domain = { ...first, ...second };
  bound(both, first, second, 'min', 'minExclusive', 1);
  bound(both, first, second, 'max', 'maxExclusive', -1);
  for (const member of ['minLength', 'minBytes'] as const) larger(both, first[member], second[member], member, Math.max);
  for (const member of ['maxLength', 'maxBytes'] as const) larger(both, first[member], second[member], member, Math.min);
  for (const member of ['in', 'jsonTypes'] as const) {
    if (first[member] && second[member]) both[member] = first[member].filter((value) => second[member]!.includes(value));
  }
  for (const member of ['notIn', 'jsonKeys', 'jsonAbsent'] as const) {
    if (first[member] && second[member]) both[member] = [...new Set([...first[member], ...second[member]])];
  }
  if (first.patterns && second.patterns) both.patterns = [...first.patterns, ...second.patterns];
  if (first.element && second.element) both.element = intersectDomains(first.element, second.element);
  return both;
}

function bound(both: Domain, first: Domain, second: Domain, member: 'min' | 'max', exclusive: 'minExclusive' | 'maxExclusive', direction: 1 | -1): void {
  const a = first[member];
  const b = second[member];
  if (a === undefined || b === undefined) return;
  const tighter = compareBounds(a, b) * direction;
  const from = tighter > 0 ? first : second;
  both[member] = from[member]!;
  const open = tighter === 0 ? first[exclusive] || second[exclusive] : from[exclusive];
  if (open) both[exclusive] = true;
  else delete both[exclusive];
}

/** Numbers as numbers; anything else (dates and times in one format) as text, which sorts in the same order. */
function compareBounds(a: number | string, b: number | string): number {
  const x = Number(a);
  const y = Number(b);
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

function larger(
  both: Domain,
  a: number | undefined,
  b: number | undefined,
  member: 'minLength' | 'maxLength' | 'minBytes' | 'maxBytes',
  pick: (a: number, b: number) => number,
): void {
  if (a !== undefined && b !== undefined) both[member] = pick(a, b);
}
