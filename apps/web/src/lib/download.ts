import { ClientProblem } from '@seedbed/client';
import { notify } from './notify.ts';
import { saveFile } from './save-file.ts';
import { fetchSignedIn } from './session.ts';

/** A file up to this size is loaded into memory and then saved; a larger one is streamed to disk. */
export const HELD_BYTES = 256 * 1024 * 1024;

/**
 * Downloads a file from the server, or throws its error, which a browser following a link would not show. `check` is
 * the address of its first rows, for a file too large for memory: it is requested first.
 */
export async function download(url: string, check?: string): Promise<void> {
  const stop = sayChecking();
  try {
    const answer = await ask(check ?? url);
    if (check !== undefined || Number(answer.headers.get('content-length') ?? 0) > HELD_BYTES) {
      await answer.body?.cancel();
      follow(url);
      return notify('The download has started', { id: 'download', milliseconds: 2_500 });
    }
    stop();
    notify('Downloading …', { id: 'download' });
    const content = await answer.blob().catch((error: unknown) => {
      throw ClientProblem.unreachable(error);
    });
    const name = nameOf(answer.headers.get('content-disposition'), url);
    saveFile(content, name);
    notify(`Downloaded ${name}`, { id: 'download', milliseconds: 2_500 });
  } finally {
    stop();
  }
}

/** Says at once that something happens, and then for how long the server has been checking that the rows can be made. Returns what ends it. */
function sayChecking(): () => void {
  const since = Date.now();
  const say = () => {
    const seconds = Math.floor((Date.now() - since) / 1_000);
    notify(`Checking the rows …${seconds > 0 ? ` ${seconds} s` : ''}`, { id: 'download' });
  };
  say();
  const timer = setInterval(say, 1_000);
  return () => clearInterval(timer);
}

async function ask(url: string): Promise<Response> {
  const answer = await fetchSignedIn(url).catch((error: unknown) => {
    throw ClientProblem.unreachable(error);
  });
  if (!answer.ok) throw await ClientProblem.from(answer);
  return answer;
}

function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** The name of the sent file: the encoded one if there are two; otherwise the end of its address. */
export function nameOf(disposition: string | null, url: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition ?? '')?.[1] ?? /filename=([^;]+)/i.exec(disposition ?? '')?.[1];
  return plain?.replace(/\\(.)/g, '$1').trim() ?? (new URL(url, 'http://here').pathname.split('/').at(-1) || 'download');
}
