import { LIMITS, dictionary } from '@seedbed/contract';
import type { Clause } from '../clause.ts';
import { isConstant, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { patternClauses, type Pattern } from './pattern-clauses.ts';
import { piecePattern, readPiece } from './piece.ts';
import { escapeLike, textChain } from './text-chain.ts';

const OPERATORS: Readonly<Record<string, Omit<Pattern, 'pattern'>>> = dictionary({
  '~': { syntax: 'regex' },
  '~*': { syntax: 'regex', ignoreCase: true },
  '!~': { syntax: 'regex', negated: true },
  '!~*': { syntax: 'regex', ignoreCase: true, negated: true },
  '~~': { syntax: 'like' },
  '~~*': { syntax: 'like', ignoreCase: true },
  '!~~': { syntax: 'like', negated: true },
  '!~~*': { syntax: 'like', ignoreCase: true, negated: true },
});

/** `x ~ p`, `x LIKE p`, `starts_with(x, p)` and their negations, of a text made of one column. */
export function patternAtom(e: Expression & { kind: 'call' }, positive: boolean, scope: Scope): Clause[] | null {
  const [subject, value] = e.items;
  if (!subject || !value || !isConstant(value) || value.text === null || value.text.length > LIMITS.patternCharacters) return null;
  if (e.name === 'starts_with' || e.name === '^@') return startsWith(subject, value.text, positive, scope);
  const operator = OPERATORS[e.name];
  if (!operator) return null;
  const negated = Boolean(operator.negated) === positive;
  const { negated: _, ...plain } = operator;
  const pattern: Pattern = { ...plain, pattern: value.text, ...(negated ? { negated } : {}) };
  const chain = textChain(subject, scope);
  if (chain) return patternClauses(chain, pattern);
  const piece = pattern.syntax === 'regex' && !negated ? readPiece(subject, scope) : null;
  return piece && piecePattern(piece, pattern);
}

function startsWith(subject: Expression, prefix: string, positive: boolean, scope: Scope): Clause[] | null {
  const reversed = subject.kind === 'call' && subject.name === 'reverse' ? subject.items[0] : null;
  const chain = textChain(reversed ?? subject, scope);
  if (!chain) return null;
  const pattern = reversed ? `%${escapeLike(Array.from(prefix).reverse().join(''))}` : `${escapeLike(prefix)}%`;
  return patternClauses(chain, { syntax: 'like', pattern, ...(positive ? {} : { negated: true }) });
}
