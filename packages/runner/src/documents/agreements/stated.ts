import {
  qualifiedName,
  type Agreement,
  type Blueprint,
  type BlueprintColumn,
  type BlueprintTable,
  type PatchOperation,
  type Relation,
} from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

/** How an agreement is counted: a condition in CEL for each row of a table, or a test of rows of its own table by their numbers and texts. */
export type Counted =
  | { readonly table: string; readonly condition: string }
  | { readonly columns: readonly string[]; readonly test: (plan: Plan) => RowTest | null };

/** Whether it holds in a row; null where a NULL leaves it unknown. `cell` is a text of this row, or of another one by its number. */
export type RowTest = (row: number, cell: (column: string, row?: number) => string | null) => boolean | null;

/** An agreement before it is counted. */
export type Stated = Omit<Agreement, 'holds'> & { readonly counted: Counted | null };

/** A table of a blueprint with its place there, and its relations. */
export type Place = {
  readonly blueprint: Blueprint;
  readonly table: BlueprintTable;
  readonly name: string;
  readonly pointer: string;
  /** References of its rows. */
  readonly references: readonly PlacedRelation[];
};

export type PlacedRelation = { readonly relation: Relation; readonly pointer: string };

export function placeOf(blueprint: Blueprint, table: BlueprintTable): Place {
  const name = qualifiedName(table.schema, table.name);
  const references = blueprint.relations.flatMap((relation, at) => (relation.from.table === name ? [{ relation, pointer: `/relations/${at}` }] : []));
  return { blueprint, table, name, pointer: `/tables/${blueprint.tables.indexOf(table)}`, references };
}

export function tableAt({ tables }: Blueprint, name: string): BlueprintTable | undefined {
  return tables.find((each) => qualifiedName(each.schema, each.name) === name);
}

/** The table's bare name, as an answer writes it. */
export function bareName(blueprint: Blueprint, name: string): string {
  return tableAt(blueprint, name)?.name ?? name;
}

const NAME = /^[A-Za-z_]\w*$/;

/** How CEL names a relation, from either end; null if it has no such name. */
export function celName({ name, from }: Relation): string | null {
  if (name !== undefined && NAME.test(name)) return name;
  return from.columns.length === 1 && NAME.test(from.columns[0]!) ? from.columns[0]! : null;
}

/** `a, b and c`. */
export function listed(names: readonly string[], link: 'and' | 'or' = 'and'): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${link} ${names.at(-1)!}`;
}

/** Why a column has its content, as far as the blueprint records it. */
export function fromColumn({ because, confidence, origin }: BlueprintColumn): string {
  if (origin === 'model') return 'an answer';
  if (origin === 'words') return because === undefined ? 'a wish in words' : `a wish in words: ${because}`;
  if (because === undefined) return confidence === undefined ? 'somebody’s choice' : 'the names and types of the schema';
  if (origin === 'pack') return `a knowledge pack: ${because}`;
  return `${because.startsWith('"') ? 'its name' : 'the schema'}: ${because}`;
}

/** Where a reference is from. */
export function fromRelation({ name, source, from }: Relation): string {
  if (source === 'user') return 'somebody’s choice';
  return source === 'inferred' ? `the name of ${from.columns.join(', ')}` : `the foreign key ${name ?? `of ${from.columns.join(', ')}`}`;
}

/** Steps that make members of a document absent, for those that are there; the first step fails if the document is another one. */
export function without(pointer: string, document: object, members: readonly string[]): PatchOperation[] {
  return members.filter((member) => Object.hasOwn(document, member)).map((member) => ({ op: 'remove', path: `${pointer}/${member}` }));
}
