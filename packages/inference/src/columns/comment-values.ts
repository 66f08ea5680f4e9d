import type { Domain } from '@seedbed/contract';
import type { ColumnView } from '../schema/schema-view.ts';

/** Kinds that know what they make, whatever a comment lists as examples. */
const KNOWN = /^(?:person|internet|location|phone|finance|commerce|date|string|image|system|health|company|color|number|json|array)\./;

/** Values that a comment lists (`Status: pending, done, failed`, `"web" for browsers, "app" for phones`); null where it gives examples, or none. */
export function commentValues(column: ColumnView, domain: Domain | undefined, kind: string | undefined): readonly string[] | null {
  const comment = column.column.comment;
  const isText = ['text', 'varchar'].includes(column.type.base) && column.type.kind !== 'array';
  if (!comment || !isText || domain?.patterns || domain?.notIn || (kind !== undefined && KNOWN.test(kind))) return null;
  if (/\be\.?g\.|\bi\.e\.|such as|for example|\betc\b|\blike\b|\.\.\.|…/i.test(comment)) return null;
  const quoted = [...comment.matchAll(/["'`]([A-Za-z][\w-]{1,30})["'`]/g)].map((match) => match[1]!);
  const values = quoted.length >= 2 ? quoted : listed(comment);
  const room = column.type.length ?? Infinity;
  const each = [...new Set(values)];
  return each.length >= 2 && each.length <= 12 && each.every((value) => value.length <= room) ? each : null;
}

/** The words behind a colon or in brackets, up to the end or a full stop, each alone between commas, bars or strokes. */
function listed(comment: string): string[] {
  const rest = /(?:[:=]|\bone of|\()\s*([A-Za-z][^.;:)]*)(?:[.;)]|$)/i.exec(comment)?.[1];
  const words = rest?.split(/\s*[,|/]\s*(?:or\s+|and\s+)?|\s+or\s+/).map((word) => word.trim()) ?? [];
  return words.length >= 2 && words.every((word) => /^[A-Za-z][\w-]{1,30}$/.test(word)) ? words : [];
}
