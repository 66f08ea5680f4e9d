import { define, field, parameters } from '../kit/define.ts';
import { textSource } from '../kit/text-source.ts';

/** Default if neither the type nor a parameter gives the number of dimensions. */
const DIMENSIONS = 384;

/** pgvector's own limit for the type. */
const MAX_DIMENSIONS = 16_000;

export const embedding = define<{ dimensions?: number }>({
  kind: 'vector.embedding',
  group: 'vector',
  title: 'Embedding',
  summary: 'A vector of length about one, as pgvector reads it: as many numbers as the type says.',
  parameters: parameters({ dimensions: field.integer('Numbers, where the type leaves it open', DIMENSIONS, { minimum: 1, maximum: MAX_DIMENSIONS }) }),
  outputs: ['text', 'literal'],
  invertible: 'none',
  compile: ({ dimensions }, context) => {
    const count = Number(/\((\d+)\)$/.exec(context.type.name)?.[1] ?? dimensions ?? DIMENSIONS);
    if (!(count >= 1 && count <= MAX_DIMENSIONS)) context.fail('', `${context.type.name} is no vector: it has 1 to ${MAX_DIMENSIONS} numbers.`);
    // Uniform numbers of this width have the mean square 1 / count.
    const width = Math.sqrt(12 / count);
    return textSource(context, {
      texts: () => (dice) => {
        let text = '[';
        for (let k = 0; k < count; k++) text += `${k > 0 ? ',' : ''}${Math.round((dice.unit() - 0.5) * width * 1_000_000) / 1_000_000}`;
        return `${text}]`;
      },
    });
  },
});
