import type { BlueprintKey } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { TEXT_TYPES } from '../../schema/types.ts';

const DELETED = wordSet('words of a row that was deleted');

/** The share of deleted rows whose value another row has again. */
const REUSED = 0.4;

/** A key over rows that are not deleted lets a new row have what a deleted one had, such as an address. */
export function reuseDeleted(key: BlueprintKey, { primaryKey }: TableView, keys: readonly BlueprintKey[], drafts: ReadonlyMap<string, Draft>): BlueprintKey {
  const [[name, value] = [], ...others] = Object.entries(key.when ?? {});
  const mark = drafts.get(name ?? '');
  if (!mark || others.length > 0 || key.withoutOverlaps || !mark.words.some((word) => DELETED.has(word))) return key;
  const isLive = mark.column.type.base === 'bool' ? value === 'false' : value === null;
  const own = key.columns.flatMap((each) => drafts.get(each) ?? []).filter(({ column }) => column.references.length === 0);
  const isAlone = own.every(
    ({ column }) => ![primaryKey, ...keys.flatMap((other) => (other === key ? [] : [other.columns]))].some((columns) => columns.includes(column.name)),
  );
  return isLive && isAlone && own.some(({ column }) => TEXT_TYPES.has(column.type.base)) ? { ...key, reuse: REUSED } : key;
}
