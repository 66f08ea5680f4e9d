import { numberBounds } from '../kit/bounds.ts';
import { dealtDraws } from '../../random/dealt.ts';
import { DEALT, dealtTo } from '../kit/dealt-values.ts';
import { define, field, parameters } from '../kit/define.ts';
import { familyOf, longest } from '../kit/type-families.ts';
import { numberSource } from '../kit/number-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { chance } from '../kit/uniform.ts';
import { valuesSource } from '../structure/values.ts';

export const boolean = define<{ probability: number; dealt: boolean }>({
  kind: 'datatype.boolean',
  group: 'number',
  title: 'Yes or no',
  summary: 'True in a share of the rows; 1 and 0 in numbers, y and n or true and false in texts, by length.',
  parameters: parameters({ probability: field.share('Share of true', 0.5), dealt: DEALT }),
  outputs: ['boolean', 'integer', 'decimal', 'text'],
  invertible: 'none',
  compile({ probability, dealt }, context) {
    const family = familyOf(context.type);
    if (family === 'text') {
      const length = longest(context.type, context.domain.maxLength);
      const labels = length < 3 ? ['Y', 'N'] : length < 5 ? ['yes', 'no'] : ['true', 'false'];
      return valuesSource(context, labels, [probability, 1 - probability], () => '', dealt ? [0] : []);
    }
    if (family === 'json' || family === 'literal')
      return valuesSource(
        context,
        context.type.base.includes('bit') ? ['1', '0'] : ['true', 'false'],
        [probability, 1 - probability],
        () => '',
        dealt ? [0] : [],
      );
    const bounds = numberBounds(context, 0, 1, 1);
    const draws = dealt ? dealtDraws(dealtTo(context), probability) : context.draws();
    return numberSource(context, {
      cardinality: 2,
      fill(rows, x) {
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        for (let i = 0; i < rows.count; i++) x[i] = chance(scratch.a[i]!, probability) ? Math.min(1, bounds.max) : Math.max(0, bounds.min);
        giveBack(scratch);
      },
      at: (rank) => rank,
    });
  },
});
