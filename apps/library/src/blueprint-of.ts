import { Problem, type Blueprint, type Catalog, type Diagnostic, type Overlay } from '@seedbed/contract';
import { dayOfSlide, openRunner, resultsOfUser, slideTo, withRows, type InferOptions, type Runner } from '@seedbed/runner';
import type { Choices, Schema } from '../types/index.d.ts';
import { readDocument } from './read-document.ts';
import { readKnowledge } from './read-knowledge.ts';
import { readSchema } from './read-schema.ts';
import { SESSIONS } from './sessions.ts';

export type Known = {
  readonly runner: Runner;
  readonly blueprint: Blueprint;
  /** The overlay that was already applied. */ readonly appliedOverlay: Overlay | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Unless the schema is a blueprint. */ readonly catalog: Catalog | undefined;
  readonly ddl: string | undefined;
  /** Whether the schema was a blueprint, with its own row counts. */ readonly given: boolean;
  /** Of rows that a lock names. */ readonly lockedSeed: Blueprint['seed'] | undefined;
};

/** Loaded on demand. */
const overlays = () => import('@seedbed/runner/overlay');

/** Opens the data path for one call with the blueprint of a schema, and closes afterwards what it opened. */
export async function withBlueprint<T>(
  schema: Schema,
  {
    cache = true,
    signal,
    knowledge,
    overlay,
    slide,
    url,
    ...choices
  }: Choices & { /** Of a database that may keep the blueprint of a lock. */ readonly url?: string | undefined },
  use: (known: Known) => Promise<T>,
): Promise<T> {
  await using runner = openRunner({ results: cache ? resultsOfUser() : undefined, policy: SESSIONS });
  const read = await readSchema(schema, url === undefined ? undefined : (sha256) => runner.keptBlueprint(url, sha256));
  const known = knowledge === undefined ? undefined : await readKnowledge(knowledge);
  if (known !== undefined && read.kind === 'blueprint')
    throw new Problem('invalid-request', 'knowledge: the schema is a blueprint, which holds its knowledge already. Pass the DDL, or leave knowledge out.');
  const options: InferOptions = { ...choices, ...(signal && { signal }), ...(known === undefined ? {} : { knowledge: known }) };
  const appliedOverlay = overlay === undefined ? undefined : (await overlays()).parseOverlay(await readDocument(overlay, 'overlay'), 'overlay');
  const laid = async (given: Blueprint): Promise<Blueprint> => {
    const blueprint = appliedOverlay ? await (await overlays()).applyOverlay(given, appliedOverlay, { compile: runner.compile, rows: choices.rows }) : given;
    return slide === undefined ? blueprint : slideTo(blueprint, dayOfSlide(slide));
  };
  if (read.kind === 'blueprint') {
    const blueprint = await laid(withRows(read.blueprint, options));
    return await use({
      runner,
      blueprint,
      appliedOverlay,
      diagnostics: [],
      catalog: undefined,
      ddl: undefined,
      given: true,
      lockedSeed: read.locked && read.blueprint.seed,
    });
  }
  const { blueprint, diagnostics, catalog } = read.kind === 'ddl' ? await runner.inferDdl(read.ddl, options) : await runner.inferAddress(read.url, options);
  return await use({
    runner,
    blueprint: await laid(blueprint),
    appliedOverlay,
    diagnostics,
    catalog,
    ddl: read.kind === 'ddl' ? read.ddl : undefined,
    given: false,
    lockedSeed: undefined,
  });
}
