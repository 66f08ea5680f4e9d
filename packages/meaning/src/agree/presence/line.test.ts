import { expect, test } from 'vitest';
import { readLine } from './line.ts';

const whatOf = (line: Parameters<typeof readLine>[0], name: string) => readLine(line).whatOf(name.split(' '));

test('a form finds what must hold in a name', () => {
  const reason = { column: '<what> reason|cause [text|note]', where: ['flag', 'state'] };
  expect(whatOf(reason, 'blacklist reason')).toBe('blacklist');
  expect(whatOf(reason, 'early return cause note')).toBe('early return');
  expect(whatOf(reason, 'reason')).toBeUndefined();
  expect(whatOf({ column: 'reason [for|of] <what>', where: ['flag'] }, 'reason for leave')).toBe('leave');
  expect(whatOf({ column: '<word> <rest>', where: ['kind'], except: 'home' }, 'card last4')).toBe('card');
  expect(whatOf({ column: '<word> <rest>', where: ['kind'], except: 'home' }, 'home phone')).toBeUndefined();
  expect(whatOf({ column: 'error [message]', what: 'error', where: ['state'] }, 'error message')).toBe('error');
});

test('a form that cannot be read and an unknown way are errors', () => {
  expect(() => readLine({ column: '<whom> reason', where: ['flag'] })).toThrow('"<whom>" of "<whom> reason" is no word');
  expect(() => readLine({ column: '<what> reason', where: ['flags'] })).toThrow('where "flags" holds, which is none of flag, state, kind, label, comment, ');
});
