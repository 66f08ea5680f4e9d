import type { AnyModel, AskOptions, Check, FaultsOf } from '@seedbed/assist';
import { AssistError } from '@seedbed/assist/assist-error';
import { estimateTokens, Problem, toProblemDocument, type ModelAskEvent } from '@seedbed/contract';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { openMailbox } from '../../http/mailbox.ts';
import { oneOf } from '../../http/schema-source.ts';
import { toSse, withPings } from '../../http/server-sent.ts';
import type { Streamed } from '../../http/stream.ts';
import { toProblem } from '../../http/to-problem.ts';
import type { KnowledgeService } from '../knowledge/knowledge.service.ts';
import { modelFailed, type Endpoint } from './model-failed.ts';

/** Exactly one: a part of the question, requests in words, or answers to review. */
type Ask = { readonly part?: number; readonly short?: boolean; readonly words?: string; readonly answers?: readonly string[] };

/** A model that may be asked now, and how long a call may take. */
export type Askable = Endpoint & { readonly model: AnyModel; readonly seconds: number };

/** The question for the model, and the processing of its answer. */
type PreparedQuestion = { readonly text: string; readonly revision: number; readonly check: Check; readonly form?: NonNullable<AskOptions['form']> };

/** Loaded for the first question: it brings all that inference knows, 16 MB of heap that a server without a model never needs. */
const assist = () => import('@seedbed/assist');

export type AskModelService = ReturnType<typeof askModelService>;

