import { rowDetail } from '@seedbed/engine/rows-page';
import { openTargetServer } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { openRunner } from '../src/index.ts';
import { hostileSchema, NAMES } from './hostile-names.ts';

const ROWS = 5;

test('sec-T13: names of object members, and every name that Postgres accepts: inferred, written, proved, compared and loaded', async () => {
  const ddl = `${hostileSchema('__proto__')}\n${hostileSchema('constructor', NAMES.slice(0, 6))}`;
  await using runner = openRunner({ throwaway: testServer() });
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows: ROWS, repair: true });
  expect(diagnostics.filter(({ level }) => level === 'error')).toEqual([]);
  const plan = await runner.compile(JSON.parse(JSON.stringify(blueprint)));
  expect(plan.tables).toHaveLength(NAMES.length + 6 + 2);

  for (const { name, columns } of plan.tables) {
    for (const format of ['csv', 'ndjson', 'json', 'sql', 'copy'] as const) {
      let text = '';
      for await (const chunk of runner.stream(plan, { table: name, format })) text += Buffer.from(chunk).toString();
      expect(text).not.toMatch(/\[object|\[native/);
      if (format !== 'json') continue;
      const names = columns.map((each) => each.name).toSorted();
      expect((JSON.parse(text) as object[]).map((row) => Object.keys(row).toSorted())).toEqual(Array(ROWS).fill(names));
    }
    expect(runner.rows(plan, name, 0, ROWS).rows).toHaveLength(ROWS);
    expect(rowDetail(plan, name, 1)).toBeDefined();
  }

  const proof = await runner.prove(blueprint, { ddl, diagnostics });
  expect(proof.byTable.filter((table) => !table.accepted || table.rows !== ROWS)).toEqual([]);
  expect((await runner.driftFromDdl(blueprint, ddl)).changes).toEqual([]);

  await using server = await openTargetServer();
  for (const connections of [1, 2]) {
    await using target = await server.freshTarget();
    const report = await runner.load(blueprint, target.url, { create: ddl, connections });
    expect(report.tables.filter((table) => table.rows !== ROWS)).toEqual([]);
    const { rows } = await target.client.query(`select count(*)::int as n from "__proto__"."__proto__" join "__proto__"."hasOwnProperty" on true`);
    expect(rows).toEqual([{ n: ROWS * ROWS }]);
  }
});
