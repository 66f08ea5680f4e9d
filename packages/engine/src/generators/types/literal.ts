import type { GeneratorDefinition, OutputKind } from '../definition.ts';
import { define, NONE } from '../kit/define.ts';
import type { Dice } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';

type LiteralForm = {
  readonly title: string;
  readonly summary: string;
  readonly output: OutputKind;
  /** A value as Postgres reads it. */
  readonly text: (dice: Dice, row: number, column: string) => string;
  readonly cardinality?: number;
  /** Different values for different ranks below `cardinality`. */
  readonly at?: (rank: number) => string;
};

/** A kind for a built-in type whose values are written in Postgres' input form. */
export function literal(kind: string, form: LiteralForm): GeneratorDefinition {
  return define({
    kind,
    group: kind.split('.')[0]!,
    title: form.title,
    summary: form.summary,
    parameters: NONE,
    outputs: [form.output, 'text', 'literal'],
    invertible: form.at ? 'parts' : 'none',
    compile: (_, context) =>
      textSource(context, {
        plainFirst: false,
        texts: () => (dice, row) => form.text(dice, row, context.column),
        ...(form.cardinality === undefined ? {} : { cardinality: form.cardinality }),
        ...(form.at ? { at: form.at } : {}),
      }),
  });
}
