import { siftedSpread } from '../../relations/sifted.ts';
import type { Spread } from '../../relations/spread.ts';
import { chance } from '../../values/uniform.ts';
import type { RelationDraft } from '../draft.ts';
import { saysOf } from '../groups/says-of.ts';
import { columnDraws, type RelationWork, type Work } from '../work.ts';
import { relationPurpose } from './relation-key.ts';

/** The share of rows without a parent, by a draw of their own, so that a rising share only takes parents away. */
export function withNulls(work: Work, relation: RelationWork, spread: Spread): Spread {
  const { draft } = relation;
  const grouped = nullByGroup(work, draft);
  const share = !draft.nullable || relation.needs.present || relation.paired || relation.role.kind === 'follow' ? 0 : (draft.spec.nullShare ?? 0);
  if (share === 0 && !grouped) return spread;
  const draws = columnDraws(work, draft.child, relationPurpose(draft), 'null');
  const words = new Int32Array(2);
  return siftedSpread(spread, (child) => {
    const said = grouped?.(child);
    if (said !== undefined) return said;
    draws.one(child, words);
    return chance(words[0]!, share);
  });
}

/** Whether a group's variant makes a column of the relation NULL (true), or needs it (false), row by row; undefined where it leaves it open. */
function nullByGroup(work: Work, draft: RelationDraft): ((child: number) => boolean | undefined) | null {
  const table = work.tables.get(draft.child)!;
  const tests = draft.columns.flatMap((column) => {
    const group = table.groups.get(column);
    if (!group || !column.nullable || table.governing.get(column) !== draft) return [];
    const said = group.variants.map((variant) => saysOf(variant, column.name)).map((says) => (says ? says.null === true : undefined));
    return said.some((each) => each !== undefined) && !group.spec.rows ? [(child: number) => said[group.choiceOf(child)]] : [];
  });
  if (tests.length === 0) return null;
  return (child) => {
    const answers = tests.map((test) => test(child));
    return answers.includes(true) ? true : answers.includes(false) ? false : undefined;
  };
}
