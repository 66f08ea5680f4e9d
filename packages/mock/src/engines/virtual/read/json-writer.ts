import { cellText, type Column } from '@seedbed/engine';
import { jsonOf, type MockColumn } from '../../../core/index.ts';
import { printed } from '../values/printed.ts';

/** The JSON text of a cell of a batch. */
export type JsonWriter = (cells: Column, index: number) => string;

/** Larger dictionaries are not cached as JSON: few of their words repeat. */
const MAX_WORDS = 4096;

/** Writes a column of made rows as `jsonOf` would from the text of each cell. */
export function jsonWriter(column: MockColumn): JsonWriter {
  const { type } = column;
  const isPlain = type.kind === 'base';
  const isNumber = isPlain && (type.base === 'int2' || type.base === 'int4' || type.base === 'int8' || type.base === 'numeric');
  const isMoment = isPlain && type.base === 'timestamptz';
  const words: string[] = [];
  const textOf = (text: string) => jsonOf(type, printed(column, text));
  return (cells, index) => {
    if (cells.nulls?.[index]) return 'null';
    if (cells.store === 'dict') {
      const code = cells.indices[index]!;
      if (cells.shape.store === 'dict' && cells.shape.dictionary.texts.length <= MAX_WORDS) return (words[code] ??= textOf(cellText(cells, index)));
    }
    const text = cellText(cells, index);
    if (isNumber && (cells.store === 'i32' || cells.store === 'i64')) return text;
    // The result of `jsonOf`, without patterns: the date ends at the tenth letter, unless the year is long.
    if (isMoment && cells.store === 'f53' && text[10] === ' ') return `"${text.slice(0, 10)}T${text.slice(11)}:00"`;
    return textOf(text);
  };
}
