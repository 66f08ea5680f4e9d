import { createHash } from 'node:crypto';
import {
  Problem,
  qualifiedName,
  SOURCE_OF_REASON,
  type Blueprint,
  type BlueprintColumn,
  type Catalog,
  type Decision,
  type Pack,
  type ReasonCode,
} from '@seedbed/contract';
import { explainer, type Explainer, type InferenceTools } from '@seedbed/inference';
import { keptExplainers } from './kept-explainers.ts';
import { readSchemaFromDatabase } from '@seedbed/postgres/catalog';
import { loadCatalog, loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { inferenceTools, toolsAtTarget } from '../../source/inference-tools.ts';
import { connectTarget, type TargetPolicy } from '../../source/servers/target.ts';
import type { ThrowawayServer } from '../../source/servers/throwaway.ts';
import type { InferOptions } from '../infer.ts';
import { statedAgreements } from '../../documents/agreements/agreements.ts';
import { sentencesOf } from './sentences-of.ts';

/** The schema of the column to explain. */
export type ExplainFrom = { readonly ddl: string } | { readonly url: string } | { readonly catalog: Catalog };

export type ExplainOptions = Pick<InferOptions, 'rows' | 'scale' | 'seed' | 'locale' | 'referenceDate' | 'signal'> & {
  /** The stored blueprint, possibly edited since; the decision ends with its state. */
  readonly stored?: Blueprint;
  /** Another name for the column: the alternatives are its content under that name. */
  readonly called?: string | undefined;
};

/** Why a column of a schema has its generator. Throws Problem `not-found` if there is no such column, and everything that inference throws. */
export async function explainColumn(
  from: ExplainFrom,
  column: string,
  {
    policy,
    openServer,
    packs,
  }: { readonly policy: TargetPolicy | undefined; readonly openServer: () => Promise<ThrowawayServer>; readonly packs: readonly Pack[] },
  options: ExplainOptions,
): Promise<Decision> {
  if ('url' in from) {
    await using client = await connectTarget(from.url, policy);
    return explained(await explainerOf(await readSchemaFromDatabase(client), await toolsAtTarget(client, packs), options), column, options);
  }
  const key = keyOf(from, options, packs);
  const known = await keptExplainers.find(key);
  if (known) return explained(known, column, options);
  const signal = options.signal ? { signal: options.signal } : {};
  const server = await openServer();
  const { catalog, sandbox } = 'ddl' in from ? await loadSchema(from.ddl, server, signal) : await loadCatalog(from.catalog, server, signal);
  try {
    await using client = await connect(sandbox.owner);
    const opened = explainerOf('ddl' in from ? catalog : from.catalog, await inferenceTools(client, packs), options);
    return explained(await keptExplainers.keep(key, opened), column, options);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

/** The same without a server, if the schema was recently read for another column; otherwise null. */
export async function explainKept(
  from: Exclude<ExplainFrom, { readonly url: string }>,
  column: string,
  packs: readonly Pack[],
  options: ExplainOptions,
): Promise<Decision | null> {
  const known = await keptExplainers.find(keyOf(from, options, packs));
  return known ? explained(known, column, options) : null;
}

type Read = { readonly catalog: Catalog; readonly explainer: Explainer };

async function explainerOf(catalog: Catalog, tools: InferenceTools, { signal: _, stored: __, called: ___, ...options }: ExplainOptions): Promise<Read> {
  return { catalog, explainer: await explainer(catalog, tools, options) };
}

function keyOf(
  from: Exclude<ExplainFrom, { readonly url: string }>,
  { signal: _, stored: __, called: ___, ...options }: ExplainOptions,
  packs: readonly Pack[],
): string {
  return createHash('sha256')
    .update(JSON.stringify([from, options, packs]))
    .digest('base64');
}

function explained({ catalog, explainer: known }: Read, name: string, { stored, called }: ExplainOptions): Decision {
  const place = columnNamed(catalog, name);
  const decision = known.decisionOn(place.table, place.column, called);
  const { blueprint } = known;
  const kept = stored && columnAt(stored, place);
  const decided = withStored(decision!, kept);
  const agreements = statedAgreements(kept ? stored : blueprint, place.table)
    .filter(({ columns }) => columns.includes(place.column))
    .map(({ name: agreement, says }) => ({ name: agreement, says }));
  return { ...decided, sentences: sentencesOf(decided, kept ?? columnAt(blueprint, place)), ...(agreements.length > 0 && { agreements }) };
}

function columnAt({ tables }: Blueprint, { table, column }: { readonly table: string; readonly column: string }): BlueprintColumn | undefined {
  return tables.find((each) => qualifiedName(each.schema, each.name) === table)?.columns.find((each) => each.name === column);
}

/** `users.email` or `public.users.email`, quoted or not. */
function columnNamed(catalog: Catalog, name: string): { table: string; column: string } {
  const plain = (text: string): string => text.replaceAll('"', '');
  const places = catalog.tables.flatMap(({ schema, name: table, columns }) =>
    columns.map((column) => ({ table: qualifiedName(schema, table), bare: table, column: column.name })),
  );
  const found = places.filter(
    ({ table, bare, column }) =>
      [`${table}.${column}`, `${plain(table)}.${column}`, `${bare}.${column}`].includes(plain(name)) || `${table}.${column}` === name,
  );
  if (found.length === 1) return { table: found[0]!.table, column: found[0]!.column };
  if (found.length > 1)
    throw new Problem('invalid-request', `${name} could be ${found.map(({ table, column }) => `${table}.${column}`).join(' or ')}: name its schema.`);
  const siblings = places.filter(({ table, bare }) => plain(name).startsWith(`${plain(table)}.`) || plain(name).startsWith(`${bare}.`));
  const known = siblings.length > 0 ? siblings.map(({ column }) => column) : [...new Set(places.map(({ table }) => table))];
  throw new Problem(
    'not-found',
    `There is no column ${name}: say it as table.column. ${siblings.length > 0 ? `${siblings[0]!.table} has` : 'There are the tables'} ${known.slice(0, 12).join(', ')}${known.length > 12 ? ', …' : ''}.`,
  );
}

/**
 * The generator of a stored blueprint may have changed since inference: by a trial, an answer, a request, or by hand.
 */
function withStored(decision: Decision, stored: BlueprintColumn | undefined): Decision {
  const { generator = null, entity, nullRate, because, origin } = stored ?? {};
  const isAnswered = origin === 'words' || origin === 'model';
  if (!stored || (!isAnswered && JSON.stringify(generator) === JSON.stringify(decision.generator))) return decision;
  // A generator chosen later replaces inference's choice and its reason.
  const code = codeOf(stored);
  const reason = { code, words: because ?? 'chosen by hand, or by an edit of the blueprint' };
  const step = {
    pass: PASSES[code].name,
    reads: PASSES[code].reads,
    generator,
    ...(entity ? { entity } : {}),
    ...(nullRate === undefined ? {} : { nullRate }),
    because: reason,
  };
  const { probability: _, concept: __, ...rest } = decision;
  return { ...rest, generator, source: SOURCE_OF_REASON[code], because: reason, steps: [...decision.steps, step] };
}

type LaterCode = Extract<ReasonCode, 'trial' | 'answer' | 'words' | 'edited'>;

/** The steps that change a column after inference. */
const PASSES: Readonly<Record<LaterCode, { readonly name: string; readonly reads: string }>> = {
  trial: { name: 'trial', reads: 'what Postgres refused in a trial' },
  answer: { name: 'an answer', reads: 'the answer to a question about the schema' },
  words: { name: 'a wish in words', reads: 'what somebody wants' },
  edited: { name: 'edited', reads: 'what somebody wants' },
};

/** A repair keeps the reason of inference. Every other change has its own reason, or none. */
function codeOf({ because, origin }: BlueprintColumn): LaterCode {
  if (because === undefined) return 'edited';
  if (origin === 'words') return 'words';
  return origin === 'model' ? 'answer' : 'trial';
}
