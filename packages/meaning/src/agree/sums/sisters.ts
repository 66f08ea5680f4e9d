import { edit, type Draft } from '../../edits/draft.ts';
import { isComputed } from '../context.ts';
import { DECIMAL_TYPES } from '../../schema/types.ts';
import { wordGroups, wordSet } from '../../read/words.ts';
import { oneOf } from './own-parts.ts';

const ALL = wordSet('words of all');
const REST = wordSet('words of the rest');
/** Words that share a whole among them: `male` and `female`, `desktop` and `mobile`. */
const SHARED = wordGroups('words that share a whole').map((words) => new Set(words));
/** Generators of counts and sizes; a phone number under `mobile` is none. */
const SIZED = /^(?:number\.(?!code$)|distribution$|example\.number$|expression$|weighted$|values$|finance\.amount$)/;

/**
 * The columns that a total counts together: `apple`, `spotify`, `web` and `other` beside `total`, `yes_votes` and `no_votes` beside
 * `total_votes`. Either words that share a whole, or a run of columns beside the total that one for the rest completes.
 */
export function sistersOf(whole: Draft, drafts: readonly Draft[]): readonly Draft[] {
  const words = whole.words.map(oneOf);
  const what = words.filter((word) => !ALL.has(word));
  if (words.length - what.length !== 1) return [];
  const named = new Map(
    drafts.flatMap((draft) => {
      const name = isAlike(draft, whole) ? partOf(draft, what) : undefined;
      return name === undefined ? [] : [[draft, name] as const];
    }),
  );
  for (const group of SHARED) {
    const sharing = [...named].filter(([, name]) => group.has(name) || REST.has(name));
    if (sharing.filter(([, name]) => group.has(name)).length > 1) return sharing.map(([draft]) => draft);
  }
  const run = runBeside(whole, drafts, (draft) => named.has(draft) && (what.length === 0 || hasAll(draft, what)));
  // `pages` and `copies` have meanings of their own.
  const isPlain = run.filter(({ because, kind }) => because.code === 'plain' || !SIZED.test(kind)).length > 1;
  return run.some((draft) => REST.has(named.get(draft)!)) && run.length > 2 && (what.length > 0 || isPlain) ? run : [];
}

/** Parts without a size of their own are of the size that the total had, or like one of them that has one. */
export function sizeSisters(whole: Draft, sisters: readonly Draft[]): void {
  const sized = sisters.find(({ kind }) => SIZED.test(kind));
  const source = /^number\.|^distribution$/.test(whole.kind) ? whole : sized;
  for (const draft of sisters) {
    const isOpen = draft.because.code === 'plain' ? source === whole : !SIZED.test(draft.kind);
    if (source && isOpen && !isComputed(draft))
      edit(draft, { kind: source.kind, parameters: source.parameters, because: { code: 'row', words: `like ${source.column.name} beside it` } });
  }
}

/** The columns in a row next to another. */
export function runBeside(whole: Draft, drafts: readonly Draft[], isMeant: (draft: Draft) => boolean): Draft[] {
  const at = drafts.indexOf(whole);
  const until = (some: readonly Draft[]): Draft[] => some.slice(0, [...some.map(isMeant), false].indexOf(false));
  return [...until(drafts.slice(0, at).toReversed()).toReversed(), ...until(drafts.slice(at + 1))];
}

/** The word by which a part differs from its total. */
function partOf({ words, column }: Draft, what: readonly string[]): string | undefined {
  const own = words.map(oneOf).filter((word) => !what.includes(word));
  return own.length === 1 || (own.length > 0 && !column.name.includes('_')) ? own.join(' ') : undefined;
}

function hasAll({ words }: Draft, what: readonly string[]): boolean {
  const own = words.map(oneOf);
  return what.every((word) => own.includes(word));
}

function isAlike(draft: Draft, whole: Draft): boolean {
  const [own, other] = [draft, whole].map(({ column }) => DECIMAL_TYPES.has(column.type.base));
  return draft !== whole && own === other && !draft.column.inKey && draft.column.type.kind !== 'array';
}
