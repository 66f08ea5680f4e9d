import { qualifiedName, resolveType, type Blueprint, type BlueprintTable, type Diagnostic } from '@seedbed/contract';
import { candidates } from '../solve/pools/candidates.ts';
import { tableOf } from './edit-blueprint.ts';
import { freshValue } from './fresh-value.ts';
import type { Loaded, State, TrialSession } from './types.ts';

/** After this share of the session's time an unconfirmed limit is reported as found, not as the maximum. */
const MAX_TIME_SHARE = 0.7;
/** How many rows and values to read, combinations to form, and rows to offer. */
const MAX_READ = 500;
const MAX_VALUES = 60;
const MAX_COMBINED = 2_000;
const OFFERED = 24;

type Row = readonly (string | null)[];

/**
 * Before reporting that a key has no more values, tries one more row with the whole trial in place, with values from
 * its parents or its types that no row has in the key. If Postgres accepts it, there are more values, and the message
 * says so. Drops limits that later steps changed: for tables that now have more rows, or are empty.
 */
export async function confirmLimits(
  reported: readonly Diagnostic[],
  best: State,
  session: TrialSession,
  load: (blueprint: Blueprint) => Promise<Loaded>,
): Promise<Diagnostic[]> {
  const kept = new Map(best.loaded.report.tables.map((one) => [one.table, one.kept]));
  const isOvertaken = ({ code, table, largest }: Diagnostic): boolean =>
    code === 'unsatisfiable' &&
    table !== undefined &&
    largest !== undefined &&
    largest > 0 &&
    kept.has(table) &&
    (kept.get(table)! > largest || kept.get(table) === 0);
  const current = reported.filter((one) => !isOvertaken(one));
  if (!current.some(isKeyLimit) || (session.spent?.() ?? 0) > MAX_TIME_SHARE) return current;
  const loaded = await load(best.blueprint);
  const out: Diagnostic[] = [];
  for (const one of current) {
    const more = isKeyLimit(one) && (await oneMore(one, best.blueprint, loaded, session));
    out.push(more ? foundFewer(one, more) : one);
  }
  return out;
}

/** A limit by a key, as worded by the engine or by inference. */
function isKeyLimit({ code, table, message }: Diagnostic): boolean {
  return code === 'unsatisfiable' && table !== undefined && message.endsWith(' no more values.');
}

function foundFewer(reported: Diagnostic, more: string): Diagnostic {
  const message = reported.message
    .replace(/ can have /, ' gets ')
    .replace(/, and there are no more values\.$/, `; Seedbed makes no more of them, though Postgres takes others (${more}).`);
  return { ...reported, message, mend: 'Give the columns generators with more values, or let their references choose among all rows.' };
}

/** The key's values in a row that Postgres accepted beyond the limit; null if it accepted none of the offered rows. */
async function oneMore(reported: Diagnostic, blueprint: Blueprint, loaded: Loaded, { tools }: TrialSession): Promise<string | null> {
  const own = tableOf(blueprint, reported.table!);
  const sent = loaded.report.tables.find((one) => one.table === reported.table)?.sent ?? 0;
  const key = own && keyOf(own, reported);
  // Rows beyond the sample may have any value.
  if (!own || !key || sent === 0 || sent !== reported.largest) return null;
  const { columns, rows } = loaded.rows(reported.table!, 0, Math.min(sent, MAX_READ));
  const places = key.map((name) => columns.indexOf(name));
  if (places.includes(-1) || sent > MAX_READ) return null;
  const known = new Set(rows.map((row) => JSON.stringify(places.map((at) => row[at]))));
  const fresh = freshIn(own, key, blueprint, columns, rows);
  if (!fresh) return null;
  const parts = partsOf(own, key, blueprint, loaded);
  const offered: { readonly row: Row; readonly text: string }[] = [];
  for (const combined of combinations(parts)) {
    const values = key.map((name) => combined.get(name) ?? null);
    if (offered.length === OFFERED) break;
    if (values.includes(null) || known.has(JSON.stringify(values))) continue;
    const row = [...rows[(offered.length * 7) % rows.length]!];
    key.forEach((name, i) => (row[places[i]!] = values[i]!));
    fresh.forEach((value, at) => (row[at] = value(offered.length)));
    offered.push({ row, text: key.map((name, i) => `${name} ${values[i]}`).join(', ') });
  }
  if (offered.length === 0) return null;
  const offer = () => tools.offer({ table: reported.table!, columns, rows: offered.map(({ row }) => row), wanted: 1 });
  const outcomes = await (tools.afresh ? tools.afresh(offer) : offer());
  const at = outcomes.findIndex(({ taken }) => taken);
  return at < 0 ? null : offered[at]!.text;
}

