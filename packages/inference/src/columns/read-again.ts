import type { Match, RuleIndex } from '../names/rule-index.ts';
import type { Surroundings } from '../names/surroundings.ts';

const BOUNDS: ReadonlySet<string> = new Set(['min', 'max', 'minimum', 'maximum', 'lower', 'upper', 'lowest', 'highest', 'average', 'target', 'expected', 'estimated', 'actual', 'planned', 'current', 'previous', 'old', 'new', 'original', 'proposed', 'final', 'initial', 'peak', 'default']);
/** Kinds that say no more than "a number", "a name", "a setting". */
const VAGUE: ReadonlySet<string> = new Set(['number.config', 'number.plain', 'text.nounName', 'number.lognormal', 'number.code', 'text.plain', 'enum.byNoun', 'text.tag', 'text.short', 'code.short']);
/** Nouns of tables that list the values which other tables' columns hold: `room_types.name` is a room type. */
const LISTS: ReadonlySet<string> = new Set(['type', 'status', 'kind', 'method', 'reason', 'mode', 'level', 'stage', 'state', 'priority', 'role', 'frequency', 'severity', 'source', 'channel', 'condition', 'unit', 'format']);
const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'label', 'type', 'status', 'value', 'description', 'code', 'method', 'reason', 'mode', 'role']);

/**
 * A second look where the first found something vague: `max_salary` is a salary, `room_types.type_name` is what a column
 * `room_type` would hold. Keeps the first where the second is no better.
 */
export function readAgain(first: Match | null, at: Surroundings, index: RuleIndex): Match | null {
  if (first && !VAGUE.has(first.rule.kind)) return first;
  const { words } = at.name;
  if (at.type === 'text' && at.length !== undefined && at.length <= 1) {
    const match = index.best({ ...at, type: 'bool' });
    if (match?.rule.kind === 'datatype.boolean') return match;
  }
  const isNumber = at.type === 'int' || at.type === 'num' || at.type === 'money';
  if (isNumber && words.length > 1) {
    const rest = BOUNDS.has(words[0]!) ? words.slice(1) : BOUNDS.has(words.at(-1)!) ? words.slice(0, -1) : null;
    const match = rest && index.best({ ...at, name: { words: rest, raw: rest } });
    if (match && !VAGUE.has(match.rule.kind)) return match;
  }
  const noun = at.table.words.at(-1) ?? '';
  if (at.type === 'text' && LISTS.has(noun) && words.every((word) => NAMES.has(word) || at.tableWords.has(word)) && at.table.words.length > 1) {
    const match = index.best({ ...at, name: at.table, table: { words: [], raw: [] } });
    if (match?.rule.kind === 'values' || (match && !VAGUE.has(match.rule.kind) && /^(?:enum|list|hr|health|insurance|property|media|finance)\./.test(match.rule.kind))) return match;
  }
  return first;
}
