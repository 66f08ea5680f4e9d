import { qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type Generator } from '@seedbed/contract';
import type { TableNames } from '@seedbed/meaning/decide';
import { PLANNED } from './before-ends.ts';

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
        (each) => each.name !== name && !isMember(each) && isPast(each, names, blueprint) && !reads(each, name, table) && !isTied(each.name, name, table),
      );
      if (others.length > 0) generator.parameters = { ...generator.parameters, notBefore: others.map((each) => each.name) };
    }
  }
}

function isPast({ name, type, generator }: BlueprintColumn, names: TableNames, { types }: Blueprint): boolean {
  if (!generator || !/^(?:date|timestamp(?:tz)?)$/.test(resolveType(type, types).base)) return false;
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

/** Whether the column, or one that it reads, is made from the other. */
function reads({ name, generator }: BlueprintColumn, other: string, table: BlueprintTable, seen: ReadonlySet<string> = new Set()): boolean {
  const read = namesIn(generator);
  return (
    read.has(other) ||
    table.columns.some((each) => each.name !== name && !seen.has(each.name) && read.has(each.name) && reads(each, other, table, new Set([...seen, name])))
  );
}

/** Whether a CHECK ties both, which are then made together. */
function isTied(one: string, other: string, { groups = [] }: BlueprintTable): boolean {
  return groups.some(({ columns }) => columns.includes(one) && columns.includes(other));
}

function namesIn(generator: Generator | undefined): ReadonlySet<string> {
  return new Set(JSON.stringify(generator ?? null).match(/[\p{L}\p{N}_$]+/gu));
}
