/** Headers of an answer, by names in any case. Later values replace earlier ones. */
export class AnswerHeaders {
  readonly #values = new Map<string, string>();

  constructor(init: HeadersGiven = {}) {
    for (const [name, value] of isPairs(init) ? init : Object.entries(init)) this.set(name, value);
  }

  get(name: string): string | null {
    return this.#values.get(lower(name)) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(lower(name));
  }

  set(name: string, value: string): void {
    this.#values.set(lower(name), String(value));
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.#values[Symbol.iterator]();
  }
}

type HeadersGiven = Iterable<readonly [string, string]> | Readonly<Record<string, string>>;

function isPairs(init: HeadersGiven): init is Iterable<readonly [string, string]> {
  return Symbol.iterator in init;
}

const lowered = new Map<string, string>();

/** Names are few and occur in every answer. */
function lower(name: string): string {
  const known = lowered.get(name);
  if (known !== undefined) return known;
  const text = name.toLowerCase();
  if (lowered.size < 1000) lowered.set(name, text);
  return text;
}

/** Headers of a request, from any parser. */
export type RequestHeaders = Pick<Headers, 'get' | 'has'> & Iterable<[string, string]>;

type AnswerInit = { readonly status?: number; readonly headers?: HeadersGiven };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A light `Response` for answers with a complete body: its streams and lists cost more than a page of rows. */
export class Answer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: string | Uint8Array | null;

  constructor(body: string | Uint8Array | null, { status = 200, headers = {} }: AnswerInit = {}) {
    this.status = status;
    this.headers = new AnswerHeaders(headers);
    this.body = body;
    if (typeof body === 'string' && !this.headers.has('content-type')) this.headers.set('content-type', 'text/plain;charset=UTF-8');
  }

  static json(value: unknown, { status, headers = {} }: AnswerInit = {}): Answer {
    const all = new AnswerHeaders(headers);
    if (!all.has('content-type')) all.set('content-type', 'application/json');
    return new Answer(JSON.stringify(value), { headers: all, ...(status !== undefined && { status }) });
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** The body's bytes; empty without a body. */
  bytes(): Uint8Array {
    return typeof this.body === 'string' ? encoder.encode(this.body) : (this.body ?? new Uint8Array());
  }

  async text(): Promise<string> {
    return typeof this.body === 'string' ? this.body : decoder.decode(this.bytes());
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  /** The same object as from `fetch`. */
  toResponse(): Response {
    return new Response(this.body === null ? null : (this.bytes() as Uint8Array<ArrayBuffer>), { status: this.status, headers: [...this.headers] });
  }
}
