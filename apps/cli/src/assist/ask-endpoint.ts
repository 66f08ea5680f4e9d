import { askInRounds, questionOf, type Model, type Question, type Rounds, type Usage } from '@seedbed/assist';
import { estimateTokens, MODEL_CALLS } from '@seedbed/contract';
import type { AssistCall } from '../commands/assist.ts';
import type { Io } from '../io.ts';
import type { OpenSchema } from '../schema.ts';
import { modelOf } from './model-of.ts';

export type KnownSchema = OpenSchema & { readonly catalog: NonNullable<OpenSchema['catalog']> };

/**
 * Asks the model from flags or environment, part by part unless one part is named, and has it correct its errors. Prints what it sends and
 * the cost.
 */
export async function askEndpoint({ context: { io, signal }, flags }: AssistCall, { catalog, blueprint }: KnownSchema, first: Question): Promise<string[]> {
  const model = modelOf(io.env, flags);
  const parts = flags.part === undefined ? first.parts : 1;
  const answers: string[] = [];
  for (let part = 1; part <= parts; part++) {
    const { text } = part === 1 ? first : await questionOf(catalog, blueprint, part);
    const about = parts > 1 ? `part ${part} of ${parts}: ` : '';
    const answer = await callModel(io, model, text, about, (onUsage) => askInRounds(model, text, blueprint, { signal, onUsage }));
    answers.push(answer);
  }
  return answers;
}

/** One question with its corrections: prints what it sends before, and the cost after. */
export async function callModel(
  io: Io,
  model: Model,
  question: string,
  about: string,
  ask: (onUsage: (usage: Usage) => void) => Promise<Rounds>,
): Promise<string> {
  io.stderr.write(
    `asking ${model.name} at ${new URL(model.url).host}: names, types, comments and CHECKs of the schema, and generated values; no rows from a database\n`,
  );
  io.stderr.write(`${about}the question has about ${estimateTokens(question.length)} tokens; at most ${MODEL_CALLS} calls, each with all earlier messages\n`);
  const used: Usage[] = [];
  const { answer, calls, refused } = await ask((usage) => void used.push(usage));
  io.stderr.write(`${about}${calls} ${calls === 1 ? 'call' : 'calls'}, ${tokensOf(used)}\n`);
  if (refused !== undefined) io.stderr.write(`${about}the last answer was not used: ${refused}\n`);
  return answer;
}

/** As counted by the service. */
function tokensOf(used: readonly Usage[]): string {
  const sum = (of: keyof Usage): number | undefined =>
    used.length > 0 && used.every((usage) => usage[of] !== undefined) ? used.reduce((all, usage) => all + usage[of]!, 0) : undefined;
  const [questionTokens, answered] = [sum('question'), sum('answer')];
  return questionTokens === undefined || answered === undefined
    ? 'the service did not say how many tokens'
    : `${questionTokens} tokens sent, ${answered} received, as the service counts them`;
}
