import { edit } from '../../edits/draft.ts';
import type { DecideContext } from '../../propose/context.ts';
import { isListed, type Draft } from '../../edits/draft.ts';
import type { TableNames } from '../../read/schema-names.ts';
import { frameworkFormOf } from '../../schema/framework-form.ts';
import { linksTo } from '../../schema/link.ts';
import { linksOf } from '../../schema/relations.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { nounsBehind } from './polymorphic-nouns.ts';
import { wordSet } from '../../read/words.ts';
import { PLAIN_TEXT_TYPES, TEXT_TYPES, WIDE_WHOLE_TYPES } from '../../schema/types.ts';

const MAX_TARGETS = 4;

/** First words of ids that lead out of the schema. */
const OUTSIDE = wordSet('ids from outside');

/**
 * `{x}_type` next to `{x}_id`, which may refer to several tables: the type takes the names of the tables as frameworks spell them (or the
 * labels that name a table), and an integer id stays within the rows that all of them have, so that each pair refers to a row.
 */
export function settlePolymorphic(drafts: readonly Draft[], own: TableView, context: DecideContext): void {
  for (const id of drafts) {
    if (id.words.length < 2 || id.words.at(-1) !== 'id') continue;
    const subject = id.words.slice(0, -1).join(' ');
    if (isTypeOfOwnRow(id.words.slice(0, -1), context.names.tables.get(own)!)) continue;
    const type = drafts.find((draft) => draft.words.join(' ') === `${subject} type` || draft.words.join(' ') === `${subject} kind`);
    if (!type || !/^(?:text|varchar|enum|citext)$/.test(type.column.type.base)) continue;
    const targets = targetsOf(id, type, own, context);
    if (targets.length < (labelsGiven(type) ? 1 : 2) || OUTSIDE.has(id.words[0]!)) continue;
    if (type.kind !== 'values' || !type.column.type.labels) {
      if (!labelsGiven(type))
        edit(type, {
          kind: 'values',
          parameters: {
            values: targets.map((target) => className(context.names.tables.get(target)!)),
            weights: targets.map((_, i) => Math.max(6, 40 - 8 * i)),
          },
        });
    }
    edit(id, { confidence: 0.7 });
    edit(type, { confidence: 0.7, because: { code: 'relation', words: `names the table that ${id.column.name} refers to` } });
    // A text id holds keys in text form.
    if (PLAIN_TEXT_TYPES.has(id.column.type.base) && targets.every((target) => target.column.get(target.primaryKey[0]!)!.type.base === 'uuid'))
      edit(id, { kind: 'string.uuid', parameters: {} });
    // A key counts the rows.
    if (!WIDE_WHOLE_TYPES.has(id.column.type.base) || id.kind === 'sequence') continue;
    edit(id, {
      kind: 'number.int',
      parameters: { max: Math.max(1, Math.min(...targets.map(context.expectedRows))) },
      because: { code: 'relation', words: `a row of the table that ${type.column.name} names` },
    });
  }
  nameOneTable(drafts, own, context);
}

/** From this confidence on a rule knows the kinds themselves: `room_type` of rooms that are spaces. */
const MIN_CONFIDENCE = 0.9;

/** Whether the type is that of the row itself, and not of a referenced row: `conn_type` of connections, `run_type` of runs. */
function isTypeOfOwnRow(subject: readonly string[], { tokens }: TableNames): boolean {
  return subject.every((word) => tokens.words.some((each) => each === word || (word.length >= 4 && each.startsWith(word))));
}

/** `follower_type` next to a `follower_id` that refers to one table: the type names that table. */
function nameOneTable(drafts: readonly Draft[], own: TableView, { names, relations }: DecideContext): void {
  for (const { link } of relations.of.get(own) ?? []) {
    const [column] = link.columns;
    const words = link.columns.length === 1 ? names.tables.get(own)!.columns.get(column!)?.words : undefined;
    if (link.key || !words || words.length < 2 || words.at(-1) !== 'id') continue;
    const type = drafts.find((draft) => draft.words.at(-1) === 'type' && draft.words.slice(0, -1).join(' ') === words.slice(0, -1).join(' '));
    if (!type || type.confidence >= MIN_CONFIDENCE || !VAGUE_TYPES.has(type.kind) || !TEXT_TYPES.has(type.column.type.base) || labelsGiven(type)) continue;
    edit(type, {
      kind: 'values',
      parameters: { values: [className(names.tables.get(link.to)!)] },
      because: { code: 'relation', words: `names the table that ${column} refers to` },
    });
  }
}

const VAGUE_TYPES: ReadonlySet<string> = new Set(['values', 'enum.byNoun', 'text.plain']);

