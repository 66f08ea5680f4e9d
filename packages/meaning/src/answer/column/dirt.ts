import { dealDirt, kindOfDirt, reasonsOfDirt, type Dirt, type KnowledgeColumn } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { columnNamed, fault, pointer, type AnswerWork, type TableWork } from '../work.ts';

/** Records the statement about a column's dirt; returns whether there is one. */
export function takeDirt(table: TableWork, name: string, { dirt }: KnowledgeColumn, place: string): boolean {
  if (dirt === undefined) return false;
  table.dirt.set(name, { place: `${place}/dirt`, statedDirt: dirt });
  return true;
}

/** Writes the stated dirt of a table's columns, independent of their generators. */
export function writeDirt(table: TableWork): void {
  for (const [name, { statedDirt }] of table.dirt) columnNamed(table, name)!.dirt = typeof statedDirt === 'number' ? dealDirt(statedDirt) : statedDirt;
}

/** Takes back dirt that has no effect: each kind is a fault with its reason. Of a share without kinds the others get more. Whether any was. */
export function takeDirtBack(work: AnswerWork, plan: Plan): boolean {
  const idle = plan.diagnostics.filter(({ code }) => code === 'dirt-without-effect');
  let any = false;
  for (const table of work.tables) {
    for (const [name, { place, statedDirt }] of table.dirt) {
      const refused = idle.filter((one) => one.table === table.name && one.column === name);
      if (refused.length === 0) continue;
      any = true;
      const kinds = refused.map(kindOfDirt);
      const left = typeof statedDirt === 'number' ? dealDirt(statedDirt, kinds) : without(statedDirt, kinds);
      if (typeof statedDirt !== 'number') for (const one of refused) fault(work, place + pointer(kindOfDirt(one)), one.message, one.mend);
      else if (Object.keys(left).length === 0)
        fault(work, place, `${name} takes no blanks, wrong case or typos: ${reasonsOfDirt(refused)}.`, 'leave "dirt" out');
      const column = columnNamed(table, name)!;
      if (Object.keys(left).length > 0) column.dirt = left;
      else {
        delete column.dirt;
        table.dirt.delete(name);
      }
    }
  }
  return any;
}

function without(dirt: Dirt, kinds: readonly string[]): Dirt {
  return Object.fromEntries(Object.entries(dirt).filter(([kind]) => !kinds.includes(kind)));
}
