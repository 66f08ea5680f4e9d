import type { Group, Variant } from '@seedbed/contract';
import type { Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import type { Guard } from '../keys/guard.ts';
import { conditionsOnColumn } from './conditions-on-column.ts';

/**
 * If a guard excludes values for a row, the row takes the next variant without them; for a list, the next variant that
 * also allows another value.
 */
export function turnAway(variants: readonly Variant[], column: string, guard: Guard, avoided: Guard['values'], rows: Rows, choices: Int32Array): void {
  const meeting = variants.map((variant) => avoided.some((value) => mayMeet(variant, column, value)));
  const bound = variants.map((variant) => avoided.length > 1 && mustMeet(variant, column, avoided));
  const own = variants.map((variant) => avoided.length > 1 && mustMeet(variant, column, guard.values));
  move(guard, rows, choices, variants.length, (choice) => meeting[choice]!);
  if (bound.includes(true)) move(guard, rows, choices, variants.length, (choice) => bound[choice]!);
  if (own.includes(true)) move(guard, rows, choices, variants.length, (choice) => own[choice]!);
}

/** The next proven tuple whose value is not in the list. */
export function turnTupleAway(
  { columns, rows: tuples = [] }: Group,
  column: string,
  guard: Guard,
  avoided: Guard['values'],
  rows: Rows,
  choices: Int32Array,
): void {
  if (avoided.length === 1) return;
  const at = columns.indexOf(column);
  move(guard, rows, choices, tuples.length, (choice) => avoided.includes(tuples[choice]![at] ?? null));
  move(guard, rows, choices, tuples.length, (choice) => guard.values.includes(tuples[choice]![at] ?? null));
}

function move({ fill }: Guard, rows: Rows, choices: Int32Array, length: number, isBarred: (choice: number) => boolean): void {
  const scratch = borrow(rows.count);
  fill(rows, scratch.a);
  for (let i = 0; i < rows.count; i++) {
    if (scratch.a[i]) continue;
    for (let tries = 0; tries < length && isBarred(choices[i]!); tries++) choices[i] = (choices[i]! + 1) % length;
  }
  giveBack(scratch);
}

/** Whether the variant allows the value in the column. */
function mayMeet(variant: Variant, column: string, value: string | null): boolean {
  const says = conditionsOnColumn(variant, column);
  if (!says) return true;
  if (value === null) return says.null === true;
  return says.null !== true && !(says.domain?.in && !says.domain.in.includes(value)) && !says.domain?.notIn?.includes(value);
}

/** Whether the variant allows no other value in the column. */
export function mustMeet(variant: Variant, column: string, values: readonly (string | null)[]): boolean {
  const says = conditionsOnColumn(variant, column);
  return says !== undefined && (says.null === true ? values.includes(null) : says.domain?.in?.every((value) => values.includes(value)) === true);
}
