import { Problem, qualifiedName, type Blueprint, type Catalog, type Pack } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { readSchemaFromDatabase } from '@seedbed/postgres/catalog';
import { openTrial } from '@seedbed/postgres/proof';
import {
  addEdgeRows,
  AmbiguousUpdates,
  compare,
  copySandbox,
  failsWith,
  faultOf,
  fixOf,
  invalidIndexes,
  literalsOf,
  lockFindings,
  naturesOf,
  ORDINARY_ROWS,
  passingEdges,
  planEdges,
  queryBefore,
  runMigration,
  settlingOf,
  shrink,
  shrinkSilent,
  statementsOf,
  takeBack,
  wordsOf,
  type AddedEdge,
  type Counterexample,
  type EdgeOptions,
  type Finding,
  type MigrationFailure,
  type MigrationStatement,
  type ReplayLimits,
  type TransactionMode,
} from '@seedbed/postgres/rehearse';
import type { Sandbox } from '@seedbed/postgres/sandbox';
import { connect, socketOf, type Connection, type OpenClient } from '@seedbed/postgres/sql';
import { inferIn, repaired } from '../infer/infer.ts';
import { replanned } from '../load/existing/reread.ts';
import { openSchema, type SchemaOf } from '../source/servers/open-schema.ts';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';
import { measure, withCounts, type LoadInto, type Measured } from './measure.ts';

export type { Finding, Measured };

export type RehearseOptions = {
  /** The schema before: its DDL, or the address of a database, of which only the schema is read. */
  readonly ddl?: string;
  readonly url?: string;
  /** Or what was read from a database earlier. */
  readonly catalog?: Catalog;
  /** The migration, as one text: of several files, each behind its mark. */
  readonly migration: string;
  /** From 0, ordinary rows alone, to 1, every kind of row that the schema allows. Default 1. */
  readonly edge?: number;
  /** The transactions in which the tool runs it. Default `auto`. */
  readonly transaction?: TransactionMode;
  /** Also measures each statement in larger tables, for about so many seconds. */
  readonly measureSeconds?: number;
  readonly onProgress?: (progress: RehearsalProgress) => void;
  readonly signal?: AbortSignal;
};

/** What a rehearsal does now. `measures`: over tables of so many rows. */
export type RehearsalProgress = { readonly step: 'reads' | 'fills' | 'runs' | 'compares' | 'measures'; readonly rows?: number };

/** With what a runner knows. */
type RehearseRequest = RehearseOptions & { readonly policy?: TargetPolicy | undefined; readonly packs?: readonly Pack[]; readonly load?: LoadInto };

/** What a migration does to rows that the old schema allows. */
export type Rehearsal = {
  readonly statements: readonly MigrationStatement[];
  /** How many of them ran at all. Fewer than there are: the findings say nothing of the rest. */
  readonly ran: number;
  readonly tables: number;
  readonly rows: number;
  /** Rows with an edge value that Postgres took. */
  readonly edges: number;
  readonly findings: readonly Finding[];
  /** How long each statement takes in larger tables, if it was asked for. */
  readonly measured?: Measured;
  readonly seconds: number;
};

/**
 * Fills the old schema in a throwaway database with ordinary rows and with every kind of row that it allows, and runs
 * the migration on a copy. Nothing outside the throwaway server is touched. Throws Problem `invalid-ddl` for a schema
 * that Postgres does not read, and with the fact `of: 'migration'` for a migration that it does not read or that has no
 * statement.
 */
