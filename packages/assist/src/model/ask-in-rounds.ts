import { MODEL_CALLS, type Blueprint, type KnowledgeFault } from '@seedbed/contract';
import { answerBlueprint } from '@seedbed/inference';
import { askModel, type AskOptions, type AnyModel } from './ask-model.ts';
import { AssistError } from './assist-error.ts';
import { knowledgeOf } from './knowledge-of.ts';

/** How many errors to send in one correction. */
const MAX_ERRORS = 60;

export type Rounds = {
  readonly answer: string;
  readonly calls: number;
  /** Statements of the answer that are not valid. */
  readonly faults: number;
  /** Why the last correction was not used, if it was not. */
  readonly refused?: string;
};

/**
 * Asks a model, checks its statements about the blueprint, and sends the errors back, until there are none or three
 * calls were made. Ignores a correction that cannot be read, or that has more errors than before. Returns an answer of
 * another kind, such as a pack, unchanged. Throws AssistError if the first call gives no answer.
 */
export async function askInRounds(model: AnyModel, question: string, blueprint: Blueprint, options: Omit<AskOptions, 'turns'> = {}): Promise<Rounds> {
  return await askUntilItHolds(
    model,
    question,
    knowledgeCheck(async (knowledge) => (await answerBlueprint(blueprint, knowledge)).outcome.faults),
    options,
  );
}

/** The same for any kind of answer: `check` reads it, `over` is the answer that it corrects. */
export async function askUntilItHolds(model: AnyModel, question: string, check: Check, options: Omit<AskOptions, 'turns'> = {}): Promise<Rounds> {
  const first = await askModel(model, question, options);
  let best = await check(first);
  const turns: { answer: string; reply: string }[] = [];
  let calls = 1;
  while (best && best.faults.length > 0 && calls < MODEL_CALLS) {
    turns.push({ answer: turns.length === 0 ? first : best.text, reply: correctionOf(best.faults, options.form?.name) });
    calls++;
    try {
      const corrected = await check(await askModel(model, question, { ...options, turns }), best.knowledge);
      if (!corrected) throw new AssistError(`it is no ${options.form?.name ?? 'knowledge'}`);
      if (corrected.faults.length > best.faults.length) throw new AssistError(`it has ${corrected.faults.length} errors instead of ${best.faults.length}`);
      best = corrected;
    } catch (error) {
      if (!(error instanceof AssistError)) throw error;
      return { answer: best.text, calls, faults: best.faults.length, refused: error.message };
    }
  }
  return { answer: best?.text ?? first, calls, faults: best?.faults.length ?? 0 };
}

/** Finds the errors of an answer; null for one of another form. */
export type Check = (text: string, over?: unknown) => Promise<Checked | null>;

export type Checked = { readonly text: string; readonly knowledge: unknown; readonly faults: readonly KnowledgeFault[] };

/**
 * Checks knowledge for errors; a correction leaves the answer's other tables unchanged. Null for an answer of another
 * kind.
 */
export function knowledgeCheck(faultsOf: (knowledge: unknown) => Promise<readonly KnowledgeFault[]>): Check {
  return async (text, over) => {
    const read = knowledgeOf([text]);
    if (!read) return null;
    const knowledge = over === undefined ? read.knowledge : corrected(over, read.knowledge);
    return { text: over === undefined ? text : JSON.stringify(knowledge), knowledge, faults: await faultsOf(knowledge) };
  };
}

type Tables = { readonly tables?: object };

function corrected(over: unknown, correction: unknown): object {
  const [old, next] = [over as Tables, correction as Tables];
  return { ...old, ...next, tables: { ...old.tables, ...next.tables } };
}

function correctionOf(faults: readonly KnowledgeFault[], form?: string): string {
  const lines = faults
    .slice(0, MAX_ERRORS)
    .map(({ place, message, instead }) => `${place || '/'}: ${message}${instead === undefined ? '' : ` Write ${instead}`}`);
  const more = faults.length > MAX_ERRORS ? `\n… and ${faults.length - MAX_ERRORS} more` : '';
  const wanted = form === undefined ? ' that has the tables with errors alone, each whole and corrected' : ', whole and corrected';
  return `These statements do not hold:\n${lines.join('\n')}${more}\n\nAnswer with one JSON document of the same form${wanted}.`;
}
