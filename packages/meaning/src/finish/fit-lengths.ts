import { edit, tune, type Draft } from '../edits/draft.ts';

/** Random texts of a fixed length are as long as the column can hold, if that is less; words too long for it become codes of them. */
export function fitLengths(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { length } = draft.column.type;
    if (length === undefined) continue;
    if (typeof draft.parameters.length === 'number' && length < draft.parameters.length) tune(draft, { length });
    if (draft.kind === 'values' && Array.isArray(draft.parameters.values)) {
      leaveOutLong(draft, length);
      tune(draft, { values: asCodes(draft.parameters.values as unknown[], length) });
    }
  }
  for (const draft of drafts) takeShorterKind(draft);
  for (const draft of drafts) inWholeNumbers(draft);
}

/** Where so few letters have room, a number shows no decimals: `area varchar(3)` is 69 and not the beginning of 69.35. */
const FEW_DIGITS = 5;

function inWholeNumbers(draft: Draft): void {
  const { type } = draft.column;
  if (type.length === undefined || type.length > FEW_DIGITS || type.kind === 'array') return;
  const { fractionDigits, round, median, sigma, min } = draft.parameters;
  const most = 10 ** type.length - 1;
  if (draft.kind === 'number.measure' && fractionDigits !== 0) tune(draft, { fractionDigits: 0 });
  else if (draft.kind === 'distribution' && typeof round === 'number' && round < 1) tune(draft, { round: 1 });
  else if (draft.kind === 'number.lognormal' && typeof median === 'number')
    edit(draft, { kind: 'distribution', parameters: { distribution: 'lognormal', median, sigma: sigma ?? 1, min: min ?? 1, max: most, round: 1 } });
  else if (draft.kind === 'number.float') edit(draft, { kind: 'number.int', parameters: { min: 1, max: Math.min(most, 999) } });
}

/** From this length on, a column holds words, not codes. */
const MIN_WORD_LENGTH = 6;

/** Drops entries that are too long if the column has room for words; `approved with conditions` makes no code of `approved`. */
function leaveOutLong(draft: Draft, length: number): void {
  const { weights } = draft.parameters;
  const values = draft.parameters.values as readonly unknown[];
  const fits = values.map((value) => typeof value !== 'string' || value.length <= length);
  const kept = fits.filter(Boolean).length;
  if (kept === values.length || kept < 2 || (kept * 2 < values.length && length < MIN_WORD_LENGTH)) return;
  tune(draft, { values: values.filter((_, i) => fits[i]) });
  if (Array.isArray(weights)) tune(draft, { weights: weights.filter((_, i) => fits[i]) });
}

/** Names and sentences that a few letters cannot express. */
const SHORT_OF_ROOM =
  /^(?:person\.(?:fullName|displayName)|location\.(?:city|venueName|street)|company\.name|text\.(?:short|statement|note|title|taskTitle|line|code|category))$/;

/** Generators whose values do not fit in so few letters: `last_name varchar(3)`, `street varchar(5)`, `email varchar(6)`. */
const STUMPS: readonly (readonly [kind: RegExp, letters: number])[] = [
  [/^person\.(?:firstName|lastName)$/, 3],
  [/^(?:location\.streetAddress|company\.name)$/, 5],
  [/^(?:internet|company)\.email$/, 8],
];

/** The length that is too short for values of a kind; 0 if any is sufficient. */
function roomOf(kind: string): number {
  const own = SHORT_OF_ROOM.test(kind) ? (kind.startsWith('person') ? 7 : 3) : 0;
  return Math.max(own, STUMPS.find(([kinds]) => kinds.test(kind))?.[1] ?? 0);
}

