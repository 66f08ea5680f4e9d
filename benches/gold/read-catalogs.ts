import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '@seedbed/contract';
import { infer, type InferenceTools } from '@seedbed/inference';
import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { openCluster } from '@seedbed/postgres/cluster';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { openPacks } from '@seedbed/runner/built-in-packs';
import { ddlOfFacts } from './facts.ts';
import type { GoldSchema } from './schema.ts';

/** What inference needs of a schema, so that it can run many times without a server: the catalog, and the constants of its CHECKs. */
type Facts = { readonly catalog: Catalog; readonly constants: Readonly<Record<string, string | null>> };

/** A schema of the gold as Postgres reports it. */
export type ReadSchema = Facts & { readonly gold: GoldSchema };

/** A schema as Postgres reports it, or why it cannot be read. */
export type KeptCatalog = { readonly name: string } & (Facts | { readonly refused: string });

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, '.seedbed/gold');
/** The code that determines how a catalog is read. */
const READERS = ['packages/postgres/src/{introspect,expressions}/**/*.ts', 'packages/constraints/src/checks/**/*.ts', 'benches/gold/{facts,read-catalogs}.ts'];

/** Reads each schema once and keeps the catalog in `.seedbed/gold` until its facts or the code that reads them change. */
export async function readCatalogs(schemas: readonly GoldSchema[]): Promise<ReadSchema[]> {
  const kept = await keepCatalogs(
    schemas.map(({ name, facts }) => ({ name, ddl: ddlOfFacts(facts) })),
    KEPT,
  );
  return kept.map((each, i) => {
    if ('refused' in each) throw new Error(`${each.name}: ${each.refused}`);
    return { gold: schemas[i]!, catalog: each.catalog, constants: each.constants };
  });
}

/** Reads each DDL once and keeps its catalog in a folder until the DDL or the code that reads it changes. */
export async function keepCatalogs(schemas: readonly { readonly name: string; readonly ddl: string }[], folder: string): Promise<KeptCatalog[]> {
  mkdirSync(folder, { recursive: true });
  const code = codeStamp();
  const fileOf = ({ ddl }: { readonly ddl: string }): string => join(folder, `${createHash('sha256').update(code).update(ddl).digest('hex')}.json`);
  const missing = schemas.filter((schema) => !existsSync(fileOf(schema)));
  if (missing.length > 0) {
    await using cluster = await openCluster({ kind: 'throwaway' });
    for (const schema of missing) writeFileSync(fileOf(schema), JSON.stringify(await readOrRefused(schema.ddl, cluster)));
  }
  return schemas.map((schema) => ({ name: schema.name, ...(JSON.parse(readFileSync(fileOf(schema), 'utf8')) as Awaited<ReturnType<typeof readOrRefused>>) }));
}

async function readOrRefused(ddl: string, server: Parameters<typeof loadSchema>[1]): Promise<Facts | { refused: string }> {
  try {
    return await read(ddl, server);
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** The text of each source file that decides how a catalog is read, so that a change of any reads all schemas again. */
function codeStamp(): string {
  const hash = createHash('sha256');
  for (const file of globSync(READERS, { cwd: ROOT }).toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

async function read(ddl: string, server: Parameters<typeof loadSchema>[1]): Promise<Facts> {
  const { catalog, sandbox } = await loadSchema(ddl, server);
  await using _ = sandbox;
  await using client = await connect(sandbox.owner);
  const constants: Record<string, string | null> = {};
  const fold = async (expressions: string[]): Promise<(string | null)[]> => {
    const values = await foldConstants(client, expressions);
    for (const [i, expression] of expressions.entries()) constants[expression] = values[i] ?? null;
    return values;
  };
  await infer(structuredClone(catalog), { parse: parseExpressions, bodies: parseBodies, fold });
  return { catalog, constants };
}

/**
 * Answers the queries of inference without a server. Throws for a constant that the first inference did not request.
 */
export async function toolsFor({ constants }: Pick<Facts, 'constants'>): Promise<InferenceTools> {
  const known = (expression: string): string | null => {
    if (!Object.hasOwn(constants, expression)) throw new Error(`no value is kept of the constant ${expression}`);
    return constants[expression]!;
  };
  return { parse: parseExpressions, bodies: parseBodies, packs: await openPacks(), fold: async (expressions) => expressions.map(known) };
}
