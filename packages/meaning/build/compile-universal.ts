import { compileRules, type CompiledRules } from '../src/read/rules/rule-source.ts';
import { parseRule, type Rule } from '../src/read/rules/rule.ts';
import { readQuantity } from '../src/propose/quantities/read-quantities.ts';
import type { Sheets } from './read-sheets.ts';

/** The content of `data/universal.json`: the sheets, the fallback rules, quantities, and every word in them. */
export type CompiledUniversal = { readonly sheets: CompiledRules; readonly last: CompiledRules; readonly quantities: CompiledRules; readonly words: string };

const LAST = 'last.rules';

export function compileUniversal({ universal, quantities }: Sheets): CompiledUniversal {
  const lines = [...universal].filter(([file]) => file !== LAST).flatMap(([, rules]) => rules);
  const last = universal.get(LAST) ?? [];
  const measured = [...quantities.values()].flat();
  const rules = [...[...lines, ...last].map(parseRule), ...measured.map(readQuantity)];
  return {
    sheets: compileRules(lines),
    last: compileRules(last),
    quantities: compileRules(measured, readQuantity),
    words: [...new Set(rules.flatMap(wordsOf))].toSorted().join(' '),
  };
}

/** Words of names and conditions; shorter ones would split anything. */
function wordsOf({ phrases, when }: Rule): string[] {
  const conditions = [when.of, when.by].flatMap((words) => [...(words ?? [])]);
  return [...phrases.flatMap((phrase) => [...phrase.head, ...phrase.tail].flat()), ...conditions].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word));
}
