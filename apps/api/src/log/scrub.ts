import { KEY_IN_TEXT } from '../secrets/key-text.ts';
import { SHARE_IN_TEXT } from '../secrets/share-token.ts';

/** An error for the log: its kind, message and stack, without passwords. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return scrub(String(error));
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: scrub(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Takes passwords out of addresses in a text, and the secrets out of API keys and read-only links. */
export function scrub(text: string): string {
  return text
    .replace(/(postgres(?:ql)?:\/\/[^\s:@/]*:)[^\s@]*@/g, '$1[removed]@')
    .replace(KEY_IN_TEXT, (key) => `${key.slice(0, 35)}_[removed]`)
    .replace(SHARE_IN_TEXT, 'sbs_[removed]');
}

/** Characters that JSON leaves as they are and a terminal or a reader of lines does not: C1 controls, line and direction marks. */
const UNSEEN = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A line of JSON without characters that affect its reader's terminal. Such characters occur in texts only, so their escapes mean the same. */
export function escapeUnseen(line: string): string {
  return line.replace(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
