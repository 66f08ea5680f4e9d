import { MockFault } from '@seedbed/mock-query';

/** Minutes east of UTC at a moment, in milliseconds since 1970-01-01 UTC. */
type Offset = (at: number) => number;

const zones = new Map<string, Offset>();
const MAX_ZONES = 100;
const DAY = 86_400_000;

/** The offsets of a time zone. One without a name is read as POSIX does: `+05:30` is west of Greenwich. Throws 22023 for a zone that is none. */
export function zoneOffset(zone: string): Offset {
  let offset = zones.get(zone);
  if (!offset) {
    offset = offsetOf(zone);
    if (zones.size >= MAX_ZONES) zones.clear();
    zones.set(zone, offset);
  }
  return offset;
}

/** The offset at what a clock of the zone shows. Of two the later moment is meant in autumn, and in spring the hour that is left out counts as before. */
export function offsetAtClock(offset: Offset, shown: number): number {
  const [before, after] = [offset(shown - DAY), offset(shown + DAY)];
  if (before === after) return before;
  const isRight = (minutes: number) => offset(shown - minutes * 60_000) === minutes;
  return isRight(after) ? after : before;
}

function offsetOf(zone: string): Offset {
  if (/^(utc|gmt|z|zulu)$/i.test(zone)) return () => 0;
  const posix = /^([+-]?)(\d{1,2})(?::?(\d{2}))?$/.exec(zone);
  if (posix) {
    const minutes = (posix[1] === '-' ? 1 : -1) * (Number(posix[2]) * 60 + Number(posix[3] ?? 0));
    return () => minutes;
  }
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    throw new MockFault({ code: '22023', status: 400, message: `time zone "${zone}" not recognized` });
  }
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const match = /([+-])(\d\d):(\d\d)/.exec(name);
    return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0;
  };
}
