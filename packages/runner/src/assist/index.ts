export { askModel, type Model } from './ask-model.ts';
export { AssistError } from './assist-error.ts';
export { compareAnswer, type TableDifference } from './compare-answer.ts';
export { acceptedOf } from './accepted-of.ts';
export { knowledgeOf } from './knowledge-of.ts';
export { printKnowledgeOutcome } from './print-outcome.ts';
export { questionOf } from './question.ts';
export { readAnswer } from './read-answer.ts';
export { usableAnswer } from './usable-answer.ts';
