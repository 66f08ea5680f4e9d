import { LIMITS, Problem } from '@seedbed/contract';

/**
 * Normalizes a path below a folder: with `/`, without a leading `./`. Throws Problem `invalid-request` for one that leads out of the folder
 * or is not a path; `pointer` is its place in the request.
 */
export function checkedPath(path: string, pointer: string): string {
  const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/+)+/, '');
  const why = whyNot(plain);
  if (why === undefined) return plain;
  const shown = JSON.stringify(path.length > SHOWN ? `${path.slice(0, SHOWN)}…` : path);
  throw new Problem('invalid-request', `The path ${shown} ${why}. Send paths below the folder, as migrations/001_users.sql.`, {
    errors: [{ pointer, message: why }],
    facts: { phase: 'schema' },
  });
}

const SHOWN = 200;

function whyNot(path: string): string | undefined {
  if (path === '' || path.split('/').some((part) => part === '')) return path.startsWith('/') ? 'begins at the root of a disk' : 'has an empty part';
  if (/^[a-z]:/i.test(path)) return 'names a drive';
  if (path.split('/').some((part) => part === '..' || part === '.')) return 'leads out of the folder';
  if (/\p{Cc}/u.test(path)) return 'holds a control character';
  return path.length > LIMITS.schemaFiles.pathCharacters ? `has more than ${LIMITS.schemaFiles.pathCharacters} characters` : undefined;
}
