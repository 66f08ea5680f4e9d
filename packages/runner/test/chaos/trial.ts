import { setTimeout as sleep } from 'node:timers/promises';
import type { Blueprint } from '@seedbed/contract';
import type { CommitProof } from '@seedbed/postgres/load';
import type { PartsFacts } from '@seedbed/postgres/parts';
import type { Target } from '@seedbed/testing';
import type { PartAsk, PartDone } from '../../src/load/parts/do-part.ts';
import type { PlannedPart } from '../../src/load/parts/part-work.ts';
import { connectTarget } from '../../src/source/servers/target.ts';
import type { Mode } from './modes.ts';

/** The tables of a trial: one without a key, to show duplicates, one with a key, and a small one after them. */
export const DDL = `create table keyed (id bigint primary key, note text not null);
  create table bare (number bigint not null, keyed_id bigint not null references keyed);
  create table small (id int primary key, keyed_id bigint references keyed);`;
export const ROWS = { keyed: 3_000, bare: 3_000, small: 20 } as const;
const PART_ROWS = 1_000;

/** A run as control would store it: the record survives whichever process does its parts. */
export type RunState = {
  readonly run: string;
  readonly mode: Mode;
  token: number;
  facts: PartsFacts | null;
  parts: PlannedPart[];
  readonly done: Set<number>;
  proof: CommitProof | null;
};

export type Job = { readonly blueprint: Blueprint; readonly url: string; readonly ask: PartAsk };

let runs = 0;
export function newRun(mode: Mode): RunState {
  return {
    run: `trial-${process.pid}-${++runs}`,
    mode,
    token: 0,
    facts: null,
    parts: [{ number: 0, stage: 0, work: { kind: 'prepare' } }],
    done: new Set(),
    proof: null,
  };
}

export const nextPart = ({ parts, done }: RunState): PlannedPart | undefined => parts.find(({ number }) => !done.has(number));

/** The next attempt at a part: its token increases. */
export function askOf(state: RunState, { number, work }: PlannedPart): PartAsk {
  return {
    run: state.run,
    number,
    work,
    token: ++state.token,
    facts: state.facts,
    mode: 'truncate',
    ledger: state.mode === 'ledger',
    sizes: { connections: 1, partRows: PART_ROWS },
    proof: state.proof,
    expected: state.parts,
  };
}

export function keep(state: RunState, { number }: PlannedPart, done: PartDone): void {
  state.proof = null;
  if (done.facts) state.facts = done.facts;
  if (done.add) state.parts.push(...done.add);
  if (done.missing) for (const missing of done.missing) state.done.delete(missing);
  else state.done.add(number);
}

/** A disconnected session takes a moment to end. */
const GONE_MS = 5_000;

/** The errors in the target after a trial; empty if there are none. */
export async function check({ url }: Pick<Target, 'url'>, state: RunState, expected: string): Promise<string[]> {
  await using client = await connectTarget(url);
  const sessions = `select count(*)::int as left from pg_stat_activity where application_name like 'seedbed:${state.run}:%'`;
  const left = async (): Promise<number> => (await client.query<{ left: number }>(sessions)).rows[0]!.left;
  for (const until = Date.now() + GONE_MS; (await left()) > 0 && Date.now() < until;) await sleep(50);
  const { rows } = await client.query<{ rows: string; prepared: number; ledgers: number }>(
    `select ${DIGEST} as rows, (select count(*)::int from pg_prepared_xacts) as prepared, (select count(*)::int from pg_namespace where nspname = 'seedbed') as ledgers`,
  );
  const found = rows[0]!;
  return [
    ...(found.rows === expected ? [] : [`rows: ${found.rows}, not ${expected}`]),
    ...((await left()) === 0 ? [] : [`${await left()} sessions are left`]),
    ...(found.prepared === 0 ? [] : ['a prepared transaction is left']),
    ...(found.ledgers === 0 ? [] : ['the ledger is left']),
  ];
}

export const DIGEST = `(${Object.keys(ROWS)
  .map((table) => `(select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) from ${table} t)`)
  .join(` || ' ' || `)})`;
