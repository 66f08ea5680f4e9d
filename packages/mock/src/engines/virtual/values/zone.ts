import { MockFault, zoneOffsetOf, type ZoneOffset } from '../../../core/index.ts';

const zones = new Map<string, ZoneOffset>();
const MAX_ZONES = 100;
const DAY = 86_400_000;

/** The offsets of a time zone. An offset without a name is read as POSIX does: `+05:30` is west of Greenwich. Throws 22023 for an unknown zone. */
export function zoneOffset(zone: string): ZoneOffset {
  let offset = zones.get(zone);
  if (!offset) {
    offset = offsetOf(zone);
    if (zones.size >= MAX_ZONES) zones.clear();
    zones.set(zone, offset);
  }
  return offset;
}

/** The offset for a local time in the zone. In autumn takes the later of two moments, and in spring treats the missing hour as before the change. */
export function offsetAtClock(offset: ZoneOffset, shown: number): number {
  const [before, after] = [offset(shown - DAY), offset(shown + DAY)];
  if (before === after) return before;
  const isRight = (minutes: number) => offset(shown - minutes * 60_000) === minutes;
  return isRight(after) ? after : before;
}

function offsetOf(zone: string): ZoneOffset {
  if (/^(utc|gmt|z|zulu)$/i.test(zone)) return () => 0;
  const offset = zoneOffsetOf(zone);
  if (!offset) throw new MockFault({ code: '22023', status: 400, message: `time zone "${zone}" not recognized` });
  return offset;
}
