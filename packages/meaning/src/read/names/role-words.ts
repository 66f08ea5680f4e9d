import { wordSet } from '../words.ts';

const ROLES = wordSet('columns of a role');

/** Whether a word names a column with somebody's role, in any language of schemas: a single such name is not translated. */
export function isRoleWord(word: string): boolean {
  return ROLES.has(word);
}
