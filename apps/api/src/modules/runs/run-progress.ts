import type { Run, RunEvent } from '@seedbed/contract';

type Progress = Extract<RunEvent, { kind: 'progress' }>;

/** A run's speed, from its current state and its state when first seen running. */
export function progressOf(): (run: Run, now: number) => Progress {
  let first: { readonly at: number; readonly rows: number } | undefined;
  return ({ state, rows, rowsDone, bytesDone, parts, retries, tables }, now) => {
    if (rowsDone > 0 || state === 'running') first ??= { at: now, rows: rowsDone };
    const seconds = first ? (now - first.at) / 1000 : 0;
    const rowsPerSecond = seconds > 0 ? Math.max(0, Math.round((rowsDone - first!.rows) / seconds)) : 0;
    const secondsLeft = rowsPerSecond > 0 ? Math.round(Math.max(0, rows - rowsDone) / rowsPerSecond) : null;
    return { kind: 'progress', state, rowsDone, bytesDone, rowsPerSecond, secondsLeft, parts, retries, tables };
  };
}
