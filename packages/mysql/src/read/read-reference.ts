import type { ForeignKey } from './schema.ts';
import { isWord, nameOf, type Token } from './tokens.ts';

type Reference = Pick<ForeignKey, 'table' | 'referenced' | 'onDelete' | 'onUpdate'>;

/** Reads `REFERENCES table (columns) ON DELETE …` from its first word on. */
export function readReference(tokens: readonly Token[], from: number): { readonly reference: Reference; readonly next: number } | undefined {
  const name = readName(tokens, from + 1);
  if (!name) return undefined;
  let at = name.next;
  const referenced = tokens[at]?.kind === 'group' ? columnsOf(tokens[at++]!) : [];
  let reference: Reference = { table: name.name, referenced };
  for (; at < tokens.length; at++) {
    if (isWord(tokens[at], 'MATCH')) at++;
    else if (isWord(tokens[at], 'ON') && isWord(tokens[at + 1], 'DELETE', 'UPDATE')) {
      const isTwo = isWord(tokens[at + 2], 'SET', 'NO');
      const action = isTwo ? `${tokens[at + 2]!.value} ${tokens[at + 3]?.value ?? ''}` : (tokens[at + 2]?.value ?? '');
      reference = { ...reference, [tokens[at + 1]!.value === 'DELETE' ? 'onDelete' : 'onUpdate']: action };
      at += isTwo ? 3 : 2;
    } else break;
  }
  return { reference, next: at };
}

/** Reads a table name, using only its last part: `db`.`table`. */
export function readName(tokens: readonly Token[], from: number): { readonly name: string; readonly next: number } | undefined {
  const token = tokens[from];
  if (!token || (token.kind !== 'word' && token.kind !== 'name' && token.kind !== 'text')) return undefined;
  if (tokens[from + 1]?.source === '.' && tokens[from + 2]) return readName(tokens, from + 2);
  return { name: nameOf(token), next: from + 1 };
}

/** The column names in parentheses, without lengths and sort orders. */
function columnsOf(group: Token): string[] {
  return group.items
    .filter(({ kind }) => kind === 'word' || kind === 'name' || kind === 'text')
    .map(nameOf)
    .filter((name) => !/^(asc|desc)$/i.test(name));
}
