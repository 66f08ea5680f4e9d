import type { Answer } from '../core/index.ts';
import type { Store } from '../overlay/index.ts';
import type { MockRequest } from './routed.ts';

/** Maximum letters in the cache of one mock, and maximum answers. */
const MAX_LETTERS = 2_000_000;
const MAX_ANSWERS = 5_000;
/** Longer answers are not cached: a few would displace all others. */
const MAX_LENGTH = 100_000;

/** The headers that affect the answer to a read, besides its address and the writes. */
const READ_HEADERS = ['accept', 'prefer', 'range', 'accept-profile', 'if-none-match', 'x-seedbed-session'];

/** The dialects whose answers follow from the request and the rows alone. Operations of a document may do anything. */
const ALIKE: ReadonlySet<string | null> = new Set(['postgrest', 'plain', 'js0', 'js1']);

/** Slots for hashes of single requests: several times the answers, so that few collide. */
const SEEN = 32_768;
/**
 * In a full cache, one answer in this many replaces another: otherwise rows read in rotation would displace each other
 * before they are read again.
 */
const ONE_IN = 16;

type Kept = { readonly answer: Answer; readonly version: object; readonly letters: number };

/** Caches answers to repeated reads until something is written. Policies and chaos depend on more than the request: with them it caches nothing. */
export class KeptAnswers {
  readonly #store: Store;
  readonly #kept = new Map<string, Kept>();
  readonly #seen = new Int32Array(SEEN);
  #letters = 0;
  #refused = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The cache key of a request; null if it is not a read. */
  keyOf({ method, url, headers }: MockRequest): string | null {
    if (method !== 'GET') return null;
    let key = headers.has('origin') ? `+${url}` : `-${url}`;
    for (const name of READ_HEADERS) key += `\n${headers.get(name) ?? '\0'}`;
    return key;
  }

  find(key: string, { headers }: MockRequest): Answer | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    if (kept.version !== this.#store.shown(sessionOf(headers))) {
      this.#remove(key, kept);
      return null;
    }
    // Last used, last to go.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.answer;
  }

  /** `version`: the session's state when the answer was read. Caches rows only, not what a document's operations do. */
  keep(key: string, answer: Answer, version: object): void {
    const { status, headers, body } = answer;
    if ((status !== 200 && status !== 206) || typeof body !== 'string' || !ALIKE.has(headers.get('x-seedbed-dialect'))) return;
    const letters = key.length + body.length;
    if (letters > MAX_LENGTH || !this.#isAskedAgain(key)) return;
    const before = this.#kept.get(key);
    const isFull = this.#letters + letters > MAX_LETTERS || this.#kept.size >= MAX_ANSWERS;
    if (isFull && !before && ++this.#refused % ONE_IN !== 0) return;
    if (before) this.#remove(key, before);
    this.#kept.set(key, { answer, version, letters });
    this.#letters += letters;
    for (const [oldest, kept] of this.#kept) {
      if (this.#letters <= MAX_LETTERS && this.#kept.size <= MAX_ANSWERS) break;
      this.#remove(oldest, kept);
    }
  }

  /** Whether the same was requested recently. Most rows are requested once: caching each costs more than it saves. */
  #isAskedAgain(key: string): boolean {
    let hash = 0x811c9dc5;
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
    const place = (hash ^ (hash >>> 15)) & (SEEN - 1);
    if (this.#seen[place] === hash) return true;
    this.#seen[place] = hash;
    return false;
  }

  #remove(key: string, { letters }: Kept): void {
    this.#kept.delete(key);
    this.#letters -= letters;
  }
}

export function sessionOf(headers: MockRequest['headers']): string | undefined {
  return headers.get('x-seedbed-session') ?? undefined;
}
