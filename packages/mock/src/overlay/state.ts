import { MockFault, type MockSchema, type MockTable } from '../core/index.ts';
import { viewOf, type Base, type Row, type TableView, type View } from '../engines/virtual/index.ts';

/** The writes to one table. Immutable after its statement. */
export type TableState = {
  /** Changed rows by their slots, and created ones after the generated ones. */
  readonly written: ReadonlyMap<number, Row>;
  readonly deleted: ReadonlySet<number>;
  readonly created: number;
  /** The slot of the next created row. */
  readonly next: number;
  /** The next values of sequences, by column. */
  readonly sequences: ReadonlyMap<string, bigint>;
};

export type State = { readonly tables: ReadonlyMap<MockTable, TableState>; /** Random values assigned so far. */ readonly drawn: number };

export const NOTHING_WRITTEN: State = { tables: new Map(), drawn: 0 };

/** Maximum number of written rows per session. */
const MAX_WRITTEN = 10_000;

/** One statement: only it sees its writes until `done` returns the next state. */
export class Draft implements View {
  readonly schema: MockSchema;
  readonly base: Base;
  readonly #tables = new Map<MockTable, DraftTable>();
  readonly #before: State;
  drawn: number;

  constructor(schema: MockSchema, base: Base, before: State) {
    this.schema = schema;
    this.base = base;
    this.#before = before;
    this.drawn = before.drawn;
  }

  table(table: MockTable): DraftTable {
    let draft = this.#tables.get(table);
    if (!draft) this.#tables.set(table, (draft = new DraftTable(table, this.base.rows(table), this.#before.tables.get(table))));
    return draft;
  }

  /** Throws 53400 if there are more than a session may have. */
  done(): State {
    const tables = new Map(this.#before.tables);
    for (const [table, draft] of this.#tables) {
      const state = draft.state();
      if (state) tables.set(table, state);
    }
    let rows = 0;
    for (const state of tables.values()) rows += state.written.size + state.deleted.size;
    if (rows > MAX_WRITTEN)
      throw new MockFault({
        code: '53400',
        status: 500,
        message: 'configuration limit exceeded',
        details: `A session of a mock holds at most ${MAX_WRITTEN} written rows, and this makes ${rows}.`,
        hint: 'Reset the session, or load the data into a database with `seedbed load`.',
      });
    return { tables, drawn: this.drawn };
  }
}

/** One table within a statement. Its maps are copied at the first write. */
export class DraftTable implements TableView {
  readonly table: MockTable;
  readonly made: number;
  #state: TableState;
  #own: { written: Map<number, Row>; deleted: Set<number>; sequences: Map<string, bigint> } | null = null;
  #created: number;
  #next: number;
  #order: readonly number[] | null = null;

  constructor(table: MockTable, made: number, state: TableState | undefined) {
    this.table = table;
    this.made = made;
    this.#state = state ?? { written: new Map(), deleted: new Set(), created: 0, next: made, sequences: new Map() };
    this.#created = this.#state.created;
    this.#next = this.#state.next;
  }

  get #written(): ReadonlyMap<number, Row> {
    return this.#own?.written ?? this.#state.written;
  }

  get #deleted(): ReadonlySet<number> {
    return this.#own?.deleted ?? this.#state.deleted;
  }

  get count(): number {
    return this.made - this.#deleted.size + this.#created;
  }

  get written(): readonly number[] {
    return (this.#order ??= [...this.#written.keys()].toSorted((a, b) => a - b));
  }

  isTouched(slot: number): boolean {
    return this.#written.has(slot) || this.#deleted.has(slot);
  }

  writtenRow(slot: number): Row | null {
    return this.#written.get(slot) ?? null;
  }

  create(row: Row): number {
    const slot = this.#next++;
    this.#writable().written.set(slot, row);
    this.#created++;
    return slot;
  }

  change(slot: number, row: Row): void {
    this.#writable().written.set(slot, row);
  }

  remove(slot: number): void {
    const own = this.#writable();
    own.written.delete(slot);
    if (slot < this.made) own.deleted.add(slot);
    else this.#created--;
  }

  isVisible(slot: number): boolean {
    return this.#written.has(slot) || (slot < this.made && !this.#deleted.has(slot));
  }

  sequence(column: string): bigint | undefined {
    return (this.#own?.sequences ?? this.#state.sequences).get(column);
  }

  setSequence(column: string, next: bigint): void {
    this.#writable().sequences.set(column, next);
  }

  state(): TableState | null {
    return this.#own && { ...this.#own, created: this.#created, next: this.#next };
  }

  #writable() {
    this.#order = null;
    return (this.#own ??= {
      written: new Map(this.#state.written),
      deleted: new Set(this.#state.deleted),
      sequences: new Map(this.#state.sequences),
    });
  }
}

/** The rows of a state. */
export function viewOfState(schema: MockSchema, base: Base, state: State): View {
  return state.tables.size === 0 ? viewOf(schema, base) : new Draft(schema, base, state);
}
