import { qualifiedName, resolveType, type Blueprint, type Catalog, type TrialTable, type TrialTools } from '@seedbed/contract';
import { candidates } from '../solve/pools/candidates.ts';
import { constantsOfFunctions } from '../solve/pools/mine-functions.ts';
import { triggerCode } from './column-rules.ts';
import { tableOf } from './edit-blueprint.ts';
import { freezeRows } from './freeze.ts';
import type { Loaded, Mend } from './types.ts';

/** VALIDITY 6: tries a table, and rows wanted of it. */
const MOST_TRIES = 2_000;
const WANTED = 50;
const BATCH = 100;
const PATIENCE = 600;

/**
 * Tier F: whole rows are offered to the table with its triggers on. They are the plan's rows with one or two columns changed: to constants
 * of the functions that refuse, to values of its parents, to the default. What is taken becomes the table.
 */
export async function tryRows(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable, tools: TrialTools): Promise<Mend | null> {
  const own = tableOf(blueprint, table.table);
  if (!own || table.sent === 0) return null;
  const { columns, rows } = loaded.rows(table.table, 0, table.sent);
  const choices = columns.map((name) => valuesFor(name, own, blueprint, catalog, loaded));
  const taken: (readonly (string | null)[])[] = [];
  let tries = 0;
  for (const batch of batches(rows, choices)) {
    const outcomes = await tools.offer({ table: table.table, columns, rows: batch, wanted: WANTED - taken.length });
    outcomes.forEach((outcome, i) => {
      if (outcome.taken) taken.push(batch[i]!);
    });
    tries += batch.length;
    if (taken.length >= WANTED || tries >= MOST_TRIES || (taken.length === 0 && tries >= PATIENCE)) break;
  }
  return taken.length === 0 ? null : freezeRows(table.table, columns, taken, `${taken.length} rows that Postgres took, of ${tries} tried`);
}

/** Values that a column may take instead: keys of the parents that are there, constants from the code, plain ones of the type. */
function valuesFor(name: string, own: NonNullable<ReturnType<typeof tableOf>>, blueprint: Blueprint, catalog: Catalog, loaded: Loaded): (string | null)[] {
  const column = own.columns.find((one) => one.name === name)!;
  const keys = new Set([own.primaryKey ?? [], ...(own.uniqueKeys ?? []).map((key) => key.columns)].flat());
  const relation = blueprint.relations.find((one) => one.from.table === qualifiedName(own.schema, own.name) && one.from.columns.length === 1 && one.from.columns[0] === name);
  if (relation) return [...parentValues(relation.to.table, relation.to.columns[0]!, loaded), ...(column.nullable ? [null] : [])];
  if (keys.has(name)) return [];
  const code = triggerCode(own, catalog);
  if (!code.includes(name.toLowerCase())) return [];
  const constants = constantsOfFunctions(code, catalog);
  return [...(column.nullable ? [null] : []), ...candidates(resolveType(column.type, blueprint.types ?? {}), column.domain ?? {}, constants, 40)];
}

function parentValues(table: string, column: string, loaded: Loaded): (string | null)[] {
  const parent = loaded.report.tables.find((one) => one.table === table);
  if (!parent) return [];
  const { columns, rows } = loaded.rows(table, 0, Math.min(parent.sent, 60));
  const at = columns.indexOf(column);
  return at < 0 ? [] : rows.map((row) => row[at] ?? null);
}

/** The plain rows with changes, one column at first, then two at a time. */
function* batches(rows: readonly (readonly (string | null)[])[], choices: readonly (readonly (string | null)[])[]): Generator<(string | null)[][]> {
  const open = choices.map((_, i) => i).filter((i) => choices[i]!.length > 0);
  let batch: (string | null)[][] = [];
  for (let turn = 0; open.length > 0; turn++) {
    const row = [...rows[turn % rows.length]!];
    const first = open[turn % open.length]!;
    row[first] = pick(choices[first]!, turn, 7);
    if (turn >= MOST_TRIES / 2) {
      for (const i of open) if ((turn >> (i % 8)) & 1) row[i] = pick(choices[i]!, turn, 13 + i);
    }
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
}

function pick(values: readonly (string | null)[], turn: number, stride: number): string | null {
  return values[(Math.floor(turn / 3) * stride + turn) % values.length] ?? null;
}
