import { dictionary } from '@seedbed/contract';
import { MockFault, type CountKind } from '@seedbed/mock-query';

export type Preferences = {
  readonly return: 'minimal' | 'headers-only' | 'representation';
  readonly count: CountKind | null;
  readonly resolution: 'merge' | 'ignore' | null;
  readonly missing: 'default' | 'null';
  readonly rollback: boolean;
  readonly maxAffected: number | null;
  /** Those that were understood, in the order of the answer's `Preference-Applied`. */
  readonly applied: readonly string[];
};

const KNOWN = dictionary<RegExp>({
  resolution: /^(merge-duplicates|ignore-duplicates)$/,
  return: /^(minimal|headers-only|representation)$/,
  count: /^(exact|planned|estimated)$/,
  tx: /^(commit|rollback)$/,
  missing: /^(default|null)$/,
  handling: /^(strict|lenient)$/,
  timezone: /^.+$/,
  'max-affected': /^\d+$/,
});

/** Reads `Prefer`. Throws PGRST122 for what is not known with `handling=strict`. */
export function parsePrefer(header: string | null): Preferences {
  const given = new Map<string, string>();
  const unknown: string[] = [];
  for (const part of (header ?? '').split(',').map((each) => each.trim())) {
    const [name = '', value = ''] = part.split('=').map((each) => each.trim());
    if (part === '') continue;
    if (KNOWN[name]?.test(value)) given.set(name, given.get(name) ?? value);
    else unknown.push(part);
  }
  const strict = given.get('handling') === 'strict';
  if (strict && unknown.length > 0)
    throw new MockFault({
      code: 'PGRST122',
      status: 400,
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  const resolution = given.get('resolution');
  return {
    return: (given.get('return') ?? 'minimal') as Preferences['return'],
    count: (given.get('count') ?? null) as CountKind | null,
    resolution: resolution === undefined ? null : resolution === 'merge-duplicates' ? 'merge' : 'ignore',
    missing: given.get('missing') === 'default' ? 'default' : 'null',
    rollback: given.get('tx') === 'rollback',
    maxAffected: strict && given.has('max-affected') ? Number(given.get('max-affected')) : null,
    applied: Object.keys(KNOWN)
      .filter((name) => given.has(name) && (name !== 'max-affected' || strict) && name !== 'timezone')
      .map((name) => `${name}=${given.get(name)}`),
  };
}
