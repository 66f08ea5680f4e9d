import { createWriteStream, lstatSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { script, triggerThatFills, type ScriptRequest } from '@seedbed/mysql';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { count, duration } from './figures.ts';
import { giveName } from './give-name.ts';
import { PART } from './part-file.ts';
import { progressLines } from './progress.ts';
import { refuseParts } from './whole-database.ts';

type Flags = { readonly [option: string]: unknown; readonly out?: string; readonly json?: boolean };

/** `--format mysql`: one script for the client `mysql` with the rows of all tables, in a file or on standard output. A file has its name when it is whole. */
export async function writeMysql(context: Context, request: ScriptRequest, flags: Flags): Promise<void> {
  const { io, signal } = context;
  refuseParts('mysql', 'a script of all tables', flags);
  const { out = '-', json } = flags;
  for (const table of request.tables) {
    const trigger = triggerThatFills(table, request.schema);
    if (trigger !== undefined) io.stderr.write(`note: ${table.name} is left out: the trigger ${trigger} fills it.\n`);
  }
  if (out === '-') return writeParts(context, request, (sql) => write(io.stdout, sql));
  const path = resolve(io.cwd, out);
  if (lstatSync(path, { throwIfNoEntry: false })) throw new UsageError(`${out} exists: name another file, or remove it first`);
  const part = `${path}${PART}`;
  rmSync(part, { force: true });
  const progress = progressLines(io, undefined, { tables: false });
  const done = new Map<string, number>();
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  context.leaves(() => `${out} was not written and its unfinished file was removed`);
  const file = createWriteStream(part);
  try {
    await once(file, 'open').catch((cause: unknown) => {
      throw new UsageError(`${out} cannot be written: ${(cause as Error).message}`);
    });
    await writeParts(
      context,
      request,
      (sql) => write(file, sql),
      ({ name, rows }, added) => {
        const now = (done.get(name) ?? 0) + added;
        done.set(name, now);
        if (!json) progress.update({ table: name, state: now < rows ? 'running' : 'done', rows: now, total: rows, bytes: 0, seconds: seconds() });
      },
    );
    file.end();
    await once(file, 'close');
    signal.throwIfAborted();
    giveName(part, path, out);
    context.leaves(undefined);
    const tables = request.tables.flatMap(({ name }) => (done.has(name) ? [{ table: name, rows: done.get(name)! }] : []));
    if (json) io.stdout.write(`${JSON.stringify({ file: out, tables }, null, 2)}\n`);
    else {
      progress.end();
      for (const { table, rows } of tables) io.stderr.write(`${table}  ${count(rows)} rows\n`);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      io.stderr.write(`${out}  ${count(rows)} rows in ${duration(seconds())}. Load it: mysql DATABASE < ${out}\n`);
    }
  } catch (error) {
    file.destroy();
    rmSync(part, { force: true });
    throw error;
  } finally {
    if (!json) progress.end();
  }
}

async function writeParts(
  { signal }: Context,
  request: ScriptRequest,
  put: (sql: string) => Promise<void>,
  made?: (table: ScriptRequest['tables'][number], rows: number) => void,
): Promise<void> {
  for (const { sql, table, rows } of script(request)) {
    signal.throwIfAborted();
    await put(sql);
    if (table) made?.(table, rows);
    await new Promise((resume) => setImmediate(resume));
  }
}

async function write(stream: { write(text: string): boolean; once(event: 'drain', listener: () => void): unknown }, text: string): Promise<void> {
  if (!stream.write(text)) await new Promise<void>((resume) => stream.once('drain', resume));
}
