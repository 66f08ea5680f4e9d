import { LIMITS, qualifiedName } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { infer, solve } from '@seedbed/inference';
import { openTrial } from '@seedbed/postgres/proof';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { todaysShare, wholeSchemas } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { openRunner } from '../src/index.ts';
import { repairIn } from '../src/proof/repair.ts';
import { inferenceTools } from '../src/source/inference-tools.ts';
import { highestTier } from './highest-tier.ts';

/** Infers, tries and repairs a schema in one temporary database; loads it completely, if that is more than a sample. */
async function tried(ddl: string, rows: number) {
  const { catalog, sandbox } = await loadSchema(ddl, testServer());
  try {
    const client = await connect(sandbox.owner);
    const tools = await inferenceTools(client);
    const [solution, inferred] = [await solve(catalog, tools), await infer(catalog, tools, { rows })];
    await client.end();
    const repaired = await repairIn(sandbox, catalog, inferred.blueprint);
    if (rows <= LIMITS.trial.rowsPerTable) return { solution, inferred, repaired };
    await using trial = await openTrial(sandbox);
    const requested = new Map((await compileBlueprint(inferred.blueprint)).tables.map((table) => [table.name, table.rows]));
    const { tables } = await trial.load(await compileBlueprint(repaired.blueprint));
    return { solution, inferred, repaired, whole: tables.map((table) => ({ ...table, asked: requested.get(table.table)! })) };
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

// Some run concurrently: while one waits for its database, another is inferred.
test.concurrent.for(todaysShare(wholeSchemas(), 8).map((schema) => [schema.title, schema] as const))(
  '%s',
  async ([, { ddl, empty, tier, rows, fewer }], { expect }) => {
    const { solution, inferred, repaired, whole } = await tried(ddl, rows);
    const { tables } = repaired.report;
    const filled = new Set(tables.filter((table) => table.kept > 0).map((table) => table.table));
    const unfilled = repaired.blueprint.tables.map((table) => qualifiedName(table.schema, table.name)).filter((name) => !filled.has(name));
    expect(unfilled.map((name) => name.replace('public.', '')).toSorted()).toEqual(empty.toSorted());
    expect(tables.filter((table) => table.refused > 0).map((table) => [table.table, table.counterexamples[0]?.message])).toEqual([]);
    if (whole) {
      expect(whole.filter((table) => table.refused > 0).map((table) => [table.table, table.counterexamples[0]?.message])).toEqual([]);
      const few = whole.filter((table) => table.kept < table.asked).map((table) => table.table);
      expect(few.map((name) => name.replace('public.', '')).toSorted()).toEqual(fewer.toSorted());
      expect(few.filter((name) => !repaired.diagnostics.some((each) => each.table === name && each.level === 'warning'))).toEqual([]);
    }
    // Each empty one has a reason, or names the table it waits for.
    const reported = new Set([...inferred.diagnostics, ...repaired.diagnostics].map((each) => each.table));
    const waits = (name: string): boolean => repaired.blueprint.relations.some((one) => one.from.table === name && unfilled.includes(one.to.table));
    expect(unfilled.filter((name) => !reported.has(name) && !waits(name))).toEqual([]);
    expect(highestTier(solution, repaired)).toBe(tier);
  },
);

test('changes by a trial are not drift, and its proof is accepted', async () => {
  await using runner = openRunner({ throwaway: testServer() });
  for (const { ddl } of wholeSchemas().filter(({ title }) => /by side|two subtypes share|waiting chain/.test(title))) {
    const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows: 50, repair: true });
    const proof = await runner.prove(blueprint, { ddl, diagnostics });
    expect(proof.byTable.filter((table) => !table.accepted || (table.rows === 0 && !table.message))).toEqual([]);
    expect((await runner.driftFromDdl(blueprint, ddl)).changes).toEqual([]);
  }
});
