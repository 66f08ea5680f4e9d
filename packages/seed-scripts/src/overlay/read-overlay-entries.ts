import { dictionary } from '@seedbed/contract';
import type { Left, SeedScript } from '../statement.ts';
import type { Known } from './column.ts';
import { columnEntries } from './columns.ts';
import { countEntries } from './counts.ts';
import { gather } from './gather.ts';
import { Names } from './names.ts';
import { scenarioOf } from './scenario.ts';
import type { OverlayEntry } from './overlay-entry.ts';

/** The result of all scripts for one schema. */
export type OverlayEntries = {
  readonly entries: readonly OverlayEntry[];
  /** Individually written rows, as scenarios of knowledge.json, by file. */
  readonly scenarios: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  /** Values that Seedbed generates as inferred, with the reason. */
  readonly kept: readonly Left[];
  /** Values that Seedbed does not import, with the reason. */
  readonly left: readonly Left[];
};

/** Reads the entries of scripts, by the schema's names. A later script overrides an earlier one. */
export function readOverlayEntries(scripts: readonly SeedScript[], known: Known): OverlayEntries {
  const entries = new Map<string, OverlayEntry>();
  const scenarios = dictionary<Record<string, readonly unknown[]>>();
  const [kept, left]: [Left[], Left[]] = [[], []];
  const aliases = new Map(scripts.flatMap((script) => [...script.aliases]));
  for (const script of scripts) {
    const names = new Names(known.blueprint, aliases);
    const gathered = gather(script, names);
    for (const entry of [...countEntries(script, gathered, names, known.blueprint.tables), ...columnEntries(known, gathered, names)])
      entries.set(`${entry.section} ${entry.name}`, entry);
    const rows = scenarioOf(known, gathered.listed, names, gathered.left);
    const file = gathered.listed[0]?.parcel.place.file;
    if (file !== undefined && Object.values(rows).some((each) => each.some((row) => Object.keys(row).some((member) => member !== 'count'))))
      scenarios[file] = rows;
    kept.push(...gathered.kept);
    left.push(...gathered.left);
  }
  return { entries: [...entries.values()], scenarios, kept, left };
}
