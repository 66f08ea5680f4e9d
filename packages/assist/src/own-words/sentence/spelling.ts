import { typosAllowed, typosBetween } from '@seedbed/contract';
import { pieces, singular } from '@seedbed/meaning/read';
import { labelsOf } from '../names.ts';
import { isReference, type Scope } from './scope.ts';
import { tokensOf } from './tokens.ts';

/** A corrected word. */
export type Respelled = { readonly from: string; readonly to: string };

/** Words of known sentences, besides the names of the schema. */
const WORDS =
  `about above after all always around average before below between called cancelled children closed customers date dates double each empty end ending every everybody exactly
 except false fewer fifth from half have having hours last least less many maximum mean median minimum missing month months more most mostly never nobody none number numbers older only over
 per percent quarter rest rounded same share since tenth than their third thirds three times total true twice two under unknown until week weeks weekends without year years younger with
 monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april june july august september october
 november december germany austria switzerland france spain italy netherlands belgium poland portugal`.split(/\s+/);

/**
 * A sentence whose strange words differ by a typo from one word each: `weight betwen 5 and 500` is `weight between 5 and 500`. Null where a strange word is like
 * no word, or as like to several.
 */
export function respelled(
  scope: Scope,
  sentence: string,
  isKnown: (word: string) => boolean,
): { readonly sentence: string; readonly read: readonly Respelled[] } | null {
  if (/["“”«»]/.test(sentence)) return null;
  const read: Respelled[] = [];
  let text = sentence;
  for (const { text: typed, word } of tokensOf(sentence)) {
    if (!/^[\p{L}_.]{4,}$/u.test(word) || isKnown(word)) continue;
    // A word of sentences, or like none or several: the sentence is as strange with it.
    const to = WORDS.includes(word) || namesOf(scope).has(word) ? word : nearest(scope, word);
    if (to === null) return null;
    if (to === word) continue;
    read.push({ from: typed, to });
    text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}_])${RegExp.escape(typed)}(?![\\p{L}\\p{N}_])`, 'u'), to);
  }
  return read.length > 0 ? { sentence: text, read } : null;
}

/** The single nearest word; words with the same root count as one. */
function nearest(scope: Scope, word: string): string | null {
  const most = typosAllowed(word.length);
  let [best, found]: [number, Set<string>] = [most + 1, new Set()];
  for (const one of vocabulary(scope)) {
    const typos = typosBetween(word, one, most);
    // `unpaid` is no typo of paid: a beginning turns the meaning round.
    if (typos > most || typos > best || word.endsWith(one) || one.endsWith(word)) continue;
    if (typos < best) [best, found] = [typos, new Set()];
    found.add(one);
  }
  // The schema's words have priority over words of sentences.
  const names = [...found].filter((one) => namesOf(scope).has(one));
  if (names.length > 0) found = new Set(names);
  const roots = new Set([...found].map(singular));
  return roots.size === 1 ? [...found].toSorted((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length))[0]! : null;
}

function* vocabulary(scope: Scope): Generator<string> {
  yield* WORDS;
  yield* namesOf(scope);
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** Words of the schema's names and listed values, in singular and plural. */
function namesOf(scope: Scope): ReadonlySet<string> {
  const { blueprint } = scope;
  let words = known.get(blueprint);
  if (!words) {
    const names = blueprint.tables.flatMap((table) => [
      table.name,
      ...table.columns.flatMap((column) => [column.name, ...(isReference(scope, table, column) ? [] : labelsOf(blueprint, column).slice(0, MAX_LABELS))]),
    ]);
    const parts = names.flatMap((name) => [name.toLowerCase(), ...pieces(name)]).filter((part) => part.length > 3);
    known.set(blueprint, (words = new Set([...parts, ...parts.map(singular), ...parts.filter((part) => !part.endsWith('s')).map((part) => `${part}s`)])));
  }
  return words;
}

const MAX_LABELS = 60;
