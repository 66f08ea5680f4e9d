import { createHash } from 'node:crypto';
import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as received, with its body. */
export type S3Request = { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/**
 * What to do with a request: answer instead of the store; `cut` closes the connection before passing it on, `cut-answer` after it;
 * `corrupt` changes a byte in transit; a promise delays it.
 */
export type S3Act = { readonly status: number; readonly code: string } | 'cut' | 'cut-answer' | 'corrupt' | Promise<unknown> | undefined;

export type S3Front = AsyncDisposable & {
  readonly endpoint: string;
  readonly requests: S3Request[];
  act: (request: S3Request) => S3Act;
};

/**
 * Stands in front of a store without checksums: compares each upload with `x-amz-checksum-sha256` and `content-md5`, as S3 does, and
 * returns an object's checksum on reads. Disturbs requests as a test specifies.
 */
export async function openS3Front(endpoint: string): Promise<S3Front> {
  const store = new URL(endpoint);
  const parts = new Map<string, string[]>();
  const objects = new Map<string, string>();
  const requests: S3Request[] = [];

  async function handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: await buffer(incoming) };
    requests.push(request);
    const act = front.act(request);
    if (act === 'cut') return void incoming.socket.destroy();
    if (act instanceof Promise) await act;
    else if (typeof act === 'object') return fail(answer, act.status, act.code);
    const body = act === 'corrupt' ? Buffer.concat([Buffer.from([request.body[0]! ^ 1]), request.body.subarray(1)]) : request.body;
    const sha256 = headers['x-amz-checksum-sha256'] as string | undefined;
    if ((sha256 ?? digest('sha256', body)) !== digest('sha256', body) || (headers['content-md5'] ?? digest('md5', body)) !== digest('md5', body))
      return fail(answer, 400, 'BadDigest');
    const { searchParams, pathname } = new URL(url, store);
    const upload = searchParams.get('uploadId');
    const part = searchParams.get('partNumber');
    if (upload && part && sha256) parts.set(upload, Object.assign(parts.get(upload) ?? [], { [Number(part) - 1]: sha256 }));
    else if (method === 'PUT') objects.set(pathname, sha256 ?? '');
    if (upload && method === 'POST') objects.set(pathname, ofParts(parts.get(upload) ?? []));
    const passed = send({ host: store.hostname, port: store.port, method, path: url, headers: { ...headers, 'content-length': body.length }, agent: false });
    passed.on('error', () => answer.destroy());
    passed.on('response', (response) => {
      if (act === 'cut-answer') return void (response.resume(), answer.destroy());
      const sum = objects.get(pathname);
      answer.writeHead(response.statusCode!, { ...response.headers, ...(method === 'HEAD' && sum && { 'x-amz-checksum-sha256': sum }) });
      response.pipe(answer);
    });
    passed.end(body);
  }

  const server = createServer((incoming, answer) => void handle(incoming, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: S3Front = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    act: () => undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return front;
}

function fail(answer: ServerResponse, status: number, code: string): void {
  answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const digest = (algorithm: string, bytes: Buffer): string => createHash(algorithm).update(bytes).digest('base64');

function ofParts(sums: readonly string[]): string {
  return sums.length === 0 ? '' : `${digest('sha256', Buffer.concat(sums.map((sum) => Buffer.from(sum, 'base64'))))}-${sums.length}`;
}
