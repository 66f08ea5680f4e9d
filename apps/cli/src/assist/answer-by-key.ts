import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { AssistError, knowledgeOf, programModel, questionOf } from '@seedbed/assist';
import type { AssistCall } from '../commands/assist.ts';
import type { FoundConfig } from '../config/read-config.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { assistCommand, offerOf, refusalFile, type AnswerFirst, type ByKey } from '../output/offer-model.ts';
import { visibleText } from '../output/text-table.ts';
import type { OpenSchema } from '../schema.ts';
import { askParts } from './ask-parts.ts';
import { pressedKey } from './pressed-key.ts';
import { reviewKnowledge } from './review-knowledge.ts';
import { KEPT, writeKnowledge } from './write-knowledge.ts';

/** Without a key for so long, the command goes on as it would without the question. */
const WAIT_MS = 60_000;

/**
 * At a terminal, one key has the first program on this computer say what the guessed columns hold, before rows are made: its answer becomes
 * `knowledge.json`, which rows are then made with. Null to go on without it; no name if the program was asked and gave no answer. A no is kept, and nobody
 * is asked again. Never where a `knowledge.json` is there already.
 */
export async function answerByKey({ context, file, flags, config }: ByKey, schema: OpenSchema): Promise<AnswerFirst> {
  const { io, signal } = context;
  const { catalog, blueprint } = schema;
  if (!catalog || existsSync(resolve(io.cwd, KEPT))) return null;
  const offered = await offerOf(io, { file, flags, config, blueprint, catalog });
  if (!offered) return null;
  const { found, guesses, tokens } = offered;
  const { title } = found.program;
  io.stderr.write(
    `${guesses}. ${title} on this computer can be asked first. It would be sent names, types, comments and CHECKs of the schema and generated values, about ${tokens} tokens, and once more its answer with the rows that it makes; no rows from a database. The answer is written to ${KEPT}, and used.\n`,
  );
  const key = await pressedKey(io, `Ask ${title}? y = yes, n = no, and never ask here again: `, signal, WAIT_MS);
  io.stderr.write(`${key ?? ''}\n`);
  if (key === undefined) return null;
  if (!/^y/i.test(key)) {
    await keepRefusal(io, config);
    io.stderr.write(`Not asked again. Later: ${assistCommand(file, found)}\n`);
    return null;
  }
  const call: AssistCall = { context, file, flags: { ...flags, with: found.program.name }, config };
  try {
    const model = programModel(found, { env: io.env, onLack: (words) => void io.stderr.write(`note: ${words}\n`) });
    const first = await questionOf(catalog, blueprint);
    const known = knowledgeOf(await askParts(call, { ...schema, catalog }, first, model));
    if (!known) throw new AssistError(`The answer of ${title} is no knowledge: it has no "format": 2.`);
    const { knowledge } = (await reviewKnowledge(call, { ...schema, catalog }, known, model))!;
    await writeKnowledge(io, knowledge, blueprint);
  } catch (error) {
    if (!(error instanceof AssistError)) throw error;
    io.stderr.write(visibleText(`seedbed: ${error.message}\nNothing was made. SEEDBED_NO_OFFERS=1 makes rows without asking.\n`));
    context.finish(EXIT.cannotHold);
    return {};
  }
  io.stderr.write(`${KEPT} is written: commit it, and name it with --knowledge or in the config file.\n`);
  return { knowledge: [KEPT] };
}

async function keepRefusal(io: Context['io'], config: FoundConfig): Promise<void> {
  const path = refusalFile(io, config);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'A model on this computer was offered, and the answer was no. Remove this file to be offered it again.\n');
}
