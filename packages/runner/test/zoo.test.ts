import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { infer, solve } from '@seedbed/inference';
import { foldConstants, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { todaysShare } from '@seedbed/testing';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';

const folder = join(import.meta.dirname, '../../testing/src/schemas/zoo');

const solved = new Map<string, ReturnType<typeof solveOnce>>();

/** One file of the zoo, read and solved once against a real server. */
function solveFile(file: string): ReturnType<typeof solveOnce> {
  if (!solved.has(file)) solved.set(file, solveOnce(file));
  return solved.get(file)!;
}

async function solveOnce(file: string) {
  const { catalog, sandbox } = await loadSchema(readFileSync(join(folder, file), 'utf8'), testServer());
  try {
    await using client = await connect(sandbox.owner);
    return await solve(catalog, { parse: parseExpressions, fold: (expressions) => foldConstants(client, expressions) });
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

describe.each(readdirSync(folder).filter((file) => file.endsWith('.sql')))('zoo/%s', (file) => {
  test('every constraint reaches the tier in its name', async () => {
    const solution = await solveFile(file);
    const reached = [...solution.tables.values()].flatMap((table) =>
      table.constraints.filter((one) => /^[a-g]_/.test(one.name)).map((one) => `${table.table} ${one.name}: ${one.tier}`),
    );
    expect(reached.length).toBeGreaterThan(0);
    expect(reached).toEqual(reached.map((line) => line.replace(/\w$/, / ([a-g])_/.exec(line)![1]!.toUpperCase())));
  });

  test('CHECKs that cannot be read are satisfied by values that Postgres accepts', async () => {
    const solution = await solveFile(file);
    expect([...solution.tables.values()].flatMap((table) => table.unread.map((one) => one.constraint))).toEqual([]);
  });
});

const fitting = readdirSync(folder).filter((file) => file.endsWith('.sql') && file !== 'impossible.sql');

test.concurrent.for(todaysShare(fitting, 6))('zoo/%s: Postgres takes every row at the first try', async (file, { expect }) => {
  const { catalog, sandbox } = await loadSchema(readFileSync(join(folder, file), 'utf8'), testServer());
  try {
    const client = await connect(sandbox.owner);
    const { blueprint } = await infer(catalog, { parse: parseExpressions, fold: (expressions) => foldConstants(client, expressions) }, { rows: 60 });
    await client.end();
    const { repairs, report } = await repairIn(sandbox, catalog, blueprint);
    expect(repairs).toEqual([]);
    expect(report.tables.filter((table) => table.kept === 0 || !table.firstTry).map((table) => [table.table, table.counterexamples[0]?.message])).toEqual([]);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
});

test('tables that cannot be filled name the smallest set of conflicting constraints', async () => {
  const { diagnostics, tables } = await solveFile('impossible.sql');
  const clashes = diagnostics.filter((one) => one.code === 'unsatisfiable').map((one) => [one.table, one.message.match(/g_\w+/g)]);
  expect(clashes).toEqual([
    ['public.crossed', ['g_over', 'g_under']],
    ['public.never', ['g_false']],
    ['public.no_case', ['g_kinds', 'g_other_kinds']],
    ['public.no_order', ['g_above', 'g_high', 'g_low']],
    ['public.no_text', ['g_digits', 'g_long']],
  ]);
  expect(tables.get('public.never')!.maxRows).toBe(0);
});
