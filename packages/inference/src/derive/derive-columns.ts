import { deriveAgreements } from './agreements.ts';
import { deriveByConcept } from './by-concept.ts';
import type { DeriveContext } from './context.ts';
import { deriveCopies } from './copies.ts';
import { deriveCounts } from './counts.ts';
import { deriveFormulas } from './formulas.ts';
import { deriveSums } from './sums-of-children.ts';
import { deriveLineTotals, deriveTotals } from './sums.ts';

/**
 * Columns that follow from others: of the row, of its parent, of its children (REALISM 2.3). In this order, so that none is made
 * from itself: copies read plain columns only, lines read copies, wholes read lines.
 */
export function deriveColumns(context: DeriveContext): void {
  for (const table of context.schema.tables) {
    deriveAgreements(table, context);
    deriveCopies(table, context);
    deriveCounts(table, context);
  }
  for (const table of context.schema.tables) deriveLineTotals(table, context);
  for (const table of context.schema.tables) deriveByConcept(table, context);
  for (const table of context.schema.tables) deriveFormulas(table, context);
  for (const table of context.schema.tables) deriveTotals(table, context);
  for (const table of context.schema.tables) deriveSums(table, context);
}
