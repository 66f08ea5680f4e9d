import { dictionary, LIMITS, Problem, type SqlType } from '@seedbed/contract';
import { isTrueText } from '@seedbed/engine';

/** Cell formats of `styles.xml`, by their place there. */
export const STYLE = { plain: 0, date: 1, moment: 2, head: 3 } as const;

/** Writes one cell that is not NULL; `reference` is e.g. `B7`. */
type CellXml = (text: string, reference: string) => string;

/** Excel has 15 digits; more would look different on the screen than in the database. */
const DIGITS = 15;

/**
 * How a worksheet stores a column's values, which arrive in Postgres' text form: numbers, booleans and dates typed,
 * everything else as text. Never writes a formula (`<f>`, T16). Numbers with more digits than Excel stores, dates
 * before 1900-03-01 and infinities are text.
 */
export function cellOf(type: SqlType): CellXml {
  if (type.kind === 'array') return textCell;
  switch (type.base) {
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
      return (text, reference) => (isExact(text) ? `<c r="${reference}"><v>${text}</v></c>` : textCell(text, reference));
    case 'float4':
    case 'float8':
      return (text, reference) => (Number.isFinite(Number(text)) ? `<c r="${reference}"><v>${text}</v></c>` : textCell(text, reference));
    case 'bool':
      return (text, reference) => `<c r="${reference}" t="b"><v>${isTrueText(text) ? 1 : 0}</v></c>`;
    case 'date':
    case 'timestamp':
    case 'timestamptz': {
      const style = type.base === 'date' ? STYLE.date : STYLE.moment;
      return (text, reference) => {
        const serial = serialOf(text);
        return serial === undefined ? textCell(text, reference) : `<c r="${reference}" s="${style}"><v>${serial}</v></c>`;
      };
    }
    default:
      return textCell;
  }
}

/**
 * Text in the cell itself: a shared table of texts would have to stay in memory until the end. Throws Problem
 * `too-large` beyond a cell's limit.
 */
export function textCell(text: string, reference: string, style: number = STYLE.plain): string {
  if (text.length > LIMITS.xlsx.characters)
    throw new Problem(
      'too-large',
      `A cell of an Excel sheet holds ${LIMITS.xlsx.characters} characters; ${reference} has ${text.length}. Leave the column out, make its texts shorter, or take csv.`,
      { facts: { limit: LIMITS.xlsx.characters, cell: reference } },
    );
  const marked = style === STYLE.plain ? '' : ` s="${style}"`;
  return `<c r="${reference}"${marked} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const SPECIAL: Readonly<Record<string, string>> = dictionary({ '&': '&amp;', '<': '&lt;', '>': '&gt;' });

/**
 * XML 1.0 has no control characters; Office writes them as `_x0001_` (ECMA-376, ST_Xstring), and escapes the first
 * character of texts that look like that.
 */
function escaped(text: string): string {
  if (!/[&<>_\u0000-\u001f\ufffe\uffff\ud800-\udfff]/.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, (character) => SPECIAL[character]!);
}

function isExact(text: string): boolean {
  return /^-?[\d.]+$/.test(text) && text.replace(/[-.]/g, '').replace(/^0+/, '').length <= DIGITS;
}

const DAY = 86_400_000;
/** Excel counts a 29th of February 1900, so this origin makes its days correct from March on. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST = Date.UTC(1900, 2, 1);
const LAST = Date.UTC(9999, 11, 31);

/** Days since Excel's origin, with the time as a fraction; undefined for days that Excel cannot express. */
function serialOf(text: string): number | undefined {
  const [, year, month, day, hours = '0', minutes = '0', seconds = '0'] =
    /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:\+00)?)?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (date < FIRST || date > LAST) return undefined;
  return (date - EPOCH) / DAY + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}
