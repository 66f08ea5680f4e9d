import { copyFirst } from '../../columns/copy-first.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import { locate } from '../../values/cumulative.ts';
import type { GeneratorDefinition } from '../definition.ts';
import { eachOnce } from '../entities/each-once.ts';
import { int32, perRows } from '../entities/per-rows.ts';
import { tableOf } from '../entities/split.ts';
import { asType } from '../kit/as-type.ts';
import { define, NONE } from '../kit/define.ts';
import { pickSource } from '../kit/pick.ts';
import { familyOf } from '../kit/type-families.ts';

/**
 * One field of the list's entries, which are separated by semicolons: fields of one entity agree (a currency's code,
 * name and sign).
 */
export function paired(list: string, kind: string, part: number, title: string, summary: string): GeneratorDefinition {
  return define({
    kind,
    group: kind.split('.')[0]!,
    title,
    summary,
    parameters: NONE,
    outputs: ['text', 'integer', 'json'],
    invertible: 'parts',
    entity: list,
    compile(_, context) {
      const entries = context.words.list(list);
      const texts = entries.words.map((entry) => entry.split(';')[part]!);
      if (familyOf(context.type) !== 'text') return pickSource(context, { words: texts, weights: entries.weights });
      const { once, rows: chosen } = context.entity(list, (draws, { unique }) => {
        const hash = draws(list);
        const table = tableOf(entries);
        // If a member of the entity must be unique, the row number determines all members.
        const once = unique.size > 0 ? eachOnce(draws, texts.length) : null;
        return {
          once: once !== null,
          rows: perRows(
            (size) => ({ index: int32(size), rest: int32(size) }),
            (rows, into) => {
              if (!once) hash.fill(rows, into.index, into.rest);
              for (let i = 0; i < rows.count; i++) into.index[i] = once ? once(rows, i) : locate(table, (into.index[i]! >>> 0) / 4_294_967_296);
            },
          ),
        };
      });
      return asType(context, {
        shape: { store: 'dict', dictionary: new Dictionary(texts) },
        cardinality: texts.length,
        ...(once && new Set(texts).size === texts.length ? { distinct: texts.length } : {}),
        fill: (rows, out) => void (out.store === 'dict' && copyFirst(chosen(rows).index, out.indices, rows.count)),
        at(ranks, count, out) {
          if (out.store === 'dict') for (let i = 0; i < count; i++) out.indices[i] = ranks[i]!;
        },
      });
    },
  });
}

export const pairedLists: readonly GeneratorDefinition[] = [
  paired('finance.currency', 'finance.currencyCode', 0, 'Currency code', 'ISO 4217 code; agrees with name and sign.'),
  paired('finance.currency', 'finance.currencyName', 1, 'Currency', 'Name of the currency.'),
  paired('finance.currency', 'finance.currencySymbol', 2, 'Currency sign', '$, €, £ …'),
  paired('finance.accounts', 'finance.glCode', 0, 'Ledger code', 'Number of a ledger account; agrees with its name.'),
  paired('finance.accounts', 'finance.accountName', 1, 'Ledger account', 'Name of a ledger account.'),
  paired('health.conditions', 'health.code', 0, 'ICD-10 code', 'Code of a condition; agrees with its name.'),
  paired('health.conditions', 'health.condition', 1, 'Condition', 'A condition by its plain name.'),
];
