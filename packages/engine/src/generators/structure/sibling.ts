import { restart } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cellText } from '../../plan/cell-text.ts';
import { copyCell, sameShape } from '../kit/copy-cell.ts';
import { define, field, parameters } from '../kit/define.ts';
import { inner } from '../kit/inner.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { fitter } from '../kit/text-source.ts';
import { textStore } from '../kit/text-store.ts';
import { longest } from '../kit/type-families.ts';
import { chance } from '../kit/uniform.ts';
import { TRANSFORMS, type Transform } from './transforms.ts';

type Parameters = { column: string; share: number; transform: Transform; otherwise?: { kind: string; parameters?: Record<string, unknown> } };

export const sibling = define<Parameters>({
  kind: 'sibling',
  group: 'structure',
  title: 'Another column',
  summary: 'The value of another column of the row, as it is or changed.',
  parameters: parameters(
    {
      column: field.column('Column'),
      share: field.share('Share of rows with the same value', 1),
      transform: field.choice('Change', Object.keys(TRANSFORMS), 'none'),
      otherwise: field.generator('Generator of the other rows'),
    },
    ['column'],
  ),
  outputs: ['text', 'integer', 'decimal', 'date', 'timestamp', 'literal'],
  invertible: 'none',
  compile({ column, share, transform, otherwise }, context): ColumnSource {
    const other = context.sibling(column);
    if (!other) return context.fail('/column', `There is no other column "${column}" in this table.`);
    const rest = otherwise ? inner(context, otherwise, context.type, 'otherwise') : null;
    const plain = transform === 'none' && sameShape(other.source.shape, rest?.source.shape ?? other.source.shape);
    const text = plain ? null : textStore(context.type);
    if (!plain && !text) context.fail('/column', `The values of "${column}" do not go into a column of type ${context.type.name}.`);
    const fit = fitter(context, longest(context.type, context.domain.maxLength));
    const draws = context.draws('sibling');
    return {
      shape: plain ? other.source.shape : text!.shape,
      cardinality: other.source.cardinality,
      needs: [column, ...(rest?.source.needs ?? [])],
      fill(rows, out, siblings) {
        const from = siblings.column(column);
        const others = rest?.fill(rows, siblings) ?? from;
        const scratch = borrow(rows.count);
        if (share < 1) draws.fill(rows, scratch.a, scratch.b);
        restart(out);
        for (let i = 0; i < rows.count; i++) {
          const same = share >= 1 || chance(scratch.a[i]!, share);
          const source = same ? from : others;
          if (plain) copyWhole(source, i, out);
          else if (out.store === 'arena') text!.put(out, i, fit(same ? TRANSFORMS[transform](cellText(source, i)) : cellText(source, i)));
        }
        giveBack(scratch);
      },
    };
  },
});

function copyWhole(from: Column, row: number, out: Column): void {
  if (out.store === 'parts' && from.store === 'parts') out.parts.forEach((part, k) => part && (part[row] = from.parts[k]![row]!));
  else copyCell(from, row, out, row);
}
