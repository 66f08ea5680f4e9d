import { platformTablesOf, qualifiedName, type Blueprint, type BlueprintTable, type Diagnostic } from '@seedbed/contract';
import { referringRows, type Plan, type Standing, type Standings, type TablePlan } from '@seedbed/engine';
import { requireWritable, SESSION_SETTINGS, tablesThere } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';
import { keysThere, readStanding, type KeyThere, type StandingAsk } from '@seedbed/postgres/standing';
import { compileBlueprint } from '../compile-blueprint.ts';
import { chooseTables } from '../load.ts';
import { EMPTY, neverWritten, referredTools, toolTablesOf } from '../tool-tables.ts';
import { childrenOfKept } from './children-of-kept.ts';
import { fatesOf, type Fate, type FatesAsked } from './fates.ts';
import { openBeside, type Beside } from './rows-that-meet.ts';
import { unlessFresh } from './unless-fresh.ts';

type Standed = { readonly standings: Standings; readonly diagnostics: readonly Diagnostic[] };

/** Rows that met others are made anew at most so often; what meets others then is left out. */
const ROUNDS = 6;
const MOST_ROUNDS = 40;

const NOTHING: Standed = { standings: {}, diagnostics: [] };

/**
 * Looks at what a load's tables hold, and which of its rows would meet that under a key: from then on, with the blueprint, every byte is decided.
 * Nothing is written that stays. `tables`: only these are loaded, and others that hold rows are kept.
 */
export async function takeStanding(client: OpenClient, blueprint: Blueprint, asked: FatesAsked): Promise<Standed> {
  return standingsThere(await compileBlueprint(blueprint), asked, (look) => look(client));
}

/** The same for a compiled blueprint. A session is opened by `withSession` alone where rows of the target matter. */
export async function standingsThere(
  plan: Plan,
  asked: FatesAsked,
  withSession: (look: (client: OpenClient) => Promise<Standed>) => Promise<Standed>,
): Promise<Standed> {
  const { blueprint } = plan;
  const tools = toolTablesOf(blueprint, asked);
  const loaded = new Set(chooseTables(plan, asked.tables).map(({ name }) => name));
  const referred = referredTools(plan, loaded, asked);
  const fates = narrowed(plan, fatesOf(blueprint, asked), asked.tables, tools);
  // Of tools' tables only those matter to which rows refer, and those that are loaded where they are empty.
  const matters = ({ name }: TablePlan): boolean => !tools.has(name) || referred.has(name) || loaded.has(name);
  const isAsked = (table: TablePlan) => matters(table) && ['append', 'keep', 'left'].includes(fates.get(table.name)!.mode);
  if (!plan.tables.some((table) => isAsked(table) && fates.get(table.name)!.mode !== 'left')) return NOTHING;
  return withSession((client) => look(client, { plan, asked, fates, referred, tables: plan.tables.filter(isAsked) }));
}

type Looked = {
  readonly plan: Plan;
  readonly asked: FatesAsked;
  readonly fates: ReadonlyMap<string, Fate>;
  readonly referred: ReadonlySet<string>;
  /** Whose rows matter. */
  readonly tables: readonly TablePlan[];
};

