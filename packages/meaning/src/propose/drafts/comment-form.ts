import type { Domain } from '@seedbed/contract';
import type { ColumnView } from '../../schema/schema-view.ts';
import { DECIMAL_TYPES, TEXT_TYPES, WHOLE_TYPES } from '../../schema/types.ts';

/** A generator that a comment tells, and how it says so. */
export type ToldForm = { readonly kind: string; readonly parameters: Record<string, unknown>; readonly words: string };

/** Kinds that are certain, whatever example a comment has. */
const KNOWN = /^(?:person|internet|location|phone|finance|date|image|system|color|json|array|company)\./;
const EXAMPLE =
  /(?:\be\.?\s?g\.?|\bz\.?\s?b\.?|\bnp\.|\bp\.?\s?ej\.?|\bp\.?\s?ex\.?|\bbijv\.|\bad es\.|\bex\.|\bf\.?eks\.?|for example|such as|por ejemplo|por exemplo|par exemple|zum beispiel|\bformat)[\s,:]+(.+)$/i;
const SHOWN = /^["'`(]?([A-Z]*(?:\d{4,}|\d*[-/.][A-Z\d]+)(?:[-/.][A-Z\d]+)*)["'`)]?\s*[:,;]\s*(.+)$/i;
const CODE = /^(?=.*\d)(?=.*[A-Za-z/-])[A-Za-z\d]+(?:[-/.][A-Za-z\d]+)*$/;
/** Years of a season are told by the calendar. */
const YEARS = /^\d{4}[-/]\d{2,4}$|^\d{4}-\d\d-\d\d$/;
const LAST_DIGITS = 4;

/** A code that a comment shows, first or as an example, and what it says besides: `A-12: row and seat`, `row-number, e.g. C-12`. */
export function exampleOf(comment: string): { readonly example: string; readonly said: string } | null {
  const [, first = '', behind = ''] = SHOWN.exec(comment.trim()) ?? [];
  const isShown = (code: string): boolean => CODE.test(code) && !YEARS.test(code);
  if (isShown(first)) return { example: first, said: behind };
  const later = EXAMPLE.exec(comment);
  const example = bare(later?.[1]!.split(/[\s,;]/)[0] ?? '');
  return isShown(example) ? { example, said: comment.slice(0, later!.index) } : null;
}

/** Without quotes, brackets and a full stop around it. */
function bare(text: string): string {
  return text.replaceAll(/^["'`(]+|["'`).]+$/g, '');
}

/**
 * The form of codes that a comment gives an example of: `e.g. GATE-4821`, `np. F01, F12`. A letter alone may be another one, years stay years, and other digits are any. Null
 * without an example, for kinds that are known by their name, and under conditions.
 */
export function formTold(column: ColumnView, domain: Domain | undefined, kind: string | undefined): ToldForm | null {
  const { comment } = column.column;
  const { type } = column;
  if (!comment || domain || column.references.length > 0 || type.kind !== 'base' || !TEXT_TYPES.has(type.base) || (kind !== undefined && KNOWN.test(kind)))
    return null;
  const examples = (EXAMPLE.exec(comment)?.[1] ?? exampleOf(comment)?.example ?? '')
    .split(/\s*(?:,|;| or | and | oder | und | o | y | lub | i | ou | et )\s*/)
    .map(bare)
    .filter((each) => each !== '');
  const [first] = examples;
  if (first === undefined || !examples.every((each) => CODE.test(each) && !YEARS.test(each) && each.length <= (type.length ?? Infinity))) return null;
  // A key needs more of them than the example shows.
  const digits = column.unique ? LAST_DIGITS : column.inKey ? LAST_DIGITS - 1 : 0;
  const room = (type.length ?? Infinity) - first.length;
  return {
    kind: 'pattern',
    parameters: { regex: formOf(first, examples, digits, room), letters: 'all' },
    words: `the form of ${first}, which its comment gives as an example`,
  };
}

function formOf(first: string, examples: readonly string[], digits: number, room: number): string {
  const parts = first.split(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/);
  const last = parts.findLastIndex((part) => /\d/.test(part));
  return parts
    .map((part, i) => {
      if (/^(?:19|20)\d\d$/.test(part) && i !== last) return '20(1[5-9]|2[0-5])';
      if (/\d/.test(part)) {
        const more = i === last ? Math.max(0, Math.min(digits - part.length, room)) : 0;
        return `${examples.some((each) => /(?<!\d)0/.test(each)) ? '[0-9]' : '[1-9]'}[0-9]{${part.length - 1 + more}}`;
      }
      const letters =
        examples.length > 1 && !examples.every((each) => each.startsWith(part)) ? part.replaceAll(/[A-Z]/g, '[A-H]').replaceAll(/[a-z]/g, '[a-h]') : part;
      return (/^[A-Z][-/.]?$/.test(part) && examples.length === 1 ? part.replace(/[A-Z]/, '[A-H]') : letters).replaceAll(/(?<!\[[A-Ha-h])[./]/g, '\\$&');
    })
    .join('');
}

const BETWEEN =
  /^(?:[\p{L}]+ ){0,3}?(?:from |between |von |zwischen |de |entre |da |tra |od |van |tussen |scale )?(\d+(?:\.\d+)?)\s*(?:to|through|bis|a|à|and|und|y|e|et|do|tot|en|–|-|\.\.\.?)\s*(\d+(?:\.\d+)?)\s*%?$/iu;

/** The least and the most that a comment tells: `1 to 10`, `between 0 and 1`, `de 1 a 5`. */
export function rangeTold(column: ColumnView, domain: Domain | undefined): readonly [least: number, most: number] | null {
  const { type } = column;
  const { comment } = column.column;
  if (!comment || domain || column.unique || column.references.length > 0 || !(WHOLE_TYPES.has(type.base) || DECIMAL_TYPES.has(type.base))) return null;
  for (const clause of comment.split(/[,;()]|\.(?!\d)/)) {
    const [, least, most] = BETWEEN.exec(clause.trim()) ?? [];
    const room = type.base === 'numeric' && type.precision !== undefined ? 10 ** (type.precision - (type.scale ?? 0)) : Infinity;
    if (least !== undefined && Number(least) < Number(most) && Number(most) < room) return [Number(least), Number(most)];
  }
  return null;
}

/** Numbers between the two, as they were chosen if those are within. */
export function withinTold(
  kind: string,
  parameters: Readonly<Record<string, unknown>>,
  column: ColumnView,
  [least, most]: readonly [number, number],
): ToldForm | null {
  const said = ['min', 'max', 'mean', 'median'].flatMap((name) => (typeof parameters[name] === 'number' ? [parameters[name]] : []));
  const values = Array.isArray(parameters['values']) ? parameters['values'].filter((each) => typeof each === 'number') : said.length === 0 ? [] : said;
  const isKnown = parameters['values'] !== undefined ? values.length > 0 : parameters['max'] !== undefined;
  if (kind === 'number.percent' && least === 0 && (most === 1 || most === 100)) return null;
  if (isKnown && values.every((each) => each >= least && each <= most)) return null;
  const isWhole = WHOLE_TYPES.has(column.type.base) || column.type.scale === 0;
  const fractionDigits = isWhole ? 0 : Math.min(column.type.scale ?? 2, 4);
  const mean = least + (most - least) * 0.6;
  return {
    kind: 'number.measure',
    parameters: {
      mean: isWhole ? Math.round(mean) : Number(mean.toFixed(fractionDigits)),
      deviation: Number(((most - least) / 4).toFixed(4)),
      min: least,
      max: most,
      fractionDigits,
    },
    words: `its comment says ${least} to ${most}`,
  };
}
