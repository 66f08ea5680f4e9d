import type { MockSchema } from '../core/index.ts';
import type { Row } from '../engines/virtual/index.ts';
import type { State, TableState } from './state.ts';

/** All writes to a mock at a moment: the states of its sessions and snapshots, and its clock's elapsed time. */
export type Written = { readonly sessions: ReadonlyMap<string, State>; readonly snapshots: ReadonlyMap<string, State>; readonly elapsed: number };

type KeptTable = {
  readonly table: string;
  readonly written: readonly (readonly [slot: number, row: Row])[];
  /** Slots of the earlier state that are written no more. */
  readonly removed?: readonly number[];
  readonly deleted: readonly number[];
  /** Slots of the earlier state that are deleted no more. */
  readonly restored?: readonly number[];
  readonly created: number;
  readonly next: number;
  readonly sequences: readonly (readonly [column: string, next: string])[];
};
type KeptState = {
  readonly drawn: number;
  /** The tables that differ from the earlier state `of`; without it, from the generated rows. */
  readonly tables: readonly KeptTable[];
  readonly of?: Place;
};
type Kept = {
  readonly format: 1;
  readonly elapsed: number;
  readonly states: readonly KeptState[];
  readonly sessions: Names;
  readonly snapshots: Names;
  /** Sessions of the lines before that were dropped. */
  readonly dropped?: readonly string[];
};
/** Names with the places of their states: a session and its snapshot often share one. */
type Names = readonly (readonly [name: string, state: number])[];
/** A state of the lines before. */
type Place = readonly [kind: 'sessions' | 'snapshots', name: string];

const NOTHING: Written = { sessions: new Map(), snapshots: new Map(), elapsed: 0 };

/**
 * The writes as a line of JSON, for `readWritten` over the same schema and rows. With `since`: only what was written since then, as the
 * next line; null if nothing was.
 */
export function writtenText(now: Written, since: Written): string | null;
export function writtenText(now: Written): string;
export function writtenText(now: Written, since?: Written): string | null {
  const earlier = since ?? NOTHING;
  const known = new Map<State, Place>();
  for (const kind of ['snapshots', 'sessions'] as const) for (const [name, state] of earlier[kind]) known.set(state, [kind, name]);
  const states: KeptState[] = [];
  const places = new Map<State, number>();
  const named = (kind: Place[0]): Names =>
    [...now[kind]].flatMap(([name, state]) => {
      if (earlier[kind].get(name) === state) return [];
      if (!places.has(state)) places.set(state, states.push(keptState(state, baseOf(state, [kind, name], earlier, known))) - 1);
      return [[name, places.get(state)!] as const];
    });
  const names = { sessions: named('sessions'), snapshots: named('snapshots') };
  const dropped = [...earlier.sessions.keys()].filter((name) => !now.sessions.has(name));
  if (since && names.sessions.length + names.snapshots.length + dropped.length === 0) return null;
  return JSON.stringify({ format: 1, elapsed: now.elapsed, states, ...names, ...(dropped.length > 0 && { dropped }) } satisfies Kept);
}

/** Reads a line of `writtenText`, and those since then. Throws for a text over another schema. */
export function readWritten(text: string, schema: MockSchema): Written {
  return text.split('\n').reduce((since, line) => readLine(line, schema, since), NOTHING);
}

function readLine(line: string, schema: MockSchema, since: Written): Written {
  const { states, sessions, snapshots, dropped = [], elapsed } = JSON.parse(line) as Kept;
  const read = states.map((state) => stateOf(state, schema, since));
  const merged = (earlier: ReadonlyMap<string, State>, names: Names) => {
    const all = new Map(earlier);
    for (const [name, place] of names) {
      // Last written, last in order.
      all.delete(name);
      all.set(name, read[place]!);
    }
    return all;
  };
  const next = merged(since.sessions, sessions);
  for (const name of dropped) next.delete(name);
  return { sessions: next, snapshots: merged(since.snapshots, snapshots), elapsed };
}

/** The earlier state with the fewest differences that is known without a search: the same one, or the one of that name. */
function baseOf(state: State, [kind, name]: Place, earlier: Written, known: ReadonlyMap<State, Place>): { of: Place; base: State } | undefined {
  const of =
    known.get(state) ??
    (
      [
        [kind, name],
        ['sessions', ''],
      ] as const
    ).find(([each, key]) => earlier[each].has(key));
  const base = of && earlier[of[0]].get(of[1])!;
  // A difference adds tables and takes none away.
  return base && [...base.tables.keys()].every((table) => state.tables.has(table)) ? { of, base } : undefined;
}

function keptState({ tables, drawn }: State, from: { readonly of: Place; readonly base: State } | undefined): KeptState {
  const changed = [...tables].flatMap(([table, state]) => {
    const earlier = from?.base.tables.get(table);
    return earlier === state ? [] : [keptTable(table.qualified, state, earlier)];
  });
  return { drawn, tables: changed, ...(from && { of: from.of }) };
}

function keptTable(table: string, { written, deleted, created, next, sequences }: TableState, earlier: TableState | undefined): KeptTable {
  const rows = [...written].filter(([slot, row]) => earlier?.written.get(slot) !== row);
  const removed = [...(earlier?.written.keys() ?? [])].filter((slot) => !written.has(slot));
  const restored = [...(earlier?.deleted ?? [])].filter((slot) => !deleted.has(slot));
  return {
    table,
    written: rows,
    ...(removed.length > 0 && { removed }),
    deleted: [...deleted].filter((slot) => !earlier?.deleted.has(slot)),
    ...(restored.length > 0 && { restored }),
    created,
    next,
    sequences: [...sequences].map(([column, value]) => [column, String(value)] as const),
  };
}

function stateOf({ drawn, tables, of }: KeptState, schema: MockSchema, since: Written): State {
  const earlier = of && since[of[0]].get(of[1]);
  if (of && !earlier) throw new Error(`what was written follows ${of[0]} ${of[1]}, which is not there`);
  // The same state, so that sessions and snapshots go on sharing it.
  if (earlier && tables.length === 0 && earlier.drawn === drawn) return earlier;
  const all = new Map(earlier?.tables);
  for (const { table: name, written, removed = [], deleted, restored = [], created, next, sequences } of tables) {
    const table = schema.tables.find(({ qualified }) => qualified === name);
    if (!table) throw new Error(`what was written is of a table ${name}, which the schema does not have`);
    const before = all.get(table);
    const rows = new Map(before?.written);
    for (const slot of removed) rows.delete(slot);
    for (const [slot, row] of written) rows.set(slot, row);
    const gone = new Set(before?.deleted);
    for (const slot of restored) gone.delete(slot);
    for (const slot of deleted) gone.add(slot);
    all.set(table, { written: rows, deleted: gone, created, next, sequences: new Map(sequences.map(([column, value]) => [column, BigInt(value)])) });
  }
  return { drawn, tables: all };
}
