import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('verbs about things do not reveal the kind of thing', async () => {
  const made = await columnsOf('query_logs', ['module_name text', 'modules_searched text[]', 'token text', 'session text']);
  expect(JSON.stringify(made.get('modules_searched'))).not.toContain('partial');
});

test('embeddings of a text are small numbers of both signs', async () => {
  const element = (await columnsOf('memories', ['embedding real[]'])).get('embedding')!.generator?.parameters?.['element'] as {
    parameters: { min: number; max: number };
  };
  expect(element.parameters.min).toBeLessThan(0);
  expect(element.parameters.max).toBeLessThan(1);
});

test('the ids of states are ids', async () => {
  expect(JSON.stringify((await columnsOf('warnings', ['status_ids text[]'])).get('status_ids'))).not.toContain('pending');
});
