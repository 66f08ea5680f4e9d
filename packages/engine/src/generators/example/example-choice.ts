import type { Rows } from '../../columns/column.ts';
import type { Siblings } from '../../columns/source.ts';
import { permutation } from '../../keys/permutation.ts';
import { cumulativeTable, locate } from '../../values/cumulative.ts';
import { greatestCommonDivisor } from '../../values/greatest-common-divisor.ts';
import type { CompileContext } from '../definition.ts';
import { mix, unit } from '../kit/uniform.ts';
import { chosenBy, type ChosenBy } from './by-parent.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';

/** Which example a row shows: the same for all columns of the table with the same name and number of examples. */
export type ExampleChoice = {
  /**
   * `out[i]` = the example of the i-th row requested. `turns[i]` = how many rows of the same parent have shown it before; left as it is where rows are not chosen by their
   * parents.
   */
  fill(rows: Rows, out: Int32Array, siblings: Siblings, turns?: Int32Array): void;
  /** How many rows, from row 0, show different examples. */
  readonly distinct: number;
  /** Reads the row's parents: see `ColumnSource`. */
  readonly readsFrame?: true;
};

/**
 * With weights each row draws an example; without, every block of n rows shows each of the n examples once. `by`: among those that agree with the row's parents, if
 * there are any.
 */
export function exampleChoice(
  context: CompileContext,
  of: string,
  count: number,
  weights: readonly number[] | undefined,
  by: readonly ChosenBy[] = [],
): ExampleChoice {
  by.forEach(({ keys }, i) => {
    if (keys.length !== count) context.fail(`/by/${i}/keys`, `There are ${count} examples and ${keys.length} keys; give one key an example.`);
  });
  return chosenBy(context, of, by, weights, wholeUnderKeys(context, of, weights ? drawn(context, of, weights) : dealt(context, of, count)));
}

/** The example whose value of another column a key has chosen for the row. */
function wholeUnderKeys(context: CompileContext, of: string, choice: ExampleChoice): ExampleChoice {
  const ofKey = context.examplesOfKey?.(of);
  if (!ofKey) return choice;
  return {
    ...choice,
    fill(rows, out, siblings) {
      choice.fill(rows, out, siblings);
      ofKey(rows, out);
    },
  };
}

function drawn(context: CompileContext, of: string, weights: readonly number[]): ExampleChoice {
  const draws = context.tableDraws(`example ${of}`);
  const shares = cumulativeTable(weights);
  return {
    distinct: 1,
    fill(rows, out) {
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      for (let i = 0; i < rows.count; i++) out[i] = locate(shares, unit(scratch.a[i]!, scratch.b[i]!));
      giveBack(scratch);
    },
  };
}

/** Examples are shuffled once; each block walks through them with its own start and step. */
function dealt(context: CompileContext, of: string, count: number): ExampleChoice {
  const { key0, key1 } = context.tableDraws(`example ${of}`);
  const shuffled = permutation(count, key0, key1);
  const order = Int32Array.from({ length: count }, (_, at) => shuffled.forward(at));
  const steps = Int32Array.from({ length: count }, (_, at) => at + 1).filter((step) => greatestCommonDivisor(step, count) === 1);
  const at = (row: number): number => {
    const block = Math.floor(row / count);
    const die = mix(key0 ^ mix(block | 0));
    const step = block === 0 ? 1 : steps[(die >>> 16) % steps.length]!;
    const start = block === 0 ? 0 : (die & 0xffff) % count;
    return order[(start + step * (row - block * count)) % count]!;
  };
  return {
    distinct: count,
    fill(rows, out) {
      for (let i = 0; i < rows.count; i++) out[i] = at(rows.at ? rows.at[i]! : rows.first + i);
    },
  };
}
