import { dictionary } from '@seedbed/contract';
import { findTable, MockFault, type Dialect, type DialectEngine, type DialectSettings, type MockRequest, Answer } from '../../core/index.ts';
import { answerRead } from './answer-read.ts';
import { answerWrite } from './answer-write.ts';
import { requireDescription } from './answer/accept.ts';
import { faultAnswer } from './answer/fault-answer.ts';
import { describe } from './answer/describe.ts';
import { noFunction } from './no-function.ts';

export type Call = {
  readonly request: MockRequest;
  readonly engine: DialectEngine;
  readonly settings: DialectSettings;
  readonly table: string;
  readonly schema: string;
};

/** PostgREST 16. */
export const postgrest: Dialect = {
  name: 'postgrest',
  async handle(request, engine, settings) {
    try {
      return await answer(request, engine, settings);
    } catch (error) {
      if (error instanceof MockFault) return request.method === 'HEAD' ? new Answer(null, faultAnswer(error)) : faultAnswer(error);
      throw error;
    }
  },
  refuse: faultAnswer,
};

async function answer(request: MockRequest, engine: DialectEngine, settings: DialectSettings): Promise<Answer> {
  const { method, segments } = request;
  const schema = profileOf(request, settings);
  if (segments.length === 0) return answerRoot(request, engine, schema);
  if (segments[0] === 'rpc' && segments.length === 2) throw noFunction(request, schema, segments[1]!);
  if (segments.length > 1) throw new MockFault({ code: 'PGRST125', status: 404, message: 'Invalid path specified in request URL' });
  const call = { request, engine, settings, table: segments[0]!, schema };
  switch (method) {
    case 'GET':
    case 'HEAD':
      return await answerRead(call);
    case 'POST':
    case 'PATCH':
    case 'PUT':
    case 'DELETE':
      if (settings.readOnly) throw new MockFault({ code: '25006', status: 405, message: `cannot execute ${VERBS[method]} in a read-only transaction` });
      return await answerWrite(call);
    case 'OPTIONS':
      return allowed(
        settings.readOnly ? [] : findTable(engine.schema, call.table, schema).primaryKey ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST', 'PATCH', 'DELETE'],
      );
    default:
      throw badMethod(method);
  }
}

function answerRoot(request: MockRequest, engine: DialectEngine, schema: string): Answer {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      requireDescription(request.headers.get('accept'));
      return describe(engine.schema, schema, request);
    case 'OPTIONS':
      return allowed([]);
    default:
      throw badMethod(request.method);
  }
}

function allowed(writes: readonly string[]): Answer {
  return new Answer(null, { status: 200, headers: { Allow: ['OPTIONS', 'GET', 'HEAD', ...writes].join(',') } });
}

function badMethod(method: string): MockFault {
  return new MockFault({ code: 'PGRST117', status: 405, message: `Unsupported HTTP method: ${method}` });
}

const VERBS = dictionary<string>({ POST: 'INSERT', PUT: 'INSERT', PATCH: 'UPDATE', DELETE: 'DELETE' });

function profileOf({ method, headers }: MockRequest, { schemas }: DialectSettings): string {
  const profile = headers.get(method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile');
  if (profile === null) return schemas[0] ?? 'public';
  if (schemas.includes(profile)) return profile;
  throw new MockFault({
    code: 'PGRST106',
    status: 406,
    message: `Invalid schema: ${profile}`,
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  });
}
