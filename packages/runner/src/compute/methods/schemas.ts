import type { Catalog, Diagnostic, DriftChange, GrowthProgress, KnowledgeOutcome, Pack, Proof, Shape, ShapeOutcome } from '@seedbed/contract';
import type { ReadShape } from '@seedbed/postgres/shape';
import { diffBlueprints } from '../../documents/blueprint/diff-blueprints.ts';
import { hashOf } from '../../documents/canonical-json.ts';
import type { DdlOptions } from '../../infer/drift.ts';
import type { Inferred, InferOptions } from '../../infer/infer.ts';
import { openRunner } from '../../operations/open-runner.ts';
import type { Runner } from '../../operations/runner.ts';
import type { Rehearsal, RehearseOptions } from '../../rehearse/rehearse.ts';
import type { TargetPolicy } from '../../source/servers/target.ts';
import type { Context } from '../method.ts';
import type { ThrowawayPlace } from '../throwaway-server.ts';
import { measure, type Measured } from './measure.ts';
import { serverOf } from './server-of.ts';

/** DDL, or the address of a database. */
type SchemaArgs = ({ readonly ddl: string } | { readonly url: string }) & {
  /** The throwaway server; without it only methods without a server work. */
  readonly server?: ThrowawayPlace | undefined;
  readonly policy?: TargetPolicy | undefined;
  /** Own packs, each as JSON, which take precedence over the built-in ones. */
  readonly packs?: readonly string[] | undefined;
};

type InferArgs = SchemaArgs & {
  readonly options: Omit<InferOptions, 'signal' | 'onProgress'>;
  readonly measured: boolean;
  readonly shape?: Shape | undefined;
  readonly scale?: number | undefined;
};
export type InferredText = {
  readonly json: string;
  readonly sha256: string;
  readonly catalog: string;
  readonly diagnostics: readonly Diagnostic[];
  /** With knowledge: its effects and failures. */
  readonly knowledge?: KnowledgeOutcome;
  /** With a shape: what follows it. */
  readonly shape?: ShapeOutcome;
  /** If it was requested. */
  readonly size: Measured | undefined;
};

type DriftArgs = SchemaArgs & DdlOptions & { readonly stored: string };
type ShapeArgs = Pick<SchemaArgs, 'policy'> & { readonly url: string; readonly approved: readonly string[]; readonly day: string };
/** `shape` as JSON. */
export type ShapeText = Omit<ReadShape, 'shape'> & { readonly json: string };

export type DriftedText = InferredText & { readonly size: Measured; readonly changes: readonly DriftChange[]; readonly identicalColumns: number };

type ProveArgs = {
  readonly document: string;
  readonly ddl?: string | undefined;
  /** As JSON. */
  readonly catalog?: string | undefined;
  readonly earlier?: Proof | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly server: ThrowawayPlace;
};

/** `catalog` as JSON. */
type RehearseArgs = { readonly [K in 'ddl' | 'url' | 'catalog']?: string } & Pick<SchemaArgs, 'server' | 'policy' | 'packs'> & {
    readonly options: Omit<RehearseOptions, 'ddl' | 'url' | 'catalog' | 'signal' | 'onProgress'>;
  };

type RepairArgs = Pick<ProveArgs, 'document' | 'ddl' | 'catalog' | 'server'>;
export type RepairedText = Pick<InferredText, 'json' | 'diagnostics'>;

