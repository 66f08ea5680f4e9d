import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isFree, isThere, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isNumber } from '../sums/numbers.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { spanOf } from './spans.ts';
import { wordSet } from '../../read/words.ts';

const DISTANCE = wordSet('distance gone');
const WAYS = wordSet('ways that are gone');
/** Kilometres an hour, by a word of the table or of its references; the first match. */
const SPEEDS: readonly (readonly [word: RegExp, least: number, most: number])[] = [
  [/\b(?:bike|bicycle|cycling|cycle)\b/, 11, 22],
  [/\b(?:scooter)\b/, 9, 17],
  [/\b(?:run|running|runner|jog)\b/, 8, 12.5],
  [/\b(?:walk|hike|hiking|walker|dog)\b/, 3.2, 5.2],
  [/\b(?:boat|vessel|ship|voyage|yacht)\b/, 14, 32],
  [/\b(?:train|rail)\b/, 55, 130],
  [/\b(?:truck|bus|shipment|delivery|freight)\b/, 28, 62],
  [/\b(?:vehicle|car|taxi|driver|cab|ride|trip)\b/, 24, 68],
];

/** The distance of a trip in its time: nobody drives 86 km in six minutes. */
export function settleDistances(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const { noun } = namesOf(table, context);
  if (!WAYS.has(noun.split(' ').at(-1)!) || !canUseRowNumber(drafts)) return;
  const target = drafts.find((draft) => isNumber(draft) && DISTANCE.has(draft.words.join(' ')));
  const span = spanOf(drafts);
  if (!target || !span || target.kind === 'expression' || !isFree(target.column, table, context)) return;
  if (![span.start, span.end].every(({ column }) => column.type.base.startsWith('timestamp') && isPlainName(column.name))) return;
  const around = [noun, ...drafts.map((each) => each.words.join(' ')), ...parentsOf(table, context).map((link) => namesOf(link.to, context).noun)].join(' ');
  const speed = SPEEDS.find(([word]) => word.test(around));
  if (!speed) return;
  const hours = `hoursBetween(${span.start.column.name}, ${span.end.column.name})`;
  const passed = isThere(span.end, target) && isThere(span.start, target) ? hours : `coalesce(${hours}, 0.4)`;
  const unit = unitOf(target);
  compute(
    target,
    'expression',
    {
      expression: `round(${passed} * ${unit} * (${speed[1]} + ${speed[2] - speed[1]} * ${shareOfRow(target, drafts)}), ${target.column.type.base.startsWith('int') ? 0 : Math.min(target.column.type.scale ?? 1, 2)})`,
    },
    `the way of the time from ${span.start.column.name} to ${span.end.column.name}`,
  );
}

/** How many of the column's units a kilometre is. */
function unitOf({ words }: Draft): number {
  if (words.some((word) => /^(?:miles?|mi)$/.test(word))) return 0.62;
  return words.some((word) => /^(?:m|meters?)$/.test(word)) ? 1000 : 1;
}
