import type { GeneratorDefinition } from '../definition.ts';
import { define, NONE } from '../kit/define.ts';
import { pickSource } from '../kit/pick.ts';
import { perRows, int32 } from '../entities/per-rows.ts';
import { tableOf } from '../entities/split.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import { asType } from '../kit/as-type.ts';
import { familyOf } from '../kit/type-families.ts';
import { locate } from '../../values/cumulative.ts';

/** Code, name and sign of one currency a row. */
function member(kind: string, title: string, summary: string, at: 0 | 1 | 2): GeneratorDefinition {
  return define({
    kind, group: 'finance', title, summary, parameters: NONE, outputs: ['text', 'integer', 'json'], invertible: 'parts', entity: 'payment',
    compile(_, context) {
      const list = context.words.list('finance.currency');
      const texts = list.words.map((entry) => entry.split(';')[at]!);
      if (familyOf(context.type) !== 'text') return pickSource(context, { words: texts, weights: list.weights });
      const rowsOf = context.entity('currency', (draws) => {
        const hash = draws('currency');
        const table = tableOf(list);
        return perRows((size) => ({ index: int32(size), rest: int32(size) }), (rows, into) => {
          hash.fill(rows, into.index, into.rest);
          for (let i = 0; i < rows.count; i++) into.index[i] = locate(table, (into.index[i]! >>> 0) / 4_294_967_296);
        });
      });
      return asType(context, {
        shape: { store: 'dict', dictionary: new Dictionary(texts) },
        cardinality: texts.length,
        fill: (rows, out) => void (out.store === 'dict' && out.indices.set(rowsOf(rows).index.subarray(0, rows.count))),
        at(ranks, count, out) {
          if (out.store === 'dict') for (let i = 0; i < count; i++) out.indices[i] = ranks[i]!;
        },
      });
    },
  });
}

export const currencies: readonly GeneratorDefinition[] = [
  member('finance.currencyCode', 'Currency code', 'ISO 4217 code; agrees with name and sign.', 0),
  member('finance.currencyName', 'Currency', 'Name of the currency.', 1),
  member('finance.currencySymbol', 'Currency sign', '$, €, £ …', 2),
];
