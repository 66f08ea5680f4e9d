import type { Draft } from '../../edits/draft.ts';
import { rootOf } from '../../read/names/roots.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree, namesOf } from '../context.ts';
import { mayBeEmpty } from './may-be-empty.ts';
import type { At, Holds } from './ways.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';

const TYPES = /^(?:text|varchar|date|timestamp(?:tz)?)$/;

/** Who did it: `replied_at` and `reply` are there where `replied_by` is. */
export function byDoer(draft: Draft, what: string, at: At): Holds | undefined {
  if (!mayFollow(draft, at)) return undefined;
  const { table, context, whatOf } = at;
  let found: string | undefined;
  for (const { link, relation } of context.relations.of.get(table)!) {
    const [column = ''] = link.columns;
    const { words } = namesOf(table, context).columns.get(column)!;
    if (link.columns.length > 1 || words.at(-1) !== 'by' || !isPlainName(column) || link.from.column.get(column)!.notNull) continue;
    if (stemOf(whatOf(words)) === stemOf(what) && (relation.nullShare ?? 0) > 0) found = column;
  }
  return found === undefined ? undefined : isThere(found);
}

/** When it was done, for the texts of it. */
export function byTime(draft: Draft, what: string, at: At): Holds | undefined {
  if (!mayFollow(draft, at) || !PLAIN_TEXT_TYPES.has(draft.column.type.base)) return undefined;
  const time = at.drafts.find(
    (each) =>
      each !== draft &&
      !each.column.notNull &&
      isPlainName(each.column.name) &&
      /^(?:date|timestamp)/.test(each.column.type.base) &&
      stemOf(at.whatOf(each.words)) === stemOf(what),
  );
  return time && isThere(time.column.name);
}

function isThere(column: string): Holds {
  return { condition: `${column} != null`, words: `${column} is there`, changes: { nullRate: undefined } };
}

/** `reply` and `replied` have the same stem. */
function stemOf(word: string | undefined): string | undefined {
  return word === undefined ? undefined : rootOf(word).replace(/(?<=..)[iy]$/, 'i');
}

function mayFollow(draft: Draft, { table, context }: At): boolean {
  const { column, kind, entity, parameters } = draft;
  return (
    mayBeEmpty(draft) &&
    TYPES.test(column.type.base) &&
    column.type.kind === 'base' &&
    entity === undefined &&
    !kind.startsWith('life.') &&
    parameters.open === undefined &&
    isFree(column, table, context)
  );
}
