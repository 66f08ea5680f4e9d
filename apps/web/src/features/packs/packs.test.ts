import { ClientProblem } from '@seedbed/client';
import { toProblemDocument, Problem, putPackRoute } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { faultsOf, jsonFault } from './find-faults.ts';
import { printJson } from './print-json.ts';

const text = printJson(putPackRoute.examples.body);

test('an attribute and an example stand on a line, and nothing is lost', () => {
  expect(JSON.parse(text)).toEqual(putPackRoute.examples.body);
  expect(text.split('\n').find((line) => line.includes('"gauge":'))).toContain('"max": 6');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(152);
});

test('findings of the server are told at their lines', () => {
  const problem = new Problem('invalid-request', 'no', { errors: [{ pointer: '/concepts/0/attributes/gauge/max', message: 'is too much' }] });
  const line = text.split('\n').findIndex((each) => each.includes('"gauge":')) + 1;
  expect(faultsOf(new ClientProblem('invalid-request', toProblemDocument(problem, 'urn:x')), text)).toEqual([
    { line, message: '/concepts/0/attributes/gauge/max is too much' },
  ]);
  expect(faultsOf(new Error('other'), text)).toBeNull();
});

test('what is no JSON is told where it ends being one', () => {
  expect(jsonFault(text)).toBeNull();
  expect(jsonFault('{\n  "pack": "x",\n  oops\n}')).toMatchObject({ line: 3 });
});
