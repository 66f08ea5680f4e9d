import { dealer } from '../../random/dealt.ts';
import type { Draws } from '../../random/draws.ts';
import { cumulativeTable, locate } from '../../values/cumulative.ts';
import { uniform53 } from '../../values/uniform.ts';
import type { CompileContext } from '../definition.ts';
import { ui } from './define.ts';

/** The parameter of an exact share that a person requested. */
export const DEALT = {
  type: 'boolean',
  title: 'Exactly this share of the rows',
  default: false,
  ...ui({ hidden: true }),
};

/**
 * Draws for exact shares in a column. All parts of its generator use the same draws, so that the cases of one column
 * share them.
 */
export function dealtTo({ column, tableDraws }: Pick<CompileContext, 'column' | 'tableDraws'>): Draws {
  const [own] = column.split('.');
  return tableDraws(`dealt ${own!}`);
}

/**
 * Chooses values from a list in which some values have exact shares, met within one row. Other rows keep the value
 * drawn with `drawn`, the earlier weights, unless that value has an exact share.
 */
export function dealtChoice(
  context: CompileContext,
  weights: readonly number[],
  dealt: readonly number[],
  drawn: readonly number[] | undefined,
): (row: number, a: number, b: number) => number {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const deal = dealer(
    dealtTo(context),
    dealt.map((at) => weights[at]! / sum),
  );
  const isDealt = (at: number): boolean => dealt.includes(at);
  const others = weights.map((weight, at) => (isDealt(at) ? 0 : weight));
  const rest = others.some((weight) => weight > 0) ? cumulativeTable(others) : null;
  const usual = drawn && hasSameRelativeWeights(drawn, weights, isDealt) ? cumulativeTable(drawn) : rest;
  const again = context.draws('again');
  const words = new Int32Array(2);
  return (row, a, b) => {
    const turn = deal.of(row);
    if (turn >= 0) return dealt[turn]!;
    if (!rest || !usual) return dealt.at(-1)!;
    const first = locate(usual, uniform53(a, b));
    if (!isDealt(first)) return first;
    again.one(row, words);
    return locate(rest, uniform53(words[0]!, words[1]!));
  };
}

/** Whether the other values have the same relative weights in both lists. They do not if someone edited them since. */
function hasSameRelativeWeights(drawn: readonly number[], weights: readonly number[], isDealt: (at: number) => boolean): boolean {
  if (drawn.length !== weights.length || !drawn.some((weight) => weight > 0)) return false;
  const sums = [drawn, weights].map((list) => list.reduce((all, weight, at) => (isDealt(at) ? all : all + weight), 0));
  if (!(sums[0]! > 0 && sums[1]! > 0)) return false;
  return weights.every((weight, at) => isDealt(at) || Math.abs(weight / sums[1]! - drawn[at]! / sums[0]!) < 1e-4);
}
