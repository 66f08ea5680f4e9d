import { dictionary } from '@seedbed/contract';
import { MockFault, type CountKind } from '../../../core/index.ts';

export type Preferences = {
  readonly return: 'minimal' | 'headers-only' | 'representation';
  readonly count: CountKind | null;
  readonly resolution: 'merge' | 'ignore' | null;
  readonly missing: 'default' | 'null';
  readonly rollback: boolean;
  readonly maxAffected: number | null;
  /** A zone of the IANA database or an offset; null for UTC. */
  readonly timezone: string | null;
  /** The value of `Preference-Applied`, of preferences that matter to a request; null without any. */
  applied(matters: readonly PreferenceName[]): string | null;
};

const KNOWN = dictionary<RegExp>({
  resolution: /^(merge-duplicates|ignore-duplicates)$/,
  missing: /^(default|null)$/,
  return: /^(minimal|headers-only|representation)$/,
  count: /^(exact|planned|estimated)$/,
  tx: /^(commit|rollback)$/,
  handling: /^(strict|lenient)$/,
  timezone: /^.*$/,
  'max-affected': /^.*$/,
});

/** In the order of `Preference-Applied`. */
const NAMES = ['resolution', 'missing', 'return', 'count', 'tx', 'handling', 'timezone', 'max-affected'] as const;
type PreferenceName = (typeof NAMES)[number];

/** Preferences that matter to every request. */
export const ALWAYS: readonly PreferenceName[] = ['count', 'tx', 'handling', 'timezone'];

/** Reads `Prefer`: of several values of a preference the first counts. Throws PGRST122 for unknown ones with `handling=strict`. */
export function parsePrefer(header: string | null): Preferences {
  const given = new Map<string, string>();
  const unknown: string[] = [];
  for (const part of (header ?? '').split(',').map((each) => each.trim())) {
    const at = part.indexOf('=');
    const [name, value] = [part.slice(0, at), part.slice(at + 1)];
    if (part === '') continue;
    if (at > 0 && KNOWN[name]?.test(value)) given.set(name, given.get(name) ?? value);
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
  if (!strict || !/^\d+$/.test(given.get('max-affected') ?? '')) given.delete('max-affected');
  const resolution = given.get('resolution');
  return {
    return: (given.get('return') ?? 'minimal') as Preferences['return'],
    count: (given.get('count') ?? null) as CountKind | null,
    resolution: resolution === undefined ? null : resolution === 'merge-duplicates' ? 'merge' : 'ignore',
    missing: given.get('missing') === 'default' ? 'default' : 'null',
    rollback: given.get('tx') === 'rollback',
    maxAffected: given.has('max-affected') ? Number(given.get('max-affected')) : null,
    timezone: given.get('timezone') ?? null,
    applied(matters) {
      const names = NAMES.filter((name) => given.has(name) && matters.includes(name));
      return names.length === 0 ? null : names.map((name) => `${name}=${given.get(name)}`).join(', ');
    },
  };
}
