import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { acceptedKnowledge, knowledgeDifference, printKnowledgeOutcome } from '@seedbed/assist';
import type { KnowledgeOutcome } from '@seedbed/contract';
import { openRunner } from '@seedbed/runner';
import type { AssistCall } from '../commands/assist.ts';
import { packsOf } from '../config/pack-folders.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import type { OpenSchema } from '../schema.ts';
import type { ReadKnowledge } from './review-knowledge.ts';
import { visibleText } from '../output/text-table.ts';
import { sayDifference } from './say-difference.ts';
import { writeKnowledge } from './write-knowledge.ts';

/**
 * The changes of an answer by the schema's own names, with rows before and after. `--accept`, or a yes at a terminal to what `--with` asked,
 * writes the wanted parts to knowledge.json; otherwise the answer of `--with` is kept in a file of its own, for it is not asked twice.
 */
export async function showKnowledge(call: AssistCall, schema: OpenSchema, { knowledge, faults }: ReadKnowledge): Promise<void> {
  const { context, flags } = call;
  const { source } = schema;
  await using runner = openRunner({ throwaway: call.context.io.throwaway, packs: () => packsOf(flags.packs ?? []) });
  const options = { ...schema.options, signal: context.signal, knowledge, checksKnowledge: true };
  const after =
    source.kind === 'ddl' ? await runner.inferDdl(source.ddl, options) : source.kind === 'address' ? await runner.inferAddress(source.url, options) : null;
  if (!after?.knowledge) throw new UsageError('an answer needs its schema: pass the DDL or the address of the database');
  const outcome: KnowledgeOutcome = { ...after.knowledge, faults: [...faults, ...after.knowledge.faults] };
  const differences = await knowledgeDifference(schema.blueprint, after.blueprint, outcome);
  // What is wrong comes before the rows, which may be many; the summary after them.
  const lines = printKnowledgeOutcome(outcome);
  for (const line of lines.slice(0, -1)) context.io.stderr.write(visibleText(`${line}\n`));
  if (flags.json) context.io.stdout.write(`${JSON.stringify({ ...outcome, differences }, null, 2)}\n`);
  else context.io.stdout.write(sayDifference(differences));
  if (flags.knowledge === undefined && existsSync(resolve(context.io.cwd, 'knowledge.json')))
    context.io.stderr.write(
      'The knowledge.json in this folder is not used here, and --accept replaces it. To keep its other tables, pass both: --answer knowledge.json,FILE.\n',
    );
  context.io.stderr.write(visibleText(`${lines.at(-1)!}\n`));
  if (outcome.faults.length > 0 && outcome.taken.length === 0) context.finish(EXIT.cannotHold);
  const accept = flags.accept ?? (flags.with !== undefined && outcome.taken.length > 0 && (await saysYes(call)) ? 'all' : undefined);
  if (accept === undefined && flags.with !== undefined && flags.save === undefined) return await keepAnswer(call, knowledge);
  if (accept === undefined)
    return void context.io.stderr.write('Nothing is saved yet. --accept all (or --accept orders,customers.email) writes it to knowledge.json.\n');
  const names = accept.split(',').map((name) => name.trim());
  const { knowledge: kept, unknown } = acceptedKnowledge(knowledge, schema.blueprint, names);
  if (unknown.length > 0) {
    const tables = Object.keys((knowledge as { tables: object }).tables);
    throw new UsageError(`the answer does not name ${unknown.join(', ')}; it names ${tables.join(', ')} and their columns`);
  }
  await writeKnowledge(context.io, kept, schema.blueprint);
}

/** A person at a terminal accepts the whole answer; the end of the input does not. */
async function saysYes({ context: { io, signal }, flags }: AssistCall): Promise<boolean> {
  if (flags.json || !(io.stdin as { isTTY?: boolean }).isTTY || !io.stderr.isTTY) return false;
  const lines = createInterface({ input: io.stdin, output: io.stderr });
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  const stop = AbortSignal.any([ended.signal, signal]);
  const answer = await lines.question('Save all of it to knowledge.json? [y/N] ', { signal: stop }).catch(() => '');
  lines.close();
  return /^y/i.test(answer.trim());
}

const KEPT = 'knowledge.answer.json';

async function keepAnswer({ context: { io }, file }: AssistCall, knowledge: unknown): Promise<void> {
  await writeFile(resolve(io.cwd, KEPT), `${JSON.stringify(knowledge, null, 2)}\n`);
  io.stderr.write(`Nothing is saved to knowledge.json. The answer is in ${KEPT}: seedbed assist ${file} --answer ${KEPT} --accept all\n`);
}
