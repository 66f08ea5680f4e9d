import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { emptyBlueprint, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { compile, loadWords, type Plan } from '@seedbed/engine';
import { testServer } from '../../test/support/cluster.ts';
import { loadSchema } from '../sandbox/read-schema.ts';
import { openTrial, type Trial, type TrialOptions } from './open-trial.ts';

const words = await loadWords('en-US');
const column = (name: string, type: string, more: Partial<BlueprintColumn> = {}): BlueprintColumn => ({
  name,
  type,
  generator: { kind: 'number.int' },
  ...more,
});
const table = (name: string, rows: number, columns: BlueprintColumn[], more: Partial<BlueprintTable> = {}): BlueprintTable => ({
  schema: 'public',
  name,
  rows,
  columns,
  ...more,
});
/** 1 … `every`, in some order. */
const key = (every: number): BlueprintColumn => ({ name: 'id', type: 'integer', generator: { kind: 'number.position', parameters: { every } } });

function plan(tables: BlueprintTable[], relations: Blueprint['relations'] = []): { blueprint: Blueprint; plan: Plan } {
  const blueprint = { ...emptyBlueprint(), tables, relations };
  return { blueprint, plan: compile(blueprint, words) };
}

async function withTrial<T>(ddl: string, work: (trial: Trial) => Promise<T>, options: TrialOptions = {}): Promise<T> {
  const { sandbox } = await loadSchema(ddl, testServer());
  try {
    await using trial = await openTrial(sandbox, options);
    return await work(trial);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

describe('a plan is loaded with all constraints and triggers', () => {
  test('valid rows are accepted by the first statement, and removed afterwards', async () => {
    const { plan: small } = plan([table('a', 30, [key(30)], { primaryKey: ['id'] })]);
    const [first, second] = await withTrial('create table a (id int primary key)', async (trial) => [await trial.load(small), await trial.load(small)]);
    expect(first!.tables).toEqual([{ table: 'public.a', sent: 30, kept: 30, firstTry: true, refused: 0, counterexamples: [], writes: [] }]);
    expect(second!.tables).toEqual(first!.tables);
  });

  test('sec-T11: a table that the private Postgres does not have is named, without an internal error', async () => {
    const { plan: two } = plan([table('a', 3, [key(3)], { primaryKey: ['id'] }), table('never_made', 3, [key(3)], { primaryKey: ['id'] })]);
    const tried = withTrial('create table a (id int primary key)', (trial) => trial.load(two));
    await expect(tried).rejects.toMatchObject({ type: 'invalid-ddl', facts: { tables: ['public.never_made'] } });
  });

  test('a refused row is reported with the reason and its values; the others stay', async () => {
    const { plan: bad } = plan([table('a', 10, [key(10)], { primaryKey: ['id'] })]);
    const report = await withTrial('create table a (id int primary key constraint not_four check (id <> 4))', (trial) => trial.load(bad));
    expect(report.tables).toMatchObject([{ sent: 10, kept: 9, firstTry: false, refused: 1 }]);
    expect(report.tables[0]!.counterexamples).toMatchObject([
      { table: 'public.a', sqlstate: '23514', constraint: 'not_four', row: expect.any(Number), values: { id: '4' } },
    ]);
  });

  test('a child of a refused row waits for its parent', async () => {
    const { plan: bad } = plan(
      [table('a', 10, [key(10)], { primaryKey: ['id'] }), table('b', 40, [key(40), column('a_id', 'integer')], { primaryKey: ['id'] })],
      [{ from: { table: 'public.b', columns: ['a_id'] }, to: { table: 'public.a', columns: ['id'] }, source: 'declared' }],
    );
    const report = await withTrial(
      'create table a (id int primary key check (id <> 4)); create table b (id int primary key, a_id int not null references a)',
      (trial) => trial.load(bad),
    );
    expect(report.tables[1]!.counterexamples).toMatchObject([{ sqlstate: '23503', waitsFor: 'public.a' }]);
  });

  test('triggers: what they write is seen, what they drop is counted, and errors name their function', async () => {
    const ddl = `
      create table log (id int generated always as identity primary key, what int); create table a (id int primary key); create table b (id int primary key); create table c (id int primary key);
      create function note() returns trigger language plpgsql as $$ begin execute 'insert into public.log (what) values ($1.id)' using new; return new; end $$;
      create function odd() returns trigger language plpgsql as $$ begin if new.id % 2 = 0 then return null; end if; return new; end $$;
      create function never() returns trigger language plpgsql as $$ begin raise exception 'not %', new.id; end $$;
      create trigger t before insert on a for each row execute function note(); create trigger t before insert on b for each row execute function odd();
      create trigger t after insert on c for each row execute function never();`;
    const { plan: all } = plan(['a', 'b', 'c'].map((name) => table(name, 8, [key(8)], { primaryKey: ['id'] })));
    const report = await withTrial(ddl, (trial) => trial.load(all));
    const [a, b, c] = report.tables;
    expect(a).toMatchObject({ kept: 8, writes: [{ table: 'public.log', inserted: 8, updated: 0 }] });
    expect(b).toMatchObject({ sent: 8, kept: 4, refused: 0 });
    expect(c).toMatchObject({ kept: 0, refused: 8 });
    expect(c!.counterexamples).toHaveLength(1);
    expect(c!.counterexamples[0]).toMatchObject({ sqlstate: 'P0001', message: expect.stringMatching(/^not \d$/), context: expect.stringContaining('never()') });
  });

  test('deferred triggers run as at the commit', async () => {
    const ddl = `create table a (id int primary key); create table b (id int primary key);
      create function full_of_children() returns trigger language plpgsql as $$ begin if not exists (select from public.b) then raise exception 'no children'; end if; return null; end $$;
      create constraint trigger t after insert on a deferrable initially deferred for each row execute function full_of_children();`;
    const { plan: alone } = plan([table('a', 2, [key(2)], { primaryKey: ['id'] })]);
    const { plan: both } = plan(['a', 'b'].map((name) => table(name, 2, [key(2)], { primaryKey: ['id'] })));
    await withTrial(ddl, async (trial) => {
      expect((await trial.load(alone)).tables[0]!.counterexamples).toMatchObject([{ message: 'no children' }]);
      expect((await trial.load(both)).tables.map((each) => each.kept)).toEqual([2, 2]);
    });
  });

  test('of deferred triggers with one name, the one that fails is charged, and the others keep their rows', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const ddl = `create function no_threes() returns trigger language plpgsql as $$ begin if new.id = 3 and tg_table_name in ('b', 'c') then raise 'a three in %', tg_table_name; end if; return null; end $$;
      ${names.map((name) => `create table ${name} (id int primary key); create constraint trigger looks after insert on ${name} deferrable initially deferred for each row execute function no_threes();`).join('\n')}`;
    const { plan: all } = plan(names.map((name) => table(name, 4, [key(4)], { primaryKey: ['id'] })));
    await withTrial(ddl, async (trial) => {
      const { tables } = await trial.load(all, { keep: true });
      expect(tables.map((each) => [each.table, each.refused, each.counterexamples[0]?.message])).toEqual([
        ['public.a', 0, undefined],
        ['public.b', 1, 'a three in b'],
        ['public.c', 1, 'a three in c'],
        ['public.d', 0, undefined],
      ]);
      expect(await trial.tools.offer({ table: 'public.d', columns: ['id'], rows: [['9']], wanted: 1 })).toEqual([{ taken: true }]);
    });
  });

  test('a partition error at the commit is reported for its table, and waits for the rejected parent', async () => {
    const ddl = `create table z (id int primary key, check (id > 5));
      create table a (id int primary key, z int not null references z deferrable initially deferred) partition by range (id);
      create table a_low partition of a for values from (0) to (50);
      create table b (id int primary key);`;
    const relation = { name: 'a_z', from: { table: 'public.a', columns: ['z'] }, to: { table: 'public.z', columns: ['id'] }, source: 'declared' as const };
    const a = table('a', 20, [key(20), { name: 'z', type: 'integer' }], { primaryKey: ['id'] });
    const others = ['z', 'b'].map((name) => table(name, 10, [key(10)], { primaryKey: ['id'] }));
    await withTrial(ddl, async (trial) => {
      const report = await trial.load(plan([a, ...others], [relation]).plan);
      const reported = new Map(report.tables.map((each) => [each.table, each]));
      expect(reported.get('public.a')!.counterexamples).toMatchObject([{ sqlstate: '23503', waitsFor: 'public.z' }]);
      expect(reported.get('public.b')).toMatchObject({ kept: 10, refused: 0 });
    });
  });

  test('rows of many rounds do not fill the disk', async () => {
    const { sandbox } = await loadSchema(
      `create table a (id int primary key, fat text default repeat('x', 100000), more text); alter table a alter fat set storage external`,
      testServer(),
    );
    const { plan: small } = plan([table('a', 200, [key(200)], { primaryKey: ['id'] })]);
    await using trial = await openTrial(sandbox);
    // 20 MB per round: if their pages were not freed, 30 rounds would take 600 MB.
    for (let round = 0; round < 30; round++) expect((await trial.load(small)).tables[0]!.kept).toBe(200);
    await sandbox[Symbol.asyncDispose]();
  });

  test('time between two statements does not count as time of the session', async () => {
    const { sandbox } = await loadSchema('create table a (id int primary key)', testServer());
    const trial = await openTrial(sandbox, { limits: { statementSeconds: 60, totalSeconds: 5, bytes: 1e9 } });
    const before = trial.spent();
    await sleep(500);
    expect(trial.spent()).toBeCloseTo(before, 2);
    await trial[Symbol.asyncDispose]();
    await sandbox[Symbol.asyncDispose]();
  });

  test('a trigger that never ends is cancelled, and reported', async () => {
    const { sandbox } = await loadSchema(
      `create table a (id int primary key); create function f() returns trigger language plpgsql as $$ begin loop perform 1; end loop; end $$;
      create trigger t before insert on a for each row execute function f()`,
      testServer(),
    );
    const { plan: small } = plan([table('a', 2, [key(2)], { primaryKey: ['id'] })]);
    await using trial = await openTrial(sandbox, { limits: { statementSeconds: 1, totalSeconds: 20, bytes: 1e9 } });
    await expect(trial.load(small)).rejects.toMatchObject({ type: 'too-large', message: expect.stringContaining('while public.a got rows') });
    await sandbox[Symbol.asyncDispose]();
  });
});

describe('an endless function rejects its table, and the others continue', () => {
  const LOOP = 'loop perform 1; end loop;';
  /** In seconds, for one table. */
  const patient = { tableSeconds: 3 };

  test('for every row', async () => {
    const ddl = `create table a (id int primary key); create table b (id int primary key);
      create function f() returns trigger language plpgsql as $$ begin ${LOOP} end $$; create trigger t before insert on b for each row execute function f()`;
    const { plan: both } = plan(['a', 'b'].map((name) => table(name, 4, [key(4)], { primaryKey: ['id'] })));
    const report = await withTrial(ddl, (trial) => trial.load(both), patient);
    expect(report.tables[0]).toMatchObject({ table: 'public.a', kept: 4, refused: 0 });
    expect(report.tables[1]).toMatchObject({ kept: 0, refused: 4, missing: [0, 1, 2, 3] });
    expect(report.tables[1]!.counterexamples).toMatchObject([
      { sqlstate: '57014', message: 'its rows were not taken within 0.5 s of work: f() was still at it' },
    ]);
  });

  test('for one row, after another was refused; its rows are not tried again', async () => {
    const ddl = `create table a (id int primary key);
      create function f() returns trigger language plpgsql as $$ begin if new.id = 4 then ${LOOP} end if; raise exception 'no'; end $$;
      create trigger t before insert on a for each row execute function f()`;
    const { plan: small } = plan([table('a', 4, [key(4)], { primaryKey: ['id'] })]);
    await withTrial(
      ddl,
      async (trial) => {
        expect((await trial.load(small)).tables[0]).toMatchObject({ kept: 0, refused: 4, counterexamples: [{ sqlstate: '57014' }] });
        const offer = (id: string) => trial.tools.offer({ table: 'public.a', columns: ['id'], rows: [[id]], wanted: 1 });
        expect(await offer('1')).toMatchObject([{ taken: false, refused: { message: 'no' } }]);
        expect(await offer('4')).toMatchObject([{ taken: false, refused: { sqlstate: '57014' } }]);
        expect(await offer('1')).toMatchObject([{ taken: false, refused: { sqlstate: '57014' } }]);
      },
      patient,
    );
  });

  test('when a deferred trigger runs at the end', async () => {
    const ddl = `create table a (id int primary key); create table b (id int primary key);
      create function f() returns trigger language plpgsql as $$ begin ${LOOP} end $$;
      create constraint trigger t after insert on a deferrable initially deferred for each row execute function f()`;
    const { plan: both } = plan(['a', 'b'].map((name) => table(name, 4, [key(4)], { primaryKey: ['id'] })));
    await withTrial(
      ddl,
      async (trial) => {
        const report = await trial.load(both, { keep: true });
        expect(report.tables).toMatchObject([
          { table: 'public.a', refused: 1, counterexamples: [{ sqlstate: '57014', message: expect.stringContaining('f() was still at it') }] },
          { table: 'public.b', kept: 4, refused: 0 },
        ]);
        // Rows offered to the other table are not checked against it: that ended this way with the error of our own cancel.
        expect(await trial.tools.offer({ table: 'public.b', columns: ['id'], rows: [['9']], wanted: 1 })).toEqual([{ taken: true }]);
      },
      patient,
    );
  });
});

describe('queries of tiers E and F', () => {
  test('candidates for a condition: true and NULL are accepted, false and errors are not', async () => {
    const answers = await withTrial('create domain small as int check (value < 10)', (trial) =>
      trial.tools.accept({
        columns: [
          { name: 'x', type: 'public.small' },
          { name: 'the text', type: 'text' },
        ],
        condition: 'x * 2 = length("the text") -- twice',
        candidates: [
          ['2', 'four'],
          ['2', 'five!'],
          [null, 'a'],
          ['20', 'a'],
          ['one', 'a'],
        ],
      }),
    );
    expect(answers).toEqual([true, false, true, false, false]);
  });

  test('3,000 candidates in one call', async () => {
    const candidates = Array.from({ length: 3000 }, (_, i) => [String(i)]);
    const answers = await withTrial('', (trial) => trial.tools.accept({ columns: [{ name: 'n', type: 'integer' }], condition: 'n % 7 = 0', candidates }));
    expect(answers.filter(Boolean)).toHaveLength(429);
  });

  test('one column computed from the others', async () => {
    const rows = [
      ['2', '1.50'],
      ['3', null],
      ['x', '1'],
    ];
    const computed = await withTrial('', (trial) =>
      trial.tools.compute({
        columns: [
          { name: 'n', type: 'integer' },
          { name: 'price', type: 'numeric(6,2)' },
        ],
        expression: 'n * price',
        rows,
      }),
    );
    expect(computed).toEqual(['3.00', null, null]);
  });

  test('rows are offered until enough are accepted; they stay until they are dropped', async () => {
    await withTrial('create table a (id int primary key, parent int references a)', async (trial) => {
      const rows = [
        ['1', null],
        ['2', '9'],
        ['2', '1'],
        ['3', '2'],
        ['4', '1'],
      ];
      const outcomes = await trial.tools.offer({ table: 'public.a', columns: ['id', 'parent'], rows, wanted: 3 });
      expect(outcomes.map((each) => each.taken)).toEqual([true, false, true, true]);
      expect(outcomes[1]!.refused).toMatchObject({ sqlstate: '23503', constraint: 'a_parent_fkey' });
      expect((await trial.tools.offer({ table: 'public.a', columns: ['id'], rows: [['1']], wanted: 1 }))[0]!.refused).toMatchObject({ sqlstate: '23505' });
      await trial.forget();
      expect((await trial.tools.offer({ table: 'public.a', columns: ['id'], rows: [['1']], wanted: 1 }))[0]!.taken).toBe(true);
    });
  });
});
