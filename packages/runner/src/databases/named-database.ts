import { createHash, randomBytes } from 'node:crypto';
import { Problem } from '@seedbed/contract';
import {
  copyDatabase,
  createTemplate,
  dropMarked,
  findDatabase,
  finishTemplate,
  markedDatabases,
  notOurs,
  requireUnused,
  TEMPLATE_PREFIX,
  touchDatabases,
  UNMARKED_PREFIX,
  type Mark,
} from '@seedbed/postgres/databases';
import type { OpenClient } from '@seedbed/postgres/sql';
import { connectTarget } from '../source/servers/target.ts';

/** Templates that a role keeps on a server: those that were used last. */
export const MAX_TEMPLATES = 5;

export type NamedDatabaseOptions<Report> = {
  readonly name: string;
  /** What decides the rows and the schema. */
  readonly revision: string;
  /** Drops a database of this name of another revision, with its sessions. */
  readonly replace?: boolean;
  readonly signal?: AbortSignal;
  /** Called once where another process loads the same template. */
  readonly onWait?: () => void;
  /** Fills the new template. */
  readonly load: (url: string) => Promise<{ readonly report: Report; readonly rows: number; readonly record?: string }>;
};

export type NamedDatabase<Report> = {
  readonly name: string;
  /** `kept`: it was there already, of this revision. */
  readonly made: 'copied' | 'replaced' | 'kept';
  readonly template: string;
  /** The load of the template; null if it was there. */
  readonly report: Report | null;
  /** Rows that the load of the template sent. */
  readonly rows: number;
  /** The key of the blueprint in the database, as in `Mark`. */
  readonly record?: string;
  /** Of the copy alone. */
  readonly seconds: number;
  /** Templates beyond `MAX_TEMPLATES`. */
  readonly dropped: readonly string[];
};

/**
 * A database of this name with the rows of a revision, on the server of `url`: copied from a template, which the first call loads. Databases
 * without our mark stay as they are. Throws Problem `conflict`.
 */
export async function makeNamedDatabase<Report>(url: string, options: NamedDatabaseOptions<Report>): Promise<NamedDatabase<Report>> {
  const { name, replace = false, signal, onWait = () => {} } = options;
  requireName(name);
  await using client = await connectTarget(url);
  await using _name = await hold(client, name, onWait);
  const { template, found, kept } = await look(client, options);
  if (kept) {
    await touchDatabases(client, name, template);
    return { name, made: 'kept', template, report: null, rows: found!.mark!.rows, seconds: 0, dropped: [] };
  }
  await using _template = await hold(client, template, onWait);
  signal?.throwIfAborted();
  const report = await provideTemplate(client, url, template, options);
  const started = performance.now();
  if (found) {
    await requireUnused(client, template);
    await dropMarked(client, name, { force: replace });
  }
  const unmarked = `${UNMARKED_PREFIX}${randomBytes(8).toString('hex')}`;
  await using _unmarked = await hold(client, unmarked, onWait);
  await copyDatabase(client, template, name, unmarked);
  const seconds = (performance.now() - started) / 1000;
  await touchDatabases(client, template);
  const { rows, record } = (await findDatabase(client, name))!.mark!;
  const dropped = await dropOldTemplates(client);
  return { name, made: found ? 'replaced' : 'copied', template, report, rows, ...(record !== undefined && { record }), seconds, dropped };
}

/** What `makeNamedDatabase` would do, without doing it. Throws what it would throw. */
export async function plannedDatabase(
  url: string,
  options: Pick<NamedDatabaseOptions<never>, 'name' | 'revision' | 'replace'>,
): Promise<Pick<NamedDatabase<never>, 'name' | 'made' | 'template'> & { readonly isLoaded: boolean }> {
  requireName(options.name);
  await using client = await connectTarget(url);
  const { template, found, kept } = await look(client, options);
  const there = await findDatabase(client, template);
  return { name: options.name, made: kept ? 'kept' : found ? 'replaced' : 'copied', template, isLoaded: there?.mark?.kind === 'template' };
}

async function look(client: OpenClient, { name, revision, replace }: Pick<NamedDatabaseOptions<never>, 'name' | 'revision' | 'replace'>) {
  const { rows } = await client.query<{ role: string }>('SELECT current_user::text AS role');
  // What is in a copy belongs to the role that loaded the template.
  const template = `${TEMPLATE_PREFIX}${createHash('sha256').update(JSON.stringify([revision, rows[0]!.role])).digest('hex').slice(0, 16)}`; // prettier-ignore
  const found = await findDatabase(client, name);
  if (found && !found.mark) throw notOurs(name);
  const kept = found?.mark?.template === template;
  if (found && !kept && !replace)
    throw new Problem(
      'conflict',
      `Database ${name} was made of another revision (${found.mark!.template}, now ${template}) and stays as it is. --replace drops it with its rows and sessions, and makes it anew.`,
    );
  return { template, found, kept };
}

/** Loads the template, if it is not there. A failed or killed load leaves none. */
async function provideTemplate<Report>(client: OpenClient, url: string, template: string, { load }: NamedDatabaseOptions<Report>): Promise<Report | null> {
  const found = await findDatabase(client, template);
  if (found?.mark?.kind === 'template') return null;
  // The lock is ours: whoever began to load it is gone.
  if (found) await dropMarked(client, template, { force: true });
  await createTemplate(client, template);
  try {
    const { report, ...loaded } = await load(addressOfDatabase(url, template));
    await finishTemplate(client, template, loaded);
    return report;
  } catch (error) {
    await dropMarked(client, template, { force: true });
    throw error;
  }
}

