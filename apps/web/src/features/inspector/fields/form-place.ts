import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable, type GeneratorDescription, type SqlType } from '@seedbed/contract';
import { createContext, useContext } from 'react';
import type { Option } from '../../../components/ui/select.tsx';

/** The context of a generator's form. */
type FormPlace = {
  readonly blueprint: Blueprint;
  readonly table: BlueprintTable;
  readonly column: BlueprintColumn;
  readonly type: SqlType;
  /** Generators allowed here. */
  readonly generators: readonly GeneratorDescription[];
  /** The generator was just chosen, and its values are those of before. */
  readonly isFresh: boolean;
  /** Lists of values that suit the column, each with its meaning. */
  readonly lists: readonly { readonly meant: string; readonly values: readonly unknown[] }[];
};

export const FormPlaceContext = createContext<FormPlace | null>(null);

export function useFormPlace(): FormPlace {
  const place = useContext(FormPlaceContext);
  if (!place) throw new Error('This generator has no form.');
  return place;
}

/** The other columns of the row, those of the same type first. */
export function columnOptions({ table, column }: FormPlace): Option<string>[] {
  return optionsOf(
    table.columns.filter((one) => one.name !== column.name && one.generated === undefined).toSorted((a, b) => alike(b, column) - alike(a, column)),
  );
}

/** Relations by the names that the engine knows them by: to parents, and from children. */
export function relationOptions({ blueprint, table }: FormPlace): Option<string>[] {
  const name = qualifiedName(table.schema, table.name);
  return blueprint.relations.flatMap(({ name: own, from, to }) => [
    ...(from.table === name ? [{ id: own ?? from.columns[0]!, label: own ?? from.columns.join(', '), note: `→ ${to.table}` }] : []),
    ...(to.table === name ? [{ id: own ?? from.table, label: own ?? from.table, note: `rows of ${from.table} that refer to this one` }] : []),
  ]);
}

/** Columns of the parent table of a relation; of all parents if none is named. */
export function relationColumnOptions({ blueprint, table, column }: FormPlace, relation: unknown): Option<string>[] {
  const name = qualifiedName(table.schema, table.name);
  const tables = new Set(
    blueprint.relations.flatMap(({ name: own, from, to }) => [
      ...(from.table === name && (relation === undefined || [own, ...from.columns].includes(relation as string)) ? [to.table] : []),
      ...(to.table === name && relation !== undefined && [own, from.table].includes(relation as string) ? [from.table] : []),
    ]),
  );
  const columns = blueprint.tables.filter((one) => tables.has(qualifiedName(one.schema, one.name))).flatMap((one) => one.columns);
  return optionsOf(columns.toSorted((a, b) => alike(b, column) - alike(a, column)));
}

function alike(one: BlueprintColumn, other: BlueprintColumn): number {
  return Number(one.type === other.type);
}

function optionsOf(columns: readonly BlueprintColumn[]): Option<string>[] {
  return [...new Map(columns.map((one) => [one.name, { id: one.name, label: one.name, note: one.type }])).values()];
}