/** Asks a model about a dataset. Returns its answer to the caller as text; nothing is stored. */
export function askModelService(knowledge: KnowledgeService, gate: Bulkhead) {
  /** Tries statements on the dataset, in a thread. */
  function faultsOn(workspace: WorkspaceId, id: string, signal: AbortSignal): FaultsOf {
    return async (found) => {
      try {
        return (await knowledge.attempt(workspace, id, { knowledge: found as object }, signal)).outcome.faults;
      } catch (error) {
        // An error of the answer, not of the call: handled like any unusable answer.
        if (error instanceof Problem && UNUSABLE.has(error.type)) throw new AssistError(error.message, { cause: error });
        throw error;
      }
    };
  }

  async function prepareQuestion(workspace: WorkspaceId, id: string, ask: Ask, signal: AbortSignal): Promise<PreparedQuestion> {
    const faultsOf = faultsOn(workspace, id, signal);
    const { knowledgeCheck, readAnswers, reviewCheck, REQUESTS_FORM, requestCheck } = await assist();
    switch (oneOf(ask, ['part', 'words', 'answers'])) {
      case 'words': {
        const { text, rest, revision } = await knowledge.say(workspace, id, { words: ask.words! }, signal);
        if (rest.length === 0)
          throw new Problem('invalid-request', 'Seedbed understands all of these wishes itself: askChanges gives their changes.', {
            errors: [{ pointer: '/words', message: 'need no model' }],
          });
        if (text === null) throw new Problem('not-found', 'The dataset keeps no schema that a model could be asked about.');
        return { text, revision, check: requestCheck(faultsOf), form: REQUESTS_FORM };
      }
      case 'answers': {
        const { text, revision } = await knowledge.review(workspace, id, { answers: ask.answers! }, signal);
        return { text, revision, check: await reviewCheck(faultsOf, readAnswers({ answers: ask.answers! }).knowledge) };
      }
      default: {
        const { text, revision } = await knowledge.question(workspace, id, ask.part!, signal);
        return { text, revision, check: knowledgeOnly(knowledgeCheck(faultsOf)) };
      }
    }
  }

  async function run(
    open: Askable,
    { text, check, form, revision }: PreparedQuestion,
    tell: (event: ModelAskEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const { askUntilItHolds } = await assist();
    let call = 0;
    const { answer, faults, refused } = await askUntilItHolds(open.model, text, check, {
      signal,
      seconds: open.seconds,
      ...(form && { form }),
      onCall: (characters) => tell({ kind: 'call', call: ++call, tokens: estimateTokens(characters) }),
      onUsage: ({ question, answer }) => tell({ kind: 'called', call, sent: question ?? null, received: answer ?? null }),
    }).catch((error: unknown) => {
      throw modelFailed(error, open);
    });
    tell({ kind: 'answered', text: answer, revision, faults, refused: refused ?? null });
  }

  /** A table at a time. */
  async function runShort(
    open: Askable,
    { questions, revision }: Awaited<ReturnType<KnowledgeService['shortQuestions']>>,
    faultsOf: FaultsOf,
    tell: (event: ModelAskEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const { askByTable } = await assist();
    let call = 0;
    let faults = 0;
    const text = await askByTable(open.model, questions, {
      signal,
      faultsOf,
      seconds: open.seconds,
      onCall: (characters) => tell({ kind: 'call', call: ++call, tokens: estimateTokens(characters) }),
      onUsage: ({ question, answer }) => tell({ kind: 'called', call, sent: question ?? null, received: answer ?? null }),
      onStep: (step) => {
        if (step.state === 'answered') faults += step.faults;
        tell({ kind: 'table', table: step.table, state: step.state, at: step.at, of: step.of, why: step.state === 'left' ? whyLeft(step.error, open) : null });
      },
    }).catch((error: unknown) => {
      throw modelFailed(error, open);
    });
    tell({ kind: 'answered', text, revision, faults, refused: null });
  }

  async function prepareRun(workspace: WorkspaceId, id: string, ask: Ask, signal: AbortSignal) {
    if (!ask.short) {
      const prepared = await prepareQuestion(workspace, id, ask, signal);
      return (open: Askable, tell: (event: ModelAskEvent) => void) => run(open, prepared, tell, signal);
    }
    oneOf(ask, ['part', 'words', 'answers']);
    if (ask.part !== 1) throw unfitForShort('The short form has one part: send part 1 with it.');
    const prepared = await knowledge.shortQuestions(workspace, id, signal);
    if (prepared.questions.length === 0)
      throw unfitForShort('No column is a guess, so there is nothing to ask a table at a time. Leave short out to ask about the whole schema.');
    return (open: Askable, tell: (event: ModelAskEvent) => void) => runShort(open, prepared, faultsOn(workspace, id, signal), tell, signal);
  }

  return {
    /** Throws errors of the call itself before sending anything. */
    async ask(workspace: WorkspaceId, id: string, ask: Ask, signal: AbortSignal, openModel: () => Promise<Askable>): Promise<Streamed> {
      const start = await prepareRun(workspace, id, ask, signal);
      const open = await openModel();
      const events = eventsOf((tell) => gate.run(signal, () => start(open, tell)), `urn:seedbed:dataset:${id}`);
      return { mediaType: 'text/event-stream', chunks: withPings(events) };
    },
  };
}

function unfitForShort(message: string): Problem {
  return new Problem('invalid-request', message, { errors: [{ pointer: '/short', message }] });
}

/** In the words that the host allows. */
function whyLeft(error: AssistError, open: Askable): string {
  return (modelFailed(error, open) as Problem).message;
}

const UNUSABLE: ReadonlySet<string> = new Set(['invalid-request', 'invalid-blueprint', 'unsatisfiable', 'too-large']);

/** Here an answer must be knowledge. */
function knowledgeOnly(check: Check): Check {
  return async (text, over) => {
    const checked = await check(text, over);
    if (!checked) throw new AssistError('The answer is no knowledge: a document with "format": 2 and "tables" is expected.');
    return checked;
  };
}

async function* eventsOf(run: (tell: (event: ModelAskEvent) => void) => Promise<void>, instance: string): AsyncGenerator<Uint8Array> {
  const mailbox = openMailbox<ModelAskEvent>(() => false);
  run((event) => mailbox.push(event)).catch((error: unknown) => mailbox.push({ kind: 'problem', problem: toProblemDocument(toProblem(error), instance) }));
  let id = 0;
  for await (const event of mailbox.read()) {
    yield toSse(String(++id), event.kind, event);
    if (event.kind === 'answered' || event.kind === 'problem') return;
  }
}
