import { qualifiedName, resolveType, type Catalog } from '@seedbed/contract';
import { domainClause } from '../checks/clause.ts';
import { readTypeName } from '../checks/read-type-name.ts';
import { isText } from '../checks/type-of.ts';
import type { CodeCondition } from './place-guards.ts';
import { bodyOf, columnNames, visitTree } from './sql-tree.ts';
import type { TriggerEvents } from './trigger-events.ts';
import type { CodeEvent } from './walk-body.ts';

/** Configurations that every server has. */
const CONFIGURATIONS = ['simple', 'english', 'german', 'french', 'spanish', 'italian', 'dutch', 'portuguese', 'swedish', 'danish', 'russian'];

/** A trigger that computes `to_tsvector(NEW.language::regconfig, …)`: texts of that column are names of text search configurations. */
export function readSearchConfigurations(triggers: readonly TriggerEvents[], catalog: Catalog): CodeCondition[] {
  const seen = new Set<string>();
  return triggers.flatMap(({ table, trigger, events }) =>
    namedIn(events.flatMap(treesOf)).flatMap((name): CodeCondition[] => {
      const column = table.columns.find((one) => one.name === name);
      const key = `${qualifiedName(table.schema, table.name)} ${name}`;
      if (!column || seen.has(key) || !isText(resolveType(column.type, catalog.types))) return [];
      seen.add(key);
      return [{ table: qualifiedName(table.schema, table.name), name: trigger.name, clauses: [domainClause(name, { in: CONFIGURATIONS })] }];
    }),
  );
}

function treesOf(event: CodeEvent): unknown[] {
  const path = event.path.map(({ tree }) => tree);
  if (event.kind === 'rewrite') return [...path, ...event.values.values()];
  if (event.kind === 'return') return [...path, event.tree];
  if (event.kind === 'insert') return [...path, event.statement];
  return event.kind === 'call' ? [...path, ...event.items] : path;
}

/** Columns of the new row that are cast to `regconfig`. */
function namedIn(trees: readonly unknown[]): string[] {
  const found = new Set<string>();
  visitTree(trees, (node) => {
    const cast = bodyOf(node, 'TypeCast');
    if (!cast || !/^(pg_catalog\.)?regconfig$/.test(readTypeName(cast['typeName']))) return;
    visitTree(cast['arg'], (inner) => {
      const names = columnNames(inner);
      if (names?.length === 2 && names[0] === 'new') found.add(names[1]!);
    });
  });
  return [...found];
}
