import { childrenNamed, parentNamed, relationNode, targetOf, throughNamed, type MockTable, type RelationNode } from '../../../core/index.ts';
import { PlainProblem } from '../problem.ts';

/** `include=user,items.product`: relations inside each row, named by table or by foreign key's column. */
export function parseIncludes(table: MockTable, text: string): RelationNode[] {
  const parts = new Map<string, string[]>();
  for (const path of text.split(',')) {
    const [first, ...rest] = path.split('.');
    const inner = parts.get(first!) ?? [];
    if (rest.length > 0) inner.push(rest.join('.'));
    parts.set(first!, inner);
  }
  return [...parts].map(([name, inner]) => {
    const way = parentNamed(table, name) ?? childrenNamed(table, name) ?? throughNamed(table, name);
    if (!way) throw unknown(table, name);
    if (inner.some((path) => path.split('.').length > 9)) throw new PlainProblem(400, 'Too deep', 'Includes nest at most 10 levels.', { parameter: 'include' });
    const target = targetOf(way);
    const deeper = inner.length > 0 ? [{ kind: 'column' as const, column: '*' }, ...parseIncludes(target, inner.join(','))] : undefined;
    // All of them: the executor rejects a page with too many related rows, and never truncates.
    return relationNode(way, name, { ...(deeper && { select: deeper }) });
  });
}

function unknown(table: MockTable, name: string): PlainProblem {
  const names = [...table.parents.map((each) => each.parent.name), ...table.children.map((each) => each.child.name)];
  const known = names.length > 0 ? `Relations: ${[...new Set(names)].join(', ')}.` : 'It has no relations.';
  return new PlainProblem(400, 'Unknown relation', `"${name}" is no relation of ${table.name}. ${known}`, { parameter: 'include' });
}
