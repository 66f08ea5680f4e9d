import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import type { TableNames } from '@seedbed/meaning/decide';
import { PLANNED } from './before-ends.ts';
import { isTime } from './behind-parents.ts';
import { isMadeOf } from './made-of.ts';

/** Times that lie ahead, or at which something is to take place. */
const AHEAD = /^date\.(?:due|expires|scheduled|start|end|birth)/;
/** When the row itself began, after which it is changed anyway. */
const BEGINNING = /^(?:date\.created|life\.createdAt)$/;

/** A row was last changed after everything else that happened to it (`notBefore`): after it was published, closed, or had its last reply. */
export function changeLast(blueprint: Blueprint, namesOf: (table: string) => TableNames | undefined): void {
  for (const table of blueprint.tables) {
    const names = namesOf(qualifiedName(table.schema, table.name));
    for (const { name, generator } of table.columns) {
      if (!names || !generator || !/^(?:date\.updated|life\.updatedAt)$/.test(generator.kind)) continue;
      // The last change of a life is its last stamp anyway.
      const isMember = (each: BlueprintColumn): boolean => generator.kind === 'life.updatedAt' && each.generator?.kind === 'life.stamp';
      const others = table.columns.filter(
        (each) =>
          each.name !== name &&
          !isMember(each) &&
          isPast(each, names, blueprint) &&
          !isMadeOf(each, table, (_, read) => read.has(name)) &&
          !isTied(each.name, name, table),
      );
      // A row that says when it was written down was changed after that, whatever else its last change follows.
      const written = generator.kind === 'date.updated' ? table.columns.filter((each) => each.generator?.kind === 'date.created') : [];
      const after = generator.parameters?.['after'] ?? written[0]?.name;
      if (after !== undefined) generator.parameters = { ...generator.parameters, after };
      others.push(...written.filter((each) => each.name !== after));
      if (others.length > 0) generator.parameters = { ...generator.parameters, notBefore: others.map((each) => each.name) };
    }
  }
}

function isPast({ name, type, generator }: BlueprintColumn, names: TableNames, { types }: Blueprint): boolean {
  if (!generator || !isTime(type, types)) return false;
  const { inFuture, future, before } = generator.parameters ?? {};
  return (
    !AHEAD.test(generator.kind) &&
    !BEGINNING.test(generator.kind) &&
    !inFuture &&
    !future &&
    before !== true &&
    !PLANNED.test((names.columns.get(name)?.words ?? []).join(' '))
  );
}

/** Whether a CHECK ties both, which are then made together. */
function isTied(one: string, other: string, { groups = [] }: BlueprintTable): boolean {
  return groups.some(({ columns }) => columns.includes(one) && columns.includes(other));
}
