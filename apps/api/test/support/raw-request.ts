import { connect } from 'node:net';
import type { ProblemDocument } from '@seedbed/contract';

/** The response: the head in parts, and the raw body. */
type RawAnswer = { readonly status: number; readonly headers: ReadonlyMap<string, string>; readonly body: string };

/** Sends raw bytes and returns the status: for requests that no proper client makes. */
export async function rawStatus(port: number, request: string): Promise<number> {
  return (await rawAnswer(port, request)).status;
}

/** The whole of it: the head, and as many bytes of the body as it announces. */
export function rawAnswer(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let text = '';
    const done = (): void => {
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      if (status === 0) return;
      const lines = head.split('\r\n').slice(1);
      const headers = new Map(lines.map((line): [string, string] => [line.split(':', 1)[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
      if (Buffer.byteLength(body) < Number(headers.get('content-length') ?? 0)) return;
      socket.destroy();
      resolve({ status, headers, body });
    };
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\r\n\r\n')) done();
    });
    socket.on('error', (error) => (text.includes('\r\n\r\n') ? undefined : reject(error)));
    socket.on('close', () => reject(new Error('closed without an answer')));
  });
}

/** The content of a problem document, with its status and media type as sent. */
export function rawGist({ status, headers, body }: RawAnswer): unknown {
  const type = headers.get('content-type');
  if (!type?.startsWith('application/problem+json')) return { status, type };
  const problem = JSON.parse(body) as ProblemDocument;
  return {
    status,
    problem: problem.type.replace('/docs/errors/', ''),
    agrees: problem.status === status && problem.instance.startsWith('urn:seedbed:request:'),
  };
}
