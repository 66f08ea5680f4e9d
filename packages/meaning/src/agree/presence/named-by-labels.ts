import { pieces } from '../../read/names/tokens.ts';
import { wordGroups, wordSet } from '../../read/words.ts';

const KINDS = wordSet('kinds and means');
const KEYS = wordSet('endings of ids');
const NO_ROW = wordSet('news of no row');

/** Whether a column with these words is the kind of its row. */
export function isKind(words: readonly string[]): boolean {
  return KINDS.has(words.at(-1) ?? '');
}

/** What a reference says of its target: `agent` of `agent_id`. */
export function wordsOfReference(words: readonly string[]): readonly string[] {
  return words.filter((word) => !KEYS.has(word));
}

/** The words of a label, those in the plural in the singular as well. */
export function wordsOfLabel(label: string): readonly string[] {
  return pieces(label).flatMap((piece) => (/[^s]s$/.test(piece) ? [piece, piece.slice(0, -1)] : [piece]));
}

/** Whether a label tells of what is no row of an application: `password_changed`. */
export function tellsOfNoRow(label: string): boolean {
  return wordsOfLabel(label).some((word) => NO_ROW.has(word));
}

/** Whether rows of a kind with this label are about things of that noun, though neither has the other's name: usage is measured by a meter, a base fee is that of a plan. */
export function isAboutThing(label: string, noun: string): boolean {
  const parts = wordsOfLabel(label);
  return THINGS.some(([thing, ...kinds]) => thing === noun && parts.some((part) => kinds.includes(part)));
}
const THINGS = wordGroups('things and kinds of rows that refer to them');
