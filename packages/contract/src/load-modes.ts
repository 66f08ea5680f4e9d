import { Type, type Static } from 'typebox';
import { TableMode } from './blueprint/table.ts';
import { dictionary } from './dictionary.ts';
import { Problem } from './problems.ts';

/**
 * How a load treats existing rows. `empty`: fills only tables without rows. `append`: adds rows. `keep`: tables with
 * rows get none, and references point to their rows. `truncate`: empties the tables first.
 */
export const LoadMode = Type.Union([Type.Literal('empty'), Type.Literal('append'), Type.Literal('keep'), Type.Literal('truncate')]);
export type LoadMode = Static<typeof LoadMode>;

/** Tables that differ from the load's mode, by name (`country`, `public.country`). */
export const TableModes = Type.Record(Type.String(), TableMode);
export type TableModes = Readonly<Record<string, TableMode>>;

export type LoadModes = { readonly mode: LoadMode; readonly modes: TableModes };

const MODES = new Set<string>(['empty', 'append', 'keep', 'truncate']);
const TABLE_MODES = new Set<string>(['generate', 'append', 'keep', 'truncate', 'skip']);

/** Reads `append`, `public.country=keep`, or both: `truncate,public.country=keep`. Throws Problem `invalid-request`. */
export function parseLoadModes(text: string): LoadModes {
  const modes = dictionary<TableMode>();
  let mode: LoadMode | undefined;
  for (const entry of text.match(/(?:"(?:[^"]|"")*"|[^,"])+/g) ?? ['']) {
    const at = entry.lastIndexOf('=');
    const written = entry.slice(at + 1).trim();
    const name = entry.slice(0, Math.max(0, at)).trim();
    const known = at < 0 ? MODES : TABLE_MODES;
    if (!known.has(written) || (at >= 0 && name === '') || (at < 0 && mode !== undefined) || Object.hasOwn(modes, name))
      throw new Problem(
        'invalid-request',
        `mode takes one of ${[...MODES].join(', ')}, and for tables that differ one of ${[...TABLE_MODES].join(', ')}, such as append,public.country=keep; "${entry}" is neither.`,
      );
    if (at < 0) mode = written as LoadMode;
    else modes[name] = written as TableMode;
  }
  return { mode: mode ?? 'empty', modes };
}

/** The text form that `parseLoadModes` accepts. */
export function printLoadModes({ mode, modes }: LoadModes): string {
  return [mode, ...Object.entries(modes).map(([name, each]) => `${name}=${each}`)].join(',');
}
