import { availableParallelism } from 'node:os';
import type { Decision } from '@seedbed/contract';
import type { ExportPartDone } from '../files/exports/do-export.ts';
import type { ExportPlan } from '../files/exports/plan-export.ts';
import type { PartDone } from '../load/parts/do-part.ts';
import type { LoadReport } from '../load/report.ts';
import type { TargetPolicy } from '../source/servers/target.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';
import { answerOf, type Answer } from './answer.ts';
import type { Compute, ToolAsk } from './compute.ts';
import type { Document } from './document.ts';
import { keptQueries } from './kept-queries.ts';
import { openLane, type Lane } from './lane.ts';
import { GRACE_MS, laneLimits, SECONDS, type LaneName } from './limits.ts';
import type { LoadEvent, LoadQuestion } from './methods/load.ts';
import { perform, type QueueCall } from './perform.ts';
import { ownThrowaway, type ThrowawayPlace } from './throwaway-server.ts';
import { watchLanes } from './watch.ts';

export type ComputeOptions = {
  /** A running throwaway server, if the caller has one; otherwise one is started on first use. */
  readonly throwaway?: ThrowawayServer;
  /** Addresses that may be reached; without it any. */
  readonly policy?: TargetPolicy;
  /** The time limit for inferring a schema, in seconds, and the setting that changes it; `SECONDS.infer` if absent. */
  readonly schemas?: { readonly seconds: number; readonly setting: string };
};

