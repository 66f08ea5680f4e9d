import { relationNode, type Key, type MockTable, type Node } from '../../../core/index.ts';
import { rowKey } from '../../../core/index.ts';
import type { Part } from '../mapping/part.ts';

/** The most children that a row shows. */
const MAX_CHILDREN = 5;

/** All columns, and the relations that a part shows. */
export function selectOf(part: Part | null): readonly Node[] {
  return [{ kind: 'column', column: '*' }, ...relationsOf(part)];
}

function relationsOf(part: Part | null): Node[] {
  switch (part?.kind) {
    case 'object':
      return part.members.flatMap((member) => relationsOf(member.part));
    case 'parent':
      return [relationNode(part.way, part.alias, { select: selectOf(part.part), limit: 1 })];
    case 'children': {
      const most = Math.max(part.shape.minItems, Math.min(MAX_CHILDREN, part.shape.maxItems ?? Infinity));
      return [relationNode(part.way, part.alias, { select: selectOf(part.part), limit: most })];
    }
    default:
      return [];
  }
}

/** By the key, so that pages do not overlap. */
export function keyOrder(table: MockTable): readonly Key[] {
  return (rowKey(table) ?? []).map((column) => ({ column: column.name }));
}
