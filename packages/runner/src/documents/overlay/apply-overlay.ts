import {
  dictionary,
  isKeyWithin,
  overallByTime,
  Problem,
  rowsAsked,
  setFanOut,
  tablesNamed,
  withoutReason,
  type Blueprint,
  type BlueprintColumn,
  type BlueprintTable,
  type Overlay,
  type OverlayColumn,
  type OverlayRelation,
  type OverlayTable,
  type Relation,
  type RowCounts,
  type TableModes,
  type TimelinePattern,
} from '@seedbed/contract';
import { usualPattern } from '@seedbed/engine';
import type { Compile } from '@seedbed/engine/compile-blueprint';
import { boundReferences, dateOf, putOnTimeline, timelinePattern } from '@seedbed/meaning';
import { distributionOf } from '../../rows/distribution.ts';
import { withAgreements } from '../agreements/change-agreements.ts';
import { withRows } from '../blueprint/blueprint-document.ts';
import { generatorFor, shareOf, type SharesNow } from './column.ts';
import { splitDirt, withDirt, type DirtStatement } from './dirt.ts';
import { childrenOf, requireAtMostOne } from './fan-out.ts';
import { withoutGuess } from './guess.ts';
import { withLocales } from './locales.ts';
import { columnNamed, nameOf, relationNamed, tableNamed } from './named.ts';
import { reachParents } from './reach-parents.ts';
import { refitTimelines } from './refit-timelines.ts';
import { requireFit } from './require-fit.ts';
import { requireOneCount } from './require-one-count.ts';
import { requireRoom } from './require-room.ts';
import { requireSound } from './require-sound.ts';
import { decidesNulls, withNullShare } from './share-of-nulls.ts';
import { splitNulls } from './split-nulls.ts';

/** How to apply an overlay to a blueprint, with row counts from the command line, which take precedence. */
export type OverlayUse = { readonly compile: Compile; readonly rows?: RowCounts | undefined };

/**
 * The blueprint with an overlay applied. Throws Problem `not-found`, with similar names, for names outside of the schema, and
 * `invalid-request` for settings that a column cannot have.
 */
export async function applyOverlay(given: Blueprint, overlay: Overlay, { compile, rows }: OverlayUse): Promise<Blueprint> {
  const { tables = {}, locales = {}, columns = {}, relations = {}, agreements = {} } = overlay;
  requireOneCount(given, overlay, rows);
  let blueprint = withTables(withLocales(given, locales), tables, rows);
  blueprint = await withAgreements(blueprint, agreements);
  for (const [name, statement] of Object.entries(relations)) blueprint = withRelation(blueprint, name, statement);
  blueprint = reachParents(blueprint, tables);
  let plan: ReturnType<Compile> | undefined;
  const sharesNow: SharesNow = async (table, column) => {
    const { top, sampled } = distributionOf(await (plan ??= compile(given)), nameOf(table), column.name);
    return new Map(top.map(({ value, count }) => [value, count / Math.max(1, sampled)]));
  };
  const dirty: DirtStatement[] = [];
  for (const [name, all] of Object.entries(columns)) {
    const place = `columns: ${name}`;
    blueprint = await withoutGuess(blueprint, columnNamed(blueprint, name, place), all, async (table) => (await (plan ??= compile(given))).table(table).rows);
    const [table, column] = columnNamed(blueprint, name, place);
    if (column.generated !== undefined) throw new Problem('invalid-request', `${place}: Postgres computes this column.`);
    if (blueprint.relations.some(({ from }) => from.table === nameOf(table) && from.columns.includes(column.name)))
      throw new Problem('invalid-request', `${place}: the column refers to another table. Say how in relations.`);
    const { dirt, rest: statement } = splitDirt(blueprint, column, all);
    if (dirt !== undefined) dirty.push({ place, table: nameOf(table), column: column.name, dirt });
    if (statement === undefined) continue;
    const { missing, rest: values } = splitNulls(blueprint, column, statement, place);
    if (values === undefined) {
      blueprint = withTable(blueprint, table, withNullShare(table, column, missing!, statementsOf(given, columns, table), place));
      continue;
    }
    const generator = await generatorFor(blueprint, table, column, values, place, sharesNow);
    if (isShares(values)) blueprint = withoutShares(blueprint, boundReferences(table, given.relations, column.name));
    const { nullRate, ...rest } = withoutReason(column);
    const counted = blueprint;
    await requireRoom(table, column, generator, place, async () => (await compile(counted)).table(nameOf(table)).rows);
    // A value that a person sets applies to every row, unless CHECKs decide which rows have one.
    const rate = missing ?? (isSetEverywhere(statement, table, column) ? undefined : nullRate);
    const changed = { ...rest, ...(rate !== undefined && { nullRate: rate }), generator };
    blueprint = withTable(blueprint, table, {
      columns: table.columns.map((one) => (one === column ? changed : one)),
      ...(table.groups && {
        groups: table.groups.map((group) =>
          group.rows || !group.columns.includes(column.name) ? group : { ...group, own: [...new Set([column.name, ...(group.own ?? [])])] },
        ),
      }),
    });
  }
  await requireSound(blueprint, overlay, compile);
  await requireFit(blueprint, columns, compile);
  // If `rows` or `relations` change the row counts.
  if (Object.keys(tables).length + Object.keys(relations).length > 0) blueprint = await refitTimelines(given, blueprint, compile);
  return withDirt(blueprint, dirty, compile);
}

