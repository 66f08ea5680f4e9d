export { acceptedKnowledge } from './accepted-knowledge.ts';
export { applyKnowledge } from './apply-knowledge.ts';
export { isKnowledge, mergeKnowledge } from './merge-knowledge.ts';
export { readKnowledge } from './read-knowledge.ts';
