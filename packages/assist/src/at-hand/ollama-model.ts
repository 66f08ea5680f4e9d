import { KNOWLEDGE_FORM, type AnyModel, type AskOptions, type ProgramModel } from '../model/ask-model.ts';
import { AssistError } from '../model/assist-error.ts';
import { readWithin } from '../model/bounded-fetch.ts';
import { ASSIST_LIMITS as MAX } from '../model/limits.ts';
import { modelFailure, withoutControls } from '../model/model-failure.ts';
import type { FoundEndpoint } from './find-endpoints.ts';

/** What the answer may have beside the question, and the least and most that is asked for, in tokens. */
const ROOM = { answer: 16_384, least: 8_192, most: 131_072, characters: 3 } as const;

/** A model of an endpoint on this computer: Ollama's by its own interface, others by the OpenAI-compatible one. */
export function endpointModel({ name, url }: FoundEndpoint, model: string): AnyModel {
  return name === 'ollama' ? ollamaModel(url, model) : { url, name: model };
}

/**
 * Ollama by its own interface: only there can the context be as long as the question, and longer questions are cut at the front without a
 * word. `format` holds the answer to the JSON Schema, or to JSON where this version cannot read the schema.
 */
export function ollamaModel(url: string, name: string): ProgramModel {
  const address = new URL('/api/chat', url).href;
  return {
    name,
    path: new URL(url).host,
    async ask(question, options = {}) {
      const { form = KNOWLEDGE_FORM } = options;
      try {
        return await chat(address, name, question, options, JSON.parse(JSON.stringify(form.schema)) as object);
      } catch (error) {
        if (error instanceof AssistError && FORMAT_REFUSED.test(error.message)) return await chat(address, name, question, options, 'json');
        throw error;
      }
    },
  };
}

const FORMAT_REFUSED = /format|grammar|schema/i;

async function chat(address: string, model: string, question: string, options: AskOptions, format: object | 'json'): Promise<string> {
  const { seconds = MAX.programSeconds, signal, turns = [], onCall, onUsage, form = KNOWLEDGE_FORM } = options;
  const messages = [
    { role: 'system', content: form.instructions },
    { role: 'user', content: question },
    ...turns.flatMap(({ answer, reply }) => [
      { role: 'assistant', content: answer },
      { role: 'user', content: reply },
    ]),
  ];
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  onCall?.(characters);
  const needed = Math.ceil(characters / ROOM.characters / 1024) * 1024 + (form.answerTokens ?? ROOM.answer);
  // Another length of the context loads the model anew: short questions all have the same.
  const context = Math.min(ROOM.most, Math.max(ROOM.least, needed));
  const late = AbortSignal.timeout(seconds * 1000);
  try {
    // In pieces: the first one comes when the question is read, and nothing waits for the whole answer without a sign.
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        model,
        messages,
        format,
        stream: true,
        options: { num_ctx: context, ...(form.answerTokens !== undefined && { num_predict: form.answerTokens }) },
      }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const body = await readWithin(response, MAX_BYTES);
    if (!body) throw new AssistError('The answer is too long; it was not read further.', { reason: 'too-long' });
    const text = body.toString();
    if (!response.ok)
      throw new AssistError(`Ollama refuses (status ${response.status}): ${withoutControls(text).slice(0, 300)}`, { reason: 'failed', isSpoken: true });
    const pieces = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Piece]));
    const end = pieces.at(-1);
    const broken = pieces.find(({ error }) => error !== undefined);
    if (broken) throw new AssistError(`Ollama gave no answer: ${withoutControls(String(broken.error)).slice(0, 300)}`, { reason: 'failed', isSpoken: true });
    onUsage?.({ question: end?.prompt_eval_count, answer: end?.eval_count });
    if (end?.done_reason === 'length')
      throw new AssistError(
        'The model stopped in the middle of its answer, at its limit of tokens. Ask a model with more room, or about fewer tables with --part.',
        {
          reason: 'cut-off',
          isSpoken: true,
        },
      );
    return pieces.map(({ message }) => message?.content ?? '').join('');
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof AssistError) throw error;
    if (late.aborted) throw new AssistError(`The model gave no answer within ${seconds} seconds; nothing was changed.`, { cause: error, reason: 'timed-out' });
    throw modelFailure(error, undefined);
  }
}

type Piece = {
  readonly message?: { readonly content?: string };
  readonly error?: unknown;
  readonly done_reason?: string;
  readonly prompt_eval_count?: number;
  readonly eval_count?: number;
};

/** A piece of a few letters has a hundred more around it. */
const MAX_BYTES = 64 * MAX.answerBytes;
