import type { ColumnSource } from '../../columns/source.ts';
import { field } from '../kit/define.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import type { ExampleChoice } from './example-choice.ts';

/** Value for rows whose example omits the column: any value of the other examples, or NULL. */
export type Missing = 'any' | 'null';

export const missingField = field.choice('If an example has no value', ['any', 'null'], 'any');

/** The source with NULL in rows whose example omits the column; unchanged if every example has a value, or if other values replace missing ones. */
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
      choice.fill(rows, chosen.a, siblings);
      for (let i = 0; i < rows.count; i++) nulls[i] = absent[chosen.a[i]!]!;
      giveBack(chosen);
    },
  };
}
