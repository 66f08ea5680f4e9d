import type { Alias } from '../statement.ts';
import { walk, type Script } from '../code/parse.ts';
import { nameOf } from '../code/literal.ts';
import { bare, isFunction, pathOf, returned } from '../code/scope.ts';
import type { Node } from '@babel/types';

/** Tables of a Drizzle schema by the name of their constant, with the names of their columns in the database. */
export function drizzleTables(scripts: readonly Script[]): ReadonlyMap<string, Alias> {
  const found = new Map<string, Alias>();
  for (const { tree } of scripts)
    walk(tree, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.init?.type !== 'CallExpression') return;
      const [name, columns] = node.init.arguments;
      if (!/^(?:\w*[tT]able(?:Creator)?|table)$/.test(pathOf(node.init.callee)?.at(-1) ?? '') || name?.type !== 'StringLiteral') return;
      found.set(node.id.name, { table: name.value, columns: new Map(columns ? columnsOf(columns) : []) });
    });
  return found;
}

function columnsOf(given: Node): (readonly [string, string])[] {
  const node = bare(given);
  const result = isFunction(node) ? returned(node) : node;
  const object = result && bare(result);
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((each) => {
    const name = each.type === 'ObjectProperty' ? nameOf(each) : undefined;
    const own = each.type === 'ObjectProperty' ? columnName(each.value) : undefined;
    return name !== undefined && own !== undefined ? [[name, own] as const] : [];
  });
}

/** `varchar('first_name').notNull()`: the text of the innermost call. */
function columnName(given: Node): string | undefined {
  const node = bare(given);
  if (node.type === 'MemberExpression') return columnName(node.object);
  if (node.type !== 'CallExpression') return undefined;
  const callee = bare(node.callee);
  const below = callee.type === 'MemberExpression' ? columnName(callee.object) : undefined;
  const [first] = node.arguments;
  return (
    below ??
    (first?.type === 'StringLiteral' && (callee.type === 'Identifier' || bare((callee as { object: Node }).object).type === 'Identifier')
      ? first.value
      : undefined)
  );
}
