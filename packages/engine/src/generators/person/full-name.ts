import type { Column, Shape } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { NameLists } from '../entities/name-lists.ts';
import type { SubjectRows } from '../entities/subject.ts';

const LETTERS = 'ABCDEFGHJKLMNOPRSTUVWXYZ';

/**
 * Between the names: a blank, nothing (names that need none), or a middle initial, which yields more names if they must
 * be unique.
 */
const BETWEEN = ['', ' ', ...Array.from(LETTERS, (letter) => ` ${letter}. `)];

/** Both parts from one dictionary, first names before last names, since some locales reverse the order. */
const joined = new WeakMap<NameLists, Dictionary>();

function joinedDictionary(lists: NameLists): Dictionary {
  let both = joined.get(lists);
  if (!both) joined.set(lists, (both = new Dictionary([...lists.first.texts, ...lists.last.texts])));
  return both;
}

const between = new Dictionary(BETWEEN);

export function fullNameShape(lists: NameLists): Shape & { store: 'parts' } {
  const both = joinedDictionary(lists);
  return {
    store: 'parts',
    parts: [
      { kind: 'dict', dictionary: both },
      { kind: 'dict', dictionary: between },
      { kind: 'dict', dictionary: both },
    ],
  };
}

export function fillFullNames(lists: NameLists, count: number, out: Column, names: SubjectRows): void {
  if (out.store !== 'parts') return;
  const [one, blank, other] = [out.parts[0]!, out.parts[1]!, out.parts[2]!];
  const behind = lists.first.size;
  for (let i = 0; i < count; i++) {
    const turned = lists.cultures[names.culture[i]!]!.familyFirst;
    one[i] = turned ? behind + names.last[i]! : names.first[i]!;
    other[i] = turned ? names.first[i]! : behind + names.last[i]!;
    blank[i] = turned ? 0 : 1;
  }
}
