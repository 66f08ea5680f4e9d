import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';

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
  // The table alone: a fault elsewhere must not hide this column.
  const alone: Blueprint = { ...blueprint, tables: [{ ...table, rows: 200, groups: [], exclusions: [], columns: table.columns.map((each) => (each.generator || each.generated !== undefined ? each : { ...each, generator: { kind: 'number.int' } })) }], relations: [] };
  try {
    const plan = compile(alone, await loadWords(blueprint.locale));
    return textRows(plan, plan.tables[0]!, 20, 12, [column.name]).map(([value]) => (value === null || value === undefined ? 'NULL' : value.slice(0, 60).replaceAll('\n', '⏎')));
  } catch (error) {
    return [`— ${error instanceof Error ? error.message.slice(0, 160) : String(error)}`];
  }
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(draw() * list.length)]!;
}

/** Marsaglia's 32-bit xorshift: a sample that is the same on every machine. */
function xorshift(seed: number): () => number {
  let state = (Math.imul(seed, 2654435761) >>> 0) || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
