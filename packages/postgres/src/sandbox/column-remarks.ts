import type { CatalogTable } from '@seedbed/contract';
import type { Script } from './script.ts';
import type { ScriptStatement } from './statement.ts';

/**
 * Uses a script's remark after a column (`status text, -- pending, paid, failed`) as its comment if there is no COMMENT
 * ON, because people often list the possible values there. A remark on its own line may concern several columns and is
 * ignored.
 */
export function withRemarks(tables: readonly CatalogTable[], script: Script, statements: readonly ScriptStatement[]): CatalogTable[] {
  const remarks = new Map<string, Map<string, string>>();
  for (const statement of statements) {
    if (statement.kind !== 'CreateStmt') continue;
    const text = script.text(statement);
    const found = /--|\/\*/.test(text) ? readRemarks(text) : null;
    if (found) remarks.set(found.table, found.columns);
  }
  if (remarks.size === 0) return [...tables];
  return tables.map((table) => {
    const own = remarks.get(table.name);
    if (!own) return table;
    return { ...table, columns: table.columns.map((column) => addRemark(column, own.get(column.name))) };
  });
}

function addRemark(column: CatalogTable['columns'][number], remark: string | undefined): CatalogTable['columns'][number] {
  return remark === undefined || column.comment !== undefined ? column : { ...column, comment: remark };
}

const NAME = String.raw`(?:"((?:[^"]|"")+)"|([\p{L}_][\p{L}\p{N}_$]*))`;
const HEAD = new RegExp(String.raw`^\s*create\s[^(]*?\btable\s+(?:if\s+not\s+exists\s+)?(?:${NAME}\s*\.\s*)?${NAME}\s*\(`, 'iu');
const FIRST = new RegExp(String.raw`^${NAME}`, 'u');

/** Skipped as a whole: quoted names and texts, dollar-quoted bodies. */
const WHOLE = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$/y;
/** After a column both kinds are treated the same; a comment of several lines is not a remark on one column. */
const REMARK = /--([^\n]*)|\/\*([^]*?)\*\//y;
const NO_COLUMN = /^(?:constraint|primary|foreign|unique|check|exclude|like)$/;
const LONGEST = 300;

/** The remarks of one CREATE TABLE by column. */
export function readRemarks(statement: string): { readonly table: string; readonly columns: Map<string, string> } | null {
  const text = statement.replace(/^(?:\s|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/, '');
  const head = HEAD.exec(text);
  if (!head) return null;
  const columns = new Map<string, string>();
  /** Columns with only a block comment so far: a comment at the end of the line takes precedence. */
  const between = new Set<string>();
  let [depth, isNew, column] = [1, true, undefined as string | undefined];
  for (let at = head[0].length; at < text.length && depth > 0;) {
    REMARK.lastIndex = WHOLE.lastIndex = at;
    const remark = REMARK.exec(text);
    if (remark) {
      const whole = remark[1] ?? remark[2]!;
      const cleaned = whole.replace(/^[-*\s]+|[-*\s]+$/g, '').slice(0, LONGEST);
      const isLine = remark[1] !== undefined;
      if (column !== undefined && cleaned !== '' && !whole.includes('\n') && (!columns.has(column) || (isLine && between.has(column))))
        columns.set(column, cleaned);
      if (column !== undefined) between[isLine ? 'delete' : 'add'](column);
      at = REMARK.lastIndex;
      continue;
    }
    const letter = text[at]!;
    // Remarks end with their line: a comment on a line of its own is about the next columns.
    if (letter === '\n') column = undefined;
    else if (isNew && /\S/.test(letter)) {
      const first = FIRST.exec(text.slice(at, at + 130));
      const name = first?.[1]?.replaceAll('""', '"') ?? first?.[2]?.toLowerCase();
      column = first?.[1] === undefined && NO_COLUMN.test(name ?? '') ? undefined : name;
      isNew = false;
    }
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    else if (letter === ',' && depth === 1) isNew = true;
    const whole = WHOLE.exec(text);
    at = whole ? WHOLE.lastIndex : at + 1;
  }
  return { table: unfold(head[3], head[4]), columns };
}

function unfold(quoted: string | undefined, plain: string | undefined): string {
  return quoted?.replaceAll('""', '"') ?? plain!.toLowerCase();
}
