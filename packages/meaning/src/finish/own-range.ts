import { edit } from '../edits/draft.ts';
import { ownMember, type Domain } from '@seedbed/contract';
import { sampleNumbers } from '@seedbed/engine';
import { isListed, type Draft } from '../edits/draft.ts';
import { NUMBER_TYPES } from '../schema/types.ts';
const SAMPLE = 200;
/** Minimum share of a generator's values within the CHECK's range; below it, the generator means something else. */
const MIN_SHARE_IN_RANGE = 0.5;
/** Hardly any amount of money is less. */
const FEW_CENTS = 500;
/** Ranges of up to this many whole numbers are uniform; others are centred. */
const FEW = 12;
/** The distance from the middle to an end, in deviations. */
const DEVIATIONS = 3;
/** The name meant something else. */
const CONFIDENCE = 0.5;

/** Where a CHECK gives a number its range, a generator that mostly misses it gives way to the range itself. */
export function keepToRange(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>): void {
  for (const draft of drafts) {
    const { column } = draft;
    const range = rangeOf(ownMember(domains, column.name));
    // Numbered columns of a key and listed values ignore the range.
    if (!range || !NUMBER_TYPES.has(column.type.base) || column.unique || column.inKey || isListed(draft.because)) continue;
    if (!mostlyMisses(draft, range)) continue;
    const { scale = column.type.base === 'numeric' ? 1 : 0, base } = column.type;
    const isWhole = base.startsWith('int') || (base === 'numeric' && scale === 0);
    // A position restarts at the end of the range.
    if (draft.kind === 'number.position' && isWhole) edit(draft, { parameters: { ...draft.parameters, every: range.max - range.min + 1, from: range.min } });
    else if (isWhole && range.max - range.min <= FEW) edit(draft, { kind: 'number.int', parameters: { ...range } });
    else edit(draft, { kind: 'number.measure', parameters: aroundMiddle(range, isWhole) });
    edit(draft, {
      confidence: Math.min(draft.confidence, CONFIDENCE),
      because: { code: 'constraint', words: `${rangeSaidBy(column, range)}, ${range.min} to ${range.max}` },
    });
  }
}

/** Whether the range is of a CHECK, or of limits in the project's code. */
function rangeSaidBy({ column }: Draft['column'], range: { min: number; max: number }): string {
  const { from, min, max, above, below } = column.stated?.limits ?? {};
  const isOfCode = from !== undefined && [min, above].includes(range.min) && [max, below].includes(range.max);
  return isOfCode ? `the range from ${from}` : 'the range of its CHECK';
}

function mostlyMisses({ kind, parameters, column }: Draft, { min, max }: { min: number; max: number }): boolean {
  // Amounts depend on the locale's prices, which are not available here.
  if (kind === 'finance.amount') return max <= (parameters['unit'] === 'minor' ? FEW_CENTS : FEW_CENTS / 100);
  const numbers = sampleNumbers({ kind, parameters }, column.type, SAMPLE);
  return numbers !== null && numbers.filter((value) => value >= min && value <= max).length < numbers.length * MIN_SHARE_IN_RANGE;
}

function rangeOf(domain: Domain | undefined): { min: number; max: number } | null {
  if (domain?.min === undefined || domain.max === undefined || domain.in) return null;
  const [min, max] = [Number(domain.min), Number(domain.max)];
  return Number.isFinite(min) && Number.isFinite(max) && min < max ? { min, max } : null;
}

function aroundMiddle({ min, max }: { min: number; max: number }, isWhole: boolean): Record<string, number> {
  const fractionDigits = isWhole ? 0 : Math.max(1, 1 - Math.floor(Math.log10(max - min)));
  return { mean: (min + max) / 2, deviation: Number(((max - min) / 2 / DEVIATIONS).toPrecision(2)), min, max, fractionDigits };
}
