import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { compile, loadWords, textRows, type Plan } from '@seedbed/engine';
import { openRunner, type Runner } from '@seedbed/runner';
import { xorshift } from './support/xorshift.ts';

/**
 * `pnpm bench fit [--seed S] [--columns N] [--kinds] [FILE …]`: draws value columns by a fixed seed and prints each with its type and 12 values, to be
 * judged blind: could a careful developer have put this here? Half of the sample is drawn by column, half by distinct column name. A FILE is DDL or a
 * blueprint (`.json`); without one, the schemas of `SEEDBED_SCHEMAS` or `../shared/schemas` beside the repository. With `--kinds` the generator is shown.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { seed, columns, showKinds, files } = readArguments(args);
  const samples: Sample[] = [];
  await using runner = openRunner();
  for (const file of files) {
    const blueprint = await readBlueprint(file, runner);
    const plan = await planOf(blueprint);
    for (const table of blueprint.tables)
      for (const column of table.columns) if (isValue(column)) samples.push({ schema: basename(file).replace(/\.\w+$/, ''), blueprint, plan, table, column });
  }
  const names = [...Map.groupBy(samples, ({ column }) => column.name).values()];
  const draw = xorshift(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;
  const drawn = new Set<Sample>();
  const wanted = Math.min(columns, samples.length);
  while (drawn.size < wanted) drawn.add(drawn.size % 2 === 0 ? pick(samples) : pick(pick(names)));
  for (const sample of drawn) console.log(await show(sample, showKinds));
  console.log(`${wanted} of ${samples.length} value columns, ${names.length} distinct names`);
}

type Sample = {
  readonly schema: string;
  readonly blueprint: Blueprint;
  /** Null if the blueprint as a whole does not compile. */
  readonly plan: Plan | null;
  readonly table: BlueprintTable;
  readonly column: BlueprintColumn;
};

function readArguments(args: readonly string[]): { seed: number; columns: number; showKinds: boolean; files: string[] } {
  const rest = [...args];
  const option = (name: string, usual: number): number => {
    const at = rest.indexOf(name);
    return at < 0 ? usual : Number(rest.splice(at, 2)[1]);
  };
  const [seed, columns] = [option('--seed', 1), option('--columns', 200)];
  const named = rest.filter((each) => !each.startsWith('--'));
  return { seed, columns, showKinds: rest.includes('--kinds'), files: named.length > 0 ? named : storedSchemas() };
}

function storedSchemas(): string[] {
  const folder = process.env['SEEDBED_SCHEMAS'] ?? join(import.meta.dirname, '../../shared/schemas');
  if (!existsSync(folder)) {
    console.error(`fit: no schemas at ${folder}; name files, or set SEEDBED_SCHEMAS`);
    process.exit(2);
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => join(folder, name));
}

async function readBlueprint(file: string, runner: Runner): Promise<Blueprint> {
  const text = await readFile(file, 'utf8');
  return file.endsWith('.json') ? (JSON.parse(text) as Blueprint) : (await runner.inferDdl(text)).blueprint;
}

/** Keys and references are structure, so nothing about them is guessed. */
function isValue(column: BlueprintColumn): boolean {
  return (
    column.generator !== undefined && column.generated === undefined && column.generator.kind !== 'sequence' && column.because !== 'a primary key of type uuid'
  );
}

async function show({ schema, blueprint, plan, table, column }: Sample, showKinds: boolean): Promise<string> {
  const name = qualifiedName(table.schema, table.name);
  const nulls = column.nullRate ? ` null ${Math.round(column.nullRate * 100)} %` : '';
  const kind = showKinds ? ` [${column.generator!.kind} ${JSON.stringify(column.generator!.parameters ?? {})}]` : '';
  // Only this table if the whole does not compile: a fault elsewhere must not hide this column.
  const made = plan ?? (await planOf({ ...blueprint, tables: [{ ...table, columns: table.columns.filter((each) => each.generator) }], relations: [] }));
  const values = made ? spreadValues(made, name, column.name) : ['— does not compile'];
  return `${schema} ${name}.${column.name} ${column.type}${nulls}${kind}\n    ${values.join(' | ')}`;
}

async function planOf(blueprint: Blueprint): Promise<Plan | null> {
  try {
    return compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  } catch {
    return null;
  }
}

/** The column in 12 rows spread evenly over the table. */
function spreadValues(plan: Plan, table: string, column: string): string[] {
  const { rows } = plan.table(table);
  const count = Math.min(12, rows);
  return Array.from({ length: count }, (_, i) => {
    const value = textRows(plan, table, Math.floor(((i + 0.5) * rows) / count), 1, [column])[0]![0];
    return value === null || value === undefined ? 'NULL' : value.slice(0, 80).replaceAll('\n', '⏎');
  });
}
