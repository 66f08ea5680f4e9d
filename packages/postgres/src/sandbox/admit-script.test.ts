import { expect, test } from 'vitest';
import { admitAhead, admitScript } from './admit-script.ts';
import { Script } from './script.ts';

test('a script that is being read ahead is not read a second time', async () => {
  const ddl = `CREATE TABLE ahead (id int); -- ${process.pid}`;
  admitAhead(ddl);
  // The very same promise: no process of its own.
  const [one, other] = [admitScript(new Script(ddl)), admitScript(new Script(ddl))];
  expect(await one).toBe(await other);
  expect((await one).map(({ kind }) => kind)).toEqual(['CreateStmt']);
});

test('what is wrong with a script is reported to whoever reads it, not to whoever began', async () => {
  const ddl = `CREATE TABEL ahead (id int); -- ${process.pid}`;
  admitAhead(ddl);
  await expect(admitScript(new Script(ddl))).rejects.toMatchObject({ type: 'invalid-ddl' });
  // Queries of psql are for a database to answer.
  admitAhead('SELECT 1 \\gset');
});
