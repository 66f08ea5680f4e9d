import { permutation } from '../../keys/permutation.ts';
import { define, field, parameters } from '../kit/define.ts';

/** Longer lists rarely repeat in the tables that use this. */
const LONGEST_LIST = 100_000;

export const distinct = define<{ generator: { kind: string; parameters?: Record<string, unknown> }; shared: boolean }>({
  kind: 'distinct',
  group: 'structure',
  title: 'Distinct',
  summary: 'The values of a list in mixed order: none comes again before all have come.',
  parameters: parameters({ generator: field.generator('Generator of the list'), shared: field.flag('In the same order as the table’s other lists', false) }, [
    'generator',
  ]),
  outputs: ['text', 'integer', 'decimal', 'date', 'timestamp', 'literal'],
  invertible: 'perm',
  compile({ generator, shared }, context) {
    const source = context.inner(generator, context.type, 'distinct');
    const { at, cardinality: size } = source;
    if (!at || size < 1 || (size > LONGEST_LIST && !shared)) return source;
    const { key0, key1 } = shared ? context.tableDraws('distinct') : context.draws('perm');
    // An endless list (words, then words with numbers) is used in its own order.
    const mixed = size > LONGEST_LIST ? null : permutation(size, key0, key1);
    return {
      shape: source.shape,
      cardinality: size,
      ...(shared ? { distinct: Math.min(size, Number.MAX_SAFE_INTEGER) } : {}),
      fill(rows, out) {
        const ranks = Float64Array.from({ length: rows.count }, (_, i) => {
          const row = (context.before + (rows.at ? rows.at[i]! : rows.first + i)) % size;
          return mixed ? mixed.forward(row) : row;
        });
        at(ranks, rows.count, out);
      },
      at,
      ...(source.rankOf ? { rankOf: source.rankOf } : {}),
    };
  },
});
