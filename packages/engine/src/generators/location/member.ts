import { Dictionary } from '../../columns/dictionary.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext, GeneratorDefinition, OutputKind } from '../definition.ts';
import { placeOf, type Place, type PlaceRows } from '../entities/place.ts';
import { asType } from '../kit/as-type.ts';
import { define, NONE } from '../kit/define.ts';
import { Dice } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';

type Form = {
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  readonly outputs?: readonly OutputKind[];
  readonly parameters?: Readonly<Record<string, unknown>>;
};

export function placeGenerator<P>(
  form: Form,
  compile: (place: Place, context: CompileContext, parameters: P) => ColumnSource,
  invertible: 'parts' | 'none' = 'none',
): GeneratorDefinition {
  return define<P>({
    ...form,
    group: 'location',
    parameters: form.parameters ?? NONE,
    outputs: form.outputs ?? ['text', 'json'],
    invertible,
    entity: 'place',
    compile: (parameters, context) => compile(placeOf(context), context, parameters),
  });
}

/**
 * A member looked up by country or by city. `texts`: one per entry, in the order of the place's countries or cities.
 */
export function lookedUp(
  context: CompileContext,
  place: Place,
  by: 'country' | 'city',
  texts: readonly string[],
  shorten?: (text: string, most: number) => string,
): ColumnSource {
  const used = by === 'country' ? [...new Set(place.countryOf)] : [...texts.keys()];
  const different = [...new Set(used.map((index) => texts[index]!))];
  const dictionary = new Dictionary(different);
  const entry = Int32Array.from(texts, (text) => dictionary.indexOf(text));
  return asType(
    context,
    {
      shape: { store: 'dict', dictionary },
      cardinality: different.length,
      ...(isOnce(place, by, texts) ? { distinct: place.listed.length } : {}),
      fill(rows, out) {
        if (out.store !== 'dict') return;
        const chosen = place.rows(rows)[by];
        for (let i = 0; i < rows.count; i++) out.indices[i] = entry[chosen[i]!]!;
      },
      at(ranks, count, out) {
        if (out.store === 'dict') for (let i = 0; i < count; i++) out.indices[i] = ranks[i]!;
      },
    },
    shorten,
  );
}

/** Whether the texts of the listed cities all differ: one city of each state, with its name and its code. */
function isOnce({ listed, countryOf }: Place, by: 'country' | 'city', texts: readonly string[]): boolean {
  return listed.length > 0 && new Set(listed.map((city) => texts[by === 'city' ? city : countryOf[city]!])).size === listed.length;
}

/** A member computed for each row. */
export function written(context: CompileContext, place: Place, text: (rows: PlaceRows, i: number, dice: Dice) => string): ColumnSource {
  const own = new Dice();
  return textSource(context, {
    texts(_, rows) {
      const filled = place.rows(rows);
      return (__, ___, i) => text(filled, i, own.seed(filled.word[i]!, filled.number[i]!));
    },
  });
}
