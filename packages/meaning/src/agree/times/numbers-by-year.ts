import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { DATE_TYPES, TEXT_TYPES, WHOLE_TYPES } from '../../schema/types.ts';
import { compute, isComputed, namesOf, type DeriveContext } from '../context.ts';
import { numberedBy, writeAsShown, type Numbering } from './numbers-as-shown.ts';

/** Days that a number is counted by, where the row has several. */
const DAYS = wordSet('days that rows are numbered by');
const YEARS = wordSet('years that rows are numbered by');
const CALLED = wordSet('numbers and codes that name a row');
/** Kinds of the time when the row came to be. */
const BEGINS: ReadonlySet<string> = new Set(['date.created', 'life.createdAt']);

/**
 * Bills are numbered within a year, without gaps and by their day: where a key has a year beside a whole number, or a CHECK writes a text as a year and a number. The year
 * is that of the row's day, and the text is made of both.
 */
export function numberByYear(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const day = dayOf(drafts, table, context);
  const numbering = day && (numbersBeside(day, drafts, table, context) ?? numberedBy(day));
  for (const draft of drafts) {
    writeAsShown(draft, numbering, table, context);
    if (numbering) writeNumber(draft, numbering, drafts, table, context);
  }
}

/** The day of the row: the one that its numbers go by, which is then when the row came to be, or that moment itself. */
function dayOf(drafts: readonly Draft[], table: TableView, context: DeriveContext): Draft | undefined {
  const times = drafts.filter(
    (draft) => DATE_TYPES.has(draft.column.type.base) && draft.column.notNull && draft.nullRate === undefined && isPlainName(draft.column.name),
  );
  const { noun } = namesOf(table, context);
  const named = times.filter(({ words }) => DAYS.has(words.join(' ')) || DAYS.has(words.filter((word) => word !== noun).join(' ')));
  const begun = times.find(({ kind }) => BEGINS.has(kind));
  return named.find((each) => each === begun) ?? (named.length === 1 ? named[0] : undefined) ?? begun;
}

/** A key over a year and a whole number, perhaps of one parent: the columns as they are computed. */
function numbersBeside(day: Draft, drafts: readonly Draft[], table: TableView, context: DeriveContext): Numbering | undefined {
  const open = (draft: Draft): boolean =>
    WHOLE_TYPES.has(draft.column.type.base) &&
    draft.column.notNull &&
    isPlainName(draft.column.name) &&
    draft.column.references.length === 0 &&
    !draft.column.column.identity &&
    !draft.column.column.generated &&
    !isComputed(draft) &&
    isOnlyKeyed(draft, table, context);
  const year = drafts.find((draft) => YEARS.has(draft.words.join(' ')) && open(draft));
  if (!year) return undefined;
  for (const { columns } of context.bounds.tables.get(table.name)!.keys.filter(({ when }) => !when)) {
    if (!columns.includes(year.column.name)) continue;
    const others = columns.filter((name) => name !== year.column.name);
    const numbers = drafts.filter((draft) => others.includes(draft.column.name) && open(draft));
    const owners = others.filter((name) => !numbers.some(({ column }) => column.name === name));
    const [number] = numbers;
    if (
      !number ||
      numbers.length > 1 ||
      !owners.every((name) => isPlainName(name) && table.column.get(name)!.references.length > 0 && table.column.get(name)!.notNull)
    )
      continue;
    const domain = ownMember(context.bounds.tables.get(table.name)!.domains, number.column.name) ?? {};
    const least = Number(domain.min ?? literalDefault(number.column.column) ?? 1) + (domain.minExclusive ? 1 : 0);
    const by = [...owners, year.column.name].join(', ');
    compute(year, 'expression', { expression: `year(${day.column.name})` }, `the year of ${day.column.name}`);
    compute(
      number,
      'expression',
      { expression: `rank(${day.column.name}, ${by}) + ${Math.max(1, least)}` },
      `counts within each ${year.column.name}, by ${day.column.name}`,
    );
    return owners.length > 0 ? undefined : { day, year: year.column.name, place: number.column.name };
  }
  return undefined;
}

/** Whether nothing binds a number but keys, and bounds from below that a year or a count satisfies. */
function isOnlyKeyed({ column }: Draft, table: TableView, context: DeriveContext): boolean {
  const { domains, groups, unread } = context.bounds.tables.get(table.name)!;
  const { min, max, minExclusive: _, maxExclusive: _max, ...others } = ownMember(domains, column.name) ?? {};
  const isWide = (min === undefined || Number(min) <= 2000) && (max === undefined || Number(max) >= 2099);
  return isWide && Object.keys(others).length === 0 && [...groups, ...unread].every(({ columns }) => !columns.includes(column.name));
}

/** A text that a CHECK writes as a year and a number: `^INV-\d{4}-\d{5}$`. */
const WRITTEN = /^\^(?<head>[A-Za-z]*[-/. ]?)(?:\\d|\[0-9\])\{4\}(?<between>[-/. ]+)(?:\\d|\[0-9\])\{(?<digits>\d+)(?:,\d*)?\}\$$/;

/** The number as people write it: of the year and the place in it, each once. */
function writeNumber(draft: Draft, { year, place }: Numbering, drafts: readonly Draft[], table: TableView, context: DeriveContext): void {
  const { column } = draft;
  if (!TEXT_TYPES.has(column.type.base) || !column.unique || isComputed(draft) || column.column.generated || !isPlainName(column.name)) return;
  const { patterns = [], ...others } = ownMember(context.bounds.tables.get(table.name)!.domains, column.name) ?? {};
  const [pattern] = patterns;
  const groups = pattern && patterns.length === 1 && pattern.syntax === 'regex' ? WRITTEN.exec(pattern.pattern)?.groups : undefined;
  const beside = drafts.some((each) => each.column.name === place);
  if (!draft.words.some((word) => CALLED.has(word))) return;
  if (patterns.length > 0 ? !groups : !beside || !/^(?:code\.|pattern$|example)/.test(draft.kind)) return;
  if (Object.keys(others).length > 0 || context.bounds.tables.get(table.name)!.groups.some((group) => group.columns.includes(column.name))) return;
  const prefix = typeof draft.parameters['prefix'] === 'string' ? `${draft.parameters['prefix']}-` : '';
  const { head, between, digits } = { head: groups?.['head'] ?? prefix, between: groups?.['between'] ?? '-', digits: Number(groups?.['digits'] ?? 5) };
  if (context.expectedRows(table) >= 10 ** digits || head.length + 4 + between.length + digits > (column.type.length ?? Infinity)) return;
  const expression = `${head === '' ? '' : `${JSON.stringify(head)} + `}string(${year}) + ${JSON.stringify(between)} + pad(${place}, ${digits})`;
  compute(draft, 'expression', { expression }, 'made of the year and the number in it');
}
