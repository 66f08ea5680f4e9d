import { edit, type Draft } from '../../edits/draft.ts';
import { rootOf } from '../../read/roots.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { makeOnlyWhen } from './only-when.ts';

/** Last words of columns for the person, time and text of one action. */
const ENDINGS: ReadonlySet<string> = new Set(['by', 'at', 'on', 'date', 'time', 'text', 'note', 'comment', 'body', 'reason']);
const TYPES = /^(?:text|varchar|date|timestamptz?|timestamp)$/;
/** What is written down of everything, and of the row itself. */
const OTHERS: ReadonlySet<string> = new Set('created updated modified deleted'.split(' ').map(rootOf));

/**
 * Who did something, when, and what they wrote are there together: `replied_by`, `replied_at` and `reply`. What nothing
 * else decides follows the person, otherwise the time.
 */
export function keepTogether(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const people = peopleOf(table, context);
  for (const draft of drafts) {
    if (!mayFollow(draft, table, context)) continue;
    const stem = stemOf(draft.words);
    if (stem === null || OTHERS.has(stem)) continue;
    const led = people.get(stem) ?? timeOf(stem, draft, drafts);
    if (led === undefined) continue;
    makeOnlyWhen(draft, `${led} != null`, `${led} is there`);
    edit(draft, { nullRate: undefined });
  }
}

/** By what was done, the reference to who did it, where it may be missing. */
function peopleOf(table: TableView, context: DeriveContext): Map<string, string> {
  const found = new Map<string, string>();
  for (const { link, relation } of context.relations.of.get(table)!) {
    const [column = ''] = link.columns;
    const { words } = namesOf(table, context).columns.get(column)!;
    if (link.columns.length > 1 || words.at(-1) !== 'by' || !isPlainName(column) || link.from.column.get(column)!.notNull) continue;
    const stem = stemOf(words);
    if (stem !== null && (relation.nullShare ?? 0) > 0) found.set(stem, column);
  }
  return found;
}

function timeOf(stem: string, draft: Draft, drafts: readonly Draft[]): string | undefined {
  const isText = /^(?:text|varchar)$/.test(draft.column.type.base);
  const time = drafts.find(
    (each) =>
      each !== draft &&
      !each.column.notNull &&
      isPlainName(each.column.name) &&
      /^(?:date|timestamp)/.test(each.column.type.base) &&
      stemOf(each.words) === stem,
  );
  return isText ? time?.column.name : undefined;
}

/** `reply` and `replied at` have the same stem; null for names with more or other words. */
function stemOf(words: readonly string[]): string | null {
  const rest = ENDINGS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const said = rest.filter((word) => !['off', 'in', 'out', 'up'].includes(word));
  return said.length === 1 ? rootOf(said[0]!).replace(/(?<=..)[iy]$/, 'i') : null;
}

function mayFollow(draft: Draft, table: TableView, context: DeriveContext): boolean {
  const { column, kind, entity, parameters } = draft;
  return (
    !column.notNull &&
    TYPES.test(column.type.base) &&
    column.type.kind === 'base' &&
    entity === undefined &&
    !kind.startsWith('life.') &&
    kind !== 'cases' &&
    parameters.open === undefined &&
    !isComputed(draft) &&
    isFree(column, table, context)
  );
}
