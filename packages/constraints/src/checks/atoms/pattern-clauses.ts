import { resolveType, type Domain } from '@seedbed/contract';
import { wordsOf } from '@seedbed/engine/text';
import { domainClause, type Clause } from '../clause.ts';
import { intersectDomains } from '../intersect-domains.ts';
import type { TextChain } from './text-chain.ts';

export type Pattern = NonNullable<Domain['patterns']>[number];

/** A pattern on a chain of functions: applies to the column itself, with a condition that keeps the functions from changing it. */
export function patternClauses(chain: TextChain, pattern: Pattern): Clause[] | null {
  const folds = chain.functions.length > 0 && chain.functions.every((name) => name === 'lower' || name === 'upper');
  // Letters of the resulting case match as before; those of the column itself match in either case.
  const caseless = folds && (pattern.ignoreCase === true || isSingleCasePattern(pattern, chain.functions.at(-1) === 'lower'));
  const domain: Domain = { patterns: [caseless ? { ...pattern, ignoreCase: true } : pattern] };
  if (chain.type.kind === 'enum') return enumClauses(chain, domain);
  const required = caseless ? domain : withFixpoint(domain, chain);
  const padded = required && withoutPadding(required, chain);
  if (!padded || wordsOf(padded, chain.type) === null) return null;
  return [domainClause(chain.column, padded)];
}

/**
 * Whether a text folded to one case matches the pattern exactly if the text itself matches it case-insensitively:
 * letters of the other case occur only together with their own.
 */
function isSingleCasePattern({ syntax, pattern }: Pattern, lower: boolean): boolean {
  const gone = lower ? /[A-Z]/ : /[a-z]/;
  if (/[^ -~]/.test(pattern)) return false;
  if (syntax === 'like') return !gone.test(pattern);
  if (syntax !== 'regex' || /\(\?|\[[:.=]|\[\^?\]|\\[^dswDSW\W]/.test(pattern)) return false;
  const sets = [...pattern.matchAll(/\[(\^?)([^\]]*)\]/g)].map(([, negated, inside]) => ({ negated: negated === '^', letters: lettersOf(inside!) }));
  const outside = pattern.replace(/\[[^\]]*\]/g, '').replace(/\\[dswDSW]/g, '');
  const paired = (letters: string, from: RegExp): boolean =>
    [...letters].every((letter) => !from.test(letter) || letters.includes(lower === (from === gone) ? letter.toLowerCase() : letter.toUpperCase()));
  const kept = lower ? /[a-z]/ : /[A-Z]/;
  return !gone.test(outside) && sets.every(({ negated, letters }) => paired(letters, gone) && (!negated || paired(letters, kept)));
}

/** The letters of a set, ranges written out. */
function lettersOf(inside: string): string {
  return inside
    .replace(/\\[dswDSW]/g, '')
    .replace(/(.)-(.)/g, (_, from: string, to: string) =>
      String.fromCharCode(...Array.from({ length: Math.max(1, to.charCodeAt(0) - from.charCodeAt(0) + 1) }, (__, i) => from.charCodeAt(0) + i)),
    );
}

/** The labels that satisfy a condition on the enum's text. */
function enumClauses(chain: TextChain, domain: Domain): Clause[] | null {
  const words = wordsOf(domain, resolveType('text'));
  if (!words || chain.functions.length > 0) return null;
  const labels = chain.type.labels!.filter((label) => words.accepts(label));
  return labels.length === 0 ? [] : [domainClause(chain.column, { in: labels })];
}

export function withFixpoint(domain: Domain, chain: TextChain): Domain | null {
  return intersectDomains(domain, chain.fixpoint, chain.type);
}

/** A cast to text removes the padding that a pattern on `char(n)` would see: with all n letters there is none. */
function withoutPadding(domain: Domain, chain: TextChain): Domain {
  return chain.unpadded && chain.type.length !== undefined ? { ...domain, minLength: chain.type.length } : domain;
}
