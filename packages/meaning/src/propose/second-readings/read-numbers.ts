import { made } from '../drafts/made-match.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { UNITS } from '../../read/rules/units-of-measure.ts';
import { VAGUE } from '../drafts/vague-kinds.ts';
import { wordSet } from '../../read/words.ts';

const BOUNDS = wordSet('bounds and versions of a number');

/** A whole number where a text of that name would be one of a few words: their number (`temperament`, `billing_time` stay small). */
export function asCoded(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  if (at.type !== 'int' || (first && first.rule.kind !== 'number.plain')) return null;
  const rule = index.best({ ...at, type: 'text', length: undefined })?.rule;
  const few = rule?.kind === 'values' ? (rule.parameters.values as unknown[]).length : rule?.kind.startsWith('enum.') && rule.kind !== 'enum.byNoun' ? 5 : 0;
  const max = few >= 2 && few <= 12 ? Math.min(few, 6) : CODED.has(at.name.words.at(-1)!) ? 3 : 0;
  return max > 0 ? made({ kind: 'number.code', parameters: { max } }, at.name.words, 6) : null;
}

/** Last words of whole numbers that encode a few words. */
const CODED = wordSet('numbers that encode words');

export function asNumber(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  if (at.type !== 'int' && at.type !== 'num' && at.type !== 'money') return null;
  const { words, raw } = at.name;
  for (const [from, to] of withoutBounds(words)) {
    const match = index.best({ ...at, name: { words: words.slice(from, to), raw: raw.slice(from, to) } });
    if (match && !VAGUE.has(match.rule.kind) && match.rule.kind !== 'number.int') return match;
  }
  // Beside a maximum it is the least, otherwise minutes.
  if (at.type === 'int' && words.length > 1 && words.at(-1) === 'min' && !at.siblingWords.has('max') && (!first || VAGUE.has(first.rule.kind)))
    return made({ kind: 'number.duration', parameters: { unit: 'min', median: 25, sigma: 0.6 } }, words.slice(-1), 8);
  // A rule that knew the whole name knows better than its unit does.
  const unit = words.length > 1 && (first?.words.length ?? 0) < words.length ? UNITS.get(words.at(-1)!) : undefined;
  if (unit) return made(unit, words.slice(-1), 8);
  // `pallets`, `deliveries_completed`: a whole number with a plural is a count.
  if (at.type === 'int' && (!first || isCountOfFlags(first, at)) && raw.some((word, i) => word !== words[i]))
    return made({ kind: 'number.count', parameters: { median: 6, sigma: 0.7 } }, words, 8);
  return null;
}

/** Spans of the name without its unit, and without its bounds as well. */
function* withoutBounds(words: readonly string[]): Iterable<readonly [from: number, to: number]> {
  let [from, to] = [0, words.length];
  if (to - from > 1 && UNITS.has(words[to - 1]!)) yield [from, --to];
  if (to - from > 1 && BOUNDS.has(words[from]!)) yield [++from, to];
  else if (to - from > 1 && BOUNDS.has(words[to - 1]!)) yield [from, --to];
}

/** `deliveries_completed integer` was read as a flag. */
export function isCountOfFlags(first: Match, at: ColumnContext): boolean {
  return first.rule.kind === 'datatype.boolean' && at.type === 'int' && at.name.words.length > 1 && at.name.raw[0] !== at.name.words[0];
}
