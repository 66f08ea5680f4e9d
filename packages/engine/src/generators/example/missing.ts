import type { ColumnSource } from '../../columns/source.ts';
import { field } from '../kit/define.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import type { ExampleChoice } from './example-choice.ts';

/** What a row shows whose example says nothing of the column: any value of the others, or NULL. */
export type Missing = 'any' | 'null';

export const missingField = field.choice('Where an example says nothing', ['any', 'null'], 'any');

/** The source with NULL in rows whose example says nothing; as it is where every example does, or where others stand in. */
export function withMissing(source: ColumnSource, choice: ExampleChoice, values: readonly unknown[], missing: Missing): ColumnSource {
  if (missing !== 'null' || !values.includes(null)) return source;
  const absent = Uint8Array.from(values, (value) => (value === null ? 1 : 0));
  const { distinct: _, ...rest } = source;
  return {
    ...rest,
    makesNulls: true,
    fill(rows, out, siblings) {
      source.fill(rows, out, siblings);
      const chosen = borrow(rows.count);
      const nulls = (out.nulls ??= new Uint8Array(chosen.a.length));
      choice.fill(rows, chosen.a);
      for (let i = 0; i < rows.count; i++) nulls[i] = absent[chosen.a[i]!]!;
      giveBack(chosen);
    },
  };
}
