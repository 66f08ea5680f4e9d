import { PROBLEM_MEDIA_TYPE, problemTypeOf, type ProblemDocument, type ProblemType } from '@seedbed/contract';

/** An unsuccessful answer: the server's problem document, or our own if there was none. */
export class ClientProblem extends Error {
  /** Key of the error catalogue; `unreachable` without an answer. */
  readonly type: ProblemType | 'unreachable';
  /** 0 if no answer came. */
  readonly status: number;
  readonly document: ProblemDocument;

  constructor(type: ProblemType | 'unreachable', document: ProblemDocument, options?: ErrorOptions) {
    super(document.detail, options);
    this.name = 'ClientProblem';
    this.type = type;
    this.status = document.status;
    this.document = document;
  }

  get errors(): NonNullable<ProblemDocument['errors']> {
    return this.document.errors ?? [];
  }

  /** A fact of the error, such as `line`, `sqlstate` or `revision`. */
  fact(name: string): unknown {
    return (this.document as Record<string, unknown>)[name];
  }

  static async from(response: Response): Promise<ClientProblem> {
    const text = await response.text().catch(() => '');
    if (response.headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE)) {
      const document = readDocument(text);
      if (document) return new ClientProblem(problemTypeOf(document), document);
    }
    const detail = `The server answered ${response.status} without saying why.`;
    return new ClientProblem('internal', { type: 'about:blank', title: response.statusText, status: response.status, detail, instance: '' });
  }

  static unreachable(cause: unknown): ClientProblem {
    const detail = 'The server does not answer. Is it running, and is its address right?';
    return new ClientProblem('unreachable', { type: 'about:blank', title: 'No answer', status: 0, detail, instance: '' }, { cause });
  }
}

/** A problem document; undefined where it broke off on the way. */
function readDocument(text: string): ProblemDocument | undefined {
  try {
    return JSON.parse(text) as ProblemDocument;
  } catch {
    return undefined;
  }
}
