import { addPlain, type Draft } from '../make/draft.ts';
import { plainReference } from '../make/references.ts';
import { KINDS } from '../make/values.ts';
import { apartByCode, capacity, computedKeys, drawnKeys, namedFunctions, roleNames } from './code.ts';
import { numbered, some, type Family } from './family.ts';
import { deferredPairs, orderedPairs, soughtAtOnce } from './pairs.ts';
import { literalRoot, treeByKinds } from './trees.ts';
import { listsOfKinds, onTheGrid, rangesWithin, uniqueDocuments, xmlDocuments } from './values.ts';
import { closure, ledgers, slowCode, summaries } from './writing.ts';

/** By the names for `--family`. */
export const FAMILIES = {
  slowCode,
  summaries,
  ledgers,
  closure,
  treeByKinds,
  literalRoot,
  deferredPairs,
  soughtAtOnce,
  orderedPairs,
  listsOfKinds,
  uniqueDocuments,
  xmlDocuments,
  onTheGrid,
  rangesWithin,
  drawnKeys,
  namedFunctions,
  computedKeys,
  capacity,
  apartByCode,
  roleNames,
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;

/** One or more families, and sometimes a table that refers to existing ones. */
export function growFamilies(draft: Draft, only?: FamilyName): void {
  const { dice } = draft;
  const names = only ? [only] : dice.some(Object.keys(FAMILIES) as FamilyName[], dice.pick([1, 1, 2, 3]));
  for (const name of names) FAMILIES[name](draft);
  if (dice.chance(0.6)) return;
  const remarks = numbered(draft, 'remarks', some(draft));
  for (let i = dice.between(1, 2); i > 0; i--) plainReference(draft, remarks);
  addPlain(draft, remarks, dice.pick(KINDS));
}
