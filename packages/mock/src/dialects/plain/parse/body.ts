import { readJson, type MockRequest, type MockTable, type WriteRow } from '../../../core/index.ts';
import { PlainProblem } from '../problem.ts';

/** The most rows that one request writes. */
const MAX_ROWS = 1_000;

/** The body as rows; a single object is one row. Refuses unknown names with a JSON Pointer. */
export function bodyRows(table: MockTable, request: MockRequest): { readonly rows: readonly WriteRow[]; readonly isList: boolean } {
  const body = parse(request.body);
  const list = Array.isArray(body) ? body : [body];
  if (list.length > MAX_ROWS) throw new PlainProblem(413, 'Too large', `A request writes at most ${MAX_ROWS} rows.`, { pointer: '' });
  const isList = Array.isArray(body);
  return { rows: list.map((row, i) => checked(table, row, isList ? `/${i}` : '')), isList };
}

/** The body as one row. */
export function bodyRow(table: MockTable, request: MockRequest): WriteRow {
  const { rows, isList } = bodyRows(table, request);
  if (isList) throw new PlainProblem(400, 'Invalid body', 'The body is one object here.', { pointer: '' });
  return rows[0]!;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new PlainProblem(400, 'Invalid body', `The body is not JSON: ${(error as Error).message}`, { pointer: '' });
  }
}

function checked(table: MockTable, row: unknown, pointer: string): WriteRow {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new PlainProblem(400, 'Invalid body', 'A row is a JSON object.', { pointer });
  for (const name of Object.keys(row))
    if (!table.column(name)) {
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      throw new PlainProblem(400, 'Unknown member', `"${name}" is no column of ${table.name}.`, { pointer: at });
    }
  return row as WriteRow;
}
