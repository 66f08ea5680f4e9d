import { rmSync } from 'node:fs';
import { fillFile, type FilledFile, type FillRequest } from '@seedbed/sqlite';
import type { Context } from '../context.ts';
import { count, duration } from './figures.ts';
import { giveName } from './give-name.ts';
import { noRoom } from './no-room.ts';
import { PART } from './part-file.ts';
import { progressLines } from './progress.ts';
import { newDatabase, refuseParts } from './whole-database.ts';

type Flags = { readonly [option: string]: unknown; readonly out?: string; readonly json?: boolean };

/**
 * `--format sqlite`: one database file with all tables. It gets its name when it is complete and SQLite found no errors
 * in it; until then, and if it is interrupted, there is no such file.
 */
export async function writeSqlite(context: Context, request: Omit<FillRequest, 'made' | 'signal'>, flags: Flags): Promise<void> {
  const { io, signal } = context;
  const { out, json } = flags;
  const path = newDatabase('sqlite', out, io.cwd);
  refuseParts('sqlite', 'a whole database', flags);
  const part = `${path}${PART}`;
  removePart(part);
  const progress = progressLines(io, undefined, { tables: false });
  const done = new Map<string, number>();
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  context.leaves(() => `${out} was not written and its unfinished file was removed`);
  try {
    const filled = await fillFile(part, {
      ...request,
      signal,
      made({ name, rows }, added) {
        const now = (done.get(name) ?? 0) + added;
        done.set(name, now);
        if (!json) progress.update({ table: name, state: now < rows ? 'running' : 'done', rows: now, total: rows, bytes: 0, seconds: seconds() });
      },
    });
    signal.throwIfAborted();
    giveName(part, path, out!);
    context.leaves(undefined);
    if (json) io.stdout.write(`${JSON.stringify({ file: out, ...filled }, null, 2)}\n`);
    else {
      progress.end();
      for (const { table, rows } of filled.tables) io.stderr.write(`${table}  ${count(rows)} rows\n`);
      const rows = filled.tables.reduce((sum, table) => sum + table.rows, 0);
      io.stderr.write(`${out}  ${count(rows)} rows in ${duration(seconds())}; ${foundBy(filled)}\n`);
    }
  } catch (error) {
    removePart(part);
    throw noRoom(error, path);
  } finally {
    if (!json) progress.end();
  }
}

/** Including the files that SQLite keeps next to it. */
function removePart(part: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${part}${end}`, { force: true });
}

function foundBy({ dangling = [] }: FilledFile): string {
  if (dangling.length === 0) return 'SQLite found no broken reference and no damage';
  const places = dangling.map(({ table, parent, rows }) => `${count(rows)} rows of ${table} refer to ${parent}`);
  return `SQLite found no damage; ${places.join(', ')}, which the schema does not have`;
}
