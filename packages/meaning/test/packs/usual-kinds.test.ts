import { expect, test } from 'vitest';
import type { Draft } from '../../src/edits/draft.ts';
import { listedRows } from '../../src/propose/knowledge/listed-rows.ts';
import { rowsByLabel } from '../../src/propose/knowledge/rows-by-label.ts';
import type { TableLink } from '../../src/propose/link/link-schema.ts';
import type { Pack } from '../../src/index.ts';
import { readPackFiles } from '../../build/read-packs.ts';

const packs = new Map((await readPackFiles()).map(({ name, text }) => [name, JSON.parse(text) as Pack]));

/** Labels as applications write them; each must have texts of its own. */
test.each([
  ['online-retail', 'return', 'reason', ['WRONG_SIZE', 'FAULTY', 'ARRIVED_DAMAGED', 'MISDESCRIBED', 'UNWANTED', 'DELAYED', 'WRONG_ARTICLE']],
  ['marketplace', 'marketplace dispute', 'type', ['item_not_received', 'not_as_described', 'arrived_damaged', 'fake']],
  ['marketplace', 'marketplace ledger entry', 'kind', ['sale', 'refund', 'payout', 'fee', 'adjustment']],
  ['billing-and-metering', 'credit note', 'reason', ['charged_twice', 'plan_change', 'service_unsatisfactory', 'fraudulent', 'courtesy']],
  ['online-course-platform', 'course lesson', 'type', ['VIDEO', 'QUIZ', 'ASSIGNMENT', 'ARTICLE', 'CAPSTONE']],
  ['online-course-platform', 'quiz question', 'type', ['single', 'multiple', 'true_false', 'short_text']],
  ['human-resources', 'leave request', 'type', ['annual', 'illness', 'paternity']],
] as const)('%s: a %s has texts for each usual %s', (name, called, attribute, labels) => {
  const concept = packs.get(name)!.concepts.find((each) => each.concept === called)!;
  const link = { concept, columns: [{ column: 'told', attribute, probability: 0.9 }] } as unknown as TableLink;
  const drafts = [{ column: { name: 'told', type: { base: 'text', kind: 'base' } }, because: {}, parameters: {} }] as unknown as Draft[];
  const found = rowsByLabel(link, drafts, { told: { in: [...labels] } } as never);
  const without = labels.filter((label) => !found?.groups.some((group) => group.label === label));
  expect(without).toEqual(labels.filter((label) => ['adjustment', 'CAPSTONE'].includes(label)));
});

test('reason, condition and comment of a return are those of one case', () => {
  const concept = packs.get('online-retail')!.concepts.find((each) => each.concept === 'return')!;
  const columns = ['reason', 'condition'].map((column) => ({ column, attribute: column, probability: 0.9 }));
  const drafts = columns.map(({ column }) => ({ column: { name: column, type: { base: 'text', kind: 'base' } } })) as unknown as Draft[];
  const domains = {
    reason: { in: ['wrong_size', 'damaged', 'not_as_described', 'changed_mind', 'late', 'other'] },
    condition: { in: ['new', 'opened', 'used', 'defective'] },
  };
  const { concept: listed, attributes } = listedRows({ concept, columns } as unknown as TableLink, drafts, domains as never);
  expect([...attributes]).toEqual(['reason', 'condition']);
  expect(new Set(listed.rows.map((row) => row['reason']))).toEqual(new Set(domains.reason.in));
  expect(new Set(listed.rows.map((row) => row['condition']))).toEqual(new Set(domains.condition.in));
});
