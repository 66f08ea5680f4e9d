import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { readStatement, tableNamed } from '@seedbed/meaning/answer';
import type { Statement } from './sayings.ts';
import type { Refused } from './sentence/reading.ts';

/** `orders: total == net + tax`. */
const OF_TABLE = /^"?([\w."]+?)"?\s*:\s*(\S.*)$/s;
/** A column behind the name of its table, with or without a schema. */
const NAMED = /(?<![\w.'"])(?:\w+\.){1,2}\w+(?![\w.(])/g;

/**
 * A statement as an answer writes it, of a table that it names: `orders.total == net + tax`, `shipments.shipped_at >= orders.paid_at`,
 * `orders: if status == "draft" then total is null`. Null for any other text.
 */
export function statementAsWritten(blueprint: Blueprint, line: string): Statement | Refused | null {
  const [, name, said] = OF_TABLE.exec(line) ?? [];
  const headed = name === undefined ? undefined : tableNamed(blueprint, name.replaceAll('"', ''));
  const text = headed ? said! : line;
  const table = headed ?? ownerOf(blueprint, text);
  const says = table && readStatement(text, table);
  if (!says) return null;
  const target = leftOf(says);
  if (target !== undefined && !table.columns.some((column) => column.name === target))
    return { cannot: `${table.name} has no column ${target}; it has ${table.columns.map((column) => column.name).join(', ')}` };
  return { table, says };
}

/** The column that an equation computes. */
function leftOf({ equations }: { readonly equations?: readonly string[] | undefined }): string | undefined {
  return /^(\w+) ==/.exec(equations?.[0] ?? '')?.[1];
}

/** Whose rows it is about: the first table that is named, or the one that refers to it. */
function ownerOf(blueprint: Blueprint, text: string): BlueprintTable | undefined {
  const named = [...text.matchAll(NAMED)].flatMap(([found]) => tableNamed(blueprint, found.slice(0, found.lastIndexOf('.'))) ?? []);
  const [first, ...others] = [...new Set(named)];
  const isEquation = text.replaceAll(/[<>]=/g, '').includes('=');
  if (!first || isEquation) return first;
  return others.find((other) => blueprint.relations.some(({ from, to }) => from.table === nameOf(other) && to.table === nameOf(first))) ?? first;
}

function nameOf({ schema, name }: BlueprintTable): string {
  return qualifiedName(schema, name);
}
