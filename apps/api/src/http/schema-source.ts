import { LIMITS, Problem } from '@seedbed/contract';

/** The one given member among several alternatives of a body. Throws Problem `invalid-request` for several, and for none unless `optional`. */
export function oneOf<T extends object, K extends keyof T & string>(body: T, names: readonly K[], optional = false): K | undefined {
  const given = names.filter((name) => body[name] !== undefined);
  if (given.length > 1) throw fault(given, `give only one of ${given.join(' and ')}`);
  if ('path' in body && body.path !== undefined && given[0] !== 'files') throw fault(['path'], 'path names one of files, and there are none');
  if (given.length === 0 && !optional) throw fault([''], `give one of ${names.join(', ')}`);
  return given[0];
}

function fault(names: readonly string[], message: string): Problem {
  return new Problem('invalid-request', `The body does not fit: ${message}.`, { errors: names.map((name) => ({ pointer: name && `/${name}`, message })) });
}

/** Rejects DDL over the limit in bytes, and characters that Postgres' text cannot contain. */
export function checkDdl(ddl: string): string {
  const bytes = Buffer.byteLength(ddl);
  if (bytes > LIMITS.ddlBytes) {
    throw new Problem(
      'too-large',
      `The DDL has ${bytes} bytes; ${LIMITS.ddlBytes} (16 MiB) is the maximum. Leave out data: pg_dump --schema-only writes the schema alone.`,
      { facts: { bytes, limit: LIMITS.ddlBytes } },
    );
  }
  const nul = ddl.indexOf('\0');
  if (nul >= 0)
    throw new Problem('invalid-ddl', 'The DDL contains a NUL character, which SQL does not allow. Is it a text file?', {
      facts: { line: ddl.slice(0, nul).split('\n').length },
    });
  return ddl;
}
