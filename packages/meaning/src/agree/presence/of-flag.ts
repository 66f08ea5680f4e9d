import type { Decided, Draft } from '../../edits/draft.ts';
import { rootOf } from '../../read/names/roots.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree, withoutDomains } from '../context.ts';
import { mayBeBlank, mayBeEmpty } from './may-be-empty.ts';
import type { At, Holds } from './ways.ts';
import { DATE_TYPES } from '../../schema/types.ts';
import { conditionOf } from '../copies/only-when.ts';
import { sayTheSame } from '../life/own-states.ts';
import { wordGroups, wordSet } from '../../read/words.ts';

const TYPES = /^(?:text|varchar|bpchar|date|timestamp(?:tz)?)$/;
/** Sums that describe what was done: `charged_amount` beside `charged`. */
const AMOUNTS = /^(?:numeric|money|int[248])$/;
const OF_AMOUNTS = wordSet('words of an amount');
/** Numbers of those who wait, where they do. */
const OF_PLACES = wordSet('words of a place in a line');
/** How long something is so: `minutes_late` beside a state `late`. */
const SPANS = wordSet('times in a number');
/** Words around the verb of a flag or a label. */
const AROUND = wordSet('around the verb of a flag');
const MOMENTS = wordSet('moments');
/** What a flag says that goes on, and what ends it. */
const ENDED_BY = wordGroups('flags and what ends them');
/** Share of missing values with the flag set, if most are missing. */
const MOSTLY_MISSING = 0.5;

/** `blacklist_reason` beside `blacklisted`, `unavailable_until` beside `available`: the flag that says it, if it is one. */
export function ofFlag(draft: Draft, what: string, { table, context, drafts, path }: At): Holds | undefined {
  if (!isDescription(draft) || !isFree(draft.column, table, path === '' ? context : withoutDomains(context, table))) return undefined;
  const meant = rootsOf(withoutTime(what));
  const flags = drafts.filter((each) => each.column.type.base === 'bool' && isPlainName(each.column.name) && !readsColumn(each, draft, drafts));
  const whole = flags.filter((flag) => rootsOf(flag.words) === meant);
  const [flag, other] = whole.length > 0 ? whole : flags.filter((each) => rootsOf(each.words).endsWith(` ${meant}`));
  if (flag && !other) return { condition: path + flag.column.name, changes: rateOf(draft) };
  const same = flags.filter(({ words }) => sayTheSame(withoutTime(what).join('_'), words.filter((word) => !AROUND.has(word)).join('_')));
  if (same.length === 1) return { condition: path + same[0]!.column.name, changes: rateOf(draft) };
  const opposite =
    flags.find((each) => [`un${rootsOf(each.words)}`, `in${rootsOf(each.words)}`].includes(meant)) ?? flags.find((each) => isEndedBy(each, what));
  if (!opposite) return undefined;
  const condition = `${path}${opposite.column.name} == false`;
  // Of several times that may end it, one tells when it ended.
  const isTold = drafts.some((each) => DATE_TYPES.has(each.column.type.base) && conditionOf(each) === condition);
  return { condition, changes: isTold ? {} : rateOf(draft) };
}

/** `termination date` of the reason for it: termination. */
export function withoutTime(what: string): readonly string[] {
  const words = what.split(' ');
  const rest = words.filter((word) => !MOMENTS.has(word));
  return rest.length > 0 ? rest : words;
}

/** Whether a flag holds until that is done: `available` until it is sold out. */
function isEndedBy({ words }: Draft, done: string): boolean {
  const flag = words.filter((word) => !AROUND.has(word) || words.length === 1).join(' ');
  return ENDED_BY.some(([goesOn, ...ends]) => goesOn === flag && ends.includes(done));
}

/** Whether a column is a text or a time that can describe a flag or a state. */
export function isDescription(draft: Draft): boolean {
  const { base } = draft.column.type;
  const last = draft.words.at(-1)!;
  const isSpan = draft.words.length === 2 && draft.words.some((word) => SPANS.has(word));
  const isNumber = AMOUNTS.test(base) && (OF_AMOUNTS.has(last) || OF_PLACES.has(last) || isSpan) && mayBeEmpty(draft);
  return (mayBeEmpty(draft) || mayBeBlank(draft)) && (TYPES.test(base) || isNumber) && draft.entity === undefined;
}

export function rootsOf(words: readonly string[]): string {
  return words
    .filter((word) => !AROUND.has(word))
    .map(rootOf)
    .join(' ');
}

/** The share of NULL among the rows in which it holds: a time and a sum are there then, a text may be missing. */
export function rateOf({ nullRate = 0, column }: Draft): Partial<Decided> {
  const isText = /text|char/.test(column.type.base);
  return { nullRate: isText && nullRate < MOSTLY_MISSING && nullRate > 0 ? nullRate : undefined };
}

/** Whether the flag or state depends on the column, or on one that follows it. */
export function readsColumn(flag: Draft, draft: Draft, drafts: readonly Draft[]): boolean {
  const text = flag.kind === 'expression' ? String(flag.parameters.expression) : flag.kind === 'cases' ? JSON.stringify(flag.parameters.cases) : '';
  const read = new Set<string>(text.match(/\w+/g));
  return drafts.some(({ column: { name }, parameters: { after, start } }) => read.has(name) && [name, after, start].includes(draft.column.name));
}
