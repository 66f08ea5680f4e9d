import {
  Problem,
  type AskedChanges,
  type ChangesTrial,
  type KnowledgeOutcome,
  type KnowledgeQuestion,
  type KnowledgeTrial,
  type ReviewQuestion,
  type Wishes,
} from '@seedbed/contract';
import type { Compute } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Caller } from '../../http/caller.ts';
import { oneOf } from '../../http/schema-source.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionRow } from '../datasets/revisions.repository.ts';
import type { RevisionsService, WholeRevision } from '../datasets/revisions.service.ts';

/** Texts of a model or the document itself, and the accepted parts. */
type Answer = {
  readonly answers?: readonly string[];
  readonly knowledge?: object;
  readonly review?: string;
  readonly accept?: readonly string[];
  readonly wish?: string;
};

export type KnowledgeService = ReturnType<typeof knowledgeService>;

/** Knowledge of models and people about a dataset's schema: the question, the effects of an answer, and keeping it. */
export function knowledgeService(datasets: DatasetsService, revisions: RevisionsService, compute: Compute) {
  async function answered(stored: RevisionRow, answer: Answer, signal: AbortSignal) {
    oneOf(answer, ['answers', 'knowledge']);
    const { answers, knowledge, review, accept, wish } = answer;
    return compute.answer(revisions.document(stored), { answers, knowledge, review, accept, wish }, signal);
  }

  async function catalogOf(workspace: WorkspaceId, datasetId: string): Promise<string> {
    const { catalog } = await datasets.source(workspace, datasetId);
    if (catalog === null)
      throw new Problem('not-found', 'The dataset was made without a schema (from a blueprint, or empty), so there is nothing to ask about.');
    return catalog;
  }

  return {
    async question(workspace: WorkspaceId, datasetId: string, part: number, signal: AbortSignal): Promise<KnowledgeQuestion> {
      const stored = await revisions.find(workspace, datasetId);
      const catalog = await catalogOf(workspace, datasetId);
      return { revision: stored.number, ...(await compute.question(revisions.document(stored), { catalog, part }, signal)) };
    },

    /** A table at a time; none if inference is sure of every column. */
    async shortQuestions(workspace: WorkspaceId, datasetId: string, signal: AbortSignal) {
      const stored = await revisions.find(workspace, datasetId);
      const catalog = await catalogOf(workspace, datasetId);
      return { revision: stored.number, questions: await compute.shortQuestions(revisions.document(stored), { catalog }, signal) };
    },

    /** The same as one text, for readers. */
    async shortQuestion(workspace: WorkspaceId, datasetId: string, signal: AbortSignal): Promise<KnowledgeQuestion> {
      const { revision, questions } = await this.shortQuestions(workspace, datasetId, signal);
      const text = questions.map(({ form, text: one }) => `${form.instructions}\n\n${one}\n`).join('\n');
      return { revision, part: 1, parts: 1, tables: [...new Set(questions.map(({ table }) => table))], text };
    },

    async attempt(workspace: WorkspaceId, datasetId: string, answer: Answer, signal: AbortSignal): Promise<KnowledgeTrial> {
      const stored = await revisions.find(workspace, datasetId);
      const { outcome, tables, diagnostics } = await answered(stored, answer, signal);
      return { revision: stored.number, outcome, tables: [...tables], diagnostics: [...diagnostics] };
    },

    async review(workspace: WorkspaceId, datasetId: string, answer: Pick<Answer, 'answers' | 'knowledge'>, signal: AbortSignal): Promise<ReviewQuestion> {
      const stored = await revisions.find(workspace, datasetId);
      oneOf(answer, ['answers', 'knowledge']);
      const catalog = await catalogOf(workspace, datasetId);
      return { revision: stored.number, text: await compute.review(revisions.document(stored), { ...answer, catalog }, signal) };
    },

    async say(
      workspace: WorkspaceId,
      datasetId: string,
      asked: { readonly words: string; readonly table?: string },
      signal: AbortSignal,
    ): Promise<AskedChanges> {
      const stored = await revisions.find(workspace, datasetId);
      const { catalog } = await datasets.source(workspace, datasetId);
      return { revision: stored.number, ...(await compute.say(revisions.document(stored), { catalog, ...asked }, signal)) };
    },

    async changes(
      workspace: WorkspaceId,
      datasetId: string,
      given: { readonly changes?: Wishes['changes']; readonly answer?: string },
      signal: AbortSignal,
    ): Promise<ChangesTrial> {
      if (given.changes === undefined && given.answer === undefined)
        throw new Problem('invalid-request', 'Send changes, an answer, or both.', { errors: [{ pointer: '/changes', message: 'is missing' }] });
      const stored = await revisions.find(workspace, datasetId);
      return { revision: stored.number, changes: await compute.changes(revisions.document(stored), given, signal) };
    },

    /** `ifMatch`: number of the revision that the answer was tried on; undefined for the current one. */
    async keep(
      caller: Caller,
      datasetId: string,
      ifMatch: number | undefined,
      { message, ...answer }: Answer & { readonly message?: string },
      signal: AbortSignal,
    ): Promise<WholeRevision> {
      const stored = await revisions.find(caller.workspace.id, datasetId);
      const { json, sha256, size, outcome } = await answered(stored, answer, signal);
      if (sha256 === stored.sha256 && outcome.faults.length > 0) throw refused(outcome);
      return revisions.append(caller, datasetId, ifMatch ?? stored.number, {
        json,
        sha256,
        ...size,
        message: message ?? messageOf(outcome),
        wish: answer.wish,
      });
    },
  };
}

function refused({ faults }: KnowledgeOutcome): Problem {
  return new Problem('invalid-request', 'Nothing of the answer can be taken: each of its statements is wrong.', {
    errors: faults
      .slice(0, 50)
      .map(({ place, message, instead }) => ({ pointer: place, message: instead === undefined ? message : `${message} Write ${instead}` })),
  });
}

function messageOf({ taken }: KnowledgeOutcome): string {
  const tables = [...new Set(taken.map(({ table }) => table))];
  const named = tables.slice(0, 3).join(', ');
  const others = tables.length > 3 ? ` and ${tables.length - 3} more tables` : '';
  return taken.length === 0
    ? 'Answered: numbers of rows'
    : `Answered: ${taken.length} column${taken.length === 1 ? '' : 's'} of ${named}${others}`.slice(0, 500);
}
