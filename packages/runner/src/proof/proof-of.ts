import { createHash } from 'node:crypto';
import { qualifiedName, type Blueprint, type Catalog, type Diagnostic, type Proof, type ProvedTable } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import type { Solution } from '@seedbed/inference';
import { listedConstraints } from './listed-constraints.ts';
import { proveTable } from './prove-table.ts';
import type { Sampled } from './sample/load-sample.ts';
import { countTiers, summarize } from './summarize.ts';
import { trialDiagnostics } from './trial-diagnostics.ts';
import { uncheckedRows, type UnreadCheck } from './unread-checks.ts';

type ProofFacts = {
  readonly catalog: Catalog;
  readonly blueprint: Blueprint;
  readonly plan: Plan;
  readonly keys: ReadonlyMap<string, string>;
  /** The tables loaded now. Absent if an earlier proof covers all. */
  readonly sampled?: Sampled;
  readonly solution?: Solution;
  /** CHECKs satisfied only by tried values, tested on the actual rows. */
  readonly unread?: readonly UnreadCheck[];
  /** Tables from an earlier proof that depend on no other. */
  readonly reused: ReadonlyMap<string, ProvedTable>;
  /** Diagnostics of the earlier steps: inference, repair. */
  readonly diagnostics: readonly Diagnostic[];
  readonly serverVersion: string;
  readonly seconds: number;
  readonly at: Date;
};

/** The report for people: constraint by constraint, with its tier and how it was proved. */
export function proofOf(facts: ProofFacts): Proof {
  const { catalog, blueprint, plan, sampled, solution, reused, unread = [] } = facts;
  const tried = new Map(sampled?.report.tables.map((table) => [table.table, table]));
  const byTable = catalog.tables.map((table): ProvedTable => {
    const name = qualifiedName(table.schema, table.name);
    const earlier = reused.get(name);
    if (earlier) return { ...earlier, reused: true };
    const made = blueprint.tables.find((each) => each.schema === table.schema && each.name === table.name);
    const repairs = facts.diagnostics.filter((each) => (each.code === 'mended' || each.code === 'given-up') && each.table === name);
    const noRows = [...facts.diagnostics, ...plan.diagnostics].find((each) => each.table === name && each.largest === 0)?.message;
    const making = made && { blueprint: made, plan, table: plan.table(name), solved: solution?.tables.get(name), repairs, noRows };
    return proveTable({
      catalog,
      table,
      making,
      unread: unread.filter((each) => each.table === name),
      tried: tried.get(name),
      extremes: sampled?.extremes.get(name),
      key: facts.keys.get(name)!,
    });
  });
  const listed = new Map(catalog.tables.map((table) => [qualifiedName(table.schema, table.name), listedConstraints(table, catalog)]));
  const constraints = byTable.flatMap((table) => table.constraints);
  const tiers = countTiers(byTable);
  const fresh = sampled?.report.tables.filter((table) => !reused.has(table.table)) ?? [];
  return {
    ok: byTable.every((table) => table.accepted),
    tablesAccepted: byTable.filter((table) => table.accepted).length,
    tables: byTable.length,
    tablesEmpty: byTable.filter((table) => table.rows === 0).length,
    constraintsAccepted: constraints.filter((constraint) => constraint.accepted).length,
    constraints: constraints.length,
    at: facts.at.toISOString(),
    summary: summarize({ byTable, tiers, seconds: facts.seconds }),
    tiers,
    blueprint: createHash('sha256').update(JSON.stringify(blueprint)).digest('hex'),
    serverVersion: facts.serverVersion,
    rows: byTable.reduce((sum, table) => sum + table.rows, 0),
    seconds: facts.seconds,
    byTable,
    diagnostics: distinct([
      ...plan.diagnostics,
      ...fresh.flatMap((table) => trialDiagnostics(table, listed.get(table.table))),
      ...unread.flatMap((check) => uncheckedRows(check, tried.get(check.table)?.kept ?? 0)),
    ]),
  };
}

function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()];
}
