import type { LoadProgress, LoadStep } from '@seedbed/runner';
import type { Io } from '../io.ts';
import { count, duration } from './figures.ts';

/**
 * Progress on stderr: on a terminal one line that is drawn again (rows/s, time left, the key that is built), in a pipe a plain line for
 * each table (its rows are sent, but not committed yet), and one every 10 seconds in between. `end` clears the drawn line.
 */
export function progressLines(
  io: Io,
  now: () => number = Date.now,
  { tables = true }: { /** In a pipe: one line for each finished table. */ readonly tables?: boolean } = {},
): { update(progress: LoadProgress): void; step(step: LoadStep): void; end(): void } {
  const byTable = new Map<string, LoadProgress>();
  let started: number | undefined;
  let drawn = 0;
  let piped: number | undefined;
  let waitedFor = '';
  let printedWaiting = 0;
  const draw = (text: () => string): void => {
    if (now() - drawn < 100) return;
    drawn = now();
    io.stderr.write(`\r\x1b[K${text()}`);
  };
  return {
    update(progress) {
      byTable.set(progress.table, progress);
      if (progress.state === 'running') started ??= now();
      if (!io.stderr.isTTY) {
        if (tables && progress.state === 'done') io.stderr.write(`${progress.table}  ${sentOf(progress)}\n`);
        if (tables && progress.state === 'skipped') io.stderr.write(`${progress.table}  skipped\n`);
        if (progress.state !== 'running') return;
        if (piped === undefined) piped = now();
        else if (now() - piped >= PIPED_AGAIN_MS) {
          piped = now();
          io.stderr.write(`${line(byTable, (now() - (started ?? now())) / 1000, progress.table)}\n`);
        }
        return;
      }
      draw(() => line(byTable, (now() - (started ?? now())) / 1000, progress.table));
    },
    step({ kind, what, done, total }) {
      if (kind === 'waiting') {
        const text = `waiting for ${what}${total > 0 ? ` (${done} of ${total} parts loaded)` : ''}`;
        if (io.stderr.isTTY) draw(() => text);
        else if (what !== waitedFor || now() - printedWaiting > WAITING_AGAIN_MS) {
          printedWaiting = now();
          io.stderr.write(`${text}\n`);
        }
        waitedFor = what;
      } else if (io.stderr.isTTY) {
        // The first key immediately, because it may take long.
        if (kind === 'keys') drawn = 0;
        draw(() => (kind === 'keys' ? `building ${what} (${done + 1} of ${total} keys and indexes)` : `making the schema (${done + 1} of ${total})`));
      } else if (kind === 'keys' && done === 0) io.stderr.write(`building ${total} keys and indexes\n`);
    },
    end() {
      if (io.stderr.isTTY) io.stderr.write('\r\x1b[K');
    },
  };
}

/** For a finished table: the rows of this process and of an earlier attempt. */
function sentOf({ rows, found = 0 }: LoadProgress): string {
  const sent = rows - found;
  return `${count(sent)} ${sent === 1 ? 'row' : 'rows'} sent${found > 0 ? `, ${count(found)} already loaded` : ''}`;
}

/** In a pipe: reports progress again after this time. */
const PIPED_AGAIN_MS = 10_000;

/** In a pipe: repeats what it waits for after this time. */
const WAITING_AGAIN_MS = 30_000;

function line(byTable: ReadonlyMap<string, LoadProgress>, seconds: number, current: string): string {
  let rows = 0;
  let found = 0;
  let total = 0;
  for (const each of byTable.values()) {
    rows += each.rows;
    found += each.found ?? 0;
    total += each.total;
  }
  const rate = seconds > 0 ? (rows - found) / seconds : 0;
  const left = rate > 0 ? ` · ${duration((total - rows) / rate)} left` : '';
  const share = total > 0 ? Math.floor((100 * rows) / total) : 100;
  return `${share} %  ${count(rows)} of ${count(total)} rows · ${count(rate)} rows/s${left} · ${current}`;
}
