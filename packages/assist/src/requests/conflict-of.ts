import { singular, type Blueprint, type Knowledge, type Relation, type TriedChange } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import type { Compile } from '@seedbed/engine/compile-blueprint';
import { answerBlueprint } from '@seedbed/inference';
import { tableNamed } from '@seedbed/meaning/answer';
import { listed } from './listed.ts';
import { shortName } from './means-of.ts';

/** Larger tables are not counted whole. */
const MAX_ROWS = 200_000;

type Conflict = NonNullable<TriedChange['conflict']>;

/**
 * An earlier statement about a reference that a request would drop without naming it: the share of one parent, by a number for each parent; that number, by a count
 * of rows. With the request that keeps both, where one does, and what is counted then: `customer 1 keeps 40 %: 199 others have 10 each`.
 * @returns null where nothing is dropped
 */
export async function conflictOf(before: Blueprint, after: Blueprint, knowledge: Knowledge, compile: Compile): Promise<Conflict | null> {
  for (const old of before.relations) {
    const now = after.relations.find((one) => one.name === old.name && one.from.table === old.from.table);
    if (!now) continue;
    const [child, parent] = [shortName(old.from.table), singular(shortName(old.to.table))];
    if (old.vip !== undefined && now.vip === undefined)
      return {
        says: `Until now one ${parent} has ${percent(old.vip)} of all ${child}: this drops it.`,
        drop: `Drop the ${percent(old.vip)}`,
        ...(await keeping(before, withShare(before, knowledge, old), old, compile)),
      };
    if (old.owner && old.fanOut?.kind === 'fixed' && old.fanOut.count > 1 && !now.owner) {
      const counted = countChildren(now, await compile(after));
      return {
        says: `Until now each ${parent} has ${old.fanOut.count} ${child}: this drops it${counted ? `, and ${spanMeans(counted)}` : ''}.`,
        drop: `Drop the ${old.fanOut.count} each`,
      };
    }
  }
  return null;
}

/** The request with the share of one parent stated again; null where it does not name the table. */
function withShare(blueprint: Blueprint, knowledge: Knowledge, { from, vip }: Relation): Knowledge | null {
  const [column] = from.columns;
  const name = Object.keys(knowledge.tables).find((each) => {
    const table = tableNamed(blueprint, each);
    return table !== undefined && tableNamed(blueprint, from.table) === table;
  });
  if (name === undefined || column === undefined || vip === undefined) return null;
  const { columns = {}, ...table } = knowledge.tables[name]!;
  return { ...knowledge, tables: { ...knowledge.tables, [name]: { ...table, columns: { ...columns, [column]: { ...columns[column], vip } } } } };
}

async function keeping(before: Blueprint, knowledge: Knowledge | null, old: Relation, compile: Compile): Promise<Pick<Conflict, 'both'>> {
  if (!knowledge) return {};
  const { blueprint } = await answerBlueprint(before, knowledge);
  const relation = blueprint.relations.find((one) => one.name === old.name && one.from.table === old.from.table);
  // Its rows are counted, whatever an average over all parents says of them.
  if (!relation || relation.vip === undefined) return {};
  const counted = countChildren(relation, await compile(blueprint));
  return counted ? { both: { says: sharedMeans(relation, counted), knowledge } } : {};
}

/** `customer 1 keeps 40 %: 600 others have 10 each, and 399 have none` */
function sharedMeans({ to, fanOut }: Relation, { name, most, children, others }: Counted): string {
  const said = fanOut?.kind === 'fixed' ? fanOut.count : null;
  const [some, none] = [others.filter((count) => count > 0), others.filter((count) => count === 0).length];
  const [least, largest] = [Math.min(...some), Math.max(...some)];
  const each = `${least === largest ? number(least) : `${number(least)} to ${number(largest)}`} each`;
  const not = said !== null && (least !== said || largest !== said) ? ` (not ${number(said)})` : '';
  const parts = [
    ...(some.length > 0 ? [`${number(some.length)} ${some.length === 1 ? 'other has' : 'others have'} ${each}${not}`] : []),
    ...(none > 0 ? [`${number(none)} have none`] : []),
  ];
  return `${singular(shortName(to.table))} ${name} keeps ${percent(most / children)}: ${listed(parts, 'and')}`;
}

/** `they have 3 to 120 each` */
function spanMeans({ most, others }: Counted): string {
  return `they have ${number(Math.min(most, ...others))} to ${number(most)} each`;
}

type Counted = { readonly name: string; readonly most: number; readonly children: number; readonly others: readonly number[] };

/** Counts the made rows: of the parent with most of them, and of each other one. */
function countChildren({ from, to }: Relation, plan: Plan): Counted | null {
  const [child, parent] = [from, to].map(({ table }) => plan.tables.find(({ name }) => name === table));
  if (!child || !parent || child.rows === 0 || Math.max(child.rows, parent.rows) > MAX_ROWS) return null;
  const counts = new Map<string, number>();
  for (const cells of textRows(plan, child, 0, child.rows, [...from.columns])) {
    const key = cells.join(', ');
    if (!cells.includes(null)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [first, ...others] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!first) return null;
  const none = Math.max(0, parent.rows - counts.size);
  return { name: first[0], most: first[1], children: child.rows, others: [...others.map(([, count]) => count), ...Array.from({ length: none }, () => 0)] };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
