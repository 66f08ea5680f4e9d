import type { PatchOperation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { applyPatch } from './json-patch.ts';

/** Each a case of RFC 6902, appendix A. */
test.each<[string, unknown, PatchOperation[], unknown]>([
  ['A.1 add a member', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
  ['A.2 add an element', { foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
  ['A.3 remove a member', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
  ['A.4 remove an element', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
  ['A.5 replace', { baz: 'qux', foo: 'bar' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo', foo: 'bar' }],
  [
    'A.6 move',
    { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
    [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
    { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
  ],
  ['A.7 move an element', { foo: ['all', 'grass', 'cows', 'eat'] }, [{ op: 'move', from: '/foo/1', path: '/foo/3' }], { foo: ['all', 'cows', 'eat', 'grass'] }],
  [
    'A.8 test',
    { baz: 'qux', foo: ['a', 2, 'c'] },
    [
      { op: 'test', path: '/baz', value: 'qux' },
      { op: 'test', path: '/foo/1', value: 2 },
    ],
    { baz: 'qux', foo: ['a', 2, 'c'] },
  ],
  ['A.10 add a nested object', { foo: 'bar' }, [{ op: 'add', path: '/child', value: { grandchild: {} } }], { foo: 'bar', child: { grandchild: {} } }],
  ['A.14 escapes', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
  ['A.16 add at the end', { foo: ['bar'] }, [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }], { foo: ['bar', ['abc', 'def']] }],
  ['the whole document', { a: 1 }, [{ op: 'replace', path: '', value: { b: 2 } }], { b: 2 }],
  [
    'copies are apart',
    { a: { x: 1 } },
    [
      { op: 'copy', from: '/a', path: '/b' },
      { op: 'replace', path: '/b/x', value: 2 },
    ],
    { a: { x: 1 }, b: { x: 2 } },
  ],
])('%s', (_name, before, patch, after) => {
  const kept = structuredClone(before);
  expect(applyPatch(before, patch)).toEqual(after);
  expect(before).toEqual(kept);
});

test.each<[string, PatchOperation[], string]>([
  ['A.9 a test that fails', [{ op: 'test', path: '/a', value: 2 }], 'conflict'],
  ['A.12 into nothing', [{ op: 'add', path: '/b/c', value: 1 }], 'invalid-request'],
  ['remove what is not there', [{ op: 'remove', path: '/b' }], 'invalid-request'],
  ['replace what is not there', [{ op: 'replace', path: '/list/2', value: 1 }], 'invalid-request'],
  ['behind the end', [{ op: 'add', path: '/list/3', value: 1 }], 'invalid-request'],
  ['a leading zero', [{ op: 'add', path: '/list/00', value: 1 }], 'invalid-request'],
  ['into itself', [{ op: 'move', from: '/list', path: '/list/0' }], 'invalid-request'],
  ['sec-T13: the prototype', [{ op: 'add', path: '/__proto__/polluted', value: 1 }], 'invalid-request'],
  ['sec-T13: inherited members', [{ op: 'add', path: '/constructor/prototype/polluted', value: 1 }], 'invalid-request'],
])('refuses %s', (_name, patch, type) => {
  expect(() => applyPatch({ a: 1, list: [1, 2] }, patch)).toThrow(
    expect.objectContaining({ type, errors: [expect.objectContaining({ pointer: '/patch/0' })] }),
  );
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('sec-T17: copies of the whole into itself end before memory does', () => {
  const bomb = Array.from({ length: 60 }, (_, at): PatchOperation => ({ op: 'copy', from: '', path: `/x${at}` }));
  expect(() => applyPatch({ a: 'x'.repeat(1000) }, bomb)).toThrow('the copies are larger');
});
