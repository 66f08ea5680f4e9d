import { Knowledge } from '@seedbed/contract';
import { AssistError } from './assist-error.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { ASSIST_LIMITS as MAX } from './limits.ts';
import { modelFailure } from './model-failure.ts';
import { INSTRUCTIONS } from './question.ts';

/** An endpoint with the OpenAI-compatible protocol, of a provider or on this machine. */
export type Model = {
  readonly url: string;
  readonly name: string;
  readonly key?: string | undefined;
  /** The fetch function for its address, if access is restricted. */
  readonly fetch?: typeof fetch;
};

/** Something else that answers: a program on this computer. `ask` is like `askModel`. */
export type ProgramModel = {
  readonly name: string;
  /** Where the program is. */
  readonly path: string;
  readonly ask: (question: string, options?: AskOptions) => Promise<string>;
};

/** Whatever answers a question. */
export type AnyModel = Model | ProgramModel;

/** Tokens of a call, as the service counted them; undefined if not reported. */
export type Usage = { readonly question: number | undefined; readonly answer: number | undefined };

export type AskOptions = {
  readonly signal?: AbortSignal;
  readonly seconds?: number;
  /** Earlier answers of the model, each with our reply. */
  readonly turns?: readonly { readonly answer: string; readonly reply: string }[];
  /** Before each call, with the characters of all its messages. */
  readonly onCall?: (characters: number) => void;
  /** Called after each call, also if its answer is unusable. */
  readonly onUsage?: (usage: Usage) => void;
  /** The form requested; default: knowledge. */
  readonly form?: Form;
};

/** The instructions before the question, and the JSON Schema of the answer. */
export type Form = {
  readonly name: string;
  readonly instructions: string;
  readonly schema: object;
  /** What an answer may have at most, for a model on this computer: its memory is for the context. Without it the service's own limit. */
  readonly answerTokens?: number;
};

/** The form of knowledge. */
export const KNOWLEDGE_FORM: Form = { name: 'knowledge', instructions: INSTRUCTIONS, schema: Knowledge };

/**
 * Sends the question to a model, or to the program; returns its answer as text. Throws AssistError if there is none. The SDK is loaded
 * here, on demand.
 */
export async function askModel(model: AnyModel, question: string, options: AskOptions = {}): Promise<string> {
  if ('ask' in model) return await model.ask(question, options);
  const { url, name, key, fetch: send } = model;
  const { seconds = MAX.seconds, signal, turns = [], onCall, onUsage, form = KNOWLEDGE_FORM } = options;
  const late = AbortSignal.timeout(seconds * 1000);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    ...(key && { apiKey: key }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch(send),
  });
  onCall?.([form.instructions, question, ...turns.flatMap(({ answer, reply }) => [answer, reply])].reduce((sum, { length }) => sum + length, 0));
  let answered: Awaited<ReturnType<ReturnType<typeof provider>['doGenerate']>>;
  try {
    answered = await provider(name).doGenerate({
      prompt: [
        { role: 'system', content: form.instructions },
        { role: 'user', content: [{ type: 'text', text: question }] },
        ...turns.flatMap(({ answer, reply }) => [
          { role: 'assistant' as const, content: [{ type: 'text' as const, text: answer }] },
          { role: 'user' as const, content: [{ type: 'text' as const, text: reply }] },
        ]),
      ],
      ...(form.answerTokens !== undefined && { maxOutputTokens: form.answerTokens }),
      responseFormat: { type: 'json', schema: JSON.parse(JSON.stringify(form.schema)) as object, name: form.name },
      // Strict schemas of the protocol cannot express arbitrary names, which attributes and rows have. The answer is
      // validated here anyway.
      providerOptions: { model: { strictJsonSchema: false } },
      abortSignal: signal ? AbortSignal.any([signal, late]) : late,
    });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (late.aborted) throw new AssistError(`The model gave no answer within ${seconds} seconds; nothing was changed.`, { cause: error, reason: 'timed-out' });
    throw modelFailure(error, key);
  }
  const { content, usage, finishReason } = answered;
  onUsage?.({ question: counted(usage.inputTokens.total), answer: counted(usage.outputTokens.total) });
  return wholeText(content.map((part) => (part.type === 'text' ? part.text : '')).join(''), finishReason.unified);
}

function counted(tokens: unknown): number | undefined {
  return Number.isSafeInteger(tokens) && (tokens as number) >= 0 ? (tokens as number) : undefined;
}

/** Throws AssistError for a truncated text, and for an empty one. */
function wholeText(text: string, finish: string): string {
  if (finish === 'length')
    throw new AssistError('The model stopped in the middle of its answer, at its limit of tokens. Raise that limit, or ask a model with more room.', {
      reason: 'cut-off',
      isSpoken: true,
    });
  if (text.trim() !== '') return text;
  const why = finish === 'content-filter' ? ': a content filter of the service refused it' : '';
  throw new AssistError(`The model gave an empty answer${why}; nothing was changed.`, { reason: 'empty', isSpoken: true });
}
