import { qualifiedName, resolveType, type Blueprint, type BlueprintTable, type Catalog, type TrialTable, type TrialTools } from '@seedbed/contract';
import { candidates } from '../solve/pools/candidates.ts';
import { constantsOfCode } from '../solve/pools/mine-functions.ts';
import { triggerBodies, triggerCode } from './column-rules.ts';
import { tableOf } from './edit-blueprint.ts';
import { freezeRows } from './freeze.ts';
import type { Loaded, Repair } from './types.ts';

/** Tables that are tried one by one, and the rows wanted of each. */
const MAX_TRIES = 3_000;
const WANTED = 50;
const BATCH = 100;
const TIMEOUT_MS = 2_000;

/**
 * Tier F: offers whole rows to the table with its triggers on. They are the plan's rows with one or two columns
 * changed: to constants of the functions that raise errors, to values of its parents, to the default. Accepted rows
 * become the table.
 */
export async function tryRows(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable, tools: TrialTools): Promise<Repair | null> {
  const own = tableOf(blueprint, table.table);
  if (!own || table.sent === 0) return null;
  const { columns, rows } = loaded.rows(table.table, 0, table.sent);
  const choices = columns.map((name) => valuesFor(name, own, blueprint, catalog, loaded));
  const taken: (readonly (string | null)[])[] = [];
  let tries = 0;
  const references = columns.map((_, i) => i).filter((i) => choices[i]!.length > 0 && isReference(columns[i]!, own, blueprint));
  for (const batch of batches(rows, choices, references)) {
    const outcomes = await tools.offer({ table: table.table, columns, rows: batch, wanted: WANTED - taken.length });
    outcomes.forEach((outcome, i) => {
      if (outcome.taken) taken.push(batch[i]!);
    });
    tries += batch.length;
    if (taken.length >= WANTED || tries >= MAX_TRIES || (taken.length === 0 && tries >= TIMEOUT_MS)) break;
  }
  return taken.length === 0
    ? null
    : freezeRows(blueprint, { table: table.table, columns, rows: taken, how: `${taken.length} rows that Postgres took, of ${tries} tried` });
}

function isReference(name: string, own: BlueprintTable, blueprint: Blueprint): boolean {
  return blueprint.relations.some(
    (one) => one.from.table === qualifiedName(own.schema, own.name) && one.from.columns.length === 1 && one.from.columns[0] === name,
  );
}

/**
 * Values that a column may take instead: existing keys of the parents, constants from the code, plain values of the
 * type.
 */
function valuesFor(name: string, own: BlueprintTable, blueprint: Blueprint, catalog: Catalog, loaded: Loaded): (string | null)[] {
  const column = own.columns.find((one) => one.name === name)!;
  const keys = new Set([own.primaryKey ?? [], ...(own.uniqueKeys ?? []).map((key) => key.columns)].flat());
  const relation = blueprint.relations.find(
    (one) => one.from.table === qualifiedName(own.schema, own.name) && one.from.columns.length === 1 && one.from.columns[0] === name,
  );
  if (relation) return [...parentValues(relation.to.table, relation.to.columns[0]!, loaded), ...(column.nullable ? [null] : [])];
  if (keys.has(name)) return [];
  const code = triggerCode(own, catalog);
  if (!code.includes(name.toLowerCase())) return [];
  const constants = constantsOfCode(triggerBodies(own, catalog), catalog);
  return [...(column.nullable ? [null] : []), ...candidates(resolveType(column.type, blueprint.types ?? {}), column.domain ?? {}, constants, 40)];
}

function parentValues(table: string, column: string, loaded: Loaded): (string | null)[] {
  const parent = loaded.report.tables.find((one) => one.table === table);
  if (!parent) return [];
  const { columns, rows } = loaded.rows(table, 0, Math.min(parent.sent, 60));
  const at = columns.indexOf(column);
  return at < 0 ? [] : rows.map((row) => row[at] ?? null);
}

/**
 * Alternates between the plain rows with one column changed (later several) and all pairs of two parents, in diagonal
 * order.
 */
function* batches(
  rows: readonly (readonly (string | null)[])[],
  choices: readonly (readonly (string | null)[])[],
  references: readonly number[],
): Generator<(string | null)[][]> {
  const open = choices.map((_, i) => i).filter((i) => choices[i]!.length > 0);
  if (open.length === 0) return;
  for (let first = 0; ; first += BATCH) {
    const turns = Array.from({ length: BATCH }, (_, i) => first + i);
    yield turns.map((turn) => changedRow(rows, choices, open, turn));
    if (references.length >= 2) yield turns.map((turn) => pairedRow(rows, choices, references, turn));
  }
}

function changedRow(
  rows: readonly (readonly (string | null)[])[],
  choices: readonly (readonly (string | null)[])[],
  open: readonly number[],
  turn: number,
): (string | null)[] {
  const row = [...rows[turn % rows.length]!];
  const first = open[turn % open.length]!;
  row[first] = pick(choices[first]!, turn, 7);
  if (turn >= MAX_TRIES / 4) {
    for (const i of open) if ((turn >> (i % 8)) & 1) row[i] = pick(choices[i]!, turn, 13 + i);
  }
  return row;
}

function pairedRow(
  rows: readonly (readonly (string | null)[])[],
  choices: readonly (readonly (string | null)[])[],
  references: readonly number[],
  turn: number,
): (string | null)[] {
  const row = [...rows[turn % rows.length]!];
  const [a, b] = [references[0]!, references[1 + (Math.floor(turn / 500) % (references.length - 1))]!];
  const size = choices[a]!.length;
  row[a] = choices[a]![turn % size]!;
  row[b] = choices[b]![(turn + Math.floor(turn / size)) % choices[b]!.length]!;
  return row;
}

function pick(values: readonly (string | null)[], turn: number, stride: number): string | null {
  return values[(Math.floor(turn / 3) * stride + turn) % values.length] ?? null;
}
