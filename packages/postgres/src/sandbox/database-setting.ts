import { quoteIdent, quoteLiteral } from '../sql/quote.ts';
import type { Verdict } from './statement.ts';

/** Built from the parsed parts, never copied from the script, because it may run as the superuser. */
export function databaseSettingSql(database: string, verdict: DatabaseSetting): string {
  return `ALTER DATABASE ${quoteIdent(database)} ${sessionSettingSql(verdict)}`;
}

/** The same for this session only. */
export function sessionSettingSql({ setting, values }: DatabaseSetting): string {
  return `SET ${setting.split('.').map(quoteIdent).join('.')} TO ${values.map(quoteLiteral).join(', ')}`;
}

type DatabaseSetting = Extract<Verdict, { do: 'database-setting' }>;

/** Privileges on custom settings (`app.tenant`) cannot be granted, so only a superuser may set them for a database. */
export const isCustomSetting = (setting: string): boolean => setting.includes('.');
