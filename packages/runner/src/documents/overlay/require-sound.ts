import { Problem, type Blueprint, type Overlay } from '@seedbed/contract';
import type { Compile } from '@seedbed/engine/compile-blueprint';
import { columnNamed, nameOf, relationNamed } from './named.ts';

/**
 * Compiles the blueprint with the overlay's settings. A fault of one of them is reported under the name that the overlay gives the column or
 * reference, not under its place in a blueprint that nobody wrote. Throws Problem `invalid-request`.
 */
export async function requireSound(blueprint: Blueprint, { columns = {}, relations = {} }: Overlay, compile: Compile): Promise<void> {
  const stated = [
    ...Object.keys(columns).map((name) => ({ place: `columns: ${name}`, pointer: pointerOfColumn(blueprint, name) })),
    ...Object.keys(relations).map((name) => ({ place: `relations: ${name}`, pointer: pointerOfRelation(blueprint, name) })),
  ];
  if (stated.length === 0) return;
  try {
    await compile(blueprint);
  } catch (error) {
    if (!(error instanceof Problem) || error.type !== 'invalid-blueprint') throw error;
    for (const { pointer, message } of error.errors ?? []) {
      const found = stated.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
      if (!found) continue;
      const member = pointer.slice(found.pointer.length + 1).replace(/^generator\b\/?/, '');
      throw new Problem('invalid-request', `${[found.place, ...(member === '' ? [] : [member.replaceAll('/', '.')])].join(': ')}: ${message}`, {
        cause: error,
      });
    }
    throw error;
  }
}

function pointerOfColumn(blueprint: Blueprint, name: string): string {
  const [table, column] = columnNamed(blueprint, name, `columns: ${name}`);
  return `/tables/${blueprint.tables.findIndex((one) => nameOf(one) === nameOf(table))}/columns/${table.columns.indexOf(column)}`;
}

function pointerOfRelation(blueprint: Blueprint, name: string): string {
  return `/relations/${blueprint.relations.indexOf(relationNamed(blueprint, name, `relations: ${name}`))}`;
}
