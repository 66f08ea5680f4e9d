import { Blueprint, Problem } from '@seedbed/contract';
import { parseDate } from '../values/civil-date.ts';
import type { Words } from '../words/words.ts';
import { shapeCheck } from './check-shape.ts';
import { finalNode } from './column-node.ts';
import { countRows } from './count-rows.ts';
import { collectFaults, type Faults } from './faults.ts';
import { finishPlan } from './finish-plan.ts';
import { joinRelation } from './join-relation.ts';
import { orderTables } from './order-tables.ts';
import type { Plan } from './plan.ts';
import { resolveRelations } from './resolve-relations.ts';
import { resolveTables } from './resolve-tables.ts';
import { solveKeys } from './solve-keys.ts';
import type { Work } from './work.ts';

/**
 * Makes a blueprint ready for generating. Throws Problem `invalid-blueprint` with every fault as a JSON Pointer and a message;
 * what is only of note comes back in `diagnostics`.
 */
export function compile(blueprint: Blueprint, words: Words): Plan {
  const faults = collectFaults();
  shapeCheck(Blueprint)(blueprint, '', faults.add);
  stopAt(faults);
  const referenceDay = parseDate(blueprint.referenceDate);
  if (referenceDay === null) faults.add('/referenceDate', `${blueprint.referenceDate} is not a date of the calendar.`);
  const tables = resolveTables(blueprint, faults);
  const relations = resolveRelations(blueprint, tables, faults);
  stopAt(faults);

  const order = orderTables([...tables.values()]);
  const work: Work = {
    blueprint,
    words,
    referenceDay: referenceDay!,
    faults,
    diagnostics: [],
    tables: new Map([...tables.values()].map((draft) => [draft, {
      draft,
      nodes: [],
      columns: new Map([...draft.columns.values()].map((column) => [column, { draft: column, source: null, rank: null, fitted: null, final: null }])),
      keys: [],
      entities: new Map(),
    }])),
    relations: new Map(relations.map((draft) => [draft, { draft, spread: null, plan: null }])),
  };
  const inOrder = order.steps.flat();
  countRows(inOrder);
  for (const table of inOrder) solveKeys(work, work.tables.get(table)!);
  for (const relation of work.relations.values()) joinRelation(relation);
  for (const table of inOrder) {
    for (const column of table.columns.values()) if (column.spec.generated === undefined) finalNode(work, column);
  }
  stopAt(faults);
  return finishPlan(work, order);
}

function stopAt(faults: Faults): void {
  if (faults.places.length === 0) return;
  const [first] = faults.places;
  const more = faults.places.length > 1 ? ` (and ${faults.places.length - 1} more)` : '';
  throw new Problem('invalid-blueprint', `${first!.pointer || '/'}: ${first!.message}${more}`, { errors: faults.places });
}
