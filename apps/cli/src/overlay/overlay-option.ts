import { EVERY_TABLE, isObject, type Blueprint, type DriftChange, type Overlay, type RowCounts, type TableModes } from '@seedbed/contract';
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

/**
 * The config file's statements about new tables and columns, with its row counts, as one overlay; empty if there are none. Those about loaded rows, or about
 * names that a migration removed, change nothing: the rows stay as they were made.
 */
export async function overlayOfNew(
  { io }: Context,
  { configuredOverlay, overlay, rows }: Pick<SchemaFlags, 'configuredOverlay' | 'overlay' | 'rows'>,
  changes: readonly DriftChange[],
): Promise<Pick<SchemaFlags, 'configuredOverlay'>> {
  if (configuredOverlay === undefined && overlay === undefined && !isObject(rows)) return {};
  const { mergeOverlays, parseOverlay } = await import('@seedbed/runner/overlay');
  const counts = isObject(rows) ? Object.entries(rows).filter(([name]) => name !== EVERY_TABLE) : [];
  const laid: Overlay[] = [{ tables: Object.fromEntries(counts.map(([name, count]) => [name, { rows: Number(count) }])) }];
  if (configuredOverlay !== undefined) laid.push(parseOverlay(configuredOverlay, 'config file'));
  for (const file of [overlay ?? []].flat()) laid.push(parseOverlay(json(await textOf(file, io), file), file));
  const names = namesOfNew(changes);
  // A statement about a table's column or reference begins with the table; a reference may be named without its _id.
  const isNew = (name: string): boolean => {
    const parts = name.split('.');
    return names.has(`${name}_id`) || parts.some((_, i) => names.has(parts.slice(0, i + 1).join('.')));
  };
  const kept = Object.entries(mergeOverlays(laid)).flatMap(([member, said]) => {
    if (said === null || typeof said !== 'object') return [];
    const own = Object.entries(said).filter(([name]) => isNew(name));
    return own.length > 0 ? [[member, Object.fromEntries(own)] as const] : [];
  });
  return kept.length > 0 ? { configuredOverlay: Object.fromEntries(kept) } : {};
}

/** New tables, and new columns behind their table, each with and without its schema. */
export function namesOfNew(changes: readonly DriftChange[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap(({ kind, what, table, name }) => {
      if (kind !== 'new' || table === undefined || (what !== 'table' && what !== 'column')) return [];
      const own = what === 'table' ? table : `${table}.${name}`;
      return [own, own.slice(own.indexOf('.') + 1)];
    }),
  );
}

function json(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is no JSON: ${(error as Error).message}`);
  }
}
