import { permutation } from '../../keys/permutation.ts';
import { define, field, parameters } from '../kit/define.ts';

/** Longer lists hardly repeat themselves in the tables that this is for. */
const LONGEST_LIST = 100_000;

export const distinct = define<{ generator: { kind: string; parameters?: Record<string, unknown> } }>({
  kind: 'distinct',
  group: 'structure',
  title: 'Distinct',
  summary: 'The values of a list in mixed order: none comes again before all have come.',
  parameters: parameters({ generator: field.generator('Generator of the list') }, ['generator']),
  outputs: ['text', 'integer', 'decimal', 'date', 'timestamp', 'literal'],
  invertible: 'perm',
  compile({ generator }, context) {
    const source = context.inner(generator, context.type, 'distinct');
    const { at, cardinality: size } = source;
    if (!at || size < 1 || size > LONGEST_LIST) return source;
    const { key0, key1 } = context.draws('perm');
    const mixed = permutation(size, key0, key1);
    return {
      shape: source.shape,
      cardinality: size,
      fill(rows, out) {
        const ranks = Float64Array.from({ length: rows.count }, (_, i) => mixed.forward((rows.at ? rows.at[i]! : rows.first + i) % size));
        at(ranks, rows.count, out);
      },
      at,
      ...(source.rankOf ? { rankOf: source.rankOf } : {}),
    };
  },
});
