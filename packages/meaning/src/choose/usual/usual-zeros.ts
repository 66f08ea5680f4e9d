import { ownMember, dictionary, type Domain } from '@seedbed/contract';
import { literalDefault } from '../../read/column/default-value.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet, matcher, type Matcher } from '../../read/words.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';

/** Lists of usual numbers that someone sets, or that count tries and versions. */
const LISTED = /^number\.(?:typical|days|config|priority)$/;

/** Columns that are never zero once known, whatever their DEFAULT. */
const NEVER_ZERO = wordSet('never zero');

/** Share of rows with zero: most attempts were made once, and few were repeated. */
const SHARES: readonly (readonly [words: Matcher, share: number])[] = [
  [matcher('named retry'), 80],
  [matcher('named attempt'), 35],
  [/^(?:priority|urgency|precedence)$/, 70],
];
const USUAL_SHARE = 50;

/**
 * Zero means that nothing was set: a whole number from a list without its DEFAULT of 0 gets it, as the most frequent value (`grace_period`,
 * `lock_version`, `retries`).
 */
export function takeUsualZeros(drafts: readonly Draft[], tableWords: ReadonlySet<string>, domains: Readonly<Record<string, Domain>>): void {
  const ofVersions = ['version', 'revision', 'history'].some((word) => tableWords.has(word));
  for (const draft of drafts) {
    const { type, unique, inKey, column } = draft.column;
    if (!WHOLE_TYPES.has(type.base) || unique || inKey || literalDefault(column) !== '0' || !LISTED.test(draft.kind)) continue;
    if (!mayBeNothing(ownMember(domains, draft.column.name)) || draft.words.some((word) => NEVER_ZERO.has(word))) continue;
    const listed = (draft.parameters.values as number[] | undefined) ?? PLAIN[draft.kind]!;
    if (listed.includes(0)) continue;
    const isLimit = draft.words.some((word) => LIMITS.has(word));
    const again = !isLimit && draft.words.some((word) => AGAIN.has(word));
    // Counts are usually above zero, and versions start at one.
    if ((draft.words.includes('count') && !again) || (ofVersions && draft.words.includes('version'))) continue;
    const others = (again ? [1, 2, 3] : listed).slice(0, 5);
    const share = (isLimit ? [] : SHARES).find(([pattern]) => draft.words.some((word) => pattern.test(word)))?.[1] ?? USUAL_SHARE;
    edit(draft, {
      kind: 'values',
      parameters: { values: [0, ...others], weights: [share, ...falling(others.length, 100 - share)] },
      because: { code: 'default', words: 'mostly its DEFAULT 0' },
    });
  }
}

const AGAIN = wordSet('repetitions');
const LIMITS = wordSet('limits and delays');

/** The generators' own lists. */
const PLAIN: Readonly<Record<string, readonly number[]>> = dictionary({
  'number.typical': [5, 10, 20, 25, 50, 100],
  'number.days': [30, 14, 7, 60, 90],
  'number.config': [10, 5, 30, 60, 100],
  'number.priority': [1, 10, 5, 2],
});

/** Weights that add up to a sum, the first the highest. */
function falling(count: number, sum: number): number[] {
  const parts = Array.from({ length: count }, (_, i) => 1 / (i + 1.5));
  const whole = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => Math.max(1, Math.round((part / whole) * sum)));
}

/** Deductions, refunds or extras that are rare. */
const RARE_AMOUNTS = wordSet('rare amounts');
/** Words that make a sum the main value: a balance, or a limit. */
const MAIN = wordSet('main values');
const SUMS = /^(?:finance\.(?:amount|round|discount)|number\.logUniform|distribution)$/;
const NOTHING = 70;

/** `coupons_amount_cents bigint DEFAULT 0` of an invoice: most invoices have none; in a table of coupons it is the row's main value. */
export function zeroSeldomAmounts(
  drafts: readonly Draft[],
  tableWords: ReadonlySet<string>,
  domains: Readonly<Record<string, Domain>>,
  isGrouped: (draft: Draft) => boolean,
): void {
  for (const draft of drafts) {
    const { column, unique, inKey } = draft.column;
    if (unique || inKey || draft.entity !== undefined || !SUMS.test(draft.kind) || Number(literalDefault(column) ?? 1) !== 0) continue;
    if (!isSeldom(draft.words, tableWords) || draft.words.some((word) => MAIN.has(word))) continue;
    if (!mayBeNothing(ownMember(domains, draft.column.name)) || isGrouped(draft)) continue;
    const generator = { kind: draft.kind, ...(Object.keys(draft.parameters).length > 0 ? { parameters: draft.parameters } : {}) };
    edit(draft, {
      parameters: {
        choices: [
          { weight: NOTHING, value: 0 },
          { weight: 100 - NOTHING, generator },
        ],
      },
      kind: 'weighted',
      because: { code: 'default', words: 'few rows have one, and the others its DEFAULT 0' },
    });
  }
}

/** A `credit_amount` alone is an amount of credits; one of credit notes, or prepaid, is a sum taken off. */
function isSeldom(words: readonly string[], tableWords: ReadonlySet<string>): boolean {
  const specific = words.filter((word) => !SUM_WORDS.has(word));
  return specific.some((word) => RARE_AMOUNTS.has(word) && !tableWords.has(word)) && !(specific.length === 1 && specific[0] === 'credit');
}

const SUM_WORDS = wordSet('sums');

function mayBeNothing(domain: Domain | undefined): boolean {
  if (!domain) return true;
  const least = Number(domain.min ?? -1);
  return !domain.in && !domain.notIn && (least < 0 || (least === 0 && !domain.minExclusive)) && Number(domain.max ?? 0) >= 0;
}
