import { EVERY_TABLE, type Blueprint, type Overlay, type RowCounts, type TableModes } from '@seedbed/contract';
import type { Runner } from '@seedbed/runner';
import type { Context, SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { parseLocales, parseRows } from '../options.ts';
import { textOf } from '../source.ts';

export type Laid = {
  readonly blueprint: Blueprint;
  readonly modes?: TableModes;
  /** The row counts of the command line, the config file and the overlays together. */
  readonly counts?: RowCounts;
};

/** The blueprint with the settings of the config file, `--overlay` and `--set`, by name; later ones take precedence. */
export async function withOverlay(context: Context, flags: SchemaFlags, runner: Runner, blueprint: Blueprint): Promise<Laid> {
  const given = flags.rows === undefined ? undefined : parseRows(flags.rows);
  const asked = given === undefined ? {} : { counts: given };
  const { locales } = flags.locale === undefined ? { locales: {} } : parseLocales(flags.locale);
  const hasLocales = Object.keys(locales).length > 0;
  if (flags.overlay === undefined && flags.set === undefined && flags.configuredOverlay === undefined && !hasLocales) return { blueprint, ...asked };
  const { applyOverlay, countsOfOverlay, mergeOverlays, overlayModes, parseOverlay, setInOverlay } = await import('@seedbed/runner/overlay');
  const laid: Overlay[] = [];
  if (flags.configuredOverlay !== undefined) laid.push(parseOverlay(flags.configuredOverlay, 'config file'));
  for (const file of [flags.overlay ?? []].flat()) laid.push(parseOverlay(json(await textOf(file, context.io), file), file));
  const overlay = mergeOverlays([...laid, ...(flags.set ?? []).map((text) => setInOverlay(text, blueprint)), ...(hasLocales ? [{ locales }] : [])]);
  const rows = flags.requestedRows === undefined ? undefined : parseRows(flags.requestedRows);
  const laidCounts = countsOfOverlay(blueprint, overlay, rows);
  const counts =
    Object.keys(laidCounts).length === 0 ? asked : { counts: { ...(typeof given === 'number' ? { [EVERY_TABLE]: given } : given), ...laidCounts } };
  return { blueprint: await applyOverlay(blueprint, overlay, { compile: runner.compile, rows }), modes: overlayModes(blueprint, overlay), ...counts };
}

function json(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is no JSON: ${(error as Error).message}`);
  }
}
