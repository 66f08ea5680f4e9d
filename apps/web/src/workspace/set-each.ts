import { eachText, setFanOut, type Size } from '@seedbed/contract';
import { MIN_MEAN, withMean } from '@seedbed/engine/with-mean';
import { shortName } from '../lib/format.ts';
import { edit, type DraftStore } from './draft/draft-store.ts';
import { setRows, tableOf } from './edit-rows.ts';

/**
 * Sets how many rows a table has for each row of its main parent. Where its count follows from that parent, so does the new one; a table that is counted on its own gets
 * that many rows. `size` has a main parent, of `parents` rows.
 */
export function setEach(draft: DraftStore, { table: name, per = [] }: Size, each: number, parents: number): void {
  const main = per[0]!;
  const { relations } = draft.getState().blueprint;
  const at = relations.findIndex(({ from, to, owner }) => owner === true && from.table === name && to.table === main.table && from.columns[0] === main.column);
  if (at < 0 || (each > 0 && each < MIN_MEAN)) return setRows(draft, name, Math.round(parents * each));
  edit(
    draft,
    `${shortName(name)}: ${eachText(main.each ?? 0)} → ${eachText(each)} for each of ${shortName(main.table)}`,
    (blueprint) => {
      const relation = blueprint.relations[at]!;
      const { fanOut, childless } = withMean(relations[at]!, each);
      setFanOut(relation, fanOut);
      delete relation.childless;
      if (childless !== undefined) relation.childless = childless;
      const table = tableOf(blueprint, name);
      if (table) delete table.rows;
    },
    { touched: name },
  );
}
