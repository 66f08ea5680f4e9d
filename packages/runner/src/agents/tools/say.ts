import type { AnyModel, WordRequest } from '@seedbed/assist';
import { Problem, type MissedWish } from '@seedbed/contract';
import { z } from 'zod';
import type { Held } from '../session.ts';
import { ARGUMENTS, tool, type AgentClient } from '../tool.ts';

/** Requests in words: the question, the changes tried one by one, and the accepted ones. */
export const say = tool({
  name: 'say',
  title: 'Change rows by wishes in words',
  description:
    'For wishes such as "10 % of orders refunded, customers in Germany". Pass `words`: wishes of a known form are tried at once. For others it gives a question: answer it yourself, and pass all as `changes`, ' +
    'those that it understood among them. With ask: true, a client that declares sampling lets its model answer the question. Each is tried by itself and shown with rows before and after; one that does not hold whole is not possible, and says why. ' +
    'Nothing is kept without `accept`: numbers of changes, from 1, with the same words or changes; `undo` takes them back.',
  input: {
    blueprint: ARGUMENTS.blueprint,
    words: z.string().min(1).optional().describe('The wishes, as the user said them'),
    changes: z
      .array(
        z.object({
          wish: z.string().min(1).max(2000),
          knowledge: z.record(z.string(), z.unknown()).optional(),
          cannot: z.string().min(1).max(2000).optional(),
        }),
      )
      .min(1)
      .max(60)
      .optional()
      .describe('{ wish, knowledge } or { wish, cannot } for each; knowledge has the form that the question gives'),
    ask: z
      .boolean()
      .default(false)
      .describe('true: the model of the client answers for the wishes that are not understood, where the client declares sampling'),
    accept: z.array(z.number().int().min(1)).min(1).optional().describe('Numbers of the changes to keep'),
  },
  readOnly: true,
  async run(session, { blueprint, words, changes, ask, accept }, { signal, client }) {
    const { name, held } = session.find(blueprint);
    if (ask && accept)
      throw new Problem('invalid-request', 'Another answer of a model would be accepted unseen. Pass the `answered` of the call with `ask` as `changes`.');
    const { againLine, readRequests, tryRequests } = await import('@seedbed/assist');
    const { brokenChecks } = await import('../../documents/agreements/agreements.ts');
    const understanding = changes
      ? { understood: changes, question: undefined, missed: undefined, isAsked: false }
      : await understood(held, words, ask ? askedModel(client) : undefined, signal);
    if (understanding.question !== undefined) {
      if (accept)
        throw new Problem(
          'invalid-request',
          'Not all of these wishes are changes yet: answer the question that `words` alone gives, pass `changes`, and accept those.',
        );
      const reply = { blueprint: name, understood: understanding.understood, missed: understanding.missed ?? [] };
      return understanding.understood.length === 0 ? [understanding.question, reply] : [reply, understanding.question];
    }
    const { keptHeld, tellAnswered } = await import('../answered.ts');
    const { answerStored } = await import('@seedbed/assist');
    const requests = readRequests({ format: 2, changes: understanding.understood });
    const tried = await tryRequests(held.blueprint, requests, brokenChecks);
    const { acceptedRequests, displacedLine } = await import('@seedbed/assist');
    const accepted = accept && acceptedRequests(held.blueprint, requests, tried, accept, undefined, changes === undefined);
    if (accepted) session.replace(name, keptHeld(held, await answerStored(held.blueprint, { knowledge: accepted.knowledge })));
    return [
      {
        blueprint: name,
        kept: accept ?? [],
        // The model would answer otherwise the next time.
        ...(understanding.isAsked && { answered: requests, toKeep: 'pass `answered` as `changes`, with `accept`' }),
        ...(accepted && accepted.displaced.length > 0 && { replaced: accepted.displaced.map(displacedLine) }),
        changes: tried.map(({ number, wish, cannot, outcome, again, conflict, means, tables }) => ({
          number,
          wish,
          ...(means && { means }),
          ...(again && { note: againLine(again) }),
          ...(conflict && { warning: conflict.says }),
          ...(cannot === undefined
            ? { tables: tellAnswered({ outcome: outcome!, tables, diagnostics: [], blueprint: held.blueprint }).tables }
            : { notPossible: cannot }),
        })),
      },
    ];
  },
});

/** The part of the words that is understood without a model, and the question for the rest, if any. */
async function understood(
  held: Held,
  words: string | undefined,
  model: AnyModel | undefined,
  signal: AbortSignal,
): Promise<{
  readonly understood: readonly WordRequest[];
  readonly question: string | undefined;
  readonly missed: readonly MissedWish[] | undefined;
  /** A model answered for some of the words. */
  readonly isAsked?: boolean;
}> {
  if (words === undefined) throw new Problem('invalid-request', 'Pass words, or changes to try.');
  const { ownWords, readCurrentRows } = await import('@seedbed/assist');
  const { changes, rest, missed } = ownWords(held.blueprint, words, await readCurrentRows(held.blueprint));
  if (rest.length === 0) return { understood: changes, question: undefined, missed: undefined };
  if (!held.catalog)
    throw new Problem(
      'invalid-request',
      `Not understood: ${rest.join('; ')}. This blueprint came as a document, which says no schema to ask about. \`infer\` with DDL, or change single columns with \`edit\`.`,
    );
  const { askUntilItHolds, faultsIn, readRequests, requestCheck, requestQuestion, REQUESTS_FORM } = await import('@seedbed/assist');
  const question = await requestQuestion(held.catalog, held.blueprint, rest.join('\n'));
  if (!model) return { understood: changes, missed, question };
  const { answer } = await askUntilItHolds(model, question, requestCheck(faultsIn(held.blueprint)), { signal, form: REQUESTS_FORM });
  return { understood: [...changes, ...readRequests(answer)], question: undefined, missed: undefined, isAsked: true };
}

function askedModel(client: AgentClient | undefined): AnyModel {
  if (!client?.model)
    throw new Problem(
      'invalid-request',
      'This client does not let its model answer (sampling). Leave `ask` out, answer the question yourself, and pass `changes`.',
    );
  return client.model;
}
