import { parseRules, type Rule } from '../rule.ts';
import { readWordLists } from './word-lists.ts';

/** A sheet of both notations, in its order: lists of words (`patterns | conditions = value|value|…`) and rules in full (`… => kind parameters`). */
export function toldRules(sheet: string): Rule[] {
  return sheet
    .split('\n')
    .filter((line) => !line.startsWith('# '))
    .flatMap((line) => (line.includes(' => ') ? parseRules(line) : readWordLists(line)));
}
