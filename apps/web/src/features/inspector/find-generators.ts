import { dictionary, fits, type GeneratorDescription, type SqlType } from '@seedbed/contract';
import { BY_LETTERS, matchScore, plain, startsWord, wholeAt } from '../../lib/match.ts';

/** A headed part of the list. Its id is never a generator's kind: `json` is both a group and a generator, and a list's ids are one space. */
export type GeneratorGroup = { readonly id: string; readonly title: string; readonly fits: boolean; readonly members: readonly GeneratorDescription[] };

/** The first entries before anything is typed: the chosen generator, and the most likely alternatives. */
export type Likely = { readonly chosen: string | null; readonly suggested: readonly string[] };

const MAX = 80;
const SUGGESTED = 'suggested';
const OTHERS = 'for other types';
/** Derived from other columns only, which a column rarely needs. */
const LAST = 'structure';

/**
 * Generators that match a query by name, or else by summary: those that suit the type first, in their groups. Without a
 * query, the likely ones first.
 */
export function findGenerators(generators: readonly GeneratorDescription[], type: SqlType, query: string, likely: Likely): GeneratorGroup[] {
  const top = query === '' ? [...new Set([...(likely.chosen ? [likely.chosen] : []), ...likely.suggested])] : [];
  const near = generators.find((one) => one.kind === likely.chosen)?.group;
  const scored = generators
    .map((generator) => ({ generator, score: best(query, generator), rank: rankOf(generator, type, top, near) }))
    .filter((one): one is { generator: GeneratorDescription; score: number; rank: number } => one.score !== null)
    .sort((a, b) => (query ? Number(a.rank >= RANK.other) - Number(b.rank >= RANK.other) || a.score - b.score : a.rank - b.rank));
  const groups = new Map<string, GeneratorDescription[]>();
  for (const { generator, rank } of scored.slice(0, MAX)) {
    const title = rank < RANK.near ? SUGGESTED : rank >= RANK.other ? OTHERS : generator.group;
    const members = groups.get(title);
    if (members) members.push(generator);
    else groups.set(title, [generator]);
  }
  return [...groups].map(([title, members]) => ({ id: `group:${title}`, title: titleOfGroup(title), members, fits: title !== OTHERS }));
}

/** Names of groups that are written in capitals. */
const SPELLED: Readonly<Record<string, string>> = dictionary({ json: 'JSON', xml: 'XML', hr: 'HR', iot: 'IoT', hstore: 'hstore' });

/** As a heading: `Suggested`, `Person`. */
function titleOfGroup(group: string): string {
  return SPELLED[group] ?? `${group.charAt(0).toUpperCase()}${group.slice(1)}`;
}

/** Ranks below `near` are positions among the likely ones. */
const RANK = { near: 1_000, own: 1_001, converted: 1_002, last: 1_003, other: 1_004 };

function rankOf(generator: GeneratorDescription, type: SqlType, top: readonly string[], near: string | undefined): number {
  const place = top.indexOf(generator.kind);
  if (place >= 0) return place;
  if (!fits(generator.outputs, type, generator.kind)) return RANK.other;
  if (generator.group === LAST) return RANK.last;
  if (generator.group === near) return RANK.near;
  // A number can be written into a text; it is seldom what the column means.
  return fits(generator.outputs.slice(0, 1), type, generator.kind) ? RANK.own : RANK.converted;
}

function best(query: string, generator: GeneratorDescription): number | null {
  const byKind = matchScore(query, generator.kind);
  const scores = [matchScore(query, generator.title), byKind === null ? null : byKind + BY_KIND].filter((score) => score !== null);
  if (scores.length > 0) return Math.min(...scores);
  return isDescribed(plain(query).trim(), plain(generator.summary)) ? BY_SUMMARY : null;
}

/** After the title of another: each generator of `phone.` begins with the word, and one of them is the phone number. */
const BY_KIND = 1;
/** Shorter words are in too many summaries. */
const MIN_IN_SUMMARY = 4;
/** After everything that is named so. */
const BY_SUMMARY = 2 * BY_LETTERS;

/** Whether the words occur in a summary, from the beginning of a word of it. */
function isDescribed(wanted: string, summary: string): boolean {
  if (wanted.length < MIN_IN_SUMMARY) return false;
  const at = wholeAt(wanted, summary);
  return at >= 0 && startsWord(summary, at);
}