/** Infers blueprints from schemas, and tries blueprints against schemas. */
export const schemaMethods = {
  async infer({ options, measured, shape, scale, ...from }: InferArgs, context: Context): Promise<InferredText> {
    const inferred = await withRunner(from, context, async (runner): Promise<Inferred & { readonly shaped?: ShapeOutcome }> => {
      const withProgress = { ...options, signal: context.signal, onProgress: (progress: GrowthProgress) => context.tell(progress) };
      const found = await ('ddl' in from ? runner.inferDdl(from.ddl, withProgress) : runner.inferAddress(from.url, withProgress));
      if (!shape) return found;
      const { applyShape } = await import('../../shape/index.ts');
      const { blueprint, outcome } = await applyShape(found.blueprint, shape, { compile: runner.compile, scale });
      return { ...found, blueprint, shaped: outcome };
    });
    const { blueprint, catalog, diagnostics, knowledge, shaped } = inferred;
    const size = measured ? await measure(blueprint) : undefined;
    return {
      json: JSON.stringify(blueprint),
      sha256: hashOf(blueprint),
      catalog: JSON.stringify(catalog),
      diagnostics,
      size,
      ...(knowledge ? { knowledge } : {}),
      ...(shaped ? { shape: shaped } : {}),
    };
  },

  async shape({ url, policy, approved, day }: ShapeArgs): Promise<ShapeText> {
    const { shapeOfServer } = await import('../../shape/index.ts');
    const { shape, ...rest } = await shapeOfServer(url, { approved, day, policy });
    return { ...rest, json: JSON.stringify(shape) };
  },

  async drift({ stored: key, strictFrom, ...from }: DriftArgs, context: Context): Promise<DriftedText> {
    const stored = context.documents.blueprint(key);
    const { signal } = context;
    const drifted = await withRunner(from, context, (runner) =>
      'ddl' in from ? runner.driftFromDdl(stored, from.ddl, { signal, strictFrom }) : runner.driftFromAddress(stored, from.url, { signal }),
    );
    const { blueprint, catalog, diagnostics, changes } = drifted;
    const { identicalColumns } = diffBlueprints(stored, blueprint);
    const text = { json: JSON.stringify(blueprint), sha256: hashOf(blueprint), catalog: JSON.stringify(catalog) };
    return { ...text, diagnostics, changes, identicalColumns, size: await measure(blueprint) };
  },

  rehearse({ options, catalog, ...from }: RehearseArgs, context: Context): Promise<Rehearsal> {
    const { ddl, url } = from;
    return withRunner(from, context, (runner) =>
      runner.rehearse({
        ...options,
        ...(ddl !== undefined ? { ddl } : url !== undefined ? { url } : { catalog: JSON.parse(catalog!) as Catalog }),
        signal: context.signal,
        onProgress: (progress) => context.tell(progress),
      }),
    );
  },

  async repair({ document, ddl, catalog, server }: RepairArgs, context: Context): Promise<RepairedText> {
    const stored = context.documents.blueprint(document);
    const { blueprint, diagnostics } = await withRunner({ server }, context, (runner) =>
      runner.repair(stored, {
        ...(ddl === undefined ? {} : { ddl }),
        ...(catalog === undefined ? {} : { catalog: JSON.parse(catalog) as Catalog }),
        signal: context.signal,
      }),
    );
    return { json: JSON.stringify(blueprint), diagnostics };
  },

  prove({ document, ddl, catalog, earlier, diagnostics, server }: ProveArgs, context: Context): Promise<Proof> {
    const blueprint = context.documents.blueprint(document);
    return withRunner({ server }, context, (runner) =>
      runner.prove(blueprint, {
        ...(ddl === undefined ? {} : { ddl }),
        ...(catalog === undefined ? {} : { catalog: JSON.parse(catalog) as Catalog }),
        ...(earlier ? { earlier } : {}),
        diagnostics,
        signal: context.signal,
        onProgress: (progress) => context.tell(progress),
      }),
    );
  },
};

/** Does something with a runner that uses the given server. */
export async function withRunner<T>(
  { server, policy, packs }: Pick<SchemaArgs, 'server' | 'policy' | 'packs'>,
  { mark }: Pick<Context, 'mark'>,
  work: (runner: Runner) => Promise<T>,
): Promise<T> {
  // Disposing it closes nothing shared: the throwaway server belongs to someone else.
  await using runner = openRunner({
    ...(server ? { throwaway: serverOf(server, mark) } : {}),
    ...(policy ? { policy } : {}),
    ...(packs ? { packs: async () => packs.map((json) => JSON.parse(json) as Pack) } : {}),
  });
  return await work(runner);
}
