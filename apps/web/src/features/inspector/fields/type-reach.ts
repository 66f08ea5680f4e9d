import { dictionary, type SqlType } from '@seedbed/contract';

const LARGEST: Readonly<Record<string, number>> = dictionary({ int2: 32_767, int4: 2_147_483_647 });
const NAMES: Readonly<Record<string, string>> = dictionary({ int2: 'smallint', int4: 'integer' });

/** A hint for a bound beyond the range of an integer type: values end at the limit of the type. Null within it. */
export function beyondType(name: string, value: unknown, type: SqlType): string | null {
  const largest = type.kind === 'array' ? undefined : LARGEST[type.base];
  if (largest === undefined || typeof value !== 'number' || (name !== 'min' && name !== 'max')) return null;
  const words = (bound: number, side: string) => `${NAMES[type.base]} ends at ${bound.toLocaleString('en-US')}: no value is ${side}.`;
  if (value > largest) return words(largest, 'larger');
  return value < -largest - 1 ? words(-largest - 1, 'smaller') : null;
}
