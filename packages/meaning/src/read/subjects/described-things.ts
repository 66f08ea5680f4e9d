import type { DescribedThing, TextSubject } from '@seedbed/engine';
import { wordSet } from '../words.ts';
import THINGS from '../../../data/words/things.json' with { type: 'json' };

/** Nouns with the things whose descriptions they get; in brackets the subjects in which they mean that. */
const SHEET: Record<DescribedThing, string> = THINGS;

const ANY: readonly TextSubject[] = [];
const BY_NOUN = new Map<string, { thing: DescribedThing; subjects: readonly TextSubject[] }[]>();
for (const [thing, sheet] of Object.entries(SHEET) as [DescribedThing, string][])
  for (const [, noun, within] of sheet.matchAll(/(\w+)(?:\[([^\]]*)\])?/g)) {
    const entry = { thing, subjects: within === undefined ? ANY : (within.split(' ') as TextSubject[]) };
    BY_NOUN.set(noun!, [...(BY_NOUN.get(noun!) ?? []), entry]);
  }

/** Nouns for storage; the word before has the meaning: `membership_types`, `downtime_reasons`, `muscle_groups`. */
const KEEPERS = wordSet('nouns for storage');

/** The thing that a description is about, by the words of the table (or of the column) in a subject; undefined if unknown. */
export function describedThing(words: readonly string[], subject: TextSubject): DescribedThing | undefined {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const before = KEEPERS.has(last) ? words.at(-2) : undefined;
  return (before === undefined ? undefined : thingOf(before, subject)) ?? thingOf(last, subject);
}

function thingOf(noun: string, subject: TextSubject): DescribedThing | undefined {
  return BY_NOUN.get(noun)?.find(({ subjects }) => subjects.length === 0 || subjects.includes(subject))?.thing;
}