/** Templates that another process uses now are left for the next time. */
async function dropOldTemplates(client: OpenClient): Promise<string[]> {
  const templates = (await markedDatabases(client)).filter(({ mark, isOwned }) => mark.kind !== 'copy' && isOwned);
  const dropped: string[] = [];
  for (const { name } of templates.slice(MAX_TEMPLATES)) {
    const { rows } = await client.query<{ ours: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS ours`, [name]);
    if (!rows[0]!.ours) continue;
    try {
      await dropMarked(client, name);
      dropped.push(name);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    } finally {
      await client.query(`SELECT pg_advisory_unlock(${LOCK})`, [name]);
    }
  }
  return dropped;
}

export type OwnDatabase = {
  readonly name: string;
  readonly kind: Mark['kind'];
  readonly template: string;
  readonly owner: string;
  readonly rows: number;
  readonly madeAt: string;
  readonly usedAt: string;
  readonly unusedSeconds: number;
  /** Null if the role may not see it. */
  readonly bytes: number | null;
  readonly sessions: number;
  /** Whether this role may drop it. */
  readonly isOwned: boolean;
  /** The key of its blueprint in the database. */
  readonly record?: string;
};

/** All databases of the server that Seedbed made. */
export async function ownDatabases(url: string): Promise<OwnDatabase[]> {
  await using client = await connectTarget(url);
  return (await markedDatabases(client)).map(({ mark, oid: _, ...rest }) => ({ ...rest, ...mark }));
}

/** The database of the address, if Seedbed made it by name. */
export async function ownDatabaseAt(url: string): Promise<OwnDatabase | null> {
  await using client = await connectTarget(url);
  const { rows } = await client.query<{ name: string }>('SELECT current_database()::text AS name');
  const found = (await findDatabase(client, rows[0]!.name))!;
  const { mark, oid: _, ...rest } = found;
  return mark && { ...rest, ...mark, unusedSeconds: rest.unusedSeconds ?? 0 };
}

export type DropOptions = {
  readonly names?: readonly string[];
  /** All that no load asked for in this time. */
  readonly olderThanSeconds?: number;
  readonly force?: boolean;
  readonly dry?: boolean;
};

export type DropReport = {
  readonly dropped: readonly OwnDatabase[];
  /** Names without a database. */
  readonly absent: readonly string[];
  /** Databases that stay, each with a sentence that says why. */
  readonly stayed: readonly { readonly name: string; readonly why: string }[];
};

/** Drops databases that Seedbed made, and no other. One that stays does not stop the rest. */
export async function dropOwnDatabases(url: string, { names, olderThanSeconds, force, dry }: DropOptions): Promise<DropReport> {
  await using client = await connectTarget(url);
  const ours = (await markedDatabases(client)).map(({ mark, oid: _, ...rest }): OwnDatabase => ({ ...rest, ...mark }));
  const chosen = ours.filter(({ name, isOwned, unusedSeconds }) => (names ? names.includes(name) : isOwned && unusedSeconds > olderThanSeconds!));
  const dropped: OwnDatabase[] = [];
  const absent: string[] = [];
  const stayed: { name: string; why: string }[] = [];
  for (const name of names?.filter((each) => !ours.some((one) => one.name === each)) ?? []) {
    if (await findDatabase(client, name)) stayed.push({ name, why: notOurs(name).message.replace(/ Choose another name\.$/, '') });
    else absent.push(name);
  }
  for (const one of chosen) {
    try {
      if (!dry) await dropMarked(client, one.name, { force });
      dropped.push(one);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      stayed.push({ name: one.name, why: error.message });
    }
  }
  return { dropped, absent, stayed };
}

const LOCK = `hashtextextended('seedbed database ' || $1, 0)`;

/** Two processes that make the same database take turns. */
async function hold(client: OpenClient, name: string, onWait: () => void): Promise<AsyncDisposable> {
  const { rows } = await client.query<{ ours: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS ours`, [name]);
  if (!rows[0]!.ours) {
    onWait();
    await client.query(`SELECT pg_advisory_lock(${LOCK})`, [name]);
  }
  return { [Symbol.asyncDispose]: async () => void (await client.query(`SELECT pg_advisory_unlock(${LOCK})`, [name]).catch(() => {})) };
}

/** Postgres cuts longer names without an error. */
const MAX_NAME_BYTES = 63;

function requireName(name: string): void {
  const wrong =
    name.trim() === ''
      ? 'is empty'
      : Buffer.byteLength(name) > MAX_NAME_BYTES
        ? `has more than ${MAX_NAME_BYTES} bytes`
        : // oxlint-disable-next-line no-control-regex -- these are what a terminal obeys
          /[\u0000-\u001f\u007f]/.test(name)
          ? 'has control characters'
          : name.startsWith(TEMPLATE_PREFIX)
            ? `begins with ${TEMPLATE_PREFIX}, as templates do`
            : undefined;
  if (wrong !== undefined) throw new Problem('invalid-request', `The name of the database ${wrong}. Choose another one, such as pr-123.`);
}

/** The address of another database of the same server. */
export function addressOfDatabase(url: string, name: string): string {
  return url.replace(/^([a-z]+:\/\/[^/?#]*)(?:\/[^?#]*)?/i, (_, server: string) => `${server}/${encodeURIComponent(name)}`);
}
