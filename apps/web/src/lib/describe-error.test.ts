import { ClientProblem } from '@seedbed/client';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('an error of the client names the part that failed, without JavaScript’s message', () => {
  const words = describeError(new TypeError('undefined is not iterable'), 'The inspector of orders.status');
  expect(words.title).toBe('The inspector of orders.status cannot be shown');
  expect(words.detail).not.toContain('iterable');
});

test('other errors show their own message', () => {
  expect(describeError(new Error('The file is empty.')).detail).toBe('The file is empty.');
});

test('a place that only repeats the message is left out', () => {
  const detail = 'The answer is no JSON document.';
  const document = { type: '/docs/errors/invalid-request', title: 'The request does not fit its schema', status: 400, detail, instance: '' };
  const said = (message: string) => describeError(new ClientProblem('invalid-request', { ...document, errors: [{ pointer: '/answers/0', message }] }));
  expect(said(detail).places).toEqual([]);
  expect(said('must be text').places).toHaveLength(1);
});

test('a newer revision is explained to a person without API headers', () => {
  const detail = 'Revision 6 by Ana is now current. Fetch it, apply your change and send it with If-Match: "6".';
  const document = {
    type: '/docs/errors/precondition-failed',
    title: 'It was changed meanwhile',
    status: 412,
    detail,
    instance: '',
    revision: 6,
    author: 'Ana',
  };
  expect(describeError(new ClientProblem('precondition-failed', document)).detail).toBe(
    'Ana saved revision 6 meanwhile. Reload the page to see it, then do this again.',
  );
});
