import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCluster } from '@seedbed/postgres/cluster';
import { rehearse, type Rehearsal } from '@seedbed/runner/rehearse';

const FOLDER = join(import.meta.dirname, 'rehearsal');

type Case = {
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly ddl: string;
  readonly migration: string;
};

type Outcome = { readonly each: Case; readonly found: boolean; readonly rehearsal?: Rehearsal; readonly error?: string; readonly seconds: number };

/**
 * `pnpm bench rehearsal [--only WORD] [--show] [--json]`: rehearses each migration of [rehearsal/](rehearsal/README.md),
 * and says how many of the planted faults are found, how many safe ones are reported, the rows of the counterexamples,
 * and the seconds; then the cases that were missed or reported wrongly.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', default: '' }, show: { type: 'boolean' }, json: { type: 'boolean' } } });
  const cases = await readCases(values.only);
  const cluster = await openCluster({ kind: 'throwaway' });
  const outcomes: Outcome[] = [];
  try {
    for (const each of cases) {
      const began = performance.now();
      const rehearsal = await rehearse(cluster, {
        ddl: each.ddl,
        migration: each.migration,
        ...(each.facts['transaction'] === 'none' && { transaction: 'none' }),
      }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      const seconds = (performance.now() - began) / 1000;
      if (typeof rehearsal === 'string') outcomes.push({ each, found: false, error: rehearsal, seconds });
      else outcomes.push({ each, found: wanted(each, rehearsal).length > 0, rehearsal, seconds });
    }
  } finally {
    await cluster.stop();
  }
  if (values.json) console.log(JSON.stringify(outcomes.map(({ each, ...rest }) => ({ name: each.name, ...rest }))));
  else print(outcomes, values.show === true);
}

async function readCases(only: string): Promise<Case[]> {
  const cases: Case[] = [];
  for (const folder of ['faults', 'safe']) {
    for (const file of (await readdir(join(FOLDER, folder))).filter((name) => name.endsWith('.sql')).sort()) {
      const name = `${folder}/${file.slice(0, -4)}`;
      if (!name.includes(only)) continue;
      const [, head = '', ddl = '', migration = ''] =
        /^([^]*?)^--- schema\n([^]*?)^--- migration\n([^]*)$/m.exec(await readFile(join(FOLDER, folder, file), 'utf8')) ?? [];
      const facts = Object.fromEntries([...head.matchAll(/^-- (\w+): (.*)$/gm)].map(([, key, value]) => [key!, value!]));
      cases.push({ name, facts, ddl, migration });
    }
  }
  return cases;
}

/** The findings that a case asks for: its kind at its statement; of a safe one those that are false. */
function wanted({ facts }: Case, { findings }: Rehearsal): Rehearsal['findings'] {
  const kinds = facts['finds']!.split(' or ');
  if (kinds.includes('nothing')) return findings.filter(({ kind }) => !(facts['allows'] ?? '').includes(kind));
  const places = facts['at']!.split(' or ').map((place) => (place === '-' ? 'commit' : place));
  return findings.filter(({ kind, statement }) => kinds.includes(kind) && (statement === undefined || places.includes(String(statement))));
}

function print(outcomes: readonly Outcome[], show: boolean): void {
  const faults = outcomes.filter(({ each }) => each.name.startsWith('faults/'));
  const safe = outcomes.filter(({ each }) => each.name.startsWith('safe/'));
  const found = faults.filter((one) => one.found);
  const sizes = found
    .flatMap(({ each, rehearsal }) =>
      wanted(each, rehearsal!)
        .slice(0, 1)
        .flatMap(({ counterexample }) => (counterexample ? [counterexample.rows] : [])),
    )
    .sort((a, b) => a - b);
  const seconds = outcomes.map((one) => one.seconds).sort((a, b) => a - b);
  const kinds = Map.groupBy(faults, ({ each }) => each.facts['kind']!);
  for (const [kind, all] of kinds) console.log(`${kind.padEnd(28)} ${all.filter((one) => one.found).length} of ${all.length}`);
  console.log(`found         ${found.length} of ${faults.length}`);
  console.log(`false alarms  ${safe.filter((one) => one.found).length} of ${safe.length}`);
  console.log(
    `counterexample ${sizes.length} of ${found.length}; median ${sizes[sizes.length >> 1] ?? '-'} rows; at most 3 rows ${sizes.filter((n) => n <= 3).length}`,
  );
  console.log(
    `seconds       median ${seconds[seconds.length >> 1]?.toFixed(2)}, most ${seconds.at(-1)?.toFixed(2)}, all ${seconds.reduce((sum, n) => sum + n, 0).toFixed(0)}`,
  );
  const wrong = outcomes.filter((one) => one.error !== undefined || one.found === one.each.name.startsWith('safe/'));
  for (const { each, rehearsal, error } of show ? outcomes : wrong) {
    console.log(`\n${each.name}: ${each.facts['finds']} at ${each.facts['at'] ?? ''}: ${each.facts['why']}`);
    if (error !== undefined) console.log(`  could not be rehearsed: ${error}`);
    for (const { kind, statement, table, column, message } of rehearsal?.findings ?? [])
      console.log(`  ${kind} ${statement ?? ''} ${table ?? ''} ${column ?? ''} ${message}`);
  }
}
