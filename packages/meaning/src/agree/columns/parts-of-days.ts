import { edit, type Draft } from '../../edits/draft.ts';
import { TEXT_TYPES, WHOLE_TYPES } from '../../schema/types.ts';
import { formOf } from '../forms.ts';

/** Of a day `d`: names of columns, and the expression. */
const NUMBERS: readonly (readonly [name: string, of: (d: string) => string])[] = [
  ['[calendar|fiscal|iso] year [no|num|number|actual]', (d) => `year(${d})`],
  ['[calendar|fiscal] quarter [no|num|number|actual]', (d) => `quarter(${d})`],
  ['quarter of year', (d) => `quarter(${d})`],
  ['[calendar|fiscal] month [no|num|number|actual]', (d) => `month(${d})`],
  ['month of year', (d) => `month(${d})`],
  ['[iso|calendar] week [no|num|number|actual]', weekOf],
  ['[iso] week of year', weekOf],
  ['kalenderwoche|kw', weekOf],
  ['doy|yearday', dayOfYear],
  ['day of year', dayOfYear],
  ['[iso] weekday|dow|isodow [no|num|number]', (d) => `weekday(${d})`],
  ['[iso] day of week [iso]', (d) => `weekday(${d})`],
  ['day [no|num|number]', (d) => `day(${d})`],
  ['day of month', (d) => `day(${d})`],
];
/** The same beside other dates, where a bare number of a day or a week may count something else. */
const CLEAR = /\b(?:quarter|month|of year|of month|of week|iso|doy|yearday|isodow|kalenderwoche)\b/;

/** What a whole number of this name tells of a date, as an expression; undefined if it tells nothing, or may count something else. */
export function numberOfDate(words: readonly string[], date: string): string | undefined {
  return CLEAR.test(words.join(' ')) ? numbers.find(([form]) => form(words))?.[1](date) : undefined;
}

const MONTHS = [formOf('month name [actual]'), formOf('[calendar|fiscal] month [no|num|number|actual]')];
const WEEKDAYS = [formOf('[week] day|weekday name'), formOf('weekday'), formOf('day of week')];
const WEEKEND = [formOf('[is] weekend [day|flag]'), formOf('[is|ist] week|weeks end'), formOf('[ist] wochenende'), formOf('[es] fin de semana')];
const WORKDAY = [formOf('[is] weekday|workday|workingday [flag]'), formOf('[is] working|work|business day [flag]')];
const numbers = NUMBERS.map(([name, of]) => [formOf(name), of] as const);

/** What a table of days says of each day agrees with it: its year, quarter, month and week, names of them, and whether it is a working day. */
export function partsOfDays(drafts: readonly Draft[]): void {
  const day = drafts.find(({ kind, column }) => kind === 'date.step' && column.type.base === 'date');
  if (!day) return;
  for (const draft of drafts) {
    const expression = draft === day || draft.column.inKey ? undefined : partOf(draft, day.column.name);
    if (expression === undefined) continue;
    edit(draft, {
      kind: 'expression',
      parameters: { expression },
      entity: undefined,
      nullRate: undefined,
      because: { code: 'row', words: 'a part of its day' },
    });
  }
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function partOf({ kind, words, column: { type }, parameters }: Draft, day: string): string | undefined {
  const is = (...forms: readonly ((words: readonly string[]) => unknown)[]): boolean => forms.some((form) => form(words) !== undefined);
  if (type.kind !== 'base') return undefined;
  if (WHOLE_TYPES.has(type.base)) return numbers.find(([form]) => form(words))?.[1](day);
  if (type.base === 'bool') return is(...WEEKEND) ? `weekday(${day}) > 5` : is(...WORKDAY) ? `weekday(${day}) < 6` : undefined;
  const names = TEXT_TYPES.has(type.base) && Array.isArray(parameters.values) ? parameters.values.filter((each) => typeof each === 'string') : [];
  if (names.length === 12 && is(...MONTHS)) return named(`month(${day})`, names);
  // Weeks of lists begin on a Monday, or on a Sunday.
  const fromMonday = /^(?:su|dim|dom|so)/i.test(names[0] ?? '') ? [...names.slice(1), names[0]!] : names;
  if (kind === 'date.weekday' && is(...WEEKDAYS)) return named(`weekday(${day})`, WEEK);
  return names.length === 7 && is(...WEEKDAYS) ? named(`weekday(${day})`, fromMonday) : undefined;
}

function dayOfYear(day: string): string {
  return `daysBetween(dateOf(string(year(${day})) + "-01-01"), ${day}) + 1`;
}

/** A week is of the year of its Thursday. */
function weekOf(day: string): string {
  const thursday = `addDays(${day}, 4 - weekday(${day}))`;
  return `daysBetween(dateOf(string(year(${thursday})) + "-01-01"), ${thursday}) / 7 + 1`;
}

function named(number: string, names: readonly string[]): string {
  return names.reduceRight((rest, name, i) => (rest === '' ? JSON.stringify(name) : `${number} == ${i + 1} ? ${JSON.stringify(name)} : ${rest}`), '');
}
