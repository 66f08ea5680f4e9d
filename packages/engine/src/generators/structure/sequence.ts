import { define, field, parameters } from '../kit/define.ts';
import { integerBounds } from '../kit/type-families.ts';
import { numberSource } from '../kit/number-source.ts';

export const sequence = define<{ start: number; step: number }>({
  kind: 'sequence',
  group: 'structure',
  title: 'Sequence',
  summary: 'Numbers that rise with the row: 1, 2, 3 …',
  parameters: parameters({ start: field.integer('First number', 1), step: field.integer('Step', 1) }),
  outputs: ['integer', 'decimal', 'text'],
  invertible: 'perm',
  compile({ start, step }, context) {
    if (step === 0) context.fail('/step', 'A step of 0 would repeat one number.');
    const own = integerBounds(context.type);
    const end = step > 0 ? (own?.max ?? Number.MAX_SAFE_INTEGER) : (own?.min ?? -Number.MAX_SAFE_INTEGER);
    const cardinality = Math.max(1, Math.floor((end - start) / step) + 1);
    const value = (row: number) => start + row * step;
    return numberSource(context, {
      cardinality,
      distinct: cardinality,
      fill(rows, x) {
        for (let i = 0; i < rows.count; i++) x[i] = value(rows.at ? rows.at[i]! : rows.first + i);
      },
      fillSteps({ first, count, at }, out, inside) {
        if (!at) {
          const from = value(first);
          if (!inside(from) || !inside(from + (count - 1) * step)) return false;
          for (let i = 0; i < count; i++) out[i] = from + i * step;
          return true;
        }
        for (let i = 0; i < count; i++) {
          const next = value(at[i]!);
          if (!inside(next)) return false;
          out[i] = next;
        }
        return true;
      },
      at: value,
      rankOf(x) {
        const rank = (x - start) / step;
        return Number.isInteger(rank) && rank >= 0 && rank < cardinality ? rank : -1;
      },
    });
  },
});
