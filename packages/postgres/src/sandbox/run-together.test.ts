import { expect, test } from 'vitest';
import type { OpenClient } from '../sql/connect.ts';
import type { Guard } from './guard.ts';
import { Together } from './run-together.ts';
import { Script } from './script.ts';
import type { ScriptStatement } from './statement.ts';

const TEXT = 'CREATE TABLE a (); CREATE TABLE b (); ALTER TABLE a OWNER TO x; CREATE INDEX ON b (c); INSERT INTO a DEFAULT VALUES; CREATE TABLE d ();';
const KINDS = ['CreateStmt', 'CreateStmt', 'AlterTableStmt', 'IndexStmt', 'InsertStmt', 'CreateStmt'];

/** The statements of the text without the one about an owner, as in an admitted script. */
function statementsOf(script: Script): ScriptStatement[] {
  let start = 0;
  return KINDS.map((kind, i) => {
    const end = TEXT.indexOf(';', start);
    const statement = { kind, start, end, verdict: i === 2 ? { do: 'skip', why: 'owners are left out' } : { do: 'run' } } as ScriptStatement;
    start = end + 1;
    return statement;
  }).map((statement) => ({ ...statement, start: script.firstWord(statement) }));
}

function opened(answer: (sql: string) => unknown) {
  const script = new Script(TEXT);
  const client = { query: async (sql: string) => answer(sql), getTransactionStatus: () => 'I' } as unknown as OpenClient;
  const watch = { statement: async <T>(work: () => Promise<T>) => work() } as unknown as Guard;
  return { together: new Together(script, client, watch), statements: statementsOf(script) };
}

test('definitions go in one round trip, without those that are left out, up to a statement that needs one of its own', async () => {
  const sent: string[] = [];
  const { together, statements } = opened((sql) => sent.push(sql));
  const some = together.from(statements, 0);
  expect(some).toEqual(statements.slice(0, 4));
  expect(await together.run(some)).toBe(true);
  expect(sent).toEqual(['CREATE TABLE a ()\n;\nCREATE TABLE b ()\n;\nCREATE INDEX ON b (c)']);
  expect(together.from(statements, 4)).toEqual([]);
});

test('statements that Postgres rejects are run one by one, and after a few rejections the rest of the script is', async () => {
  const { together, statements } = opened(() => {
    throw Object.assign(new Error('there is no such type'), { code: '42704' });
  });
  for (let i = 0; i < 3; i++) expect(await together.run(together.from(statements, 0))).toBe(false);
  expect(together.from(statements, 0)).toEqual([]);
});

test('the end of a session is not a rejection', async () => {
  const { together, statements } = opened(() => {
    throw new Error('Connection terminated');
  });
  await expect(together.run(together.from(statements, 0))).rejects.toThrow('Connection terminated');
});
