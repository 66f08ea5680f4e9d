import { MockFault, resolve, type MockSchema, type Query, type ResolvedQuery, type Result, type TableChanges } from '../core/index.ts';
import {
  Budget,
  execute,
  matchingSlots,
  requireValid,
  rowsOf,
  sorted,
  type Asker,
  type Base,
  type Caller,
  type RowRules,
  type StatementRules,
  type Surroundings,
  type View,
} from '../engines/virtual/index.ts';
import { withoutValues } from './check/without-values.ts';
import { changesOf } from './changes.ts';
import { readWritten, writtenText, type Written } from './kept.ts';
import { Draft, NOTHING_WRITTEN, viewOfState, type State } from './state.ts';
import { insert } from './write/insert.ts';
import type { PolicyChecks, Statement } from './write/statement.ts';
import { remove, update } from './write/update-and-delete.ts';

export type StoreOptions = {
  /** Start of the mock's clock, in milliseconds since 1970: written rows are the newest. */
  readonly start: number;
  /** Elapsed milliseconds since then; default: those of the process. */
  readonly elapsed?: () => number;
  /** The cost limit of a request, in cells. */
  readonly cells?: number;
  /** The time limit of a request. */
  readonly milliseconds?: number;
  /** Policies that apply to callers. Without them everyone sees and writes every row. */
  readonly rules?: RowRules | null;
  /** The result of `written` for a store over the same rows. */
  readonly written?: string;
};

/** The writes to a mock, by session. The unnamed session is shared; others start as its copy at that moment. */
export type Store = {
  readonly schema: MockSchema;
  /** One statement, atomic. Without an asker no policies apply. Throws `MockFault`. */
  run(query: Query, session?: string, asker?: Asker): Result;
  /** Several statements in one transaction. */
  begin(session?: string, asker?: Asker): Transaction;
  /** The rows of a session: the same object until something is written in it. Starts the session, like a statement. */
  shown(session?: string): object;
  /** A session's writes, as the difference to the generated rows; null if a table without a key has changed rows. */
  changes(session?: string): readonly TableChanges[] | null;
  /** The rows that a session would have, without starting it. */
  peek(session?: string): object;
  /** Discards a session's writes: rows, ids and random values start over. */
  reset(session?: string): void;
  /** Saves a session's rows under a name. */
  save(name: string, session?: string): void;
  /** Restores saved rows. False for an unknown name. */
  restore(name: string, session?: string): boolean;
  readonly snapshots: readonly string[];
  /** All writes at this moment: a copy of references only. */
  writes(): Written;
  /**
   * All writes, as a text for opening another store; null if there are none. With `since`: a further line of that text, with what was
   * written since then.
   */
  written(since?: Written): string | null;
  /** Takes back all that was written since then. */
  rollBack(to: Written): void;
};

export type Transaction = {
  run(query: Query): Result;
  /** Commits the writes; false if the session was written to meanwhile, and then it commits nothing. */
  commit(): boolean;
};

/** Maximum number of named sessions; drops the least recently used one. */
const MAX_SESSIONS = 200;
const MAX_SNAPSHOTS = 100;

