import type { Claim, Is } from './claim.ts';
import { readLabels } from './labels.ts';
import { rangeOf } from './measures.ts';
import { readValues } from './named-values.ts';
import type { NamedColumn, Scope } from './scope.ts';
import { isTime, isTimeOfDay, timeCondition } from './times.ts';
import { wordsOf, type Token } from './tokens.ts';
import { whenOf } from './when.ts';

/** A domain of e-mail addresses as a word: `acme.test`, `@acme.test`. */
export const DOMAIN = /^@?([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/;

/** Claims about a named column: missing, between 10 and 50, in 2025, at acme.test. */
export function claimsOfColumn(scope: Scope, named: NamedColumn, tokens: readonly Token[]): Claim[] {
  const { table, column, score } = named;
  const words = wordsOf(tokens);
  const claim = (is: Is, not = false, by = 1): Claim[] => [{ table, column, is, not, score: score * by }];
  if (/^(?:missing|null|empty|unknown|blank|unset|absent|left out|left empty)$/.test(words.join(' '))) return column.nullable ? claim({ kind: 'absent' }) : [];
  if (/^(?:set|present|filled|filled in|known|given)$/.test(words.join(' '))) return column.nullable ? claim({ kind: 'absent' }, true) : [];
  const domain = /^(?:end|ends|ending|are|use|uses|at|in|with|on|from|@|under)(?: (?:in|with|at|on|@|under|the domain))*$/.test(
    words.slice(0, -1).join(' ') || 'at',
  )
    ? DOMAIN.exec(words.at(-1) ?? '')?.[1]
    : undefined;
  if (domain !== undefined) return isEmail(named) ? claim({ kind: 'domain', domain }) : [];
  const ranges = rangeOf(scope, named, words);
  if (ranges.length > 0) return ranges;
  const isHour = isTimeOfDay(scope, column);
  const when = isHour || isTime(scope, column) ? whenOf(words) : null;
  const placed = when && (!isHour || when.kind === 'hours') ? timeCondition(when) : null;
  if (placed) return claim(placed);
  const others = [...readLabels(scope, table, words), ...readValues(scope, table, tokens)];
  return others.filter((one) => one.column === column).map((one) => ({ ...one, score: one.score * score }));
}

/** Whether a column holds e-mail addresses, by its generator or its name. */
export function isEmail({ column }: Pick<NamedColumn, 'column'>): boolean {
  return /^internet\.(?:email|exampleEmail)$/.test(column.generator?.kind ?? '') || /^(?:em|e_?mail.*|.*_e?mail|.*email(?:_address)?)$/i.test(column.name);
}
