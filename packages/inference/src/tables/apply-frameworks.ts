import { qualifiedName, type Blueprint, type CatalogTable, type Diagnostic } from '@seedbed/contract';
import { applyKnowledge, knowledgeOfFrameworks } from '@seedbed/meaning/answer';
import type { InferOptions } from '../options.ts';

/**
 * The blueprint with what frameworks write into tables of their own (accounts of Auth.js, blobs of Rails): values that these accept. Takes precedence over
 * names and packs; the database and everything that a person says take precedence over it.
 */
export async function applyFrameworks(
  blueprint: Blueprint,
  tables: readonly CatalogTable[],
  requested: InferOptions['rows'],
  diagnostics: Diagnostic[],
): Promise<Blueprint> {
  const filled = new Set(blueprint.tables.flatMap(({ schema, name, mode }) => (mode === 'skip' ? [] : [qualifiedName(schema, name)])));
  const known = knowledgeOfFrameworks(tables.filter(({ schema, name }) => filled.has(qualifiedName(schema, name))));
  if (!known) return blueprint;
  const { blueprint: applied } = await applyKnowledge(known.knowledge, blueprint, {
    because: `as ${[...new Set(known.frameworkOf.values())].join(' and ')} writes it`,
    origin: 'pack',
    looksAtRows: false,
    requested,
  });
  for (const [table, framework] of known.frameworkOf)
    diagnostics.push({
      level: 'info',
      code: 'framework-table',
      table,
      message: `${table} has the form of ${framework}: its values are those that ${framework} accepts.`,
    });
  return applied;
}
