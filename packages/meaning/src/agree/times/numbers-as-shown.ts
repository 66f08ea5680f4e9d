import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { exampleOf } from '../../propose/drafts/comment-form.ts';
import { isFormOf } from '../../read/names/forms-of-word.ts';
import { folded } from '../../read/names/read-in.ts';
import { pieces } from '../../read/names/tokens.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { ANY_TEXT_TYPES, DATE_TYPES, TEXT_TYPES, WHOLE_TYPES } from '../../schema/types.ts';
import { computeWhereSet, isComputed, namesOf, type DeriveContext } from '../context.ts';
import { wordsSaid } from '../presence/labels-told.ts';
import { columnsAbove } from '../sums/equalities.ts';
import { columnNamed, type Called } from '../sums/told-formula.ts';

const YEAR = wordSet('words of a year');
const RUNNING = wordSet('words of a running number');
const JOINTS = wordSet('words between names in a remark');
/** Digits that a number in a text may have, beyond those that the example shows. */
const MOST_DIGITS = 6;

/** How rows are numbered in a year, as expressions. */
export type Numbering = { readonly day: Draft; readonly year: string; readonly place: string };

/** The year of a day, and the place of the row in it. */
export function numberedBy(day: Draft): Numbering {
  const { name } = day.column;
  return { day, year: `year(${name})`, place: `rank(${name}, year(${name})) + 1` };
}

/** A piece of the example: what writes it, and how long that is at most. */
type Piece = { readonly written: string; readonly length: number; readonly column?: Draft; readonly is: 'text' | 'year' | 'place' | 'column' };

/**
 * A text that its comment shows one of, with words for its parts: `WO-2025-00042: year it was opened, running number`, `A-12: row and seat`. Letters stay, a year is that of a day of
 * the row, and numbers are columns, the row's place in the year, or its own key. A key is only written so where the numbers differ together.
 */
export function writeAsShown(draft: Draft, numbering: Numbering | undefined, table: TableView, context: DeriveContext): void {
  const { column } = draft;
  const shown = exampleOf(column.column.comment ?? '');
  const bounds = context.bounds.tables.get(table.name)!;
  if (!shown || !TEXT_TYPES.has(column.type.base) || column.references.length > 0 || column.column.generated || isComputed(draft)) return;
  if (ownMember(bounds.domains, column.name) || [...bounds.groups, ...bounds.unread].some(({ columns }) => columns.includes(column.name))) return;
  const parts = partsOf(draft, shown.example, phrasesOf(shown.said), numbering, table, context);
  if (!parts || parts.reduce((sum, { length }) => sum + length, 0) > (column.type.length ?? Infinity)) return;
  if ((column.unique || column.inKey) && !differ(parts, table, context)) return;
  const expression = parts.map(({ written, is }) => (is === 'text' ? JSON.stringify(written) : written)).join(' + ');
  computeWhereSet(draft, 'expression', { expression }, `written as ${shown.example}, which its comment shows`);
}

/** The statements of a remark: `opportunity id, version`, `row and seat`, `row-number`. */
function phrasesOf(said: string): string[][] {
  const cut = said
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[,;+/.]|\s[-–]\s|\s(?:and|und|y|et|e|en|i|then|dann)\s/)
    .filter((phrase) => /\p{L}/u.test(phrase));
  const phrases = cut.length === 1 && !/\s/.test(cut[0]!.trim()) ? cut[0]!.split('-') : cut;
  return phrases.map((phrase) => {
    const words = wordsSaid(folded(phrase));
    const meant = words.filter((word) => !JOINTS.has(word));
    return meant.length > 0 ? meant : [...words];
  });
}

/** The parts of the example by what writes them; undefined if one of them is not told. */
function partsOf(
  draft: Draft,
  example: string,
  phrases: readonly (readonly string[])[],
  numbering: Numbering | undefined,
  table: TableView,
  context: DeriveContext,
): Piece[] | undefined {
  const segments = example.match(/\d+|\p{L}+|[^\d\p{L}]+/gu) ?? [];
  const isYear = (segment: string): boolean => /^20\d\d$/.test(segment) && segments.filter((each) => /\d/.test(each)).length > 1;
  const ofYear = segments.some(isYear) ? phrases.find((words) => words.some((word) => YEAR.has(word))) : undefined;
  const others = phrases.filter((words) => words !== ofYear);
  const isOpen = (segment: string): boolean => /[\d\p{L}]/u.test(segment) && !isYear(segment);
  const open = [segments.filter(isOpen), segments.filter((each) => isOpen(each) && /\d/.test(each))];
  const told = open.find(({ length }) => length === others.length) ?? (others.length === 0 && ofYear && open[1]!.length === 1 ? open[1]! : undefined);
  const day = dayNamed(ofYear ?? [], table, context);
  const byYear = day && day !== numbering?.day ? numberedBy(day) : numbering;
  if (!told || (segments.some(isYear) && !byYear)) return undefined;
  let next = 0;
  const parts = segments.map((segment): Piece | undefined => {
    if (isYear(segment)) return { written: `string(${byYear!.year})`, length: 4, is: 'year' };
    if (!told.includes(segment) || !isOpen(segment)) return { written: segment, length: segment.length, is: 'text' };
    const words = others[next++];
    const column = words && columnTold(words, draft, table, context);
    if (column) return writtenOf(column, segment);
    if (!/\d/.test(segment) || (words && !words.some((word) => RUNNING.has(word)))) return undefined;
    return runningOf(segment, segments.some(isYear) ? byYear : undefined, table, context);
  });
  return parts.every((part) => part !== undefined) ? parts.reduce<Piece[]>(joinTexts, []) : undefined;
}

