import { ownMember, type Domain } from '@seedbed/contract';
import { sampleNumbers } from '@seedbed/engine';
import { isListed, type Draft } from './draft.ts';

const NUMBERS = /^(?:int[248]|numeric|float[48])$/;
const SAMPLE = 200;
/** A generator of which fewer values lie within the CHECK's range means something else than the column does. */
const LEAST_INSIDE = 0.5;
/** Hardly any amount of money is less. */
const FEW_CENTS = 500;
/** Whole numbers of no larger range are drawn alike; others lie about its middle. */
const FEW = 12;
/** So many deviations lie between the middle and an end. */
const DEVIATIONS = 3;
/** The name meant something else. */
const CONFIDENCE = 0.5;

/** Where a CHECK gives a number its range, a generator that mostly misses it gives way to the range itself. */
export function keepToRange(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>): void {
  for (const draft of drafts) {
    const { column } = draft;
    const range = rangeOf(ownMember(domains, column.name));
    // What is numbered within a key, or listed, is no matter of a range.
    if (!range || !NUMBERS.test(column.type.base) || column.unique || column.inKey || isListed(draft.because)) continue;
    if (!mostlyMisses(draft, range)) continue;
    const { scale = column.type.base === 'numeric' ? 1 : 0, base } = column.type;
    const isWhole = base.startsWith('int') || (base === 'numeric' && scale === 0);
    // A place in an order begins anew at the end of the range.
    if (draft.kind === 'number.position' && isWhole) draft.parameters = { ...draft.parameters, every: range.max - range.min + 1, from: range.min };
    else if (isWhole && range.max - range.min <= FEW) [draft.kind, draft.parameters] = ['number.int', { ...range }];
    else [draft.kind, draft.parameters] = ['number.measure', aroundMiddle(range, isWhole)];
    draft.confidence = Math.min(draft.confidence, CONFIDENCE);
    draft.because = { code: 'constraint', words: `the range of its CHECK, ${range.min} to ${range.max}` };
  }
}

function mostlyMisses({ kind, parameters, column }: Draft, { min, max }: { min: number; max: number }): boolean {
  // Amounts are made of the locale's prices, which are not at hand here.
  if (kind === 'finance.amount') return max <= (parameters['unit'] === 'minor' ? FEW_CENTS : FEW_CENTS / 100);
  const numbers = sampleNumbers({ kind, parameters }, column.type, SAMPLE);
  return numbers !== null && numbers.filter((value) => value >= min && value <= max).length < numbers.length * LEAST_INSIDE;
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
