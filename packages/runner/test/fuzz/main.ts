import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCluster } from '@seedbed/postgres/cluster';
import { FAMILIES, type FamilyName } from './families/index.ts';
import { found } from './found.ts';
import { makeSchema } from './make-schema.ts';
import type { FuzzSchema } from './schema.ts';
import { classOf, sameFailure, shrink } from './shrink.ts';
import { trySchema, type Failure } from './try-schema.ts';
import { openWorkbench, sayError, type Workbench } from './workbench.ts';
import { writeDdl } from './write-ddl.ts';

/**
 * `pnpm fuzz [--schemas N] [--seed S] [--rows N] [--families | --family NAME] [--keep] [--shrink]`: writes schemas that can be filled and
 * lets the product fill them. Prints failures by class; `--shrink` minimises the first of each class, and `--keep` adds it to the
 * regression cases.
 */
const { values: options } = parseArgs({
  options: {
    schemas: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    rows: { type: 'string', default: '50' },
    shrink: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    families: { type: 'boolean', default: false },
    family: { type: 'string' },
  },
});
const rows = Number(options.rows);
const first = Number(options.seed);
const count = Number(options.schemas);
if (options.family !== undefined && !(options.family in FAMILIES))
  throw new Error(`No family ${options.family}. There are ${Object.keys(FAMILIES).join(', ')}.`);
const families = (options.family as FamilyName | undefined) ?? (options.families ? 'any' : undefined);
/** A database grows slow with the catalogs of hundreds of schemas. */
const SCHEMAS_PER_DATABASE = 100;

await using cluster = Object.assign(await openCluster({ kind: 'throwaway' }), { [Symbol.asyncDispose]: () => cluster.stop() });
const classes = new Map<string, { readonly seed: number; readonly failure: Failure; readonly schema: FuzzSchema; times: number }>();
const began = performance.now();
let repaired = 0;
let failed = 0;
let tables = 0;
let workbench = await openWorkbench(cluster);
for (let i = 0; i < count; i++) {
  if (i > 0 && i % SCHEMAS_PER_DATABASE === 0) {
    await workbench[Symbol.asyncDispose]();
    workbench = await openWorkbench(cluster);
  }
  await tryOne(first + i, workbench);
}
const seconds = (performance.now() - began) / 1000;
console.log(
  `${count} schemas, ${tables} tables, ${rows} rows a table: ${count - failed} right, ${repaired} of them after repair; ${(count / seconds).toFixed(1)} schemas/s`,
);
for (const [name, { times, seed }] of [...classes].sort((a, b) => b[1].times - a[1].times))
  console.log(`${String(times).padStart(5)}  ${name}  (seed ${seed})`);
if (options.shrink || options.keep) for (const { seed, failure, schema } of classes.values()) await makeSmall(seed, failure, schema);
await workbench[Symbol.asyncDispose]();
process.exitCode = failed > 0 ? 1 : 0;

async function tryOne(seed: number, at: Workbench): Promise<void> {
  const started = performance.now();
  await at.lay('');
  const schema = await makeSchema(seed, at.client, families);
  tables += schema.tables.length;
  if (options.show) console.log(writeDdl(schema));
  const { failure, filled } = await trySchema(schema, rows, at, options.strict);
  if (options.verbose)
    console.log(seed, `${Math.round(performance.now() - started)} ms`, failure ? classOf(failure) : 'right', filled?.repairs.join('; ') ?? '');
  if (filled?.repairs.length && !failure) repaired++;
  if (!failure) return;
  failed++;
  const known = classes.get(classOf(failure));
  if (known) known.times++;
  else classes.set(classOf(failure), { seed, failure, schema, times: 1 });
}

async function makeSmall(seed: number, failure: Failure, schema: FuzzSchema): Promise<void> {
  const small = await shrink(schema, async (smaller) => sameFailure((await trySchema(smaller, rows, workbench, options.strict)).failure, failure));
  const { failure: last } = await trySchema(small, rows, workbench, options.strict).catch((error: unknown) => ({
    failure: { kind: 'exception', message: sayError(error) } as Failure,
  }));
  const text = found.write(small, seed, rows, last ?? failure);
  console.log(`\n${text}`);
  if (!options.keep) return;
  mkdirSync(found.folder, { recursive: true });
  writeFileSync(join(found.folder, `${families ? (options.family ?? 'families') : 'seed'}-${seed}.sql`), text);
}
