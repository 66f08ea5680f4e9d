import {
  qualifiedName,
  resolveType,
  type Blueprint,
  type BlueprintColumn,
  type BlueprintTable,
  type Dirt,
  type Generator,
  type Knowledge,
  type KnowledgeFault,
  type KnowledgeOutcome,
  type KnowledgeTable,
  type Relation,
  type RowCounts,
  type SqlType,
} from '@seedbed/contract';
import type { ReferenceAnswer } from './rows/references.ts';

/** An answer's statements about one column, before they become its generator. */
export type ColumnAnswer = {
  /** JSON Pointer of the latest statement. */
  place: string;
  /** The generator for rows outside of all cases; default: the column's own. */
  base?: Generator;
  /** JSON Pointer of the statement that gave it. */
  basePlace?: string;
  /** By condition; the first that holds counts. */
  readonly cases: { readonly when: string; readonly generator: Generator }[];
  /** Conditions for NULL. */
  readonly nullWhen: string[];
  /** JSON Pointers of the conditions. */
  readonly places: Map<string, string>;
  nullShare?: number;
  /** A share of the rows that meet a condition is NULL. */
  nullPart?: { readonly when: string; readonly share: number };
  /** Whether conditions apply to some rows only: all others keep their values and their NULLs. */
  othersStay?: boolean;
};

export type TableWork = {
  readonly name: string;
  readonly place: string;
  readonly spec: BlueprintTable;
  readonly stated: KnowledgeTable;
  /** Its references, without guesses that the answer contradicts. */
  readonly relations: Relation[];
  readonly answers: Map<string, ColumnAnswer>;
  /** Statements about its references, by column. */
  readonly references: Map<string, ReferenceAnswer>;
  /** Groups of cases that this answer made. */
  readonly cases: Set<object>;
  /** Generators of columns that show examples. */
  readonly shown: Map<string, Generator>;
  /** Stated dirt of columns, with its place in the answer. */
  readonly dirt: Map<string, { readonly place: string; readonly statedDirt: number | Dirt }>;
  /** Columns whose values stand in the examples that are its rows. */
  readonly listed: Set<string>;
  /** Reasons why the examples cannot be used as the rows themselves, although the counts match. */
  readonly notRows: string[];
  /** Length of time that must be free behind a column's time, in hours. */
  readonly reserves: Map<string, number>;
  /** The states of its rows as they were before the answer, by entity. */
  readonly lives: ReadonlyMap<string, Life>;
};

/** A state column, and what a row goes through. */
export type Life = { readonly state: string; readonly steps?: readonly string[]; readonly goals?: readonly string[]; readonly ends?: readonly string[] };

/** A relation that an answer states: a condition in CEL that rows satisfy. `column` is the one that it makes. `heldBefore`: nobody
 * states it, but it held without the answer; reported only if it no longer does. `among`: the reference whose rows it chooses. */
export type Stated = {
  readonly table: string;
  readonly text: string;
  readonly condition: string;
  readonly column?: string;
  readonly heldBefore?: boolean;
  readonly among?: { readonly column: string; readonly place: string };
  /** What the column is computed by, with its place in the answer. */
  readonly formula?: { readonly expression: string; readonly place: string };
};

/** An answer on its way into a blueprint. */
export type AnswerWork = {
  readonly blueprint: Blueprint;
  readonly knowledge: Knowledge;
  readonly tables: readonly TableWork[];
  readonly faults: KnowledgeFault[];
  readonly lost: KnowledgeOutcome['lost'];
  readonly stated: Stated[];
  /** Columns changed already: whole rows and references. */
  readonly written: KnowledgeOutcome['taken'];
  /** Row counts that a person requested beside the answer. */
  readonly requested?: RowCounts | undefined;
  /** Why columns that it names are as they are. */
  readonly because: string;
  /** The origin recorded in changed columns. */
  readonly origin: NonNullable<BlueprintColumn['origin']>;
};

