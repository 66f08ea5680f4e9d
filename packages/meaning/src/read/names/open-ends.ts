import type { ColumnView } from '../../schema/schema-view.ts';
import type { Tokens } from './tokens.ts';
import { folded } from './read-in.ts';
import { pieces } from './tokens.ts';
import { typeClass } from '../rules/type-class.ts';
import { wordGroups, wordSet } from '../words.ts';

/** What begins and what ends something, as two words of one language. */
const PAIRS: ReadonlyMap<string, ReadonlySet<string>> = Map.groupBy(wordGroups('beginnings and ends in any language'), ([start]) => start!)
  .entries()
  .reduce((pairs, [start, groups]) => pairs.set(start, new Set(groups.flatMap(([, ...ends]) => ends))), new Map<string, ReadonlySet<string>>());
/** Words of a name that only say that it is a day or a time. */
const DAYS = wordSet('days and times in any language');
const TOLD = wordSet('words of beginnings and ends');

/**
 * Two times of a table whose names differ in one word, the one for a beginning and the other for an end, are those of one period, whatever the language of the schema:
 * `von` and `bis`, `data_inizio` and `data_fine`, `vigente_desde` and `vigente_hasta`. `read` reads the rest of a name.
 */
export function endsIn(columns: readonly ColumnView[], read: (name: string) => Tokens): ReadonlyMap<string, Tokens> {
  const times = columns.flatMap((column) => {
    const kind = typeClass(column.type);
    return ['date', 'stamp', 'clock'].includes(kind) ? [{ column, kind, parts: pieces(folded(column.name)) }] : [];
  });
  const found = new Map<string, Tokens>();
  for (const from of times)
    for (const to of times) {
      if (from === to || from.kind !== to.kind || from.parts.length !== to.parts.length) continue;
      const [at, ...more] = from.parts.flatMap((part, i) => (part === to.parts[i] ? [] : [i]));
      if (at === undefined || more.length > 0 || !PAIRS.get(from.parts[at]!)?.has(to.parts[at]!)) continue;
      const rest = from.parts.toSpliced(at, 1).filter((part) => !DAYS.has(part));
      const isDay = rest.length < from.parts.length - 1;
      const about = rest.length === 0 ? [] : read(rest.join('_')).words;
      const told = isDay ? [from.kind === 'clock' ? 'time' : 'date'] : [];
      // `gueltig_von` tells nothing, and `gueltig_bis` alone is when it expires: together they are a period.
      if ([from, to].every(({ column }) => read(column.name).words.some((each) => TOLD.has(each)))) continue;
      for (const [{ column }, word] of [
        [from, 'start'],
        [to, 'end'],
      ] as const)
        found.set(column.name, { words: [...about, word, ...told], raw: [...about, word, ...told] });
    }
  return found;
}
