import { AssistError } from './assist-error.ts';
import { ASSIST_LIMITS as MAX } from './limits.ts';

/** Fetches within limits: sends the key to the given address only, and accepts JSON of a plausible size. */
export function boundedFetch(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new AssistError(`the address redirects (${response.status}); give the one that it leads to. The key was sent nowhere else.`, { reason: 'failed' });
    }
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !/json/i.test(type)) {
      await response.body?.cancel();
      throw new AssistError(`it answers with ${type || 'no media type'}, not JSON; is the address that of an API, such as http://127.0.0.1:11434/v1?`, {
        reason: 'not-json',
      });
    }
    const bytes = await readWithin(response, MAX.answerBytes);
    if (!bytes) throw new AssistError(`the answer has more than ${MAX.answerBytes} bytes; it was not read further.`, { reason: 'too-long' });
    const headers = new Headers({ 'content-type': type });
    const wait = response.headers.get('retry-after');
    if (wait !== null) headers.set('retry-after', wait);
    return new Response(bytes, { status: response.status, statusText: response.statusText, headers });
  };
}

/** The body of an answer; null if it has more bytes than these, and is not read further. */
export async function readWithin(response: Response, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    // Leaving the loop ends the answer.
    if (bytes > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
