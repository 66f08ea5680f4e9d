import { qualifiedName, type Catalog, type CatalogTable } from '@seedbed/contract';

/**
 * By table, the tables named in the code that an INSERT runs: its triggers and rules, and the functions that these call. Searches for names
 * as words, so it may find too many, but never too few, except for names built at run time.
 */
export function tablesInCode(catalog: Catalog): ReadonlyMap<string, readonly string[]> {
  const functions = Object.entries(catalog.functions).map(([signature, { name, body }]) => ({ signature, name: bareName(name), words: wordsOf(body) }));
  const tables = catalog.tables.map((table) => ({ name: qualifiedName(table.schema, table.name), bare: table.name.toLowerCase() }));
  const found = new Map<string, readonly string[]>();
  for (const table of catalog.tables) {
    const words = reached(table, functions);
    if (words.size > 0)
      found.set(
        qualifiedName(table.schema, table.name),
        tables.filter(({ bare }) => words.has(bare) || /[^a-z0-9_]/.test(bare)).map(({ name }) => name),
      );
  }
  return found;
}

type Code = { readonly signature: string; readonly name: string; readonly words: ReadonlySet<string> };

/** All words of the code that the table reaches. */
function reached(table: CatalogTable, functions: readonly Code[]): Set<string> {
  const words = new Set(table.rules.flatMap((rule) => [...wordsOf(rule.definition)]));
  const taken = new Set<Code>();
  const take = (code: Code): void => {
    taken.add(code);
    for (const word of code.words) words.add(word);
  };
  for (const code of functions) if (table.triggers.some((trigger) => trigger.function === code.signature)) take(code);
  for (let before = -1; before !== taken.size;) {
    before = taken.size;
    for (const code of functions) if (!taken.has(code) && words.has(code.name)) take(code);
  }
  return words;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().split(/[^a-z0-9_]+/));
}

function bareName(qualified: string): string {
  return qualified.split('.').at(-1)!.replaceAll('"', '').toLowerCase();
}
