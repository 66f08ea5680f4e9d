import { quoteIdent, quoteLiteral } from '../sql/quote.ts';
import type { Verdict } from './statement.ts';

/** Built from the parsed parts, never cut out of the script: it may run as the superuser. */
export function databaseSettingSql(database: string, verdict: Extract<Verdict, { do: 'database-setting' }>): string {
  return `ALTER DATABASE ${quoteIdent(database)} SET ${verdict.setting.split('.').map(quoteIdent).join('.')} TO ${verdict.values.map(quoteLiteral).join(', ')}`;
}

/** Settings of the application (`app.tenant`) are nobody's to grant, so only a superuser may set them for a database. */
export const isCustomSetting = (setting: string): boolean => setting.includes('.');
