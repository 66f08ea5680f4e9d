import { createClient, type CallOptions, type Client } from '@seedbed/client';
import { COMMAND_LINE_AGENT, type Route, type RouteInput, type RouteReply } from '@seedbed/contract';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { serverProblem } from './server-problem.ts';

/** The help of `--server` in every command. */
export const SERVER_HELP = 'lets a Seedbed server do the work, such as https://seedbed.example.com; reads the API key from SEEDBED_API_KEY';

/** A server that does the work. Its refusals are thrown in the words of the command line. */
export type Server = {
  readonly url: string;
  call<R extends Route>(route: R, input: RouteInput<R>, options?: CallOptions): Promise<RouteReply<R>>;
  callWithHeaders<R extends Route>(route: R, input: RouteInput<R>): Promise<{ reply: RouteReply<R>; headers: Headers }>;
};

/** The key is sent in a header and never in an address, which logs and process lists show. */
export function openServer(address: string, { io, signal }: Context): Server {
  const url = serverUrl(address);
  const key = io.env['SEEDBED_API_KEY']?.trim();
  // A header is one line; fetch's error about another form would repeat the key.
  if (key && !/^[\x21-\x7e]+$/.test(key)) throw new UsageError('SEEDBED_API_KEY is no API key: a key starts with sb_ and contains letters, digits, - and _');
  if (key && url.startsWith('http:') && !isOwnMachine(url)) io.stderr.write(`note: ${url} is not encrypted: others on the network can read the API key\n`);
  // For the audit log, which distinguishes it from other programs.
  const headers = { 'user-agent': COMMAND_LINE_AGENT + manifest.version, ...(key && { authorization: `Bearer ${key}` }) };
  const client: Client = createClient({ baseUrl: url, headers });
  const withServerName = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      throw serverProblem(error, url, Boolean(key));
    }
  };
  return {
    url,
    call: (route, input, options = { signal }) => withServerName(client.request(route, ...([input, options] as never))),
    callWithHeaders: (route, input) => withServerName(client.requestWithHeaders(route, ...([input, { signal }] as never))),
  };
}

function serverUrl(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError(`--server takes an address such as https://seedbed.example.com, not "${address}"`);
  const { username, password, search, hash, origin, pathname } = new URL(address);
  if (username || password || search || hash) throw new UsageError('--server takes only an address: put the key into SEEDBED_API_KEY');
  return origin + pathname.replace(/\/$/, '');
}

function isOwnMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
