import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { figuresOf } from './figures.ts';
import type { Measured } from './measure.ts';
import { stampOf, type OrdinarySchema } from './read-ordinary.ts';

/** The first run of each own schema, one a line, in the order of the runs. Lines are added and never changed. */
export const FIRST_RUNS = join(import.meta.dirname, 'first-runs.tsv');

const ROOT = join(import.meta.dirname, '../..');
const HEADER = ['schema', 'written', 'date', 'commit', 'queries', 'mean %', 'over 2 %', 'load', 'schema stamp', 'queries stamp'];

export type FirstRun = { readonly schema: string; readonly written: number; readonly mean: number; readonly ddlStamp: string; readonly queriesStamp: string };

export function readFirstRuns(text = readFileSync(FIRST_RUNS, 'utf8')): FirstRun[] {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== HEADER.join('\t')) throw new Error(`the first line of ${FIRST_RUNS} must be ${JSON.stringify(HEADER.join('\t'))}`);
  return lines.map((line) => {
    const [schema = '', written, , , , mean, , , ddlStamp = '', queriesStamp = ''] = line.split('\t');
    return { schema, written: Number(written), mean: Number(mean), ddlStamp, queriesStamp };
  });
}

/** Adds the run of a schema that has none yet, and says whether it did. Throws if lines of the last commit were changed. */
export function recordFirstRun(schema: OrdinarySchema, measured: Measured, now: Date, file = FIRST_RUNS): boolean {
  const text = readFileSync(file, 'utf8');
  const committed = git(dirname(file), 'show', `HEAD:./${basename(file)}`) ?? '';
  if (!text.startsWith(committed)) throw new Error(`${file} was changed: first runs are only added to. Restore it: git checkout ${file}`);
  if (readFirstRuns(text).some((run) => run.schema === schema.name)) return false;
  const { queries, mean, over } = figuresOf(measured.answers);
  const line = [
    schema.name,
    numberOf(schema),
    now.toISOString().slice(0, 10),
    commit(),
    queries,
    (100 * mean).toFixed(2),
    over,
    measured.failed === undefined ? 'ok' : 'failed',
    stampOf(schema.ddl),
    stampOf(schema.script),
  ];
  appendFileSync(file, `${line.join('\t')}\n`);
  return true;
}

/** The number of a schema in the order of writing, from its first line: `-- 3 social network`. */
export function numberOf({ name, ddl }: OrdinarySchema): number {
  const [, number] = /^-- (\d+) /.exec(ddl) ?? [];
  if (number === undefined) {
    const next = Math.max(0, ...readFirstRuns().map(({ written }) => written)) + 1;
    throw new Error(`${name}.sql must begin with its number in the order of writing and what it is of, such as: -- ${next} social network`);
  }
  return Number(number);
}

/** Why the files of a schema are not those of its first run; null if they are. */
export function whyChanged({ name, ddl, script }: OrdinarySchema, runs: readonly FirstRun[]): string | null {
  const run = runs.find(({ schema }) => schema === name);
  if (!run) return `${name} has no first run. Record it: pnpm bench ordinary --only ${name}`;
  if (stampOf(ddl) !== run.ddlStamp) return `${name}.sql was changed after its first run. Restore it, or write a schema with another name`;
  if (stampOf(script) === run.queriesStamp || /^-- Corrected /m.test(script)) return null;
  return `${name}.queries.sql was changed after its first run. Restore it; a query that was wrong in itself says so by a line "-- Corrected Q3: why"`;
}

/** The commit of the product, with a + where its sources differ from it. */
function commit(): string {
  const changed = git(ROOT, 'status', '--porcelain', '-uno', '--', 'packages', 'apps');
  return `${git(ROOT, 'rev-parse', '--short=8', 'HEAD')?.trim() ?? 'unknown'}${changed ? '+' : ''}`;
}

function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
