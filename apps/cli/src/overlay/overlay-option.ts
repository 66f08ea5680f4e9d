import type { Blueprint, Overlay, TableModes } from '@seedbed/contract';
import type { Runner } from '@seedbed/runner';
import type { Context, SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { parseRows } from '../options.ts';
import { textOf } from '../source.ts';

export type Laid = { readonly blueprint: Blueprint; readonly modes?: TableModes };

/** The blueprint with what the config file, `--overlay` and `--set` say of it by name; the later wins. */
export async function withOverlay(context: Context, flags: SchemaFlags, runner: Runner, blueprint: Blueprint): Promise<Laid> {
  if (flags.overlay === undefined && flags.set === undefined && flags.said === undefined) return { blueprint };
  const { applyOverlay, mergeOverlays, overlayModes, parseOverlay, setInOverlay } = await import('@seedbed/runner/overlay');
  const laid: Overlay[] = [];
  if (flags.said !== undefined) laid.push(parseOverlay(flags.said, 'config file'));
  for (const file of [flags.overlay ?? []].flat()) laid.push(parseOverlay(json(await textOf(file, context.io), file), file));
  // Labels of one column that are set one by one belong together.
  const set = (flags.set ?? []).map(setInOverlay);
  const overlay = mergeOverlays([...laid, ...(set.length > 0 ? [together(set)] : [])]);
  const rows = flags.rowsAsked === undefined ? undefined : parseRows(flags.rowsAsked);
  return { blueprint: await applyOverlay(blueprint, overlay, { compile: runner.compile, rows }), modes: overlayModes(blueprint, overlay) };
}

function together(all: readonly Overlay[]): Overlay {
  return all.reduce((below, above) => {
    const columns = { ...below.columns };
    for (const [name, said] of Object.entries(above.columns ?? {})) {
      const before = columns[name];
      columns[name] = isLabels(before) && isLabels(said) ? { ...before, ...said } : said;
    }
    const merged = (one: Readonly<Record<string, object>> = {}, other: Readonly<Record<string, object>> = {}) => ({
      ...one,
      ...Object.fromEntries(Object.entries(other).map(([name, said]) => [name, { ...one[name], ...said }])),
    });
    return { tables: merged(below.tables, above.tables), columns, relations: merged(below.relations, above.relations) };
  });
}

function isLabels(said: unknown): said is Record<string, string | number> {
  return typeof said === 'object' && said !== null && !('generator' in said);
}

function json(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is no JSON: ${(error as Error).message}`);
  }
}
