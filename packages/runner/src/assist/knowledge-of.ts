import type { KnowledgeFault } from '@seedbed/contract';
import { isKnowledge, mergeKnowledge } from '@seedbed/realism/answer';
import { AssistError } from './assist-error.ts';
import { jsonOf } from './json-of.ts';

/**
 * The knowledge in texts, from one answer in one or several parts; null if the first is something else, such as a pack.
 * Throws AssistError for invalid JSON.
 */
export function knowledgeOf(texts: readonly string[]): { readonly knowledge: unknown; readonly faults: readonly KnowledgeFault[] } | null {
  const parts = texts.map((text): unknown => {
    const json = jsonOf(text);
    if (json === undefined) throw new AssistError(`The answer is no JSON document; it begins ${JSON.stringify(text.trim().slice(0, 80))}.`);
    try {
      return JSON.parse(json);
    } catch (error) {
      throw new AssistError(`The answer is no JSON: ${(error as Error).message}.`);
    }
  });
  return isKnowledge(parts[0]) ? mergeKnowledge(parts) : null;
}
