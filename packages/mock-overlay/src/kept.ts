import type { MockSchema } from '@seedbed/mock-query';
import type { Row } from '@seedbed/mock-virtual';
import type { State, TableState } from './state.ts';

/** All writes to a mock: the states of its sessions and snapshots, and its clock's elapsed time. */
export type Written = { readonly sessions: ReadonlyMap<string, State>; readonly snapshots: ReadonlyMap<string, State>; readonly elapsed: number };

type KeptTable = {
  readonly table: string;
  readonly written: readonly (readonly [slot: number, row: Row])[];
  readonly deleted: readonly number[];
  readonly created: number;
  readonly next: number;
  readonly sequences: readonly (readonly [column: string, next: string])[];
};
type KeptState = { readonly drawn: number; readonly tables: readonly KeptTable[] };
type Kept = { readonly format: 1; readonly elapsed: number; readonly states: readonly KeptState[]; readonly sessions: Names; readonly snapshots: Names };
/** Names with the places of their states: a session and its snapshot often share one. */
type Names = readonly (readonly [name: string, state: number])[];

/** The writes as JSON, for `readWritten` over the same schema and rows. */
export function writtenText({ sessions, snapshots, elapsed }: Written): string {
  const places = new Map<State, number>();
  const named = (states: ReadonlyMap<string, State>): Names =>
    [...states].map(([name, state]) => {
      if (!places.has(state)) places.set(state, places.size);
      return [name, places.get(state)!] as const;
    });
  const names = { sessions: named(sessions), snapshots: named(snapshots) };
  return JSON.stringify({ format: 1, elapsed, states: [...places.keys()].map(keptState), ...names } satisfies Kept);
}

/** Throws for a text over another schema. */
export function readWritten(text: string, schema: MockSchema): Written {
  const { states, sessions, snapshots, elapsed } = JSON.parse(text) as Kept;
  const read = states.map((state) => stateOf(state, schema));
  const named = (names: Names) => new Map(names.map(([name, place]) => [name, read[place]!] as const));
  return { sessions: named(sessions), snapshots: named(snapshots), elapsed };
}

function keptState({ tables, drawn }: State): KeptState {
  return {
    drawn,
    tables: [...tables].map(([table, { written, deleted, created, next, sequences }]) => ({
      table: table.qualified,
      written: [...written],
      deleted: [...deleted],
      created,
      next,
      sequences: [...sequences].map(([column, value]) => [column, String(value)] as const),
    })),
  };
}

function stateOf({ drawn, tables }: KeptState, schema: MockSchema): State {
  return {
    drawn,
    tables: new Map(
      tables.map(({ table: name, written, deleted, created, next, sequences }) => {
        const table = schema.tables.find(({ qualified }) => qualified === name);
        if (!table) throw new Error(`what was written is of a table ${name}, which the schema does not have`);
        const state: TableState = {
          written: new Map(written),
          deleted: new Set(deleted),
          created,
          next,
          sequences: new Map(sequences.map(([column, value]) => [column, BigInt(value)])),
        };
        return [table, state] as const;
      }),
    ),
  };
}