export async function rehearse(server: ThrowawayServer, options: RehearseRequest): Promise<Rehearsal> {
  const started = performance.now();
  const statements = await statementsIn(options.migration);
  // Its rows stay, so the sandbox is not one to keep for others.
  options.onProgress?.({ step: 'reads' });
  const schema = await schemaOf(options);
  const { catalog, sandbox } = await openSchema({ connection: server.connection }, schema);
  try {
    const edgeOptions: EdgeOptions = {
      edge: options.edge ?? 1,
      literals: literalsOf(options.migration),
      words: wordsOf(options.migration),
      types: catalog.types,
    };
    await using empty = await copySandbox(sandbox);
    options.onProgress?.({ step: 'fills' });
    const filled = await fill(sandbox, catalog, edgeOptions, options);
    const { findings, touched, ran } = await findAll({ sandbox, empty: empty.owner }, catalog, statements, filled.edges, options);
    const { measureSeconds, load, transaction = 'auto', onProgress } = options;
    const measuring = measureSeconds !== undefined && load && { transaction, touched, seconds: measureSeconds, load, onProgress, signal: options.signal };
    const measured = measuring && (await measure(server, { ...schema, catalog, blueprint: filled.blueprint }, statements, measuring));
    return {
      statements,
      ran,
      tables: catalog.tables.length,
      rows: filled.rows,
      edges: filled.edges.length,
      findings: findings.map((finding) => placed(finding, statements)),
      ...(measured && { measured }),
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

async function statementsIn(migration: string): Promise<MigrationStatement[]> {
  const found = await statementsOf(migration).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.type, error.message, { facts: { ...error.facts, of: 'migration' }, cause: error });
  });
  if (found.length === 0) throw new Problem('invalid-ddl', 'it has no statement.', { facts: { of: 'migration' } });
  return found;
}

/** With the file and the line of its statement. */
function placed(finding: Finding, statements: readonly MigrationStatement[]): Finding {
  const { statement, after, position } = finding;
  const own = statements[(statement === 'commit' ? (after ?? statements.length) : (statement ?? 0)) - 1];
  if (own === undefined) return finding;
  const line = own.line + own.sql.slice(0, (position ?? 1) - 1).split('\n').length - 1;
  return { ...finding, ...(own.file !== undefined && { file: own.file }), ...(statement !== 'commit' && { line }) };
}

/** How often rows that fail are taken back, to find what later statements do. */
const ROUNDS = 6;
/** Milliseconds that a statement may take over a few thousand rows. */
const TIMEOUT_MS = 30_000;
/** Milliseconds for finding the fewest rows, and for finding rows that pass. */
const SEARCH_MS = 6_000;

/** A session that ends at once, in the middle of a query, when the signal is aborted. */
async function open(connection: Connection, signal: AbortSignal | undefined): Promise<OpenClient> {
  signal?.throwIfAborted();
  const client = await connect(connection, { applicationName: 'seedbed rehearsal' });
  const end = (): void => void socketOf(client).destroy();
  signal?.addEventListener('abort', end, { once: true });
  client.once('end', () => signal?.removeEventListener('abort', end));
  return client;
}

/** The sandbox with its rows, and a copy from before it had any. */
type Databases = { readonly sandbox: Sandbox; readonly empty: Connection };

type Found = {
  readonly findings: readonly Finding[];
  /** The tables that its statements lock. */
  readonly touched: ReadonlySet<string>;
  /** The number of the last statement that ran in any try. */
  readonly ran: number;
};

/**
 * Runs the migration on a copy. If it fails, takes those edges back that fail there, and runs it again, so that a fault
 * does not hide the next one. What it does without an error is looked for after the run that passes: without any rows,
 * if ordinary ones fail.
 */
