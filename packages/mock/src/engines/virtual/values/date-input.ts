import { dictionary } from '@seedbed/contract';
import { civilOf } from '@seedbed/engine';
import { MockFault, zoneOffsetOf } from '../../../core/index.ts';
import { daysOf } from './time.ts';
import { offsetAtClock, zoneOffset } from './zone.ts';

/** `days` from 1970-01-01, null of a time alone; microseconds of the day; minutes east of UTC, null without a zone. */
export type DateTime = { readonly days: number | null; readonly micros: number; readonly zone: number | null };

type Kind = 'number' | 'date' | 'time' | 'offset' | 'word' | 'signed';
type Field = { readonly kind: Kind; readonly text: string };

/** Parts that a text has said, as bits. */
const YEAR = 1;
const MONTH = 2;
const DAY = 4;
const DATE = YEAR | MONTH | DAY;
const TIME = 8;
const ZONE = 16;
const HALF = 32;
const ERA = 64;
const WEEKDAY = 128;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const LONG_MONTHS = 'january february march april may june july august september october november december sept'.split(' ');
const WEEKDAYS = new Set('sun sunday mon monday tue tues tuesday wed wednesday weds thu thur thurs thursday fri friday sat saturday'.split(' '));
/** Offsets that no date changes, in hours. */
const ABBREVIATIONS = new Map(
  Object.entries({ '0': 'z utc gmt ut uct zulu wet', '1': 'cet met bst', '2': 'eet cest mest sast', '3': 'eest', '8': 'sgt hkt awst', '9': 'jst kst' })
    .concat(Object.entries({ '-4': 'edt ast', '-5': 'est cdt', '-6': 'cst mdt', '-7': 'mst pdt', '-8': 'pst akdt', '-9': 'akst', '-10': 'hst', '-3': 'adt' }))
    .concat(Object.entries({ '9.5': 'acst', '10': 'aest', '10.5': 'acdt', '11': 'aedt', '12': 'nzst', '13': 'nzdt' }))
    .flatMap(([hours, names]) => names.split(' ').map((name) => [name, Number(hours) * 60] as const)),
);
const CLOCK_WORDS = new Set(['now', 'today', 'tomorrow', 'yesterday']);
/** Field labels and modifiers, which only Postgres reads here. */
const LABELS = new Set('d day days dow doy dst h isodow isoyear j jd julian m mm s y'.split(' '));
const TOKENS = new Set([...MONTHS, ...LONG_MONTHS, ...WEEKDAYS, ...LABELS, ...CLOCK_WORDS, ...'ad bc am pm at on t epoch infinity allballs'.split(' ')]);

const MAX_FIELDS = 25;
const MAX_LETTERS = 128;

