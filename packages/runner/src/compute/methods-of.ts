import type { LaneName } from './limits.ts';
import type { Methods } from './method.ts';
import type { AnswerArgs, ChangesArgs, QuestionArgs, ReviewArgs, SayArgs } from './methods/knowledge.ts';
import type { ToolArgs } from './methods/tool.ts';

/** Schema code also parses answers; the first one loads it. */
const knowledge: Methods = {
  question: async (args: QuestionArgs, context) => (await import('./methods/knowledge.ts')).knowledgeMethods.question(args, context),
  shortQuestions: async (args: QuestionArgs, context) => (await import('./methods/knowledge.ts')).knowledgeMethods.shortQuestions(args, context),
  answer: async (args: AnswerArgs, context) => (await import('./methods/knowledge.ts')).knowledgeMethods.answer(args, context),
  review: async (args: ReviewArgs, context) => (await import('./methods/knowledge.ts')).knowledgeMethods.review(args, context),
  say: async (args: SayArgs, context) => (await import('./methods/knowledge.ts')).knowledgeMethods.say(args, context),
  changes: async (args: ChangesArgs, context) => (await import('./methods/knowledge.ts')).knowledgeMethods.changes(args, context),
};

/** Agent tools need a schema's server, a target or neither; the first call loads their code. */
const agents: Methods = { tool: async (args: ToolArgs, context) => (await import('./methods/tool.ts')).runInThread(args, context) };

/** The methods of a thread depend on its worker queue, so that a thread for rows does not load schema code. */
export const METHODS_OF: Readonly<Record<LaneName, () => Promise<Methods>>> = {
  rows: async () => (await import('./methods/rows.ts')).rowMethods,
  drafts: async () => ({
    ...(await import('./methods/packs.ts')).packMethods,
    ...(await import('./methods/schema-files.ts')).schemaFileMethods,
    ...(await import('./methods/rows.ts')).rowMethods,
    ...(await import('./methods/documents.ts')).documentMethods,
    ...(await import('./methods/exports.ts')).exportMethods,
    ...knowledge,
    ...agents,
  }),
  schemas: async () => ({ ...(await import('./methods/schemas.ts')).schemaMethods, ...agents }),
  reasons: async () => (await import('./methods/reasons.ts')).reasonMethods,
  targets: async () => ({ ...(await import('./methods/schemas.ts')).schemaMethods, ...agents }),
  queries: async () => (await import('./methods/queries.ts')).queryMethods,
  loads: async () => ({
    ...(await import('./methods/load.ts')).loadMethods,
    ...(await import('./methods/load-part.ts')).loadPartMethods,
    ...(await import('./methods/exports.ts')).exportMethods,
    ...agents,
  }),
};
