import { inferGold, judgeBlueprint } from './judge-schema.ts';
import type { ReadSchema } from './read-catalogs.ts';
import { openSources, type Source } from './take-out.ts';

/** The figure without a source, next to the figure with all sources. */
export type Ablated = { readonly source: Source; readonly schemas: number; readonly lost: number; readonly won: number };

type Known = { readonly text: string; readonly misses: readonly (string | null)[]; readonly seen: ReadonlySet<string> };

/**
 * Prints one line per source as it is measured: lines of the sheet, schemas that it affected, gold lines that are right
 * only with it, or only without it.
 */
export async function printWithout(schemas: readonly ReadSchema[], name: string): Promise<void> {
  const isMeant = (source: Source): boolean =>
    name === 'passes' ? source.kind === 'pass' : name === 'sheets' ? source.kind === 'sheet' : source.name.includes(name);
  console.log('source\tlines\tschemas\tlost without\twon without\tfigure without');
  const reported: Ablated[] = [];
  const points = (lines: number, right: number): string => ((100 * right) / lines).toFixed(2);
  await ablate(schemas, isMeant, (one, all) => {
    reported.push(one);
    console.log([one.source.name, one.source.lines || '-', one.schemas, one.lost, one.won, points(all.lines, all.right - one.lost + one.won)].join('\t'));
    if (reported.length === 1) console.error(`figure with all: ${points(all.lines, all.right)} % of ${all.lines} lines`);
  });
  if (reported.length > 0) return;
  console.error(`gold: no sheet or pass has "${name}" in its name`);
  process.exitCode = 2;
}

/** What inference meets with all sources. */
export type Whole = { readonly lines: number; readonly right: number };

/**
 * Removes each source that `isMeant` selects in turn and infers again the schemas that it affected. Reports each result
 * immediately.
 */
export async function ablate(schemas: readonly ReadSchema[], isMeant: (source: Source) => boolean, tell: (one: Ablated, all: Whole) => void): Promise<void> {
  const { sources, seen } = openSources();
  const known = new Map<ReadSchema, Known>();
  for (const schema of schemas) {
    seen.names = new Set();
    const blueprint = await inferGold(schema);
    const judged = await judgeBlueprint(schema.gold, blueprint);
    known.set(schema, { text: JSON.stringify(blueprint), misses: judged.map(({ miss }) => miss), seen: seen.names });
  }
  seen.names = null;
  const before = [...known.values()].flatMap(({ misses }) => misses);
  const all = { lines: before.length, right: before.filter((miss) => miss === null).length };
  for (const source of sources.filter(isMeant)) {
    const put = source.takeOut();
    const [touched, counts] = [[...known].filter(([, { seen: of }]) => of.has(source.name)), { lost: 0, won: 0 }];
    for (const [schema, { text, misses }] of touched) {
      const blueprint = await inferGold(schema);
      if (JSON.stringify(blueprint) === text) continue;
      for (const [i, { miss }] of (await judgeBlueprint(schema.gold, blueprint)).entries()) {
        if (misses[i] === null && miss !== null) counts.lost++;
        if (misses[i] !== null && miss === null) counts.won++;
      }
    }
    put();
    tell({ source, schemas: touched.length, ...counts }, all);
  }
}
