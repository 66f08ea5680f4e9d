import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { infer } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';

test('a reference that a CHECK keeps NULL is NULL in every row, and another one owns the rows', async () => {
  const ddl = `CREATE TABLE packages (id int PRIMARY KEY, name text);
    CREATE TABLE areas (id int PRIMARY KEY, name text);
    CREATE TABLE grids (id int PRIMARY KEY, package_id int REFERENCES packages, area_id int NOT NULL REFERENCES areas, CHECK (package_id IS NULL));
    CREATE TABLE tiles (id int PRIMARY KEY, package_id int REFERENCES packages CHECK (package_id IS NULL));`;
  const { catalog, sandbox } = await loadSchema(ddl, testServer());
  await using _ = sandbox;
  const client = await connect(sandbox.owner);
  const tools = { parse: parseExpressions, bodies: parseBodies, fold: (expressions: string[]) => foldConstants(client, expressions) };
  const { blueprint } = await infer(catalog, tools, { rows: 40 });
  await client.end();
  expect(blueprint.relations.map(({ from, nullShare, owner }) => [from.table, from.columns[0], nullShare, owner])).toEqual([
    ['public.grids', 'area_id', undefined, true],
    ['public.grids', 'package_id', 1, undefined],
    ['public.tiles', 'package_id', 1, undefined],
  ]);
  const { repairs, report } = await repairIn(sandbox, catalog, blueprint);
  expect(repairs).toEqual([]);
  expect(report.tables.filter(({ kept, refused }) => kept === 0 || refused > 0)).toEqual([]);
  expect(report.tables).toHaveLength(4);
});
