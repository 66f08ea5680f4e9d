import { expect, test } from 'vitest';
import type { Draft } from '../../edits/draft.ts';
import type { TableLink } from '../link/link-schema.ts';
import { listedRows } from './listed-rows.ts';

const ROWS = [
  { species: 'dog', breed: 'Beagle' },
  { species: 'dog', breed: 'Dachshund' },
  { species: 'dog', breed: 'Poodle' },
  { species: 'cat', breed: 'Siamese' },
  { species: 'cat', breed: 'Ragdoll' },
  { species: 'bird', breed: 'Budgerigar' },
];
const attribute = { names: ['species'], kind: 'label' };
const link = {
  concept: { concept: 'pet', tables: ['pet'], attributes: { species: attribute, breed: { names: ['breed'], kind: 'text' } }, rows: ROWS },
  columns: [{ column: 'species', attribute: 'species', probability: 0.9 }],
} as unknown as TableLink;
const drafts = [{ column: { name: 'species', type: { base: 'text', kind: 'base' } } }] as unknown as Draft[];

test('examples with labels unknown to the schema are left out, and the others use its spelling', () => {
  const { concept, attributes } = listedRows(link, drafts, { species: { in: ['Dogs', 'Cats'] } });
  expect(concept.rows.map((row) => row['species'])).toEqual(['Dogs', 'Dogs', 'Dogs', 'Cats', 'Cats']);
  expect([...attributes]).toEqual(['species']);
});

test('a list of other labels keeps its own shares, and all examples', () => {
  const { concept, attributes } = listedRows(link, drafts, { species: { in: ['dog', 'hamster', 'snake', 'turtle'] } });
  expect(concept.rows).toBe(ROWS);
  expect(attributes.size).toBe(0);
});
