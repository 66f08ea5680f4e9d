import { FORMATS, Problem, type Distribution, type Estimate, type FileOptions, type Format, type RowDetail, type RowsPage } from '@seedbed/contract';
import { distributionOf, fileForm, inForm, type Runner } from '@seedbed/runner';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { Streamed } from '../../http/stream.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { estimateSize } from './estimate-size.ts';

const DEFAULT_LIMIT = 50;

/** A table of a dataset's revision; without a number: of the current one. */
export type TableOf = { readonly id: string; readonly table: string; readonly revision: number | undefined };
export type Window = { readonly offset?: number; readonly limit?: number };
export type Gates = { readonly preview: Bulkhead; readonly download: Bulkhead };

export type RowsService = ReturnType<typeof rowsService>;

/** Rows of datasets: nothing is stored, everything is computed by the plan of a revision. */
export function rowsService(revisions: RevisionsService, runner: Runner, gates: Gates) {
  async function planOf({ id, revision }: Pick<TableOf, 'id' | 'revision'>) {
    return runner.compile((await revisions.find(id, revision)).blueprint);
  }

  return {
    planOf,

    page(of: TableOf, { offset = 0, limit = DEFAULT_LIMIT }: Window, signal: AbortSignal): Promise<RowsPage> {
      return gates.preview.run(signal, async () => runner.rows(await planOf(of), of.table, offset, limit));
    },

    row(of: TableOf, number: number, signal: AbortSignal): Promise<RowDetail> {
      return gates.preview.run(signal, async () => runner.row(await planOf(of), of.table, number));
    },

    children(of: TableOf, number: number, relation: string, { offset = 0, limit = DEFAULT_LIMIT }: Window, signal: AbortSignal): Promise<RowsPage> {
      return gates.preview.run(signal, async () => runner.children(await planOf(of), of.table, number, relation, offset, limit));
    },

    distribution(of: TableOf, column: string, signal: AbortSignal): Promise<Distribution> {
      return gates.preview.run(signal, async () => distributionOf(await planOf(of), of.table, column));
    },

    estimate(of: Pick<TableOf, 'id' | 'revision'>, format: Format, signal: AbortSignal): Promise<Estimate> {
      return gates.preview.run(signal, async () => estimateSize(runner, await planOf(of), format, signal));
    },

    async download(of: TableOf, format: Format, { from, to, ...file }: { from?: number; to?: number } & FileOptions, signal: AbortSignal): Promise<Streamed> {
      const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
      const plan = await planOf(of);
      const table = plan.table(of.table);
      checkRange(range, table.rows);
      const form = fileForm([table], { format, ...file });
      const chunks = await gates.download.stream(signal, async () => inForm(runner.stream(plan, { table: table.name, format, ...range, signal }), form));
      return { mediaType: FORMATS[format].mediaType, fileName: `${table.schema}.${table.table}.${FORMATS[format].extension}`, chunks };
    },
  };
}

/** Both ends in, from 1. Throws Problem `invalid-request` for an empty range, `not-found` for one behind the end. */
export function checkRange({ from = 1, to }: { from?: number; to?: number }, rows: number, place = '/query'): void {
  if (to !== undefined && to < from)
    throw new Problem('invalid-request', `The rows from ${from} to ${to} are none: "to" is the last row, itself included.`, {
      errors: [{ pointer: `${place}/to`, message: `must be >= ${from}` }],
    });
  if (from > 1 && from > rows) throw new Problem('not-found', `The table has ${rows} rows, numbered from 1; there is no row ${from}.`, { facts: { rows } });
}
