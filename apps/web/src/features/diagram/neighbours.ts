import type { DiagramModel } from './diagram-model.ts';

export const MAX_STEPS = 3;

/** The part of a model within this many relations of a table, in either direction. */
export function neighbours(model: DiagramModel, table: string, steps: number): DiagramModel {
  const near = new Set([model.cards.findIndex((card) => card.id === table)]);
  for (let step = 0; step < steps; step++) {
    for (const link of model.links.filter(({ from, to }) => near.has(from) || near.has(to))) near.add(link.from).add(link.to);
  }
  const kept = [...near].filter((place) => place >= 0).sort((a, b) => a - b);
  const place = new Map(kept.map((old, i) => [old, i]));
  return {
    cards: kept.map((old) => model.cards[old]!),
    links: model.links.flatMap((link) => {
      const [from, to] = [place.get(link.from), place.get(link.to)];
      return from === undefined || to === undefined ? [] : [{ ...link, from, to }];
    }),
  };
}

/** How many tables a table references, and how many reference it. */
export function countNeighbours(model: DiagramModel, table: string): { readonly parents: string[]; readonly children: string[] } {
  const own = model.cards.findIndex((card) => card.id === table);
  const names = (places: number[]) => [...new Set(places)].map((place) => model.cards[place]!.id);
  return {
    parents: names(model.links.filter((link) => link.from === own).map((link) => link.to)),
    children: names(model.links.filter((link) => link.to === own && link.from !== own).map((link) => link.from)),
  };
}
