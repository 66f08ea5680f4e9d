import type { ColumnPlace } from '../../workspace/edit-many.ts';

/** `field_7` and `field_12` are one name. */
const withoutNumbers = (name: string): string => name.replaceAll(/\d+/g, '0');

/**
 * Undecided columns of any table with the same type, generator and name, except for numbers in it: one decision applies
 * to all.
 */
export function alikeOf(places: readonly ColumnPlace[], { id, column }: ColumnPlace): ColumnPlace[] {
  const makes = JSON.stringify(column.generator);
  return places.filter(
    (one) =>
      one.id !== id &&
      one.given === null &&
      withoutNumbers(one.column.name) === withoutNumbers(column.name) &&
      one.column.type === column.type &&
      one.column.confidence !== undefined &&
      JSON.stringify(one.column.generator) === makes,
  );
}
