import { AssistError } from './assist-error.ts';
import { ASSIST_LIMITS as MOST } from './limits.ts';

/** Fetches within limits: the key goes to the address that was given and nowhere else, and an answer is JSON of a size that can be one. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new AssistError(`the address redirects (${response.status}); give the one that it leads to. The key was sent nowhere else.`);
  }
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && !/json/i.test(type)) {
    await response.body?.cancel();
    throw new AssistError(`it answers with ${type || 'no media type'}, not JSON; is the address that of an API, such as http://127.0.0.1:11434/v1?`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    // Leaving the loop ends the answer.
    if (bytes > MOST.answerBytes) throw new AssistError(`the answer has more than ${MOST.answerBytes} bytes; it was not read further.`);
    parts.push(part);
  }
  return new Response(Buffer.concat(parts), { status: response.status, statusText: response.statusText, headers: { 'content-type': type } });
};
