import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerLine, figureLine, figuresOf, worst } from './ordinary/figures.ts';
import { numberOf, readFirstRuns, recordFirstRun } from './ordinary/first-runs.ts';
import { readRecorded, writeRecorded } from './ordinary/guard.ts';
import { measureAll, type Measured } from './ordinary/measure.ts';
import { readOrdinary, type OrdinarySchema } from './ordinary/read-ordinary.ts';

/** Our own schemas, and those of others, which are not kept here. */
const OWN = join(import.meta.dirname, 'ordinary/schemas');
const SHARED = process.env['SEEDBED_ORDINARY'] ?? join(import.meta.dirname, '../../shared/ordinary');
const WORST = 3;

/**
 * `pnpm bench ordinary [--only NAME,…] [--queries] [--json]`: fills ordinary schemas and counts the rows that nobody who runs such an
 * application would accept, by the queries of each. The first run of an own schema is added to `ordinary/first-runs.tsv`. `--record` writes what
 * the guarded schemas score, by which CI judges; with `--only` these are the guarded ones from now on.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, queries: { type: 'boolean' }, json: { type: 'boolean' }, record: { type: 'boolean' } },
  });
  const only = values.only?.split(',') ?? (values.record ? [...readRecorded().keys()] : undefined);
  const own = readOrdinary(OWN);
  const known = [...own, ...readOrdinary(SHARED)];
  const unknown = only?.find((name) => known.every((schema) => schema.name !== name));
  if (unknown !== undefined) throw new Error(`ordinary: no schema "${unknown}"; there are ${known.map(({ name }) => name).join(', ')}`);
  if (!existsSync(SHARED))
    console.error(`ordinary: ${SHARED} is not there, so only the project's own schemas are filled; SEEDBED_ORDINARY names another folder`);
  const schemas = known.filter(({ name }) => only?.includes(name) ?? true);
  // Before anything is filled: a first run without a number could not be recorded.
  for (const schema of own) numberOf(schema);

  const began = performance.now();
  const cpu = process.cpuUsage();
  const measured = await measureAll(schemas, values.json ? undefined : (each) => print(each, values.queries === true));
  addFirstRuns(own, measured);
  if (values.record) writeRecorded(measured);
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1000;
  const total = figuresOf(measured.flatMap(({ answers }) => answers));
  if (values.json) {
    const each = measured.map(({ answers, ...of }) => ({
      ...of,
      ...figuresOf(answers),
      answers: answers.map(({ query, ...rest }) => ({ ...query, ...rest })),
    }));
    console.log(JSON.stringify({ seconds, ...total, schemas: each }, null, 2));
  } else {
    const groups: [string, (name: string) => boolean][] = [
      ['own', (name) => own.some((schema) => schema.name === name)],
      ['shared', (name) => own.every((schema) => schema.name !== name)],
    ];
    for (const [name, has] of groups) {
      const answers = measured.filter(({ schema }) => has(schema)).flatMap((each) => each.answers);
      if (answers.length > 0 && answers.length < total.queries) console.log(figureLine(name, figuresOf(answers)));
    }
    console.log(figureLine('all', total));
    console.log(`${measured.length} schemas, ${seconds.toFixed(0)} s, ${((user + system) / 1e6).toFixed(0)} CPU s of ours without Postgres`);
  }
  if (measured.some(({ failed }) => failed !== undefined)) process.exitCode = 1;
}

function print(measured: Measured, queries: boolean): void {
  const first = readFirstRuns().find(({ schema }) => schema === measured.schema);
  console.log(
    [
      figureLine(measured.schema, figuresOf(measured.answers)),
      ...(first ? [`first run ${first.mean.toFixed(1)} %`] : []),
      ...(measured.failed === undefined ? [] : [`LOAD FAILED: ${measured.failed}`]),
    ].join('  '),
  );
  if (measured.failed === undefined) for (const answer of queries ? measured.answers : worst(measured, WORST)) console.log(`  ${answerLine(answer)}`);
}

function addFirstRuns(own: readonly OrdinarySchema[], measured: readonly Measured[]): void {
  const now = new Date();
  for (const schema of own) {
    const run = measured.find((each) => each.schema === schema.name);
    if (run && recordFirstRun(schema, run, now)) console.error(`ordinary: the first run of ${schema.name} is recorded`);
  }
}
