import { borrow, giveBack } from '../../columns/scratch.ts';
import { permutation } from '../../keys/permutation.ts';
import { rowAt } from '../../plan/keys/rank-rules.ts';
import { MEAN_STRETCH, STRETCHES, stretchesOf } from '../../values/stretches.ts';
import { define, field, parameters } from '../kit/define.ts';
import { OWN } from '../kit/inner.ts';

/** Versions of one thing: columns of a table with the same `mean` repeat in the same rows. */
export const repeated = define<{ generator: { kind: string; parameters?: Record<string, unknown> }; mean: number; once: boolean }>({
  kind: 'repeated',
  group: 'structure',
  title: 'Repeated',
  summary:
    'Each value of another generator in several rows that follow one another, such as the versions of one customer. Columns of a table with the same mean repeat together.',
  parameters: parameters(
    {
      generator: field.generator('Generator'),
      mean: field.number('Rows per value, on average', MEAN_STRETCH, { minimum: 1, maximum: 1000 }),
      once: field.flag('A different value in each group of rows', false),
    },
    ['generator'],
  ),
  outputs: ['text', 'integer', 'decimal', 'float', 'boolean', 'date', 'timestamp', 'time', 'uuid', 'literal'],
  invertible: 'none',
  compile({ generator, mean, once }, context) {
    const source = context.inner(generator, context.type, OWN);
    const stretches = stretchesOf(mean, context.tableDraws(STRETCHES));
    const numbers = stretches.numberOf(Math.max(0, context.before + context.rows - 1)) + 1;
    const ranked = once && (source.distinct ?? 0) < numbers;
    if (ranked && !(source.at && source.cardinality >= numbers))
      context.fail('/generator', `It has fewer different values than the ${numbers} groups of rows that need one.`);
    const { key0, key1 } = context.draws('perm');
    const order = ranked ? permutation(Math.min(source.cardinality, Number.MAX_SAFE_INTEGER), key0, key1) : null;
    return {
      shape: source.shape,
      cardinality: source.cardinality,
      ...(source.makesNulls ? { makesNulls: true } : {}),
      // What it reads of the row repeats with it, or it differs.
      ...(source.needs ? { needs: source.needs } : {}),
      ...(source.readsFrame ? { readsFrame: true } : {}),
      fill(rows, out, siblings) {
        const scratch = borrow(rows.count);
        const at = scratch.x.subarray(0, rows.count);
        for (let i = 0; i < rows.count; i++) at[i] = stretches.numberOf(context.before + rowAt(rows, i));
        if (order) {
          for (let i = 0; i < rows.count; i++) at[i] = at[i]! % order.size;
          order.map(at, rows.count, at);
          source.at!(at, rows.count, out);
        } else source.fill({ first: 0, count: rows.count, at }, out, siblings);
        giveBack(scratch);
      },
    };
  },
});