function joinTexts(all: readonly Piece[], piece: Piece): Piece[] {
  const last = all.at(-1);
  return last?.is === 'text' && piece.is === 'text'
    ? [...all.slice(0, -1), { ...last, written: last.written + piece.written, length: last.length + piece.length }]
    : [...all, piece];
}

/** The column that the words name, of the row or of what it refers to. */
function columnTold(words: readonly string[], draft: Draft, table: TableView, context: DeriveContext): Called | undefined {
  const isThere = ({ draft: { column, nullRate } }: Called): boolean => column.notNull && nullRate === undefined && isPlainName(column.name);
  const drafts = context.drafts.get(table)!;
  // References have no draft of their own.
  const references = table.table.foreignKeys.flatMap(({ columns: [name, ...others] }): Draft[] =>
    others.length > 0 || drafts.some(({ column }) => column.name === name)
      ? []
      : [{ column: table.column.get(name!)!, words: namesOf(table, context).columns.get(name!)!.words, kind: '', parameters: {} } as unknown as Draft],
  );
  const own = [...drafts, ...references].flatMap((each): Called[] => (each === draft ? [] : [{ draft: each, called: each.column.name }]));
  const levels = [own, ...columnsAbove(draft, table, context)].map((level) => level.filter(isThere));
  const named = levels.map((level) => columnNamed(words, level) ?? joined(words, level)).find((each) => each !== undefined);
  return named;
}

/** `productcode`: the reference and the column in one word. */
function joined([word, ...others]: readonly string[], columns: readonly Called[]): Called | undefined {
  const isCalled = ({ called }: Called): boolean => pieces(folded(called.replace(/_?id(?=\.)/i, '').replaceAll('.', '_'))).join('') === word;
  const [found, another] = others.length > 0 ? [] : columns.filter(isCalled);
  return another ? undefined : found;
}

function writtenOf({ draft, called }: Called, segment: string): Piece | undefined {
  const { type } = draft.column;
  if (!/\d/.test(segment))
    return ANY_TEXT_TYPES.has(type.base) ? { written: called, length: type.length ?? segment.length, column: draft, is: 'column' } : undefined;
  if (!WHOLE_TYPES.has(type.base) || called.includes('.')) return undefined;
  return {
    written: segment.startsWith('0') ? `pad(${called}, ${segment.length})` : `string(${called})`,
    length: Math.max(MOST_DIGITS, segment.length),
    column: draft,
    is: 'column',
  };
}

/** The place in the year, or else the row's own number. */
function runningOf(segment: string, byYear: Numbering | undefined, table: TableView, context: DeriveContext): Piece | undefined {
  const digits = Math.max(segment.length, String(context.expectedRows(table)).length);
  if (byYear) return { written: `pad(${byYear.place}, ${digits})`, length: digits, is: 'place' };
  const id = context.drafts.get(table)!.find((each) => isOwnNumber(each, table) && isPlainName(each.column.name));
  return id && { written: `pad(${id.column.name}, ${digits})`, length: digits, column: id, is: 'column' };
}

function isOwnNumber({ column }: Draft, { table }: TableView): boolean {
  const { columns } = table.uniqueKeys.find(({ primary }) => primary) ?? {};
  return columns?.length === 1 && columns[0] === column.name && WHOLE_TYPES.has(column.type.base);
}

/** Whether no two rows have the same text: a year and the place in it, or numbers of which some differ together, each behind a sign that is none. */
function differ(parts: readonly Piece[], table: TableView, { bounds }: DeriveContext): boolean {
  const isHeaded = parts[0]?.is === 'text';
  if (isHeaded && /\d$/.test(parts[0]!.written)) return false;
  const rest = isHeaded ? parts.slice(1) : parts;
  const kinds = rest.map(({ is }) => is).join(' ');
  if (kinds === 'year text place') return true;
  if (!/^column(?: text column)*$/.test(kinds)) return false;
  const columns = rest.flatMap(({ column }) => column ?? []);
  const numbers = columns.filter(({ column }) => WHOLE_TYPES.has(column.type.base));
  if (numbers.length < columns.length && (isHeaded || columns.slice(1).some((each) => !numbers.includes(each)))) return false;
  const names = numbers.map(({ column }) => column.name);
  const isKey = bounds.tables.get(table.name)!.keys.some(({ columns: key, when }) => !when && key.every((name) => names.includes(name)));
  const isPlace = ({ kind, parameters: { expression } }: Draft): boolean =>
    kind === 'expression' && names.includes(/^place\((\w+)(?:, \w+)?\)(?: \+ \d+)?$/.exec(String(expression))?.[1] ?? '');
  return isKey || numbers.some((each) => isOwnNumber(each, table) || isPlace(each));
}

/** The day of the row that the words name. */
function dayNamed(words: readonly string[], table: TableView, context: DeriveContext): Draft | undefined {
  const { noun } = namesOf(table, context);
  const named = words.filter((word) => !YEAR.has(word) && word !== noun);
  const [day, another] = context.drafts
    .get(table)!
    .filter(({ column, nullRate }) => DATE_TYPES.has(column.type.base) && column.notNull && nullRate === undefined && isPlainName(column.name))
    .filter((each) => named.some((word) => [...each.words, ...pieces(folded(each.column.name))].some((own) => isFormOf(word, own))));
  return another ? undefined : day;
}
