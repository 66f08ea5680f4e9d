import type { SqlType } from '@seedbed/contract';
import type { UnreadLiteral } from '../../checks/index.ts';
import { isText } from '../../checks/type-of.ts';
import { distinct } from '../../distinct.ts';
import { evaluate, type CandidateColumn, type Tuple } from './evaluate.ts';
import type { PoolContext } from './pool-context.ts';

export const AMONG_SEVERAL = 24;
export const MAX_TUPLES = 4_000;

/**
 * Every combination of the columns' candidates, up to a limit; a column defined by an equation is computed from the
 * others.
 */
export async function tuplesOf(
  literals: readonly UnreadLiteral[],
  typed: readonly CandidateColumn[],
  values: readonly (readonly string[])[],
  plain: readonly Tuple[],
  context: PoolContext,
): Promise<Tuple[]> {
  const tuples = [...composed(values, typed, context), ...plain];
  for (const { equation } of literals) {
    const at = equation ? typed.findIndex(({ name }) => name === equation.column) : -1;
    if (!equation || at < 0) continue;
    const computed = await evaluate(typed, equation.expression, tuples, context.tools);
    const type: SqlType = context.scope.columns.get(equation.column)!;
    return distinct([
      ...tuples.map((tuple, i) => tuple.map((value, j) => (j === at ? shaped(computed[i] ?? null, type) : value))).filter((tuple) => tuple[at] !== null),
      ...tuples,
    ]);
  }
  return tuples;
}

/** Texts composed of the other columns' values: alone, with a prefix, a suffix, or a separator. */
function composed(values: readonly (readonly string[])[], typed: readonly CandidateColumn[], context: PoolContext): Tuple[] {
  const out: Tuple[] = [];
  for (const [at, { name }] of typed.entries()) {
    if (!isText(context.scope.columns.get(name)!)) continue;
    for (let i = 0; i < AMONG_SEVERAL; i++) {
      const others = values.map((one, j) => one[(i * (j + 1)) % one.length] ?? '');
      const parts = others.filter((_, j) => j !== at);
      const shapes = [
        ...parts,
        ...parts.flatMap((part) => [
          `${part}${1001 + i}`,
          `${part}-${1001 + i}`,
          `${1001 + i}${part}`,
          `${part}8937040044053${2013 + i}`,
          `${part}@example.com`,
          part.toLowerCase(),
          part.toUpperCase(),
        ]),
        parts.join(''),
        parts.join('-'),
        parts.join(' '),
        parts.join('_'),
        parts.join('/'),
      ];
      for (const shape of shapes) out.push(others.map((other, j) => (j === at ? shape : other)));
    }
  }
  return distinct(out).slice(0, MAX_TUPLES);
}

function shaped(text: string | null, type: SqlType): string | null {
  return text !== null && type.length !== undefined && Array.from(text).length > type.length ? null : text;
}

/** Tuples in an order that uses every candidate of every column early. */
export function mixtures(values: readonly (readonly string[])[], most: number): Tuple[] {
  const total = values.reduce((product, one) => product * one.length, 1);
  const out: Tuple[] = [];
  for (let i = 0; i < Math.min(total, most); i++) {
    // All combinations if they fit; otherwise strides that mix the columns.
    let rest = i;
    out.push(
      values.map((one, c) => {
        const index = total <= most ? rest % one.length : (i * (2 * c + 1) + Math.floor(i / one.length) * c) % one.length;
        rest = Math.floor(rest / one.length);
        return one[index]!;
      }),
    );
  }
  return distinct(out);
}
