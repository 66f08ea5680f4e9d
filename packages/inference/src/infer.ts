import {
  DEFAULT_LOCALE,
  DEFAULT_REFERENCE_DATE,
  DEFAULT_SEED,
  GENERATOR_VERSION,
  type Blueprint,
  type Catalog,
  type Diagnostic,
  type TypeDefinitions,
} from '@seedbed/contract';
import { linkSchema, spellingReader } from '@seedbed/realism';
import { applyCode } from './code/apply-code.ts';
import { searchPathOfCode } from './code/search-path.ts';
import { onlyKnownGenerators } from './columns/known-generators.ts';
import { describeSchema } from './names/describe-schema.ts';
import { singular } from './names/singular.ts';
import type { InferOptions } from './options.ts';
import { wordsOfSchema } from './knowledge/words-of-schema.ts';
import { inferRelations } from './relations/infer-relations.ts';
import { viewSchema } from './schema/schema-view.ts';
import { usedTypes } from './schema/used-types.ts';
import { settleBlueprint } from './settle/settle-blueprint.ts';
import { settleOrder } from './settle/settle-order.ts';
import { solve, type InferenceTools } from './solve/index.ts';
import { boundByLists } from './tables/bound-by-lists.ts';
import { inferTables } from './tables/infer-tables.ts';
import { keepScriptRows } from './tables/keep-script-rows.ts';

export type Inference = { readonly blueprint: Blueprint; readonly diagnostics: Diagnostic[] };

/**
 * From what Postgres knows of a schema to a blueprint that fills it: facts first, then names, then types (REALISM 1.1).
 * Pure but for `tools`; the same catalog and options give the same blueprint.
 */
export async function infer(catalog: Catalog, tools: InferenceTools, options: InferOptions = {}): Promise<Inference> {
  const diagnostics: Diagnostic[] = catalog.notices.map((notice) => ({ level: 'info', code: 'notice', message: `${notice.place}: ${notice.message}` }));
  const schema = viewSchema(catalog);
  const solution = await solve(catalog, tools);
  diagnostics.push(...solution.diagnostics);
  const names = describeSchema(schema);
  const relations = inferRelations(schema, names, solution, diagnostics);
  const concepts = tools.packs ? await linkSchema(wordsOfSchema(schema, names), tools.packs, spellingReader(singular)) : new Map();
  const { tables, relations: links } = applyCode(
    inferTables(schema, names, relations, { solution, concepts }, options, diagnostics),
    relations.all.map((each) => each.relation),
    solution.code,
    solution.demands,
    catalog.types,
  );
  const types: TypeDefinitions = usedTypes(tables, catalog.types);
  onlyKnownGenerators(tables, types, diagnostics);
  const searchPath = searchPathOfCode(catalog);
  const invented: Blueprint = {
    format: 1,
    generatorVersion: GENERATOR_VERSION,
    seed: options.seed ?? DEFAULT_SEED,
    locale: typeof options.locale === 'object' ? { ...options.locale } : (options.locale ?? names.locale ?? DEFAULT_LOCALE),
    referenceDate: options.referenceDate ?? DEFAULT_REFERENCE_DATE,
    ...(Object.keys(types).length > 0 ? { types } : {}),
    ...(searchPath === undefined ? {} : { settings: { search_path: searchPath } }),
    tables,
    relations: boundByLists(tables, links),
  };
  const blueprint = keepScriptRows(invented, schema, diagnostics);
  settleOrder(blueprint);
  await settleBlueprint(blueprint, diagnostics);
  return { blueprint, diagnostics };
}
