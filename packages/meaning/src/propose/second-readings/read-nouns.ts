import { isAgentNoun, isProgram } from '../../read/names/agent-nouns.ts';
import { isParticiple } from '../../read/names/participles.ts';
import { made } from '../drafts/made-match.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { VAGUE } from '../drafts/vague-kinds.ts';
import { wordSet } from '../../read/words.ts';

/** Nouns of tables that list the values which other tables' columns hold: `room_types.name` is a room type. */
const LISTS = wordSet('tables of values for others');
const NAMES = wordSet('columns that name a listed value');

/** A person by the noun: `farmer`, `invigilator_name`. */
export function asPerson(first: Match | null, at: ColumnContext): Match | null {
  if (at.type !== 'text' || (first && first.rule.kind !== 'text.nounName')) return null;
  const { words } = at.name;
  const noun = words.at(-1) === 'name' ? words.at(-2) : first ? undefined : words.at(-1);
  if (noun !== undefined && at.domains.has('systems') && isProgram(noun)) return null;
  return noun !== undefined && isAgentNoun(noun) ? made({ kind: 'person.fullName' }, words, 12) : null;
}

export function asListed(at: ColumnContext, index: RuleIndex): Match | null {
  const noun = at.table.words.at(-1) ?? '';
  if (at.type !== 'text' || !LISTS.has(noun) || at.table.words.length < 2 || !at.name.words.every((word) => NAMES.has(word) || at.tableWords.has(word)))
    return null;
  const match = index.best({ ...at, name: at.table, table: { words: [], raw: [] } });
  return match &&
    (match.rule.kind === 'values' || (!VAGUE.has(match.rule.kind) && /^(?:enum|list|hr|health|insurance|property|media|finance)\./.test(match.rule.kind)))
    ? match
    : null;
}

/** `planted_on`, `solved`: a dated action on the row. */
export function asEvent(first: Match | null, at: ColumnContext): Match | null {
  if ((at.type !== 'stamp' && at.type !== 'date') || (first && (first.rule.kind !== 'date.past' || first.rule.parameters.days !== undefined))) return null;
  return at.name.words.some(isParticiple) ? made({ kind: 'date.event', parameters: { after: '@created' }, nullRate: 0.2 }, at.name.words, 9) : null;
}
