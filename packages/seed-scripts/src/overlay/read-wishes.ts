import { dictionary } from '@seedbed/contract';
import type { Left, SeedScript } from '../statement.ts';
import type { Known } from './column.ts';
import { columnWishes } from './columns.ts';
import { countWishes } from './counts.ts';
import { gather } from './gather.ts';
import { Names } from './names.ts';
import { scenarioOf } from './scenario.ts';
import type { Wish } from './wish.ts';

/** The result of all scripts for one schema. */
export type Wishes = {
  readonly wishes: readonly Wish[];
  /** Individually written rows, as scenarios of knowledge.json, by file. */
  readonly scenarios: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  /** Values that Seedbed generates as inferred, with the reason. */
  readonly kept: readonly Left[];
  /** Values that Seedbed does not import, with the reason. */
  readonly left: readonly Left[];
};

/** Reads the wishes of scripts, by the schema's names. A later script overrides an earlier one. */
export function readWishes(scripts: readonly SeedScript[], known: Known): Wishes {
  const wishes = new Map<string, Wish>();
  const scenarios = dictionary<Record<string, readonly unknown[]>>();
  const [kept, left]: [Left[], Left[]] = [[], []];
  const aliases = new Map(scripts.flatMap((script) => [...script.aliases]));
  for (const script of scripts) {
    const names = new Names(known.blueprint, aliases);
    const gathered = gather(script, names);
    for (const wish of [...countWishes(script, gathered, names, known.blueprint.tables), ...columnWishes(known, gathered, names)])
      wishes.set(`${wish.section} ${wish.name}`, wish);
    const rows = scenarioOf(known, gathered.listed, names, gathered.left);
    const file = gathered.listed[0]?.parcel.place.file;
    if (file !== undefined && Object.values(rows).some((each) => each.some((row) => Object.keys(row).some((member) => member !== 'count'))))
      scenarios[file] = rows;
    kept.push(...gathered.kept);
    left.push(...gathered.left);
  }
  return { wishes: [...wishes.values()], scenarios, kept, left };
}
