import { expect, test } from 'vitest';
import { Problem } from './problems.ts';

const titled = (code?: string) => new Problem('connection-failed', 'No session at db:5432', { facts: { ...(code !== undefined && { code }) } }).title;

test('a server that answers was reached but rejected the request', () => {
  expect(titled('3D000')).toBe('The server refuses the session');
  expect(titled('28P01')).toBe('The server refuses the session');
});

test.each([undefined, 'ECONNREFUSED', 'EPIPE', '08001'])('%s: no server was reached', (code) => expect(titled(code)).toBe('The database cannot be reached'));
