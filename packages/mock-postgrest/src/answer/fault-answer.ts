import type { MockFault } from '@seedbed/mock-query';

/** An error as PostgREST words it. */
export function faultAnswer(fault: MockFault): Response {
  const { code, details, hint, message } = fault;
  return new Response(JSON.stringify({ code, details, hint, message }), {
    status: fault.status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Proxy-Status': `PostgREST; error=${code}`, ...fault.headers },
  });
}
