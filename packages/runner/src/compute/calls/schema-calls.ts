import type { ColumnReview, Decision } from '@seedbed/contract';
import type { TargetPolicy } from '../../source/servers/target.ts';
import type { Compute, ToolAsk } from '../compute.ts';
import type { Lanes } from '../lane.ts';
import { SECONDS } from '../limits.ts';
import { perform, type QueueCall } from '../perform.ts';
import type { OwnThrowaway, ThrowawayPlace } from '../throwaway-server.ts';

/** `schemas`: the time limit for inferring a schema, in seconds, and the setting that changes it; `SECONDS.infer` if absent. */
type SchemaSettings = { readonly policy: TargetPolicy | undefined; readonly schemas: { readonly seconds: number; readonly setting: string } | undefined };

type SchemaCalls = Pick<Compute, 'infer' | 'shape' | 'explain' | 'reviewColumn' | 'drift' | 'rehearse' | 'repair' | 'prove'> & {
  /** A tool of an agent that reads or proves a schema. */
  readonly schemaTool: (request: Pick<ToolAsk, 'tool' | 'args'>, call: Omit<QueueCall, 'seconds'> & { readonly args: object }) => ReturnType<Compute['tool']>;
};

/** The operations that read schemas, most of them with the throwaway server. */
export function schemaCalls(lanes: Lanes, server: OwnThrowaway, { policy, schemas }: SchemaSettings): SchemaCalls {
  const inferring = { seconds: schemas?.seconds ?? SECONDS.infer, raisedBy: schemas?.setting };
  const trying = { ...inferring, seconds: Math.max(SECONDS.trial, inferring.seconds) };
  /** Work on a user's server may wait long for that server, so it runs in a queue where no other schema waits. */
  const schema = <T>(method: string, needsServer: boolean, call: Omit<QueueCall, 'method'> & { args: object }, readsTarget = false): Promise<T> => {
    const ask = (place?: ThrowawayPlace): Promise<T> =>
      perform<T>(readsTarget ? lanes.targets : lanes.schemas, { ...call, method, args: { ...call.args, server: place, policy } });
    return needsServer ? server.during(ask) : ask();
  };

  return {
    infer: (from, { measured = false, onProgress, shape, scale, ...options }, signal) =>
      schema(
        'infer',
        'ddl' in from || options.repair === true,
        {
          documents: [],
          args: { ...from, options, measured, shape, scale },
          what: 'The schema',
          ...(options.repair ? trying : inferring),
          signal,
          onEvent: onProgress,
        },
        'url' in from,
      ),
    shape: (url, { approved, day }, signal) =>
      schema('shape', false, { documents: [], args: { url, approved, day }, what: 'The statistics', ...inferring, signal }, true),
    async explain(stored, from, { column, called }, signal) {
      const call = { documents: [stored], what: 'The schema', ...inferring, signal };
      const args = { ...from, stored: stored.key, column, called };
      // A cached schema needs no server, which would have to be started first.
      const known = await perform<Decision | null>(lanes.reasons, { ...call, method: 'explainKept', args });
      return known ?? server.during((place) => perform<Decision>(lanes.reasons, { ...call, method: 'explain', args: { ...args, server: place } }));
    },
    reviewColumn: (stored, { column, decision, rows }, signal) =>
      perform<ColumnReview>(lanes.reasons, {
        method: 'review',
        documents: [stored],
        args: { stored: stored.key, column, decision, rows },
        what: `The column ${column}`,
        seconds: SECONDS.document,
        signal,
      }),
    drift: (stored, from, signal) =>
      schema('drift', true, { documents: [stored], args: { ...from, stored: stored.key }, what: 'The schema', ...trying, signal }, 'url' in from),
    rehearse: (from, { onProgress, ...options }, signal) =>
      schema(
        'rehearse',
        true,
        { documents: [], args: { ...from, options }, what: 'The rehearsal', seconds: SECONDS.trial, signal, onEvent: onProgress },
        'url' in from,
      ),
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
    schemaTool: (request, call) => schema('tool', !STATISTICS.has(request.tool), { ...call, seconds: SECONDS.trial }, readsTarget(request)),
  };
}

/** Tools that read the statistics of the operator's database, or nothing of it. */
const STATISTICS: ReadonlySet<ToolAsk['tool']> = new Set<ToolAsk['tool']>(['shape', 'plans']);

/** Tools that read the schema of a database if they are asked to. */
const READERS: ReadonlySet<ToolAsk['tool']> = new Set<ToolAsk['tool']>(['infer', 'rehearse']);
type ReaderArgs = { readonly database?: boolean; readonly url?: string };

/** Whether a tool may read the operator's database. */
export function readsTarget({ tool, args }: Pick<ToolAsk, 'tool' | 'args'>): boolean {
  return STATISTICS.has(tool) || (READERS.has(tool) && ((args as ReaderArgs).database === true || (args as ReaderArgs).url !== undefined));
}
