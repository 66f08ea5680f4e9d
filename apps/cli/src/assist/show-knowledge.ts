import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { qualifiedName, type KnowledgeFault, type KnowledgeOutcome } from '@seedbed/contract';
import { openRunner } from '@seedbed/runner';
import { knowledgeDifference, printKnowledgeOutcome } from '@seedbed/runner/assist';
import type { AssistCall } from '../commands/assist.ts';
import { packsOf } from '../config/pack-folders.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import type { OpenSchema } from '../schema.ts';
import { sayDifference } from './say-difference.ts';

type Read = { readonly knowledge: unknown; readonly faults: readonly KnowledgeFault[] };

/** What an answer by the schema's own names changes, with rows before and after; `--accept` writes what of it is wanted to knowledge.json. */
export async function showKnowledge(call: AssistCall, schema: OpenSchema, { knowledge, faults }: Read): Promise<void> {
  const { context, flags } = call;
  const { source } = schema;
  await using runner = openRunner({ packs: () => packsOf(flags.packs ?? []) });
  const options = { ...schema.options, signal: context.signal, knowledge };
  const after =
    source.kind === 'ddl' ? await runner.inferDdl(source.ddl, options) : source.kind === 'address' ? await runner.inferAddress(source.url, options) : null;
  if (!after?.knowledge) throw new UsageError('an answer needs its schema: pass the DDL or the address of the database');
  const outcome: KnowledgeOutcome = { ...after.knowledge, faults: [...faults, ...after.knowledge.faults] };
  const differences = await knowledgeDifference(schema.blueprint, after.blueprint, outcome);
  if (flags.json) context.io.stdout.write(`${JSON.stringify({ ...outcome, differences }, null, 2)}\n`);
  else context.io.stdout.write(sayDifference(differences));
  for (const line of printKnowledgeOutcome(outcome)) context.io.stderr.write(`${line}\n`);
  if (outcome.faults.length > 0 && outcome.taken.length === 0) context.finish(EXIT.cannotHold);
  if (flags.accept === undefined) return void context.io.stderr.write('Nothing is saved yet. --accept all (or --accept TABLES) writes it to knowledge.json.\n');
  const kept = acceptedOf(
    knowledge as { readonly tables: Record<string, unknown> },
    schema,
    flags.accept.split(',').map((name) => name.trim()),
  );
  const path = resolve(context.io.cwd, 'knowledge.json');
  await writeFile(path, `${JSON.stringify(kept, null, 2)}\n`);
  context.io.stderr.write(`${path} written. Use it with --knowledge, or set "knowledge" in the config file.\n`);
}

/** The answer with the tables that are wanted. */
function acceptedOf<K extends { readonly tables: Record<string, unknown> }>(knowledge: K, { blueprint }: OpenSchema, names: readonly string[]): K {
  if (names.includes('all')) return knowledge;
  const wanted = (name: string) => blueprint.tables.some((table) => names.some((each) => isNamed(table, each)) && isNamed(table, name));
  const tables = Object.fromEntries(Object.entries(knowledge.tables).filter(([name]) => wanted(name)));
  if (Object.keys(tables).length === 0)
    throw new UsageError(`the answer does not name ${names.join(', ')}; it names ${Object.keys(knowledge.tables).join(', ')}`);
  return { ...knowledge, tables };
}

function isNamed({ schema, name }: OpenSchema['blueprint']['tables'][number], given: string): boolean {
  return given === name || given === qualifiedName(schema, name);
}
