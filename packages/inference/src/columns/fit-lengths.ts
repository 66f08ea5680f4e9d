import type { Draft } from './draft.ts';

/** Random texts of a fixed length are as long as the column can hold, if that is less. */
export function fitLengths(drafts: readonly Draft[]): void {
  for (const { column, parameters } of drafts) {
    if (typeof parameters.length === 'number' && column.type.length !== undefined && column.type.length < parameters.length)
      parameters.length = column.type.length;
  }
}
