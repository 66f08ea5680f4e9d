import {
  dealDirt,
  kindOfDirt,
  Problem,
  reasonsOfDirt,
  type Blueprint,
  type BlueprintColumn,
  type Dirt,
  type OverlayColumn,
  type OverlayDirt,
} from '@seedbed/contract';
import type { Compile } from '@seedbed/engine/compile-blueprint';
import { labelsOf, shareOf } from './column.ts';
import { nameOf } from './named.ts';

/** A column's dirt, and the rest of its overlay. `rest` is undefined if there is none. */
type DirtSplit = { readonly dirt?: OverlayDirt; readonly rest?: OverlayColumn };

/** The dirt of a column, with its place in the overlay. */
export type DirtStatement = { readonly place: string; readonly table: string; readonly column: string; readonly dirt: OverlayDirt };

/** Takes `"dirt"` out of a column's overlay, unless `dirt` is one of the column's labels. */
export function splitDirt(blueprint: Blueprint, column: BlueprintColumn, statement: OverlayColumn): DirtSplit {
  if (typeof statement !== 'object' || statement === null || !('dirt' in statement) || labelsOf(blueprint, column)?.includes('dirt'))
    return { rest: statement };
  const { dirt, ...rest } = statement as { readonly dirt: OverlayDirt };
  return Object.keys(rest).length > 0 ? { dirt, rest: rest as OverlayColumn } : { dirt };
}

/**
 * The blueprint with the dirt of the overlay. A kind that a column does not support is a Problem `invalid-request` with
 * the reason; a share without kinds is distributed over the supported ones.
 */
export async function withDirt(given: Blueprint, statements: readonly DirtStatement[], compile: Compile): Promise<Blueprint> {
  if (statements.length === 0) return given;
  const withShares = statements.map((one) => ({ ...one, shares: sharesOf(one) }));
  const blueprint = laid(given, withShares);
  const idle = (await compile(blueprint)).diagnostics.filter(({ code }) => code === 'dirt-without-effect');
  const taken = withShares.map((one) => {
    const refused = idle.filter(({ table, column }) => table === one.table && column === one.column);
    const shares = typeof one.dirt === 'string' ? dealDirt(shareOf(one.dirt), refused.map(kindOfDirt)) : one.shares;
    const isRefused = typeof one.dirt === 'string' ? Object.keys(shares).length === 0 : refused.length > 0;
    if (isRefused && typeof one.dirt === 'string')
      throw new Problem('invalid-request', `${one.place}: the column takes no blanks, wrong case or typos: ${reasonsOfDirt(refused)}.`);
    if (isRefused) throw new Problem('invalid-request', `${one.place}: ${refused.map(({ message }) => message).join(' ')} ${refused[0]!.mend}`);
    return { ...one, shares };
  });
  return idle.length > 0 ? laid(given, taken) : blueprint;
}

function laid(blueprint: Blueprint, statements: readonly (DirtStatement & { readonly shares: Dirt })[]): Blueprint {
  const sharesFor = (table: string, { name }: BlueprintColumn) => statements.find((one) => one.table === table && one.column === name)?.shares;
  return {
    ...blueprint,
    tables: blueprint.tables.map((table) => {
      const name = nameOf(table);
      if (!statements.some((one) => one.table === name)) return table;
      return {
        ...table,
        columns: table.columns.map((column) => {
          const shares = sharesFor(name, column);
          return shares ? { ...column, dirt: shares } : column;
        }),
      };
    }),
  };
}

function sharesOf({ dirt, place }: DirtStatement): Dirt {
  const texts = typeof dirt === 'string' ? [dirt] : Object.values(dirt);
  const large = texts.find((text) => shareOf(text) > 1);
  if (large !== undefined) throw new Problem('invalid-request', `${place}: ${large} is more than all of the values.`);
  return typeof dirt === 'string' ? dealDirt(shareOf(dirt)) : Object.fromEntries(Object.entries(dirt).map(([kind, text]) => [kind, shareOf(text)]));
}
