import type { Domain } from '@seedbed/contract';
import type { ColumnView } from '../../schema/schema-view.ts';

/** Kinds that are certain, whatever examples a comment lists. */
const KNOWN = /^(?:person|internet|location|phone|finance|commerce|date|string|image|system|health|company|color|number|json|array)\./;

/** Kinds guessed from the name: examples in a comment are better. */
const GUESS = /^(?:values|enum\.|text\.(?:plain|nounName|tag|short|category|statement|note)|code\.(?:short|eventName))/;
const EXAMPLES = /\be\.?g\.?(?=[\s,:])|\bi\.e\.|such as|for example|\bex:|\betc\b\.?|\blike\b|\.\.\.|…/i;

/**
 * Values that a comment lists (`Status: pending, done, failed`, `ACTIVE | LAPSED`, `"web" for browsers, "app" for
 * phones`); null if it lists none.
 */
export function commentValues(column: ColumnView, domain: Domain | undefined, kind: string | undefined): readonly string[] | null {
  const comment = column.column.comment;
  const { type } = column;
  const isText = ['text', 'varchar'].includes((type.kind === 'array' ? type.element?.base : type.base) ?? '') && type.element?.kind !== 'array';
  if (!comment || !isText || domain?.patterns || domain?.notIn || column.unique || (kind !== undefined && KNOWN.test(kind))) return null;
  const isExample = EXAMPLES.test(comment);
  if (isExample && kind !== undefined && !GUESS.test(kind)) return null;
  const listText = isExample
    ? comment.replace(/^\W*(?:e\.?g\.?|ex\.?:?|for example|such as|like)[\s,:]+/i, '').replace(/[\s,|/]*(?:\betc\b\.?|\.\.\.|…)\s*$/i, '')
    : comment;
  if (isExample && EXAMPLES.test(listText)) return null;
  // The `description` field of the `Cargo.toml` file is no value: names of fields and files are quoted as well.
  const quoted = [...listText.matchAll(/["'`]([\p{L}\p{N}][\p{L}\p{N} _./-]{0,30})["'`](?!\s+(?:field|column|table|file|header|key)\b)/gu)]
    .map((match) => match[1]!)
    .filter((value) => value !== column.name);
  const values = quoted.length >= 2 ? quoted : listed(listText);
  const room = column.type.length ?? Infinity;
  const each = [...new Set(values)];
  return each.length >= 2 && each.length <= 12 && each.every((value) => value.length <= room) ? each : null;
}

/** The words behind a colon or in brackets, up to the end or a full stop, each alone between commas, bars or strokes; or nothing but such words. */
function listed(comment: string): string[] {
  const rest = /(?:[:=]|\bone of|\()\s*([A-Za-z][^.;:)]*)(?:[.;)]|$)/i.exec(comment)?.[1];
  const words = wordsOf(rest ?? '');
  if (words.length >= 2 && words.every((word) => /^[A-Za-z][\w-]{1,30}$/.test(word))) return words;
  // A comment that is only a list may have two-word values, each with a meaning in brackets.
  const alone = wordsOf(comment.replaceAll(/\s*\([^()]*\)/g, '').replace(/[.;]$/, ''));
  const isList = alone.every((word) => /^[\p{L}\p{N}][\p{L}\p{N}_+.-]*(?: [\p{L}\p{N}_-]+){0,2}$/u.test(word) && word.length <= 30);
  const isWords =
    alone.every((word) => !word.includes(' ')) ||
    (alone.length >= 3 && alone.every((word) => word.split(' ').length <= 2)) ||
    alone.join('') === alone.join('').toUpperCase();
  return alone.length >= 2 && isList && isWords && alone.some((word) => /\p{L}/u.test(word)) ? alone : [];
}

function wordsOf(list: string): string[] {
  return list.split(/\s*[,|/]\s*(?:or\s+|and\s+)?|\s+or\s+/).map((word) => word.trim());
}
