import { dictionary, ownMember, type BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import type { Claim } from './claim.ts';
import { eventColumns } from './events.ts';
import { amountAt, spanAt, type Amount } from './numbers.ts';
import type { Scope } from './scope.ts';
import { isTime, mainTime, timesOf } from './times.ts';

const DAYS = dictionary<number>({ minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 });
const LAST = /^(?:last|lasts|take|takes|run|runs)$/;
const END = /^date\.(?:end|due|after|expires)$/;

const ENDED = /^(?:.*_)?(?:ends?|ended|finish(?:es|ed)?)(?:_(?:at|on|date|time|ts))?$/i;

const NOUNS = dictionary({ issue: 'issued', creation: 'created', opening: 'opened' });

/** `paid within 30 days`, `closed within 2 days of opening`, `last 21 days`, `take 2 to 5 hours`. */
export function readDurations(scope: Scope, table: BlueprintTable, words: readonly string[]): Claim[] {
  const within = words.indexOf('within');
  if (within > 0) {
    const { span, rest } = lengthOf(['at', 'most', ...words.slice(within + 1)]);
    const start = span && startOf(scope, table, rest);
    if (!span || !start) return [];
    return eventColumns(scope, table, words.slice(0, within))
      .filter(({ column }) => column !== start)
      .map(({ column, score }) => ({ table, column, is: { kind: 'after', from: start.name, low: 0, high: span.high }, not: false, score }));
  }
  if (!LAST.test(words[0] ?? '')) return [];
  const { span, rest } = lengthOf(words.slice(1));
  const times = table.columns.filter((column) => isTime(scope, column) && !column.nullable);
  const made = times.filter((column) => END.test(column.generator?.kind ?? ''));
  const ends = made.length > 0 ? made : times.filter((column) => ENDED.test(column.name));
  // The end says which time it is the end of.
  const of = ends[0]?.generator?.parameters?.['start'];
  const start = table.columns.find(({ name }) => name === of) ?? timesOf(scope, table, ['start'])[0]?.column;
  if (!span || rest.length > 0 || ends.length !== 1 || !start || start === ends[0]) return [];
  const low = Number.isFinite(span.low) ? span.low : 0;
  const high = Number.isFinite(span.high) ? span.high : low * 2;
  return [{ table, column: ends[0]!, is: { kind: 'after', from: start.name, low, high }, not: false, score: 0.8 }];
}

/** A length in days, and the words after it: `2 to 5 hours`, `at least a day`, `half an hour`. */
export function lengthOf(words: readonly string[]): {
  readonly span: { readonly low: number; readonly high: number } | null;
  readonly rest: readonly string[];
} {
  const span = spanAt(words, 0, 0, lengthAmount);
  const unit = span && ownMember(DAYS, (words[span.length] ?? '').replace(/s$/, ''));
  if (!span || !unit) return { span: null, rest: words };
  const rounded = (days: number): number => (Number.isFinite(days) ? Number((days * unit).toFixed(8)) : days);
  return { span: { low: rounded(span.low), high: rounded(span.high) }, rest: words.slice(span.length + 1) };
}

function lengthAmount(words: readonly string[], at: number): Amount | null {
  if (words[at] === 'half' && /^an?$/.test(words[at + 1] ?? '')) return { value: 0.5, length: 2 };
  return amountAt(words, at) ?? (/^an?$/.test(words[at] ?? '') ? { value: 1, length: 1 } : null);
}

/** The start: the named time, or the creation time of rows. */
function startOf(scope: Scope, table: BlueprintTable, words: readonly string[]): BlueprintColumn | undefined {
  if (words.length === 0) return mainTime(scope, table)[0]?.column;
  if (!/^(?:of|after|from)$/.test(words[0]!)) return undefined;
  const meant = words.slice(1).map((word) => word.replace(/(?:issue|creation|opening)$/, (one) => ownMember(NOUNS, one)!));
  const found = timesOf(scope, table, meant);
  return found.length === 1 ? found[0]!.column : undefined;
}
