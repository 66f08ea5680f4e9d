import type { DatabaseError } from 'pg';

/** Why a failed statement may be omitted. */
export function excuse(error: DatabaseError, sql: string, extensionMissing: boolean): string | undefined {
  if (error.code === '42704' && /^role ".*" does not exist$/.test(error.message)) return `left out, for the ${error.message}`;
  // Only inside a block, since a separate statement is omitted before it runs. A block that also uses SUPERUSER is an
  // error.
  if (error.code === '42501' && error.message === 'permission denied to create role' && !/\bsuperuser\b/i.test(sql))
    return 'blocks that make roles are left out: everything belongs to one role here';
  // Only in a block: a separate statement runs earlier, or is reported as missing. If the block does anything else,
  // that would be lost too.
  if (onlyMakesExtensions(sql) && /^extension ".*" is not available$/.test(error.message))
    return `blocks that make an extension are left out: ${error.message}`;
  if (extensionMissing && (UNDEFINED.has(error.code!) || error.message.startsWith('unrecognized parameter')))
    return `left out, because what it needs is not installed or was left out: ${error.message}`;
  return undefined;
}

/** Whether a block has CREATE EXTENSION and no other statement that creates, changes or runs something. */
function onlyMakesExtensions(sql: string): boolean {
  const rest = sql.replace(/\bCREATE\s+EXTENSION\b[^;]*;/gi, '');
  return rest !== sql && !/\b(?:CREATE|ALTER|DROP|EXECUTE|PERFORM|INSERT|UPDATE|DELETE|GRANT|REVOKE|CALL|COPY|SET)\b/i.test(rest);
}

/**
 * Undefined type or operator class, function or operator, table, column, schema; a stub has a different type than the
 * original.
 */
const UNDEFINED: ReadonlySet<string> = new Set(['42704', '42883', '42P01', '42703', '3F000', '42P13', '42804']);
