/** Minutes east of UTC at a moment, in milliseconds since 1970-01-01 UTC. */
export type ZoneOffset = (at: number) => number;

/** The offsets of a time zone; null for an unknown one. An offset without a name is read as Postgres and POSIX do: `+05:30` is west of Greenwich. */
export function zoneOffsetOf(zone: string): ZoneOffset | null {
  const posix = /^([+-]?)(\d{1,2})(?::?(\d{2}))?$/.exec(zone);
  if (posix) {
    const minutes = (posix[1] === '-' ? 1 : -1) * (Number(posix[2]) * 60 + Number(posix[3] ?? 0));
    return () => minutes;
  }
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const match = /([+-])(\d\d):(\d\d)/.exec(name);
    return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0;
  };
}
