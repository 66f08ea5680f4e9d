import { Problem, type Blueprint } from '@seedbed/contract';
import { slidingColumns, tellsTimestamp, type Plan, type TablePlan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { commit, requireWritable, SESSION_SETTINGS, stopsWith, toProblem } from '@seedbed/postgres/load';
import { heldRows, holdTables, moveTimes, quietTriggers, requireVisible, STAGED, stageRows, timeReferences, type dropStaged } from '@seedbed/postgres/refresh';
import { slideTo } from '../../documents/blueprint/slide-to.ts';
import { copyRows } from '../../load/copy/copy-rows.ts';
import { refreshViews } from '../../load/refresh-views.ts';
import { connectTarget, type TargetPolicy } from '../../source/servers/target.ts';
import { findMadeRows } from '../find-made-rows.ts';
import { asLoaded } from '../loaded-as.ts';
import { withRowsOfMigrations } from '../rows-there.ts';
import { requireMostTables } from '../require-most-tables.ts';
import { weeksLater } from './current-weeks.ts';
import type { SlideOptions, SlideReport, SlidTable } from './report.ts';
import { stayingColumns } from './staying-columns.ts';
import { requireTables, tablesLeft, tablesNotFound, tablesThatMove } from './requested-tables.ts';

type Client = Parameters<typeof dropStaged>[0];

/**
 * Moves the times of the blueprint's rows in a database by whole weeks, up to `day`, as in a new load with that slide.
 * Other people's rows, and rows with a changed time, are not moved. One transaction; throws the errors of `load`,
 * Problem `unsatisfiable` if a condition rejects moved times, and `target-mismatch` if most tables or rows are not there.
 */
export async function slideDatabase(
  given: Blueprint,
  url: string,
  day: string,
  policy: TargetPolicy | undefined,
  options: SlideOptions = {},
): Promise<SlideReport> {
  const { dry = false, signal, onReached, onTakenBack } = options;
  const started = performance.now();
  const { blueprint: stored, recorded } = await asLoaded(() => connectTarget(url, policy), given);
  await using client = await connectTarget(url, policy);
  using _ = stopsWith(client, signal);
  try {
    await client.query(`BEGIN; ${SESSION_SETTINGS}`);
    if (!dry) {
      await requireWritable(client);
      onReached?.();
    }
    const report = await slideHere(client, stored, day, options);
    const views = report.tables.some(({ moved }) => moved > 0) ? await refreshViews(client, false) : [];
    signal?.throwIfAborted();
    if (dry) await client.query('ROLLBACK');
    else
      await commit(client, {
        tables: report.plans.filter(({ name }) => report.tables.some((each) => each.table === name)),
        again: () => connectTarget(url, policy),
      });
    const { plans: _plans, ...rest } = report;
    return { ...rest, recorded, diagnostics: views, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => onTakenBack?.(),
      () => undefined,
    );
    throw toProblem(error);
  }
}

type Here = Omit<SlideReport, 'recorded' | 'diagnostics' | 'seconds'> & { readonly plans: readonly TablePlan[] };

async function slideHere(client: Client, stored: Blueprint, day: string, options: SlideOptions): Promise<Here> {
  const { dry = false, signal, onTable, deleted: named = [] } = options;
  const target = slideTo(stored, day);
  await requireMostTables(client, stored, named);
  const asMade = await compileBlueprint(stored);
  const deleted = new Set(named.map((name) => asMade.table(name).name));
  // Any slide identifies the columns that move.
  const anyOf = async (still: ReadonlySet<string>): Promise<Plan> =>
    target.slide || !stored.slide ? await compileBlueprint({ ...stored, slide: target.slide || 1 }, { still }) : asMade;
  const requested = tablesLeft(asMade, options);
  const left = tablesNotFound(tablesThatMove(asMade, await anyOf(requested), requested), options);
  const still = new Set([...requested, ...left.map(({ table }) => table)]);
  const now = await compileBlueprint(target, { still });
  const moving = target.slide ? now : await anyOf(still);
  const tables = tablesThatMove(now, moving, still);
  await requireTables(client, tables);
  await (dry ? requireVisible(client, tables) : holdTables(client, tables));
  const before = (stored.slide ?? 0) + (await weeksLater(client, asMade, moving, tables, signal));
  const after = target.slide ?? 0;
  const base = { dry, before, after, blueprint: withRowsOfMigrations(target), plans: tables, left };
  if (before === after) return { ...base, tables: [], stays: [], fired: [] };
  const stays = await stayingColumns(client, moving, still);
  const was = before === (stored.slide ?? 0) ? asMade : await compileBlueprint(withSlide(stored, before), { still });
  const references = await timeReferences(
    client,
    tables.map((table) => ({ schema: table.schema, table: table.table, columns: columnsOf(moving, table) })),
  );
  const [refused] = references.refused;
  if (refused)
    throw new Problem('load-rejected', `${refused.table}: ${refused.why}. Leave this table and the one that it refers to as they are (--leave). Nothing was changed.`, { facts: { table: refused.table } }); // prettier-ignore
  const triggers = await quietTriggers(client, tables, dry);
  if (!dry) await references.defer();
  const slid: SlidTable[] = [];
  const later = after > before;
  // Forwards, children first: a parent may not pass a child that stays.
  for (const table of later ? tables.toReversed() : tables) {
    signal?.throwIfAborted();
    onTable?.(table.name);
    const isMoved = (name: string): boolean => slid.some((each) => each.table === name && each.moved === each.present);
    // A dry run moves nothing, so no row can be compared with moved ones.
    const held = dry ? 'false' : await heldRows(client, table, beginningsOf(moving, table), { later, moved: isMoved });
    slid.push(await slideTable(client, { was, now }, table, columnsOf(moving, table), { dry, later, held, deleted, signal }));
  }
  const place = new Map(tables.map(({ name }, i) => [name, i]));
  slid.sort((one, other) => place.get(one.table)! - place.get(other.table)!);
  if (!dry) await references.check();
  await triggers.restore();
  return { ...base, tables: slid, stays, fired: triggers.fire };
}

type How = {
  readonly dry: boolean;
  readonly later: boolean;
  readonly held: string;
  readonly deleted: ReadonlySet<string>;
  readonly signal: AbortSignal | undefined;
};

async function slideTable(
  client: Client,
  { was, now }: { readonly was: Plan; readonly now: Plan },
  table: TablePlan,
  columns: string[],
  how: How,
): Promise<SlidTable> {
  const { dry, later, held, deleted, signal } = how;
  const instead = `Leave it as it is with --leave ${table.table}.`;
  const { key, recognized } = await findMadeRows(client, was, was.table(table.name), table, { instead, deleted, signal });
  const slidTable = { table: table.name, key, columns, ...recognized };
  if (recognized.ours === 0) return { ...slidTable, moved: 0, changed: 0, held: 0 };
  await copyRows(now, table, { columns, open: await stageRows(client, table, columns, STAGED.added), signal });
  return { ...slidTable, ...(await moveTimes(client, { table, key }, columns, { dry, later, held })) };
}

/** Those of them before which no child of the row may lie. */
function beginningsOf(moving: Plan, table: TablePlan): string[] {
  const behind = moving.blueprint.relations.flatMap(({ to, behind: names = [] }) => (to.table === table.name ? names : []));
  return columnsOf(moving, table).filter((name) => behind.includes(name) || tellsTimestamp(table.column(name).generator));
}

const columnsOf = (moving: Plan, { name }: TablePlan): string[] => slidingColumns(moving, name).map((column) => column.name);

function withSlide({ slide: _, ...rest }: Blueprint, weeks: number): Blueprint {
  return weeks === 0 ? rest : { ...rest, slide: weeks };
}
