import type { TableNames } from '../read/schema-names.ts';
import { labelsIn } from '../read/languages/label-words.ts';
import { literalDefault } from '../read/column/default-value.ts';
import { edit, type Draft } from '../edits/draft.ts';
import { rateByName } from './null-rates.ts';
import { neutralDescriptions, neutralNotes } from './neutral-notes.ts';
import { wordSet } from '../read/words.ts';
import { PLAIN_TEXT_TYPES } from '../schema/types.ts';

/** A text with at least this many words is prose, and not a name. Descriptions count as prose with fewer. */
const PROSE = 5;
const SENTENCE = 3;
const DESCRIBED = wordSet('descriptions');
/** A list is prose if at least this share of its texts is. */
const MIN_PROSE_SHARE = 0.6;
/** The minimum length of a column that has room for a sentence. */
const MIN_ROOM = 60;
/** Notes. Descriptions are separate. */
const NOTED = wordSet('notes');

/**
 * Replaces English prose of rules and packs by plainer prose in the language of the schema's names: a Spanish workshop's notes are Spanish,
 * even if less specific. Keeps short names of two or three words, and texts that the schema itself lists.
 */
export function speakProse(drafts: readonly Draft[], table: TableNames, language: string | undefined): void {
  if (language === undefined || !labelsIn(language)) return;
  for (const draft of drafts) {
    const { column, because, kind } = draft;
    if ((kind !== 'values' && kind !== 'example') || (because.code !== 'name' && because.code !== 'concept')) continue;
    if (column.unique || column.type.kind !== 'base' || !PLAIN_TEXT_TYPES.has(column.type.base) || literalDefault(column.column) !== null) continue;
    const described = draft.words.some((word) => DESCRIBED.has(word));
    if (!isProse(draft.parameters.values, described ? SENTENCE : PROSE)) continue;
    edit(draft, { nullRate: draft.nullRate ?? rateByName(draft) });
    const notes = draft.words.some((word) => NOTED.has(word)) ? neutralNotes(table.agent ? 'person' : 'thing', language) : undefined;
    if ((column.type.length ?? Infinity) < MIN_ROOM) edit(draft, { kind: 'text.short', parameters: {} });
    else if (notes) edit(draft, { kind: 'values', parameters: { values: notes } });
    else edit(draft, { kind: 'text.description', parameters: {} });
    edit(draft, { entity: undefined });
  }
  if (![...table.tokens.words, table.noun].some((word) => OFFERED.has(word))) describePlainly(drafts, language);
}

/** Things that are offered, whose descriptions praise them. */
const OFFERED = wordSet('things on offer');

/** Replaces descriptions that praise, for events, reports and changes. */
function describePlainly(drafts: readonly Draft[], language: string): void {
  const values = neutralDescriptions(language);
  if (!values) return;
  for (const draft of drafts) {
    const ofAnything = draft.kind === 'text.about' && draft.parameters.form === 'description' && draft.parameters.subject === undefined;
    if (
      (draft.kind !== 'text.description' && !ofAnything) ||
      draft.column.type.kind !== 'base' ||
      draft.column.unique ||
      (draft.column.type.length ?? Infinity) < MIN_ROOM
    )
      continue;
    edit(draft, { nullRate: draft.nullRate ?? rateByName(draft), kind: 'values', parameters: { values } });
  }
}

/** Counts alternatives in one example (`{red|blue}`) as one word. */
function isProse(values: unknown, words: number): boolean {
  if (!Array.isArray(values) || values.length === 0) return false;
  const long = values.filter((value) => typeof value === 'string' && wordsIn(value) >= (/[.!?]$/.test(value) ? SENTENCE : words));
  return long.length >= values.length * MIN_PROSE_SHARE;
}

function wordsIn(text: string): number {
  return text.replace(/\{[^}]*\}/g, 'x').split(/\s+/).length;
}
