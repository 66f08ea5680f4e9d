import { AssistError, type ModelFailure } from './assist-error.ts';

/** The SDK's error for a call: the response status, its body in the protocol's form, and the network error. */
type CallError = Error & { statusCode?: number; data?: unknown; responseHeaders?: Record<string, string>; code?: string };

const WORDS: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up'],
  ['ETIMEDOUT', 'it does not answer'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ENETUNREACH', 'the network cannot be reached'],
  ['ECONNRESET', 'it hung up'],
  ['UND_ERR_SOCKET', 'it hung up'],
]);

/**
 * Why a call gave no answer, with advice. Never contains the key, though some services repeat the key that they reject.
 */
export function modelFailure(error: unknown, key: string | undefined): AssistError {
  const inner = innermost(error);
  const call = callErrorIn(error);
  const { reason, words } = inner instanceof AssistError ? { reason: inner.reason ?? ('failed' as const), words: inner.message } : wordsOf(inner, call);
  return new AssistError(`No answer of the model: ${withoutKey(words, key)}`, { cause: error, reason, isSpoken: call?.data !== undefined });
}

function wordsOf(inner: CallError, call: CallError | undefined): { readonly reason: ModelFailure; readonly words: string } {
  const status = call?.statusCode;
  if (status !== undefined && status < 300) return { reason: 'not-json', words: `it answers, but not as chat completions do: ${plain(inner.message)}` };
  const message = plain(call?.message ?? inner.message);
  if (status === 401 || status === 403) return { reason: 'unauthorized', words: `status ${status}, ${message}. Check the key and what it allows.` };
  if (status === 429) {
    const seconds = Number(call?.responseHeaders?.['retry-after']);
    return { reason: 'rate-limited', words: `status 429, ${message}. Try again ${seconds > 0 ? `in ${Math.ceil(seconds)} seconds` : 'later'}.` };
  }
  if (status === 404) return { reason: 'failed', words: `status 404, ${message}. Check the address and the name of the model.` };
  if (status !== undefined) return { reason: 'failed', words: `status ${status}, ${message}` };
  // No status and no network code: the response could not be read.
  if (!call && inner.code === undefined) return { reason: 'not-json', words: `it answers, but not as chat completions do: ${plain(inner.message)}` };
  return { reason: 'unreachable', words: WORDS.get(inner.code ?? '') ?? (plain(inner.message) || 'it cannot be reached') };
}

function innermost(error: unknown): CallError {
  let found = error;
  while (!(found instanceof AssistError) && found instanceof Error && found.cause instanceof Error) found = found.cause;
  return found as CallError;
}

function callErrorIn(error: unknown): CallError | undefined {
  for (let found = error; found instanceof Error; found = found.cause) if ((found as CallError).statusCode !== undefined) return found;
  return undefined;
}

/** Text of a foreign server: a few lines, without control characters. */
function plain(words: string): string {
  return withoutControls(words).slice(0, 500);
}

/** Foreign text on one line, without characters that a terminal obeys. */
export function withoutControls(words: string): string {
  return words.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

function withoutKey(words: string, key: string | undefined): string {
  return key ? words.replaceAll(key, '…') : words;
}
