import { made } from './made-match.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { wordSet } from '../../read/words.ts';

/** Texts for readers in several languages. */
const READ = wordSet('texts for readers');
/** Kinds that already know such a text. */
const KNOWN = /^(?:values|location\.|commerce\.|food\.|company\.|vehicle\.|media\.|sport\.|color\.|text\.(?:eventTitle|articleTitle|category))/;

/** `airport_name jsonb`, `city jsonb`: a document named like a readable text holds it by language. */
export function translated(match: Match | null, asText: () => Match | null, at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  const last = words.at(-1) ?? '';
  if (at.type !== 'json' || !READ.has(last) || raw.at(-1) !== last || (match && !String(match.rule.parameters.keys).startsWith('en='))) return match;
  const text = asText();
  if (!text || !KNOWN.test(text.rule.kind) || text.words.length + words.length < 2) return match;
  const { kind, parameters } = text.rule;
  return made({ kind: 'json', parameters: { shape: { type: 'object', keys: { en: { kind, parameters } } } } }, text.words, text.score);
}
