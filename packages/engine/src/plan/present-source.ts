import type { ColumnSource } from '../columns/source.ts';
import { scratchColumn } from '../columns/scratch.ts';
import { mixShapes } from './groups/mixed-column.ts';

/**
 * A source that is never NULL, for a NOT NULL column (the timestamp of a state that its row has not reached): if the
 * generator gives NULL, uses the value of `other`, which produces no NULLs and reads no other column.
 */
export function presentSource(source: ColumnSource, other: ColumnSource): ColumnSource {
  const mixer = mixShapes([source.shape, other.shape]);
  const own = scratchColumn(source.shape, true);
  const instead = scratchColumn(other.shape, false);
  const { needs, composed } = source;
  return {
    shape: mixer.shape,
    cardinality: source.cardinality,
    ...(needs ? { needs } : {}),
    ...(composed ? { composed } : {}),
    fill(rows, out, siblings) {
      source.fill(rows, own, siblings);
      other.fill(rows, instead, siblings);
      mixer.begin(out);
      for (let i = 0; i < rows.count; i++) {
        if (own.nulls![i]) mixer.put(instead, 1, i, out);
        else mixer.put(own, 0, i, out);
      }
    },
  };
}
