import { askByTable, faultsIn, type AnyModel, type ShortQuestion, type TableStep, type Usage, withoutControls } from '@seedbed/assist';
import { estimateTokens, MODEL_CALLS } from '@seedbed/contract';
import type { AssistCall } from '../commands/assist.ts';
import { count } from '../output/figures.ts';
import { tellAsked, tokensOf, type KnownSchema } from './ask-parts.ts';

/** Asks a model in the short form. Prints what it sends, a line for each table, and the cost. Throws AssistError if no table is answered. */
export async function askTables(
  { context: { io, signal } }: AssistCall,
  { blueprint }: KnownSchema,
  questions: readonly ShortQuestion[],
  model: AnyModel,
): Promise<string> {
  tellAsked(io, model);
  const tokens = estimateTokens(questions.reduce((sum, { form, text }) => sum + form.instructions.length + text.length, 0));
  const columns = questions.reduce((sum, one) => sum + one.columns.length, 0);
  io.stderr.write(
    `a table at a time: ${count(columns)} guessed columns in ${count(questions.length)} questions, about ${count(tokens)} tokens in all; at most ${MODEL_CALLS} calls for each\n`,
  );
  const used: Usage[] = [];
  const answer = await askByTable(model, questions, {
    signal,
    faultsOf: faultsIn(blueprint),
    onUsage: (usage) => void used.push(usage),
    onStep: (step) => {
      const line = lineOf(step);
      if (line !== undefined) io.stderr.write(`${line}\n`);
    },
  });
  io.stderr.write(`${count(used.length)} ${used.length === 1 ? 'call' : 'calls'}, ${tokensOf(used)}\n`);
  return answer;
}

function lineOf(step: TableStep): string | undefined {
  const place = `${step.at} of ${step.of}: ${step.table}`;
  if (step.state === 'asking') return undefined;
  if (step.state === 'left') return `${place}: left as it is. ${withoutControls(step.error.message)}`;
  const faults = step.faults === 0 ? '' : `, ${count(step.faults)} ${step.faults === 1 ? 'statement' : 'statements'} wrong`;
  return `${place}: ${step.said} of ${step.columns.length} columns${faults}, ${step.calls} ${step.calls === 1 ? 'call' : 'calls'}`;
}
