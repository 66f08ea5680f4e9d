import { withoutRelation, type Blueprint, type BlueprintColumn, type Diagnostic, type Relation } from '@seedbed/contract';
import { editTable, tableOf } from './edit-blueprint.ts';
import { failing, isBetter } from './failing.ts';
import type { Load, Repair, State } from './types.ts';
import { withRepairs } from './with-repairs.ts';

/** A filled table may be the parent of the next. */
const PASSES = 3;

/**
 * An undeclared relation keeps a table empty if its parent has no rows, although the database would accept rows. Drops
 * such relations: their columns get values like the parent's key. Returns the state unchanged if that fills no table.
 * `again` repairs the errors of a state.
 */
export async function withoutGuesses(found: State, load: Load, again: (state: State) => Promise<State>): Promise<State> {
  let state = found;
  for (let pass = 0; pass < PASSES; pass++) {
    const repairs = guessesOfEmpty(state);
    if (repairs.length === 0) break;
    const freed = await withRepairs(state, repairs, load);
    const settled = failing(freed.loaded.report).length > 0 ? await again(freed) : freed;
    if (!isBetter(settled.loaded.report, state.loaded.report)) break;
    state = settled;
  }
  return state;
}

function guessesOfEmpty({ blueprint, loaded, repairs }: State): Repair[] {
  const filled = new Set(loaded.report.tables.filter((one) => one.kept > 0).map((one) => one.table));
  const needed = blueprint.relations.filter((one) => one.from.table !== one.to.table && !filled.has(one.from.table) && isNeeded(one, blueprint));
  // Given-up tables, and tables that cannot have rows without them by the schema's own foreign keys.
  const empty = new Set(repairs.filter((one) => one.tier === 'G' && !filled.has(one.table)).map((one) => one.table));
  for (const parent of empty) for (const one of needed) if (one.to.table === parent && one.source !== 'inferred') empty.add(one.from.table);
  return needed.flatMap((one) => (!empty.has(one.to.table) || empty.has(one.from.table) ? [] : (freed(one, blueprint) ?? [])));
}

function isNeeded({ from }: Relation, blueprint: Blueprint): boolean {
  const own = tableOf(blueprint, from.table);
  return own !== undefined && own.rows !== 0 && from.columns.every((name) => own.columns.find((one) => one.name === name)?.nullable !== true);
}

/** Null if another relation fills one of the columns, or if the parent's key has no generators of its own. */
function freed(relation: Relation, blueprint: Blueprint): Repair | null {
  const { table, columns } = relation.from;
  const made = relation.to.columns.flatMap((name) => generatorOf(blueprint, relation.to.table, name) ?? []);
  const isShared = blueprint.relations.some((one) => one !== relation && one.from.table === table && one.from.columns.some((name) => columns.includes(name)));
  if (isShared || made.length < columns.length) return null;
  const named = columns.join(', ');
  return {
    table,
    tier: 'A',
    how: `${named} no longer refers to ${relation.to.table}, which has no rows: the schema declares no such foreign key`,
    apply: (next) => ({
      ...editTable(next, table, (own) => ({
        ...own,
        columns: own.columns.map((one) => (columns.includes(one.name) ? { ...one, generator: made[columns.indexOf(one.name)]! } : one)),
      })),
      relations: withoutRelation(next.relations, relation),
    }),
  };
}

/** The generator of the column itself, or of the key that it refers to. */
function generatorOf(blueprint: Blueprint, table: string, name: string): BlueprintColumn['generator'] {
  const seen = new Set<string>();
  for (let at = { table, name }; !seen.has(`${at.table}.${at.name}`);) {
    seen.add(`${at.table}.${at.name}`);
    const own = tableOf(blueprint, at.table)?.columns.find((one) => one.name === at.name);
    if (own?.generator) return own.generator;
    const next = blueprint.relations.find((one) => one.from.table === at.table && one.from.columns.includes(at.name));
    if (next) at = { table: next.to.table, name: next.to.columns[next.from.columns.indexOf(at.name)]! };
  }
  return undefined;
}

/** Diagnostics of inference about relations, without those of dropped relations. */
export function diagnosticsOfThese(reported: readonly Diagnostic[], { relations }: Blueprint): Diagnostic[] {
  const stands = ({ table, column }: Diagnostic): boolean => relations.some((one) => one.from.table === table && one.from.columns[0] === column);
  return reported.filter((one) => one.code !== 'inferred-relation' || stands(one));
}