/** Opens an empty layer over generated rows. */
export function openStore(schema: MockSchema, base: Base, options: StoreOptions): Store {
  const earlier = options.written === undefined ? undefined : readWritten(options.written, schema);
  const sessions = new Map(earlier?.sessions);
  const snapshots = new Map(earlier?.snapshots);
  const elapsed = options.elapsed ?? (() => (earlier?.elapsed ?? 0) + performance.now() - opened);
  const opened = performance.now();
  const stateOf = (session: string) => sessions.get(session) ?? sessions.get('') ?? NOTHING_WRITTEN;
  const put = (session: string, state: State) => {
    sessions.delete(session);
    sessions.set(session, state);
    if (sessions.size <= MAX_SESSIONS) return;
    for (const name of sessions.keys()) {
      if (name === '') continue;
      sessions.delete(name);
      return;
    }
  };
  /** A session keeps its first state, whatever others write. */
  const firstSeen = (session: string): State => {
    const state = stateOf(session);
    if (session !== '' && !sessions.has(session)) put(session, state);
    return state;
  };
  const writes = (): Written => ({ sessions: new Map(sessions), snapshots: new Map(snapshots), elapsed: elapsed() });
  const statement = (query: Query, before: State, asker: Asker | undefined): Outcome => {
    const resolvedQuery = resolve(schema, query.verb === 'read' || query.write ? query : { ...query, write: { rows: [] } });
    // An update without changes affects no row, whatever its conditions.
    requireValid(resolvedQuery.verb === 'update' && resolvedQuery.limit === 0 ? { ...resolvedQuery, where: null } : resolvedQuery);
    const budget = new Budget(options.cells, options.milliseconds);
    const view = viewOfState(schema, base, before);
    const now = Math.floor((options.start + elapsed()) * 1000);
    const rules = asker && options.rules ? { of: options.rules, caller: asker.caller, own: options.rules.open(asker, { view, budget, now }) } : null;
    const resolved = rules ? rules.own.visible(resolvedQuery) : resolvedQuery;
    const leftOut = leftOutOf(resolvedQuery);
    if (resolved.verb === 'read') return { result: Object.assign(execute(view, resolved, budget), leftOut && { leftOut }), after: before };
    const { result, after } = write(schema, base, before, resolved, { now, caller: asker?.caller }, budget, rules);
    return { result: Object.assign(result, leftOut && { leftOut }), after: resolved.write?.rollback ? before : after };
  };
  return {
    schema,
    get snapshots() {
      return [...snapshots.keys()];
    },
    run(query, session = '', asker) {
      const before = firstSeen(session);
      const { result, after } = statement(query, before, asker);
      if (after !== before) put(session, after);
      return result;
    },
    begin(session = '', asker) {
      const before = firstSeen(session);
      let state = before;
      return {
        run(query) {
          const { result, after } = statement(query, state, asker);
          state = after;
          return result;
        },
        commit() {
          if (stateOf(session) !== before) return false;
          if (state !== before) put(session, state);
          return true;
        },
      };
    },
    shown: (session = '') => firstSeen(session),
    changes: (session = '') => changesOf(base, stateOf(session)),
    peek: (session = '') => stateOf(session),
    reset(session = '') {
      put(session, NOTHING_WRITTEN);
    },
    save(name, session = '') {
      if (!snapshots.has(name) && snapshots.size >= MAX_SNAPSHOTS)
        throw new MockFault({
          code: '53400',
          status: 500,
          message: 'configuration limit exceeded',
          details: `A mock keeps at most ${MAX_SNAPSHOTS} snapshots.`,
        });
      snapshots.set(name, stateOf(session));
    },
    restore(name, session = '') {
      const state = snapshots.get(name);
      if (state) put(session, state);
      return state !== undefined;
    },
    writes,
    written(since) {
      if (since) return writtenText(writes(), since);
      const isEmpty = snapshots.size === 0 && [...sessions.values()].every(({ tables, drawn }) => tables.size === 0 && drawn === 0);
      return isEmpty ? null : writtenText(writes());
    },
    rollBack(to) {
      for (const [current, earlier] of [
        [sessions, to.sessions],
        [snapshots, to.snapshots],
      ] as const) {
        current.clear();
        for (const [name, state] of earlier) current.set(name, state);
      }
    },
  };
}

/** Generated columns of the tables of a query that nothing here can compute; null without any. */
function leftOutOf({ table, nodes }: ResolvedQuery): readonly string[] | null {
  const own =
    table.shown.length === table.columns.length
      ? []
      : table.columns.filter((column) => !table.shown.includes(column)).map(({ name }) => `${table.qualified}.${name}`);
  const all = [...own, ...nodes.flatMap((node) => (node.kind === 'relation' ? (leftOutOf(node.query) ?? []) : []))];
  return all.length === 0 ? null : all;
}

type Outcome = { readonly result: Result; readonly after: State };

type Ruled = { readonly of: RowRules; readonly caller: Caller; /** For this statement. */ readonly own: StatementRules };

