import { allocColumn } from '../../columns/allocate.ts';
import { restart } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import { cumulativeTable, locate } from '../../values/cumulative.ts';
import { copyCell } from '../kit/copy-cell.ts';
import { define, field, parameters } from '../kit/define.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { unit } from '../kit/uniform.ts';

export const pool = define<{ generator: { kind: string; parameters?: Record<string, unknown> }; size: number }>({
  kind: 'pool',
  group: 'structure',
  title: 'Pool',
  summary: 'A few different values of another generator, some of them frequent (Zipf).',
  parameters: parameters({ generator: field.generator('Generator'), size: field.integer('Different values', 20, { minimum: 1, maximum: 2048 }) }, [
    'generator',
  ]),
  outputs: ['text', 'integer', 'decimal', 'date', 'timestamp', 'literal'],
  invertible: 'none',
  compile({ generator, size }, context) {
    const source = context.inner(generator, context.type, 'pool');
    if ((source.needs ?? []).length > 0) context.fail('/generator', 'A pool cannot be made from other columns of the row.');
    const shares = cumulativeTable(Float64Array.from({ length: size }, (_, rank) => 1 / (rank + 1.5)));
    const draws = context.draws('pool');
    let members: Column | null = null;
    const filled = (): Column => {
      if (members) return members;
      members = allocColumn(source.shape, size);
      source.fill({ first: 0, count: size, at: null }, members, { column: () => members! });
      return members;
    };
    return {
      shape: source.shape,
      cardinality: Math.min(size, source.cardinality),
      fill(rows, out) {
        const from = filled();
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        restart(out);
        for (let i = 0; i < rows.count; i++) {
          const member = locate(shares, unit(scratch.a[i]!, scratch.b[i]!));
          if (out.store === 'parts' && from.store === 'parts') out.parts.forEach((part, k) => part && (part[i] = from.parts[k]![member]!));
          else copyCell(from, member, out, i);
        }
        giveBack(scratch);
      },
    };
  },
});
