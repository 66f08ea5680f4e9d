import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import type { TableDraft } from '../draft.ts';
import type { Work } from '../work.ts';

/**
 * What a table of the target holds before rows are made for it. With the blueprint it decides every byte of what is added, so that it is
 * kept with the run: JSON, and the same for the same content of the table.
 */
export type Standing = {
  /** Rows that are there. Rows that are made have draws of their own for each count, so that they are not those of the load before. */
  readonly present: number;
  /** No rows are made: those that are listed are the table's rows, and what refers to it refers to them. */
  readonly kept?: boolean;
  /** By column, the first number of its sequence that is behind all that was there or was drawn; of a reference number, behind as many as are there. */
  readonly next?: Readonly<Record<string, string>>;
  /** Columns of the listed rows, and the rows as Postgres prints them: all, or of many rows some. */
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly (string | null)[])[];
  /** Rows that are made, with those that are left out; instead of the blueprint's count. */
  readonly make?: number;
  /** Rows of ours, from 0 and rising, that would meet what is there under a key: they are not sent, and nothing refers to them. */
  readonly left?: readonly number[];
};

/** By qualified name; a table that is not named holds nothing. */
export type Standings = Readonly<Record<string, Standing>>;

/**
 * The blueprint of a load into tables that hold rows: sequences go on behind those, and kept tables are their listed rows, which no key, group
 * or condition moves.
 */
export function withStanding(blueprint: Blueprint, standings: Standings): Blueprint {
  const kept = new Set(Object.keys(standings).filter((name) => standings[name]!.kept));
  return {
    ...blueprint,
    tables: blueprint.tables.map((table) => {
      const standing = standings[qualifiedName(table.schema, table.name)];
      if (!standing) return table;
      return standing.kept ? keptTable(table, standing) : continued(table, standing);
    }),
    // The order of time is of rows that were made together.
    relations: blueprint.relations.map(({ order, ...relation }) => (order === undefined || kept.has(relation.to.table) ? relation : { ...relation, order })),
  };
}

function keptTable(table: BlueprintTable, { rows = [], columns: listed = [] }: Standing): BlueprintTable {
  const { groups: _, uniqueKeys: __, exclusions: ___, timeline: ____, primaryKey: _____, ...rest } = table;
  const known = new Set(listed);
  const columns = table.columns.map(({ nullRate, ...column }) => (nullRate === undefined || known.has(column.name) ? column : { ...column, nullRate }));
  return { ...rest, mode: 'keep', rows: rows.length, columns };
}

function continued(table: BlueprintTable, { next = {}, make }: Standing): BlueprintTable {
  return {
    ...table,
    ...(make !== undefined && { rows: make }),
    columns: table.columns.map((column) => {
      const start = Object.hasOwn(next, column.name) ? next[column.name]! : undefined;
      if (start === undefined || !column.generator || !NUMBERED.has(column.generator.kind)) return column;
      const number = Number(start);
      return {
        ...column,
        generator: { kind: column.generator.kind, parameters: { ...column.generator.parameters, start: Number.isSafeInteger(number) ? number : start } },
      };
    }),
  };
}

/** Generators whose numbers rise with the row, from their parameter `start` on. */
const NUMBERED: ReadonlySet<string> = new Set(['sequence', 'code.reference']);

export function isKept(work: Work, table: TableDraft): boolean {
  return work.standings[table.name]?.kept === true;
}

/** The table's name in the keys of its draws. */
export function drawnName(standings: Standings, { name, spec }: Pick<TableDraft, 'name' | 'spec'>): string {
  const present = standings[name]?.present ?? 0;
  return present === 0 ? spec.name : `${spec.name} behind ${present}`;
}

/** Rows that are not sent, as a set; null where all are. */
export function leftOut(work: Work, table: TableDraft): ReadonlySet<number> | null {
  const left = work.standings[table.name]?.left ?? [];
  return left.length === 0 ? null : new Set(left);
}
