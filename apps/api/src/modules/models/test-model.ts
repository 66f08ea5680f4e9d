import type { Usage } from '@seedbed/assist';
import { AssistError } from '@seedbed/assist/assist-error';
import { Problem, type ModelEndpointTest } from '@seedbed/contract';
import type { OpenModel } from './model-endpoints.service.ts';
import { modelFailed } from './model-failed.ts';

/** A short answer needs no more, whatever longer answers may take. */
const MAX_SECONDS = 60;

const FORM = {
  name: 'test',
  instructions: 'You answer with one JSON document of the form given, and nothing else.',
  schema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'], additionalProperties: false },
};

/** Asks one short question. Never throws for errors of the endpoint. */
export async function testModel(open: () => Promise<OpenModel>, signal: AbortSignal): Promise<Omit<ModelEndpointTest, 'endpoint'>> {
  let used: Usage | undefined;
  const result = (ok: boolean, message: string) => ({ ok, message, sent: used?.question ?? null, received: used?.answer ?? null });
  let opened: OpenModel | undefined;
  try {
    opened = await open();
    const { model, seconds } = opened;
    const options = { form: FORM, seconds: Math.min(seconds, MAX_SECONDS), signal, onUsage: (usage: Usage) => void (used = usage) };
    const { askModel } = await import('@seedbed/assist');
    const answer = await askModel(model, 'Answer {"ok": true}.', options);
    const plain =
      model.url.startsWith('https:') || /^(?:127\.|localhost\b|\[::1\])/.test(opened.host)
        ? ''
        : ' Over http: others on the network can read the key and the answers.';
    return isJson(answer)
      ? result(true, `${model.name} answers in the required format.${plain}`)
      : result(false, `${model.name} answers, but not with JSON alone: ${JSON.stringify(answer.trim().slice(0, 80))}. A larger model may be needed.`);
  } catch (error) {
    signal.throwIfAborted();
    const failure = error instanceof AssistError && opened ? modelFailed(error, opened) : error;
    if (failure instanceof Problem) return result(false, failure.message);
    throw failure;
  }
}

function isJson(answer: string): boolean {
  try {
    return typeof JSON.parse(answer.replace(/^\s*```(?:json)?\s*\n|\n\s*```\s*$/g, '')) === 'object';
  } catch {
    return false;
  }
}
