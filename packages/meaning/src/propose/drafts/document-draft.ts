import type { ColumnContext } from '../../read/column-context.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import { universal as index } from '../../read/rules/universal.ts';
import { composeDocument } from './compose-document.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import type { Draft } from '../../edits/draft.ts';
import { readAgain } from '../second-readings/read-again.ts';
import { orPlainWord } from './plain-word.ts';
import { withoutSiblings } from '../../read/column/without-siblings.ts';
import { plainDraft, spokenOf } from './plain-draft.ts';
import { wordSet } from '../../read/words.ts';

/** `deductions jsonb`, `risk_factors jsonb`: an unknown document with a plural name is a list of texts for the singular. */
export function listDocument(at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  if (raw.at(-1) === words.at(-1)) return null;
  const single = orPlainWord(readAgain(index.best({ ...at, type: 'text' }), { ...at, type: 'text' }, index), { ...at, type: 'text' });
  if (
    !single ||
    !/^(?:values|enum\.|person\.fullName|health\.|food\.|location\.|hr\.|commerce\.|company\.|media\.)/.test(single.rule.kind) ||
    single.rule.kind === 'enum.byNoun'
  )
    return null;
  const shape = { type: 'array', items: { kind: single.rule.kind, parameters: withoutSiblings(single.rule.parameters) }, min: 1, max: 3 };
  return { ...single, rule: { ...single.rule, kind: 'json', parameters: { shape } } };
}

/** Words for a document in general. */
const DOCUMENTS = wordSet('documents in general');

/** `sensor_data`, `reward_json`: the document that a column without that word would hold, where a rule knows one. */
export function asDocument(match: Match | null, at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'json' || words.length < 2 || !DOCUMENTS.has(words.at(-1)!) || (match && match.words.length > 1)) return match;
  const bare = index.best({ ...at, name: { words: words.slice(0, -1), raw: raw.slice(0, -1) } });
  return bare?.rule.kind === 'json' && bare.words.length > 0 ? bare : match;
}

/**
 * Turns a rule's keys into the document's shape; a DEFAULT of `{}` or `[]` decides between an object and a list. A text that holds a
 * document gets the value of a JSON column with its name.
 */
export function withDocument(draft: Draft, at: ColumnContext): Draft {
  if (draft.kind !== 'json') return draft;
  const asJson = typeof draft.parameters.keys === 'string' || at.type === 'json' ? null : index.best({ ...at, type: 'json' });
  const { keys, ...parameters } = asJson?.rule.kind === 'json' ? asJson.rule.parameters : draft.parameters;
  // A text of a few letters holds no document.
  if (at.type === 'text' && (at.length ?? Infinity) < SHORTEST_DOCUMENT) return plainDraft(draft.column, draft.words, false, spokenOf(at.domains));
  if (typeof keys !== 'string') return { ...draft, parameters };
  const shape = composeDocument(keys, at, index);
  const usual = literalDefault(draft.column.column);
  const isList = 'type' in shape && shape.type === 'array';
  const fitting =
    usual === '{}' && isList && 'type' in shape.items ? shape.items : usual === '[]' && !isList ? { type: 'array', items: shape, min: 1, max: 3 } : shape;
  return { ...draft, kind: at.type === 'xml' ? 'xml.record' : 'json', parameters: { ...parameters, shape: fitting } };
}

/** A varchar of fewer characters has no room for one. */
const SHORTEST_DOCUMENT = 200;
