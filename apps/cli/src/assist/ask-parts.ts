import {
  askInRounds,
  AssistError,
  isForAll,
  knowledgeOf,
  questionOf,
  type AnyModel,
  type Question,
  type Rounds,
  type Usage,
  withoutControls,
} from '@seedbed/assist';
import { estimateTokens, MODEL_CALLS } from '@seedbed/contract';
import type { AssistCall } from '../commands/assist.ts';
import type { Io } from '../io.ts';
import type { OpenSchema } from '../schema.ts';

export type KnownSchema = OpenSchema & { readonly catalog: NonNullable<OpenSchema['catalog']> };

/**
 * Asks a model, part by part unless one part is named, and has it correct its errors. Prints what it sends and the cost. A part without an
 * answer leaves the others as they are.
 */
export async function askParts(
  { context: { io, signal }, flags }: AssistCall,
  { catalog, blueprint }: KnownSchema,
  first: Question,
  model: AnyModel,
): Promise<string[]> {
  const parts = flags.part === undefined ? first.parts : 1;
  const answers: string[] = [];
  for (let part = 1; part <= parts; part++) {
    const { text, tables } = part === 1 ? first : await questionOf(catalog, blueprint, part);
    const about = parts > 1 ? `part ${part} of ${parts}: ` : '';
    if (parts > 1) io.stderr.write(`${about}${tables.length} tables, from ${tables[0]} to ${tables.at(-1)}\n`);
    try {
      const answer = await callModel(io, model, text, about, (onUsage) => askInRounds(model, text, blueprint, { signal, onUsage }));
      answers.push(answer);
      if (parts > 1) io.stderr.write(`${about}${answeredOf(answer, tables)} of ${tables.length} tables answered\n`);
    } catch (error) {
      if (!(error instanceof AssistError) || (answers.length === 0 && (part === parts || isForAll(error)))) throw error;
      io.stderr.write(`${about}${withoutControls(error.message)}\n`);
      if (isForAll(error)) break;
    }
  }
  return answers;
}

/** How many of a part's tables its answer speaks of. */
function answeredOf(answer: string, tables: readonly string[]): number {
  const { tables: said = {} } = (knowledgeOf([answer])?.knowledge ?? {}) as { tables?: object };
  const names = new Set(Object.keys(said));
  return tables.filter((table) => names.has(table) || names.has(table.slice(table.indexOf('.') + 1))).length;
}

/** One question with its corrections: prints what it sends before, and the cost after. */
export async function callModel(
  io: Io,
  model: AnyModel,
  question: string,
  about: string,
  ask: (onUsage: (usage: Usage) => void) => Promise<Rounds>,
): Promise<string> {
  tellAsked(io, model);
  io.stderr.write(`${about}the question has about ${estimateTokens(question.length)} tokens; at most ${MODEL_CALLS} calls, each with all earlier messages\n`);
  const used: Usage[] = [];
  const { answer, calls, refused } = await ask((usage) => void used.push(usage));
  io.stderr.write(`${about}${calls} ${calls === 1 ? 'call' : 'calls'}, ${tokensOf(used)}\n`);
  if (refused !== undefined) io.stderr.write(`${about}the last answer was not used: ${withoutControls(refused)}\n`);
  return answer;
}

/** Whom, and what is sent. */
export function tellAsked(io: Io, model: AnyModel): void {
  const where = 'ask' in model ? model.path : new URL(model.url).host;
  io.stderr.write(`asking ${model.name} at ${where}: names, types, comments and CHECKs of the schema, and generated values; no rows from a database\n`);
}

/** As counted by the service. */
export function tokensOf(used: readonly Usage[]): string {
  const sum = (of: keyof Usage): number | undefined =>
    used.length > 0 && used.every((usage) => usage[of] !== undefined) ? used.reduce((all, usage) => all + usage[of]!, 0) : undefined;
  const [questionTokens, answered] = [sum('question'), sum('answer')];
  return questionTokens === undefined || answered === undefined
    ? 'the service did not say how many tokens'
    : `${questionTokens} tokens sent, ${answered} received, as the service counts them`;
}
