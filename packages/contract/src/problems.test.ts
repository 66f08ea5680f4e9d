import { expect, test } from 'vitest';
import { Problem } from './problems.ts';

const titled = (code?: string) => new Problem('connection-failed', 'No session at db:5432', { facts: { ...(code !== undefined && { code }) } }).title;

test('a server that answers was reached but rejected the request', () => {
  expect(titled('3D000')).toBe('The server refuses the session');
  expect(titled('28P01')).toBe('The server refuses the session');
});

test.each([undefined, 'ECONNREFUSED', 'EPIPE', '08001'])('%s: no server was reached', (code) => expect(titled(code)).toBe('The database cannot be reached'));

test('DDL without a table was not refused by Postgres', () => {
  expect(new Problem('invalid-ddl', 'no table', { facts: { tables: 0 } }).title).toBe('There is no CREATE TABLE in it');
  expect(new Problem('invalid-ddl', 'syntax error', { facts: { line: 1 } }).title).toBe('Postgres refuses the DDL');
});
