import { ClientProblem } from '@seedbed/client';
import { isOffline, missingWords, PartFault } from './part.ts';
import { isUnreachable } from './server-reach.ts';

type ErrorWords = {
  readonly title: string;
  readonly detail: string;
  readonly places: readonly { pointer: string; message: string }[];
  readonly id: string | null;
};

/**
 * An error for display: what happened, what to do, where, and an id to quote. `broken`: the part of the screen that
 * failed.
 */
export function describeError(error: unknown, broken?: string): ErrorWords {
  if (error instanceof ClientProblem) {
    const away = isUnreachable(error);
    const lead = away ? 'Seedbed does not respond' : error.document.title;
    const detail = away
      ? 'Your edits stay in this browser. Start the server again, then retry.'
      : error.type === 'precondition-failed' && error.fact('revision') !== undefined
        ? newerWords(error)
        : error.message;
    return {
      title: lead || 'The request failed',
      detail,
      places: error.errors.filter(({ message }) => message !== detail),
      id: error.status >= 500 ? error.document.instance || null : null,
    };
  }
  if (error instanceof PartFault) return { title: missingWords(error.why, isOffline()).title, detail: error.message, places: [], id: null };
  if (isProblem(error)) return { title: error.title ?? 'The blueprint is inconsistent', detail: error.message, places: error.errors ?? [], id: null };
  if (broken !== undefined && isFault(error)) return { title: `${broken} cannot be shown`, detail: FAULT, places: [], id: null };
  const detail = error instanceof Error && error.message ? error.message : String(error);
  return { title: 'Something went wrong on this page', detail, places: [], id: null };
}

/** The API names a header; a person reloads the page instead. */
function newerWords(error: ClientProblem): string {
  return `${String(error.fact('author'))} saved revision ${String(error.fact('revision'))} meanwhile. Reload the page to see it, then do this again.`;
}

const FAULT = 'This is a fault of Seedbed, not of your data. Your edits are kept. What went wrong is in the browser’s console.';

/** Whether the error is a bug of the client. The message of the language helps only developers. */
function isFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
}

type EngineProblem = { readonly title?: string; readonly message: string; readonly errors?: readonly { pointer: string; message: string }[] };

/** A problem from the engine's worker: a plain object, because errors lose their members in transit. */
function isProblem(error: unknown): error is EngineProblem {
  return typeof error === 'object' && error !== null && 'message' in error && 'errors' in error;
}
