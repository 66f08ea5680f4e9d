import type { Role, Scope } from '@seedbed/contract';
import type { WorkspaceId } from '../../src/db/columns.ts';
import { newId } from '../../src/db/uuid.ts';
import { openTargetServer, type Target } from '@seedbed/testing';
import type { Log } from '../../src/log/open-log.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { send, type Answer } from './send.ts';

/** A caller: headers with credentials. */
export type Person = { readonly id: string; readonly headers: Readonly<Record<string, string>> };

/** A server with a login, its first owner, and ways to have more people and keys. */
export type Team = AsyncDisposable & {
  readonly server: RunningServer;
  /** Our own tables. */
  readonly control: Target['client'];
  /** Another server of the same tables. */
  beside(): Promise<RunningServer>;
  readonly owner: Person;
  /** The first owner's. */
  readonly workspace: WorkspaceId;
  call<T = any>(who: Person | undefined, method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  /** Another member, signed in. Without a workspace in that of the first owner. */
  member(role: Role, name?: string, workspace?: WorkspaceId): Promise<Person>;
  key(of: Person, scopes: readonly Scope[], more?: { name?: string; expiresAt?: string }): Promise<Person & { readonly key: string }>;
};

const FROM = { address: '192.0.2.1', agent: 'a test', url: '/', cookies: undefined };

export async function startTeam(environment: Record<string, string> = {}, log?: Log, clock?: () => Date): Promise<Team> {
  await using opened = new AsyncDisposableStack();
  const targets = opened.use(await openTargetServer());
  const control = await targets.freshTarget();
  opened.defer(() => control.client.end());
  const settings = { SEEDBED_PUBLIC_URL: 'https://seedbed.example', DATABASE_URL: control.url, ...environment };
  const server = opened.use(await startServer(settings, undefined, log, clock));
  const beside = async () => open.use(await startServer(settings, undefined, log, clock));
  const people = server.services.people!;
  const call: Team['call'] = (who, method, path, body, headers = {}) => send(server.baseUrl, method, `/api/v1${path}`, body, { ...who?.headers, ...headers });
  const token = await people.setUp.token();
  const claimed = await call(undefined, 'POST', '/set-up', { token, name: 'Olga', email: 'olga@example.com', password: 'a long password', workspace: 'Acme' });
  const first = claimed.body.workspace.id as WorkspaceId;
  const owner = { id: claimed.body.user.id as string, headers: cookieOf(claimed.headers.get('set-cookie')!) };

  const member: Team['member'] = async (role, name: string = role, workspace = first) => {
    const id = newId();
    await control.client.query('INSERT INTO users (id, email, name, created_at) VALUES ($1, $2, $3, now())', [id, `${name}-${id}@example.com`, name]);
    await control.client.query('INSERT INTO memberships (workspace_id, user_id, role, created_at) VALUES ($1, $2, $3, now())', [workspace, id, role]);
    return { id, headers: cookieOf((await people.sessions.begin(id, workspace, FROM)).cookie) };
  };
  const key: Team['key'] = async (of, scopes, more = {}) => {
    const { body, status } = await call(of, 'POST', '/api-keys', { name: 'CI', scopes, ...more });
    if (status !== 201) throw new Error(`no key: ${JSON.stringify(body)}`);
    return { id: body.apiKey.id, key: body.key, headers: { authorization: `Bearer ${body.key}` } };
  };
  const open = opened.move();
  return { server, control: control.client, beside, owner, workspace: first, call, member, key, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

/** A workspace in addition to the first one. */
export async function otherWorkspace({ control }: Pick<Team, 'control'>, name: string): Promise<WorkspaceId> {
  const id = newId() as WorkspaceId;
  await control.query('INSERT INTO workspaces (id, name, created_at) VALUES ($1, $2, now())', [id, name]);
  return id;
}

function cookieOf(setCookie: string): Record<string, string> {
  return { cookie: setCookie.split(';', 1)[0]! };
}
