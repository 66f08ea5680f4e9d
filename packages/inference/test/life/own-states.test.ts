import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const STAMP = 'timestamp with time zone';

test('a state that no enum declares and its timestamps form one lifecycle', async () => {
  const columns = await columnsOf('claims', ['status text', `submitted_at ${STAMP}`, `paid_at ${STAMP}`]);
  expect(columns.get('status')).toMatchObject({ entity: 'life', generator: { kind: 'life.state', parameters: { goals: ['paid', 'closed'] } } });
  expect(columns.get('paid_at')).toMatchObject({ entity: 'life', generator: { kind: 'life.stamp', parameters: { step: 'paid' } } });
});

test('a DEFAULT decides which process a state belongs to', async () => {
  const columns = await columnsOf('tasks', ["status text default 'todo'", `created_at ${STAMP} not null`, `completed_at ${STAMP}`]);
  expect(columns.get('status')!.generator!.parameters).toMatchObject({ steps: ['todo', 'in_progress', 'review'], goals: ['done'] });
  expect(columns.get('completed_at')!.generator).toEqual({ kind: 'life.stamp', parameters: { step: 'done' } });
});
