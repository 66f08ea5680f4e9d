import { dictionary, isObject, type KnowledgeFault } from '@seedbed/contract';
import { pointer } from './work.ts';

/**
 * Merges the parts of one answer: tables and scenarios of all, and the first one's statements about the schema. For a repeated table the
 * later one's members count.
 */
export function mergeKnowledge(parts: readonly unknown[]): { readonly knowledge: unknown; readonly faults: readonly KnowledgeFault[] } {
  const faults: KnowledgeFault[] = [];
  if (parts.length < 2) return { knowledge: parts[0], faults };
  const tables = dictionary<unknown>();
  const scenarios = dictionary<unknown>();
  let first = dictionary<unknown>();
  for (const part of parts) {
    if (!isObject(part) || !isObject(part['tables'])) {
      faults.push({ place: '/tables', message: 'A part of the answer has no tables.', instead: '{ "format": 2, "tables": { … } }' });
      continue;
    }
    first = { ...part, ...first };
    if (isObject(part['scenarios'])) Object.assign(scenarios, part['scenarios']);
    for (const [name, table] of Object.entries(part['tables'])) {
      if (Object.hasOwn(tables, name) && JSON.stringify(tables[name]) !== JSON.stringify(table))
        faults.push({ place: pointer('tables', name), message: `Two parts speak of ${name}; the later one counts.`, instead: 'each table in one part' });
      tables[name] = table;
    }
  }
  const { part: _, ...rest } = first;
  return { knowledge: { ...rest, tables, ...(Object.keys(scenarios).length > 0 ? { scenarios } : {}) }, faults };
}

/** Whether a document is an answer of this form, and not a pack. */
export function isKnowledge(given: unknown): boolean {
  return isObject(given) && given['format'] === 2;
}
