import type { Generator, SqlType } from '@seedbed/contract';

/** A generator, and what distinguishes it from another start of the same one. */
export type Usual = { readonly generator: Generator; readonly says?: string };

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const plain = (...kinds: string[]): Usual[] => kinds.map((kind) => ({ generator: { kind } }));
const masked = (mask: string): Usual => ({ generator: { kind: 'code.mask', parameters: { mask } }, says: describeMask(mask) });
const between = (min: number, max: number): Usual => ({ generator: { kind: 'number.int', parameters: { min, max } }, says: `from ${min} to ${max}` });
const trueIn = (probability: number): Usual => ({
  generator: { kind: 'datatype.boolean', parameters: { probability } },
  says: `chance of true: ${probability * 100} %`,
});

const started = (kind: string, parameters: Record<string, unknown>, says: string): Usual => ({ generator: { kind, parameters }, says });

const TEXT: readonly Usual[] = [
  ...plain('text.category', 'person.fullName', 'commerce.productName'),
  masked('AA-####'),
  ...plain('company.name', 'text.sentence'),
];
const LONG_TEXT: readonly Usual[] = plain('text.note', 'text.category', 'person.fullName', 'text.sentence', 'location.street', 'location.city');
const WHOLE: readonly Usual[] = [...plain('number.count'), between(1, 10), between(1, 1_000), ...plain('number.percent', 'date.year'), trueIn(0.5)];
const DECIMAL: readonly Usual[] = plain('finance.amount', 'number.percent', 'number.count', 'number.measure');
const TIME: readonly Usual[] = plain('date.past', 'date.soon', 'date.recent', 'date.future', 'date.birthdate');
const CLOCK: readonly Usual[] = [
  started('date.timeOfDay', { from: 8, to: 18 }, 'between 8 and 18 o’clock'),
  started('date.timeOfDay', { from: 6, to: 12 }, 'before noon'),
  started('date.timeOfDay', { from: 13, to: 22 }, 'after noon'),
];
const FLAG: readonly Usual[] = [trueIn(0.1), trueIn(0.9), trueIn(0.5), trueIn(0.25)];
const LIST: readonly Usual[] = [
  started('array', { min: 1, max: 1 }, 'always one'),
  started('array', { min: 1, max: 3 }, 'one to three'),
  started('array', { min: 0, max: 8 }, 'up to eight'),
  started('array', { min: 0, max: 1 }, 'one or none'),
];
const RANGE: readonly Usual[] = [
  started('range', { minWidth: 1, maxWidth: 30 }, 'up to 30 wide'),
  started('range', { minWidth: 30, maxWidth: 365 }, '30 to 365 wide'),
  started('range', { openEnded: 0.5 }, 'half of them without an end'),
  started('range', { minWidth: 7, maxWidth: 7 }, 'all 7 wide'),
];
const DOCUMENT: readonly Usual[] = ['attributes', 'settings', 'metadata', 'labels'].map((preset) => started('json', { preset }, `usual ${preset}`));

/** Up to this length a text is a code rather than a name. */
const SHORT = 12;
/** From this length on a text holds sentences. */
const LONG = 120;

/** The most common generators for a type, whatever the column's name. */
export function usualGenerators({ kind, base, length }: Pick<SqlType, 'kind' | 'base' | 'length'>): readonly Usual[] {
  if (kind === 'array') return LIST;
  if (kind === 'range') return RANGE;
  if (/^(?:int[248])$/.test(base)) return WHOLE;
  if (/^(?:numeric|money|float[48])$/.test(base)) return DECIMAL;
  if (/^(?:date|timestamp|timestamptz)$/.test(base)) return TIME;
  if (/^(?:time|timetz)$/.test(base)) return CLOCK;
  if (base === 'bool') return FLAG;
  if (/^(?:json|jsonb)$/.test(base)) return DOCUMENT;
  if (!/^(?:text|varchar|bpchar|citext|name)$/.test(base)) return [];
  if (length === undefined || length > LONG) return LONG_TEXT;
  return length <= SHORT ? shortTexts(length, base === 'bpchar') : TEXT;
}

/** Codes as long as the column allows: a mask that is cut off is another one. */
function shortTexts(length: number, isPadded: boolean): readonly Usual[] {
  const digits = masked('#'.repeat(length));
  const letters = masked('A'.repeat(length));
  // In a column of fixed length all values have that length.
  if (isPadded) return [...(length > 3 ? [digits, letters] : [letters, digits]), ...plain('code.short')];
  const mixed = masked(length >= 'AA-####'.length ? 'AA-####' : length > 2 ? `AA${'#'.repeat(length - 2)}` : 'A'.repeat(length));
  return [...plain('code.short'), mixed, ...plain('text.category', 'person.firstName')];
}

/** `AA-####`: two letters, four digits. */
function describeMask(mask: string): string {
  const runs = mask.match(/A+|#+/g) ?? [];
  const many = (run: string) => `${NUMBERS[run.length]} ${run[0] === 'A' ? 'letter' : 'digit'}${run.length === 1 ? '' : 's'}`;
  return runs.map(many).join(', ');
}