/** The fields of a text by their form; null if a letter belongs to none. */
function fieldsOf(text: string): Field[] | null {
  const all = text.toLowerCase();
  const fields: Field[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(all)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const push = (kind: Kind, field: string) => fields.push({ kind, text: field });
  while (at < all.length) {
    if (take(/[ \t\n\v\f\r]+/y) !== '') continue;
    const digits = take(/\d+|\.\d*/y);
    if (digits !== '') {
      const mark = digits.startsWith('.') ? '' : (all[at] ?? '');
      if (mark === ':') push('time', digits + take(/[\d:.]*/y));
      else if (mark !== '' && '-/.'.includes(mark)) {
        at++;
        const second = take(/\d+/y);
        const isThree = second === '' || all[at] === mark;
        const rest = isThree ? take(second === '' ? ANY[mark]! : DIGITS[mark]!) : '';
        push(isThree || mark !== '.' ? 'date' : 'number', digits + mark + second + rest);
      } else push('number', digits);
      continue;
    }
    const word = take(/[a-z]+/y);
    if (word !== '') {
      const next = all[at] ?? '';
      const isDate = /[-/.]/.test(next) || (/[+\d]/.test(next) && !TOKENS.has(word));
      push(isDate ? 'date' : 'word', isDate ? word + take(/[-+/_.:a-z\d]*/y) : word);
    } else if (/[-+]/.test(all[at]!)) {
      const sign = all[at++]!;
      take(/[ \t\n\v\f\r]+/y);
      const [offset, name] = [take(/\d[-\d:.]*/y), take(/[a-z]+/y)];
      if (offset === '' && name === '') return null;
      // Letters behind an offset are a field of their own.
      push(offset === '' ? 'signed' : 'offset', sign + (offset || name));
      if (offset !== '' && name !== '') at -= name.length;
    } else if (take(/[!-/:-@[-`{-~]/y) === '') return null;
  }
  return fields.length === 0 || fields.length > MAX_FIELDS || text.length > MAX_LETTERS ? null : fields;
}

const ANY: Readonly<Record<string, RegExp>> = dictionary({ '-': /[a-z\d-]*/y, '/': /[a-z\d/]*/y, '.': /[a-z\d.]*/y });
const DIGITS: Readonly<Record<string, RegExp>> = dictionary({ '-': /[\d-]*/y, '/': /[\d/]*/y, '.': /[\d.]*/y });

/**
 * Reads a date and time in any form that Postgres takes with the style `ISO, MDY`. `name`: of the type, for errors. `isTime`: of a `time`, which needs
 * no date. Throws 22007, 22008, 22009, 22023, and PGRST127 for words that depend on the clock.
 */
export function readDateTime(text: string, name: string, isTime = false): DateTime | 'infinity' | '-infinity' {
  const fields = fieldsOf(text);
  const said = new Said(text, name);
  if (fields === null) throw said.syntax();
  let isAfterT = false;
  for (const [i, { kind, text: field }] of fields.entries()) {
    const before = said.mask;
    const dated = isTime ? before | DATE : before;
    let mask: number;
    if (kind === 'date' || (isTime && kind === 'number' && i === 0 && field.includes('.') && fields.length > 1 && fields.at(-1)!.kind === 'date')) {
      const isDate = isTime
        ? i === 0 && fields.length > 1 && (fields.at(-1)!.kind === 'date' || fields[1]!.kind === 'time')
        : !isAfterT && (before & (MONTH | DAY)) !== (MONTH | DAY);
      mask = isDate ? said.date(field) : said.timeWithZone(field, dated);
      isAfterT = false;
    } else if (kind === 'time') {
      mask = said.clock(field);
      isAfterT = false;
    } else if (kind === 'offset') mask = said.offset(field);
    else if (kind === 'number') {
      if (isAfterT) mask = said.joined(field, before | DATE);
      else if (isTime) mask = said.timeNumber(field);
      else if (field.includes('.') && (before & DATE) === 0) mask = said.date(field);
      else if ((field.includes('.') && field.indexOf('.') > 2) || (field.length >= 6 && !((before & DATE) !== 0 && (before & TIME) !== 0)))
        mask = said.joined(field, before);
      else mask = said.number(field, before);
      isAfterT = false;
    } else {
      const special = field === 'infinity' || field === '-infinity' || field === 'epoch';
      if (special && !isTime) {
        if (fields.length > 1) throw MockFault.unsupported(`The date ${text}: ${field} beside other words.`);
        return field === 'epoch' ? { days: 0, micros: 0, zone: 0 } : field;
      }
      if (field === 't') {
        const next = fields[i + 1]?.kind;
        if ((!isTime && (before & DATE) !== DATE) || (next !== 'number' && next !== 'time' && next !== 'date')) throw said.syntax();
        isAfterT = true;
        continue;
      }
      if (field === 'at' || field === 'on') continue;
      mask = said.word(field, fields.length > 1);
    }
    if ((mask & before) !== 0) throw said.syntax();
    said.mask |= mask;
  }
  return said.result(isTime);
}

/** What the fields of a text say. Methods give the bits of the parts that they have read. */
class Said {
  mask = 0;
  readonly #text: string;
  readonly #name: string;
  #year = 0;
  #month = 0;
  #day = 0;
  #dayOfYear: number | null = null;
  #isShortYear = false;
  #hasMonthName = false;
  #isBc = false;
  #half: 'am' | 'pm' | null = null;
  #hour = 0;
  /** Microseconds of the hour. */
  #rest = 0;
  #zone: number | string | null = null;

  constructor(text: string, name: string) {
    this.#text = text;
    this.#name = name;
  }

  syntax(): MockFault {
    return new MockFault({ code: '22007', status: 400, message: `invalid input syntax for type ${this.#name}: "${this.#text}"` });
  }

  #range(hint: string | null = null): MockFault {
    return new MockFault({ code: '22008', status: 400, message: `date/time field value out of range: "${this.#text}"`, hint });
  }

  /** `2024-02-03`, `3-Feb-2024`. */
  date(field: string): number {
    const parts = field.match(/\d+|[a-z]+/g) ?? [];
    let mask = 0;
    const add = (more: number): void => {
      if ((mask & more) !== 0 || more === 0) throw this.syntax();
      mask |= more;
    };
    for (const part of parts) if (/[a-z]/.test(part)) add(this.#monthName(part));
    for (const part of parts) if (!/[a-z]/.test(part)) add(this.number(part, this.mask | mask));
    // Only a zone may stand before a date.
    if (((this.mask | mask) & ~ZONE) !== DATE) throw this.syntax();
    return mask;
  }

  #monthName(word: string): number {
    const at = Math.max(MONTHS.indexOf(word), LONG_MONTHS.indexOf(word));
    if (at < 0) throw this.syntax();
    this.#month = at === 12 ? 9 : at + 1;
    this.#hasMonthName = true;
    return MONTH;
  }

  /** One number, by what is known already. */
  number(field: string, known: number): number {
    if (field.indexOf('.') > 2) return this.joined(field, known | DATE);
    if (field.includes('.')) throw this.syntax();
    const value = this.#whole(field);
    const isLong = field.length >= 3;
    switch (known & DATE) {
      case 0:
        return isLong ? this.#setYear(value, field) : this.#set(MONTH, value);
      case YEAR:
        return field.length === 3 && value >= 1 && value <= 366 ? this.#setDayOfYear(value) : this.#set(MONTH, value);
      case MONTH:
        return this.#hasMonthName && isLong ? this.#setYear(value, field) : this.#set(DAY, value);
      case YEAR | MONTH:
        if (!this.#hasMonthName || !isLong || !this.#isShortYear) return this.#set(DAY, value);
        this.#day = this.#year;
        this.#year = value;
        this.#isShortYear = false;
        return DAY;
      case DAY:
        return this.#set(MONTH, value);
      case MONTH | DAY:
        return this.#setYear(value, field);
      case DATE:
        return this.joined(field, known);
      default:
        throw this.syntax();
    }
  }

  #set(part: typeof MONTH | typeof DAY, value: number): number {
    if (part === MONTH) this.#month = value;
    else this.#day = value;
    return part;
  }

  #setYear(value: number, field: string): number {
    this.#year = value;
    this.#isShortYear = field.length <= 2;
    return YEAR;
  }

  #setDayOfYear(day: number): number {
    this.#dayOfYear = day;
    return MONTH | DAY;
  }

  /** Digits run together: `20240203`, `101112.5`, `1011`. */
  joined(field: string, known: number): number {
    const [digits = '', fraction] = field.split('.');
    if (fraction === undefined && (known & DATE) !== DATE && digits.length >= 6) {
      this.#day = Number(digits.slice(-2));
      this.#month = Number(digits.slice(-4, -2));
      this.#year = this.#whole(digits.slice(0, -4));
      this.#isShortYear = digits.length === 6;
      return DATE;
    }
    if ((known & TIME) !== 0 || (digits.length !== 6 && digits.length !== 4)) throw this.syntax();
    return this.#setTime(Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4)), fraction);
  }

  /** A number of a `time` alone: `101112`, `1000`. */
  timeNumber(field: string): number {
    const point = field.indexOf('.');
    if (point >= 0 ? point > 2 : field.length > 4) return this.joined(field, this.mask | DATE);
    if (point >= 0) throw this.syntax();
    return this.number(field, this.mask | DATE);
  }

  /** `10:11:12.5`. */
  clock(field: string): number {
    const match = /^(\d+):(\d*)(?:\.(\d*)|:(\d*)(?:\.(\d*))?)?$/.exec(field);
    if (!match) throw this.syntax();
    const [, first = '', second = '', ofMinutes, third = '', fraction] = match;
    // Minutes and seconds, if there is a fraction but no hour.
    if (ofMinutes !== undefined) return this.#setTime(0, this.#whole(first), this.#whole(second), ofMinutes);
    return this.#setTime(this.#whole(first), this.#whole(second), this.#whole(third), fraction);
  }

  #setTime(hour: number, minute: number, second: number, fraction = ''): number {
    if (minute > 59 || second > 60) throw this.#range();
    this.#hour = hour;
    this.#rest = (minute * 60 + second) * 1_000_000 + Math.round(Number(`0.${fraction || 0}`) * 1_000_000);
    return TIME;
  }

  #whole(digits: string): number {
    const value = Number(digits);
    if (value > 2_147_483_647) throw this.#range();
    return value;
  }

  /** `+05:30`, `-5`, `+0530`. */
  offset(field: string): number {
    const match = /^([-+])(\d+)(?::(\d*)(?::(\d*))?)?$/.exec(field);
    if (!match) throw this.syntax();
    const [, sign, first = '', second, third = '0'] = match;
    const isJoined = second === undefined && first.length > 2;
    const [hours, minutes] = isJoined ? [Math.floor(Number(first) / 100), Number(first) % 100] : [Number(first), Number(second ?? '0')];
    if (hours > 15 || minutes > 59 || Number(third) > 59)
      throw new MockFault({ code: '22009', status: 400, message: `time zone displacement out of range: "${this.#text}"` });
    this.#zone = (sign === '-' ? -1 : 1) * (hours * 60 + minutes + Number(third) / 60);
    return ZONE;
  }

  /** `America/New_York`, or a time with a zone: `101112-08`. */
  timeWithZone(field: string, known: number): number {
    if (!/^\d/.test(field)) {
      if (/^[a-z]{3,}[-+]?\d/.test(field)) throw MockFault.unsupported(`The time zone ${field} in ${this.#name} "${this.#text}".`);
      if (!zoneOffsetOf(field)) throw new MockFault({ code: '22023', status: 400, message: `time zone "${field}" not recognized` });
      this.#zone = field;
      return ZONE;
    }
    const at = field.indexOf('-');
    if ((known & TIME) !== 0 || at < 0) throw this.syntax();
    return this.offset(field.slice(at)) | this.joined(field.slice(0, at), known);
  }

  word(field: string, hasOthers: boolean): number {
    const offset = ABBREVIATIONS.get(field);
    if (offset !== undefined) {
      this.#zone = offset;
      return ZONE;
    }
    if (MONTHS.includes(field) || LONG_MONTHS.includes(field)) {
      // `3 Feb`: the number before was the day.
      const isDay = (this.mask & MONTH) !== 0 && !this.#hasMonthName && (this.mask & DAY) === 0 && this.#month >= 1 && this.#month <= 31;
      if (isDay) this.#day = this.#month;
      const mask = this.#monthName(field);
      return isDay ? DAY : mask;
    }
    if (WEEKDAYS.has(field)) return WEEKDAY;
    if (field === 'am' || field === 'pm') {
      this.#half = field;
      return HALF;
    }
    if (field === 'bc' || field === 'ad') {
      this.#isBc = field === 'bc';
      return ERA;
    }
    if (field === 'allballs') {
      this.#zone = 0;
      return TIME | ZONE;
    }
    if (CLOCK_WORDS.has(field) || LABELS.has(field) || field === '+infinity')
      throw MockFault.unsupported(`The word ${field} in ${this.#name} "${this.#text}".`);
    // Short names are abbreviations, which mean other zones elsewhere.
    if (field.length > 5 && zoneOffsetOf(field)) {
      this.#zone = field;
      return ZONE;
    }
    // Postgres knows many more abbreviations of zones.
    if (hasOthers && /^[a-z]{3,6}$/.test(field)) throw MockFault.unsupported(`The time zone ${field} in ${this.#name} "${this.#text}".`);
    throw this.syntax();
  }

  result(isTime: boolean): DateTime {
    const hasDate = (this.mask & DATE) === DATE;
    let year = this.#year;
    if ((this.mask & YEAR) !== 0) {
      if (year <= 0 && !(this.#isShortYear && !this.#isBc)) throw this.#range();
      if (this.#isBc) year = 1 - year;
      else if (this.#isShortYear) year += year < 70 ? 2000 : 1900;
    }
    if (this.#dayOfYear !== null) ({ year, month: this.#month, day: this.#day } = civilOf(daysOf(year, 1, 1)! + this.#dayOfYear - 1));
    if ((this.mask & MONTH) !== 0 && (this.#month < 1 || this.#month > 12)) throw this.#range(STYLE);
    if ((this.mask & DAY) !== 0 && (this.#day < 1 || this.#day > 31)) throw this.#range(STYLE);
    const days = hasDate ? daysOf(year, this.#month, this.#day) : null;
    if (hasDate && days === null) throw this.#range();
    const micros = this.#hourOfDay() * 3_600_000_000 + this.#rest;
    if (micros > 86_400_000_000) throw this.#range();
    if (isTime ? (this.mask & TIME) === 0 : !hasDate) throw this.syntax();
    if (typeof this.#zone !== 'string') return { days, micros, zone: this.#zone };
    // Without a date a named zone has no offset.
    if (days === null) throw this.syntax();
    return { days, micros, zone: offsetAtClock(zoneOffset(this.#zone), days * 86_400_000 + micros / 1000) };
  }

  #hourOfDay(): number {
    if (this.#half === null) return this.#hour;
    if (this.#hour > 12) throw this.#range();
    return (this.#hour % 12) + (this.#half === 'pm' ? 12 : 0);
  }
}

const STYLE = 'Perhaps you need a different "DateStyle" setting.';