/** A link or an identifier that a column is too short for becomes a file's name, or fewer letters. */
function takeShorterKind(draft: Draft): void {
  const { length } = draft.column.type;
  if (length === undefined || draft.column.type.kind === 'array') return;
  const bare = draft.kind === 'code.mask' ? withoutMarks(String(draft.parameters.mask), length) : undefined;
  if (bare !== undefined) edit(draft, { parameters: { mask: bare } });
  else if (/^(?:internet|company)\.email$/.test(draft.kind) && (draft.column.unique || draft.column.inKey) && length >= SHORTEST_MAIL && length < LONGEST_MAIL)
    edit(draft, { kind: 'pattern', parameters: { regex: SHORT_MAIL }, entity: undefined });
  else if (draft.kind === 'image.url' && length < 60 && length >= 16) edit(draft, { kind: 'code.mask', parameters: { mask: 'img-hhhhhhhh.jpg' } });
  else if (draft.kind === 'location.countryCode' && length < 3) edit(draft, { parameters: {} });
  // So short an identifier is a code that people read.
  else if (draft.kind === 'string.alphanumeric' && length >= 2 && length <= LONGEST_CODE)
    edit(draft, { kind: 'code.mask', parameters: { mask: 'A'.repeat(length) } });
  else if (draft.kind === 'location.state' && length < LONGEST_STATE) edit(draft, { kind: 'location.stateCode', parameters: {} });
  else if (length <= roomOf(draft.kind))
    edit(draft, { kind: 'code.mask', parameters: { mask: length >= 6 ? 'A####' : length >= 3 ? 'A##' : length === 2 ? 'A#' : 'A' }, entity: undefined });
  else if (draft.kind === 'string.uuid' && draft.column.type.kind === 'base' && length < 36)
    edit(draft, { kind: length >= 32 ? 'string.hexadecimal' : 'string.alphanumeric', parameters: { length: length >= 32 ? 32 : Math.min(12, length) } });
  else if (draft.kind === 'string.passwordHash' && length < BCRYPT && length >= 32)
    edit(draft, { kind: 'string.hexadecimal', parameters: { length: length >= 40 ? 40 : 32 } });
  else if (draft.kind === 'string.ulid' && length < 26) edit(draft, { kind: 'string.alphanumeric', parameters: { length: Math.min(12, length) } });
}

/**
 * Writes `###.###.###-##` in eleven letters without its marks, and a long number with fewer digits; undefined if it fits, or if it does not
 * even so.
 */
function withoutMarks(mask: string, length: number): string | undefined {
  if (mask.length <= length || /\\/.test(mask)) return undefined;
  const bare = mask.replaceAll(/[ ./-]/g, '');
  if (bare.length <= length) return bare;
  // Of a number that is only digits, fewer of them are a number too: sixteen of a parcel in `char(13)`.
  const isNumber = /^\d*#+$/.test(bare) && bare.slice(0, length).split('#').length > MIN_DIGITS;
  return isNumber ? bare.slice(0, length) : undefined;
}

/** Digits that a shorter number still has. */
const MIN_DIGITS = 4;

/** Suffixes distinguish addresses of people; a shorter column has no room for them. */
const LONGEST_MAIL = 40;
const SHORTEST_MAIL = 28;
const SHORT_MAIL =
  '(anna|ben|carla|david|eva|finn|greta|hugo|ida|jonas|kim|lara|max|nina|omar|paul|rita|sam|tina|victor)\\.(adler|brown|costa|diaz|evans|ford|gray|hall|ito|jones|khan|lopez|marsh|novak|olsen|perez|reed|silva|turner|weber)(|[1-9][0-9]?)@example\\.(com|org|net)';

/** `Massachusetts`; shorter columns get codes. */
const LONGEST_STATE = 13;

/** Characters of a bcrypt hash; older ones are shorter, and hexadecimal. */
const BCRYPT = 60;

/** A code of more letters is a word again. */
const LONGEST_CODE = 4;

/** `approved`, `rejected` in a varchar(2): AP, RE. If one does not fit, all become codes that differ. */
function asCodes(values: readonly unknown[], length: number): unknown[] {
  const texts = values.filter((value): value is string => typeof value === 'string');
  if (texts.length < values.length || texts.every((text) => text.length <= length)) return [...values];
  const used = new Set<string>();
  return texts.map((text) => {
    const code = candidates(text, Math.min(length, LONGEST_CODE)).find((each) => !used.has(each)) ?? text.slice(0, length);
    used.add(code);
    return code;
  });
}

/** Codes of a word, the plainest first: its first letters, its consonants, its first letter beside each of the others. */
function candidates(text: string, length: number): string[] {
  const words = text.toUpperCase().match(/[A-Z0-9]+/g) ?? ['X'];
  const letters = words.join('');
  const initials = words.map((word) => word[0]).join('');
  const skeleton = letters[0]! + letters.slice(1).replace(/[AEIOU]/g, '');
  const paired = Array.from(letters.slice(1), (letter) => (length === 1 ? letter : letters[0]! + letter));
  return [...(words.length > 1 ? [initials.slice(0, length)] : []), letters.slice(0, length), skeleton.slice(0, length), ...paired];
}