/** Opens the data path in its own threads. Starts nothing before it is needed. */
export function openCompute({ throwaway, policy, schemas }: ComputeOptions = {}): Compute {
  const inferring = { seconds: schemas?.seconds ?? SECONDS.infer, raisedBy: schemas?.setting };
  const trying = { ...inferring, seconds: Math.max(SECONDS.trial, inferring.seconds) };
  const server = ownThrowaway(throwaway);
  const limits = laneLimits(availableParallelism());
  const lane = (name: LaneName): Lane => openLane(name, limits[name], ({ mark }) => server.tidy(mark));
  const lanes = {
    queries: lane('queries'),
    rows: lane('rows'),
    drafts: lane('drafts'),
    schemas: lane('schemas'),
    reasons: lane('reasons'),
    targets: lane('targets'),
    loads: lane('loads'),
  };
  const queries = keptQueries(lanes.queries, server);
  const watching = watchLanes(Object.values(lanes));

  const rows = (method: string, document: Document, what: string, args: object, signal: AbortSignal): Promise<Answer> =>
    answerOf(lanes.rows, { method, documents: [document], args: { document: document.key, ...args }, what, seconds: SECONDS.rows, signal });
  const document = <T>(method: string, what: string, documents: readonly Document[], args: object, signal: AbortSignal | undefined): Promise<T> =>
    perform<T>(lanes.drafts, { method, documents, args, what, seconds: SECONDS.document, signal });
  /** Work on a user's server may wait long for that server, so it runs in a queue where no other schema waits. */
  const schema = <T>(method: string, needsServer: boolean, call: Omit<QueueCall, 'method'> & { args: object }, readsTarget = false): Promise<T> => {
    const ask = (place?: ThrowawayPlace): Promise<T> =>
      perform<T>(readsTarget ? lanes.targets : lanes.schemas, { ...call, method, args: { ...call.args, server: place, policy } });
    return needsServer ? server.during(ask) : ask();
  };

  return {
    page: (of, { table, offset, limit }, signal) => rows('page', of, `These rows of ${table}`, { table, offset, limit }, signal),
    children: (of, ask, signal) => rows('children', of, `The rows that belong to row ${ask.number} of ${ask.table}`, ask, signal),
    row: (of, ask, signal) => rows('row', of, `Row ${ask.number} of ${ask.table}`, ask, signal),
    distribution: (of, ask, signal) => rows('distribution', of, `The distribution of ${ask.table}.${ask.column}`, ask, signal),
    estimate: (of, format, signal) =>
      answerOf(lanes.rows, {
        method: 'estimate',
        documents: [of],
        args: { document: of.key, format },
        what: 'The estimate',
        seconds: SECONDS.estimate,
        signal,
      }),
    download: (of, ask, signal) => answerOf(lanes.rows, open(of, ask, signal)),
    generate: (of, ask, signal) => answerOf(lanes.drafts, open(of, ask, signal)),
    archive: (of, ask, signal) =>
      answerOf(lanes.rows, {
        method: 'archive',
        documents: [of],
        args: { document: of.key, ...ask },
        what: 'The beginning of the archive',
        seconds: SECONDS.document,
        signal,
      }),
    generators: () => answerOf(lanes.drafts, { method: 'generators', documents: [], args: {}, what: 'The list of generators', seconds: SECONDS.document }),

    body: (route, bytes, signal) => document('body', 'The body', [], { route, bytes }, signal),
    unzip: (bytes, signal) => document('unzip', 'The ZIP file', [], { bytes }, signal),
    readFiles: (from, signal) => document('readFiles', 'The folder', [], from, signal),
    filesDdl: (from, signal) => document('filesDdl', 'The folder', [], from, signal),
    builtInPacks: () => document('builtInPacks', 'The list of packs', [], {}, undefined),
    checkPack: (json) => document('checkPack', 'The pack', [], { json }, undefined),
    outline: (of, changes, signal) => document('outline', 'The blueprint', [of], { document: of.key, changes }, signal),
    shared: (of, signal) => document('shared', 'The blueprint', [of], { document: of.key }, signal),
    revise: ({ current, ...change }, signal) => document('revise', 'The blueprint', current ? [current] : [], { current: current?.key, ...change }, signal),
    compare: (a, b, numbers, signal) =>
      answerOf(lanes.drafts, {
        method: 'compare',
        documents: [a, b],
        args: { a: a.key, b: b.key, numbers },
        what: 'The comparison of the blueprints',
        seconds: SECONDS.document,
        signal,
      }),

    question: (of, ask, signal) => document('question', 'The question', [of], { document: of.key, ...ask }, signal),
    review: (of, ask, signal) => document('review', 'The review', [of], { document: of.key, ...ask }, signal),
    say: (of, ask, signal) => document('say', 'The wishes', [of], { document: of.key, ...ask }, signal),
    changes: (of, ask, signal) => document('changes', 'The changes', [of], { document: of.key, ...ask }, signal),
    answer: (of, answer, signal) => document('answer', 'The answer', [of], { document: of.key, ...answer }, signal),

    infer: (from, { measured = false, onProgress, ...options }, signal) =>
      schema(
        'infer',
        'ddl' in from || options.repair === true,
        {
          documents: [],
          args: { ...from, options, measured },
          what: 'The schema',
          ...(options.repair ? trying : inferring),
          signal,
          onEvent: onProgress,
        },
        'url' in from,
      ),
    async explain(stored, from, { column, called }, signal) {
      const call = { documents: [stored], what: 'The schema', ...inferring, signal };
      const args = { ...from, stored: stored.key, column, called };
      // A cached schema needs no server, which would have to be started first.
      const known = await perform<Decision | null>(lanes.reasons, { ...call, method: 'explainKept', args });
      return known ?? server.during((place) => perform<Decision>(lanes.reasons, { ...call, method: 'explain', args: { ...args, server: place } }));
    },
    drift: (stored, from, signal) =>
      schema('drift', true, { documents: [stored], args: { ...from, stored: stored.key }, what: 'The schema', ...trying, signal }, 'url' in from),
    repair: (of, repairOptions, signal) =>
      schema('repair', true, { documents: [of], args: { ...repairOptions, document: of.key }, what: 'The repair', seconds: SECONDS.trial, signal }),
    prove: (of, { onProgress, ...proveOptions }, signal) =>
      schema('prove', true, {
        documents: [of],
        args: { ...proveOptions, document: of.key },
        what: 'The proof',
        seconds: SECONDS.trial,
        signal,
        onEvent: onProgress,
      }),

    load: (of, { url, changes, onProgress, onStep, prove, proveMade, onReached, onTakenBack, ...options }, signal) =>
      perform<LoadReport>(lanes.loads, {
        method: 'load',
        documents: [of],
        args: { document: of.key, changes, url, policy, options },
        what: 'The load',
        seconds: Infinity,
        graceMs: GRACE_MS.load,
        untilEnded: 'reached',
        signal,
        onEvent(event: LoadEvent) {
          if (event.kind === 'progress') onProgress?.(event.progress);
          else if (event.kind === 'step') onStep?.(event.step);
          else if (event.kind === 'reached') onReached?.();
          else onTakenBack?.();
        },
        onAsk: async (question: LoadQuestion) => (question.kind === 'prove' ? prove?.(question.proof) : proveMade?.(question.made)),
      }),

    loadPart: (of, { url, changes, onProgress, prove, onReached, ...part }, signal) =>
      perform<PartDone>(lanes.loads, {
        method: 'loadPart',
        documents: [of],
        args: { document: of.key, changes, url, policy, part },
        what: 'A part of the load',
        seconds: Infinity,
        graceMs: GRACE_MS.load,
        untilEnded: 'reached',
        signal,
        onEvent(event: LoadEvent) {
          if (event.kind === 'reached') onReached?.();
          else if (event.kind === 'progress') onProgress?.(event.progress);
        },
        onAsk: async (question: LoadQuestion) => (question.kind === 'prove' ? prove?.(question.proof) : undefined),
      }),

    planExport: (of, ask, signal) =>
      perform<ExportPlan>(lanes.drafts, {
        method: 'planExport',
        documents: [of],
        args: { document: of.key, ...ask },
        what: 'What the export will be',
        seconds: SECONDS.estimate,
        signal,
      }),

    exportPart: (of, { onProgress, ...request }, signal) =>
      perform<ExportPartDone>(lanes.loads, {
        method: 'exportPart',
        documents: [of],
        args: { document: of.key, ...request },
        what: 'A part of the export',
        seconds: Infinity,
        graceMs: GRACE_MS.load,
        untilEnded: true,
        signal,
        onEvent: ({ progress }) => onProgress(progress),
      }),

    tool({ onProgress, ...request }, signal) {
      const one = { method: 'tool', documents: [], args: request, what: `The tool ${request.tool}`, signal, onEvent: onProgress };
      if (request.tool === 'infer' || request.tool === 'prove') return schema('tool', true, { ...one, seconds: SECONDS.trial }, readsTarget(request));
      if (request.tool !== 'load') return perform(lanes.drafts, { ...one, seconds: SECONDS.document });
      return perform(lanes.loads, { ...one, args: { ...request, policy }, seconds: Infinity, graceMs: GRACE_MS.load, untilEnded: true });
    },

    query: queries.run,

    checkThrowaway: server.check,

    async [Symbol.asyncDispose]() {
      watching[Symbol.dispose]();
      queries.close();
      await Promise.all(Object.values(lanes).map((each) => each.close()));
      await server.close();
    },
  };
}

function open(of: Document, ask: object, signal: AbortSignal): QueueCall {
  return { method: 'open', documents: [of], args: { document: of.key, ...ask }, what: 'The beginning of the rows', seconds: SECONDS.rows, signal };
}

/** Whether a tool reads the schema of the operator's database. */
export function readsTarget({ tool, args }: Pick<ToolAsk, 'tool' | 'args'>): boolean {
  return tool === 'infer' && (args as { database?: boolean }).database === true;
}
