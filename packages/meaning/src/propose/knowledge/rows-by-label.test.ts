import { expect, test } from 'vitest';
import type { Draft } from '../../edits/draft.ts';
import type { TableLink } from '../link/link-schema.ts';
import { casesOfLabels, rowsByLabel, rowsByName } from './rows-by-label.ts';

const ROWS = [
  { kind: 'phone call', subject: 'Called back' },
  { kind: 'call', subject: 'Not reached' },
  { kind: 'e-mail', subject: 'Sent the offer' },
  { kind: 'e-mail', subject: 'Sent the brochure' },
  { kind: 'fair', subject: 'Met at the fair' },
  { kind: 'fair', subject: 'Took cards at the booth' },
];
const concept = {
  concept: 'contact',
  tables: ['contact'],
  attributes: { kind: { names: ['kind'], kind: 'label' }, subject: { names: ['subject'], kind: 'text' } },
  rows: ROWS,
};
const link = { concept, columns: [{ column: 'type', attribute: 'kind', probability: 0.9 }] } as unknown as TableLink;
const drafts = [{ column: { name: 'type', type: { base: 'text', kind: 'base' } }, because: {}, parameters: {} }] as unknown as Draft[];
const subjectsOf = (part: typeof concept) => ({ kind: 'values', parameters: { values: part.rows.map(({ subject }) => subject) } });

test('labels that mean the same have the examples of their kind, and others those that no label of the schema says', () => {
  const found = rowsByLabel(link, drafts, { type: { in: ['CALL', 'EMAIL', 'NOTE'] } })!;
  expect(casesOfLabels(found, link.concept, subjectsOf as never, () => false)!.parameters).toEqual({
    cases: [
      { when: 'type == "CALL"', generator: { kind: 'values', parameters: { values: ['Called back', 'Not reached'] } } },
      { when: 'type == "EMAIL"', generator: { kind: 'values', parameters: { values: ['Sent the offer', 'Sent the brochure'] } } },
    ],
    otherwise: { kind: 'values', parameters: { values: ['Met at the fair', 'Took cards at the booth'] } },
  });
});

test('one label with examples of its own tells nothing apart', () => {
  expect(rowsByLabel(link, drafts, { type: { in: ['CALL', 'LETTER'] } })).toBeNull();
});

test('where a key makes names distinct within a parent, what is said of a row is read from its name', () => {
  const named = ['bug', 'wish', 'idea', 'note', 'task', 'part {1|2}'].map((name) => ({ name, text: `About ${name}` }));
  const of = {
    columns: [{ column: 'name', attribute: 'name', probability: 0.9 }],
    concept: { concept: 'label', attributes: { name: { names: ['name'], kind: 'text', identifying: true } }, rows: named },
  } as unknown as TableLink;
  const keyed = (inKey: boolean, unique: boolean) => [{ column: { name: 'name', inKey, unique } }] as unknown as Draft[];
  expect(rowsByName(of, keyed(true, false))!.groups.map(({ label }) => label)).toEqual(['bug', 'wish', 'idea', 'note', 'task']);
  expect([rowsByName(of, keyed(true, true)), rowsByName(of, keyed(false, false))]).toEqual([null, null]);
});
