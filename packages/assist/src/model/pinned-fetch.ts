import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

/** Fetches from one checked address: does not resolve names again, so that they cannot lead elsewhere. Follows no redirect. */
export function pinnedFetch(ip: string): typeof fetch {
  const family = isIP(ip);
  const lookup: LookupFunction = (_, options, done) => (options.all ? done(null, [{ address: ip, family }]) : done(null, ip, family));
  return async (input, init = {}) => {
    const original = new Request(input, init);
    const body = Buffer.from(await original.arrayBuffer());
    const url = new URL(original.url);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { ...Object.fromEntries(original.headers), 'content-length': String(body.length) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send(url, { method: original.method, headers, lookup, agent: false, signal: original.signal }, resolve);
      request.once('error', reject);
      request.end(body);
    });
    return new Response(hasBody(answer) ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null, {
      status: answer.statusCode!,
      statusText: answer.statusMessage ?? '',
      headers: Object.entries(answer.headersDistinct).flatMap(([name, values]) => (values ?? []).map((value): [string, string] => [name, value])),
    });
  };
}

function hasBody({ statusCode }: IncomingMessage): boolean {
  return ![101, 204, 205, 304].includes(statusCode!);
}
