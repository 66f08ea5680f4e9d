import type { Generator, SqlType } from '@seedbed/contract';

/** A generator, and what sets it apart from another start of the same one. */
export type Usual = { readonly generator: Generator; readonly says?: string };

const plain = (...kinds: string[]): Usual[] => kinds.map((kind) => ({ generator: { kind } }));
const masked = (mask: string): Usual => ({ generator: { kind: 'code.mask', parameters: { mask } }, says: 'two letters, four digits' });
const between = (min: number, max: number): Usual => ({ generator: { kind: 'number.int', parameters: { min, max } }, says: `from ${min} to ${max}` });
const trueIn = (probability: number): Usual => ({
  generator: { kind: 'datatype.boolean', parameters: { probability } },
  says: `true in ${probability * 100} %`,
});

const SHORT_TEXT: readonly Usual[] = [...plain('code.short'), masked('AA-####'), ...plain('text.category', 'person.firstName')];
const TEXT: readonly Usual[] = [
  ...plain('text.category', 'person.fullName', 'commerce.productName'),
  masked('AA-####'),
  ...plain('company.name', 'text.sentence'),
];
const LONG_TEXT: readonly Usual[] = plain('text.note', 'text.category', 'person.fullName', 'text.sentence');
const WHOLE: readonly Usual[] = [...plain('number.count'), between(1, 10), ...plain('number.percent', 'date.year'), between(1, 1_000), trueIn(0.5)];
const DECIMAL: readonly Usual[] = plain('finance.amount', 'number.percent', 'number.count', 'number.measure');
const TIME: readonly Usual[] = plain('date.past', 'date.soon', 'date.recent', 'date.future', 'date.birthdate');
const FLAG: readonly Usual[] = [trueIn(0.1), trueIn(0.9), trueIn(0.5)];

/** Letters that a code takes, and a name does not. */
const SHORT = 12;
/** From here on a text holds sentences. */
const LONG = 120;

/** What a column of a type holds most often, whatever it is called. */
export function usualGenerators({ base, length }: Pick<SqlType, 'base' | 'length'>): readonly Usual[] {
  if (/^(?:int[248])$/.test(base)) return WHOLE;
  if (/^(?:numeric|money|float[48])$/.test(base)) return DECIMAL;
  if (/^(?:date|timestamp|timestamptz)$/.test(base)) return TIME;
  if (base === 'bool') return FLAG;
  if (/^(?:json|jsonb)$/.test(base)) return [{ generator: { kind: 'json', parameters: { preset: 'attributes' } } }];
  if (!/^(?:text|varchar|bpchar|citext|name)$/.test(base)) return [];
  if (length === undefined || length > LONG) return LONG_TEXT;
  return length <= SHORT ? SHORT_TEXT : TEXT;
}
