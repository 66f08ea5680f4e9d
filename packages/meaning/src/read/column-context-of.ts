import type { ColumnView } from '../schema/schema-view.ts';
import type { ColumnContext } from './column-context.ts';
import { subjectOfTexts } from './subjects/text-subjects.ts';
import { typeClass } from './rules/type-class.ts';
import type { SchemaNames, TableNames } from './schema-names.ts';

/** Milliseconds since 1970 have 13 digits. */
const DIGITS_OF_TIMESTAMPS = 13;

/** The context of one column for rules. */
export function columnContextOf(column: ColumnView, table: TableNames, { domains, subjects, textSubject }: SchemaNames): ColumnContext {
  const siblingWords = new Set<string>();
  for (const [name, tokens] of table.columns) if (name !== column.name) for (const word of tokens.words) siblingWords.add(word);
  return {
    type: typeClass(column.type),
    length: column.type.length,
    small:
      column.type.base === 'int2'
        ? !/[2-9]/.test(column.column.default ?? '')
        : column.type.base === 'int4' && /^\(?'?[01]'?\)?(?:::\w+)?$/.test(column.column.default ?? ''),
    wide:
      column.column.default === undefined &&
      (column.type.base === 'int8' || (column.type.base === 'numeric' && (column.type.precision ?? 0) - (column.type.scale ?? 0) >= DIGITS_OF_TIMESTAMPS)),
    name: table.columns.get(column.name)!,
    table: table.tokens,
    tableWords: table.words,
    siblingWords,
    domains,
    subjects: subjects.get(table)!,
    textSubject: subjectOfTexts(table.leanings, undefined, textSubject),
    agent: table.agent,
  };
}
