import type { Me, Role, Scope } from '@seedbed/contract';
import type { WorkspaceId } from '../../src/db/columns.ts';
import { newId } from '../../src/db/uuid.ts';
import type { Log } from '../../src/log/open-log.ts';
import { browser, type Browser } from './browser.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { send, type Answer } from './send.ts';

export const PASSWORD = 'correct horse battery';

/** A caller: headers with credentials. */
export type Person = { readonly id: string; readonly headers: Readonly<Record<string, string>> };

/** A server with a login, its first owner Ana, who used the link in the log, and ways to add people and keys. */
export type Team = RunningServer & {
  readonly owner: Browser & Person;
  /** The first owner's. */
  readonly workspace: WorkspaceId;
  /** Another server of the same tables. */
  beside(): Promise<RunningServer>;
  /** A new person with a password, who accepted an invitation to the owner's workspace. */
  join(role: Role, name?: string): Promise<Browser & { readonly me: Me; readonly email: string }>;
  /** Another member, signed in, without a password: written into the tables, which is quicker. Without a workspace in that of the first owner. */
  member(role: Role, name?: string, workspace?: WorkspaceId): Promise<Person>;
  key(of: Person, scopes: readonly Scope[], more?: { name?: string; expiresAt?: string }): Promise<Person & { readonly key: string }>;
  call<T = any>(who: Person | undefined, method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
};

export const SERVER_MODE = { SEEDBED_PUBLIC_URL: 'https://seedbed.example.com', SEEDBED_ALLOWED_TARGETS: '127.0.0.1' };
const FROM = { address: '192.0.2.1', agent: 'a test', url: '/', cookies: undefined };

export async function startTeam(environment: Record<string, string> = {}, log?: Log, clock?: () => Date): Promise<Team> {
  await using opened = new AsyncDisposableStack();
  const settings = { ...SERVER_MODE, ...environment };
  const server = opened.use(await startServer(settings, undefined, log, clock));
  const people = server.services.people!;
  const first = browser(server.baseUrl);
  const token = await people.setUp.token();
  const made = await first.send('POST', '/set-up', { token, name: 'Ana', email: 'ana@example.com', password: PASSWORD, workspace: 'Acme' });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const owner = Object.assign(first, { id: made.body.user.id as string });
  const workspace = made.body.workspace.id as WorkspaceId;

  let joined = 0;
  const join: Team['join'] = async (role, name = role) => {
    const email = `${name}-${++joined}@example.com`;
    const invited = await owner.send('POST', '/invitations', { email, role });
    const member = browser(server.baseUrl);
    const { body: me } = await member.send<Me>('POST', '/invitations/accept', { token: tokenOf(invited.body.link), name, password: PASSWORD });
    return Object.assign(member, { me, email });
  };
  const member: Team['member'] = async (role, name: string = role, where = workspace) => {
    const id = newId();
    await server.control.query('INSERT INTO users (id, email, name, created_at) VALUES ($1, $2, $3, now())', [id, `${name}-${id}@example.com`, name]);
    await server.control.query('INSERT INTO memberships (workspace_id, user_id, role, created_at) VALUES ($1, $2, $3, now())', [where, id, role]);
    const { cookie } = await people.sessions.begin(id, where, FROM);
    return { id, headers: { cookie: cookie.split(';', 1)[0]! } };
  };
  const call: Team['call'] = (who, method, path, body, headers = {}) => send(server.baseUrl, method, `/api/v1${path}`, body, { ...who?.headers, ...headers });
  const key: Team['key'] = async (of, scopes, more = {}) => {
    const { body, status } = await call(of, 'POST', '/api-keys', { name: 'CI', scopes, ...more });
    if (status !== 201) throw new Error(`no key: ${JSON.stringify(body)}`);
    return { id: body.apiKey.id, key: body.key, headers: { authorization: `Bearer ${body.key}` } };
  };
  const open = opened.move();
  const beside = async () => open.use(await startServer({ ...settings, DATABASE_URL: server.databaseUrl }, undefined, log, clock));
  return Object.assign(server, { owner, workspace, beside, join, member, key, call, [Symbol.asyncDispose]: () => open.disposeAsync() });
}

/** The text after the # of a link. */
export function tokenOf(link: string): string {
  return new URL(link).hash.slice(1);
}

/** A workspace in addition to the first one. */
export async function otherWorkspace({ control }: Pick<Team, 'control'>, name: string): Promise<WorkspaceId> {
  const id = newId() as WorkspaceId;
  await control.query('INSERT INTO workspaces (id, name, created_at) VALUES ($1, $2, now())', [id, name]);
  return id;
}