async function look(client: OpenClient, { plan, asked, fates, referred, tables: wanted }: Looked): Promise<Standed> {
  const { blueprint } = plan;
  await client.query(`BEGIN; ${SESSION_SETTINGS}`);
  try {
    // What is looked for below is laid into temporary tables.
    await requireWritable(client);
    const there = await tablesThere(client, wanted);
    const found = await readStanding(
      client,
      there.map((table) => askOf(plan, plan.table(qualifiedName(table.schema, table.table)), fates)),
    );
    const standings: Record<string, Standing> = Object.create(null);
    for (const [name, { present, next, columns, rows }] of found) {
      const { mode: fate, said } = fates.get(name)!;
      if (fate === 'keep' && (present > 0 || said)) standings[name] = { present, kept: true, columns, rows };
      else if (present > 0 || Object.keys(next).length > 0)
        standings[name] = { present, next: { ...next, ...referencesBehind(plan, name, present) }, ...(fate === 'left' ? {} : { columns, rows }) };
    }
    const unwritten = neverWritten(blueprint, asked);
    for (const name of referred) if (unwritten.has(name)) standings[name] ??= EMPTY;
    if (Object.keys(standings).length === 0) return NOTHING;
    const held = plan.tables.filter(({ name }) => (standings[name]?.present ?? 0) > 0);
    const counts = await childrenOfKept(blueprint, plan, standings);
    const tables = plan.tables.map(({ name, mode, rows }) => ({ name, mode, rows: counts.get(name) ?? rows }));
    return await apart(openBeside(client), await keysThere(client, held), blueprint, tables, standings);
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

/** Whether a load keeps tables one by one: with a schema that is made a moment before, those that are there already. */
export function keepsSome({ modes = {} }: Pick<FatesAsked, 'modes'>): boolean {
  return Object.values(modes).includes('keep');
}

/** In a schema that is made a moment before, tables of migration tools and frameworks to which rows refer are empty, and stay so. */
export function standingsOfNew(plan: Plan, asked: Pick<FatesAsked, 'modes' | 'tables'>): Standings {
  const unwritten = neverWritten(plan.blueprint, asked);
  const loaded = new Set(chooseTables(plan, asked.tables).map(({ name }) => name));
  return Object.fromEntries([...referredTools(plan, loaded, asked)].filter((name) => unwritten.has(name)).map((name) => [name, EMPTY]));
}

/** Of a load of some tables the others are as they are. */
function narrowed(
  plan: Plan,
  fates: ReadonlyMap<string, Fate>,
  names: readonly string[] | undefined,
  tools: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, Fate> {
  if (!names) return fates;
  const chosen = new Set(names.map((name) => plan.table(name).name));
  const behind = [...chosen].some((name) => fates.get(name)!.mode === 'append' || fates.get(name)!.mode === 'keep');
  return new Map([...fates].map(([name, fate]) => [name, chosen.has(name) || !behind || tools.has(name) ? fate : { mode: 'keep', said: false }]));
}

function askOf(plan: Plan, table: TablePlan, fates: ReadonlyMap<string, Fate>): StandingAsk {
  const { mode } = fates.get(table.name)!;
  const referred = new Set(plan.relations.filter(({ parent }) => parent === table.name).flatMap(({ parentColumns }) => parentColumns));
  const own = table.columns.map((column) => column.name);
  const known = own.filter((name) => referred.has(name));
  return {
    schema: table.schema,
    table: table.table,
    // Of a platform's table we know one edition, and nothing of its people is read but what rows refer to.
    listed: mode === 'keep' && !platformTablesOf(plan.blueprint.tables).has(table.name) ? own : mode === 'keep' || mode === 'append' ? known : [],
    needed: known,
    order: table.primaryKey.filter((name) => own.includes(name)),
    counted: countedColumns(plan, table),
  };
}

/** Reference numbers (`INV-000123`) go on behind as many as there are rows: those of the loads before have the numbers up to there. */
function referencesBehind(plan: Plan, name: string, present: number): Record<string, string> {
  const { columns } = blueprintTable(plan, plan.table(name));
  const references = present === 0 ? [] : columns.filter(({ generator }) => generator?.kind === 'code.reference');
  return Object.fromEntries(references.map((column) => [column.name, String(Number(column.generator?.parameters?.['start'] ?? 1) + present)]));
}

const blueprintTable = ({ blueprint }: Plan, { schema, table }: TablePlan): BlueprintTable =>
  blueprint.tables.find((each) => each.schema === schema && each.name === table)!;

/** Columns of numbers that rise, or fall, with the row. */
function countedColumns(plan: Plan, table: TablePlan): StandingAsk['counted'] {
  const { columns } = blueprintTable(plan, table);
  return columns.flatMap(({ name, generator, type }) =>
    generator?.kind === 'sequence' && /^(?:smallint|integer|bigint|numeric)/.test(type)
      ? [{ column: name, step: Number(generator.parameters?.['step'] ?? 1) }]
      : [],
  );
}

/**
 * Rows that would meet what is there are left out, with those that refer to them all the same, and others made in their place, until none does. What
 * still meets others after the last round is left out as well.
 */
async function apart(
  beside: Beside,
  keys: ReadonlyMap<string, readonly KeyThere[]>,
  blueprint: Blueprint,
  tables: readonly Pick<TablePlan, 'name' | 'mode' | 'rows'>[],
  standings: Readonly<Record<string, Standing>>,
): Promise<Standed> {
  const made = tables.filter(({ name, mode }) => !standings[name]?.kept && mode !== 'keep' && mode !== 'skip');
  const rooms = new Map(made.map(({ name, rows }): [string, Room] => [name, { wanted: rows, make: rows, met: new Set() }]));
  for (let round = 1; ; round++) {
    const all = Object.fromEntries(tables.map(({ name, rows }) => [name, placed(standings[name] ?? { present: 0 }, rooms.get(name), rows)]));
    const plan = await compileBlueprint(blueprint, { standings: all });
    let met = 0;
    for (const { name } of round > MOST_ROUNDS ? [] : made) {
      const room = rooms.get(name)!;
      // What is left out only because it is more than is wanted is looked at as well: it may be needed yet.
      const table = { ...plan.table(name), left: risingOf(room.met) };
      const open = unlessFresh(plan, table, keys.get(name) ?? [], all);
      const rows = open.length === 0 || table.rows === table.left.length ? [] : await beside.rowsThatMeet(plan, table, open);
      met += leaveOut(room, [...rows, ...referring(plan, table)], round <= ROUNDS);
    }
    if (met > 0) continue;
    const short = made.map(({ name, rows }) => ({ name, asked: rows, rows: plan.table(name).rows - plan.table(name).left.length }));
    // Others have fewer for want of rows to refer to, which the plan says itself.
    const hasMet = ({ name }: { readonly name: string }): boolean => rooms.get(name)!.met.size > 0;
    const full = short.filter(({ name, rows, asked }) => rows === 0 && asked > 0 && (standings[name]?.rows?.length ?? 0) > 0);
    if (full.length > 0) {
      // Nothing fits beside what they hold: what refers to them refers to that.
      const kept = Object.fromEntries(full.map(({ name }) => [name, { ...standings[name]!, kept: true }]));
      const others = await apart(beside, keys, blueprint, tables, { ...standings, ...kept });
      return { ...others, diagnostics: [...full.filter(hasMet).map(({ name, asked }) => fewer(name, asked, 0)), ...others.diagnostics] };
    }
    return {
      standings: all,
      diagnostics: [
        ...beside.notLooked.map(notLooked),
        ...short.filter((each) => each.rows < each.asked && hasMet(each)).map(({ name, asked, rows }) => fewer(name, asked, rows)),
      ],
    };
  }
}

/** Rows of a table, sent or not, that refer to rows which are not sent. */
function referring({ relations, table: find }: Plan, table: TablePlan): number[] {
  return relations.filter(({ child }) => child === table.name).flatMap((relation) => referringRows(relation, table, new Set(find(relation.parent).left)));
}

/** How many rows a table, how many are made for that, and which of these met others. */
type Room = { readonly wanted: number; make: number; readonly met: Set<number> };

/** Rows that are made for each that met another one, and a few more: with another number of rows all of their values may be others. */
const MORE = 2;
const SPARE = 8;

/** How many rows are left out that were not before. */
function leaveOut(room: Room, rows: readonly number[], grows: boolean): number {
  const before = room.met.size;
  for (const row of rows) room.met.add(row);
  if (grows && room.make - room.met.size < room.wanted) room.make = room.wanted + MORE * room.met.size + SPARE;
  return room.met.size - before;
}

/** The table's standing with the rows that are made; what is more than wanted is left out at the end. */
function placed(standing: Standing, room: Room | undefined, rows: number): Standing {
  if (standing.kept) return standing;
  if (!room || room.met.size === 0) return { ...standing, make: rows };
  const left = new Set(room.met);
  for (let row = room.make - 1; left.size < room.make - room.wanted; row--) left.add(row);
  return { ...standing, make: room.make, left: risingOf(left) };
}

function risingOf(rows: Iterable<number>): number[] {
  return [...rows].sort((a, b) => a - b);
}

function notLooked(table: string): Diagnostic {
  return {
    level: 'warning',
    code: 'keys-not-compared',
    table,
    message: `Whether rows of ${table} conflict with existing rows was not checked: the role may not create temporary tables there.`,
    mend: 'GRANT TEMPORARY ON DATABASE to it.',
  };
}

function fewer(table: string, asked: number, rows: number): Diagnostic {
  return {
    level: 'warning',
    code: 'fewer-rows',
    table,
    message: `${table} gets ${rows} rows more, not ${asked}: with what is there its keys leave room for no others.`,
    mend: 'Ask for fewer rows, or give its key columns generators with more values.',
    largest: rows,
  };
}
