import type { Rows } from '../../columns/column.ts';
import { permutation } from '../../keys/permutation.ts';
import type { Draws } from '../../random/draws.ts';

/** Entries of a list in shuffled order, by row: no entry repeats before all were used. */
export function eachOnce(draws: (purpose: string) => Draws, size: number): (rows: Rows, i: number) => number {
  const { key0, key1 } = draws('each once');
  const mixed = permutation(size, key0, key1);
  return (rows, i) => mixed.forward((rows.at ? rows.at[i]! : rows.first + i) % size);
}
