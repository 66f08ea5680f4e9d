import type { GeneratorDescription, SqlType } from '@seedbed/contract';
import { matchScore } from '../../lib/match.ts';
import { fits } from './fits.ts';

/** A headed part of the list. Its id is never a generator's kind: `json` is both a group and a generator, and a list's ids are one space. */
export type GeneratorGroup = { readonly id: string; readonly title: string; readonly fits: boolean; readonly members: readonly GeneratorDescription[] };

const MOST = 80;
const OTHERS = 'for other types';

/** Generators that a query finds: those that suit the type first, in their groups. */
export function findGenerators(generators: readonly GeneratorDescription[], type: SqlType, query: string): GeneratorGroup[] {
  const scored = generators
    .map((generator) => ({ generator, score: best(query, generator), fit: fits(generator.outputs, type) }))
    .filter((one): one is { generator: GeneratorDescription; score: number; fit: boolean } => one.score !== null)
    .sort((a, b) => Number(b.fit) - Number(a.fit) || (query ? a.score - b.score : 0));
  const groups = new Map<string, GeneratorDescription[]>();
  for (const { generator, fit } of scored.slice(0, MOST)) {
    const title = fit ? generator.group : OTHERS;
    const members = groups.get(title);
    if (members) members.push(generator);
    else groups.set(title, [generator]);
  }
  return [...groups].map(([title, members]) => ({ id: `group:${title}`, title, members, fits: title !== OTHERS }));
}

function best(query: string, generator: GeneratorDescription): number | null {
  const scores = [matchScore(query, generator.title), matchScore(query, generator.kind)].filter((score) => score !== null);
  return scores.length === 0 ? null : Math.min(...scores);
}
