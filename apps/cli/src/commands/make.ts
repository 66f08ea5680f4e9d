import type { Command } from 'commander';
import type { Blueprint } from '@seedbed/contract';
import { openRunner } from '@seedbed/runner';
import type { KnownSituation, SituationReport } from '@seedbed/runner/situations';
import { CONFIG_HELP, type Context } from '../context.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { loadedDatabase, serverAddress } from '../loaded-database.ts';
import { withLockFlags, type LockFlags } from '../lock/lock-file.ts';
import { wholeNumber } from '../options.ts';
import { withDryRun } from '../output/dry-run.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { count, duration } from '../output/figures.ts';

type Flags = LockFlags & {
  readonly url?: string;
  readonly scenario?: string;
  readonly blueprint?: string;
  readonly open?: string[];
  readonly undo?: string | true;
  readonly list?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
  readonly config?: string;
};

/** `seedbed make "a customer with three overdue invoices"`: adds rows that show one situation, and removes them again. */
export function addMake(program: Command, context: Context): void {
  withDryRun(
    withLockFlags(
      program
        .command('make')
        .description(
          'Adds the rows of one situation in words to a database that Seedbed loaded, in one transaction, and prints their keys. --undo removes them.',
        ),
      'only read',
    ),
    'prints what would be added',
  )
    .argument('[words...]', '"a customer with three overdue invoices"')
    .option('--url <address>', 'the database: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--scenario <name>', 'instead of words: a scenario of the blueprint, which knowledge.json describes')
    .option('--blueprint <file>', 'the blueprint that the rows were loaded by (default: that of the lock file, or the schema of the config file)')
    .option('--open <path...>', 'prints paths of your application with values of the first rows: "/customers/{customers.id}"')
    .option('--undo [number]', 'removes exactly the rows of this situation (default: the last one)')
    .option('--list', 'lists the situations that are in the database')
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .action((words: string[], flags: Flags) => make(context, words.join(' ').trim(), flags));
}

async function make(context: Context, words: string, flags: Flags): Promise<void> {
  const { io, signal } = context;
  if (flags.undo !== undefined || flags.list) return await manage(context, words, flags);
  if ((words === '') === (flags.scenario === undefined))
    throw new UsageError('say one situation, such as seedbed make "a customer with two orders", or name one with --scenario');
  const { url, blueprint } = await loadedDatabase(context, flags.url, flags, 'make adds rows to', { reads: true });
  const rows = await situationOf(context, blueprint, words, flags.scenario);
  if (!rows) return context.finish(EXIT.cannotHold);
  await using runner = openRunner({ throwaway: io.throwaway });
  const { makeSituation, plannedSituation } = await situations();
  if (flags.dryRun) {
    const planned = await plannedSituation(runner, blueprint, rows);
    const lines = planned.tables.map(({ table, rows: each }) => `${table}: ${count(each)}`);
    return void io.stdout.write(
      flags.json ? `${JSON.stringify({ dry: true, ...planned }, null, 2)}\n` : `${lines.join('\n')}\nWould be added; nothing was changed.\n`,
    );
  }
  context.leaves('unchanged');
  const report = await makeSituation(runner, blueprint, url, {
    words: flags.scenario ?? words,
    rows,
    ...(flags.open && { open: flags.open }),
    signal,
    onReached: () => context.leaves('unsure'),
    onTakenBack: () => context.leaves('unchanged'),
  });
  context.leaves(undefined);
  if (flags.json) return void io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  printDiagnostics(io, report.diagnostics);
  io.stdout.write(linesOf(report));
}

/** Most commands need none of it. */
const situations = () => import('@seedbed/runner/situations');

/** The rows that words or a scenario ask for; null if they are not understood, which standard error says. */
async function situationOf({ io }: Context, blueprint: Blueprint, words: string, scenario: string | undefined) {
  const { readCurrentRows, readSituation, situationOfScenario } = await import('@seedbed/assist');
  const refuse = (...lines: readonly string[]): null => (io.stderr.write(`seedbed: ${lines.filter((line) => line !== '').join('\n')}\n`), null);
  if (scenario !== undefined) {
    const found = situationOfScenario(blueprint, scenario);
    if (found) return found;
    const names = Object.keys(blueprint.scenarios ?? {});
    if (names.length === 0) return refuse('the blueprint has no scenarios. Describe one under "scenarios" in knowledge.json, and load with --knowledge.');
    return refuse(`there is no scenario ${scenario}. There are ${names.join(', ')}.`);
  }
  const read = readSituation(blueprint, words, await readCurrentRows(blueprint));
  if ('rows' in read) return read.rows;
  if ('cannot' in read) return refuse(`“${words}”: ${read.cannot}`);
  const { words: unknown, near, instead } = read.missed;
  return refuse(
    `“${words}” is not understood${unknown.length > 0 ? `: ${unknown.map((each) => `“${each}”`).join(', ')} ${unknown.length === 1 ? 'is' : 'are'} unknown in this schema` : ''}. Nothing was added.`,
    near.length > 0 ? `Names like it: ${near.join(', ')}` : '',
    instead.length > 0 ? `These are understood: ${instead.map((each) => `“${each}”`).join(', ')}` : '',
  );
}

async function manage({ io }: Context, words: string, flags: Flags): Promise<void> {
  if (words !== '' || flags.scenario !== undefined) throw new UsageError(`${flags.list ? '--list' : '--undo'} takes no words`);
  const url = await serverAddress(io, flags.url, flags, 'make adds rows to');
  const { situationsThere, undoSituation } = await situations();
  const line = ({ id, words: said, at, rows }: KnownSituation): string => `${id}: ${said}, ${count(rows)} rows, ${at} UTC`;
  if (flags.list) {
    const found = await situationsThere(url);
    const list = found.length === 0 ? 'No situations. seedbed make "a customer with two orders" adds one.' : found.map(line).join('\n');
    return void io.stdout.write(flags.json ? `${JSON.stringify({ situations: found }, null, 2)}\n` : `${list}\n`);
  }
  const id = typeof flags.undo === 'string' ? wholeNumber(flags.undo, '--undo') : undefined;
  if (flags.dryRun) {
    const found = await situationsThere(url);
    const one = id === undefined ? found[0] : found.find((each) => each.id === id);
    return void io.stdout.write(
      flags.json
        ? `${JSON.stringify({ dry: true, situation: one ?? null }, null, 2)}\n`
        : `${one ? line(one) : 'There is no such situation.'}\nNothing was changed.\n`,
    );
  }
  const report = await undoSituation(url, id);
  const rows = report.tables.map(({ table, rows: each, gone }) => `${table}: ${count(each)} removed${gone > 0 ? `, ${count(gone)} gone before` : ''}`);
  io.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : `Situation ${report.id} is undone: ${report.words}\n${rows.join('\n')}\n`);
}

/** Keys that a line shows. */
const SHOWN = 8;

function linesOf({ id, tables, changed, paths, seconds }: SituationReport): string {
  return [
    ...tables.map(({ table, rows, key, keys }) => {
      const named = keys.slice(0, SHOWN).map((each) => each.join('/'));
      return `${table}: ${count(rows)}${keys.length === 0 ? '' : ` (${key.join('/')} ${named.join(', ')}${keys.length > SHOWN ? ', …' : ''})`}`;
    }),
    ...changed.map(({ table, rows }) => `${table}: ${count(rows)} changed by the schema's own triggers; an undo leaves them so`),
    ...paths,
    `Situation ${id} added in ${duration(seconds)}. To remove exactly these rows: seedbed make --undo ${id}`,
    '',
  ].join('\n');
}
