import { parseRules, type Rule } from '../rule.ts';
import { people } from './people.ts';

/** Every rule, in the order in which ties are broken. */
export const rules: readonly Rule[] = [people].flatMap(parseRules);
