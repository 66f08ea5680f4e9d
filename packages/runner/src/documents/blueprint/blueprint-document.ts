import {
  countText,
  knownTables,
  mostRows,
  qualifiedName,
  Problem,
  rowsAsked,
  rowsAtM,
  scaledRows,
  tablesNamed,
  timelinesOfRows,
  type Blueprint,
  type BlueprintTable,
  type Diagnostic,
  type RowCounts,
} from '@seedbed/contract';
import { daysBetween, movedTimeline } from './move-timeline.ts';
import { slideTo } from './slide-to.ts';

/** Changes to a blueprint for one use. */
export type BlueprintChanges = {
  /** Rows for every table, or by table (`users` or `public.users`), `*` for all others; default by the table's role. */
  readonly rows?: RowCounts;
  /** Multiplies the default row counts. */
  readonly scale?: number;
  readonly seed?: string | number;
  readonly locale?: string | Readonly<Record<string, number>>;
  readonly referenceDate?: string;
  /** The date up to which its times move, by whole weeks. */
  readonly slide?: string;
};

/** A blueprint from outside: checks only its outermost shape; `compile` checks the rest. */
export function parseBlueprint(json: unknown): Blueprint {
  const inner = typeof json === 'object' && json !== null && 'blueprint' in json ? (json as { blueprint: unknown }).blueprint : json;
  const document = inner as Partial<Blueprint> | null;
  if (typeof document !== 'object' || document === null || document.format !== 1 || !Array.isArray(document.tables)) {
    throw new Problem('invalid-blueprint', 'This is no blueprint: a JSON object with "format": 1 and "tables" is expected.', {
      errors: [{ pointer: '/format', message: 'expected 1' }],
    });
  }
  return document as Blueprint;
}

/**
 * The blueprint with the row counts, seed, locale and reference date that were requested; timelines get the length of
 * the rows, and end at the reference date, as they would from the DDL. Throws for an unknown table.
 */
export function withRows(given: Blueprint, options: BlueprintChanges): Blueprint {
  const blueprint = withCounts(given, options);
  return options.slide === undefined ? blueprint : slideTo(blueprint, options.slide);
}

function withCounts(blueprint: Blueprint, options: BlueprintChanges): Blueprint {
  const { rows, scale, referenceDate } = options;
  checkNames(blueprint, tablesNamed(rows));
  const counts = new Map<BlueprintTable, number>();
  for (const table of blueprint.tables) {
    const requestedRows = rowsAsked(rows, [qualifiedName(table.schema, table.name), table.name])?.rows;
    if (requestedRows !== undefined) counts.set(table, requestedRows);
    else if (scale !== undefined && table.rows !== undefined) counts.set(table, Math.min(scaledCount(blueprint, table, scale), roomOf(blueprint, table)));
  }
  const timed = timelinesOfRows(blueprint, counts);
  const days = referenceDate === undefined ? 0 : daysBetween(blueprint.referenceDate, referenceDate);
  const tables = blueprint.tables.map((table): BlueprintTable => {
    const count = counts.get(table);
    const { rowsOfM, ...fitted } = timed.get(table)!;
    const { timeline } = fitted;
    return {
      ...fitted,
      ...(rowsOfM !== undefined && scale === undefined && { rowsOfM }),
      ...(count !== undefined && { rows: count }),
      ...(timeline && days !== 0 && { timeline: movedTimeline(timeline, days) }),
    };
  });
  const { slide, size, ...own } = blueprint;
  return {
    ...own,
    // An explicit reference date is the end of the data.
    ...(slide !== undefined && referenceDate === undefined && { slide }),
    // Scaled counts are those of no size.
    ...(size !== undefined && scale === undefined && { size }),
    ...(options.seed !== undefined && { seed: options.seed }),
    ...(options.locale !== undefined && { locale: typeof options.locale === 'string' ? options.locale : { ...options.locale } }),
    ...(referenceDate !== undefined && { referenceDate }),
    tables,
  };
}

function roomOf({ types = {} }: Blueprint, table: BlueprintTable): number {
  return mostRows(table, types)?.rows ?? Infinity;
}

function scaledCount(blueprint: Blueprint, table: BlueprintTable, scale: number): number {
  return scaledRows(qualifiedName(table.schema, table.name), rowsAtM(table, blueprint.size, roomOf(blueprint, table))!, scale);
}

/** The tables whose keys have room for fewer rows than `scale` asks for, which `withRows` leaves at what fits, each with the reason. */
export function keptByScale(blueprint: Blueprint, { rows, scale }: BlueprintChanges): Diagnostic[] {
  if (scale === undefined) return [];
  return blueprint.tables.flatMap((table): Diagnostic[] => {
    const name = qualifiedName(table.schema, table.name);
    if (table.rows === undefined || rowsAsked(rows, [name, table.name]) !== undefined) return [];
    const [scaled, most] = [scaledCount(blueprint, table, scale), mostRows(table, blueprint.types ?? {})];
    if (!most || scaled <= most.rows) return [];
    const message = `${name} stays at ${countText(most.rows)} rows, not ${countText(scaled)}: ${most.why}.`;
    return [{ level: 'info', code: 'unsatisfiable', table: name, message, largest: most.rows }];
  });
}

function checkNames(blueprint: Blueprint, names: readonly string[]): void {
  for (const name of names) {
    const matches = blueprint.tables.filter((table) => qualifiedName(table.schema, table.name) === name || table.name === name);
    const isExact = matches.some((table) => qualifiedName(table.schema, table.name) === name);
    if (matches.length !== 1 && !isExact) {
      throw new Problem(
        'invalid-request',
        matches.length === 0
          ? `rows: there is no table ${name}; there are ${knownTables(blueprint.tables.map((table) => qualifiedName(table.schema, table.name)))}`
          : `rows: ${name} could be ${knownTables(matches.map((table) => qualifiedName(table.schema, table.name)))}: name the table with its schema.`,
      );
    }
  }
}
