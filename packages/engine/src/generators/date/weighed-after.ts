import { daysOf, MAX_DAY_FRACTION, timestampAt, type Timeline } from './timeline.ts';
import { placeOnTimeline } from './timeline-shares.ts';

/**
 * A timestamp from `start` to `until` (both µs) by the timeline's weights: at `share` in [0, 1) of the rows between
 * them. Null if there are none.
 */
export function weighedAfter(timeline: Pick<Timeline, 'from' | 'to' | 'pattern'>, start: number, until: number, share: number): number | null {
  const low = placeOnTimeline(timeline, start);
  const high = placeOnTimeline(timeline, until);
  if (!(high > low)) return null;
  const { from, to, pattern } = timeline;
  const place = Math.min(MAX_DAY_FRACTION, low + (high - low) * share);
  return Math.min(until, Math.max(start, Math.floor(timestampAt(daysOf(from, to, pattern), from, to, place))));
}
