import { dictionary, ownMember } from '@seedbed/contract';

/** Hues of the pills of states, in degrees, each unlike its neighbours. */
export const HUES: readonly number[] = [145, 245, 300, 195, 75, 350, 110, 270, 25, 220, 50, 325];

/** Hues for certain words: success is green, waiting is amber, failure is red. */
const HUES_BY_WORD: Readonly<Record<string, number>> = dictionary({
  paid: 145,
  done: 145,
  active: 145,
  delivered: 145,
  completed: 145,
  complete: 145,
  approved: 145,
  succeeded: 145,
  success: 145,
  open: 245,
  new: 245,
  draft: 270,
  sent: 220,
  issued: 220,
  shipped: 195,
  pending: 75,
  waiting: 75,
  processing: 75,
  queued: 75,
  overdue: 50,
  paused: 50,
  refunded: 300,
  returned: 300,
  cancelled: 25,
  canceled: 25,
  failed: 25,
  rejected: 25,
  error: 25,
  blocked: 25,
  expired: 350,
});

/** A hue for each label, the same everywhere. Two labels share a hue only if there are more labels than hues. */
export function huesOf(labels: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const taken = new Set<number>();
  const give = (label: string, wanted: number): void => {
    const start = HUES.indexOf(wanted);
    const free = HUES.findIndex((_, i) => !taken.has(HUES[(start + i) % HUES.length]!));
    const hue = HUES[(start + Math.max(0, free)) % HUES.length]!;
    taken.add(hue);
    found.set(label, hue);
  };
  const meant = (label: string) => ownMember(HUES_BY_WORD, label.toLowerCase());
  // Labels with a preferred hue come first, so that no other label takes it.
  for (const label of labels) if (meant(label) !== undefined) give(label, meant(label)!);
  for (const label of labels) if (!found.has(label)) give(label, HUES[hashOf(label) % HUES.length]!);
  return found;
}

/** FNV-1a: spreads short words. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
