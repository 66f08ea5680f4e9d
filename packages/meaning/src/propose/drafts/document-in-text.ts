import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { wordSet } from '../../read/words.ts';

/** Names of documents in databases with only texts: `graph`, `inputs`, `tool_parameters`. */
const DOCUMENTS = wordSet('documents in a text');

/** Plural names of documents: a label of one thing is a word. */
const SEVERAL = wordSet('plural documents');

/** Suffixes for the storage form of a document: `tools_str`, `query_json`. */
const KEPT_AS = wordSet('suffixes of stored documents');

/** Varchar length from which it may hold a document. */
const MIN_DOCUMENT_LENGTH = 1000;

/**
 * A text of great or unlimited length, in a table where a document with that name is known, holds it, unless a rule for texts knows the
 * column better.
 */
export function documentInText(match: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'text' || (at.length ?? MIN_DOCUMENT_LENGTH) < MIN_DOCUMENT_LENGTH || words.length === 0) return match;
  const hasSuffix = words.length > 1 && KEPT_AS.has(words.at(-1)!);
  const name = hasSuffix ? { words: words.slice(0, -1), raw: raw.slice(0, -1) } : at.name;
  if (!hasSuffix && !DOCUMENTS.has(words.at(-1)!) && !SEVERAL.has(raw.at(-1)!)) return match;
  const document = index.best({ ...at, type: 'json', name });
  if (document?.rule.kind !== 'json' || document.words.length === 0) return match;
  const { of, by } = document.rule.when;
  return (hasSuffix || of || by) && (!match || document.score > match.score) ? document : match;
}
