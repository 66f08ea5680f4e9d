import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

/** Serial numbers, in any language. */
const NUMBERS = wordSet('serial numbers');
/** Fewer digits make no number of a thing. */
const MIN_DIGITS = 3;
/** Digits that the last part has room for where the column allows it. */
const LAST_DIGITS = 4;

/** Numbers of a key with a few known examples (`2019.12.4` of a museum) follow their form: a list would limit the table's rows to the examples. */
export function numbersOfExamples(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { values } = draft.parameters;
    if (draft.kind !== 'values' || !Array.isArray(values) || !(draft.column.unique || draft.column.inKey) || !NUMBERS.has(draft.words.at(-1)!)) continue;
    const isNumber = (value: unknown) =>
      typeof value === 'string' && /^[\dA-Z]+(?:[./-][\dA-Z]+)*$/.test(value) && value.replaceAll(/\D/g, '').length >= MIN_DIGITS;
    if (values.length > 0 && values.every(isNumber))
      edit(draft, { kind: 'pattern', parameters: { regex: formOf(values[0] as string, draft.column.type.length) } });
  }
}

/** `2019.12.4` is a year, a number and another: the last one as long as the column has room for. */
function formOf(example: string, room = Infinity): string {
  const parts = example.split(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/);
  const last = parts.findLastIndex((part) => /\d/.test(part));
  const spare = Math.max(0, Math.min(LAST_DIGITS - (parts[last] ?? '').length, room - example.length));
  return parts
    .map((part, i) => {
      if (/^(?:19|20)\d\d$/.test(part)) return '20(1[0-9]|2[0-5])';
      if (/\d/.test(part)) return `[1-9][0-9]{${part.length - 1 + (i === last ? spare : 0)}}`;
      return part.replaceAll(/[./]/g, '\\$&');
    })
    .join('');
}