/** Whether an enum or a CHECK lists the values of the type column, which then stay. */
function labelsGiven(type: Draft): boolean {
  return isListed(type.because);
}

/**
 * Tables whose key fits the id: those named by the labels, otherwise those that the prefix means, otherwise the most referenced ones.
 * Tenants count only if there is little else, because the owner of a row is not its subject.
 */
function targetsOf(id: Draft, type: Draft, own: TableView, { schema, names, relations }: DecideContext): TableView[] {
  const isThing = (table: TableView): boolean => !RARE_SUBJECT_ROLES.has(relations.roles.get(table) ?? '');
  const family = (base: string): string => (WIDE_WHOLE_TYPES.has(base) ? 'int' : base);
  const possible = schema.tables.filter((table) => {
    const key = table.primaryKey.length === 1 ? table.column.get(table.primaryKey[0]!) : undefined;
    return (
      table !== own &&
      key !== undefined &&
      key.references.length === 0 &&
      (PLAIN_TEXT_TYPES.has(id.column.type.base) || family(key.type.base) === family(id.column.type.base)) &&
      !names.tables.get(table)!.words.has('migration') &&
      !names.tables.get(table)!.words.has('metadata') &&
      !frameworkFormOf(table.table)
    );
  });
  if (labelsGiven(type)) {
    const labels = (type.parameters.values as string[] | undefined) ?? type.column.type.labels ?? [];
    return possible.filter((table) => isThing(table) && labels.some((label) => sameThing(label, names.tables.get(table)!)));
  }
  const delegates = delegatesOf(id, own, possible, { names, relations });
  if (delegates.length > 1) return delegates;
  const referrers = (table: TableView): number => linksTo(linksOf(relations), table).length;
  const ranked = possible
    .map((table) => ({ table, count: referrers(table) }))
    .sort((a, b) => b.count - a.count)
    .map((each) => each.table);
  const meant = nounsBehind(id.words.slice(0, -1), names.tables.get(own)!.noun).flatMap(
    (noun) => ranked.find((table) => names.tables.get(table)!.tokens.words.join(' ') === noun) ?? [],
  );
  if (meant.length > 1) return meant.slice(0, MAX_TARGETS);
  const others = ranked.filter((table) => isThing(table) && !meant.includes(table));
  const things = others.filter((table) => relations.roles.get(table) !== 'tenant');
  return [...meant, ...(things.length > 1 ? things : others)].slice(0, MAX_TARGETS);
}

const MAX_DELEGATES = 8;

/**
 * Tables for `accounts.accountable_id`, where the subject is the table's own noun: the details of the row are in one of several tables
 * without other references to or from them, and without required data. Tables named after the own table come first.
 */
function delegatesOf(id: Draft, own: TableView, possible: readonly TableView[], { names, relations }: Pick<DecideContext, 'names' | 'relations'>): TableView[] {
  const subject = id.words.at(-2) ?? '';
  const noun = names.tables.get(own)!.noun;
  if (!subject.endsWith('able') || noun.length < 4 || !subject.startsWith(noun.slice(0, -1))) return [];
  const parents = new Set((relations.of.get(own) ?? []).map(({ link }) => link.to));
  const free = possible.filter(
    (table) => linksTo(linksOf(relations), table).length === 0 && !(relations.of.get(table) ?? []).some(({ link }) => link.to === own || parents.has(link.to)),
  );
  const [first] = names.tables.get(own)!.tokens.words;
  const called = names.tables.get(own)!.tokens.words.length > 1 ? free.filter((table) => names.tables.get(table)!.tokens.words[0] === first) : [];
  // Details are all optional; a required column makes an independent row, and a table named after the row is one of its children.
  const apart = free.filter(
    (table) =>
      names.tables.get(table)!.tokens.words[0] !== noun &&
      table.columns.every(({ name, notNull, column }) => !notNull || column.default !== undefined || table.primaryKey.includes(name) || name.endsWith('_at')),
  );
  return (called.length > 1 ? called : apart).slice(0, MAX_DELEGATES);
}

/** Whether a label names a table: `Task`, `task`, `order_item`, `App\\Models\\Task`. */
export function sameThing(label: string, table: TableNames): boolean {
  const plain = label
    .split(/[\\:./]/)
    .at(-1)!
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return plain === table.tokens.words.join('') || plain === table.tokens.raw.join('') || plain === table.noun;
}

/** Roles of tables that are rarely the subject, unless a word names them. */
const RARE_SUBJECT_ROLES = wordSet('roles that are rarely a subject');

/** A table's class, as frameworks spell it: `order items` → OrderItem. */
export function className(table: TableNames): string {
  return table.tokens.words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}
