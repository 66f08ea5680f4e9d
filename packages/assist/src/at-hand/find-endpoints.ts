import { LOCAL_MODEL_PORTS } from '@seedbed/contract';
import { readWithin } from '../model/bounded-fetch.ts';

/** A model server that people run on their own computer. */
type LocalEndpoint = {
  /** As after `--with`. */
  readonly name: string;
  readonly title: string;
  readonly port: number;
  /** Its models say that they are its own, where others like to use the same port. */
  readonly owner?: string;
  readonly start: string;
};

export type FoundEndpoint = LocalEndpoint & {
  /** Of its OpenAI-compatible API. */
  readonly url: string;
  readonly models: readonly string[];
};

export const LOCAL_ENDPOINTS: readonly LocalEndpoint[] = [
  { name: 'ollama', title: 'Ollama', port: LOCAL_MODEL_PORTS.ollama, start: 'ollama serve' },
  { name: 'lmstudio', title: 'LM Studio', port: LOCAL_MODEL_PORTS.lmstudio, start: 'lms server start' },
  { name: 'llamacpp', title: 'llama.cpp', port: LOCAL_MODEL_PORTS.llamacpp, owner: 'llamacpp', start: 'llama-server -m model.gguf' },
];

/** A port where nothing listens refuses at once; a busy computer answers late. */
const WITHIN_MS = 1_000;
const MAX_LIST_BYTES = 256 * 1024;

/** Endpoints on 127.0.0.1 that answer in time. Each gets one GET of its list of models. `OLLAMA_HOST` may name another port. */
export async function findEndpoints(env: Readonly<Record<string, string | undefined>>): Promise<readonly FoundEndpoint[]> {
  const found = await Promise.all(
    LOCAL_ENDPOINTS.map(async (endpoint) => {
      const port = endpoint.name === 'ollama' ? (loopbackPort(env['OLLAMA_HOST']) ?? endpoint.port) : endpoint.port;
      const url = `http://127.0.0.1:${port}/v1`;
      const models = await modelsAt(`${url}/models`, endpoint.owner);
      return models === null ? [] : [{ ...endpoint, port, url, models }];
    }),
  );
  return found.flat();
}

/** The port of an address on this computer. */
function loopbackPort(host: string | undefined): number | undefined {
  const [, port] = /^(?:https?:\/\/)?(?:127\.0\.0\.1|localhost|0\.0\.0\.0):(\d{1,5})\/?$/.exec(host ?? '') ?? [];
  return port === undefined ? undefined : Number(port);
}

/** The names of a list of models; null for anything else. Embedding models are left out: they answer no question. */
async function modelsAt(url: string, owner: string | undefined): Promise<readonly string[] | null> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok) return null;
    const list = await readWithin(response, MAX_LIST_BYTES);
    if (!list) return null;
    const { data } = JSON.parse(list.toString()) as { data?: readonly { id?: unknown; owned_by?: unknown }[] | null };
    if (data === null) return [];
    if (!Array.isArray(data) || (owner !== undefined && !data.some((one) => one.owned_by === owner))) return null;
    return data.flatMap(({ id }) => (typeof id === 'string' && !/embed/i.test(id) ? [id] : []));
  } catch {
    return null;
  }
}
