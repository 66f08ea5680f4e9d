import { dictionary, qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';

/** Lower case, without marks: `März` → `maerz`, `año` → `ano`. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

const UMLAUTS: Readonly<Record<string, string>> = dictionary({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' });

/** The form of a name for comparisons: lower case, split into words (`unitPrice`), the last one in the singular. */
export function plainWords(text: string): string {
  const words = plainLetters(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !ARTICLES.has(word));
  return [...words.slice(0, -1), ...words.slice(-1).map(singular)].join(' ');
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'all', 'our', 'their', 'its']);

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : word;
}

/** The only table that words name; undefined if there is none or several. */
export function tableOf({ tables }: Blueprint, words: string): BlueprintTable | undefined {
  const wanted = plainWords(words);
  if (wanted === '') return undefined;
  const exact = tables.filter((table) => plainWords(table.name) === wanted || qualifiedName(table.schema, table.name) === words.trim());
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  return onlyOne(tables, (table) => germanStem(plainWords(table.name)) === germanStem(wanted));
}

/** The one table of a parent's children that words name without its own name: `lines` of invoices are `invoice_lines`. */
export function partOf({ tables, relations }: Blueprint, parent: BlueprintTable, words: string): BlueprintTable | undefined {
  const whole = qualifiedName(parent.schema, parent.name);
  const children = new Set(relations.filter(({ to }) => to.table === whole).map(({ from }) => from.table));
  const wanted = plainWords(words);
  return onlyOne(tables, (table) => children.has(qualifiedName(table.schema, table.name)) && wanted !== '' && plainWords(table.name).endsWith(` ${wanted}`));
}

/** `bestellungen` and `bestellung`, `kunden` and `kunde`. */
function germanStem(word: string): string {
  return word.length > 4 ? word.replace(/(?:en|e|n)$/, '') : word;
}

/** The one column of these tables that words name. */
export function columnOf(tables: readonly BlueprintTable[], words: string): Place | undefined {
  const wanted = plainWords(words);
  const places = tables.flatMap((table) => table.columns.map((column) => ({ table, column })));
  const exact = places.filter(({ column }) => plainWords(column.name) === wanted);
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  // `phone numbers` for `phone`, `names` for `full_name`.
  return onlyOne(places, ({ column }) => {
    const name = plainWords(column.name);
    return wanted !== '' && name !== '' && (wanted.startsWith(`${name} `) || name.endsWith(` ${wanted}`));
  });
}

export type Place = { readonly table: BlueprintTable; readonly column: BlueprintColumn };

/** Values that a column may have, where the schema or its generator lists them. */
export function labelsOf({ types }: Blueprint, { type, domain, generator }: BlueprintColumn): readonly string[] {
  const made = generator?.kind === 'values' ? ((generator.parameters?.['values'] ?? []) as readonly unknown[]) : [];
  return (resolveType(type, types).labels ?? domain?.in ?? made).map(String);
}

function onlyOne<T>(all: readonly T[], is: (one: T) => boolean): T | undefined {
  const found = all.filter(is);
  return found.length === 1 ? found[0] : undefined;
}