/** A JSON Pointer of names. */
export function pointer(...names: readonly (string | number)[]): string {
  return names.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The table of a name, with or without its schema. */
export function tableNamed(blueprint: Blueprint, name: string): BlueprintTable | undefined {
  return (
    blueprint.tables.find((table) => qualifiedName(table.schema, table.name) === name || `${table.schema}.${table.name}` === name) ??
    blueprint.tables.find((table) => table.name === name)
  );
}

/** A table's name without its schema and its quotes, as statements call it. */
export function bareName(table: string): string {
  return table.slice(table.lastIndexOf('.') + 1).replaceAll('"', '');
}

export function columnNamed({ spec }: TableWork, name: string): BlueprintColumn | undefined {
  return spec.columns.find((column) => column.name === name);
}

export function typeOf({ blueprint }: AnswerWork, { type }: BlueprintColumn): SqlType {
  return resolveType(type, blueprint.types);
}

/** The reference that a column is part of, if it is. */
export function referenceOf(table: TableWork, column: string): Relation | undefined {
  return table.relations.find((relation) => relation.from.columns.includes(column));
}

/** Why a column takes no answer; null if it does. */
export function refusal(table: TableWork, column: BlueprintColumn): string | null {
  const reference = referenceOf(table, column.name);
  if (column.generated !== undefined) return `Postgres computes it: GENERATED ALWAYS AS (${column.generated})`;
  if (column.identity) return 'Postgres numbers it: an identity column';
  if (reference) return `it refers to ${reference.to.table}: its values are keys of that table's rows`;
  const frozen = (table.spec.groups ?? []).find((group) => group.rows && group.columns.includes(column.name));
  return frozen
    ? `its CHECKs are satisfied by whole rows that Postgres accepted (${(frozen.constraints ?? []).join(', ') || frozen.columns.join(', ')})`
    : null;
}

/**
 * Where to put an answer for a column; null, with an error or a loss, if there is no such column or it accepts none.
 */
export function answerFor(work: AnswerWork, table: TableWork, name: string, place: string): ColumnAnswer | null {
  const column = columnNamed(table, name);
  if (!column) {
    const known = table.spec.columns.map((each) => each.name).join(', ');
    work.faults.push({ place, message: `${table.name} has no column "${name}".`, instead: `One of ${known}.` });
    return null;
  }
  const why = refusal(table, column);
  if (why !== null) {
    lose(work, table, name, place, why);
    return null;
  }
  let answer = table.answers.get(name);
  if (!answer) table.answers.set(name, (answer = { place, cases: [], nullWhen: [], places: new Map() }));
  answer.place = place;
  return answer;
}

/** Gives the column another base. What its own statement says instead is reported: of two statements the later one counts. */
export function replaceBase(work: AnswerWork, table: TableWork, name: string, answer: ColumnAnswer, base: Generator, place: string): void {
  const { basePlace } = answer;
  if (answer.base && basePlace?.startsWith(`${table.place}/columns/`))
    lose(work, table, name, basePlace, `${place} says what the column holds, too, and counts`);
  answer.base = base;
  answer.basePlace = place;
}

export function lose(work: AnswerWork, table: TableWork, column: string, place: string, reason: string): void {
  if (!work.lost.some((each) => each.place === place && each.column === column)) work.lost.push({ place, table: table.name, column, reason });
}

export function fault(work: AnswerWork, place: string, message: string, instead?: string): void {
  work.faults.push({ place, message, ...(instead === undefined ? {} : { instead }) });
}

/** Whether a key requires distinct values of the column. */
export function isKeyed(table: TableWork, name: string): boolean {
  const { primaryKey = [], uniqueKeys = [] } = table.spec;
  const alone = (columns: readonly string[]) => columns.length === 1 && columns[0] === name;
  return !referenceOf(table, name) && (alone(primaryKey) || uniqueKeys.some((key) => alone(key.columns)));
}
