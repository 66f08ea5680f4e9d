import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { compile, loadWords, textRows, type Plan } from '@seedbed/engine';

/**
 * Draws value columns by a fixed seed and prints each with its type and 12 values, to be judged blind: could a careful developer
 * have put this here? Half of the sample is drawn by column, half by distinct column name.
 *
 *     node packages/inference/bench/fit.ts SEED COUNT BLUEPRINT.json …
 *
 * Blueprints come from `packages/runner/test/write-blueprints.ts`. With `--kinds` the generator is shown as well.
 */
const [seedText, countText, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--kinds');
const showKinds = process.argv.includes('--kinds');
if (!seedText || !countText || rest.length === 0) throw new Error('usage: fit.ts SEED COUNT BLUEPRINT.json … [--kinds]');

type Sample = { schema: string; blueprint: Blueprint; table: BlueprintTable; column: BlueprintColumn };

const plans = new Map<Blueprint, Promise<Plan | null>>();
const samples: Sample[] = [];
for (const file of rest) {
  const blueprint = JSON.parse(await readFile(file, 'utf8')) as Blueprint;
  for (const table of blueprint.tables) {
    for (const column of table.columns) if (isValue(column)) samples.push({ schema: basename(file, '.json'), blueprint, table, column });
  }
}

const draw = xorshift(Number(seedText));
const byName = new Map<string, Sample[]>();
for (const sample of samples) byName.set(sample.column.name, [...(byName.get(sample.column.name) ?? []), sample]);
const names = [...byName.keys()];
for (let i = 0; i < Number(countText); i++) {
  const sample = i % 2 === 0 ? pick(samples) : pick(byName.get(pick(names))!);
  console.log(await show(sample));
}
console.log(`${samples.length} value columns, ${names.length} distinct names`);

/** Keys and references are structure; of them nothing is guessed. */
function isValue(column: BlueprintColumn): boolean {
  return column.generator !== undefined && column.generator.kind !== 'sequence' && column.because !== 'a primary key of type uuid';
}

async function show({ schema, blueprint, table, column }: Sample): Promise<string> {
  const name = qualifiedName(table.schema, table.name);
  const nulls = column.nullRate ? ` null ${Math.round(column.nullRate * 100)} %` : '';
  const kind = showKinds ? ` [${column.generator!.kind} ${JSON.stringify(column.generator!.parameters ?? {})}]` : '';
  return `${schema} ${name}.${column.name} ${column.type}${nulls}${kind}\n    ${(await values(blueprint, table, column)).join(' | ')}`;
}

async function values(blueprint: Blueprint, table: BlueprintTable, column: BlueprintColumn): Promise<string[]> {
  if (!plans.has(blueprint)) plans.set(blueprint, planOf(blueprint));
  const whole = await plans.get(blueprint)!;
  if (whole) return printed(whole, qualifiedName(table.schema, table.name), column.name);
  // The table alone: a fault elsewhere must not hide this column.
  const alone = await planOf({ ...blueprint, tables: [{ ...table, rows: 200, columns: table.columns.filter((each) => each.generator) }], relations: [] });
  return alone ? printed(alone, qualifiedName(table.schema, table.name), column.name) : ['— does not compile'];
}

async function planOf(blueprint: Blueprint): Promise<Plan | null> {
  try {
    return compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  } catch {
    return null;
  }
}

function printed(plan: Plan, table: string, column: string): string[] {
  const { rows } = plan.table(table);
  const count = Math.min(12, rows);
  return textRows(plan, table, Math.floor((rows - count) / 3), count, [column]).map(([value]) =>
    value === null || value === undefined ? 'NULL' : value.slice(0, 60).replaceAll('\n', '⏎'),
  );
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(draw() * list.length)]!;
}

/** Marsaglia's 32-bit xorshift: a sample that is the same on every machine. */
function xorshift(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
