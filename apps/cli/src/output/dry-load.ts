import { firstOf, type LoadModes } from '@seedbed/contract';
import { countTarget, type TablePlan } from '@seedbed/runner';
import { EXIT } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { count } from './figures.ts';

/** A table of a load that was not begun. `there`: its rows now; null if it is not there, or may not be counted. */
type DryTable = { readonly table: string; readonly rows: number; readonly there: number | null; readonly mode: string };

type DryLoad = {
  readonly tables: readonly TablePlan[];
  readonly modes: LoadModes;
  readonly create: boolean;
  readonly json: boolean;
  /** What the lock would say otherwise; null without a lock. */
  readonly lock: { readonly file: string; readonly changes: readonly string[] } | null;
  /** With `--database`: the database, and a line about it. */
  readonly named?: { readonly database: object; readonly line: string };
};

/** `load --dry-run`: prints the rows that a load would send, beside those that the target holds. Resolves with the exit code of the load, as far as counts tell. `url`: null for a new database. */
export async function dryLoad(io: Io, url: string | null, { tables, modes: { mode, modes }, create, json, lock, named }: DryLoad): Promise<number> {
  const found = url === null ? new Map<string, number | null>() : await countTarget(url, tables);
  const planned = tables.map(({ name, table, rows }): DryTable => {
    const own = modes[name] ?? modes[table] ?? mode;
    return { table: name, rows: own === 'keep' && (found.get(name) ?? 0) > 0 ? 0 : own === 'skip' ? 0 : rows, there: found.get(name) ?? null, mode: own };
  });
  const refused = planned.filter((each) => ['empty', 'generate'].includes(each.mode) && (each.there ?? 0) > 0 && each.rows > 0);
  const absent = create ? [] : planned.filter(({ table, rows }) => rows > 0 && !found.has(table));
  const rows = planned.reduce((sum, each) => sum + each.rows, 0);
  const removed = planned.reduce((sum, each) => sum + (each.mode === 'truncate' ? (each.there ?? 0) : 0), 0);
  const names = (of: readonly DryTable[]): string =>
    firstOf(
      of.map(({ table }) => table),
      3,
    );
  const wouldRefuse = [
    ...(refused.length > 0 ? [`${names(refused)} already hold rows (--mode)`] : []),
    ...(absent.length > 0 ? [`${names(absent)} are not there (--create)`] : []),
  ];
  if (json)
    io.stdout.write(
      `${JSON.stringify({ dry: true, rows, removed, refused: wouldRefuse, ...named?.database, tables: planned, ...(lock && { lock }) }, null, 2)}\n`,
    );
  else
    io.stdout.write(
      [
        ...(named ? [named.line] : []),
        ...planned.map(({ table, rows: sent, there, mode: own }) => `${table}: ${count(sent)} rows${there ? `, ${count(there)} are there (${own})` : ''}`),
        ...(lock && lock.changes.length > 0 ? [`${lock.file} would change: ${lock.changes.join('; ')}`] : []),
        ...wouldRefuse.map((why) => `The load would be refused: ${why}.`),
        planned.length === 0 && named
          ? 'Nothing was changed.'
          : `Would send ${count(rows)} rows${removed > 0 ? ` and remove ${count(removed)}` : ''}; nothing was changed. Whether Postgres takes them was not tried.`,
        '',
      ].join('\n'),
    );
  return wouldRefuse.length > 0 ? EXIT.targetRefused : EXIT.done;
}
