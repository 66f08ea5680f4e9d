import { quotedText } from '@seedbed/contract';
import type { MysqlColumn } from '../read/schema.ts';
import { isWord } from '../read/tokens.ts';

/** The default, if it is a value of that type; otherwise none, because a default is little evidence about real rows. */
export function defaultOf({ default: written }: MysqlColumn, type: string): string | undefined {
  const tokens = written?.length === 1 && written[0]!.kind === 'group' ? written[0]!.items : (written ?? []);
  const [first, second] = tokens;
  if (!first || isWord(first, 'NULL')) return undefined;
  if (isWord(first, 'CURRENT_TIMESTAMP', 'NOW', 'LOCALTIME', 'LOCALTIMESTAMP', 'CURDATE', 'CURRENT_DATE', 'UTC_TIMESTAMP'))
    return /^(timestamp|date|time)/.test(type) ? 'CURRENT_TIMESTAMP' : undefined;
  const text = first.kind === 'sign' ? `${first.source}${second?.value ?? ''}` : isWord(first, 'TRUE') ? '1' : isWord(first, 'FALSE') ? '0' : first.value;
  if (first.kind === 'group' || (first.kind === 'word' && !/^(TRUE|FALSE)$/.test(first.value))) return undefined;
  if (type === 'boolean') return text === '1' ? 'true' : text === '0' ? 'false' : undefined;
  if (/^(smallint|integer|bigint)/.test(type)) return /^[-+]?\d+$/.test(text) ? text : undefined;
  if (/^(real|double precision|numeric)/.test(type)) return /^[-+]?\d+(\.\d*)?$/.test(text) ? text : undefined;
  if (/^(text|varchar|char)/.test(type)) return text.includes('\0') ? undefined : quotedText(text);
  return undefined;
}
