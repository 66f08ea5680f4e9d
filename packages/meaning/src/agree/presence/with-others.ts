import type { Draft } from '../../edits/draft.ts';
import { rootOf } from '../../read/names/roots.ts';
import { pieces } from '../../read/names/tokens.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree, namesOf } from '../context.ts';
import { mayBeEmpty } from './may-be-empty.ts';
import { readsColumn } from './of-flag.ts';
import type { At, Holds } from './ways.ts';
import { wordSet } from '../../read/words.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';

const MOMENTS = wordSet('moments');
const NAMED_MOMENTS = wordSet('moments in any language');
const REASONS = wordSet('reasons in any language');
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
      (stemOf(at.whatOf(each.words) ?? withoutMoment(each.words)) === stemOf(what) || isReasonOf(draft, each)),
  );
  return time && isThere(time.column.name);
}

/** What a name speaks of as it is written, without its words for a time or a reason: `baja` of `fecha_baja` and `motivo_baja`; undefined if that is not one word. */
function bareName({ column: { name } }: Draft): string | undefined {
  const rest = pieces(name).filter((piece) => !NAMED_MOMENTS.has(piece) && !REASONS.has(piece));
  return rest.length === 1 && rest[0]!.length > 3 ? rest[0] : undefined;
}

function isReasonOf(reason: Draft, time: Draft): boolean {
  const bare = bareName(reason);
  return bare !== undefined && pieces(reason.column.name).some((piece) => REASONS.has(piece)) && bareName(time) === bare;
}

/** What a time is the time of: `leave` of `leave_date`. */
function withoutMoment(words: readonly string[]): string {
  return words.filter((word) => !MOMENTS.has(word)).join(' ');
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

/** Letters that two forms of a word share at least, and those in which they may differ. */
const STEM = 6;
const ENDING = 5;

/** A text or a time that is written with the stem of a flag, in any language: `justificante` beside `justificada`, `freigabe_am` beside `freigegeben`. */
export function byStem(draft: Draft, _: string, { table, context, drafts }: At): Holds | undefined {
  const { base } = draft.column.type;
  if (!mayBeEmpty(draft) || !TYPES.test(base) || draft.entity !== undefined || draft.kind.startsWith('life.') || !isFree(draft.column, table, context))
    return undefined;
  const own = bareName(draft);
  if (own === undefined) return undefined;
  const flags = drafts.filter(({ column, nullRate }) => column.type.base === 'bool' && nullRate === undefined && isPlainName(column.name));
  const found = flags.filter(({ column }) => pieces(column.name).some((piece) => sharesStem(piece, own)));
  const [flag] = found;
  return flag && found.length === 1 && !readsColumn(flag, draft, drafts) ? { condition: flag.column.name, changes: { nullRate: undefined } } : undefined;
}

function sharesStem(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same >= STEM && one.length - same <= ENDING && other.length - same <= ENDING;
}
