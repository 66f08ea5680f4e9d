import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCluster } from '@seedbed/postgres/cluster';
import { readSchemaFromDdl } from '@seedbed/postgres/sandbox';
import { factsOf } from './gold/facts.ts';
import { printWithout } from './gold/ablate.ts';
import { isGuarded, scoresOf, writeRecorded } from './gold/guard.ts';
import { judgeSchema, type Judged } from './gold/judge-schema.ts';
import { partOf } from './gold/part.ts';
import { readCatalogs } from './gold/read-catalogs.ts';
import { readGold, type GoldSchema } from './gold/schema.ts';

const KEPT = join(import.meta.dirname, 'gold/schemas');
/** The folder in the repository, and an optional one next to it, as for the stored schemas of `pnpm bench fit`. */
const FOLDERS = [KEPT, process.env['SEEDBED_GOLD'] ?? join(import.meta.dirname, '../../shared/gold')];

/**
 * `pnpm bench gold [--part learn|test] [--misses N] [--json]`: infers each schema of the gold again and says what share
 * of its lines the result meets, in all and by kind, with the misses by class. `--record` writes what a tenth of the
 * kept tables scores, below which CI fails. `--without NAME` takes out each sheet and pass whose name contains NAME,
 * one at a time, and prints the figure (`passes` and `sheets` take out all of a kind). `--facts FILE --repository
 * OWNER/NAME --trade T` prints the facts of a DDL file instead, and into which part they go.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      part: { type: 'string', default: 'learn' },
      misses: { type: 'string', default: '5' },
      json: { type: 'boolean' },
      record: { type: 'boolean' },
      without: { type: 'string' },
      facts: { type: 'string' },
      repository: { type: 'string' },
      trade: { type: 'string' },
      language: { type: 'string', default: 'en' },
    },
  });
  const { part, facts, repository, trade } = values;
  if (facts) {
    if (!repository || !trade) return refuse('--facts needs --repository and --trade');
    await printFacts(facts, [repository, trade, values.language]);
    return;
  }
  if (part !== 'learn' && part !== 'test') return refuse(`no part "${part}"; there are learn and test`);
  if (values.record) return await record();
  const schemas = readGold(FOLDERS, part);
  if (schemas.length === 0) return refuse(`no schemas of the part "${part}" in ${FOLDERS.join(' or ')}; SEEDBED_GOLD names another folder`);
  if (values.without !== undefined) return await printWithout(await readCatalogs(schemas), values.without);
  const began = performance.now();
  const judged = await judgeAll(schemas);
  if (judged.length === 0) return;
  const seconds = (performance.now() - began) / 1000;
  if (values.json) console.log(JSON.stringify({ part, schemas: schemas.length, seconds, columns: judged.map(({ line, ...rest }) => ({ ...rest, ...line })) }));
  else
    print(
      judged,
      `${part}: ${schemas.length} schemas, ${new Set(schemas.map(({ trade: of }) => of)).size} trades, ${seconds.toFixed(1)} s`,
      Number(values.misses),
    );
}

async function judgeAll(schemas: readonly GoldSchema[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const read of await readCatalogs(schemas)) {
    try {
      judged.push(...(await judgeSchema(read)));
    } catch (error) {
      // The others are still useful; omitted ones are reported.
      refuse(`${read.gold.name} was left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return judged;
}

async function record(): Promise<void> {
  const scores = scoresOf(await judgeAll(readGold([KEPT], 'learn').filter(({ name }) => isGuarded(name))));
  writeRecorded(scores);
  for (const [source, { lines, right }] of scores) console.log(`${source.padEnd(16)} ${right} of ${lines}`);
}

function print(judged: readonly Judged[], head: string, shown: number): void {
  const line = (name: string, of: readonly Judged[]): string => {
    const right = of.filter(({ miss }) => miss === null).length;
    return `${name.padEnd(12)} ${String(of.length).padStart(6)} ${((100 * right) / of.length).toFixed(1).padStart(6)} %`;
  };
  console.log(`${head}\n\n${line('all', judged)}`);
  for (const [kind, of] of Map.groupBy(judged, (each) => each.line.kind)) console.log(line(kind, of));
  const misses = [...Map.groupBy(judged, ({ miss }) => miss)].filter(([miss]) => miss !== null).toSorted(([, a], [, b]) => b.length - a.length);
  for (const [miss, of] of misses) {
    console.log(`\n${miss}: ${of.length}`);
    for (const { schema, line: gold, shown: values } of of.slice(0, shown)) {
      const expected = gold.relation || gold.range?.join(' … ') || gold.pattern?.source || gold.values.join(', ') || gold.kind;
      console.log(`  ${schema} ${gold.table}.${gold.column}: ${expected}, not ${values.map((value) => (value ?? 'NULL').slice(0, 40)).join(' | ')}`);
    }
  }
}

async function printFacts(file: string, source: readonly string[]): Promise<void> {
  await using cluster = await openCluster({ kind: 'throwaway' });
  const catalog = await readSchemaFromDdl(await readFile(file, 'utf8'), cluster);
  console.log(`${['source', ...source].join('\t')}\n${factsOf(catalog).trimEnd()}`);
  console.error(`part: ${partOf(source[0]!)}`);
}

function refuse(why: string): void {
  console.error(`gold: ${why}`);
  process.exitCode = 2;
}
