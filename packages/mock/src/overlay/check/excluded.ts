import { quoteNameIfNeeded } from '@seedbed/contract';
import { MockFault, type MockTable } from '../../core/index.ts';
import { exclusionReader, slotExcluded, type Budget, type Row } from '../../engines/virtual/index.ts';
import type { Draft } from '../state.ts';
import { leafOf } from './partition.ts';
import { shownExpression } from './shown-expression.ts';

/** Throws 23P01 if a row may not be next to another one than `self`. */
export function checkExcluded(draft: Draft, table: MockTable, row: Row, self: number, before: Row | null, budget: Budget): void {
  for (const exclusion of table.exclusions) {
    const reader = exclusionReader(draft.schema, exclusion);
    if (before && reader.columns.every((column) => before[column.index] === row[column.index])) continue;
    const other = slotExcluded(draft, reader, row, self, budget);
    if (other === null) continue;
    const names = exclusion.elements.map(({ text, column }) => (column ? quoteNameIfNeeded(text) : shownExpression(text))).join(', ');
    throw new MockFault({
      code: '23P01',
      status: 400,
      message: `conflicting key value violates exclusion constraint "${leafOf(draft.schema, table, row)?.index(exclusion.name) ?? exclusion.name}"`,
      details: `Key (${names})=(${reader.valuesOf(row).join(', ')}) conflicts with existing key (${names})=(${reader.valuesOf(other.row).join(', ')}).`,
      quotes: table.qualified,
    });
  }
}
