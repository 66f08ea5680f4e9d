import { answerOf } from '../answer.ts';
import type { Compute } from '../compute.ts';
import type { Document } from '../document.ts';
import type { Lanes } from '../lane.ts';
import { SECONDS } from '../limits.ts';
import { perform } from '../perform.ts';

type DocumentCalls = Pick<
  Compute,
  | 'body'
  | 'unzip'
  | 'readFiles'
  | 'filesDdl'
  | 'builtInPacks'
  | 'checkPack'
  | 'outline'
  | 'shared'
  | 'revise'
  | 'compare'
  | 'question'
  | 'shortQuestions'
  | 'review'
  | 'say'
  | 'changes'
  | 'answer'
>;

/** The operations on documents: bodies, files, packs, blueprints, and answers about them. */
export function documentCalls({ drafts }: Lanes): DocumentCalls {
  const document = <T>(method: string, what: string, documents: readonly Document[], args: object, signal: AbortSignal | undefined): Promise<T> =>
    perform<T>(drafts, { method, documents, args, what, seconds: SECONDS.document, signal });

  return {
    body: (route, bytes, signal) => document('body', 'The body', [], { route, bytes }, signal),
    unzip: (bytes, signal) => document('unzip', 'The ZIP file', [], { bytes }, signal),
    readFiles: (from, signal) => document('readFiles', 'The folder', [], from, signal),
    filesDdl: (from, signal) => document('filesDdl', 'The folder', [], from, signal),
    builtInPacks: () => document('builtInPacks', 'The list of packs', [], {}, undefined),
    checkPack: (json) => document('checkPack', 'The pack', [], { json }, undefined),
    outline: (of, changes, signal) => document('outline', 'The blueprint', [of], { document: of.key, changes }, signal),
    shared: (of, signal) => document('shared', 'The blueprint', [of], { document: of.key }, signal),
    revise: ({ current, ...change }, signal) => document('revise', 'The blueprint', current ? [current] : [], { current: current?.key, ...change }, signal),
    compare: (a, b, numbers, signal) =>
      answerOf(drafts, {
        method: 'compare',
        documents: [a, b],
        args: { a: a.key, b: b.key, numbers },
        what: 'The comparison of the blueprints',
        seconds: SECONDS.document,
        signal,
      }),

    question: (of, ask, signal) => document('question', 'The question', [of], { document: of.key, ...ask }, signal),
    shortQuestions: (of, ask, signal) => document('shortQuestions', 'The questions', [of], { document: of.key, ...ask }, signal),
    review: (of, ask, signal) => document('review', 'The review', [of], { document: of.key, ...ask }, signal),
    say: (of, ask, signal) => document('say', 'The wishes', [of], { document: of.key, ...ask }, signal),
    changes: (of, ask, signal) => document('changes', 'The changes', [of], { document: of.key, ...ask }, signal),
    answer: (of, answer, signal) => document('answer', 'The answer', [of], { document: of.key, ...answer }, signal),
  };
}
