import { isNoContent, isStream, type Route, type RouteInput, type RouteReply } from '@seedbed/contract';
import { ClientProblem } from './client-problem.ts';
import { toRequest, type Parts } from './request.ts';

export type ClientOptions = {
  /** Where the server is: `http://127.0.0.1:4500`. Empty for the page's own origin. */
  readonly baseUrl?: string;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
};

export type CallOptions = { readonly signal?: AbortSignal };

/** Makes the input optional for routes that need none. */
type InputOf<R extends Route> = object extends RouteInput<R> ? [input?: RouteInput<R>, options?: CallOptions] : [input: RouteInput<R>, options?: CallOptions];

export type Client = {
  /**
   * Makes one call of the contract. A stream is returned as soon as its header arrives. Throws ClientProblem for every
   * unsuccessful answer, and if there is no answer.
   */
  request<R extends Route>(route: R, ...args: InputOf<R>): Promise<RouteReply<R>>;
  /** The same, with the answer's headers: `etag`, `content-disposition`. */
  requestWithHeaders<R extends Route>(route: R, ...args: InputOf<R>): Promise<{ reply: RouteReply<R>; headers: Headers }>;
};

export function createClient(options: ClientOptions = {}): Client {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);

  async function call(route: Route, input: Parts, { signal }: CallOptions): Promise<{ reply: unknown; headers: Headers }> {
    const { url, init } = toRequest(options.baseUrl ?? '', options.headers ?? {}, route, input);
    const response = await send(url, signal ? { ...init, signal } : init).catch((error: unknown) => {
      throw signal?.aborted ? error : ClientProblem.unreachable(error);
    });
    if (!response.ok) throw await ClientProblem.from(response);
    return { reply: await readReply(route, response, signal), headers: response.headers };
  }

  return {
    request: async (route, ...[input, callOptions]) => (await call(route, input ?? {}, callOptions ?? {})).reply as never,
    requestWithHeaders: async (route, ...[input, callOptions]) => (await call(route, input ?? {}, callOptions ?? {})) as never,
  };
}

async function readReply(route: Route, response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (isNoContent(route.reply)) {
    await response.body?.cancel();
    return undefined;
  }
  if (isStream(route.reply)) return response.body ?? new Blob([]).stream();
  return response.json().catch((error: unknown) => {
    // Dropped by the caller, or broken off behind its head: by the network, or by a server that was killed.
    throw signal?.aborted ? error : ClientProblem.unreachable(error);
  });
}
