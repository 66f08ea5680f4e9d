import type { Rule } from '../../rule.ts';
import { anything } from './anything.ts';
import { care } from './care.ts';
import { data } from './data.ts';
import { machines } from './machines.ts';
import { people } from './people.ts';
import { readSubjects } from './read-subjects.ts';
import { tradeWords } from './trades.ts';

/** Lists of few words that are right in one subject only. */
export function subjectRules(): Rule[] {
  return [machines, people, data, care, tradeWords, anything].flatMap(readSubjects);
}
