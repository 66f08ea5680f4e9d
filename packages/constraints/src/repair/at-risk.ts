import { qualifiedName, type Blueprint, type BlueprintTable, type Catalog } from '@seedbed/contract';
import { reachableCode } from './reachable-code.ts';

/** Code that reads other rows and then rejects one, or that counts up in existing rows. */
const LOOKS = /\b(?:from|perform|into)\b/;
const REFUSES = /\b(?:raise|assert|null)\b/;
const WRITES = /\bupdate\s+(?:only\s+)?[\w".]+(?:\s+(?:as\s+)?\w+)?\s+set\b|\bon\s+conflict\b|\bnextval\b/;

/**
 * Tables that may fit in a sample but not at larger counts: tables with frozen rows and those that refer to them,
 * tables that a trial had to repair, and tables whose code reads other rows or counts up in them.
 */
export function atRisk(blueprint: Blueprint, catalog: Catalog, repaired: ReadonlySet<string>): Set<string> {
  const named = blueprint.tables.map((table) => ({ table, name: qualifiedName(table.schema, table.name) }));
  const frozen = tablesWithFrozenRows(blueprint);
  const beside = new Set(blueprint.relations.flatMap(({ from, to }) => (frozen.has(to.table) ? [from.table] : [])));
  return new Set(
    named.flatMap(({ table, name }) => (frozen.has(name) || beside.has(name) || repaired.has(name) || growsHarder(codeOf(table, catalog)) ? [name] : [])),
  );
}

/** Tables with rows frozen from a trial. */
export function tablesWithFrozenRows(blueprint: Blueprint): Set<string> {
  return new Set(blueprint.tables.flatMap((table) => (table.groups?.some((group) => group.rows) ? [qualifiedName(table.schema, table.name)] : [])));
}

/** Tables that the code of these tables mentions. */
export function tablesMentionedByCode(tables: ReadonlySet<string>, blueprint: Blueprint, catalog: Catalog): Set<string> {
  const words = new Set(
    blueprint.tables.flatMap((table) => (tables.has(qualifiedName(table.schema, table.name)) ? (codeOf(table, catalog).match(/[\w$]+/g) ?? []) : [])),
  );
  return new Set(blueprint.tables.flatMap((table) => (words.has(table.name.toLowerCase()) ? [qualifiedName(table.schema, table.name)] : [])));
}

function growsHarder(code: string): boolean {
  return (LOOKS.test(code) && REFUSES.test(code)) || WRITES.test(code);
}

/** The code of its triggers and of its CHECKs' functions. */
function codeOf(table: BlueprintTable, catalog: Catalog): string {
  const checks = catalog.tables.find((one) => one.schema === table.schema && one.name === table.name)?.checks ?? [];
  const conditions = checks.map(({ expression }) => expression.toLowerCase()).join('\n');
  const called = Object.values(catalog.functions).filter(({ name, returns }) => returns !== 'trigger' && conditions.includes(`${name.toLowerCase()}(`));
  const looking = called.map(({ body }) => `${body.toLowerCase()}\nraise`);
  return [reachableCode(table, catalog, 'insert'), ...looking].join('\n');
}
