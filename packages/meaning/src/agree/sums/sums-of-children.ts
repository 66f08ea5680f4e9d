import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, compute, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { wordSet } from '../../read/words.ts';

const SPENT = wordSet('total spent');
const SALES = wordSet('sales');
const TOTALS = wordSet('totals of a sale');
const LAST = /^(?:last|latest|most recent) (\w+) (?:at|on|date)$/;

/** `total_spent` of a customer is the sum of the orders' totals, `last_order_at` the latest of them. */
export function deriveSums(table: TableView, context: DeriveContext): void {
  for (const draft of context.drafts.get(table)!) {
    if (isComputed(draft) || draft.column.notNull || !isFree(draft.column, table, context)) continue;
    const words = draft.words.join(' ');
    const last = LAST.exec(words)?.[1];
    if (last === undefined && !(SPENT.has(words) && /^numeric|^float/.test(draft.column.type.base))) continue;
    for (const link of childrenOf(table, context)) {
      const { noun } = namesOf(link.from, context);
      if (last === undefined ? !SALES.has(noun) : noun !== last) continue;
      const children = context.drafts.get(link.from)!;
      const column = children.find((each) =>
        last === undefined
          ? TOTALS.has(each.words.join(' ')) && each.column.type.base === draft.column.type.base
          : each.kind === 'date.created' && each.column.type.base === draft.column.type.base,
      );
      if (!column) continue;
      const aggregate = last === undefined ? 'sum' : 'max';
      compute(
        draft,
        'derived',
        { relation: link.name, column: column.column.name, aggregate },
        `${aggregate} of ${link.from.table.name}.${column.column.name}`,
      );
      break;
    }
  }
}