async function findAll(
  { sandbox, empty }: Databases,
  { tables }: Catalog,
  statements: readonly MigrationStatement[],
  all: readonly AddedEdge[],
  { transaction = 'auto', signal, onProgress }: RehearseRequest,
): Promise<Found> {
  const failures: Finding[] = [];
  const limits = { transaction, timeoutMs: TIMEOUT_MS, maxMs: SEARCH_MS };
  const known = new Set<string>();
  const touched = new Set<string>();
  let ran = 0;
  let edges = all;
  // Without the statements that fail whatever the rows are.
  let rest = statements;
  let bare: Pick<Found, 'findings' | 'ran'> | undefined;
  for (let round = 1; ; round++) {
    signal?.throwIfAborted();
    onProgress?.({ step: 'runs' });
    await using copy = await copySandbox(sandbox);
    await using after = await open(copy.owner, signal);
    const updates = await AmbiguousUpdates.of(rest);
    const run = await runMigration(after, rest, { transaction, timeoutMs: TIMEOUT_MS, watch: (client, number) => updates.look(client, number) });
    await using before = await open(sandbox.owner, signal);
    const { failure } = run;
    for (const { effects } of run.statements) for (const { table } of effects) touched.add(table);
    ran = Math.max(ran, ...run.statements.map(({ number }) => number));
    const ended = async (silent: readonly Finding[]): Promise<Found> => {
      const locks = lockFindings(run);
      const shrunk = await withFewest([...updates.findings(), ...silent], (finding) => shrinkSilent(before, rest, finding, limits));
      const others = (bare?.findings ?? []).filter((finding) => !isAmong(locks, finding));
      return { findings: [...inOrder(failures), ...shrunk, ...others, ...locks], touched, ran: Math.max(ran, bare?.ran ?? 0) };
    };
    if (!failure) {
      onProgress?.({ step: 'compares' });
      return await ended(bare === undefined ? await compare(before, after, statements) : []);
    }
    // What a statement that is left out would have made is missing.
    if (bare !== undefined && MISSING.test(failure.error.sqlstate)) return await ended([]);
    const fault = faultOf(failure);
    const isNew = !known.has(fault);
    const search = { ...limits, settling: await settlingOf(before, rest) };
    if (isNew) {
      const counterexample = await tried(empty, rest, failure, await shrink(before, rest, failure, search), limits, signal);
      failures.push(await failureOf(failure, rest, counterexample));
      for (const finding of await invalidIndexes(before, after, failure)) if (!isAmong(failures, finding)) failures.push(finding);
    }
    known.add(fault);
    if (round === ROUNDS) {
      bare ??= await withoutRows({ sandbox, empty }, statements, transaction, signal);
      return await ended([]);
    }
    const passing = await passingEdges(before, tables, rest, failure, edges, search, isNew ? known : undefined);
    if (passing === undefined) {
      bare ??= await withoutRows({ sandbox, empty }, statements, transaction, signal);
      if (failure.statement === 'commit' || MISSING.test(failure.error.sqlstate)) return await ended([]);
      rest = rest.filter(({ number }) => number !== failure.statement);
      continue;
    }
    // The same fault in another column is still to be found.
    if (passing.hasAnother) known.delete(fault);
    const kept = new Set(passing.edges);
    await before.query('BEGIN');
    await takeBack(
      before,
      tables,
      edges.filter((edge) => !kept.has(edge)),
    );
    await before.query('COMMIT');
    edges = passing.edges;
  }
}

/** Whether the same is reported of the same statement and table. */
function isAmong(findings: readonly Finding[], { kind, statement, table }: Finding): boolean {
  return findings.some((each) => each.kind === kind && each.statement === statement && each.table === table);
}

/** By statement. A text too long for an index comes last: few columns ever hold one. */
function inOrder(failures: readonly Finding[]): Finding[] {
  const place = ({ statement, after }: Finding): number => (typeof statement === 'number' ? statement : (after ?? Infinity));
  const last = ({ kind }: Finding): number => Number(kind === 'leaves');
  return failures.toSorted((a, b) => place(a) - place(b) || last(a) - last(b) || Number(a.sqlstate === TOO_LONG) - Number(b.sqlstate === TOO_LONG));
}

const TOO_LONG = '54000';
/** Errors about objects that are not there, and about the state of a transaction. */
const MISSING = /^(?:42|25|3F)/;

/** What the migration breaks, leaves and locks, with no row in the way. Nothing if it fails then too. */
async function withoutRows(
  { sandbox, empty }: Databases,
  statements: readonly MigrationStatement[],
  transaction: TransactionMode,
  signal: AbortSignal | undefined,
): Promise<Pick<Found, 'findings' | 'ran'>> {
  await using copy = await copySandbox(sandbox, empty);
  await using after = await open(copy.owner, signal);
  const run = await runMigration(after, statements, { transaction, timeoutMs: TIMEOUT_MS });
  const ran = run.statements.length;
  if (run.failure) return { findings: [], ran };
  await using before = await open(empty, signal);
  return { findings: [...(await compare(before, after, statements)), ...lockFindings(run)], ran };
}

/** A counterexample that was run in empty tables; undefined if the migration does not fail there. */
async function tried(
  empty: Connection,
  statements: readonly MigrationStatement[],
  failure: MigrationFailure,
  counterexample: Counterexample | undefined,
  limits: ReplayLimits,
  signal: AbortSignal | undefined,
): Promise<Counterexample | undefined> {
  if (counterexample === undefined) return undefined;
  await using client = await open(empty, signal);
  if (!(await failsWith(client, statements, failure, counterexample.inserts, limits))) return undefined;
  if (counterexample.query !== undefined || counterexample.rows === 0) return counterexample;
  return { ...counterexample, ...(await queryBefore(client, statements, failure, counterexample.inserts, limits)) };
}

