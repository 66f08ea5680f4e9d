import { expect, test } from 'vitest';
import { openRunner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

const runner = openRunner({ throwaway: testServer() });

const slowTable = (name: string, body: string): string => `CREATE TABLE ${name} (id integer PRIMARY KEY, name text NOT NULL);
  CREATE TABLE ${name}_parts (id integer PRIMARY KEY, whole_id integer NOT NULL REFERENCES ${name});
  CREATE FUNCTION ${name}_f() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n bigint := 0; BEGIN ${body} RETURN NEW; END $$;`;
const before = (name: string): string => `CREATE TRIGGER t BEFORE INSERT ON ${name} FOR EACH ROW EXECUTE FUNCTION ${name}_f();`;
const WORK = 'FOR i IN 1..400000 LOOP n := n + i; END LOOP;';

/** Rows by table, and their diagnostics. */
async function filled(ddl: string, rows: number, tableSeconds = 0.9) {
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows, repair: true, tableSeconds });
  const proof = await runner.prove(blueprint, { ddl, diagnostics, tableSeconds: 30 });
  return { counts: Object.fromEntries(proof.byTable.map((table) => [table.table.replace('public.', ''), table.rows])), diagnostics };
}

test('a table with slow code has as many rows as fit, and its children have all of theirs', async () => {
  const { counts, diagnostics } = await filled(slowTable('slow', WORK) + before('slow'), 200);
  expect(counts['slow']).toBeGreaterThan(0);
  expect(counts['slow']).toBeLessThan(200);
  expect(counts['slow_parts']).toBe(200);
  const reported = diagnostics.find((one) => one.table === 'public.slow' && one.code === 'fewer-rows');
  expect(reported).toMatchObject({ largest: counts['slow'], message: expect.stringContaining('slow_f() was still at it') });
});

test('a table with slow code that rejects most rows has those accepted in time', async () => {
  const body = `IF NEW.id % 7 <> 3 THEN RAISE EXCEPTION 'no room for %', NEW.id; END IF; ${WORK.repeat(5)}`;
  // One row may take a sixth of the time: four times its time on an idle machine.
  const { counts, diagnostics } = await filled(slowTable('picky', body) + before('picky'), 200, 2.4);
  expect(counts['picky']).toBeGreaterThan(0);
  expect(counts['picky']).toBeLessThan(200);
  expect(counts['picky_parts']).toBe(200);
  expect(diagnostics.find((one) => one.table === 'public.picky' && one.code === 'fewer-rows')).toMatchObject({ largest: counts['picky'] });
});

test('if only the first row never ends, the other rows are kept', async () => {
  const { counts } = await filled(slowTable('odd', 'IF NEW.id % 3 = 1 THEN LOOP n := n + 1; END LOOP; END IF;') + before('odd'), 40);
  expect(counts['odd']).toBeGreaterThan(0);
  expect(counts['odd_parts']).toBe(40);
});

test('slow code at the end of a load means fewer rows as well', async () => {
  const deferred = 'CREATE CONSTRAINT TRIGGER t AFTER INSERT ON late DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION late_f();';
  const { counts } = await filled(slowTable('late', WORK) + deferred, 100);
  expect(counts['late']).toBeGreaterThan(0);
  expect(counts['late_parts']).toBe(100);
});

test('time that code waits, as on a busy machine, does not count', async () => {
  // Longer than its rows may take, but far from four times as long.
  const { counts } = await filled(slowTable('idle', 'PERFORM pg_sleep(0.06);') + before('idle'), 30, 1.5);
  expect(counts).toEqual({ idle: 30, idle_parts: 30 });
});

test('many slow tables do not use up the time of those after them', async () => {
  const names = ['a', 'b', 'c'];
  const { counts } = await filled(names.map((name) => slowTable(name, WORK) + before(name)).join('\n'), 60);
  expect(names.filter((name) => !counts[name] || counts[`${name}_parts`] !== 60)).toEqual([]);
});

test('a trial that reaches its limit keeps the tables that Postgres took, and names the others with the option that raises it', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `slow_${String(i).padStart(2, '0')}`);
  const chain = names.map(
    (name, i) => slowTable(name, WORK) + before(name) + (i === 0 ? '' : `ALTER TABLE ${name} ADD after_id integer NOT NULL REFERENCES ${names[i - 1]};`),
  );
  const { blueprint, diagnostics } = await runner.inferDdl(`CREATE TABLE quick (id integer PRIMARY KEY); ${chain.join('\n')}`, {
    rows: 40,
    repair: true,
    trialSeconds: 3,
  });
  const untried = diagnostics.filter(({ mend }) => mend?.includes('--trial-seconds'));
  expect(untried.length).toBeGreaterThan(0);
  expect(untried[0]).toMatchObject({ code: 'given-up', message: expect.stringContaining('the trial reached its time limit') });
  const counts = new Map((await runner.compile(blueprint)).tables.map((table) => [table.table, table.rows]));
  expect([counts.get('quick'), counts.get('slow_00'), counts.get('slow_11')]).toEqual([40, 40, 0]);
});
