import { Problem, type Blueprint, type Pack, type TableModes } from '@seedbed/contract';
import { rowsPage } from '@seedbed/engine/rows-page';
import type { OpenClient } from '@seedbed/postgres/sql';
import type { KeptResults } from '../infer/kept-results.ts';
import type { LoadOptions } from '../load/options.ts';
import type { LoadReport } from '../load/report.ts';
import type { LoadRecorder } from '../loaded/loaded-as.ts';
import { planCache } from '../rows/plan-cache.ts';
import { streamRows, writeRows } from '../rows/stream.ts';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';
import { lazyThrowaway, type ThrowawayServer } from '../source/servers/throwaway.ts';
import type { Runner } from './runner.ts';

export type RunnerOptions = {
  /** A running throwaway cluster of the caller; otherwise one is started when it is first needed. */
  readonly throwaway?: ThrowawayServer | undefined;
  /** Addresses that may be reached; without it any, because the command line acts for its user. */
  readonly policy?: TargetPolicy;
  /** The cache of inference results from DDL. */
  readonly results?: KeptResults | undefined;
  /** Own packs, which take precedence over the built-in ones; called once, for the first schema. */
  readonly packs?: (() => Promise<readonly Pack[]>) | undefined;
};

/** Opens the data path. Starts resources on demand, and loads inference, most of the code, only when needed. */
export function openRunner(options: RunnerOptions = {}): Runner {
  const throwaway = lazyThrowaway(options.throwaway);
  const plans = planCache();
  const policy = options.policy;
  let reading: Promise<readonly Pack[]> | undefined;
  const ownPacks = (): Promise<readonly Pack[]> => (reading ??= options.packs?.() ?? Promise.resolve([]));
  /** Into a database of our own. */
  const loadOwn = async (one: Blueprint, target: TargetPolicy, loadOptions: LoadOptions): Promise<LoadReport> => {
    const { loadBehind, loadLearning, withModes } = await loading();
    return loadLearning(withModes(one, loadOptions.modes), (each) => loadBehind(each, '', target, loadOptions, plans));
  };
  const runner: Runner = {
    inferDdl: async (ddl, inferOptions = {}) => {
      const packs = await ownPacks();
      const known = await options.results?.find(ddl, inferOptions, packs);
      if (known) return known;
      const inferred = await throwaway.during(async () => {
        // Reading inference's code keeps this thread busy: the server and the parser's process start meanwhile.
        await throwaway.begin();
        (await sandbox()).admitAhead(ddl, inferOptions.signal);
        const [{ inferFromDdl }, server] = await Promise.all([inference(), throwaway.open()]);
        return await inferFromDdl(ddl, server, { ...inferOptions, packs, compile: plans.compile });
      });
      await options.results?.keep(ddl, inferOptions, packs, inferred);
      return inferred;
    },
    inferAddress: (url, inferOptions = {}) =>
      throwaway.during(async () =>
        (await inference()).inferFromAddress(url, policy, throwaway.open, { ...inferOptions, packs: await ownPacks(), compile: plans.compile }),
      ),
    explain: (from, column, explainOptions = {}) =>
      throwaway.during(async () =>
        (await explaining()).explainColumn(from, column, { policy, openServer: throwaway.open, packs: await ownPacks() }, explainOptions),
      ),
    driftFromDdl: (stored, ddl, driftOptions = {}) =>
      throwaway.during(async () => (await drift()).driftFromDdl(stored, ddl, await throwaway.open(), { ...driftOptions, packs: await ownPacks() })),
    driftFromAddress: (stored, url, driftOptions = {}) =>
      throwaway.during(async () => (await drift()).driftFromAddress(stored, url, policy, throwaway.open, { ...driftOptions, packs: await ownPacks() })),
    compile: plans.compile,
    rows: rowsPage,
    stream: streamRows,
    write: writeRows,
    keptOfPlatform: async (blueprint, url, given = {}) => (await loading()).platformModes(blueprint, url, policy, given),
    load: async (blueprint, url, given = {}) => {
      const { openRecorder, platformModes, loadBehind, loadByParts, loadLearning, loadShard, rowsOfLoad, withModes } = await loading();
      requireOneTransaction(given);
      const kept = await platformModes(blueprint, url, policy, given);
      const recorder = openRecorder(blueprint, given, kept);
      const byParts = given.shard !== undefined || given.parts === true || given.resume === true;
      const own = given.locked && !byParts ? await rowsOfLoad(await plans.compile(blueprint), url, policy, given) : { there: [], diagnostics: [] };
      // As if they were sent: other rows refer to them as in the load before.
      const asSent = Object.fromEntries(own.there.map((name) => [name, 'generate' as const]));
      const loadOptions: LoadOptions = {
        ...given,
        ...(Object.keys(kept).length + own.there.length > 0 && { modes: { ...kept, ...withoutNames(given.modes, own.there), ...asSent }, there: own.there }),
        ...(recorder?.isWritten === false && {
          onFilled: async (client) => {
            await given.onFilled?.(client);
            await recorder.write(client);
          },
        }),
      };
      const withOwnModes = withModes(blueprint, loadOptions.modes);
      const loadOne = (one: Blueprint): Promise<LoadReport> => {
        recorder?.uses(one);
        return loadBehind(one, url, policy, loadOptions, plans);
      };
      const loadAll = async (): Promise<LoadReport> => {
        if (loadOptions.shard) return loadShard(await plans.compile(withOwnModes), url, policy, { ...loadOptions, shard: loadOptions.shard });
        if (loadOptions.parts || loadOptions.resume) return loadByParts(await plans.compile(withOwnModes), url, policy, loadOptions);
        return loadOptions.learn ? loadLearning(withOwnModes, loadOne) : loadOne(withOwnModes);
      };
      // Loads in parts keep finished work from their first session on.
      if (loadOptions.shard || loadOptions.parts || loadOptions.resume) loadOptions.onReached?.();
      const report = await loadAll();
      if (recorder?.isWritten === false) await recordAfterwards(recorder, () => connectTarget(url, policy, given.session));
      const diagnostics = [...own.diagnostics, ...report.diagnostics];
      if (!recorder) return { ...report, diagnostics };
      const loaded = recorder.loaded();
      return { ...report, ...(loaded && { loaded }), diagnostics: [...diagnostics, ...recorder.diagnostics()] };
    },
    copy: (blueprint, copyOptions) =>
      throwaway.during(async () => {
        const [{ openCopy }, server] = await Promise.all([copying(), throwaway.open()]);
        return await openCopy(blueprint, server, loadOwn, copyOptions);
      }),
    keptBlueprint: async (url, sha256) => (await loading()).keptBlueprint(() => connectTarget(url, policy), sha256),
    loadedState: async (blueprint, url, { from, record }) => (await loading()).loadedState(() => connectTarget(url, policy), blueprint, { from, record }),
    keepBlueprint: async (url, blueprint) => (await loading()).keepBlueprint(() => connectTarget(url, policy), blueprint),
    refresh: async (stored, url, refreshOptions = {}) => (await refreshing()).refresh(runner, stored, url, policy, refreshOptions),
    slide: async (stored, url, day, slideOptions = {}) => (await sliding()).slideDatabase(stored, url, day, policy, slideOptions),
    status: async (stored, url, statusOptions = {}) => (await comparing()).status(stored, url, policy, statusOptions),
    prove: (blueprint, proveOptions = {}) =>
      throwaway.during(async () => (await proof()).prove(blueprint, await throwaway.open(), { ...proveOptions, compile: plans.compile })),
    rehearse: (options) =>
      throwaway.during(async () => (await rehearsing()).rehearse(await throwaway.open(), { ...options, policy, packs: await ownPacks(), load: loadOwn })),
    repair: (blueprint, repairOptions) => throwaway.during(async () => (await repairing()).repair(blueprint, await throwaway.open(), repairOptions)),
    checkThrowaway: throwaway.check,
    [Symbol.asyncDispose]: () => throwaway.close(),
  };
  return runner;
}

