import type { Sampler } from '../distribution/sampler.ts';
import type { Dice } from '../kit/dice.ts';
import { DAY } from '../kit/iso.ts';
import { TWO_32 } from '../../values/powers.ts';
import type { Vocabulary } from './vocabularies.ts';

/**
 * The index of a lifecycle's state at the reference date, if nothing reads its timestamps: makes the same draws as
 * `live`, in the same order.
 */
type StateOf = (dice: Dice, created: number, last: number) => number;

/** The largest u of a die. */
const MAX_U = 1 - 1 / TWO_32;

export function statesAlone({ steps, ends }: Vocabulary, waits: readonly Sampler[], lastReached: number): StateOf {
  const n = steps.length;
  const goOn = Float64Array.from(steps, (step) => step.share * TWO_32);
  const leftOut = Uint8Array.from(steps, ({ share }, k) => (share < 0.5 && k < n - 1 && steps[k + 1]!.share > 0.5 ? 1 : 0));
  const endShares = Float64Array.from(ends, (end) => end.share);
  const late = Uint8Array.from(ends, (end) => (end.late ? 1 : 0));
  let longest: Float64Array | null = null;
  // The sum of the maximum waits, with a rounding margin: an older lifecycle has no timestamps left to draw.
  const longestWaits = (): Float64Array => {
    const most = waits.map((wait) => wait(MAX_U));
    const way = most.slice(1, n).reduce((sum, wait) => sum + wait, 0) + DAY;
    return Float64Array.from({ length: ends.length + 1 }, (_, i) => way + (i === 0 ? 0 : most[n + i - 1]!));
  };

  function chooseEnd(u: number): number {
    for (let k = 0; k < endShares.length; k++) {
      if (u < endShares[k]!) return k;
      u -= endShares[k]!;
    }
    return -1;
  }

  return (dice, created, last) => {
    longest ??= longestWaits();
    const end = chooseEnd(dice.unit());
    const until = end < 0 || late[end] ? n : 1 + dice.below(Math.max(1, n - 1));
    const settled = created + longest[end + 1]! <= last;
    let timestamp = created;
    let reached = 0;
    for (let k = 1; k < until; k++) {
      if (!(dice.next() >>> 0 < goOn[k]!)) {
        if (leftOut[k]) continue;
        break;
      }
      if (settled) dice.skip();
      else {
        timestamp += waits[k]!(dice.unit());
        if (timestamp > last) break;
      }
      reached = k;
    }
    if (end < 0 || timestamp > last || (late[end] && reached !== lastReached)) return reached;
    return settled || timestamp + waits[n + end]!(dice.unit()) <= last ? n + end : reached;
  };
}
