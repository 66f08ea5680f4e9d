import type { GeneratorDefinition } from '../definition.ts';
import { sampled } from '../distribution/sampled.ts';
import { samplerOf } from '../distribution/sampler.ts';
import { define, NONE } from '../kit/define.ts';
import { numberSource } from '../kit/number-source.ts';
import { productOf } from '../commerce/product.ts';
import { spread } from '../commerce/price.ts';
import { masked } from '../code/mask.ts';

/** Numbers and codes of specific trades. */
export const gameNumbers: readonly GeneratorDefinition[] = [
  define({
    kind: 'game.stat',
    group: 'game',
    title: 'Game value',
    summary: 'Strength, health, points of a character.',
    parameters: NONE,
    outputs: ['integer', 'decimal', 'text'],
    invertible: 'none',
    compile: (_, context) => sampled(context, samplerOf({ distribution: 'lognormal', median: 60, sigma: 0.7 }), { min: 1 }),
  }),
  define({
    kind: 'commerce.weight',
    group: 'commerce',
    title: 'Weight of the product',
    summary: 'Kilograms, in keeping with the price; grams in whole numbers.',
    parameters: NONE,
    outputs: ['decimal', 'integer', 'float', 'text'],
    invertible: 'none',
    entity: 'product',
    compile(_, context) {
      const product = productOf(context);
      const grams = context.type.base.startsWith('int');
      return numberSource(context, {
        digits: 3,
        fill(rows, x) {
          const thing = product.thingOf(rows);
          const { a } = product.traits(rows);
          // More expensive products are usually heavier; the root keeps furniture below a ton.
          for (let i = 0; i < rows.count; i++) x[i] = Math.max(0.02, Math.sqrt(product.prices[thing[i]!]!) * 0.16 * spread(a[i]!)) * (grams ? 1000 : 1);
        },
      });
    },
  }),
  masked('airline.seat', 'Seat', 'Row and letter.', '##A'),
  masked('logistics.tracking', 'Tracking number', 'A parcel’s number as carriers print it.', '1Z###X##########'),
];
