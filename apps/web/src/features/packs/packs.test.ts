import { ClientProblem } from '@seedbed/client';
import { toProblemDocument, Problem, putPackRoute } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { faultsOf, jsonFault } from './find-faults.ts';
import { jsonInLines } from '@seedbed/contract/json-in-lines';

const text = jsonInLines(putPackRoute.examples.body);

test('each attribute and each example is one line, and nothing is lost', () => {
  expect(JSON.parse(text)).toEqual(putPackRoute.examples.body);
  expect(text.split('\n').find((line) => line.includes('"gauge":'))).toContain('"max": 6');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(152);
});

test('errors of the server are shown at their lines', () => {
  const problem = new Problem('invalid-request', 'no', { errors: [{ pointer: '/concepts/0/attributes/gauge/max', message: 'is too much' }] });
  const line = text.split('\n').findIndex((each) => each.includes('"gauge":')) + 1;
  expect(faultsOf(new ClientProblem('invalid-request', toProblemDocument(problem, 'urn:x')), text)).toEqual([
    { line, message: '/concepts/0/attributes/gauge/max is too much' },
  ]);
  expect(faultsOf(new Error('other'), text)).toBeNull();
});

test('invalid JSON is reported where it becomes invalid', () => {
  expect(jsonFault(text)).toBeNull();
  expect(jsonFault('{\n  "pack": "x",\n  oops\n}')).toMatchObject({ line: 3 });
});
