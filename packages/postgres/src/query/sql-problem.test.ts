import { expect, test } from 'vitest';
import { sqlProblem } from './sql-problem.ts';

const refused = (sql: string, word: string) =>
  sqlProblem(Object.assign(new Error(`syntax error at or near "${word}"`), { code: '42601', position: String(sql.indexOf(word) + 1) }), sql, 0, 10);

test.each(['delete from staff', '-- all of them\nUPDATE staff set a = 1'])('%s: Seedbed rejects it because it runs only queries', (sql) => {
  const word = /delete|UPDATE/.exec(sql)![0];
  const reported = refused(sql, word);
  expect(reported).toMatchObject({ title: 'Seedbed refuses the query', message: expect.stringContaining(`${word.toUpperCase()} is not run`) });
  expect((reported as Error).message).not.toContain('syntax error');
});

test('a misspelt word is reported as Postgres’ syntax error', () => {
  expect(refused('selct 1', 'selct')).toMatchObject({ title: 'Postgres refuses the query', message: expect.stringContaining('syntax error') });
  expect(refused('select 1 delete', 'delete')).toMatchObject({ title: 'Postgres refuses the query' });
});

test.each([
  ['57014', 'canceling statement due to statement timeout', 'took longer than the 10 s that Seedbed gives it'],
  ['53400', 'temporary file size exceeds "temp_file_limit" (65536kB)', 'grew over the disk space that Seedbed gives it'],
])('a limit that Seedbed sets is named as its own, with what to do: %s', (code, message, says) => {
  const reported = sqlProblem(Object.assign(new Error(message), { code }), 'select 1', 0, 10);
  expect(reported).toMatchObject({ title: 'Seedbed refuses the query', facts: { sqlstate: code, postgres: message } });
  expect((reported as Error).message).toContain(says);
  expect((reported as Error).message).toMatch(/Add a condition or a LIMIT .* database of your own/);
  expect((reported as Error).message).not.toContain(message);
});
