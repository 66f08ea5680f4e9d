import type { ColumnView } from '../../schema/schema-view.ts';
import { ANY_TEXT_TYPES } from '../../schema/types.ts';

/** A form of ids that a program makes, as a column's comment has it. */
export type ClientDefault = { readonly kind: string; readonly parameters: Record<string, unknown>; readonly letters: number };

/** `@default(cuid())` of a Prisma schema: the client generates the id, so there is no DEFAULT, only a comment. */
const DEFAULT = /@default\((cuid|uuid|ulid|nanoid)\((\d*)\)\)/;

/** How the client generates the column's value, if a comment describes it and the column is long enough. */
export function clientDefault({ column, type }: ColumnView): ClientDefault | null {
  const found = DEFAULT.exec(column.comment ?? '');
  if (!found || type.kind === 'array') return null;
  const isText = ANY_TEXT_TYPES.has(type.base);
  const made = formOf(found[1]!, found[2]!, isText);
  return (isText && (type.length ?? Infinity) >= made.letters) || (type.base === 'uuid' && made.kind === 'string.uuid') ? made : null;
}

/** As text the generator only has version 4. */
function formOf(name: string, argument: string, isText: boolean): ClientDefault {
  if (name === 'cuid') return argument === '2' ? { kind: 'string.cuid2', parameters: {}, letters: 24 } : { kind: 'string.cuid', parameters: {}, letters: 25 };
  if (name === 'uuid') return { kind: 'string.uuid', parameters: argument === '7' && !isText ? { version: 7 } : {}, letters: 36 };
  if (name === 'ulid') return { kind: 'string.ulid', parameters: { timed: true }, letters: 26 };
  const length = argument === '' ? NANOID : Number(argument);
  return { kind: 'string.nanoid', parameters: length === NANOID ? {} : { length }, letters: length };
}

const NANOID = 21;

/** A comment without remarks about ids, which do not describe the column. */
export function withoutClientDefault(comment: string): string {
  return comment.replace(DEFAULT, '').trim();
}
