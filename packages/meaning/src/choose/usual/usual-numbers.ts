import { dictionary, ownMember, type Domain } from '@seedbed/contract';
import { literalDefault } from '../../read/column/default-value.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { NUMBER_TYPES, WHOLE_TYPES } from '../../schema/types.ts';

/** Kinds that know no more of a number than its rough size: a DEFAULT knows better. */
const GUESSES =
  /^(?:number\.(?:plain|config|typical|percent|factor|lognormal|count|quantity|mostlyZero|code|int|measure|duration|days|hours|capacity|logUniform|rating|score|level|priority)|finance\.(?:amount|round|taxRate|interestRate)|commerce\.price|date\.(?:hour|dayOfMonth)|distribution)$/;

/** Other values as fractions of the usual number: of a round one, and of a measured one (`87.49`). */
const BESIDE_ROUND = [1.5, 0.5, 2, 0.75, 1.25];
const BESIDE_EXACT = [1.02, 0.98, 1.05, 0.96, 1.08];
const WEIGHTS = [50, 14, 12, 10, 8, 6];
/** One-time settings mostly keep their DEFAULT: limits, waiting times, retries. */
const WEIGHTS_OF_SETTINGS = [74, 8, 6, 5, 4, 3];
const SETTINGS = wordSet('numbers that are settings');

/** Seconds since 1970 are more than this. */
const MIN_TIMESTAMP = 1_000_000;
/** Minutes of a day: midnight, and when people stop. */
const WHOLE_DAY = 1440;
const ENDS_OF_DAY = [1440, 1080, 1020, 1200, 960];
const SPANS = [0, 15, 30, 60, 120];

/**
 * A number as DEFAULT is one that rows have, and theirs lie around it: `retry_delay int DEFAULT 45`, `diesel_rate numeric DEFAULT 87.49`.
 * Zero and one carry no information, and a hundred is the start of percentages.
 */
export function takeUsualNumbers(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>): void {
  for (const draft of drafts) {
    const { type, unique, inKey, column } = draft.column;
    const literal = literalDefault(column);
    const usual = Number(literal ?? 0);
    if (literal !== null && draft.kind.startsWith('date.') && WHOLE_TYPES.has(type.base) && !unique && !inKey && Math.abs(usual) < MIN_TIMESTAMP) {
      // Zero means no timestamp yet: `created bigint DEFAULT 0`.
      if (usual === 0 && TIMESTAMP.has(draft.words.at(-1) ?? '')) continue;
      // A timestamp is no small number: `buffer_time int DEFAULT 0` is a span.
      const values = (usual === 0 ? SPANS : usual === WHOLE_DAY ? ENDS_OF_DAY : valuesAround(usual, type)).filter((value) =>
        isWithin(value, ownMember(domains, draft.column.name)),
      );
      if (values.length > 0) edit(draft, { kind: 'values', parameters: { values, weights: WEIGHTS.slice(0, values.length) } });
      continue;
    }
    if (!NUMBER_TYPES.has(type.base) || unique || inKey) continue;
    const contradicted = literal !== null && isOtherwise(draft, usual);
    if (!GUESSES.test(draft.kind) && !contradicted) continue;
    if (usual === -1) {
      orWithout(draft, ownMember(domains, draft.column.name));
      continue;
    }
    if (draft.kind === 'number.priority' && usual <= 5) continue;
    if (!Number.isFinite(usual) || Math.abs(usual) <= 1e-6 || (usual === 1 && !contradicted) || (usual === 100 && draft.kind === 'number.percent')) continue;
    if (TAX_RATES.test(draft.words.join(' ')) && usual > 0 && usual <= 100) {
      const rates = [usual, ...besideTax(usual)].filter((value) => isWithin(value, ownMember(domains, draft.column.name)));
      const words = `its DEFAULT ${usual}, and lower rates beside it`;
      edit(draft, { kind: 'values', parameters: { values: rates, weights: WEIGHTS_OF_TAXES.slice(0, rates.length) }, because: { code: 'default', words } });
      continue;
    }
    const around = isPart(draft.words, usual) ? partsAround(usual, type) : valuesAround(usual, type);
    const isShare = usual <= 100 && draft.words.some((word) => PARTS.has(word));
    const values = around.filter((value) => (!isShare || value <= 100) && isWithin(value, ownMember(domains, draft.column.name)));
    if (values.length === 0) continue;
    edit(draft, { kind: 'values' });
    const weights = draft.words.some((word) => SETTINGS.has(word)) ? WEIGHTS_OF_SETTINGS : WEIGHTS;
    edit(draft, { parameters: { values, weights: weights.slice(0, values.length) }, because: { code: 'default', words: `around its DEFAULT ${usual}` } });
  }
}

const TAX_RATES = matcher('tax rates');
const WEIGHTS_OF_TAXES = [84, 11, 5];
/** Reduced rates in per cent beside a usual one, where countries have them. */
const REDUCED: Readonly<Record<string, readonly number[]>> = dictionary({ 19: [7], 20: [10], 21: [9], 22: [10], 23: [8], 24: [10], 25: [12] });

