import type { Blueprint, BlueprintColumn, Change, Relation } from '@seedbed/contract';
import { formatShare, shortName } from '../../lib/format.ts';
import { changeWords } from './change-words.ts';
import { tableOf } from '../../workspace/edit-rows.ts';
import { fanOutWords } from '../../workspace/fan-out-words.ts';
import { generatorWords, type Catalogue } from './generator-words.ts';
import { memberSentences } from './member-sentences.ts';
import { timelineWords, WEIGHED_MEMBERS } from '../../workspace/timeline-words.ts';

/** One sentence about what differs. `of`: the table that it is about; '' for the whole dataset. */
export type Sentence = { readonly of: string; readonly key: string; readonly kind: Change['kind']; readonly text: string };

/**
 * The differences between two revisions as sentences: all changes of a column's generator form one, and so do those of
 * a fan-out.
 */
export function changesInWords(changes: readonly Change[], older: Blueprint, newer: Blueprint, catalogue: Catalogue): Sentence[] {
  const done = new Set<string>();
  return changes.flatMap((change): Sentence[] => {
    const of = placeOf(change, older, newer);
    const once = (key: string, text: string): Sentence[] => {
      if (done.has(key)) return [];
      done.add(key);
      return [{ of, key, kind: 'changed', text }];
    };
    const { table, column, relation, member, kind, before, after } = change;
    const place = `${table ?? ''}.${column ?? ''}`;
    const key = `${change.text} ${member}`;
    const pair = pairOf(change, older, newer);
    if (member === '') return [{ of, key, kind, text: wholeWords(change, pair[0] ?? pair[1]) }];
    if (table !== undefined && column !== undefined) {
      const [old, now] = [columnOf(older, table, column), columnOf(newer, table, column)];
      if (old && now && /^generator(\.|$)/.test(member)) return once(`${place} generator`, `${shortName(place)} ${generatorWords(old, now, catalogue)}`);
      if (member === 'nullRate') return [{ of, key, kind, text: `${shortName(place)} ${nullWords(before, after, now?.nullsDealt === true)}` }];
      // The sentence about the share covers it.
      if (member === 'nullsDealt' && old?.nullRate !== now?.nullRate) return [];
    }
    const pattern = column === undefined && table !== undefined ? patternSentences(change, older, newer) : null;
    if (pattern) return pattern.flatMap((text) => once(`${place} ${text}`, text));
    if (pair[1] && /^fanOut(\.|$)/.test(member)) return once(`${relation} fan-out`, fanOutWords(pair[1], pair[1].fanOut, pair[0]?.fanOut));
    const sentences = memberSentences(change, pair[1] ?? pair[0]) ?? [changeWords(change)];
    return sentences.map((text, i) => ({ of, key: `${key} ${i}`, kind, text }));
  });
}

/**
 * For a change of a timeline's pattern: growth and weights by what they do, other members by their words. Null for other changes, and where
 * one of the timelines is not there.
 */
function patternSentences(change: Change, older: Blueprint, newer: Blueprint): string[] | null {
  const { table, member, before, after } = change;
  const [old, now] = [older, newer].map((blueprint) => (table === undefined ? undefined : tableOf(blueprint, table)?.timeline));
  if (!old || !now || !/^timeline\.pattern(\.|$)/.test(member)) return null;
  const name = member.split('.')[2];
  const others =
    name === undefined ? [...new Set([before, after].flatMap((pattern) => Object.keys(pattern ?? {})))].filter((one) => !WEIGHED_MEMBERS.has(one)) : [];
  const valueIn = (pattern: unknown, one: string): unknown => (pattern as Readonly<Record<string, unknown>> | undefined)?.[one];
  return [
    ...(name === undefined || WEIGHED_MEMBERS.has(name) ? timelineWords(shortName(table!), old, now) : (memberSentences(change) ?? [changeWords(change)])),
    ...others.flatMap((one) => memberSentences({ ...change, member: `${member}.${one}`, before: valueIn(before, one), after: valueIn(after, one) }) ?? []),
  ];
}

/** Sentences by table, in the order of their first ones. */
export function byTable(sentences: readonly Sentence[]): readonly (readonly [of: string, sentences: readonly Sentence[]])[] {
  return [...Map.groupBy(sentences, ({ of }) => of)];
}

function pairOf({ relation }: Change, older: Blueprint, newer: Blueprint): [Relation?, Relation?] {
  return [older, newer].map((blueprint) => (relation === undefined ? undefined : relationOf(blueprint, relation))) as [Relation?, Relation?];
}

/** A relation belongs to its child table. */
function placeOf(change: Change, older: Blueprint, newer: Blueprint): string {
  const [old, now] = pairOf(change, older, newer);
  return shortName(change.table ?? now?.from.table ?? old?.from.table ?? change.relation ?? '');
}

/** `is NULL in 20 % of the rows (before 15.9 %)`. */
function nullWords(before: unknown, after: unknown, isExact: boolean): string {
  const was = typeof before === 'number' ? ` (before ${formatShare(before)})` : '';
  if (typeof after !== 'number') return `has its usual share of NULL${was}`;
  return after === 0 ? `is never NULL${was}` : `is NULL in ${isExact ? 'exactly ' : ''}${formatShare(after)} of the rows${was}`;
}

/** `Table orders is new`. */
function wholeWords({ table, column, relation, kind }: Change, found: Relation | undefined): string {
  const state = kind === 'added' ? 'is new' : 'is removed';
  if (relation !== undefined)
    return `The relation ${found ? `from ${shortName(found.from.table)}.${found.from.columns.join(', ')} to ${shortName(found.to.table)}` : shortName(relation)} ${state}`;
  return column === undefined ? `Table ${shortName(table ?? '')} ${state}` : `Column ${shortName(`${table}.${column}`)} ${state}`;
}

/** By its name, or by its columns in the server's notation for unnamed ones. */
function relationOf({ relations }: Blueprint, called: string): Relation | undefined {
  return relations.find(({ name, from, to }) => (name ?? `${from.table}(${from.columns.join(', ')}) → ${to.table}`) === called);
}

function columnOf(blueprint: Blueprint, table: string, column: string): BlueprintColumn | undefined {
  return tableOf(blueprint, table)?.columns.find(({ name }) => name === column);
}