function keyOf({ primaryKey, uniqueKeys = [] }: BlueprintTable, { constraint, message }: Diagnostic): readonly string[] | undefined {
  const named = uniqueKeys.find((key) => key.name === constraint);
  return named?.columns ?? (primaryKey && message.includes(`(${primaryKey.join(', ')})`) ? primaryKey : undefined);
}

/** Possible values of a key's columns, those of one reference together. */
function partsOf(own: BlueprintTable, key: readonly string[], blueprint: Blueprint, loaded: Loaded): ReadonlyMap<string, string>[][] {
  const open = new Set(key);
  const parts: ReadonlyMap<string, string>[][] = [];
  for (const { from, to } of blueprint.relations) {
    const shared = from.columns.filter((name) => open.has(name));
    if (from.table !== qualifiedName(own.schema, own.name) || shared.length === 0) continue;
    const sent = loaded.report.tables.find((one) => one.table === to.table)?.sent ?? 0;
    const { columns, rows } = loaded.rows(to.table, 0, Math.min(sent, MAX_VALUES));
    const valueIn = (row: Row, name: string): string | null => row[columns.indexOf(to.columns[from.columns.indexOf(name)]!)] ?? null;
    parts.push(rows.map((row) => new Map(shared.flatMap((name): [string, string][] => (valueIn(row, name) === null ? [] : [[name, valueIn(row, name)!]])))));
    for (const name of shared) open.delete(name);
  }
  for (const name of open) {
    const column = own.columns.find((one) => one.name === name)!;
    const values = candidates(resolveType(column.type, blueprint.types ?? {}), column.domain ?? {}, [], MAX_VALUES);
    parts.push(values.map((value) => new Map([[name, value]])));
  }
  return parts;
}

/** Diagonally, so that each part's values occur early. */
function* combinations(parts: readonly (readonly ReadonlyMap<string, string>[])[]): Generator<ReadonlyMap<string, string>> {
  if (parts.some((part) => part.length === 0)) return;
  for (let turn = 0; turn < MAX_COMBINED; turn++) {
    let rest = turn;
    const chosen = parts.map((part, i) => {
      const at = (i === 0 ? turn : rest) % part.length;
      rest = Math.floor(rest / part.length) + (i === 0 ? 0 : turn);
      return part[at]!;
    });
    yield new Map(chosen.flatMap((one) => [...one]));
  }
}

/** By index, unused values for the other keys; null if some other key has no column whose values can be determined. */
function freshIn(
  own: BlueprintTable,
  key: readonly string[],
  blueprint: Blueprint,
  columns: readonly string[],
  rows: readonly Row[],
): Map<number, (nth: number) => string> | null {
  const bound = new Set([
    ...key,
    ...blueprint.relations.filter((one) => one.from.table === qualifiedName(own.schema, own.name)).flatMap((one) => one.from.columns),
  ]);
  const made = new Map<number, (nth: number) => string>();
  const others = [own.primaryKey ?? [], ...(own.uniqueKeys ?? []).map((one) => one.columns)].filter((one) => one.length > 0 && one.join() !== key.join());
  for (const other of others) {
    const name = other.find((one) => !bound.has(one) && !own.columns.find((column) => column.name === one)?.generated);
    if (name === undefined && other.some((one) => key.includes(one))) continue;
    const value = name === undefined ? null : freshValue(own, name, blueprint, rows, columns.indexOf(name));
    if (!value) return null;
    made.set(columns.indexOf(name!), value);
  }
  return made;
}
