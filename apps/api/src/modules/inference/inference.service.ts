import { createHash } from 'node:crypto';
import { Problem, type BlueprintOptions, type GrowthProgress, type SchemaFile, type SchemaReading, type Shape } from '@seedbed/contract';
import { parseAddress } from '@seedbed/postgres/address';
import type { Compute, Document, DriftedText, InferredText } from '@seedbed/runner/compute';
import { postgresDdlOf } from '@seedbed/runner/postgres-ddl';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { definedOnly } from '../../http/defined-only.ts';
import { checkDdl, oneOf } from '../../http/schema-source.ts';
import { findTemplate } from '../../templates.ts';
import type { RefuseOwn } from '../connections/refuse-own.ts';
import { sharedResults } from './shared-results.ts';

/** Exactly one of `ddl`, `files`, `template`, `connectionId` and `address`. */
type InferenceInput = BlueprintOptions & {
  readonly ddl?: string;
  readonly files?: readonly SchemaFile[];
  /** Chooses one of several schemas in `files`. */
  readonly path?: string;
  readonly template?: string;
  readonly connectionId?: string;
  readonly address?: string;
  /** Knowledge about the schema. */
  readonly knowledge?: object;
  /** How production's rows are spread. */
  readonly shape?: Shape;
  readonly scale?: number;
};
type InferenceResult = InferredText & {
  /** Its source, if that was DDL. */
  readonly ddl: string | null;
  /** A name for people, from the source. */
  readonly name: string;
};
/** The current schema: exactly one of these members. */
export type SchemaNow = {
  readonly ddl?: string;
  readonly files?: readonly SchemaFile[];
  readonly path?: string;
  readonly connectionId?: string;
  readonly address?: string;
};

/** Called as tables are read; not for templates, whose results are shared. */
export type OnProgress = (progress: GrowthProgress) => void;

export type Inference = AsyncDisposable & {
  /** With `repair`, for stored blueprints: tries the blueprint in the throwaway database and repairs it. */
  infer(
    workspace: WorkspaceId,
    input: InferenceInput,
    signal: AbortSignal,
    options?: { readonly repair?: boolean; readonly measured?: boolean; readonly onProgress?: OnProgress | undefined },
  ): Promise<InferenceResult>;
  /** Compares a stored blueprint with a schema; includes its DDL, if that was sent. */
  drift(
    workspace: WorkspaceId,
    stored: Document,
    input: SchemaNow & { readonly strictFrom?: number },
    signal: AbortSignal,
  ): Promise<DriftedText & { readonly ddl: string | null }>;
  /** What a schema is read from: its DDL, or the address of its database. */
  schema(workspace: WorkspaceId, input: SchemaNow, signal: AbortSignal): Promise<{ readonly ddl: string } | { readonly url: string }>;
  /** Recognises files; runs nothing. */
  readFiles(from: { readonly files: readonly SchemaFile[]; readonly path?: string | undefined }, signal: AbortSignal): Promise<SchemaReading>;
};

/** For templates: each with defaults and as datasets use it, and some with options. */
const RESULTS_KEPT = 16;

/** The address of a saved connection, with its password. */
type Addresses = { addressOf(workspace: WorkspaceId, connectionId: string): Promise<{ address: string; database: string }> };

/** Own packs, each as JSON. */
type OwnPacks = { contents(workspace: WorkspaceId): Promise<readonly string[]> };

/** Slots for schemas sent as text, and for those read from a user's server. */
type Gates = { readonly schema: Bulkhead; readonly target: Bulkhead };

/** Schema in, blueprint out, for every kind of source. */
export function inferenceService(compute: Compute, addresses: Addresses, own: OwnPacks, refuseOwn: RefuseOwn, gates: Gates): Inference {
  const ofTemplates = sharedResults<InferenceResult>(RESULTS_KEPT);
  const ddlOf = ({ ddl, files = [], path }: Pick<InferenceInput, 'ddl' | 'files' | 'path'>, signal: AbortSignal) =>
    ddl === undefined ? gates.schema.run(signal, () => compute.filesDdl({ files, path }, signal)) : postgresDdlOf(checkDdl(ddl), 'the schema');
  const schema: Inference['schema'] = async (workspace, input, signal) => {
    const from = oneOf(input, ['ddl', 'files', 'connectionId', 'address'])!;
    if (from === 'ddl' || from === 'files') return { ddl: (await ddlOf(input, signal)).ddl };
    if (input.address !== undefined) await refuseOwn(input.address);
    return { url: input.address ?? (await addresses.addressOf(workspace, input.connectionId!)).address };
  };
  return {
    schema,
    readFiles: ({ files, path }, signal) => gates.schema.run(signal, () => compute.readFiles({ files, path }, signal)),

    [Symbol.asyncDispose]: () => ofTemplates[Symbol.asyncDispose](),
    async drift(workspace, stored, input, signal) {
      const packs = await own.contents(workspace);
      const { strictFrom, ...now } = input;
      const from = await schema(workspace, now, signal);
      if ('url' in from) return { ...(await gates.target.run(signal, () => compute.drift(stored, { ...from, packs }, signal))), ddl: null };
      const { ddl } = from;
      return { ...(await gates.schema.run(signal, () => compute.drift(stored, { ddl, packs, strictFrom }, signal))), ddl };
    },

    async infer(workspace, input, signal, { repair = false, measured = repair, onProgress } = {}) {
      const from = oneOf(input, ['ddl', 'files', 'template', 'connectionId', 'address'])!;
      const { rows, seed, locale, referenceDate, knowledge, shape, scale } = input;
      const options = { ...definedOnly({ rows, seed, locale, referenceDate, knowledge, shape, scale }), repair, measured };
      const packs = await own.contents(workspace);
      const fromDdl = async (ddl: string, name: string, ending = signal): Promise<InferenceResult> => ({
        ...(await gates.schema.run(ending, () => compute.infer({ ddl, packs }, { ...options, onProgress }, ending))),
        ddl,
        name,
      });
      const fromDatabase = async (address: string, name: string): Promise<InferenceResult> => ({
        ...(await gates.target.run(signal, () => compute.infer({ url: address, packs }, { ...options, onProgress }, signal))),
        ddl: null,
        name,
      });

      switch (from) {
        case 'ddl':
        case 'files': {
          const { ddl, diagnostics } = await ddlOf(input, signal);
          const inferred = await fromDdl(ddl, from === 'ddl' ? 'Pasted schema' : 'Uploaded schema');
          return { ...inferred, diagnostics: [...diagnostics, ...inferred.diagnostics] };
        }
        case 'template': {
          const template = await findTemplate(input.template!);
          if (!template)
            throw new Problem('not-found', `There is no template "${input.template}". GET /api/v1/templates lists them.`, {
              errors: [{ pointer: '/template', message: 'is not known' }],
            });
          return ofTemplates.get(JSON.stringify([template.name, options, keyOf(packs)]), signal, (stopping) => fromDdl(template.ddl, template.title, stopping));
        }
        case 'connectionId': {
          const { address, database } = await addresses.addressOf(workspace, input.connectionId!);
          return fromDatabase(address, database);
        }
        case 'address':
          await refuseOwn(input.address!);
          return fromDatabase(input.address!, nameFrom(input.address!));
      }
    },
  };
}

/** Of a database, as a dataset's. */
function nameFrom(address: string): string {
  return (
    parseAddress(address)
      .database.replace(/\p{Cc}/gu, '')
      .trim() || 'Database'
  );
}

/** Other packs, other results. */
function keyOf(packs: readonly string[]): string {
  return createHash('sha256').update(packs.join('\n')).digest('base64');
}
