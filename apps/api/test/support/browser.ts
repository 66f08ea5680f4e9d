import { send, type Answer } from './send.ts';

/** Paths sent unchanged; all others are below /api/v1. */
const AT_ROOT = /^\/(api\/|(health|ready|mcp)$)/;

/** A browser: it keeps its cookies. */
export type Browser = {
  readonly cookies: Map<string, string>;
  /** Its current credentials. */
  readonly headers: Readonly<Record<string, string>>;
  send<T = any>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
};

export function browser(baseUrl: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    get headers() {
      return cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    },
    async send(method, path, body, headers = {}) {
      const answer = await send(baseUrl, method, AT_ROOT.test(path) ? path : `/api/v1${path}`, body, { ...this.headers, ...headers });
      for (const set of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
        if (/Max-Age=0/.test(set)) cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      return answer as never;
    },
  };
}
