import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AssistError, compareAnswer, knowledgeOf, questionOf, shortQuestionsOf, shortText, type AnyModel, type Question } from '@seedbed/assist';
import { isCloudModel, isLocalModel, type Pack } from '@seedbed/contract';
import { openRunner } from '@seedbed/runner';
import { usableAnswer } from '@seedbed/runner/usable-answer';
import type { AssistCall } from '../commands/assist.ts';
import { packsOf } from '../config/pack-folders.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { withSchema } from '../schema.ts';
import { visibleText } from '../output/text-table.ts';
import { textOf } from '../source.ts';
import { askParts, type KnownSchema } from './ask-parts.ts';
import { askTables } from './ask-tables.ts';
import { isEndpointAtHand } from './at-hand.ts';
import { keepAccepted } from './keep-accepted.ts';
import { anyModelOf } from './model-of.ts';
import { reviewKnowledge, type ReadKnowledge } from './review-knowledge.ts';
import { sayDifference } from './say-difference.ts';
import { showKnowledge } from './show-knowledge.ts';

/** Question, answer, differences, and the accepted parts. Writes only what `--accept` and `--save` name. */
export async function assist(call: AssistCall): Promise<void> {
  const { context, file, flags } = call;
  if (flags.ask && flags.answer !== undefined) throw new UsageError('--ask prints the question and --answer reads the answer: use one of them');
  if (flags.endpoint !== undefined && (flags.ask || flags.answer !== undefined))
    throw new UsageError('--endpoint asks a model; --ask and --answer call none: leave one of them out');
  if (flags.with !== undefined && (flags.ask || flags.answer !== undefined || flags.endpoint !== undefined))
    throw new UsageError('--with asks a model on this computer; use it without --ask, --answer and --endpoint');
  if (flags.short && (flags.answer !== undefined || flags.part !== undefined || flags.review))
    throw new UsageError('--short asks a table at a time: use it without --answer, --part and --review');
  if (flags.reviewed !== undefined && flags.answer === undefined)
    throw new UsageError('--reviewed changes an answer: name the file of that answer with --answer');
  if (flags.review && (flags.ask || flags.reviewed !== undefined))
    throw new UsageError('--review asks about an answer, --ask asks for one and --reviewed reads the review: use one of them');
  // Before the schema is worked out: a program that is not installed is said at once.
  const model = flags.ask || flags.answer !== undefined ? null : await anyModelOf(context.io, flags);
  await withSchema(context, file, flags, async (schema) => {
    const { catalog } = schema;
    if (!catalog) throw new UsageError(`${file} is a blueprint. assist needs the schema: DDL or a postgres:// address`);
    if (isShort(flags, model)) return await assistShortly(call, { ...schema, catalog }, model);
    const ownQuestion = await questionOf(catalog, schema.blueprint, partOf(flags));
    if (ownQuestion.part > ownQuestion.parts)
      throw new UsageError(`--part ${ownQuestion.part}: there ${ownQuestion.parts === 1 ? 'is one part' : `are ${ownQuestion.parts} parts`}`);
    if (ownQuestion.parts > 1)
      context.io.stderr.write(
        `part ${ownQuestion.part} of ${ownQuestion.parts}; --part N prints another part, and --answer takes all answer files, separated by commas\n`,
      );
    if (flags.ask) return void context.io.stdout.write(ownQuestion.text);
    await orSay(call, async () => {
      const answer = await answerTo(call, { ...schema, catalog }, ownQuestion, model);
      const known = knowledgeOf(answer);
      if (known) {
        const result = await reviewKnowledge(call, { ...schema, catalog }, known, model);
        if (result === null) return;
        return await keepOrShow(call, { ...schema, catalog }, result);
      }
      await save(call, answer[0]!);
      if (flags.review || flags.reviewed !== undefined)
        throw new UsageError('the answer is a pack; only an answer of the form that --ask shows can be reviewed');
      const pack = await usableAnswer(catalog, answer[0]!, context.signal);
      await show(call, { ...schema, catalog }, pack);
    });
  });
}

/** By a flag, or for a model on this computer unless a part of the whole question is named. */
function isShort({ short, part, ask, review, with: name }: AssistCall['flags'], model: AnyModel | null): boolean {
  if (short !== undefined || part !== undefined || ask || review || model === null) return short ?? false;
  if ('url' in model) return isLocalModel(new URL(model.url).host, model.name);
  return isEndpointAtHand(name) && !isCloudModel(model.name);
}

/** A table at a time; without a model, prints the questions. */
async function assistShortly(call: AssistCall, schema: KnownSchema, model: AnyModel | null): Promise<void> {
  const { io } = call.context;
  const questions = await shortQuestionsOf(schema.catalog, schema.blueprint);
  if (questions.length === 0)
    return void io.stderr.write('Nothing to ask a table at a time: Seedbed is sure of every column. --no-short asks about the whole schema.\n');
  if (model === null) return void io.stdout.write(shortText(questions));
  await orSay(call, async () => {
    const known = knowledgeOf([await askTables(call, schema, questions, model)])!;
    await keepOrShow(call, schema, known);
  });
}

async function keepOrShow(call: AssistCall, schema: KnownSchema, result: ReadKnowledge): Promise<void> {
  await save(call, `${JSON.stringify(result.knowledge, null, 2)}\n`);
  await showKnowledge(call, schema, result);
}

/** Prints why a model gave no usable answer. */
async function orSay({ context }: AssistCall, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof AssistError)) throw error;
    context.io.stderr.write(visibleText(`seedbed: ${error.message}\n`));
    context.finish(EXIT.cannotHold);
  }
}

async function save({ context: { io }, flags }: AssistCall, text: string): Promise<void> {
  if (flags.save !== undefined) await writeFile(resolve(io.cwd, flags.save), text);
}

async function answerTo(call: AssistCall, schema: KnownSchema, ownQuestion: Question, model: AnyModel | null): Promise<readonly string[]> {
  const { flags, context } = call;
  if (model !== null) return await askParts(call, schema, ownQuestion, model);
  return await Promise.all((flags.answer ?? '').split(',').map((file) => textOf(file.trim(), context.io)));
}

async function show(call: AssistCall, schema: KnownSchema, pack: Pack): Promise<void> {
  const { context, flags } = call;
  const own = (await packsOf(flags.packs ?? [])).filter((each) => each.pack !== pack.pack);
  const options = { ...schema.options, signal: context.signal };
  await using runner = openRunner({ throwaway: context.io.throwaway, packs: async () => [pack, ...own] });
  const { source } = schema;
  const after =
    source.kind === 'ddl' ? await runner.inferDdl(source.ddl, options) : source.kind === 'address' ? await runner.inferAddress(source.url, options) : schema;
  const differences = await compareAnswer(schema.catalog, schema.blueprint, after.blueprint, pack);
  if (flags.json) context.io.stdout.write(`${JSON.stringify(differences, null, 2)}\n`);
  else context.io.stdout.write(sayDifference(differences));
  if (flags.accept === undefined) return void context.io.stderr.write('Nothing is saved yet. --accept all (or --accept TABLES) saves it as your own pack.\n');
  await keepAccepted(
    call,
    schema.catalog,
    pack,
    flags.accept.split(',').map((name) => name.trim()),
  );
}

function partOf({ part = '1' }: AssistCall['flags']): number {
  if (!/^[1-9]\d{0,3}$/.test(part)) throw new UsageError(`--part takes a number from 1, not "${part}"`);
  return Number(part);
}