/** The rates of a country whose usual one this is, in its unit; nothing is taxed with zero. */
function besideTax(usual: number): readonly number[] {
  const unit = usual < 1 ? 100 : 1;
  const reduced = REDUCED[String(Number((usual * unit).toFixed(2)))] ?? [];
  return [...reduced.map((rate) => rate / unit), 0];
}

/** Numbers far from a DEFAULT measure something else: a `strength` of 0.5 is in no milligrams. */
function isOtherwise({ kind, parameters, column }: Draft, usual: number): boolean {
  const { values } = parameters;
  if (!/^(?:values|number\.typical)$/.test(kind) || !Array.isArray(values) || usual <= 0 || column.type.base.startsWith('int')) return false;
  const numbers = values.filter((value): value is number => typeof value === 'number' && value > 0);
  return numbers.length === values.length && numbers.length > 0 && usual <= 1 && Math.min(...numbers) > 4 * usual;
}

/** Parts of a hundred never are more. */
function isPart(words: readonly string[], usual: number): boolean {
  return usual > 80 && usual <= 100 && words.some((word) => PARTS.has(word));
}

const PARTS = wordSet('measured in percent');

/** Up to a hundred, and the less the farther below. */
function partsAround(usual: number, type: Draft['column']['type']): number[] {
  const whole = type.base.startsWith('int') || (type.base === 'numeric' && type.scale === 0);
  const left = 100 - usual;
  const others = left === 0 ? [99, 98, 95, 90, 80] : [usual + left / 2, usual - left, usual - 4 * left, usual - 9 * left].map((value) => Math.max(0, value));
  return [...new Set([usual, ...others.map((value) => Number(value.toFixed(whole ? 0 : Math.min(2, type.scale ?? 2))))])].filter((value) => value <= 100);
}

/** Minus one means none, or no limit; other rows have a value. */
function orWithout(draft: Draft, domain: Domain | undefined): void {
  const { values } = draft.parameters;
  const listed = Array.isArray(values) && values.every((value) => typeof value === 'number') ? (values as number[]).slice(0, 5) : LIMITS;
  const others = listed.filter((value) => value !== -1 && isWithin(value, domain));
  edit(draft, {
    kind: 'values',
    parameters: { values: [-1, ...others], weights: [55, ...others.map((_, i) => 14 - 2 * i)] },
    because: { code: 'default', words: 'its DEFAULT -1 says none' },
  });
}

const LIMITS = [10, 5, 20, 50, 100];
const TIMESTAMP = wordSet('timestamps among numbers');

/** The usual number first. The others have two significant digits if it is round, otherwise its decimals, and fit the column. */
function valuesAround(usual: number, type: Draft['column']['type']): number[] {
  const text = String(Math.abs(usual));
  const decimals = text.split('.')[1]?.length ?? 0;
  const exact = decimals > 0 && text.replace(/^0\.0*|\./g, '').length >= 3;
  const whole = type.base.startsWith('int') || (type.base === 'numeric' && type.scale === 0);
  const most =
    type.base === 'numeric' && type.precision !== undefined ? Number(`1e${type.precision - (type.scale ?? 0)}`) : type.base === 'int2' ? 32_767 : 2e9;
  // A price just below a whole number is one of several.
  if (/\.9[59]$/.test(text) && usual > 1)
    return [0, -2, -1, 1, 2].map((step) => Number((usual + step).toFixed(2))).filter((value) => value > 0 && value < most);
  const rounded = (value: number) => (exact ? Number(value.toFixed(decimals)) : Number(value.toPrecision(2)));
  const others = whole
    ? BESIDE_ROUND.map((part) => Math.round((usual * part) / stepOf(usual)) * stepOf(usual)).filter((value) => value !== 0)
    : (exact ? BESIDE_EXACT : BESIDE_ROUND).map((part) => rounded(usual * part));
  const part = type.base === 'numeric' && (type.scale ?? 0) >= 3 && (type.precision ?? 9) - (type.scale ?? 0) <= 1 && Math.abs(usual) <= 1;
  return [...new Set([usual, ...others])].filter((value) => Math.abs(value) < (part ? 1.0001 : most));
}

/** Usual steps around the number: 25 in fives, 3600 in hundreds, 2048 in 256s. */
function stepOf(usual: number): number {
  return STEPS.find((step) => usual % step === 0 && Math.abs(usual) >= 3 * step) ?? 1;
}

const STEPS = [1_048_576, 1_000_000, 100_000, 10_000, 1000, 1024, 500, 256, 100, 60, 50, 10, 5];

function isWithin(value: number, domain: Domain | undefined): boolean {
  const { min, max } = domain ?? {};
  return (min === undefined || value >= Number(min)) && (max === undefined || value <= Number(max));
}
