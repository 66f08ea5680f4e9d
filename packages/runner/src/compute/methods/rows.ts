import {
  LIMITS,
  Problem,
  tablesNamed,
  type BundleStatements,
  type Catalog,
  type Compression,
  type Diagnostic,
  type FileFormat,
  type FileOptions,
  type Format,
  type RowCounts,
  type TableAgreements,
} from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { childPlaces, rowDetail } from '@seedbed/engine/rows-page';
import { agreementsOf, tableNamed } from '../../documents/agreements/agreements.ts';
import { checkBlueprint } from '../../documents/blueprint/check-blueprint.ts';
import { archive, type ArchiveRequest } from '../../files/archive.ts';
import { datasetFiles, type DatasetFile, type FilesRequest, type MakeFiles } from '../../files/dataset-files.ts';
import { fileForm } from '../../files/file-form.ts';
import { fileBytes } from '../../files/measured.ts';
import { fileKind } from '../../files/media-type.ts';
import { chosenTables } from '../../rows/chosen-tables.ts';
import { distributionOf } from '../../rows/distribution.ts';
import { findingsOf } from '../../rows/second-look.ts';
import { estimateSize } from '../../rows/estimate-size.ts';
import { shortProblem, shortTables, type ShortTable } from '../../rows/short-tables.ts';
import { rowChunks } from '../../rows/stream.ts';
import type { Changes } from '../documents-kept.ts';
import type { Context } from '../method.ts';
import { pageText } from './page-text.ts';
import { openAnswers, type Begun } from './pieces.ts';

type PageArgs = { readonly document: string; readonly table: string; readonly offset: number; readonly limit: number };
type ChildrenArgs = PageArgs & { readonly number: number; readonly relation: string };
type RowArgs = { readonly document: string; readonly table: string; readonly number: number };
type DistributionArgs = { readonly document: string; readonly table: string; readonly column: string };
type AgreementsArgs = { readonly document: string; readonly table: string };
type EstimateArgs = { readonly document: string; readonly format: Format };
export type OpenArgs = {
  readonly document: string;
  readonly changes?: Changes;
  /** Without it: the only table, or, as SQL, which names the table of each row, all tables. */
  readonly table?: string;
  readonly format: FileFormat;
  readonly compression?: Compression;
  readonly from?: number;
  readonly to?: number;
  /** Refuses more rows. */
  readonly mostRows?: number;
  /** If the caller needs this many rows: a smaller number is reported, or an error. */
  readonly counted?: CountedRows;
  readonly file?: FileOptions;
  /** Prefix of the members in error messages. */
  readonly place: string;
  /** The document is not checked yet. */
  readonly check?: boolean;
};
export type ArchiveArgs = Omit<ArchiveRequest, 'bundle'> & {
  /** For sql: the schema, a catalog as JSON, and the form of the rows. */
  readonly bundle?: { readonly ddl?: string; readonly catalog?: string; readonly statements?: BundleStatements };
  readonly document: string;
  readonly changes?: Changes;
  readonly counted?: CountedRows;
};
export type CountedRows = {
  readonly rows: RowCounts | undefined;
  /** Fewer rows are accepted: as many as possible. */
  readonly cap: boolean;
  /** Diagnostics of inference, which tell why there are fewer. */
  readonly diagnostics: readonly Diagnostic[];
};
export type Archived = Begun & { readonly rows: number; readonly short: readonly ShortTable[] };
/** `isCut`: time ran out, and a further call looks at more tables. */
export type Looked = Begun & { readonly isCut: boolean };
export type Opened = Begun & {
  readonly rows: number;
  readonly short: readonly ShortTable[];
  readonly mediaType: string;
  readonly extension: string;
  /** Null if there are several. */
  readonly table: { readonly schema: string; readonly table: string } | null;
};

const answers = openAnswers();
const encoder = new TextEncoder();
const whole = (value: unknown): Begun => ({ bytes: [encoder.encode(JSON.stringify(value))], more: undefined });

