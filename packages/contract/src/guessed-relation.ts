import type { BlueprintColumn } from './blueprint/column.ts';
import type { BlueprintTable } from './blueprint/table.ts';
import type { Relation } from './blueprint/relation.ts';
import { withoutWithin } from './without-within.ts';

const ENDING = '_inferred';

/** The name of a reference inferred only from names of columns and tables. */
export function guessedName(table: string, column: string): string {
  return `${table}_${column}${ENDING}`;
}

/** Whether a reference is a guess by names: no foreign key declares it, no trigger requires it, and no other reference needs it. */
export function isGuess({ source, name }: Pick<Relation, 'source' | 'name'>): boolean {
  return source === 'inferred' && name?.endsWith(ENDING) === true;
}

/** The relations without one of them; relations that depended on it, or agreed in a place to which it led, become independent. */
export function withoutRelation(relations: readonly Relation[], gone: Relation): Relation[] {
  const left = relations.filter((one) => one.name !== gone.name || one.from.table !== gone.from.table);
  return left.map((one) => {
    const own = one.from.table === gone.from.table ? apartFrom(one, gone.name) : one;
    return leadsToScope(own, gone, left) ? own : withoutWithin(own);
  });
}

function apartFrom(one: Relation, gone: string | undefined): Relation {
  if (gone === undefined || (one.within !== gone && one.distinctFrom !== gone)) return one;
  const { distinctFrom, ...rest } = one.within === gone ? withoutWithin(one) : one;
  return { ...rest, ...(distinctFrom && distinctFrom !== gone ? { distinctFrom } : {}) };
}

/** Whether the other reference of a relation still leads to its scope, by the named ways or any, and so does its own. */
function leadsToScope({ within, scope, along = [], parties = [], through, to, from }: Relation, gone: Relation, left: readonly Relation[]): boolean {
  if (within === undefined || scope === undefined) return true;
  if (gone.name !== undefined && [...along, ...parties].includes(gone.name)) return false;
  const other = left.find((one) => one.from.table === from.table && one.name === within);
  return [through ?? (to.table === from.table ? undefined : to.table), other?.to.table].every((table) => table === undefined || leadsTo(table, scope, left));
}

function leadsTo(table: string, scope: string, relations: readonly Relation[]): boolean {
  const seen = new Set([table]);
  for (const each of seen) for (const { from, to } of relations) if (from.table === each) seen.add(to.table);
  return seen.has(scope);
}

/** Generators without inputs, for any column. */
const ALONE = /^(?:values|constant|distribution|number\.|datatype\.)/;

/**
 * Columns that lose a removed relation: they get the parent column's generator, or a plain one if that depends on other
 * columns.
 */
export function columnsWithout(columns: readonly BlueprintColumn[], gone: Relation, parent: BlueprintTable | undefined): BlueprintColumn[] {
  return columns.map((column) => {
    if (gone.name === undefined || column.generator?.parameters?.['relation'] !== gone.name) return column;
    const { generator, entity: _, ...rest } = column;
    const made = parent?.columns.find((one) => one.name === generator.parameters!['column'])?.generator;
    return made && ALONE.test(made.kind) ? { ...rest, generator: made } : rest;
  });
}
