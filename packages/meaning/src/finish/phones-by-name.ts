import { pieces } from '../read/tokens.ts';
import { edit, type Draft } from '../edits/draft.ts';

/** Words for a phone number, in the supported languages. */
const PHONE: ReadonlySet<string> = new Set(
  'tel tels telephone telefono telefone telefon telp telepon celular celphone cellphone whatsapp handynummer movil telemovel'.split(' '),
);
/** Beside these it is something of a phone. */
const PHONE_WORDS: ReadonlySet<string> = new Set(
  'type tipo typ verified verificado model modelo code codigo os id country pais extension ext kind label is has operator'.split(' '),
);

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
