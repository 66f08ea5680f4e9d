import type { Connection, LoadMode, Run } from '@seedbed/contract';
import { formatCount, formatDay, formatDuration, formatMany } from '../../lib/format.ts';
import { shortTarget } from '../../lib/short-target.ts';
import type { FoundTarget } from './found-target.ts';
import type { LoadTime } from './load-time.ts';

/** The option for an address instead of a saved connection. */
export const BY_ADDRESS = 'address';

export const MODES: Readonly<Record<LoadMode, { label: string; said: string }>> = {
  empty: { label: 'Into empty tables', said: 'Stops before writing if a table has rows.' },
  append: { label: 'Append', said: 'Adds to the existing rows; keys continue after the last ones.' },
  keep: { label: 'Keep', said: 'Tables with rows stay unchanged; new rows of the others refer to them.' },
  truncate: { label: 'Truncate first', said: 'Deletes every row of these tables first.' },
};

type Before = Pick<Run, 'connectionId' | 'target'>;
type Saved = Pick<Connection, 'id' | 'name' | 'user' | 'host' | 'port' | 'database'>;

/** The target of the rows. `where`: its short name; `shown`: its address for copying, without the password. */
export type Target = {
  readonly chosen: string;
  readonly connection: Saved | undefined;
  readonly address: string;
  readonly where: string | null;
  readonly shown: string;
};

/**
 * The target as chosen, otherwise that of the run to begin with, otherwise the first connection. `target` and `written`
 * are null until they are touched.
 */
export function targetOf(saved: readonly Saved[], before: Before | undefined, target: string | null, written: string | null): Target {
  const remembered = before && (saved.some(({ id }) => id === before.connectionId) ? before.connectionId : BY_ADDRESS);
  const chosen = target ?? remembered ?? saved[0]?.id ?? BY_ADDRESS;
  const connection = saved.find(({ id }) => id === chosen);
  // The password of an address is never stored, so it has to be entered again.
  const address = written ?? (before && before.connectionId === null ? `postgres://${before.target}` : '');
  return {
    chosen,
    connection,
    address,
    where: chosen === BY_ADDRESS ? shortTarget(address) : (connection?.name ?? null),
    shown: connection ? `postgres://${placeOf(connection)}` : address.trim().replace(/^(postgres(?:ql)?:\/\/[^:@/]*):.*@/, '$1@'),
  };
}

/** `user@host:port/database`. */
export function placeOf({ user, host, port, database }: Saved): string {
  return `${user}@${host}:${port}/${database}`;
}

/** The inspected target: a saved connection, or an address once typing pauses. */
export function requestOf({ chosen, address, where }: Target, rested: string): { connectionId: string } | { address: string } | null {
  if (chosen !== BY_ADDRESS) return { connectionId: chosen };
  return rested === address.trim() && where ? { address: rested } : null;
}

/** The wanted mode if the target allows it, otherwise the target's first. */
export function modeOf(found: FoundTarget | null, wished: LoadMode | null | undefined): LoadMode {
  return found?.modes.find((one) => one === wished) ?? found?.modes[0] ?? 'empty';
}

/** The expected duration, and the basis of the estimate. */
export function timeWords(time: LoadTime | null): string {
  if (!time) return 'No time estimate yet.';
  const { seconds, rowsPerSecond, fixed, by } = time;
  const begin = fixed >= 1 ? ` and ${formatDuration(fixed)} to begin` : '';
  return `About ${formatDuration(seconds)}, at ${formatCount(Math.round(rowsPerSecond))} rows/s${begin} as measured by the load of ${formatMany(by.rows, 'row')} on ${formatDay(by.at)}.`;
}
