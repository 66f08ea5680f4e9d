import {
  qualifiedName,
  resolveType,
  type Blueprint,
  type Catalog,
  type CatalogTable,
  type Counterexample,
  type Diagnostic,
  type Proof,
  type ProvedConstraint,
  type ProvedTable,
  type Tier,
  type TrialReport,
  type TrialTable,
} from '@seedbed/contract';

export type ProofFacts = {
  /** sha-256 of the blueprint, in hexadecimal. */
  readonly blueprintHash: string;
  readonly at: Date;
  readonly diagnostics?: readonly Diagnostic[];
};

/** The report that people read: constraint by constraint, with its tier and how it was proved, from what came of the trial. */
export function proofOf(catalog: Catalog, blueprint: Blueprint, report: TrialReport, facts: ProofFacts): Proof {
  const tried = new Map(report.tables.map((table) => [table.table, table]));
  const tiers = tiersOf(blueprint);
  const byTable = catalog.tables.map((table) => proveTable(table, catalog, tried.get(qualifiedName(table.schema, table.name)), tiers));
  const constraints = byTable.flatMap((table) => table.constraints);
  return {
    ok: byTable.every((table) => table.accepted),
    tablesAccepted: byTable.filter((table) => table.accepted).length,
    tables: byTable.length,
    constraintsAccepted: constraints.filter((constraint) => constraint.accepted).length,
    constraints: constraints.length,
    at: facts.at.toISOString(),
    blueprint: facts.blueprintHash,
    serverVersion: `${Math.floor(report.serverVersion / 10000)}.${report.serverVersion % 10000}`,
    rows: report.tables.reduce((sum, table) => sum + table.kept, 0),
    seconds: report.seconds,
    byTable,
    diagnostics: [...(facts.diagnostics ?? []), ...report.tables.flatMap(diagnosticsOf)],
  };
}

/** `table constraint` → tier, from the groups that name the constraint. */
function tiersOf(blueprint: Blueprint): ReadonlyMap<string, Tier> {
  return new Map(
    blueprint.tables.flatMap((table) =>
      (table.groups ?? []).flatMap((group) =>
        (group.constraints ?? []).map((name): [string, Tier] => [`${qualifiedName(table.schema, table.name)} ${name}`, group.tier]),
      ),
    ),
  );
}

function proveTable(table: CatalogTable, catalog: Catalog, tried: TrialTable | undefined, tiers: ReadonlyMap<string, Tier>): ProvedTable {
  const name = qualifiedName(table.schema, table.name);
  const kept = tried?.kept ?? 0;
  const first = tried?.counterexamples[0];
  return {
    table: name,
    rows: kept,
    accepted: tried === undefined || (tried.refused === 0 && (tried.sent === 0 || kept > 0)),
    constraints: constraintsOf(table, catalog).map(({ kind, constraint, column }): ProvedConstraint => {
      const against = tried?.counterexamples.find(
        (each) =>
          (each.constraint === constraint && (each.otherTable === undefined || each.otherTable === name)) ||
          (column !== undefined && each.sqlstate === '23502' && each.column === column),
      );
      const tier = tiers.get(`${name} ${constraint}`) ?? (kind === 'not null' ? 'A' : 'B');
      return { name: constraint, kind, tier: against ? 'G' : tier, accepted: !against && kept > 0, evidence: against ? sayRefusal(against) : evidence(kept) };
    }),
    ...(first && { message: first.message }),
  };
}

type Listed = { readonly kind: string; readonly constraint: string; readonly column?: string };

/** Everything that binds a row of the table. */
function constraintsOf(table: CatalogTable, catalog: Catalog): Listed[] {
  return [
    ...table.uniqueKeys.map((key) => ({ kind: key.primary ? 'primary key' : 'unique', constraint: key.name })),
    ...table.foreignKeys.filter((key) => key.enforced !== false).map((key) => ({ kind: 'foreign key', constraint: key.name })),
    ...table.checks.filter((check) => check.enforced !== false).map((check) => ({ kind: check.partition ? 'partition' : 'check', constraint: check.name })),
    ...table.exclusions.map((exclusion) => ({ kind: 'exclusion', constraint: exclusion.name })),
    ...table.columns.flatMap((column) =>
      (resolveType(column.type, catalog.types).domains ?? []).flatMap((domain) => domain.checks.map((check) => ({ kind: 'domain', constraint: check.name }))),
    ),
    ...table.columns.filter((column) => column.notNull).map((column) => ({ kind: 'not null', constraint: `${column.name} is not null`, column: column.name })),
  ];
}

function evidence(rows: number): string {
  return rows === 0 ? 'no row was there to prove it with' : `Postgres took ${rows} ${rows === 1 ? 'row' : 'rows'} with it on`;
}

function sayRefusal({ message, detail, values }: Counterexample): string {
  return [message, detail, values && `sent: ${JSON.stringify(values)}`].filter(Boolean).join('; ').slice(0, 1000);
}

function diagnosticsOf(table: TrialTable): Diagnostic[] {
  const found: Diagnostic[] = table.counterexamples
    .filter((each) => each.waitsFor === undefined)
    .map((each) => ({
      level: 'error',
      code: 'refused',
      table: table.table,
      ...(each.constraint !== undefined && { constraint: each.constraint }),
      ...(each.column !== undefined && { column: each.column }),
      message: `${table.refused} of ${table.sent} rows were refused: ${sayRefusal(each)}`,
      mend: mendOf(each),
    }));
  const waits = table.counterexamples.find((each) => each.waitsFor !== undefined);
  if (waits && found.length === 0) {
    found.push({
      level: 'error',
      code: 'waits',
      table: table.table,
      message: `its rows refer to rows of ${waits.waitsFor} that were refused`,
      mend: `Mend ${waits.waitsFor} first.`,
    });
  }
  const dropped = table.sent - table.refused - table.kept;
  if (dropped > 0)
    found.push({
      level: 'warning',
      code: 'dropped',
      table: table.table,
      message: `${dropped} of ${table.sent} rows were taken and are not there: a trigger or a rule removed them`,
    });
  return found;
}

/** What to do about a refusal, by its class. */
function mendOf({ sqlstate, constraint, context }: Counterexample): string {
  const where = constraint ? `the columns of ${constraint}` : 'the columns that it names';
  switch (sqlstate) {
    case '23514':
      return `Choose values for ${where} that meet the condition: another generator, a list, or a narrower range.`;
    case '23502':
      return 'Set the share of NULLs of that column to 0.';
    case '23505':
    case '23P01':
      return `Give ${where} more different values, or ask for fewer rows.`;
    case '23503':
      return 'Make the row that it refers to: keep the referenced table, and let the reference follow its rows.';
    default:
      if (context?.includes('function')) return 'A function of the schema refuses the row; its message says what it wants. Set the columns that it reads.';
      return `Choose another generator for ${where}.`;
  }
}
