import { readReference } from './read-reference.ts';
import { readType } from './read-type.ts';
import type { Check, ForeignKey, MysqlColumn } from './schema.ts';
import { isWord, nameOf, type Token } from './tokens.ts';

/** A column as written, with the keys and checks of its table that its definition declares. */
export type ReadColumn = {
  readonly column: MysqlColumn;
  readonly isPrimary: boolean;
  readonly isUnique: boolean;
  readonly checks: readonly Check[];
  readonly references: readonly ForeignKey[];
  /** For ALTER TABLE: FIRST, or after which column. */
  readonly after?: string | true | undefined;
};

/** Reads `name type attributes`; passes over unknown attributes. */
export function readColumn(tokens: readonly Token[]): ReadColumn {
  const name = nameOf(tokens[0]!);
  const rest = tokens.slice(1);
  const { type: declared, next } = readType(rest);
  let type = declared;
  const isSerial = isWord(rest[0], 'SERIAL');
  let [notNull, countsItself, isPrimary, isUnique] = [isSerial, isSerial, false, isSerial];
  let [value, generated, comment, after]: [readonly Token[] | undefined, readonly Token[] | undefined, string | undefined, string | true | undefined] = [
    undefined,
    undefined,
    undefined,
    undefined,
  ];
  const checks: Check[] = [];
  const references: ForeignKey[] = [];
  for (let at = next; at < rest.length; at++) {
    const [token, following] = [rest[at]!, rest[at + 1]];
    if (isWord(token, 'NOT') && isWord(following, 'NULL')) {
      notNull = true;
      at++;
    } else if (isWord(token, 'DEFAULT')) {
      const end = endOfDefault(rest, at + 1);
      value = rest.slice(at + 1, end);
      at = end - 1;
    } else if (isWord(token, 'ON') && isWord(following, 'UPDATE')) at += rest[at + 3]?.kind === 'group' ? 3 : 2;
    else if (isWord(token, 'AUTO_INCREMENT')) [countsItself, notNull] = [true, true];
    else if (isWord(token, 'PRIMARY')) [isPrimary, notNull] = [true, true];
    else if (isWord(token, 'UNIQUE')) {
      isUnique = true;
      if (isWord(following, 'KEY')) at++;
    } else if (isWord(token, 'KEY')) [isPrimary, notNull] = [true, true];
    else if (isWord(token, 'COMMENT') && following) comment = rest[++at]!.value;
    else if (isWord(token, 'COLLATE') && following) type = { ...type, collation: nameOf(rest[++at]!).toLowerCase() };
    else if (isWord(token, 'CHARSET') && following) type = { ...type, charset: nameOf(rest[++at]!).toLowerCase() };
    else if (isWord(token, 'CHARACTER') && isWord(following, 'SET')) type = { ...type, charset: nameOf(rest[(at += 2)]!).toLowerCase() };
    else if (isWord(token, 'SRID', 'REF_SYSTEM_ID')) type = { ...type, srid: Number(rest.slice(at + 1).find(({ kind }) => kind === 'number')?.value ?? 0) };
    else if (isWord(token, 'AS') && following?.kind === 'group') generated = rest[++at]!.items;
    else if (isWord(token, 'CHECK') && following?.kind === 'group') {
      at++;
      if (!isNotEnforced(rest, at + 1)) checks.push({ ...nameBefore(rest, at - 1), expression: following.items, source: following.source });
    } else if (isWord(token, 'REFERENCES')) {
      const found = readReference(rest, at);
      if (found) references.push({ columns: [name], ...found.reference });
      at = (found?.next ?? at + 1) - 1;
    } else if (isWord(token, 'FIRST')) after = true;
    else if (isWord(token, 'AFTER') && following) after = nameOf(rest[++at]!);
  }
  return { column: { name, type, notNull, default: value, generated, countsItself, comment }, isPrimary, isUnique, checks, references, after };
}

/** A default is one token, with a sign before it or parentheses behind it. */
function endOfDefault(tokens: readonly Token[], from: number): number {
  const signed = tokens[from]?.kind === 'sign' ? from + 1 : from;
  return tokens[signed + 1]?.kind === 'group' && tokens[signed]?.kind === 'word' ? signed + 2 : signed + 1;
}

/** `NOT ENFORCED` after a CHECK. */
export function isNotEnforced(tokens: readonly Token[], at: number): boolean {
  return isWord(tokens[at], 'NOT') && isWord(tokens[at + 1], 'ENFORCED');
}

function nameBefore(tokens: readonly Token[], at: number): { readonly name?: string } {
  return isWord(tokens[at - 2], 'CONSTRAINT') ? { name: nameOf(tokens[at - 1]!) } : {};
}
