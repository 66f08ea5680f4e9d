import compiled from '../../../data/universal.json' with { type: 'json' };
import { RuleIndex } from './rule-index.ts';
import { lazyRules } from './rule-source.ts';

/** Universal attributes: what columns of a name hold in any trade (`data/universal`, compiled by `build/compile.ts`). */
export const universal = new RuleIndex(lazyRules(compiled.sheets));

/** The fallback rules, if no sheet knows the name. */
export const lastResort = new RuleIndex(lazyRules(compiled.last));

/** Every word that the sheets know. */
export const universalWords: readonly string[] = compiled.words.split(' ');
