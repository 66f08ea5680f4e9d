import { qualifiedName, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { TableDraft } from '../draft.ts';
import type { Work } from '../work.ts';

/**
 * The existing rows of a target's table. Together with the blueprint it determines every byte that is added, so it is
 * stored with the run: as JSON that depends only on the table's content.
 */
export type ExistingTable = {
  /**
   * The number of existing rows. Draws for new rows depend on it, so that they differ from those of the previous load.
   */
  readonly present: number;
  /** No rows are generated: the listed rows are the table's rows, and references point to them. */
  readonly kept?: boolean;
  /** By column, the first unused number of its sequence; for a reference number, after the number of existing rows. */
  readonly next?: Readonly<Record<string, string>>;
  /** Columns of the listed rows, and the rows as Postgres prints them: all rows, or a sample of a large table. */
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly (string | null)[])[];
  /** The number of generated rows, including those left out; replaces the blueprint's count. */
  readonly make?: number;
  /**
   * Ascending generated rows, from 0, that would violate a key of existing rows: they are not sent, and nothing refers
   * to them.
   */
  readonly left?: readonly number[];
  /** Whether keys go on in the order of the load that made the existing rows: set if rows would conflict with them. */
  readonly continuesKeys?: boolean;
};

/** By qualified name; a table without an entry is empty. */
export type ExistingTables = Readonly<Record<string, ExistingTable>>;

/**
 * The blueprint of a load into tables with existing rows: sequences continue after them, and kept tables consist of
 * their listed rows, which no key, group or condition changes.
 */
export function withExistingRows(blueprint: Blueprint, existingTables: ExistingTables): Blueprint {
  const kept = new Set(Object.keys(existingTables).filter((name) => existingTables[name]!.kept));
  const ordered = ({ order, ...relation }: Relation): Relation => (order === undefined || kept.has(relation.to.table) ? relation : { ...relation, order });
  return {
    ...blueprint,
    tables: blueprint.tables.map((table) => {
      const existingTable = existingTables[qualifiedName(table.schema, table.name)];
      if (!existingTable) return table;
      return existingTable.kept ? keptTable(table, existingTable) : continued(table, existingTable);
    }),
    // Order by time applies to generated rows only.
    relations: blueprint.relations.map(ordered),
    ...(blueprint.dropped && { dropped: blueprint.dropped.map(ordered) }),
  };
}

function keptTable(table: BlueprintTable, { rows = [], columns: listed = [] }: ExistingTable): BlueprintTable {
  const { groups: _, uniqueKeys: __, exclusions: ___, timeline: ____, primaryKey: _____, ...rest } = table;
  const known = new Set(listed);
  const columns = table.columns.map(({ nullRate, ...column }) => (nullRate === undefined || known.has(column.name) ? column : { ...column, nullRate }));
  return { ...rest, mode: 'keep', rows: rows.length, columns };
}

function continued(table: BlueprintTable, { next = {}, make }: ExistingTable): BlueprintTable {
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

/** Generators whose numbers rise with the row, starting at their parameter `start`. */
const NUMBERED: ReadonlySet<string> = new Set(['sequence', 'code.reference']);

export function isKept(work: Work, table: TableDraft): boolean {
  return work.existingTables[table.name]?.kept === true;
}

/** The table's name in the keys of its random draws. */
export function drawnName(existingTables: ExistingTables, { name, spec }: Pick<TableDraft, 'name' | 'spec'>): string {
  const present = existingTables[name]?.present ?? 0;
  const drawn = spec.drawnAs ?? spec.name;
  return present === 0 ? drawn : `${drawn} behind ${present}`;
}

/** How many rows of an earlier load have values of this table's keys, if the keys continue after them; otherwise 0. */
export function rowsBefore({ existingTables }: Pick<Work, 'existingTables'>, { name }: Pick<TableDraft, 'name'>): number {
  const { present = 0, continuesKeys } = existingTables[name] ?? {};
  return continuesKeys ? present : 0;
}

/** A column's name in the keys of its random draws; other purposes have names of their own. */
export function drawnColumn({ columns }: Pick<TableDraft, 'columns'>, name: string): string {
  return columns.get(name)?.spec.drawnAs ?? name;
}

/** Rows that are not sent, as a set; null if all are sent. */
export function leftOut(work: Work, table: TableDraft): ReadonlySet<number> | null {
  const left = work.existingTables[table.name]?.left ?? [];
  return left.length === 0 ? null : new Set(left);
}