/** Rows in all their forms. */
export const rowMethods = {
  page: ({ document, table: name, offset, limit }: PageArgs, context: Context) =>
    withPlan(context, document, (plan) => {
      const table = plan.table(name);
      const count = Math.max(0, Math.min(limit, LIMITS.previewRows, table.rows - offset));
      return answers.begin(pageText(plan, table, { offset, count, total: table.rows }));
    }),

  children: ({ document, table, number, relation, offset, limit }: ChildrenArgs, context: Context) =>
    withPlan(context, document, (plan) => {
      const { child, total, at } = childPlaces(plan, table, number, relation, offset, limit);
      return answers.begin(pageText(plan, child, { offset, count: at.length, total, at }));
    }),

  row: ({ document, table, number }: RowArgs, context: Context) => withPlan(context, document, (plan) => whole(rowDetail(plan, table, number))),

  distribution: ({ document, table, column }: DistributionArgs, context: Context) =>
    withPlan(context, document, (plan) => whole(distributionOf(plan, table, column))),

  agreements: async ({ document, table: name }: AgreementsArgs, { documents }: Context) => {
    const blueprint = documents.blueprint(document);
    const table = tableNamed(blueprint, name);
    return whole({ table, items: await agreementsOf(blueprint, table) } satisfies TableAgreements);
  },

  estimate: ({ document, format }: EstimateArgs, context: Context) => withPlan(context, document, (plan) => whole(estimateSize(plan, format))),

  findings: ({ document }: { readonly document: string }, context: Context) =>
    withPlan(context, document, (plan): Looked => {
      const found = findingsOf(document, context.documents.blueprint(document), plan);
      return { ...whole(found), isCut: found.missed.some(({ code }) => code === 'time') };
    }),

  open({ document, changes, check = false, ...rest }: OpenArgs, context: Context) {
    if (check) checkBlueprint(context.documents.blueprint(document));
    return withPlan(context, document, (plan) => open(plan, rest), changes);
  },

  archive: async ({ document, changes, counted, bundle: of, ...rest }: ArchiveArgs, context: Context) => {
    const request = { ...rest, bundle: of && (await bundleOf(of, context.signal)) };
    return withPlan(
      context,
      document,
      (plan): Archived => {
        const named = tablesNamed(counted?.rows);
        const tables = chosenTables(plan, request.tables, named).map(({ name }) => name);
        const short = counted ? shortOf(plan, tables, counted) : [];
        return { rows: countRows(plan, tables, {}), short, ...answers.begin(archive(plan, { ...request, named })) };
      },
      changes,
    );
  },

  pull: ({ handle }: { handle: number }) => answers.pull(handle),

  close: ({ handle }: { handle: number }) => answers.close(handle),

  generators: async () => {
    const { describeGenerators } = await import('../../rows/describe-generators.ts');
    return whole({ items: await describeGenerators() });
  },
};

/** The schema of an SQL bundle; loads the schema code on demand. */
export async function bundleOf({ ddl, catalog, statements }: NonNullable<ArchiveArgs['bundle']>, signal: AbortSignal): Promise<MakeFiles> {
  const { sqlBundle } = await import('../../files/bundle/sql-bundle.ts');
  return sqlBundle({ ddl, statements, catalog: catalog === undefined ? undefined : (JSON.parse(catalog) as Catalog) }, signal);
}

function withPlan<T>({ documents }: Context, document: string, work: (plan: Plan) => T, changes?: Changes): T | Promise<T> {
  const plan = documents.plan(document, changes);
  return plan instanceof Promise ? plan.then(work) : work(plan);
}

