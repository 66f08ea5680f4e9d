import { qualifiedName, type Blueprint, type BlueprintColumn, type Change } from '@seedbed/contract';
import { formatShare, shortName } from '../../lib/format.ts';
import { changeWords } from './change-words.ts';
import { generatorWords, type Catalogue } from './generator-words.ts';
import { plainValue } from './plain-value.ts';

/** One sentence about what differs. */
export type Sentence = { readonly key: string; readonly kind: Change['kind']; readonly text: string };

/** What differs between two revisions in sentences: all changes of a column's generator are one of them. */
export function changesInWords(changes: readonly Change[], older: Blueprint, newer: Blueprint, catalogue: Catalogue): Sentence[] {
  const done = new Set<string>();
  return changes.flatMap((change): Sentence[] => {
    const { table, column, member, kind, before, after } = change;
    const place = `${table ?? ''}.${column ?? ''}`;
    const key = `${change.text} ${member}`;
    if (table !== undefined && column !== undefined && /^generator(\.|$)/.test(member)) {
      if (done.has(place)) return [];
      done.add(place);
      const [old, now] = [columnOf(older, table, column), columnOf(newer, table, column)];
      if (old && now) return [{ key: `${place} generator`, kind: 'changed', text: `${shortName(place)} ${generatorWords(old, now, catalogue)}` }];
    }
    if (column !== undefined && member === 'nullRate') return [{ key, kind, text: `${shortName(place)} ${nullWords(before, after)}` }];
    // Of the generated rows; a sentence about the count alone.
    if (table !== undefined && column === undefined && member === 'rows' && typeof after === 'number')
      return [{ key, kind, text: `${shortName(table)} has ${plainValue(after)} rows${before === undefined ? '' : ` (before ${plainValue(before)})`}` }];
    return [{ key, kind, text: relationWords(change, newer) ?? changeWords(change) }];
  });
}

/** `is NULL in 20 % of the rows (before 15.9 %)`. */
function nullWords(before: unknown, after: unknown): string {
  const was = typeof before === 'number' ? ` (before ${formatShare(before)})` : '';
  if (typeof after !== 'number') return `has its usual share of NULL${was}`;
  return after === 0 ? `is never NULL${was}` : `is NULL in ${formatShare(after)} of the rows${was}`;
}

/** Of a relation: `20 % of customers have no orders`; null for what has no sentence of its own. */
function relationWords({ relation, member, before, after }: Change, blueprint: Blueprint): string | null {
  const found = relation === undefined ? undefined : blueprint.relations.find(({ name }) => name === relation);
  if (!found || typeof after !== 'number') return null;
  const [child, parent] = [shortName(found.from.table), shortName(found.to.table)];
  const was = typeof before === 'number' ? ` (before ${/^(childless|nullShare|vip)$/.test(member) ? formatShare(before) : plainValue(before)})` : '';
  if (member === 'childless') return `${formatShare(after)} of ${parent} have no ${child}${was}`;
  if (member === 'nullShare') return `${child}.${found.from.columns.join(', ')} is NULL in ${formatShare(after)} of the rows${was}`;
  if (member === 'vip') return `One row of ${parent} has ${formatShare(after)} of ${child}${was}`;
  if (member === 'fanOut.mean') return `Each row of ${parent} with ${child} has ${plainValue(after)} of them on average${was}`;
  if (member === 'fanOut.count') return `Each row of ${parent} has ${plainValue(after)} rows of ${child}${was}`;
  return null;
}

function columnOf({ tables }: Blueprint, table: string, column: string): BlueprintColumn | undefined {
  return tables.find(({ schema, name }) => qualifiedName(schema, name) === table)?.columns.find(({ name }) => name === column);
}
