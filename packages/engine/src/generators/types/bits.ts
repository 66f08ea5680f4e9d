import { define, field, parameters } from '../kit/define.ts';
import { textSource } from '../kit/text-source.ts';

export const bits = define<{ length?: number }>({
  kind: 'bits',
  group: 'types',
  title: 'Bits',
  summary: 'Zeros and ones of the column’s length.',
  parameters: parameters({ length: field.integer('Bits', undefined, { minimum: 1, maximum: 1024 }) }),
  outputs: ['bits', 'literal', 'text'],
  invertible: 'parts',
  compile({ length }, context) {
    const size = context.type.base === 'bit' ? (context.type.length ?? 1) : Math.min(length ?? 8, context.type.length ?? Infinity);
    const cardinality = size >= 53 ? Number.MAX_SAFE_INTEGER : Number(1n << BigInt(size));
    return textSource(context, {
      cardinality,
      plainFirst: false,
      texts: () => (dice) => dice.letters('01', size),
      at: (rank) => rank.toString(2).padStart(size, '0'),
    });
  },
});
