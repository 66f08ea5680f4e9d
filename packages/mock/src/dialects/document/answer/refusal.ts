import { type Json, type MockFault, Answer } from '../../../core/index.ts';
import { folded } from '../../../core/index.ts';
import type { Operation } from '../spec/operations.ts';
import type { ApiDocument } from '../spec/api-document.ts';
import { fits } from '../shape/fits.ts';
import { shapeOf, type Shape } from '../shape/shape.ts';
import { diceOf } from '../values/dice.ts';
import { madeValue } from '../values/made-value.ts';

/** An error in the client's request. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The usual HTTP status of a database error. */
export function statusOfFault({ code, status }: MockFault): number {
  if (code === '23503' || code === '23505' || code === '23P01') return 409;
  if (code === '53400') return 413;
  return /^(22|23)/.test(code) || code === '428C9' ? 422 : status;
}

/** An error in the document's words: the status that it has for such, and the body that it shows. Without one, problem details. */
export function refusal(document: ApiDocument, operation: Operation, status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer {
  const documented = (each: number) => operation.responses.find((response) => response.status === String(each));
  const near = status === 422 && !documented(422) && documented(400) ? 400 : status === 409 && !documented(409) ? [422, 400].find(documented) : undefined;
  const given = near ?? status;
  const words =
    documented(given) ??
    operation.responses.find((each) => each.status.toUpperCase() === `${String(given)[0]}XX`) ??
    (status < 500 ? operation.responses.find((each) => each.status === 'default') : undefined);
  if (words?.schema === undefined || words.mediaType === undefined) return problem(given, message, headers);
  const body = worded(shapeOf(document, words.schema), given, message, operation.name);
  return new Answer(JSON.stringify(body), { status: given, headers: { ...headers, 'Content-Type': words.mediaType } });
}

/** Problem details of RFC 9457. */
export function problem(status: number, detail: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return new Answer(JSON.stringify({ title: status === 501 ? 'Not mapped' : 'Refused', status, detail }), {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  });
}

/** An error in the schema's own shape, with the message if it has a place for it. */
function worded(shape: Shape, status: number, message: string, of: string): Json {
  const put = (given: Shape, value: Json, name: string, depth: number): Json => {
    if (
      /^(message|detail|details|description|errormessage|error|reason|title|msg|errordescription)$/.test(folded(name)) &&
      given.kind === 'string' &&
      fits(given, message)
    )
      return message;
    if (/^(status|statuscode|code|httpstatus)$/.test(folded(name)) && (given.kind === 'integer' || given.kind === 'number') && fits(given, status))
      return status;
    if (typeof value !== 'object' || value === null || depth > 4) return value;
    if (Array.isArray(value)) return (value as Json[]).map((each) => put(given.items(), each, name, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([member, each]) => [
        member,
        given.properties.has(member) ? put(given.properties.get(member)!(), each, member, depth + 1) : each,
      ]),
    );
  };
  return put(shape, madeValue(shape, diceOf(of)), 'message', 0);
}
