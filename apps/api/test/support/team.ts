import type { Me, Role } from '@seedbed/contract';
import { startServer, type RunningServer } from './running-server.ts';
import { send, type Answer } from './send.ts';

export const PASSWORD = 'correct horse battery';

/** Paths that are sent as they are; all others are below /api/v1. */
const AT_ROOT = /^\/(api\/|(health|ready|mcp)$)/;

/** A browser: it keeps the cookies that it is given. */
export type Browser = {
  cookies: Map<string, string>;
  send<T = any>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
};

export function browser(baseUrl: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method, path, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await send(baseUrl, method, AT_ROOT.test(path) ? path : `/api/v1${path}`, body, { ...(cookie ? { cookie } : {}), ...headers });
      for (const set of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
        if (/Max-Age=0/.test(set)) cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      return answer as never;
    },
  };
}

/** A server with a login, and its first owner, who came by the link of the log. */
export type Team = RunningServer & {
  readonly owner: Browser;
  /** Somebody new, who took an invitation to the owner's workspace. */
  join(role: Role, name?: string): Promise<Browser & { readonly me: Me; readonly email: string }>;
};

export const SERVER_MODE = { SEEDBED_PUBLIC_URL: 'https://seedbed.example.com', SEEDBED_ALLOWED_TARGETS: '127.0.0.1' };

export async function startTeam(environment: Record<string, string> = {}): Promise<Team> {
  const server = await startServer({ ...SERVER_MODE, ...environment });
  const owner = browser(server.baseUrl);
  const token = await server.services.people!.setUp.token();
  const made = await owner.send('POST', '/set-up', { token, name: 'Ana', email: 'ana@example.com', password: PASSWORD, workspace: 'Acme' });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  let joined = 0;
  return Object.assign(server, {
    owner,
    async join(role: Role, name: string = role) {
      const email = `${name}-${++joined}@example.com`;
      const invited = await owner.send('POST', '/invitations', { email, role });
      const member = browser(server.baseUrl);
      const { body: me } = await member.send<Me>('POST', '/invitations/accept', { token: tokenOf(invited.body.link), name, password: PASSWORD });
      return Object.assign(member, { me, email });
    },
  });
}

/** What stands behind the # of a link. */
export function tokenOf(link: string): string {
  return new URL(link).hash.slice(1);
}