/** For so many findings the fewest rows are looked for: each runs the migration dozens of times. */
const MOST_SHRUNK = 4;

/** Findings of lost rows and changed values with the fewest rows that show them. */
async function withFewest(findings: readonly Finding[], shrunk: (finding: Finding) => Promise<Counterexample | undefined>): Promise<Finding[]> {
  const silent = findings.filter(({ kind }) => kind === 'loses' || kind === 'changes').slice(0, MOST_SHRUNK);
  const all: Finding[] = [];
  for (const finding of findings) {
    const { query, ...said } = finding;
    const counterexample = silent.includes(finding) ? await shrunk(finding) : undefined;
    all.push(counterexample ? { ...said, counterexample: { ...counterexample, ...(query !== undefined && { query }) } } : said);
  }
  return all;
}

async function failureOf(
  { statement, after, error }: MigrationFailure,
  statements: readonly MigrationStatement[],
  counterexample: Counterexample | undefined,
): Promise<Finding> {
  const { sqlstate, message, detail, table, column, position, context } = error;
  const own = statements.find(({ number }) => number === statement);
  const fix = fixOf(error, own && (await naturesOf([own]))[0]);
  const place = context === undefined ? null : /PL\/pgSQL function (.+?) line (\d+)/.exec(context);
  const within = place === null ? '' : ` In ${place[1] === 'inline_code_block' ? 'the DO block' : `the function ${place[1]}`}, line ${place[2]} of it.`;
  return {
    kind: 'fails',
    statement,
    ...(after !== undefined && { after }),
    ...(position !== undefined && { position }),
    sqlstate,
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    message: `${message}${detail === undefined ? '' : `. ${detail}`}${within === '' ? '' : `${/[.!?]$/.test(detail ?? message) ? '' : '.'}${within}`}`,
    ...(fix !== undefined && { fix }),
    ...(counterexample && { counterexample }),
  };
}

async function schemaOf({ ddl, catalog, url, policy, signal }: RehearseRequest): Promise<SchemaOf> {
  if (url === undefined) return { ...(ddl !== undefined ? { ddl } : catalog && { catalog }), signal };
  await using client = await connectTarget(url, policy);
  return { catalog: await readSchemaFromDatabase(client), signal };
}

/** Rows of inference, and then the edges in those that are spare. */
async function fill(
  sandbox: Sandbox,
  catalog: Catalog,
  edgeOptions: EdgeOptions,
  options: RehearseRequest,
): Promise<{ readonly rows: number; readonly edges: readonly AddedEdge[]; /** That of all ordinary rows. */ readonly blueprint: Blueprint }> {
  const request = { ...(options.signal && { signal: options.signal }), ...(options.packs && { packs: options.packs }) };
  const inferred = await inferIn(sandbox, catalog, request);
  const planned = new Map(catalog.tables.map((table) => [table, planEdges(table, edgeOptions)]));
  const counts = Object.fromEntries(
    [...planned].map(([table, edges]) => [qualifiedName(table.schema, table.name), ORDINARY_ROWS + edges.reduce((sum, { rows }) => sum + rows.length, 0)]),
  );
  let blueprint = withCounts(inferred.blueprint, counts);
  let rows = await loadRows(sandbox, blueprint, options.signal);
  if (rows === null) {
    blueprint = withCounts((await repaired(inferred, sandbox, request)).blueprint, counts);
    rows = (await loadRows(sandbox, blueprint, options.signal, true))!;
  }
  await using client = await open(sandbox.owner, options.signal);
  await client.query('BEGIN');
  const edges = await addEdgeRows(client, planned);
  await client.query('COMMIT');
  return { rows, edges, blueprint };
}

/** Null, and no rows, if a table got none of its rows, unless `anyway`. */
async function loadRows(sandbox: Sandbox, blueprint: Blueprint, signal: AbortSignal | undefined, anyway = false): Promise<number | null> {
  await using trial = await openTrial(sandbox, { signal, replan: replanned });
  const report = await trial.load(await compileBlueprint(blueprint), { keep: true });
  if (!anyway && report.tables.some(({ sent, kept }) => sent > 0 && kept < sent / 2)) {
    await trial.forget();
    return null;
  }
  await trial.commit();
  return report.tables.reduce((sum, { kept }) => sum + kept, 0);
}
