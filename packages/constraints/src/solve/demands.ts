import { ownMember, qualifiedName, type Catalog, type CatalogForeignKey, type Domain, type SqlType } from '@seedbed/contract';
import { intersectDomains } from '../checks/intersect-domains.ts';
import { isText, isWhole } from '../checks/type-of.ts';
import type { TableFacts } from './constraints.ts';
import { movedSequences } from './rare-keys.ts';
import type { Demand, SolvedTable } from './types.ts';

/** More constants than this on a referencing column are not required as parent values. */
const MAX_VALUES = 200;

/**
 * Pushes conditions on referencing columns to the parents: constants become values of some of the parent's first rows;
 * bounds that hold for every child become the parent key's own.
 */
export function pushToParents(facts: readonly TableFacts[], tables: Map<string, SolvedTable>, catalog: Catalog): Demand[] {
  const demands: Demand[] = [];
  const known = new Map(catalog.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  for (const { name, table } of facts) {
    for (const key of table.foreignKeys) {
      if (key.enforced === false || !known.has(key.references)) continue;
      for (const [i, column] of key.columns.entries()) {
        const referenced = key.referencedColumns[i]!;
        const domain = ownMember(tables.get(name)!.domains, column);
        if (domain) narrowParent(tables, facts, key, referenced, domain);
      }
      const values = constantsOn(tables.get(name)!, key);
      for (const [column, list] of values) {
        if (list.length > 0 && list.length <= MAX_VALUES)
          demands.push({ table: key.references, columns: [column], values: list.map((value) => [value]), because: `${name} (${key.columns.join(', ')})` });
      }
    }
  }
  return demands;
}

/**
 * Bounds, lengths and patterns of a child's column also hold for the parent's; lists and exclusions do not, because
 * other parents may be outside. Texts from trials are numerous enough for all parents, and so rare that otherwise no
 * parent would have one.
 */
function narrowParent(tables: Map<string, SolvedTable>, facts: readonly TableFacts[], key: CatalogForeignKey, referenced: string, domain: Domain): void {
  const parent = tables.get(key.references);
  const known = facts.find((one) => one.name === key.references);
  const type = known?.scope.columns.get(referenced);
  const { in: listed, notIn: _notIn, ...rest } = domain;
  const bounds: Domain = type && isText(type) && listed && listed.length > MAX_VALUES ? { ...rest, in: listed } : rest;
  if (!parent || !type || Object.keys(bounds).length === 0 || leavesFew(bounds, type, key, facts)) return;
  const met = intersectDomains(ownMember(parent.domains, referenced) ?? {}, bounds, type);
  if (!met) return;
  const domains = { ...parent.domains, [referenced]: met };
  tables.set(key.references, { ...parent, domains, generators: { ...parent.generators, ...movedSequences(domains, known!) } });
}

/**
 * Bounds that would leave a key few rows: other parents are outside of them, and the child chooses among those within.
 * A table that refers to itself cannot choose if each of its rows is referred to once.
 */
function leavesFew(bounds: Domain, type: SqlType, key: CatalogForeignKey, facts: readonly TableFacts[]): boolean {
  const { table } = facts.find((one) => one.name === key.references)!;
  if (key.columns.length > 1) return false;
  if (table.foreignKeys.includes(key) && table.uniqueKeys.some((other) => other.columns.includes(key.columns[0]!))) return false;
  const { min, max, multipleOf } = bounds;
  return isWhole(type) && typeof min === 'number' && typeof max === 'number' && (max - min) / (multipleOf ?? 1) < MAX_VALUES;
}

/** Constants that the base or some variant puts on the referencing columns, by referenced column. */
function constantsOn(child: SolvedTable, key: CatalogForeignKey): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const [i, column] of key.columns.entries()) {
    const lists = [
      ownMember(child.domains, column)?.in ?? [],
      ...child.groups.flatMap((group) => (group.variants ?? []).map((variant) => ownMember(variant.columns, column)?.domain?.in ?? [])),
    ];
    out.set(key.referencedColumns[i]!, [...new Set(lists.flat())]);
  }
  return out;
}
