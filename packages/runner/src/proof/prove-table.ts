import {
  qualifiedName,
  sayValues,
  type Catalog,
  type CatalogTable,
  type Counterexample,
  type ProvedConstraint,
  type ProvedTable,
  type TrialTable,
} from '@seedbed/contract';
import { givenUp, howMet, type TableMaking } from './how-met.ts';
import { listedConstraints, type ListedConstraint } from './listed-constraints.ts';
import { sayRefusal, valuesOf } from './refusal.ts';
import { howTried, type UnreadCheck } from './unread-checks.ts';

export type TableFacts = {
  readonly catalog: Catalog;
  readonly table: CatalogTable;
  readonly making: TableMaking | undefined;
  /** Absent if the table got no rows of ours. */
  readonly tried: TrialTable | undefined;
  /** Absent if the table was loaded whole. */
  readonly extremes: number | undefined;
  /** Its unreadable CHECKs. */
  readonly unread: readonly UnreadCheck[];
  readonly key: string;
};

/** One table of the report: each of its constraints with tier, method and evidence. */
export function proveTable({ catalog, table, making, tried, extremes, unread, key }: TableFacts): ProvedTable {
  const name = qualifiedName(table.schema, table.name);
  const rows = tried?.kept ?? 0;
  const most = making?.solved?.maxRows;
  const limit: ListedConstraint[] = most === undefined ? [] : [{ kind: 'row limit', name: `at most ${most} ${most === 1 ? 'row' : 'rows'}` }];
  const broken = unread.find(({ refused }) => refused);
  const message = tried?.counterexamples[0]?.message ?? (broken && sayBroken(broken)) ?? (rows > 0 ? undefined : whyEmpty(making));
  return {
    table: name,
    asked: making?.table.rows ?? 0,
    rows,
    ...(extremes !== undefined && { extremes }),
    accepted: !broken && (tried === undefined || (tried.refused === 0 && !tried.isRowByRow && (tried.sent === 0 || rows > 0))),
    key,
    constraints: [...listedConstraints(table, catalog), ...limit].map((each) => proveConstraint(each, name, making, tried, unread)),
    ...(message !== undefined && { message }),
  };
}

function proveConstraint(
  constraint: ListedConstraint,
  table: string,
  making: TableMaking | undefined,
  tried: TrialTable | undefined,
  unread: readonly UnreadCheck[],
): ProvedConstraint {
  const { kind, name, columns, asks } = constraint;
  const rows = tried?.kept ?? 0;
  const refusal = tried?.counterexamples.find(
    (each) =>
      (each.constraint === name && (each.otherTable === undefined || each.otherTable === table)) ||
      (kind === 'not null' && each.sqlstate === '23502' && each.column === columns?.[0]),
  );
  const values = kind === 'check' ? unread.find((each) => each.name === name) : undefined;
  const refusedRow = refusal ? refusal.row : values?.refused?.row;
  const met = making ? howMet(constraint, making) : { tier: 'G' as const, how: 'the table is not in the blueprint' };
  return {
    name,
    kind,
    ...(columns && columns.length > 0 && { columns: [...columns] }),
    ...(asks !== undefined && { asks }),
    tier: refusal || values?.refused ? 'G' : values && values.tried < values.rows ? 'F' : met.tier,
    how: refusal ? `meant to hold ${met.how}, and was refused` : values && !values.refused ? howTried(values, rows) : met.how,
    accepted: !refusal && !values?.refused && (rows > 0 || kind === 'row limit'),
    evidence: refusal ? sayWithValues(refusal, columns) : values?.refused ? sayBroken(values) : evidence(kind, rows, tried),
    ...(refusedRow !== undefined && { row: refusedRow + 1 }),
  };
}

function sayWithValues(refusal: Counterexample, columns: readonly string[] | undefined): string {
  return [sayRefusal(refusal), sayValues(valuesOf(refusal, columns))].filter(Boolean).join('; ');
}

/** The row that a CHECK rejects, if the trial did not contain it. */
function sayBroken({ name, columns, refused }: UnreadCheck): string {
  return `row ${refused!.row + 1}: ${name} refuses ${sayValues(Object.fromEntries(columns.map((column, at) => [column, refused!.values[at] ?? null])))}`;
}

function evidence(kind: ListedConstraint['kind'], rows: number, tried: TrialTable | undefined): string {
  if (kind === 'row limit') return `${rows} ${rows === 1 ? 'row is' : 'rows are'} there`;
  if (rows === 0) return 'there was no row to prove it with';
  const taken = `Postgres took ${rows} ${rows === 1 ? 'row' : 'rows'} with it on`;
  const writes = kind === 'trigger' ? (tried?.writes ?? []) : [];
  if (writes.length === 0) return taken;
  return `${taken}; meanwhile ${writes.map(({ table, inserted, updated }) => `${inserted + updated} rows of ${table} were written`).join(', ')}`;
}

function whyEmpty(making: TableMaking | undefined): string | undefined {
  if (!making) return 'it is not in the blueprint';
  if (making.solved?.maxRows === 0) return making.solved.nowhere ?? 'no row can meet its constraints';
  if (making.table.mode === 'keep') return 'it is left to the triggers of other tables, which wrote nothing';
  return givenUp(making) ?? making.noRows ?? (making.table.rows === 0 ? 'the blueprint asks for no rows' : undefined);
}
