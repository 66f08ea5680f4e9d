import type { Decided, Draft } from '../../edits/draft.ts';
import { rootOf } from '../../read/names/roots.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree } from '../context.ts';
import { mayBeBlank, mayBeEmpty } from './may-be-empty.ts';
import type { At, Holds } from './ways.ts';
import { wordSet } from '../../read/words.ts';

const TYPES = /^(?:text|varchar|date|timestamp(?:tz)?)$/;
/** Sums that describe what was done: `charged_amount` beside `charged`. */
const AMOUNTS = /^(?:numeric|money|int[48])$/;
const OF_AMOUNTS = wordSet('words of an amount');
/** Words around the verb of a flag or a label. */
const AROUND = wordSet('around the verb of a flag');
/** Share of missing values with the flag set, if most are missing. */
const MOSTLY_MISSING = 0.5;

/** `blacklist_reason` beside `blacklisted`, `unavailable_until` beside `available`: the flag that says it, if it is one. */
export function ofFlag(draft: Draft, what: string, { table, context, drafts }: At): Holds | undefined {
  if (!isDescription(draft) || !isFree(draft.column, table, context)) return undefined;
  const meant = rootsOf(what.split(' '));
  const flags = drafts.filter((each) => each.column.type.base === 'bool' && isPlainName(each.column.name) && !readsColumn(each, draft, drafts));
  const whole = flags.filter((flag) => rootsOf(flag.words) === meant);
  const [flag, other] = whole.length > 0 ? whole : flags.filter((each) => rootsOf(each.words).endsWith(` ${meant}`));
  if (flag && !other) return { condition: flag.column.name, changes: rateOf(draft) };
  const opposite = flags.find((each) => [`un${rootsOf(each.words)}`, `in${rootsOf(each.words)}`].includes(meant));
  return opposite && { condition: `${opposite.column.name} == false`, changes: rateOf(draft) };
}

/** Whether a column is a text or a time that can describe a flag or a state. */
export function isDescription(draft: Draft): boolean {
  const { base } = draft.column.type;
  const isAmount = AMOUNTS.test(base) && OF_AMOUNTS.has(draft.words.at(-1)!) && mayBeEmpty(draft);
  return (mayBeEmpty(draft) || mayBeBlank(draft)) && (TYPES.test(base) || isAmount) && draft.entity === undefined;
}

export function rootsOf(words: readonly string[]): string {
  return words
    .filter((word) => !AROUND.has(word))
    .map(rootOf)
    .join(' ');
}

/** The share of NULL among the rows in which it holds. */
export function rateOf({ nullRate = 0 }: Draft): Partial<Decided> {
  return { nullRate: nullRate < MOSTLY_MISSING && nullRate > 0 ? nullRate : undefined };
}

/** Whether the flag or state depends on the column, or on one that follows it. */
export function readsColumn(flag: Draft, draft: Draft, drafts: readonly Draft[]): boolean {
  const text = flag.kind === 'expression' ? String(flag.parameters.expression) : flag.kind === 'cases' ? JSON.stringify(flag.parameters.cases) : '';
  const read = new Set<string>(text.match(/\w+/g));
  return drafts.some(({ column: { name }, parameters: { after, start } }) => read.has(name) && [name, after, start].includes(draft.column.name));
}
