import type { Blueprint } from '@seedbed/contract';
import type { OwnTable } from './own-table.ts';

/** Values from the parent's example: a milking shows the breed of its cow. */
export function sayParents(tables: readonly OwnTable[], { relations }: Blueprint): void {
  for (const { name, link, columns, knowledge } of tables) {
    for (const [concept, attributes] of Object.entries(link.concept.parents ?? {})) {
      const parents = tables.filter((each) => each.link.pack === link.pack && each.link.concept.concept === concept);
      const leading = relations.filter(({ from, to }) => from.table === name && parents.some((each) => each.name === to.table));
      // Two references to parents of one kind leave open whose example it is.
      if (leading.length !== 1) continue;
      const parent = parents.find((each) => each.name === leading[0]!.to.table)!;
      for (const attribute of attributes) {
        const [own, theirs] = [columns.get(attribute), parent.columns.get(attribute)];
        if (!own || !theirs || parent.name === name) continue;
        knowledge.columns[own.at.column.name] = { formula: `${parent.spec.name}.${theirs.at.column.name}` };
      }
    }
  }
}
