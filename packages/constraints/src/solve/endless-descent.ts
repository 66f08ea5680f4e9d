import type { Clause } from '../checks/index.ts';
import type { TableFacts } from './constraints.ts';

/**
 * A required self-reference with a condition that the parent's key is smaller (or larger): there could be no first row.
 * Returns the names of the reference and of the columns; null if there is none.
 */
export function endlessDescent(facts: TableFacts, base: Clause): { readonly reference: string; readonly columns: readonly [string, string] } | null {
  for (const key of facts.table.foreignKeys) {
    if (key.references !== facts.name) continue;
    for (const [i, column] of key.columns.entries()) {
      const referenced = key.referencedColumns[i]!;
      const falls = base.order.some(({ order }) => {
        const names = order.terms.map((term) => term.column);
        return (
          order.operator === '<' && order.value <= 0 && names.length === 2 && names.includes(column) && names.includes(referenced) && isDifference(order.terms)
        );
      });
      const there = (name: string): boolean => facts.scope.notNull.has(name) || base.columns.get(name)?.notNull === true;
      if (falls && there(referenced) && key.columns.every(there)) return { reference: key.name, columns: [column, referenced] };
    }
  }
  return null;
}

function isDifference([a, b]: readonly { readonly coefficient: number }[]): boolean {
  return a!.coefficient === -b!.coefficient;
}
