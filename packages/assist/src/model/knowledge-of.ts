import type { KnowledgeFault } from '@seedbed/contract';
import { isKnowledge, mergeKnowledge } from '@seedbed/meaning/answer';
import { documentOf } from './json-of.ts';

/**
 * The knowledge in texts, from one answer in one or several parts; null if the first is something else, such as a pack.
 * Throws AssistError for an answer without a document that can be read.
 */
export function knowledgeOf(texts: readonly string[]): { readonly knowledge: unknown; readonly faults: readonly KnowledgeFault[] } | null {
  const parts = texts.map(documentOf);
  return isKnowledge(parts[0]) ? mergeKnowledge(parts) : null;
}
