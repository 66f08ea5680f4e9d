import type { Rows } from '../../columns/column.ts';
import type { Siblings } from '../../columns/source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { permutation } from '../../keys/permutation.ts';
import { cumulativeTable, locate, type CumulativeTable } from '../../values/cumulative.ts';
import type { Value } from '../../expressions/value.ts';
import { calledAlike } from '../../text/called-alike.ts';
import type { CompileContext } from '../definition.ts';
import { mix, unit } from '../kit/uniform.ts';
import type { ExampleChoice } from './example-choice.ts';

/**
 * What examples are chosen by: an expression such as `category.name`, and what each example has there (null: nothing). `place`: an expression such as `place(category_id)`,
 * so that the rows of one parent show one example after another, each as often as `times` says before any comes again.
 */
export type ChosenBy = {
  readonly value: string;
  readonly place?: string;
  readonly times?: readonly number[];
  readonly keys: readonly (string | null)[];
};

/** Parameter of generators of examples. */
export const chosenByField = {
  type: 'array',
  title: 'Examples by a value of the parent',
  maxItems: 3,
  items: {
    type: 'object',
    required: ['value', 'keys'],
    properties: {
      value: { type: 'string' },
      place: { type: 'string' },
      times: { type: 'array', items: { type: 'integer', minimum: 1 } },
      keys: { type: 'array' },
    },
    additionalProperties: false,
  },
  'x-ui': { hidden: true },
} as const;

/** The examples that agree with one combination of values, with their shares; in turn, and how often each came before; null where none does. */
type Agreeing = {
  readonly examples: readonly number[];
  readonly shares: CumulativeTable;
  readonly inTurn: readonly (readonly [example: number, before: number])[];
  readonly start: number;
} | null;

/**
 * Chooses among the examples that agree with what the expressions say of the row: a product of the category that the row refers to. One after another, each expression
 * keeps those that agree with it, unless there are none. Rows that agree with no example show any, those with many forms more often.
 */
export function chosenBy(
  context: CompileContext,
  of: string,
  by: readonly ChosenBy[],
  weights: readonly number[] | undefined,
  any: ExampleChoice,
): ExampleChoice {
  if (by.length === 0) return any;
  const parts = by.map(({ value, keys }, i) => ({ read: context.expression(value, `/by/${i}/value`), alikeTo: calledAlike(keys) }));
  const first = by[0]!.place;
  const placeOf = first === undefined || weights ? null : context.expression(first, '/by/0/place');
  const draws = context.tableDraws(`example ${of} by its parent`);
  const known = new Map<string, Agreeing>();
  const agreeing = (values: readonly Value[]): Agreeing => {
    const key = JSON.stringify(values.map((value) => (value === null ? null : String(value))));
    let found = known.get(key);
    if (found !== undefined) return found;
    let examples: readonly number[] | null = null;
    for (const [i, { alikeTo }] of parts.entries()) {
      if (values[i] === null) continue;
      const alike = alikeTo(String(values[i])).filter((at) => (weights?.[at] ?? 1) > 0);
      const kept: readonly number[] = examples === null ? alike : examples.filter((at: number) => alike.includes(at));
      if (kept.length > 0) examples = kept;
    }
    found = examples && {
      examples,
      shares: cumulativeTable(examples.map((at) => weights?.[at] ?? 1)),
      inTurn: inTurn(examples, by[0]!.times),
      start: startOf(key, draws.key0),
    };
    if (known.size < MAX_KNOWN) known.set(key, found);
    return found;
  };
  const { times, keys: all } = by[0]!;
  const mixed = permutation(all.length, draws.key0, draws.key1);
  const others =
    times && !weights
      ? inTurn(
          Array.from(all, (_, at) => mixed.forward(at)),
          times,
        )
      : null;
  return {
    distinct: 0,
    readsFrame: true,
    fill(rows: Rows, out: Int32Array, siblings: Siblings, turns?: Int32Array) {
      any.fill(rows, out, siblings);
      const place = placeOf?.prepare(siblings);
      const reads = parts.map(({ read }) => read.prepare(siblings));
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      for (let i = 0; i < rows.count; i++) {
        const found = agreeing(reads.map((read) => read(i)));
        if (!found) {
          if (others) {
            const [example, before] = others[(rows.at ? rows.at[i]! : rows.first + i) % others.length]!;
            out[i] = example;
            if (turns) turns[i] = before;
          }
          continue;
        }
        const at = place ? Number(place(i)) : -1;
        if (at < 0) out[i] = found.examples[locate(found.shares, unit(scratch.a[i]!, scratch.b[i]!))]!;
        else {
          const [example, before] = found.inTurn[(at + found.start) % found.inTurn.length]!;
          out[i] = example;
          if (turns) turns[i] = before;
        }
      }
      giveBack(scratch);
    },
  };
}

/** Each example once, then those again that may come more often. */
function inTurn(examples: readonly number[], times: readonly number[] = []): (readonly [example: number, before: number])[] {
  const all: (readonly [number, number])[] = [];
  const most = Math.max(1, ...examples.map((example) => times[example] ?? 1));
  for (let before = 0; before < most && all.length < MAX_IN_TURN; before++)
    for (const example of examples) if ((times[example] ?? 1) > before) all.push([example, before]);
  return all;
}

const MAX_IN_TURN = 2000;

/** Where the rows of a parent begin, by what it says alone: parents of one name begin alike, in whatever order they are asked for. */
function startOf(key: string, salt: number): number {
  let hash = salt;
  for (let i = 0; i < key.length; i++) hash = mix(hash ^ key.charCodeAt(i));
  return hash & 0xffff;
}

const MAX_KNOWN = 10_000;
