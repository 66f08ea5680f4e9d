import { Problem, type Diagnostic } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { sharedProblems, withoutDetails } from './shared-problems.ts';

const column = (name: string) => ({ name, type: 'text', nullable: false, madeByPostgres: null });
const schema = { tables: [{ schema: 'public', name: 't', rows: 5, primaryKey: [], columns: [column('a')] }] };
const secret = { code: 'plain-value', message: `asks (md5(a) = 'SECRET')`, pointer: '/tables/0', constraint: 't_secret_check' };

test('a link shows where problems are, but no condition, parameter, constraint or earlier column', () => {
  const diagnostics: Diagnostic[] = [
    { level: 'warning', table: 'public.t', column: 'a', ...secret },
    { level: 'warning', table: 'public.t', column: 'gone', ...secret },
    { level: 'warning', table: 'public.gone', ...secret },
    { level: 'info', ...secret },
    { level: 'info', ...secret, message: 'another secret' },
  ];
  expect(sharedProblems(diagnostics, schema)).toEqual([
    {
      level: 'warning',
      code: 'plain-value',
      table: 'public.t',
      column: 'a',
      message: 'Column public.t.a: plain-value. Members of the workspace see the details.',
    },
    { level: 'info', code: 'plain-value', message: 'The dataset: plain-value. Members of the workspace see the details.' },
  ]);
});

test('problems of the blueprint itself are hidden; all others stay the same', async () => {
  const fault = new Problem('invalid-blueprint', '"SECRET" is no value of type integer.', { errors: [{ pointer: '/a', message: 'SECRET' }] });
  const shown = await withoutDetails(() => Promise.reject(fault)).catch((error: Problem) => error);
  expect(shown).toMatchObject({ type: 'invalid-blueprint' });
  expect([(shown as Problem).message, (shown as Problem).errors]).toEqual([expect.not.stringContaining('SECRET'), undefined]);
  const missing = new Problem('not-found', 'No such table.');
  await expect(withoutDetails(() => Promise.reject(missing))).rejects.toBe(missing);
});
