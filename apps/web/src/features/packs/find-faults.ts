import { ClientProblem } from '@seedbed/client';
import { lineOfPointer } from '@seedbed/contract';

/** An error in a text, by line. */
export type Fault = { readonly line: number; readonly message: string };

/** Why a text is not JSON; null if it is. */
export function jsonFault(text: string): Fault | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const { message } = error as Error;
    const at = /position (\d+)/.exec(message);
    return { line: at ? text.slice(0, Number(at[1])).split('\n').length : 1, message };
  }
}

/** The findings of the server at their lines; null for a problem that is about something else. */
export function faultsOf(error: unknown, text: string): readonly Fault[] | null {
  if (!(error instanceof ClientProblem) || error.errors.length === 0) return null;
  return error.errors.map(({ pointer, message }) => ({ line: lineOfPointer(text, pointer), message: `${pointer} ${message}` }));
}
