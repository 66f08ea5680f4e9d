import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem, qualifiedName, type Diagnostic, type Proof } from '@seedbed/contract';
import { openRunner } from '@seedbed/runner';
import { openTargetServer } from '@seedbed/testing';
import { corpusPage, type CorpusRun } from './support/corpus-page.ts';
import { mergeRuns, readCorpusPage } from './support/read-corpus-page.ts';

/**
 * `node benches/corpus.ts [--rows N …] [--owner plain|superuser] [--json] [--write FILE.md [--measured TEXT]] [--keep
 * FILE.jsonl [--kept-only]] [FILE …]`: infers, proves and loads every schema of a folder of real schemas
 * (`SEEDBED_SCHEMAS`, or `../shared/schemas` beside the repository) into a database of its own, by a role that owns it
 * and has no other right, unless a superuser is requested. With several `--rows` one count after the other. A page that
 * is there keeps its lines of what is not tried now; each says when it was measured, or what `--measured` says. What is
 * done is kept in a file where one is named, and is not done again: the largest take long. `--kept-only` writes the
 * page of that.
 */
const args = process.argv.slice(2);
const counts: (number | undefined)[] = [];
for (let at = args.indexOf('--rows'); at >= 0; at = args.indexOf('--rows')) counts.push(Number(args.splice(at, 2)[1]));
if (counts.length === 0) counts.push(undefined);
const ownerAt = args.indexOf('--owner');
const owner = ownerAt >= 0 && args.splice(ownerAt, 2)[1] === 'superuser' ? 'superuser' : 'plain';
const asJson = args.includes('--json');
const writeAt = args.indexOf('--write');
const page = writeAt >= 0 ? args.splice(writeAt, 2)[1] : undefined;
const measuredAt = args.indexOf('--measured');
const measured = measuredAt >= 0 ? args.splice(measuredAt, 2)[1]! : new Date().toISOString().slice(0, 10);
const keepAt = args.indexOf('--keep');
const keep = keepAt >= 0 ? args.splice(keepAt, 2)[1] : undefined;
const keptOnly = args.includes('--kept-only');
const folder = process.env['SEEDBED_SCHEMAS'] ?? join(import.meta.dirname, '../../shared/schemas');
const files = args.filter((arg) => !arg.startsWith('--'));
if (files.length === 0 && !existsSync(folder)) {
  console.error(`corpus: no schemas at ${folder}; name files, or set SEEDBED_SCHEMAS`);
  process.exit(2);
}
const paths =
  files.length > 0
    ? files
    : readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .map((name) => join(folder, name));

/** Only a superuser may create these: they are created in the target beforehand, as an operator would. */
const SUPERUSER_EXTENSIONS = ['earthdistance', 'pgstattuple'];

await using runner = openRunner();
await using server = await openTargetServer();
type Result = CorpusRun & { readonly ok: boolean; readonly summary: string };
const kept: readonly Result[] =
  keep !== undefined && existsSync(keep)
    ? readFileSync(keep, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Result)
    : [];
const results: Result[] = [];
for (const [requested, path] of counts.flatMap((count) => paths.map((each) => [count, each] as const))) {
  const known = kept.find((each) => each.schema === basename(path, '.sql') && each.asked === requested);
  if (known) {
    results.push(known);
    continue;
  }
  if (keptOnly) continue;
  const ddl = readFileSync(path, 'utf8');
  await using target = await server.freshTarget(owner);
  for (const extension of SUPERUSER_EXTENSIONS) if (ddl.includes(extension)) await target.client.query(`CREATE EXTENSION IF NOT EXISTS ${extension} CASCADE`);
  const result = await tryOne(ddl, target.url, requested);
  results.push({ schema: basename(path, '.sql'), asked: requested, measured, ...result });
  if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(results.at(-1))}\n`);
  if (!asJson)
    console.log(
      `${basename(path, '.sql').padEnd(22)} ${requested ?? ''} ${result.ok ? 'loaded' : 'FAILED'}  ${String(result.filled).padStart(4)}/${String(result.tables).padEnd(4)} infer ${result.inferSeconds.toFixed(2)} s  first ${result.firstTry}  try ${result.trySeconds.toFixed(2)} s  prove ${result.proveSeconds.toFixed(2)} s  load ${result.loadSeconds.toFixed(2)} s  ${result.error ?? result.summary}`,
    );
}
if (asJson) console.log(JSON.stringify(results, null, 2));
if (page) {
  const known = existsSync(page) ? readCorpusPage(readFileSync(page, 'utf8')) : { counts: [], runs: [], more: '' };
  writeFileSync(page, corpusPage(mergeRuns(known.runs, results), [...new Set([...known.counts, ...counts])], owner, known.more));
}

/** Why a table is empty. */
function reasonOf(table: string, proof: Proof, diagnostics: readonly Diagnostic[]): string {
  const reported = diagnostics.find((each) => each.table === table && each.level !== 'info')?.message;
  return (reported ?? proof.byTable.find((each) => each.table === table)?.message ?? 'nothing was told').replace(/\.$/, '').replaceAll('|', '\\|');
}

/** The result and its duration in seconds. */
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  const done = await work();
  return [done, (performance.now() - started) / 1000];
}

async function tryOne(ddl: string, url: string, rows: number | undefined) {
  let inferSeconds = 0;
  let trySeconds = 0;
  let proveSeconds = 0;
  let loadSeconds = 0;
  let tables = 0;
  let summary = '';
  let firstTry = 0;
  const requested = rows === undefined ? {} : { rows };
  try {
    // Warms up: the server is started, and the schema is cached.
    await runner.inferDdl(ddl, requested);
    [, inferSeconds] = await timed(() => runner.inferDdl(ddl, requested));
    const [inferred, both] = await timed(() => runner.inferDdl(ddl, { repair: true, ...requested }));
    trySeconds = Math.max(0, both - inferSeconds);
    tables = inferred.blueprint.tables.length;
    firstTry = inferred.firstTry?.length ?? 0;
    const [proof, proving] = await timed(() => runner.prove(inferred.blueprint, { ddl, diagnostics: inferred.diagnostics }));
    proveSeconds = proving;
    summary = proof.summary;
    const report = await runner.load(inferred.blueprint, url, { create: ddl });
    loadSeconds = report.seconds;
    const filled = report.tables.filter((table) => table.rows > 0).length;
    const empty = inferred.blueprint.tables
      .map((table) => qualifiedName(table.schema, table.name))
      .filter((name) => !report.tables.some((table) => table.table === name && table.rows > 0))
      .map((name) => `${name} (${reasonOf(name, proof, inferred.diagnostics)})`);
    return { ok: true, empty, filled, firstTry, tables, inferSeconds, trySeconds, proveSeconds, loadSeconds, summary, rows: report.rows };
  } catch (error) {
    const message = error instanceof Problem ? `${error.type}: ${error.message}` : ((error as Error).stack?.split('\n').slice(0, 3).join(' ') ?? String(error));
    return {
      ok: false,
      empty: [] as string[],
      filled: 0,
      firstTry,
      tables,
      inferSeconds,
      trySeconds,
      proveSeconds,
      loadSeconds,
      summary,
      rows: 0,
      error: message.slice(0, 400),
    };
  }
}
