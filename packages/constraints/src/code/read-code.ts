import { qualifiedName, type Catalog } from '@seedbed/contract';
import { scopeOf, type Scope } from '../checks/index.ts';
import type { SolveTools } from '../solve/types.ts';
import { readCheckGuards } from './check-guards.ts';
import { readCodeReferences, withCodeReferences, type CodeReference } from './code-references.ts';
import { readChildrenRules, type ChildrenRule } from './children.ts';
import { readDisjoint, type Disjoint } from './disjoint-subtypes.ts';
import { readEquations, type Equation } from './equations.ts';
import { readGuards } from './guards.ts';
import { readKeptColumns, type KeptColumn } from './kept-columns.ts';
import { readKeptApart } from './kept-apart.ts';
import { readPartitionMakers } from './partition-makers.ts';
import { readOwnRows, type OwnRowsRule } from './own-rows.ts';
import { readStocks } from './parent-updates.ts';
import { placeGuards, type Agreement, type CodeCondition, type Difference, type Where } from './place-guards.ts';
import { placeWrites, type PlacedWrites } from './place-writes.ts';
import { readSearchConfigurations } from './search-configurations.ts';
import { readTriggers } from './trigger-events.ts';
import { readWriteGuards } from './write-guards.ts';
import { readReads, readRewrites, readWrites } from './writes.ts';

/** The effects of the schema's own code on a load. */
export type Code = PlacedWrites & {
  /** Conditions on rows that triggers would reject otherwise. */
  readonly conditions: readonly CodeCondition[];
  readonly agreements: readonly Agreement[];
  readonly differences: readonly Difference[];
  /** References to rows of some kind only. */
  readonly wheres: readonly Where[];
  /** References that only code enforces. */
  readonly references: readonly CodeReference[];
  /** Columns that are computed from the own row and referenced rows. */
  readonly equations: readonly Equation[];
  /** Conditions on the rows that refer to a row. */
  readonly children: readonly ChildrenRule[];
  /** References that must not lead to the same rows. */
  readonly disjoint: readonly Disjoint[];
  /** Keys and exclusions that code enforces among the rows of one table. */
  readonly ownRows: readonly OwnRowsRule[];
  /** Columns that start at their DEFAULT, because triggers of other rows keep them. */
  readonly keptColumns: readonly KeptColumn[];
  /** Partitioned tables whose partitions come with rows of another table. */
  readonly partitionsMade: ReadonlySet<string>;
  /** CHECKs whose functions read other tables, as `table constraint`: satisfied by these conditions, or by trials. */
  readonly checks: ReadonlySet<string>;
};

/** Reads the code that an INSERT runs. */
export async function readCode(schema: Catalog, tools: SolveTools): Promise<Code> {
  const declared = await readTriggers(schema, tools);
  const makers = readPartitionMakers(schema);
  const references = [...readCodeReferences(declared, schema), ...makers.flatMap(({ reference }) => reference ?? [])];
  const catalog = withCodeReferences(schema, references);
  const tables = new Map(catalog.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const triggers = declared.map((one) => ({ ...one, table: tables.get(qualifiedName(one.table.schema, one.table.name))! }));
  const writes = readWrites(triggers, catalog);
  const checked = await readCheckGuards(catalog, tools);
  const { equations, met } = await readEquations(triggers, catalog, tools);
  const open = triggers.map((one) => ({ ...one, events: one.events.filter((event) => !met.has(event)) }));
  const guards = [
    ...(await readGuards(open, catalog, tools)),
    ...checked.guards,
    ...(await readWriteGuards([...writes, ...readRewrites(triggers)], catalog, tools)),
  ];
  const scopes = new Map<string, Scope>();
  const placed = placeGuards(guards, (table) => {
    const name = qualifiedName(table.schema, table.name);
    const scope = scopes.get(name) ?? scopeOf(table, catalog.types);
    scopes.set(name, scope);
    return scope;
  });
  const conditions = [
    ...placed.conditions,
    ...readKeptApart(triggers, catalog),
    ...readSearchConfigurations(triggers, catalog),
    ...readStocks(triggers, catalog),
  ];
  const writesPlaced = placeWrites(writes, readReads(triggers, catalog), catalog);
  return {
    ...placed,
    references,
    equations,
    children: readChildrenRules(triggers, catalog),
    conditions,
    disjoint: readDisjoint(triggers, catalog),
    keptColumns: readKeptColumns(triggers, catalog),
    ownRows: readOwnRows(triggers, catalog),
    checks: checked.checks,
    partitionsMade: new Set(makers.map(({ table }) => table)),
    ...writesPlaced,
    before: new Map([...writesPlaced.before, ...makers.map(({ table, maker }) => [table, [...(writesPlaced.before.get(table) ?? []), maker]] as const)]),
  };
}
