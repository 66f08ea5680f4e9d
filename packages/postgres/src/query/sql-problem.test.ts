import { expect, test } from 'vitest';
import { sqlProblem } from './sql-problem.ts';

const refused = (sql: string, word: string) =>
  sqlProblem(Object.assign(new Error(`syntax error at or near "${word}"`), { code: '42601', position: String(sql.indexOf(word) + 1) }), sql, 0);

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