function write(
  schema: MockSchema,
  base: Base,
  before: State,
  query: ResolvedQuery,
  { now, caller }: Pick<Surroundings, 'now' | 'caller'>,
  budget: Budget,
  rules: Ruled | null,
): Outcome {
  const draft = new Draft(schema, base, before);
  const around: Surroundings = { now, caller, uuid: () => uuidOf(`${base.plan.blueprint.seed}\0${query.table.qualified}`, draft.drawn++) };
  const statement = { draft, table: query.table, write: query.write!, around, budget, policies: rules && policyChecks(query, rules.own, draft) };
  try {
    return writeRows(schema, base, before, query, statement);
  } catch (fault) {
    if (!rules) throw fault;
    throw withoutValues(fault, (name) => schema.tables.some((table) => table.qualified === name && rules.of.holdFor(table, rules.caller)));
  }
}

function writeRows(schema: MockSchema, base: Base, before: State, query: ResolvedQuery, statement: Statement): Outcome {
  const { draft, budget } = statement;
  const old = viewOfState(schema, base, before);
  let slots: readonly number[];
  let inserted = 0;
  let rows: Pick<Result, 'fields' | 'rows'>;
  if (query.verb === 'insert') {
    ({ slots, inserted } = insert(statement));
    rows = rowsOf(draft, query, sorted(draft, query, slots, budget), budget);
  } else {
    slots = query.limit === 0 ? [] : sliced(query, matchingSlots(old, query, budget));
    if (query.verb === 'update') {
      update(statement, slots);
      rows = rowsOf(draft, query, sorted(draft, query, slots, budget), budget);
    } else {
      rows = rowsOf(old, query, sorted(old, query, slots, budget), budget);
      remove(statement, slots);
    }
  }
  requireAtMost(query, slots.length);
  if (query.write!.exactly !== null && slots.length !== query.write!.exactly)
    throw new MockFault({
      code: 'PGRST116',
      status: 406,
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${slots.length} rows`,
    });
  const result: Result = {
    ...rows,
    total: slots.length,
    totalIs: 'exact',
    affected: slots.length,
    inserted,
    location: query.verb === 'insert' && slots.length > 0 ? keyOf(draft, query, slots[0]!) : null,
  };
  return { result, after: draft.done() };
}

/** A row that is returned, searched for, or compared with others by the columns of ON CONFLICT must be visible. */
function policyChecks({ table, verb, nodes, where, write }: ResolvedQuery, rules: StatementRules, draft: View): PolicyChecks {
  const isSeen = nodes.length > 0 || (verb === 'insert' ? write?.conflict != null : where !== null);
  return {
    written: (command, row) => rules.checkWritten(table, command, row, isSeen, draft),
    conflicting: (row) => rules.checkConflicting(table, row),
  };
}

function sliced(query: ResolvedQuery, slots: Iterable<number>): number[] {
  const all = [...slots];
  return all.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);
}

function requireAtMost({ write }: ResolvedQuery, rows: number): void {
  if (write!.maxAffected === null || rows <= write!.maxAffected) return;
  throw new MockFault({
    code: 'PGRST124',
    status: 400,
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

function keyOf(view: View, { table }: ResolvedQuery, slot: number): Result['location'] {
  const key = table.primaryKey?.columns ?? [];
  const row = view.table(table).writtenRow(slot);
  return key.length === 0 || row === null ? null : key.map((column) => ({ column: column.name, value: row[column.index] ?? '' }));
}

/** A uuid of version 4 that follows from a text and a number: the same writes after a reset give the same ids. */
function uuidOf(text: string, count: number): string {
  const words = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f].map((word, i) => hash(`${text}\0${count}\0${i}`, word));
  const hex = words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${'89ab'[words[2]! & 3]}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Murmur3's mixing, letter by letter. */
function hash(text: string, seed: number): number {
  let mixed = seed;
  for (let at = 0; at < text.length; at++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0xcc9e2d51);
    mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593) + 0xe6546b64;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
