import type { Catalog, Diagnostic } from '@seedbed/contract';
import { planLines, tablesWithRefusingTriggers, worstOf, type TablePlan } from '@seedbed/runner';
import type { Io } from '../io.ts';

/** Errors and warnings on stderr, worst first; only counts notes. */
export function printDiagnostics(io: Io, diagnostics: readonly Diagnostic[]): void {
  const { lines, rest } = worstOf(diagnostics);
  for (const line of lines) io.stderr.write(`${line}\n`);
  if (rest > 0) io.stderr.write(`… and ${rest} more (all of them with --json)\n`);
}

/** One line about a load whose options its target recorded. */
export function printRecorded(io: Io, { recorded }: { readonly recorded: string | null }, file: string): void {
  if (recorded !== null) io.stderr.write(`note: the rows were loaded with other settings than ${file}, by the record in the database: ${recorded}\n`);
}

/** Tables with fewer rows than planned, each with the reason, where no warning names them already. */
export function printFewerRows(io: Io, diagnostics: readonly Diagnostic[]): void {
  const fewer = [...new Set(diagnostics.filter(reportsFewerRows).map(fewerLine))];
  for (const line of fewer.slice(0, FEWER_SHOWN)) io.stderr.write(`note: ${line}\n`);
  if (fewer.length > FEWER_SHOWN)
    io.stderr.write(`note: and ${fewer.length - FEWER_SHOWN} more tables have fewer rows than planned (all of them with --json)\n`);
}

const FEWER_SHOWN = 12;

/** For files that no server has tried: tables whose triggers may reject some of their rows. */
export async function printUntried(io: Io, catalog: Catalog, tables: readonly TablePlan[]): Promise<void> {
  const refusing = await tablesWithRefusingTriggers(
    catalog,
    tables.map(({ name }) => name),
  );
  if (refusing.length === 0) return;
  const more = refusing.length > FEWER_SHOWN ? ` and ${refusing.length - FEWER_SHOWN} more tables` : '';
  io.stderr.write(
    `note: these files were not tried in Postgres. Triggers of ${refusing.slice(0, FEWER_SHOWN).join(', ')}${more} may refuse rows: "seedbed prove" tries them, and "seedbed load" loads rows that were tried.\n`,
  );
}

function reportsFewerRows({ level, code, table, largest }: Diagnostic): boolean {
  return level === 'info' && table !== undefined && largest !== undefined && (code === 'unsatisfiable' || code === 'mended');
}

function fewerLine({ table, message }: Diagnostic): string {
  return message.startsWith(table!) ? message : `${table} has fewer rows than planned: ${message}`;
}

/** Differences between a plan and its blueprint: fewer rows, or other values. */
export function printPlan(io: Io, diagnostics: readonly Diagnostic[]): void {
  for (const line of planLines(diagnostics)) io.stderr.write(`${line}\n`);
}