/** Modes by table without those of these tables, by any of their names. */
function withoutNames(modes: TableModes = {}, tables: readonly string[]): TableModes {
  return Object.fromEntries(Object.entries(modes).filter(([name]) => !tables.some((table) => table === name || table.endsWith(`.${name}`))));
}

/** For loads of many transactions: when all of them are over. The rows are loaded, so a failure is only reported. */
async function recordAfterwards(recorder: LoadRecorder, open: () => Promise<OpenClient>): Promise<void> {
  try {
    await using client = await open();
    await client.query('BEGIN');
    await recorder.write(client);
    await client.query('COMMIT');
  } catch {
    // The recorder's diagnostics report a missing record.
  }
}

/** The transaction restores dropped keys: a load that commits part by part would leave them dropped if it died. */
function requireOneTransaction({ fast, prove, parts, resume, shard, connections = 1 }: LoadOptions): void {
  const many = parts || resume || shard || connections > 1;
  if (prove && many) {
    throw new Problem(
      'options-conflict',
      'A proof is of one transaction: `prove` does not go with `connections`, `parts` or `shard`, which commit many. Leave one of them out.',
      {
        errors: [{ pointer: '/prove', message: 'cannot be combined with parts or several connections' }],
      },
    );
  }
  if (!fast || !(parts || resume || shard || connections > 1)) return;
  const message =
    'The fast path works only in a single transaction, so that keys and indexes are restored if the load fails. Remove parts, shards and connections.';
  throw new Problem('invalid-request', message, { errors: [{ pointer: '/fast', message: 'cannot be combined with parts or several connections' }] });
}

const sandbox = () => import('@seedbed/postgres/sandbox');
const inference = () => import('../infer/infer.ts');
const explaining = () => import('../infer/explain/explain.ts');
const copying = () => import('../query/open-copy.ts');
const loading = () => import('./loading.ts');
const drift = () => import('../infer/drift.ts');
const rehearsing = () => import('../rehearse/rehearse.ts');
const repairing = () => import('../proof/repair.ts');
const proof = () => import('../proof/prove.ts');
const comparing = () => import('../loaded/status/status.ts');
const sliding = () => import('../loaded/slide/slide-database.ts');
const refreshing = () => import('../loaded/refresh/refresh.ts');