/** Whether to drop the guessed share of NULLs: percentages of labels already define which rows are NULL. */
function isSetEverywhere(statement: OverlayColumn, table: BlueprintTable, column: BlueprintColumn): boolean {
  if (typeof statement === 'string') return true;
  const isPercent =
    typeof statement === 'object' && statement !== null && !('generator' in statement) && Object.values(statement).some((share) => typeof share === 'string');
  return !isPercent && !(table.groups ?? []).some((group) => decidesNulls(group, column.name));
}

/** The overlay's settings for columns of a table, by name. */
function statementsOf(blueprint: Blueprint, columns: Readonly<Record<string, OverlayColumn>>, table: BlueprintTable): ReadonlyMap<string, OverlayColumn> {
  const named = Object.entries(columns).map(([name, statement]) => ({ found: columnNamed(blueprint, name, `columns: ${name}`), stated: statement }));
  return new Map(named.flatMap(({ found, stated: statement }) => (nameOf(found[0]) === nameOf(table) ? [[found[1].name, statement] as const] : [])));
}

function isShares(statement: OverlayColumn): boolean {
  return typeof statement === 'object' && statement !== null && !('generator' in statement);
}

/** These references are never NULL, except those with another share in the overlay. */
function withoutShares(blueprint: Blueprint, bound: readonly Relation[]): Blueprint {
  if (bound.length === 0) return blueprint;
  const freed = blueprint.relations.map((relation) => {
    if (!bound.some(({ name, from, nullShare }) => name === relation.name && from.table === relation.from.table && nullShare === relation.nullShare))
      return relation;
    const { nullShare: _, ...rest } = relation;
    return rest;
  });
  return { ...blueprint, relations: freed };
}

/** How a load treats the tables for which an overlay sets it. */
export function overlayModes(blueprint: Blueprint, { tables = {} }: Overlay): TableModes {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, { mode }]) =>
      mode === undefined ? [] : [[nameOf(tableNamed(blueprint, name, 'tables')), mode === 'empty' ? 'generate' : mode]],
    ),
  );
}

/** The row counts that an overlay gives, by the tables' full names; those that the command line names take precedence and are left out. */
export function countsOfOverlay(given: Blueprint, { tables = {} }: Pick<Overlay, 'tables'>, rows: RowCounts | undefined): Record<string, number> {
  const named = new Set(tablesNamed(rows).map((name) => nameOf(tableNamed(given, name, 'rows'))));
  const counts = dictionary<number>();
  for (const [name, { rows: count }] of Object.entries(tables)) {
    const table = nameOf(tableNamed(given, name, 'tables'));
    if (count !== undefined && !named.has(table) && !rowsAsked(rows, [table])?.named) counts[table] = count;
  }
  return counts;
}

function withTables(given: Blueprint, tables: Readonly<Record<string, OverlayTable>>, rows: RowCounts | undefined): Blueprint {
  const counts = countsOfOverlay(given, { tables }, rows);
  let blueprint = Object.keys(counts).length > 0 ? withRows(given, { rows: counts }) : given;
  for (const [name, statement] of Object.entries(tables)) {
    const table = tableNamed(blueprint, name, 'tables');
    if (!TIMES.some((member) => statement[member] !== undefined)) continue;
    const moved = BUSY.some((member) => statement[member] !== undefined) ? putOnTimeline(table) : { columns: table.columns, daysAhead: 0 };
    if (!moved) throw withoutTime(name, statement);
    const timeline = timelineOf(blueprint, { ...table, columns: moved.columns }, name, statement);
    const ahead = statement.to === undefined && moved.daysAhead > 0 ? { to: dateOf(`+${moved.daysAhead}d`, blueprint.referenceDate)! } : {};
    blueprint = withTable(blueprint, table, { columns: moved.columns, timeline: { ...timeline, ...ahead } });
  }
  return blueprint;
}

/** Members of a table that determine the times of its rows. */
const TIMES = ['from', 'to', 'growth', 'parts', 'season', 'weekdays', 'hours'] as const;
/** Those that only times on the timeline have. */
const BUSY = ['season', 'weekdays', 'hours'] as const;

function withoutTime(name: string, statement: OverlayTable): Problem {
  return new Problem(
    'invalid-request',
    `tables: ${name} has no column that says when its rows came, so ${TIMES.filter((member) => statement[member] !== undefined).join(' and ')} has no effect there.`,
  );
}

