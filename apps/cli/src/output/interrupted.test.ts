import { PassThrough } from 'node:stream';
import { Problem } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { printInterrupted } from './interrupted.ts';

test('a command that changes loaded rows says that nothing was changed, and not that no row is there', () => {
  const stderr = Object.assign(new PassThrough(), { isTTY: false });
  printInterrupted({ stdin: new PassThrough(), stdout: new PassThrough(), stderr, cwd: '/', env: {} }, new Error('interrupted'), 'unchanged');
  expect(String(stderr.read())).toBe('seedbed: interrupted; nothing was changed. The same command starts again\n');
});

test('an interrupted load that left rows behind is not reported as rejected by Postgres', () => {
  const stderr = Object.assign(new PassThrough(), { isTTY: false });
  const left = 'The schema that this load made stays, with 3 rows of public.a, since the clean-up was told to end.';
  const io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr, cwd: '/', env: {} };
  printInterrupted(io, new Problem('load-rejected', `interrupted. ${left}`, { facts: { left } }), 'unknown');
  expect(String(stderr.read())).toBe(`seedbed: interrupted. ${left}\n`);
});
