import { MockFault, readJson, type MockRequest, Answer } from '../../core/index.ts';

export function jsonAnswer(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return new Answer(text, { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } });
}

/** A violated constraint, an invalid value, an unknown member: json-server has no such answers, so this uses HTTP's. */
export function faultAnswer(error: MockFault): Answer {
  const { message, code, details, hint } = error;
  const body = { error: message, code, ...(details !== null && { details }), ...(hint !== null && { hint }) };
  return jsonAnswer(statusOf(error), JSON.stringify(body), error.headers);
}

function statusOf({ code, status }: MockFault): number {
  if (code === '23503' || code === '23505' || code === '23P01') return 409;
  return /^(22|23)/.test(code) || code === 'PGRST204' || code === '428C9' ? 422 : status;
}

/** Answers with a handler, and formats its errors in the dialect. HEAD has the headers of GET. */
export async function answering(request: MockRequest, handler: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await handler();
  } catch (error) {
    if (!(error instanceof MockFault)) throw error;
    answer = faultAnswer(error);
  }
  return request.method === 'HEAD' ? new Answer(null, { status: answer.status, headers: answer.headers }) : answer;
}

/** The body as an object. Throws 400. */
export function bodyObject(request: MockRequest): Readonly<Record<string, unknown>> {
  let body: unknown;
  try {
    body = readJson(new TextDecoder('utf-8', { fatal: true }).decode(request.body));
  } catch (error) {
    throw new MockFault({ code: 'PGRST102', status: 400, message: `The body is not JSON: ${(error as Error).message}` });
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new MockFault({ code: 'PGRST102', status: 400, message: 'Body must be a JSON object' });
}
