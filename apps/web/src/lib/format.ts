const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `1,000,000`. */
export function formatCount(value: number): string {
  return WHOLE.format(value);
}

const STEPS = [
  [1e15, 'Q'],
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** `1M`, `3.2B`, `940`: at most three digits, for narrow places. */
export function formatShort(value: number): string {
  for (const [step, letter] of STEPS) {
    // From 999,950 on it would print as 1,000k; the next unit reads better.
    if (value >= step * 0.99995) return `${trimZero((value / step).toPrecision(3))}${letter}`;
  }
  return String(Math.round(value));
}

/** Children a parent: `2.5`, `0.03`, `340`, `1.2k`. */
export function formatPer(value: number): string {
  return value < 10 ? trimZero(value.toPrecision(2)) : formatShort(value);
}

const LARGE = [
  [1e15, 'quadrillion'],
  [1e12, 'trillion'],
  [1e9, 'billion'],
] as const;

/** `4.1 billion rows`, `6 tables`, `1 row`. */
export function formatMany(value: number, one: string, many = `${one}s`): string {
  const large = LARGE.find(([step]) => value >= step * 0.99995);
  const text = large ? `${trimZero((value / large[0]).toPrecision(3))} ${large[1]}` : formatCount(value);
  return `${text} ${value === 1 ? one : many}`;
}

/** Decimal units, as disks and networks count: `312 GB`, `1.4 kB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 ? Math.round(value) : trimZero(value.toPrecision(3))} ${units[unit]}`;
}

/** `0:02`, `6 min 4 s`, `1 h 50 min`: this many seconds in words. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–';
  if (seconds < 1) return `${Math.max(0, Math.round(seconds * 1000))} ms`;
  if (seconds < 10) return `${trimZero(seconds.toFixed(1))} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  if (whole < 86_400 * 2) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
  return `${Math.round(whole / 86_400)} days`;
}

const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** `just now`, `5 min. ago`, `yesterday`, `3 Nov 2026`. */
export function formatAgo(iso: string, now: number): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  if (Number.isNaN(seconds)) return '';
  if (seconds < 45) return 'just now';
  if (seconds < 3600) return AGO.format(-Math.max(1, Math.round(seconds / 60)), 'minute');
  if (seconds < 86_400) return AGO.format(-Math.round(seconds / 3600), 'hour');
  if (seconds < 86_400 * 14) return AGO.format(-Math.round(seconds / 86_400), 'day');
  return DAY.format(Date.parse(iso));
}

/** 0.02 → `2 %`; 0.0015 → `0.15 %`. */
export function formatShare(share: number): string {
  return `${trimZero((share * 100).toPrecision(3))} %`;
}

/** A share of counted rows, to a tenth of a percent. */
export function formatCountedShare(share: number): string {
  return formatShare(Number(share.toFixed(3)));
}

function trimZero(digits: string): string {
  return digits.includes('e') ? String(Number(digits)) : digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

/** The name of a table as people say it: without the schema that everybody has. */
export function shortName(table: string): string {
  return table.replace(/^public\./, '');
}

/** A date in data format, `2026-01-31`, in the reader's time zone. */
export function formatDay(at: string): string {
  return formatTime(at).slice(0, 10);
}

/** A minute in data format, `2026-01-31 18:05`, in the reader's time zone. */
export function formatTime(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}
