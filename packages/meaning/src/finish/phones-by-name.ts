import { pieces } from '../read/names/tokens.ts';
import { edit, type Draft } from '../edits/draft.ts';
import { wordSet } from '../read/words.ts';

/** Words for a phone number, in the supported languages. */
const PHONE = wordSet('phones in any language');
/** Beside these it is something of a phone. */
const PHONE_WORDS = wordSet('something of a phone');

/**
 * A text with a word for phone anywhere in its name: `contact_urgence_tel`, `referencia_telefono`. Rules read the last word or the first,
 * but foreign compounds have their head anywhere.
 */
export function takePhonesByName(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { column, because, kind } = draft;
    if (because.code !== 'name' && because.code !== 'plain') continue;
    if (
      kind === 'phone.number' ||
      column.unique ||
      column.type.kind !== 'base' ||
      !/^(?:text|varchar|bpchar)$/.test(column.type.base) ||
      (column.type.length ?? 20) < MIN
    )
      continue;
    const words = pieces(column.name.normalize('NFD').replace(/\p{M}/gu, ''));
    if (words.some((word) => PHONE.has(word)) && !words.some((word) => PHONE_WORDS.has(word)))
      edit(draft, { kind: 'phone.number', parameters: {}, entity: undefined });
  }
}

/** Letters of the shortest number. */
const MIN = 8;
