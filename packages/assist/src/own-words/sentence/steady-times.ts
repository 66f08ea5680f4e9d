import { dictionary, ownMember } from '@seedbed/contract';
import { frameOf, waysOf } from './frame.ts';
import { lengthText } from '../../requests/length-text.ts';
import { amountAt } from './numbers.ts';
import { reading, type Reading } from './reading.ts';
import { aloneOnTimeline } from './say-times.ts';
import { tableNamed, type Scope } from './scope.ts';
import { mainTime } from './times.ts';
import { wordsOf, type Token } from './tokens.ts';

const EVERY = frameOf(
  '(a|an|one|exactly one|a new|one new)? {table} (come|comes|arrive|arrives|is taken|are taken|is made|are made|is recorded|are recorded)? every {length}',
);
const MINUTES = dictionary({ minute: 1, min: 1, hour: 60, day: 1440, week: 10_080 });
const DAY_MINUTES = 1440;

/** `a reading every 15 minutes`: each row that long after the row before, the last of them before the reference date. */
export function steadyTimes(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(EVERY, tokens)].flatMap(({ table, length }) => {
    const named = tableNamed(scope, wordsOf(table!));
    const minutes = minutesOf(wordsOf(length!));
    const column = named && mainTime(scope, named.table)[0]?.column;
    const rows = named && scope.seen.rows(named.table);
    if (!named || !minutes || !column || !rows) return [];
    const { score, table: of } = named;
    const place = `${of.name}.${column.name}`;
    if (!aloneOnTimeline(scope, of, column))
      return reading({ cannot: `other times follow ${place}, and steps of ${lengthText(minutes / DAY_MINUTES)} would not agree with them` }, score);
    const first = Date.parse(scope.blueprint.referenceDate) - Math.ceil((rows * minutes) / DAY_MINUTES) * 86_400_000;
    const from = Number.isNaN(first) || first < EARLIEST ? null : new Date(first).toISOString().slice(0, 10);
    if (from === null)
      return reading({ cannot: `${rows.toLocaleString('en-US')} rows of ${of.name} that far apart begin before 1970. Say fewer rows first` }, score);
    const step = minutes % DAY_MINUTES === 0 ? { days: minutes / DAY_MINUTES } : { minutes };
    return reading({ table: of, says: { columns: { [column.name]: { generator: { kind: 'date.step', parameters: { from, ...step } } } } } }, score);
  });
}

const EARLIEST = 0;

/** `15 minutes`, `hour`, `2 days`. */
function minutesOf(words: readonly string[]): number | null {
  const amount = amountAt(words, 0) ?? { value: 1, length: 0 };
  const unit = ownMember(MINUTES, (words[amount.length] ?? '').replace(/s$/, ''));
  return unit !== undefined && words.length === amount.length + 1 && amount.value > 0 ? amount.value * unit : null;
}
