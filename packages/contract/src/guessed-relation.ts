import type { BlueprintColumn } from './blueprint/column.ts';
import type { BlueprintTable } from './blueprint/table.ts';
import type { Relation } from './blueprint/relation.ts';
import { withoutWithin } from './without-within.ts';

const ENDING = '_inferred';

/** The name of a reference that was found by the names of columns and tables alone. */
export function guessedName(table: string, column: string): string {
  return `${table}_${column}${ENDING}`;
}

/** Whether a reference is a guess by names: no foreign key declares it, no trigger asks for it, and no other reference needs it. */
export function isGuess({ source, name }: Pick<Relation, 'source' | 'name'>): boolean {
  return source === 'inferred' && name?.endsWith(ENDING) === true;
}

/** The relations without one of them; siblings that chose their parent by it choose freely. */
export function withoutRelation(relations: readonly Relation[], gone: Relation): Relation[] {
  return relations
    .filter((one) => one.name !== gone.name || one.from.table !== gone.from.table)
    .map((one) => (one.from.table === gone.from.table ? apartFrom(one, gone.name) : one));
}

function apartFrom(one: Relation, gone: string | undefined): Relation {
  if (gone === undefined || (one.within !== gone && one.distinctFrom !== gone)) return one;
  const { distinctFrom, ...rest } = one.within === gone ? withoutWithin(one) : one;
  return { ...rest, ...(distinctFrom && distinctFrom !== gone ? { distinctFrom } : {}) };
}

/** What stands alone, wherever it makes a column. */
const ALONE = /^(?:values|constant|distribution|number\.|datatype\.)/;

/** Columns without what they read by a relation that is gone: they are made as the parent's column is, or plainly where that is made of others. */
export function columnsWithout(columns: readonly BlueprintColumn[], gone: Relation, parent: BlueprintTable | undefined): BlueprintColumn[] {
  return columns.map((column) => {
    if (gone.name === undefined || column.generator?.parameters?.['relation'] !== gone.name) return column;
    const { generator, entity: _, ...rest } = column;
    const made = parent?.columns.find((one) => one.name === generator.parameters!['column'])?.generator;
    return made && ALONE.test(made.kind) ? { ...rest, generator: made } : rest;
  });
}
