import { PROBLEMS, ROUTES, type ProblemType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { callsAnswering, problemTypesOf } from './problem-types-of.ts';

const MEMBERS: readonly (readonly [string, (route: (typeof ROUTES)[number]) => boolean])[] = [
  ['Any call.', () => true],
  ['Any call below /api.', ({ path }) => path.startsWith('/api')],
  ['Any call with a name in its path.', ({ params }) => params !== undefined],
  ['Any call with a body.', ({ body }) => body !== undefined],
];

test.each(Object.keys(PROBLEMS) as ProblemType[])('%s: the kind and the other calls are those that can answer with it', (type) => {
  const { kind, others } = callsAnswering(type);
  const ofKind = MEMBERS.find(([calls]) => calls === kind)?.[1] ?? (() => false);
  const declared = ROUTES.filter((route) => ofKind(route) || others.includes(route));
  expect(declared).toEqual(ROUTES.filter((route) => problemTypesOf(route).has(type)));
});

test('a limit is met by any call with a body', () => expect(callsAnswering('too-large').kind).toBe('Any call with a body.'));
