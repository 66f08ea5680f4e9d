import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { infer } from '@seedbed/inference';
import { wholeSchemas } from '@seedbed/testing';
import { ddlOfFacts } from './gold/facts.ts';
import { keepCatalogs, toolsFor, type KeptCatalog } from './gold/read-catalogs.ts';
import { readGold } from './gold/schema.ts';
import { differences } from './support/differences.ts';
import { shufflePasses } from './support/shuffle-passes.ts';

const ROOT = join(import.meta.dirname, '..');
const KEPT = join(ROOT, '.seedbed/pins');
/** Folders of DDL files, in the repository and beside it. */
const SCRIPTS = [
  'apps/api/templates/*.sql',
  'packages/inference/bench/schemas/*.sql',
  'packages/testing/src/schemas/zoo/*.sql',
  '../shared/{schemas,ordinary,patterns}/*.sql',
];
const SHOWN = 12;
/** How the text of a schema begins that Postgres or inference refuses. */
const REFUSED = '{"refused"';

/**
 * `pnpm bench pins [--record] [--only NAME] [--all] [--shuffle SEED]`: infers some 340 schemas from kept catalogs and compares each blueprint, byte for byte, with the one
 * that `--record` kept: a change to how columns are decided is either none or read here. Prints the first differences of each schema; `--all` prints each.
 * `--shuffle` runs the passes in another order that their `after` allows, which must decide the same.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { record: { type: 'boolean' }, only: { type: 'string', default: '' }, all: { type: 'boolean' }, shuffle: { type: 'string' } },
  });
  if (values.shuffle !== undefined) shufflePasses(Number(values.shuffle));
  const schemas = pinnedSchemas().filter(({ name }) => name.includes(values.only));
  const before = process.cpuUsage();
  const counts = { same: 0, other: 0, fresh: 0, failed: 0 };
  for (const schema of await keepCatalogs(schemas, KEPT)) {
    const text = await textOf(schema);
    const file = join(KEPT, `${schema.name}.blueprint.json`);
    const recorded = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (values.record || recorded === undefined) writeFileSync(file, text);
    if (text.startsWith(REFUSED)) counts.failed++;
    if (recorded === undefined) counts.fresh++;
    else if (recorded === text) counts.same++;
    else {
      counts.other++;
      print(schema.name, differences(byName(recorded), byName(text)), values.all ? Infinity : SHOWN);
    }
  }
  const { user, system } = process.cpuUsage(before);
  console.log(`${schemas.length} schemas: ${counts.same} same, ${counts.other} other, ${counts.fresh} new, ${((user + system) / 1e6).toFixed(1)} CPU s`);
  if (counts.failed > 0) console.log(`${counts.failed} of them are refused by inference`);
  if (counts.other > 0 && !values.record) process.exitCode = 1;
}

/** Every schema by which decisions are pinned, by name. */
export function pinnedSchemas(): { readonly name: string; readonly ddl: string }[] {
  const files = SCRIPTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).filter((file) => !file.endsWith('.queries.sql'))).toSorted();
  return [
    ...files.map((file) => ({ name: `${basename(dirname(file))}-${basename(file, '.sql')}`, ddl: readFileSync(join(ROOT, file), 'utf8') })),
    ...wholeSchemas().map(({ title, ddl }) => ({ name: `whole-${title.replaceAll(/[^\w]+/g, '-')}`, ddl })),
    ...readGold([join(ROOT, 'benches/gold/schemas')], 'learn').map(({ name, facts }) => ({ name: `gold-${name}`, ddl: ddlOfFacts(facts) })),
  ];
}

async function textOf(schema: KeptCatalog): Promise<string> {
  if ('refused' in schema) return JSON.stringify({ refused: schema.refused });
  try {
    const { blueprint, diagnostics } = await infer(structuredClone(schema.catalog), await toolsFor(schema));
    return JSON.stringify({ blueprint, diagnostics }, null, 1);
  } catch (error) {
    return JSON.stringify({ refused: error instanceof Error ? error.message : String(error) });
  }
}

/** A document whose lists of named members go by their names, so that an added column does not move those after it. */
function byName(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) =>
    Array.isArray(value) && value.every((each: { name?: unknown } | null) => typeof each?.name === 'string')
      ? Object.fromEntries(value.map((each: { name: string }) => [each.name, each]))
      : value,
  );
}

function print(name: string, differences: readonly string[], most: number): void {
  console.log(
    `${name}: ${differences.length} differences\n${differences
      .slice(0, most)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  );
}
