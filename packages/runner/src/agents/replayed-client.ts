import type { AskOptions } from '@seedbed/assist';
import type { AgentClient } from './tool.ts';

/** What a tool wants of the client. */
export type ClientAsk =
  | { readonly kind: 'choose'; readonly message: string; readonly title: string; readonly choices: Readonly<Record<string, string>> }
  | {
      readonly kind: 'model';
      readonly question: string;
      readonly turns: NonNullable<AskOptions['turns']>;
      /** Without its schema, which no client takes. */ readonly form?: NonNullable<AskOptions['form']>;
    };

/** What the client declared that it can do. */
export type ClientCan = Readonly<Record<ClientAsk['kind'], boolean>>;

/** Replies to earlier questions of the same call, in order; null if the person declined. */
export type ClientReplies = readonly (string | null)[];

/** Stops a tool at a question that has no reply yet. */
export class ClientWanted extends Error {
  readonly ask: ClientAsk;

  constructor(ask: ClientAsk) {
    super('a reply of the client is wanted');
    this.ask = ask;
  }
}

/**
 * A client for a tool in a thread, which must not wait for a person. A question without a reply ends the call with `ClientWanted`; it begins again
 * with one reply more, and comes to the same question, for tools are deterministic.
 */
export function replayedClient({ choose, model }: ClientCan, replies: ClientReplies): AgentClient {
  let at = 0;
  const reply = (ask: ClientAsk): string | null => {
    if (at >= replies.length) throw new ClientWanted(ask);
    return replies[at++]!;
  };
  return {
    ...(choose && { choose: async (message, title, choices) => reply({ kind: 'choose', message, title, choices }) ?? undefined }),
    ...(model && {
      model: {
        name: 'the model of the client',
        path: 'sampling',
        ask: async (question, { turns = [], form } = {}) => reply({ kind: 'model', question, turns, ...(form && { form: { ...form, schema: {} } }) }) ?? '',
      },
    }),
  };
}

/** Asks the client itself. Throws its refusal. */
export async function replyOf(client: AgentClient, ask: ClientAsk, signal: AbortSignal): Promise<string | null> {
  if (ask.kind === 'choose') return (await client.choose!(ask.message, ask.title, ask.choices)) ?? null;
  const { askModel } = await import('@seedbed/assist');
  const { question, turns, form } = ask;
  return await askModel(client.model!, question, { turns, signal, ...(form && { form }) });
}
