export { acceptedKnowledge, withoutRefused } from '@seedbed/meaning/answer';
export { answerStored, readAnswers, type Answer, type AnsweredStored } from './answer/answer-stored.ts';
export { askByTable, isForAll, type TableStep } from './model/ask-by-table.ts';
export { shortQuestionsOf, shortText, type ShortQuestion } from './model/short-questions.ts';
export { askInRounds, askUntilItHolds, knowledgeCheck, type Check, type Rounds } from './model/ask-in-rounds.ts';
export { KNOWLEDGE_FORM, askModel, type AnyModel, type AskOptions, type Model, type ProgramModel, type Usage } from './model/ask-model.ts';
export { findEndpoints, LOCAL_ENDPOINTS, type FoundEndpoint } from './at-hand/find-endpoints.ts';
export { findOnPath, findPrograms, type FoundProgram } from './at-hand/find-programs.ts';
export { endpointModel } from './at-hand/ollama-model.ts';
export { programModel } from './at-hand/program-model.ts';
export { PROGRAMS } from './at-hand/programs.ts';
export { AssistError, type ModelFailure } from './model/assist-error.ts';
export { answeredTables, type AnsweredColumn, type AnsweredTable } from './answer/answered-columns.ts';
export { jsonTextOf } from './model/json-of.ts';
export { ASSIST_LIMITS } from './model/limits.ts';
export { reviewFigures } from './review/review-figures.ts';
export { compareAnswer, type TableDifference } from './answer/compare-answer.ts';
export { acceptedOf } from './answer/accepted-of.ts';
export { knowledgeDifference } from './answer/knowledge-difference.ts';
export { withoutControls } from './model/model-failure.ts';
export { knowledgeOf } from './model/knowledge-of.ts';
export { ownWords, type OwnWords } from './own-words/own-words.ts';
export { readSituation, situationOfScenario, type MissedSituation, type Situation } from './own-words/situation.ts';
export { readCurrentRows } from './own-words/read-current-rows.ts';
export { pinnedFetch } from './model/pinned-fetch.ts';
export { printKnowledgeOutcome } from './review/print-outcome.ts';
export { questionOf, type Question } from './model/question.ts';
export { askForReview, faultsIn, filledTables, reviewCheck, reviewed, reviewQuestionOf, type FaultsOf } from './review/review.ts';
export { acceptedRequests, displacedLine, type AcceptedRequests, type Displaced } from './requests/accepted-requests.ts';
export {
  againLine,
  readRequests,
  tryRequests,
  requestCheck,
  requestQuestion,
  REQUESTS_FORM,
  type TriedRequest,
  type WordRequest,
} from './requests/requests.ts';
