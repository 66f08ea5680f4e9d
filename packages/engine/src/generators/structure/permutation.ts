import { capacityFor } from '../../keys/capacity.ts';
import { permutation as permute } from '../../keys/permutation.ts';
import { numberBounds } from '../kit/bounds.ts';
import { define, field, parameters } from '../kit/define.ts';
import { numberSource } from '../kit/number-source.ts';

export const permutation = define<{ min: number; max?: number }>({
  kind: 'permutation',
  group: 'structure',
  title: 'Permutation',
  summary: 'Another whole number in each row, in mixed order.',
  parameters: parameters({ min: field.integer('Smallest', 1), max: field.integer('Largest') }),
  outputs: ['integer', 'decimal', 'text'],
  invertible: 'perm',
  compile({ min, max }, context) {
    const bounds = numberBounds(context, min, max ?? Infinity, 1);
    const size = Math.min(max === undefined ? capacityFor(context.before + context.rows) : Infinity, bounds.max - bounds.min + 1, Number.MAX_SAFE_INTEGER);
    const { key0, key1 } = context.draws('perm');
    const mixed = permute(size, key0, key1);
    return numberSource(context, {
      whole: true,
      cardinality: size,
      distinct: size,
      fill(rows, x) {
        for (let i = 0; i < rows.count; i++) x[i] = bounds.min + mixed.forward((context.before + (rows.at ? rows.at[i]! : rows.first + i)) % size);
      },
      at: (rank) => bounds.min + rank,
      rankOf: (x) => (Number.isInteger(x) && x >= bounds.min && x < bounds.min + size ? x - bounds.min : -1),
      rowOfRank: (rank) => (mixed.inverse(rank) - (context.before % size) + size) % size,
    });
  },
});
