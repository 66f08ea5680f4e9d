import { readFile } from 'node:fs/promises';
import { Problem } from '@seedbed/contract';

/** The user that the server runs as, if it is not the current one. */
export type ServerUser = { readonly name: string; readonly uid: number; readonly gid: number };

const CANDIDATES = ['postgres', 'nobody'];

/**
 * Postgres refuses to run as root, so root needs an existing unprivileged user; everyone else runs it as themselves.
 */
export async function findServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = parsePasswd(await readFile('/etc/passwd', 'utf8'));
  for (const name of CANDIDATES) {
    const user = users.find((each) => each.name === name);
    if (user) return user;
  }
  throw new Problem('internal', `Postgres does not run as root, and neither of the users ${CANDIDATES.join(', ')} exists. Start Seedbed as an ordinary user.`);
}

/** Lines of `name:password:uid:gid:…`. */
export function parsePasswd(text: string): ServerUser[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid && Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
