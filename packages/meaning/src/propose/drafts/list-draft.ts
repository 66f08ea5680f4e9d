import type { ColumnContext } from '../../read/column-context.ts';
import { typeClass } from '../../read/rules/type-class.ts';
import { isParticiple } from '../../read/names/participles.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import { universal as index } from '../../read/rules/universal.ts';
import type { ColumnView } from '../../schema/schema-view.ts';
import type { Draft } from '../../edits/draft.ts';
import { readAgain } from '../second-readings/read-again.ts';
import { unknownOne } from './unknown-text.ts';
import { nounOf } from './noun-of.ts';
import { withoutSiblings } from '../../read/column/without-siblings.ts';
import { wordSet } from '../../read/words.ts';

/** A list's elements by its singular: `device_types text[]` gets the values of a column `device_type`, if no rule for lists knows better. */
export function elementOf(column: ColumnView, match: Match | null, at: ColumnContext): Draft | null {
  const { element } = column.type;
  // Labels are generated directly.
  if (column.type.kind !== 'array' || !element || element.kind === 'array' || element.kind === 'enum' || match?.rule.parameters.element !== undefined)
    return null;
  // Whole lists with matching words.
  const lists = match?.rule.kind === 'values' ? (match.rule.parameters.values as readonly unknown[]) : [];
  if (lists.length > 0 && lists.every((value) => typeof value === 'string' && value.startsWith('{'))) return null;
  // Elements use the rule for the singular, and no remark because of the plural: an id for `client_ids`, not a text about several.
  const type = typeClass(element);
  if (type === 'num' && VECTORS.has(at.name.words.at(-1)!)) return listOf(column, { kind: 'number.float', parameters: SMALL }, match, at.name.words, 0.6);
  const singular = withoutDeed(at).map((word) => (word === 'ids' && type === 'text' ? 'id' : word));
  const ofOne = { ...at, type, length: element.length, name: { words: singular, raw: type === 'text' ? singular : at.name.raw } };
  const single = readAgain(index.best(ofOne), { ...ofOne, name: { words: singular, raw: singular } }, index);
  const remark = single?.rule.kind === 'text.note' && single.rule.phrases.length === 0;
  const kind = remark ? undefined : single?.rule.kind;
  const plain = element.base === 'text' || element.base === 'varchar';
  if ((!single || remark) && !plain) return null;
  if (kind !== undefined && /^(?:sequence|null|array|life\.|date\.|sibling)/.test(kind)) return null;
  const words = at.name.words;
  const made = kind === undefined ? unknownOne(nounOf(singular)) : { kind, parameters: withoutSiblings(single!.rule.parameters) };
  return listOf(column, made, match, words, kind === undefined ? 0.2 : 0.5);
}

/** A model's encoding of a text: many small numbers of both signs. */
const VECTORS = wordSet('vectors');
const SMALL = { min: -0.12, max: 0.12, fractionDigits: 5 };

/** `modules_searched text[]`, `tools_used text[]`: the participle does not describe the elements. */
function withoutDeed({ name: { words, raw } }: ColumnContext): readonly string[] {
  return words.length > 1 && isParticiple(words.at(-1)!) && raw.at(-2) !== words.at(-2) ? words.slice(0, -1) : words;
}

export function listOf(
  column: ColumnView,
  element: { kind: string; parameters: Record<string, unknown> },
  match: Match | null,
  words: readonly string[],
  confidence: number,
): Draft {
  return {
    column,
    kind: 'array',
    parameters: { ...match?.rule.parameters, element },
    nullRate: match?.rule.nullRate,
    entity: undefined,
    confidence,
    because: { code: 'name', words: `a list of ${words.join(' ')}` },
    rest: [],
    words,
  };
}
