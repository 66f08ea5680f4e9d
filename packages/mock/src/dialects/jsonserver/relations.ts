import { childrenNamed, parentNamed, relationNode, rowNamed, throughNamed } from '../../core/index.ts';
import type { Cond, RelationNode, Through, Way } from '../../core/index.ts';
import type { Resource } from './resource.ts';

/** A related resource inside each row, under the name that was requested. */
export type Embed = { readonly name: string; readonly way: Way | Through };

export function embedNode({ name, way }: Embed): RelationNode {
  return relationNode(way, name);
}

/** Children, or the rows of the far table of a join table. */
export function childrenEmbed(resource: Resource, name: string): Embed | undefined {
  const way = childrenNamed(resource.table, name) ?? throughNamed(resource.table, name);
  return way && { name, way };
}

export function parentEmbed(resource: Resource, name: string): Embed | undefined {
  const way = parentNamed(resource.table, name);
  return way && { name, way };
}

/** Values of a parent's key that a path names, for the columns of its children: `/posts/1/comments`. Null if the parent's row has another key. */
export function keyOfParent(way: Way, id: string): Readonly<Record<string, string>> | null {
  const { relation } = way;
  if (relation.columns.length !== 1 || rowNamed(relation.parent, id) === null) return null;
  const [key] = relation.parent.primaryKey?.columns ?? [];
  return key === relation.parentColumns[0] ? { [relation.columns[0]!.name]: id } : null;
}

export function all(conds: readonly Cond[]): Cond | undefined {
  return conds.length > 1 ? { kind: 'and', of: conds } : conds[0];
}

/** Whether a member of a body is a relation that a client sends back unchanged. */
export function isEmbedded(resource: Resource, member: string): boolean {
  return [childrenNamed, parentNamed, throughNamed].some((named) => named(resource.table, member) !== undefined);
}
