export { acceptedKnowledge } from './accepted-knowledge.ts';
export { applyKnowledge } from './apply-knowledge.ts';
export { countConditions, type AskedCondition } from './count-conditions.ts';
export { joinKnowledge, type Replaced } from './join-knowledge.ts';
export { isKnowledge, mergeKnowledge } from './merge-knowledge.ts';
export { readKnowledge } from './read-knowledge.ts';
export { reviseKnowledge } from './revise-knowledge.ts';
export { wishesOf } from './wishes-of.ts';
export { tableNamed } from './work.ts';
