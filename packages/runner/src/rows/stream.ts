import { LIMITS, Problem, type FileFormat } from '@seedbed/contract';
import {
  encode,
  generate,
  type Batch,
  type ChunkOptions,
  type EncodedTable,
  type EncoderFormat,
  type ParquetOptions,
  type Plan,
  type TablePlan,
} from '@seedbed/engine';

/** Formats that the engine's encoders write; a workbook uses its own. */
export type RowFormat = Exclude<FileFormat, 'xlsx'>;

/** Rows count from 1 here, including both ends. */
export type StreamRequest = {
  readonly table: string;
  readonly format: RowFormat;
  readonly from?: number;
  readonly to?: number;
  readonly columns?: readonly string[];
  /** CSV: a first line with the names. Default true. */
  readonly header?: boolean;
  readonly signal?: AbortSignal;
};

/** Receives a chunk of rows. Returns a promise if it completes later. */
export type WriteChunk = (chunk: Uint8Array) => void | Promise<void>;

/** The product's names of formats, to the encoders'. */
const ENCODER: Readonly<Record<RowFormat, EncoderFormat>> = {
  csv: 'csv',
  ndjson: 'ndjson',
  json: 'json',
  sql: 'sql-insert',
  copy: 'copy-text',
  'copy-binary': 'copy-binary',
  parquet: 'parquet',
};

/** How many chunks to make before yielding. */
const CHUNKS_PER_TURN = 8;

/**
 * Streams rows of one table as bytes: keeps one batch and one chunk in memory. Throws Problem `not-found` for an
 * unknown table, column or row; stops when the signal aborts.
 */
export async function* streamRows(plan: Plan, request: StreamRequest): AsyncGenerator<Uint8Array, void, undefined> {
  let made = 0;
  for (const chunk of rowChunks(plan, request)) {
    request.signal?.throwIfAborted();
    yield chunk;
    if (++made % CHUNKS_PER_TURN === 0) await othersTurn();
  }
}

/**
 * The same rows, passed on as they are made, for files and pipes: all chunks share one piece of memory, so a chunk is
 * valid only until `write` is done. A `write` that completes synchronously needs no turn of the event loop; checks
 * signals every few chunks.
 */
export async function writeRows(plan: Plan, request: StreamRequest, write: WriteChunk): Promise<void> {
  await writeChunks(rowChunks(plan, request, reusedMemory()), write, request.signal);
}

/** Passes chunks on as they are generated. */
export async function writeChunks(chunks: Iterable<Uint8Array>, write: WriteChunk, signal: AbortSignal | undefined): Promise<void> {
  let made = 0;
  for (const chunk of chunks) {
    signal?.throwIfAborted();
    const writing = write(chunk);
    if (writing) await writing;
    if (++made % CHUNKS_PER_TURN === 0) await othersTurn();
  }
}

/** One piece of memory for all chunks: each is valid until the next is requested. */
export function reusedMemory(): ChunkOptions {
  let memory = new Uint8Array(REUSED_BYTES);
  return { chunkBytes: REUSED_BYTES, take: (bytes) => (bytes <= memory.length ? memory : (memory = new Uint8Array(bytes))) };
}

const REUSED_BYTES = 256 * 1024;

/** The chunks one by one, on demand; `made` is called with the number of rows of each consumed batch. */
export function rowChunks(
  plan: Plan,
  request: Omit<StreamRequest, 'signal'>,
  chunks: ChunkOptions = {},
  made: (rows: number) => void = () => undefined,
): Generator<Uint8Array, void, undefined> {
  const table = plan.table(request.table);
  const { from, to } = rowRange(table, request);
  return encodeRows(plan, table, { ...request, first: from - 1, count: Math.max(0, to - from + 1) }, chunks, made);
}

type RowsRequest = Pick<StreamRequest, 'format' | 'columns' | 'header'> & { /** From 0. */ readonly first: number; readonly count: number };

/** The same for rows that are known to exist. */
export function encodeRows(
  plan: Plan,
  table: TablePlan,
  { format, columns, header = true, first, count }: RowsRequest,
  chunks: ChunkOptions & Pick<ParquetOptions, 'compression'> = {},
  made: (rows: number) => void = () => undefined,
): Generator<Uint8Array, void, undefined> {
  return encode(ENCODER[format], encodedTable(table, columns), counted(generate(plan, table, first, count, columns), made), { header, ...chunks });
}

function* counted(batches: Iterable<Batch>, made: (rows: number) => void): Generator<Batch> {
  for (const batch of batches) {
    yield batch;
    made(batch.count);
  }
}

function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function rowRange(table: TablePlan, request: StreamRequest): { from: number; to: number } {
  const { from = 1, to = table.rows } = request;
  const errors = [];
  if (from < 1 || (from > table.rows && table.rows > 0)) errors.push({ pointer: '/from', message: `expected a row from 1 to ${table.rows}` });
  if (to > table.rows) errors.push({ pointer: '/to', message: `${table.name} has ${table.rows} rows` });
  if (request.from !== undefined && request.to !== undefined && to < from) errors.push({ pointer: '/to', message: `lies before row ${from}` });
  if (errors.length > 0)
    throw new Problem('invalid-request', `Rows ${from} to ${to} of ${table.name} are not there: it has ${table.rows}, at most ${LIMITS.rowsPerTable}.`, {
      errors,
    });
  return { from, to };
}

/** The table as an encoder sees it, with the wanted columns only. */
export function encodedTable(table: TablePlan, columns?: readonly string[]): EncodedTable {
  if (!columns) return table;
  return { schema: table.schema, table: table.table, columns: columns.map((name) => table.column(name)) };
}
