import type { Match, RuleIndex } from '../names/rule-index.ts';
import type { ColumnContext } from '../names/column-context.ts';

/** What is kept as a document wherever a database has texts alone: `graph`, `inputs`, `tool_parameters`. */
const DOCUMENTS: ReadonlySet<string> = new Set(
  'graph config configuration setting feature parameter input output tool credential metadata meta variable rule condition filter layout option preference step node edge payload header param argument arg properties property structure attribute permission scope constraint mapping schedule'.split(
    ' ',
  ),
);

/** What is kept as a document where there are several: a label of one thing is a word. */
const SEVERAL: ReadonlySet<string> = new Set(['labels', 'annotations', 'queries', 'attributes', 'tags']);

/** Words behind a document's name that say how it is kept: `tools_str`, `query_json`. */
const KEPT_AS: ReadonlySet<string> = new Set(['str', 'string', 'json', 'jsonb', 'dict', 'serialized']);

/** A varchar of so many characters is meant for a document as well. */
const ROOM = 1000;

/** A text without a length, or with a great one, in a table where a document of that name is known, holds it, if no rule for texts knows the column better. */
export function documentInText(match: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'text' || (at.length ?? ROOM) < ROOM || words.length === 0) return match;
  const said = words.length > 1 && KEPT_AS.has(words.at(-1)!);
  const name = said ? { words: words.slice(0, -1), raw: raw.slice(0, -1) } : at.name;
  if (!said && !DOCUMENTS.has(words.at(-1)!) && !SEVERAL.has(raw.at(-1)!)) return match;
  const document = index.best({ ...at, type: 'json', name });
  if (document?.rule.kind !== 'json' || document.words.length === 0) return match;
  const { of, by } = document.rule.when;
  return (said || of || by) && (!match || document.score > match.score) ? document : match;
}
