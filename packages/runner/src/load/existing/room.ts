import { countOf, type Diagnostic } from '@seedbed/contract';
import type { Plan, ExistingTable, TablePlan } from '@seedbed/engine';
import type { KeyThere } from '@seedbed/postgres/existing';

/** How often to generate more rows; after that, rows that still conflict are omitted. */
const MAX_GROWTHS = 6;

/** Rows to generate for each one left out, and a few more: with another row count all values may differ. */
const EXTRA_ROWS_FACTOR = 2;
const SPARE = 8;

/** The number of rows to add to a table, and the conflicts found so far. */
export class Room {
  readonly wanted: number;
  #make: number;
  #looks = 0;
  #growths = 0;
  #continuesKeys = false;
  readonly #left = new Set<number>();
  readonly #met = new Map<KeyThere, Set<number>>();

  constructor(wanted: number) {
    this.wanted = wanted;
    this.#make = wanted;
  }

  /** Number of rows to generate, so that enough of them do not conflict. */
  get make(): number {
    return this.#make;
  }

  /** Generated rows that are not sent: their key exists already, or they refer to a row that is not sent. */
  get left(): ReadonlySet<number> {
    return this.#left;
  }

  /** Rows with a conflict, by key. */
  get met(): ReadonlyMap<KeyThere, ReadonlySet<number>> {
    return this.#met;
  }

  /** Keys go on after those of the existing rows: tried at the first conflict. */
  get continuesKeys(): boolean {
    return this.#continuesKeys;
  }

  /** How often its rows were compared. */
  get looks(): number {
    return this.#looks;
  }

  /**
   * Omits conflicting rows from the `made` ones, or generates more if too few remain: then conflicts are checked again,
   * since all rows may differ. Returns whether anything changed.
   */
  leaveOut(made: number, met: ReadonlyMap<KeyThere, readonly number[]>, referring: readonly number[]): boolean {
    const before = this.#left.size;
    this.#looks++;
    for (const [key, rows] of met) {
      if (!this.#met.has(key)) this.#met.set(key, new Set());
      for (const row of rows) this.#met.get(key)!.add(row);
    }
    for (const row of [...[...met.values()].flat(), ...referring]) this.#left.add(row);
    if (this.#left.size === before) return false;
    if (!this.#continuesKeys && this.#met.size > 0) {
      this.#continuesKeys = true;
      this.#forgetConflicts();
      return true;
    }
    // The table cannot have more rows.
    if (made < this.#make || this.#make - this.#left.size >= this.wanted || this.#growths === MAX_GROWTHS) return true;
    this.#make = this.wanted + EXTRA_ROWS_FACTOR * this.#left.size + SPARE;
    this.#growths++;
    this.#forgetConflicts();
    return true;
  }

  #forgetConflicts(): void {
    this.#left.clear();
    this.#met.clear();
  }
}

/** The table's existing rows with the number to generate; surplus rows are omitted at the end. */
export function placed(existingTable: ExistingTable, room: Room | undefined, rows: number): ExistingTable {
  if (existingTable.kept) return existingTable;
  if (!room) return { ...existingTable, make: rows };
  const continued = { ...existingTable, ...(room.continuesKeys && { continuesKeys: true }) };
  if (room.left.size === 0 && room.make === room.wanted) return { ...continued, make: rows };
  const left = new Set(room.left);
  for (let row = room.make - 1; left.size < room.make - room.wanted; row--) left.add(row);
  return { ...continued, make: room.make, left: rising(left) };
}

/** Whether a table gets fewer rows than wanted. */
export function isShort({ rows, left }: TablePlan, { wanted }: Room): boolean {
  return rows - left.length < wanted;
}

/**
 * Why a table gets fewer rows than wanted: the number of generated and compared rows, and the keys that they share with
 * existing ones.
 */
export function fewerRows(plan: Plan, table: TablePlan, room: Pick<Room, 'wanted' | 'make' | 'left' | 'met'>): Diagnostic {
  const sent = table.rows - table.left.length;
  const keys = [...room.met].map(([key, rows]) => ({ key, rows: [...rows].filter((row) => row < table.rows) })).filter(({ rows }) => rows.length > 0);
  const conflicting = new Set(keys.flatMap(({ rows }) => rows)).size;
  const names = keys.map(({ key }) => `${key.name} (${key.columns.join(', ')})`).join(', ');
  const made =
    table.rows < room.make ? `its generators make ${countOf(table.rows, 'row')} with different keys` : `of ${countOf(table.rows, 'row')} that were made`;
  const others = room.left.size > 0 ? `${made}, the others refer to rows that are left out` : reasonAbove(plan, table);
  const why = conflicting > 0 ? `${made}, ${conflicting} have a key of an existing row: ${names}` : others;
  return {
    level: 'warning',
    code: 'fewer-rows',
    table: table.name,
    ...(keys[0] && { constraint: keys[0].key.name }),
    message: `${table.name} gets ${sent} rows more, not ${room.wanted}: ${why}.`,
    mend: hintOf(plan, table, limitingColumns(plan, table, room) ?? keys.flatMap(({ key }) => key.columns)),
    largest: sent,
  };
}

/** Why fewer rows are generated at all: a parent table gets none, or its keys have no more values. */
function reasonAbove(plan: Plan, table: TablePlan): string {
  const empty = plan.relations.find(({ child, parent }) => {
    const above = plan.table(parent);
    return child === table.name && parent !== child && above.rows === above.left.length;
  });
  return empty ? `its rows refer to new rows of ${empty.parent}, which gets none` : `its keys leave no other rows beside those of the tables that it refers to`;
}

/**
 * The columns whose key let fewer rows be made than were tried: more values for another key would help nothing. Null if no
 * key did.
 */
function limitingColumns(plan: Plan, table: TablePlan, { make }: Pick<Room, 'make'>): readonly string[] | null {
  if (table.rows >= make) return null;
  const limit = plan.diagnostics.findLast((each) => each.code === 'unsatisfiable' && each.table === table.name && each.largest === table.rows);
  const named = table.keys.find((key) => key.name === limit?.constraint);
  // A key over references has at most the parents' rows.
  const overReferences = table.keys.find(({ columns }) =>
    columns.every((name) => plan.relations.some(({ child, columns: own }) => child === table.name && own.includes(name))),
  );
  return (named ?? (limit ? undefined : overReferences))?.columns ?? null;
}

/** Ways to give a key more values: generators of its own columns, and rows of the parent tables. */
function hintOf(plan: Plan, table: TablePlan, columns: readonly string[]): string {
  const relations = plan.relations.filter((relation) => relation.child === table.name && relation.columns.some((name) => columns.includes(name)));
  const parents = [...new Set(relations.map(({ parent }) => parent))].filter((name) => name !== table.name);
  const own = [...new Set(columns)].filter((name) => !relations.some((relation) => relation.columns.includes(name)));
  const ways = [
    ...(own.length > 0 ? [`give ${own.join(' and ')} a generator with more values`] : []),
    ...(parents.length > 0 ? [`add more rows to ${parents.join(' or ')}`] : []),
  ];
  const text = ways.join(', or ');
  return text === '' ? 'Give its key columns generators with more values.' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

export function rising(rows: Iterable<number>): number[] {
  return [...rows].sort((a, b) => a - b);
}
