import type { TextSubject } from '@seedbed/engine';
import type { TableNames } from '../read/schema-names.ts';
import { edit, type Draft } from '../edits/draft.ts';
import { rateByName } from './null-rates.ts';
import { neutralNotes } from './neutral-notes.ts';
import { wordSet } from '../read/words.ts';

/** Prose with notes on a row. */
const NOTED: ReadonlySet<string> = new Set(['text.note', 'text.about', 'text.clinicalNote']);

/** Prose that someone writes to someone. */
const WRITTEN: ReadonlySet<string> = new Set(['text.body', 'text.paragraph']);

/** Words in tables and columns of texts that are published, which are longer, and about something. */
const PUBLISHED = wordSet('published texts');

/**
 * Prose of a table with an uncertain subject is short and neutral: the notes of a log are not a school's because another table has pupils.
 * With non-English names the prose is in that language; notes on people are about people.
 */
export function speakNeutrally(drafts: readonly Draft[], table: TableNames, subject: TextSubject, language: string | undefined): void {
  const isSure = subject !== 'general' && (language === undefined || language === 'en');
  for (const draft of drafts) {
    if (draft.column.type.kind !== 'base' || draft.column.unique || (draft.column.type.length ?? Infinity) < MIN_ROOM) continue;
    const noted = NOTED.has(draft.kind) && (draft.parameters.form ?? 'note') === 'note';
    const written =
      WRITTEN.has(draft.kind) && draft.parameters.domain === undefined && ![...draft.words, ...table.tokens.words].some((word) => PUBLISHED.has(word));
    if (isSure || (!noted && !written)) continue;
    // English has its own notes about people, and about stored and repaired things.
    if (noted && language === undefined && draft.kind === 'text.about' && (draft.parameters.subject ?? 'general') !== 'general') continue;
    const values = neutralNotes(noted ? (table.agent ? 'person' : 'thing') : 'message', language);
    if (!values) continue;
    // As rare as prose of its kind.
    edit(draft, { nullRate: draft.nullRate ?? rateByName(draft), kind: 'values', parameters: { values } });
  }
}

/** Fewer letters have no room for a sentence. */
const MIN_ROOM = 60;
