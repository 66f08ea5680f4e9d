import { qualifiedName, type Blueprint, type BlueprintColumn, type Change, type Relation } from '@seedbed/contract';
import { formatShare, shortName } from '../../lib/format.ts';
import { changeWords } from './change-words.ts';
import { fanOutWords } from './fan-out-words.ts';
import { generatorWords, type Catalogue } from './generator-words.ts';
import { memberSentences } from './member-sentences.ts';

/** One sentence about what differs. */
export type Sentence = { readonly key: string; readonly kind: Change['kind']; readonly text: string };

/** What differs between two revisions in sentences: all changes of a column's generator are one of them, and so are those of a curve of children. */
export function changesInWords(changes: readonly Change[], older: Blueprint, newer: Blueprint, catalogue: Catalogue): Sentence[] {
  const done = new Set<string>();
  const once = (key: string, text: string): Sentence[] => {
    if (done.has(key)) return [];
    done.add(key);
    return [{ key, kind: 'changed', text }];
  };
  return changes.flatMap((change): Sentence[] => {
    const { table, column, relation, member, kind, before, after } = change;
    const place = `${table ?? ''}.${column ?? ''}`;
    const key = `${change.text} ${member}`;
    const pair = [older, newer].map((blueprint) => (relation === undefined ? undefined : relationOf(blueprint, relation))) as [Relation?, Relation?];
    if (member === '') return [{ key, kind, text: wholeWords(change, pair[0] ?? pair[1]) }];
    if (table !== undefined && column !== undefined) {
      const [old, now] = [columnOf(older, table, column), columnOf(newer, table, column)];
      if (old && now && /^generator(\.|$)/.test(member)) return once(`${place} generator`, `${shortName(place)} ${generatorWords(old, now, catalogue)}`);
      if (member === 'nullRate') return [{ key, kind, text: `${shortName(place)} ${nullWords(before, after, now?.nullsDealt === true)}` }];
      // The sentence about the share says it too.
      if (member === 'nullsDealt' && old?.nullRate !== now?.nullRate) return [];
    }
    if (pair[1] && /^fanOut(\.|$)/.test(member)) return once(`${relation} fan-out`, fanOutWords(pair[1], pair[1].fanOut, pair[0]?.fanOut));
    const sentences = memberSentences(change, pair[1] ?? pair[0]) ?? [changeWords(change)];
    return sentences.map((text, i) => ({ key: `${key} ${i}`, kind, text }));
  });
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

/** By its name, or by its columns as the server calls one without. */
function relationOf({ relations }: Blueprint, called: string): Relation | undefined {
  return relations.find(({ name, from, to }) => (name ?? `${from.table}(${from.columns.join(', ')}) → ${to.table}`) === called);
}

function columnOf({ tables }: Blueprint, table: string, column: string): BlueprintColumn | undefined {
  return tables.find(({ schema, name }) => qualifiedName(schema, name) === table)?.columns.find(({ name }) => name === column);
}
