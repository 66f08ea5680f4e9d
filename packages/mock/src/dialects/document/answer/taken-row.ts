import { dictionary } from '@seedbed/contract';
import { fitsType, readJson, type MockColumn } from '../../../core/index.ts';
import { isObj, objIn, type Obj } from '../spec/json.ts';
import type { Part } from '../mapping/part.ts';
import { fits } from '../shape/fits.ts';
import { storedText } from '../values/shown.ts';
import type { Call } from './call.ts';
import { ClientError } from './refusal.ts';

export type Taken = { readonly row: Record<string, unknown>; /** Properties without a column. */ readonly lost: readonly string[] };

/** The body as a row of the table. Throws `ClientError` for a body that the document does not take. */
export function takenRow({ request, laid }: Call): Taken {
  const row = dictionary<unknown>({});
  const lost: string[] = [];
  if (request.body.length === 0) {
    if (laid.operation.bodyRequired) throw new ClientError(400, 'The request has no body.');
    return { row, lost };
  }
  let body = parse(request.body);
  if (!laid.taken) return { row, lost };
  for (const name of laid.taken.path) body = objIn(body)[name];
  if (!isObj(body)) throw new ClientError(400, `The body${laid.taken.path.map((name) => `.${name}`).join('')} is an object.`);
  if (request.method !== 'PATCH') for (const name of laid.taken.shape.required) if (!(name in body)) throw new ClientError(422, `${name} is missing.`);
  take(laid.taken.part, body, row, lost, '');
  return { row, lost };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new ClientError(400, `The body is not JSON: ${(error as Error).message}`);
  }
}

function take(part: Part, body: Obj, row: Record<string, unknown>, lost: string[], path: string): void {
  if (part.kind !== 'object') return;
  const members = new Map(part.members.map((member) => [member.name, member.part]));
  for (const [name, value] of Object.entries(body)) {
    const own = members.get(name);
    const at = `${path}${name}`;
    if (own?.kind === 'column') {
      if (!fits(own.shape, value) && value !== null && typeof value !== 'object' && !(typeof value === 'string' && own.shape.kind !== 'string'))
        throw new ClientError(422, `${at} is not as the document has it.`);
      const cell = stored(own.column, value);
      // The document accepts a value that the column does not.
      if (typeof cell === 'string' && !fitsType(own.column.type, cell)) lost.push(at);
      else row[own.column.name] = cell;
    } else if (own?.kind === 'object' && isObj(value)) take(own, value, row, lost, `${at}.`);
    else if (own?.kind === 'parent' && isObj(value) && own.way.kind === 'parent' && holds(own.part, own.way.relation.parentColumns[0]!, value) !== undefined)
      row[own.way.relation.columns[0]!.name] = stored(own.way.relation.columns[0]!, holds(own.part, own.way.relation.parentColumns[0]!, value));
    else lost.push(at);
  }
}

/** The key in a nested object. */
function holds(part: Part, key: MockColumn, value: Obj): unknown {
  const member = part.kind === 'object' ? part.members.find((each) => each.part.kind === 'column' && each.part.column === key) : undefined;
  return member && value[member.name];
}

function stored(column: MockColumn, value: unknown): unknown {
  return typeof value === 'string' ? storedText(column, value) : value;
}
