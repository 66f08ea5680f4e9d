import {
  DEFAULT_LOCALE,
  DEFAULT_REFERENCE_DATE,
  DEFAULT_SEED,
  GENERATOR_VERSION,
  editionFor,
  type Blueprint,
  type Catalog,
  type Decision,
  type Diagnostic,
  type KnowledgeOutcome,
  type TypeDefinitions,
} from '@seedbed/contract';
import { applyCode, searchPathOfCode, solve, toldOfThese, toldOfWriters } from '@seedbed/constraints';
import { applyKnowledge } from '@seedbed/meaning/answer';
import { decisionOf, describeSchema, linkConcepts, Edits, onlyKnownGenerators, viewSchema, type DecideContext, type TableLink } from '@seedbed/meaning/decide';
import type { InferenceTools } from './inference-tools.ts';
import type { InferOptions } from './options.ts';
import { inferRelations } from './relations/infer-relations.ts';
import { oneInState } from './schema/one-in-state.ts';
import { legendsOf, spellLegends, writeLegends } from './schema/spell-legends.ts';
import { usedTypes } from './schema/used-types.ts';
import { beforeEnds } from './settle/before-ends.ts';
import { behindParents } from './settle/behind-parents.ts';
import { drawBoundedCents } from './settle/bounded-cents.ts';
import { changeLast } from './settle/last-changes.ts';
import { distinctTimestamps } from './settle/distinct-timestamps.ts';
import { keepHomeCountries } from './settle/home-countries.ts';
import { oneOfSeveral, valuesByColumn } from './settle/one-of-several.ts';
import { guardiansOfMinors } from './settle/of-age.ts';
import { parentsInState } from './settle/parents-in-state.ts';
import { parentsOfLabel } from './settle/parents-of-label.ts';
import { personsInDocuments } from './settle/persons-in-documents.ts';
import { settleBlueprint, settleGenerators } from './settle/settle-blueprint.ts';
import { beginWithOwners, listsBeforeRows, noteBeginnings, settleOrder } from './settle/settle-order.ts';
import { applyFrameworks } from './tables/apply-frameworks.ts';
import { applyOwnPacks } from './tables/apply-own-packs.ts';
import { boundByLists } from './tables/bound-by-lists.ts';
import { fillContentTypes } from './tables/content-types.ts';
import { inferTables } from './tables/infer-tables.ts';
import { keepScriptRows } from './tables/keep-script-rows.ts';
import { restPlatformTables } from './tables/rest-platform-tables.ts';

export type Inference = {
  readonly blueprint: Blueprint;
  readonly diagnostics: Diagnostic[];
  /** The changes that the given knowledge made, and those that were impossible. */
  readonly knowledge?: KnowledgeOutcome;
};

/** With the decision about one of its columns; null if there is no such column. */
export type Explained = Inference & { readonly decision: Decision | null };

/** With why any of its columns is as it is (`table` qualified); its alternatives by other words for it, where they are given. */
export type Explainer = Inference & { decisionOn(table: string, column: string, called?: string): Decision | null };

/**
 * From what Postgres knows of a schema to a blueprint that fills it: facts first, then names, then types.
 * Pure but for `tools`; the same catalog and options give the same blueprint.
 */
export async function infer(catalog: Catalog, tools: InferenceTools, options: InferOptions = {}): Promise<Inference> {
  const { context: _, ...inferred } = await inferSeen(catalog, tools, options);
  return inferred;
}

/** The same, with the decision about a column (`table` is qualified): its reason, its evidence, and the rejected candidates. */
export async function explain(
  catalog: Catalog,
  tools: InferenceTools,
  { table, column }: { readonly table: string; readonly column: string },
  options: InferOptions = {},
): Promise<Explained> {
  const { decisionOn, ...inferred } = await explainer(catalog, tools, options);
  return { ...inferred, decision: decisionOn(table, column) };
}

/** The same for any of its columns, each worked out when it is requested. */
export async function explainer(catalog: Catalog, tools: InferenceTools, options: InferOptions = {}): Promise<Explainer> {
  const { context, ...inferred } = await inferSeen(catalog, tools, options, true);
  return { ...inferred, decisionOn: (table, column, called) => decisionOf(table, column, context, called) };
}

