import type { Blueprint, Diagnostic } from '@seedbed/contract';
import { referringRows, type Plan, type ExistingTable, type ExistingTables, type TablePlan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import type { KeyThere } from '@seedbed/postgres/existing';
import { followingOf, type Following } from './following.ts';
import { fewerRows, isShort, placed, rising, Room } from './room.ts';
import type { Beside } from './rows-that-meet.ts';
import { unlessFresh } from './unless-fresh.ts';

/** A load's findings in its target, with diagnostics. */
export type Inspection = { readonly existingTables: ExistingTables; readonly diagnostics: readonly Diagnostic[] };

/** How often to compare a table's rows; after that, rows that still conflict are omitted. */
const MAX_COMPARISONS = 40;

type Request = {
  readonly beside: Beside;
  readonly keys: ReadonlyMap<string, readonly KeyThere[]>;
  readonly blueprint: Blueprint;
  readonly tables: readonly Pick<TablePlan, 'name' | 'mode' | 'rows'>[];
  readonly existingTables: ExistingTables;
  /** The tables whose rows are open; all that are generated, if absent. */
  readonly made?: ReadonlySet<string>;
};

type State = Request & {
  /** Including tables kept because no further rows fit. */
  readonly existingTables: Record<string, ExistingTable>;
  /** For tables with new rows. */
  readonly rooms: Map<string, Room>;
  /** Undecided tables; for the others, the plan that decided them. */
  readonly open: Set<string>;
  readonly decidedBy: Map<string, Plan>;
  readonly full: Diagnostic[];
};

/** The state under one plan; `changed`: tables that the next plan changes. */
type Round = { readonly plan: Plan; readonly existingTables: ExistingTables; readonly following: Following; readonly changed: Set<string> };

/**
 * Omits rows that would conflict with existing ones, and rows that refer to them anyway, and generates others instead,
 * until none conflicts. Compares a table's rows once its parents are decided, because its keys contain theirs; compares
 * tables in a cycle together. Omits rows that still conflict after the last comparison. Keeps a table unchanged if no
 * new rows fit: references then lead to its existing rows.
 */
export async function apart(request: Request): Promise<Inspection> {
  const { blueprint, tables, beside } = request;
  const made = tables.filter(
    ({ name, mode }) => !request.existingTables[name]?.kept && mode !== 'keep' && mode !== 'skip' && (request.made?.has(name) ?? true),
  );
  const rooms = new Map(made.map(({ name, rows }) => [name, new Room(rows)]));
  const state: State = { ...request, existingTables: { ...request.existingTables }, rooms, open: new Set(rooms.keys()), decidedBy: new Map(), full: [] };
  for (;;) {
    const existingTables = Object.fromEntries(
      tables.map(({ name, rows }) => [name, placed(state.existingTables[name] ?? { present: 0 }, rooms.get(name), rows)]),
    );
    const plan = await compileBlueprint(blueprint, { existingTables });
    const round: Round = { plan, existingTables, following: followingOf(plan), changed: new Set() };
    await compareInTurn(state, round);
    if (round.changed.size > 0) continue;
    const short = [...rooms].filter(([name, room]) => isShort(plan.table(name), room) && (room.left.size > 0 || !explanationOf(plan, name)));
    return {
      existingTables,
      diagnostics: [...beside.notLooked.map(keysNotCompared), ...state.full, ...short.map(([name, room]) => fewerRows(plan, plan.table(name), room))],
    };
  }
}

/** Compares the rows of all tables as far as one plan allows: tables that wait for one decided meanwhile follow. */
async function compareInTurn(state: State, round: Round): Promise<void> {
  const { rooms, open, decidedBy } = state;
  const { plan, following, changed } = round;
  const isReady = (name: string): boolean =>
    open.has(name) && !changed.has(name) && ![...following.before(name)].some((other) => open.has(other) || changed.has(other));
  const inOrder = plan.tables.map(({ name }) => name);
  for (let ready = inOrder.filter(isReady); ready.length > 0; ready = inOrder.filter(isReady)) {
    for (const name of ready) if (isReady(name)) await compare(state, round, name);
  }
  if (changed.size > 0) return;
  // Tables decided under another plan: their rows should be the same even with more rows elsewhere.
  for (const name of inOrder) if (rooms.has(name) && decidedBy.get(name) !== plan) await compare(state, round, name);
  const full = changed.size > 0 ? undefined : inOrder.find((name) => isFull(state, plan, name));
  if (full !== undefined) keepFull(state, round, full);
}

async function compare(state: State, round: Round, name: string): Promise<void> {
  const { beside, keys, rooms, open, decidedBy } = state;
  const { plan, existingTables, following, changed } = round;
  const room = rooms.get(name)!;
  // Compares surplus rows as well: they may still be needed.
  const table = { ...plan.table(name), left: rising(room.left) };
  const compared = room.looks < MAX_COMPARISONS && table.rows > table.left.length ? unlessFresh(plan, table, keys.get(name) ?? [], existingTables) : [];
  const met = compared.length > 0 ? await beside.rowsThatMeet(plan, table, compared) : new Map<KeyThere, number[]>();
  if (room.leaveOut(table.rows, met, room.looks < MAX_COMPARISONS ? referring(plan, table) : [])) {
    changed.add(name);
    for (const other of rooms.keys()) if (other === name || following.before(other).has(name)) open.add(other);
    return;
  }
  open.delete(name);
  decidedBy.set(name, plan);
  // In a cycle it may have none only until another table has more.
  if (!following.isInCircle(name) && isFull(state, plan, name)) keepFull(state, round, name);
}

/** No new rows fit besides its existing ones, to which others can refer. */
function isFull({ rooms, existingTables }: State, plan: Plan, name: string): boolean {
  const { rows, left } = plan.table(name);
  return (rooms.get(name)?.wanted ?? 0) > 0 && rows === left.length && (existingTables[name]?.rows?.length ?? 0) > 0;
}

/** The plan's own word on why a table has fewer rows. */
function explanationOf({ diagnostics }: Plan, name: string): Diagnostic | undefined {
  return diagnostics.find(({ table, largest }) => table === name && largest !== undefined);
}

/**
 * Its rows must refer to a row that code looks up by name, and the target has that row already, so no new one can stand
 * for it.
 */
function lookedUpParent({ blueprint, rooms, existingTables }: State, name: string): string | undefined {
  const { to } = blueprint.relations.find(({ from, to: parent, where }) => from.table === name && where && rooms.has(parent.table)) ?? {};
  return to && (rooms.get(to.table)?.left.size ?? 0) > 0 && (existingTables[to.table]?.rows?.length ?? 0) > 0 ? to.table : undefined;
}

function keepFull(state: State, round: Round, table: string): void {
  const { rooms, existingTables, open, full } = state;
  const { plan, following, changed } = round;
  const lookedUp = lookedUpParent(state, table);
  const name = lookedUp ?? table;
  const room = rooms.get(name)!;
  if (lookedUp !== undefined)
    full.push({
      level: 'warning',
      code: 'fewer-rows',
      table: name,
      message: `${name} gets no more rows: new rows of ${table} must refer to one that is there.`,
      largest: 0,
    });
  else {
    // The next plan keeps the table, and no longer says why.
    const why = explanationOf(plan, name);
    full.push(why && room.left.size === 0 ? { ...why, level: 'warning' } : fewerRows(plan, plan.table(name), room));
  }
  existingTables[name] = { ...existingTables[name]!, kept: true };
  rooms.delete(name);
  open.delete(name);
  changed.add(name);
  // Rows that refer to it change from here on.
  for (const [other, { wanted }] of rooms) {
    if (!following.before(other).has(name) && !following.isInCircle(name)) continue;
    rooms.set(other, new Room(wanted));
    open.add(other);
  }
}

/** Rows of a table, sent or not, that refer to rows which are not sent. */
function referring({ relations, table: find }: Plan, table: TablePlan): number[] {
  return relations.filter(({ child }) => child === table.name).flatMap((relation) => referringRows(relation, table, new Set(find(relation.parent).left)));
}

function keysNotCompared(table: string): Diagnostic {
  return {
    level: 'warning',
    code: 'keys-not-compared',
    table,
    message: `Whether rows of ${table} conflict with existing rows was not checked: the role may not create temporary tables there.`,
    mend: 'GRANT TEMPORARY ON DATABASE to it.',
  };
}