function open(
  plan: Plan,
  { table, format, compression = 'none', from, to, mostRows, counted, file, place }: Omit<OpenArgs, 'document' | 'changes' | 'check'>,
): Opened {
  const names = tablesOf(plan, table, format, { ranged: from !== undefined || to !== undefined, named: tablesNamed(counted?.rows) });
  const short = counted ? shortOf(plan, names, counted) : [];
  const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  if (names.length === 1) checkRange(range, plan.table(names[0]!).rows, place);
  const rows = countRows(plan, names, range, mostRows);
  const { mediaType, extension } = fileKind(format, compression);
  const only = names.length === 1 ? plan.table(names[0]!) : undefined;
  const named = only ? { schema: only.schema, table: only.table } : null;
  return { mediaType, extension, rows, short, table: named, ...answers.begin(bytesOf(plan, names, { format, compression, range, file: file ?? {} })) };
}

/** One file of all tables: several tables are possible only as SQL, inside one pair of guards. */
function* bytesOf(plan: Plan, tables: readonly string[], request: FilesRequest & { readonly file: FileOptions }): Generator<Uint8Array, void> {
  if (tables.length === 1) return yield* fileBytes(datasetFiles(plan, { ...request, tables })[0]!);
  const { head, tail } = fileForm([], { format: 'sql', ...request.file });
  const whole: DatasetFile = {
    name: '',
    compression: request.compression,
    *chunks() {
      if (head.length > 0) yield head;
      for (const table of tables) yield* rowChunks(plan, { table, format: 'sql' });
      if (tail.length > 0) yield tail;
    },
  };
  yield* fileBytes(whole);
}

type WithoutTable = { readonly ranged: boolean; readonly named: readonly string[] };

function tablesOf(plan: Plan, table: string | undefined, format: FileFormat, { ranged, named }: WithoutTable): string[] {
  if (table !== undefined) return [plan.table(table).name];
  const names = chosenTables(plan, undefined, named).map(({ name }) => name);
  if (names.length === 0) throw new Problem('invalid-request', 'The schema has no table.');
  if (names.length === 1 || (format === 'sql' && !ranged)) return names;
  const shown = names.length > 20 ? `${names.slice(0, 20).join(', ')} and ${names.length - 20} more` : names.join(', ');
  throw new Problem('invalid-request', `The schema has ${names.length} tables: choose one with "table". They are ${shown}.`, {
    errors: [{ pointer: '/table', message: 'is needed where there are several tables' }],
  });
}

/**
 * Tables with fewer rows than requested. For a table named alone or in `rows` that is a Problem `unsatisfiable`, unless
 * the caller allows it. With one number for all tables each gets what is possible.
 */
function shortOf(plan: Plan, tables: readonly string[], { rows, cap, diagnostics }: CountedRows): ShortTable[] {
  const wanted = tables.map((name) => plan.table(name));
  const short = shortTables(plan, wanted, rows, diagnostics);
  const refused = tables.length === 1 ? short : short.filter(({ named }) => named);
  if (refused.length > 0 && !cap) throw shortProblem(refused, 'send "cap": true to get those');
  return short;
}

/** Both ends in, from 1. */
function checkRange({ from = 1, to }: { from?: number; to?: number }, rows: number, place: string): void {
  if (to !== undefined && to < from)
    throw new Problem('invalid-request', `The rows from ${from} to ${to} are none: "to" is the last row, itself included.`, {
      errors: [{ pointer: `${place}/to`, message: `must be >= ${from}` }],
    });
  if (from > 1 && from > rows) throw new Problem('not-found', `The table has ${rows} rows, numbered from 1; there is no row ${from}.`, { facts: { rows } });
}

/** Rows of the answer. Throws Problem `too-large`. */
function countRows(plan: Plan, tables: readonly string[], { from = 1, to }: { from?: number; to?: number }, most = Infinity): number {
  const rows = tables.reduce((sum, name) => sum + Math.max(0, Math.min(to ?? Infinity, plan.table(name).rows) - from + 1), 0);
  if (rows > most) {
    throw new Problem(
      'too-large',
      `That are ${rows} rows; an answer has at most ${most}. Narrow it with "from" and "to", or make a dataset: its download has no limit.`,
      { facts: { rows, limit: most } },
    );
  }
  return rows;
}
