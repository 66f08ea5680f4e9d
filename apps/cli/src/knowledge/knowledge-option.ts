import type { KnowledgeOutcome } from '@seedbed/contract';
import type { Context, SchemaFlags } from '../context.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { visibleText } from '../output/text-table.ts';
import { textOf } from '../source.ts';

/** The knowledge that `--knowledge` or the config file names, for inference. */
export async function knowledgeOption({ io }: Context, { knowledge }: SchemaFlags): Promise<{ readonly knowledge?: unknown }> {
  if (knowledge === undefined) return {};
  const files = typeof knowledge === 'string' ? knowledge.split(',').map((file) => file.trim()) : knowledge;
  const { AssistError, knowledgeOf } = await import('@seedbed/assist');
  try {
    const read = knowledgeOf(await Promise.all(files.map((file) => textOf(file, io))));
    if (!read) throw new UsageError(`${files[0]} is no knowledge file: expected a document with "format": 2 and "tables"`);
    for (const { place, message } of read.faults) io.stderr.write(visibleText(`note: ${place}: ${message}\n`));
    return { knowledge: read.knowledge };
  } catch (error) {
    throw error instanceof AssistError ? new UsageError(`${files.join(', ')}: ${error.message}`) : error;
  }
}

/** Prints the outcome on standard error. If statements are wrong and nothing else is used, the command ends with the exit code for that. */
export async function printOutcome(context: Context, outcome: KnowledgeOutcome): Promise<void> {
  const { printKnowledgeOutcome } = await import('@seedbed/assist');
  for (const line of printKnowledgeOutcome(outcome)) context.io.stderr.write(`${line}\n`);
  if (outcome.faults.length > 0 && outcome.taken.length === 0) context.finish(EXIT.cannotHold);
}
