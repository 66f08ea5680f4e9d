import { dictionary } from '@seedbed/contract';
import { PACK_LIMITS, type Attribute, type Concept, type Example } from '../pack.ts';
import { readColumn, type Column } from './read-column.ts';
import { wordsOf } from './words-of.ts';

/** A concept built from rows, the words that indicate it, and the skipped columns, for people. */
export type CsvConcept = { readonly concept: Concept; readonly cues: readonly string[]; readonly left: readonly string[] };

/**
 * Builds a concept from a header and rows of text. The values decide the kinds; the most varied rows become examples. Skips keys, creation
 * times, and personal data: Seedbed generates these itself, and real people's data do not belong in a pack.
 */
export function conceptFromRows(header: readonly string[], rows: readonly (readonly string[])[], name: string, table?: string): CsvConcept {
  const left: string[] = [];
  const columns: (Column & { readonly at: number })[] = [];
  const taken = new Set<string>();
  for (const [at, title] of header.entries()) {
    const column = readColumn(
      title,
      rows.map((row) => (row[at] ?? '').trim()),
    );
    if (typeof column === 'string') left.push(`${title}: ${column}`);
    else if (columns.length >= PACK_LIMITS.attributes.most) left.push(`${title}: there are ${PACK_LIMITS.attributes.most} attributes already`);
    else if (taken.has(column.name)) left.push(`${title}: another column is called so`);
    else columns.push({ ...column, at });
    if (typeof column !== 'string') taken.add(column.name);
  }
  const naming = columns.find(({ attribute, unique }) => attribute.kind === 'text' && unique);
  const attributes = dictionary<Attribute>();
  for (const column of columns) attributes[column.name] = column === naming ? { ...column.attribute, identifying: true } : column.attribute;
  const tables = spellingsOf(name, table);
  return {
    concept: { concept: name, tables, attributes, rows: examplesOf(columns, rows) },
    cues: [...new Set([...tables, ...columns.flatMap(({ attribute }) => attribute.names)].flatMap((words) => words.split(/[ ']/)))]
      .filter((word) => word.length > 2 && !/^\p{N}+$/u.test(word))
      .slice(0, PACK_LIMITS.cues.most),
    left,
  };
}

/** Complete rows, taken evenly from all, each once. */
function examplesOf(columns: readonly (Column & { readonly at: number })[], rows: readonly (readonly string[])[]): Example[] {
  const readable = columns.filter((column) => column.read !== undefined);
  const found = new Map<string, Example>();
  for (const row of rows) {
    const members = readable.flatMap(({ name, read, at }): [string, Example[string]][] => {
      const value = read!((row[at] ?? '').trim());
      return value === undefined ? [] : [[name, value]];
    });
    if (members.length > 0) found.set(JSON.stringify(members), Object.fromEntries(members));
  }
  const all = [...found.values()];
  const { most } = PACK_LIMITS.rows;
  return all.length <= most ? all : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]!);
}

/** Names that tables of it have. */
function spellingsOf(name: string, table: string | undefined): string[] {
  const words = wordsOf(name);
  return [...new Set([words.join(' '), ...(table ? [wordsOf(table).join(' ')] : [])])].filter((spelling) => spelling !== '');
}