async function inferSeen(catalog: Catalog, tools: InferenceTools, options: InferOptions, explains = false): Promise<Inference & { context: DecideContext }> {
  const diagnostics = catalog.notices.map(({ level = 'info' as const, place, message }): Diagnostic => ({
    level,
    code: 'notice',
    message: `${place}: ${message}`,
  }));
  const written = viewSchema(catalog);
  const solved = await solve(catalog, { reference: options.referenceDate ?? DEFAULT_REFERENCE_DATE, ...tools });
  diagnostics.push(...solved.diagnostics);
  const { schema, solution } = spellLegends(written, solved);
  const legends = legendsOf(schema);
  const names = describeSchema(schema);
  const namesOf = new Map([...names.tables].map(([table, own]) => [table.name, own]));
  const relations = inferRelations(schema, names, solution, diagnostics, options.locale ?? names.locale ?? DEFAULT_LOCALE);
  const rolesOf = new Map([...relations.roles].map(([table, role]) => [table.name, role]));
  const edits = new Edits();
  const candidates = new Map<string, readonly TableLink[]>();
  const concepts = await linkConcepts(schema, names, tools.packs, explains ? (table, each) => candidates.set(table, each) : undefined);
  const inferred = inferTables(
    { schema, names, relations, concepts, edits, candidates },
    oneInState(solution, names, relations),
    options,
    diagnostics,
    tools.onTable,
  );
  if (explains) edits.noteBlueprint(WRITTEN, inferred.tables, 'constraint');
  const inNumbers = writeLegends({ tables: inferred.tables, relations: relations.all.map((each) => each.relation) }, legends, written, solved);
  if (explains) edits.noteBlueprint(LEGENDS, inNumbers.tables, 'comment');
  const { tables, relations: links } = applyCode(inNumbers.tables, inNumbers.relations, solution.code, solution.demands, catalog.types);
  diagnostics.push(...toldOfWriters(solution.code, tables));
  const types: TypeDefinitions = usedTypes(tables, catalog.types);
  if (explains) edits.noteBlueprint(CODE, tables, 'constraint');
  onlyKnownGenerators(tables, types, diagnostics);
  const searchPath = searchPathOfCode(catalog);
  const locale = typeof options.locale === 'object' ? { ...options.locale } : (options.locale ?? names.locale ?? DEFAULT_LOCALE);
  const invented: Blueprint = {
    format: 1,
    generatorVersion: GENERATOR_VERSION,
    seed: options.seed ?? DEFAULT_SEED,
    locale,
    ...editionFor(locale),
    steady: true,
    lookTwice: true,
    referenceDate: options.referenceDate ?? DEFAULT_REFERENCE_DATE,
    ...(Object.keys(types).length > 0 ? { types } : {}),
    ...(searchPath === undefined ? {} : { settings: { search_path: searchPath } }),
    tables,
    relations: boundByLists(tables, links),
  };
  const withScriptRows = fillContentTypes(keepScriptRows(invented, written, diagnostics), catalog.tables);
  const withFrameworks = await applyFrameworks(restPlatformTables(withScriptRows, catalog.tables), catalog.tables, options.rows, diagnostics);
  const withOwnPacks = await applyOwnPacks(inferred.context, withFrameworks, diagnostics);
  const { knowledge, checksKnowledge = false } = options;
  if (knowledge !== undefined) await settleGenerators(withOwnPacks, diagnostics);
  const answered =
    knowledge === undefined ? undefined : await applyKnowledge(knowledge, withOwnPacks, { looksAtRows: checksKnowledge, requested: options.rows });
  const blueprint = answered?.blueprint ?? withOwnPacks;
  if (answered) {
    diagnostics.splice(0, diagnostics.length, ...toldOfThese(diagnostics, blueprint));
    noteBeginnings(blueprint, withOwnPacks);
    listsBeforeRows(blueprint, (table) => namesOf.get(table)?.agent === true);
  }
  settleOrder(blueprint);
  beginWithOwners(blueprint, withOwnPacks);
  behindParents(blueprint, (table) => namesOf.get(table)?.noun);
  parentsInState(blueprint, (table) => namesOf.get(table), legends);
  guardiansOfMinors(blueprint, (table) => namesOf.get(table));
  parentsOfLabel(blueprint, (table) => namesOf.get(table), legends);
  const known = {
    namesOf: (table: string) => namesOf.get(table),
    roleOf: (table: string) => rolesOf.get(table),
    statedOf: (table: string, column: string) => inferred.context.schema.byName.get(table)?.column.get(column)?.column.stated,
    rowsOf: (table: string) => inferred.context.expectedRows(inferred.context.schema.byName.get(table)!),
  };
  oneOfSeveral(blueprint, known, legends);
  valuesByColumn(blueprint, known);
  personsInDocuments(blueprint, (table) => namesOf.get(table));
  beforeEnds(blueprint, (table) => namesOf.get(table));
  drawBoundedCents(blueprint);
  changeLast(blueprint, (table) => namesOf.get(table));
  distinctTimestamps(blueprint);
  if (explains) edits.noteBlueprint(SCRIPT, blueprint.tables, 'database');
  await settleBlueprint(blueprint, diagnostics);
  await keepHomeCountries(blueprint);
  if (explains) edits.noteBlueprint(ENGINE, blueprint.tables, 'engine');
  return { blueprint, diagnostics, context: inferred.context, ...(answered ? { knowledge: answered.outcome } : {}) };
}

/** What changes columns of the blueprint as it is written. */
const WRITTEN = { name: 'constraints', reads: 'columns that constraints decide by themselves' };
const LEGENDS = { name: 'legends', reads: 'which numbers stand for the words of a comment' };
const CODE = { name: 'code of the schema', reads: 'triggers and functions' };
const SCRIPT = { name: 'rows of the script', reads: 'rows that the DDL puts there, and generators that the engine has' };
const ENGINE = { name: 'engine', reads: 'what the engine refuses' };
