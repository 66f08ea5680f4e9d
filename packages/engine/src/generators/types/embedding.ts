import { define, field, parameters } from '../kit/define.ts';
import { textSource } from '../kit/text-source.ts';

/** Default if neither the type nor a parameter gives the number of dimensions. */
const DIMENSIONS = 384;

/** pgvector's own limit for the type. */
const MAX_DIMENSIONS = 16_000;
/** Numbers of a sparse vector that are not zero. */
const MAX_NOT_ZERO = 12;

export const embedding = define<{ dimensions?: number; unit: boolean }>({
  kind: 'vector.embedding',
  group: 'vector',
  title: 'Embedding',
  summary: 'A vector of length about one, as pgvector reads it: as many numbers as the type says.',
  parameters: parameters({
    dimensions: field.integer('Dimensions, if the type sets none', DIMENSIONS, { minimum: 1, maximum: MAX_DIMENSIONS }),
    unit: field.flag('Normalize to length 1', false),
  }),
  outputs: ['text', 'literal'],
  invertible: 'none',
  compile: ({ dimensions, unit }, context) => {
    const isSparse = context.type.base === 'sparsevec';
    const count = Number(/\((\d+)\)$/.exec(context.type.name)?.[1] ?? dimensions ?? DIMENSIONS);
    if (!(count >= 1 && (isSparse || count <= MAX_DIMENSIONS))) context.fail('', `${context.type.name} is no vector: it has 1 to ${MAX_DIMENSIONS} numbers.`);
    const made = isSparse ? Math.min(count, MAX_NOT_ZERO) : count;
    // Uniform numbers of this width have the mean square 1 / count.
    const width = Math.sqrt(12 / made);
    return textSource(context, {
      texts: () => (dice) => {
        const numbers = Array.from({ length: made }, () => (dice.unit() - 0.5) * width);
        const length = unit ? Math.sqrt(numbers.reduce((sum, each) => sum + each * each, 0)) || 1 : 1;
        const texts = numbers.map((each) => String(Math.round((each / length) * 1_000_000) / 1_000_000));
        if (!isSparse) return `[${texts.join(',')}]`;
        // One place in each of equal parts, so that places rise.
        const places = texts.map((_, part) => 1 + Math.floor(((part + dice.unit()) * count) / made));
        return `{${texts.map((text, part) => `${places[part]}:${text}`).join(',')}}/${count}`;
      },
    });
  },
});
