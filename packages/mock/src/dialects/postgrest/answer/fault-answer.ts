import { dictionary } from '@seedbed/contract';
import { type MockFault, Answer } from '../../../core/index.ts';

/** Statuses in which PostgREST differs from the natural ones. */
const STATUSES = dictionary<number>({ '21000': 500, '40001': 500 });

/** An error as PostgREST words it. */
export function faultAnswer(fault: MockFault): Answer {
  const { code, details, hint, message } = fault;
  return new Answer(JSON.stringify({ code, details, hint, message }), {
    status: STATUSES[code] ?? fault.status,
    headers: {
      ...(fault.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': `PostgREST; error=${code}`,
      ...fault.headers,
    },
  });
}
