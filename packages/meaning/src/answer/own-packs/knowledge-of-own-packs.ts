import { dictionary, type Blueprint, type Knowledge, type KnowledgeTable } from '@seedbed/contract';
import type { DecideContext } from '../../propose/context.ts';
import { ownTables } from './own-table.ts';
import { sayFormulas } from './say-formulas.ts';
import { sayParents } from './say-parents.ts';
import { sayStates } from './say-states.ts';
import { sayTimes } from './say-times.ts';
import { sayValues } from './say-values.ts';

/**
 * A user's own packs as knowledge about this schema, by its own names: their author means them, so they take precedence over names,
 * formulas, DEFAULTs and shares like knowledge. Null if no own pack matches any table.
 */
export function knowledgeOfOwnPacks(context: DecideContext, blueprint: Blueprint): Knowledge | null {
  const tables = ownTables(context, blueprint);
  for (const table of tables) {
    sayValues(table);
    sayStates(table);
    sayTimes(table);
    sayFormulas(table);
  }
  sayParents(tables, blueprint);
  const byTable = dictionary<KnowledgeTable>();
  for (const { name, knowledge: own } of tables) {
    const { columns, orders, equations, ...rest } = own;
    const table: KnowledgeTable = {
      ...rest,
      ...(Object.keys(columns).length > 0 ? { columns } : {}),
      ...(orders.length > 0 ? { orders } : {}),
      ...(equations.length > 0 ? { equations } : {}),
    };
    if (Object.keys(table).length > 0) byTable[name] = table;
  }
  return Object.keys(byTable).length > 0 ? { format: 2, tables: byTable } : null;
}