function timelineOf({ referenceDate }: Blueprint, table: BlueprintTable, name: string, statement: OverlayTable): NonNullable<BlueprintTable['timeline']> {
  if (!table.timeline && !table.columns.some(({ generator }) => /^(?:date\.(?:created|business|epoch)|life\.)/.test(generator?.kind ?? '')))
    throw withoutTime(name, statement);
  if (statement.weekdays?.every((weight) => weight === 0)) throw new Problem('invalid-request', `tables: ${name}.weekdays leaves no day.`);
  if (statement.season && Object.keys(statement.season).length === 12 && Object.values(statement.season).every((weight) => weight === 0))
    throw new Problem('invalid-request', `tables: ${name}.season leaves no month.`);
  const dateFor = (moment: string, member: string): string => {
    const date = dateOf(moment, referenceDate);
    if (date === null) throw new Problem('invalid-request', `tables: ${name}.${member} is "${moment}"; a date, now, or a distance such as -90d is expected.`);
    return date;
  };
  const timeline = table.timeline ?? { from: referenceDate, to: referenceDate, rows: Math.max(1, table.rows ?? 1000) };
  const next = {
    ...timeline,
    ...(statement.from !== undefined && { from: dateFor(statement.from, 'from') }),
    to: statement.to === undefined ? (table.timeline?.to ?? referenceDate) : dateFor(statement.to, 'to'),
  };
  for (const member of ['from', 'to'] as const)
    if (statement[member] !== undefined && next[member] > referenceDate)
      throw new Problem(
        'invalid-request',
        `tables: ${name}.${member} is ${next[member]}, after the reference date ${referenceDate}, and nothing happens after that. Set the reference date to ${next.to > next.from ? next.to : next.from} as well, or an earlier time here.`,
      );
  if (next.from > next.to) throw new Problem('invalid-request', `tables: ${name} begins at ${next.from}, after its end at ${next.to}.`);
  const { parts } = statement;
  if (parts?.every((weight) => weight === 0)) throw new Problem('invalid-request', `tables: ${name}.parts leaves no time.`);
  const own = { ...timelinePattern(statement), ...(parts && { parts: [...parts] }) };
  // Other settings keep their defaults: a pattern alone would make all days and years the same.
  const usual = Object.keys(own).length > 0 && !timeline.pattern ? usualPattern(yearsOf(next)) : {};
  const { byHour, ...kept } = timeline.pattern ?? {};
  const pattern: TimelinePattern = { ...usual, ...kept, ...(byHour && !own.hours && { byHour }), ...own };
  if (parts && statement.growth === undefined) delete pattern.growth;
  if (pattern.hours && pattern.hours.from >= pattern.hours.to)
    throw new Problem('invalid-request', `tables: ${name}.hours: from must be before to, within one day.`);
  return { ...next, ...(Object.keys(pattern).length > 0 && { pattern }) };
}

function yearsOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / (365 * 24 * 3_600_000);
}

function withRelation(blueprint: Blueprint, name: string, { vip, none, null: nulls, children, spread, first }: OverlayRelation): Blueprint {
  const place = `relations: ${name}`;
  const relation = relationNamed(blueprint, name, place);
  const [child] = blueprint.tables.filter((table) => nameOf(table) === relation.from.table);
  if (nulls !== undefined && !relation.from.columns.some((column) => child!.columns.find((one) => one.name === column)?.nullable))
    throw new Problem('invalid-request', `${place}: null needs a column that takes NULL.`);
  if (first?.some((count) => count > 1) && isKeyWithin(child!, relation.from.columns))
    throw new Problem('invalid-request', `${place}: a key allows one child of each parent, so that first can have none with more.`);
  if (vip !== undefined && isKeyWithin(child!, relation.from.columns))
    throw new Problem('invalid-request', `${place}: a key allows one child of each parent, so that none can have ${vip}.`);
  const next: Relation = {
    ...relation,
    ...(vip !== undefined && { vip: shareOf(vip) }),
    ...(none !== undefined && { childless: shareOf(none) }),
    ...(nulls !== undefined && { nullShare: shareOf(nulls) }),
    ...(none !== undefined && overallByTime(relation)),
    ...(first !== undefined && { first: [...first] }),
  };
  if (spread !== undefined && children === undefined && !isKeyWithin(child!, relation.from.columns)) {
    setFanOut(next, childrenOf(next, spread, place).fanOut);
    // A given number of rows in the order of a parent is dealt evenly.
    if (child!.rows !== undefined && next.owner) next.owner = false;
  }
  if (children !== undefined) {
    if (isKeyWithin(child!, relation.from.columns)) requireAtMostOne(next, children, place);
    const { fanOut, childless } = childrenOf(next, children, place, none);
    setFanOut(next, fanOut);
    next.owner = true;
    if (none === undefined) {
      delete next.childless;
      if (childless !== undefined) next.childless = childless;
    }
    if (vip !== undefined) next.vipOnTop = true;
  }
  const relations = blueprint.relations.map((one) =>
    one === relation ? next : children !== undefined && one.from.table === relation.from.table && one.owner ? { ...one, owner: false } : one,
  );
  if (children === undefined) return { ...blueprint, relations };
  const { rows: _, ...counted } = child!;
  return { ...blueprint, relations, tables: blueprint.tables.map((table) => (table === child ? counted : table)) };
}

function withTable(blueprint: Blueprint, table: BlueprintTable, change: Partial<BlueprintTable>): Blueprint {
  return { ...blueprint, tables: blueprint.tables.map((one) => (one === table ? { ...table, ...change } : one)) };
}
