import { compileRules, type CompiledRules } from '../src/names/rule-source.ts';
import { parseRule, type Rule } from '../src/names/rule.ts';
import { readQuantity } from '../src/quantities/read-quantities.ts';
import type { Sheets } from './read-sheets.ts';

/** What `data/universal.json` holds: the sheets, what is asked last, quantities, and every word that these know. */
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

/** Words of names and of what stands around them; shorter ones cut anything. */
function wordsOf({ phrases, when }: Rule): string[] {
  const conditions = [when.of, when.by].flatMap((words) => [...(words ?? [])]);
  return [...phrases.flatMap((phrase) => [...phrase.head, ...phrase.tail].flat()), ...conditions].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word));
}
