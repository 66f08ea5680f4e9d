import { dictionary, isObject, type KnowledgeFault } from '@seedbed/contract';
import { joinKnowledge } from './join-knowledge.ts';

/**
 * Merges the parts of one answer: tables and scenarios of all, and the first one's statements about the schema. Of a table in several parts all statements count; of
 * two that say the same thing otherwise, the later one does, with a fault.
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
      if (!Object.hasOwn(tables, name)) {
        tables[name] = table;
        continue;
      }
      const joined = joinKnowledge([{ tables: { [name]: tables[name] } }, { tables: { [name]: table } }]);
      tables[name] = (joined.knowledge as { tables: Record<string, unknown> }).tables[name];
      for (const { place } of joined.replaced)
        faults.push({ place, message: 'Two parts of the answer say this otherwise; the later one counts.', instead: 'each statement in one part' });
    }
  }
  const { part: _, ...rest } = first;
  return { knowledge: { ...rest, tables, ...(Object.keys(scenarios).length > 0 ? { scenarios } : {}) }, faults };
}

/** Whether a document is an answer of this form, and not a pack. */
export function isKnowledge(given: unknown): boolean {
  return isObject(given) && given['format'] === 2;
}
