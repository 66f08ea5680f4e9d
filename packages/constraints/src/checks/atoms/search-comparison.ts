import { conjoinAll, FREE, type Clause } from '../clause.ts';
import { isConstant, type Constant, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { patternClauses } from './pattern-clauses.ts';
import { escapeLike, textChain } from './text-chain.ts';

/** `position('@' in x) > 0`, `strpos(x, '@') = 1`: a text contains another, does not, or starts with it. */
export function searchComparison(left: Expression, operator: string, right: Constant, scope: Scope): Clause[] | null {
  if (left.kind !== 'call' || !/^(position|strpos)$/.test(left.name)) return null;
  const [subject, sought] = left.items;
  if (!subject || !sought || !isConstant(sought) || !sought.text) return null;
  const bound = Number(right.text);
  const literal = escapeLike(sought.text);
  const there = (operator === '>' && bound === 0) || (operator === '>=' && bound === 1) || (operator === '<>' && bound === 0);
  const absent = (operator === '=' && bound === 0) || (operator === '<=' && bound === 0) || (operator === '<' && bound === 1);
  const chain = textChain(subject, scope);
  if (!chain) return absent ? inNoPart(subject, Array.from(sought.text), scope) : null;
  if (there || absent) return patternClauses(chain, { syntax: 'like', pattern: `%${literal}%`, ...(absent ? { negated: true } : {}) });
  if (operator === '=' && bound > 0) return patternClauses(chain, { syntax: 'like', pattern: `${'_'.repeat(bound - 1)}${literal}%` });
  // After the first letter: contained, but not at the start.
  if (operator !== '>' || bound !== 1) return null;
  const within = patternClauses(chain, { syntax: 'like', pattern: `%${literal}%` });
  const notFirst = patternClauses(chain, { syntax: 'like', pattern: `${literal}%`, negated: true });
  return within && notFirst && conjoinAll(within, notFirst, scope);
}

/** `position(',' in (a || b)) = 0`: in neither part, and not across their boundary. */
function inNoPart(subject: Expression, letters: readonly string[], scope: Scope): Clause[] | null {
  let clauses: Clause[] = [FREE];
  for (const part of partsJoined(subject)) {
    if (isConstant(part)) {
      if (part.text === null || part.text.includes(letters[0]!)) return null;
      continue;
    }
    const chain = textChain(part, scope);
    const without = chain && patternClauses(chain, { syntax: 'like', pattern: `%${escapeLike(letters[0]!)}%`, negated: true });
    if (!without) return null;
    clauses = conjoinAll(clauses, without, scope);
  }
  return clauses;
}

function partsJoined(e: Expression): Expression[] {
  if (e.kind === 'cast' && /^(text|varchar)$/.test(e.type) && e.item.kind === 'call') return partsJoined(e.item);
  return e.kind === 'call' && e.name === '||' && e.items.length === 2 ? e.items.flatMap(partsJoined) : [e];
}
