import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import {
  acceptedRequests,
  againLine,
  displacedLine,
  askUntilItHolds,
  AssistError,
  faultsIn,
  ownWords,
  readCurrentRows,
  readRequests,
  tryRequests,
  requestCheck,
  requestQuestion,
  REQUESTS_FORM,
  type TriedRequest,
} from '@seedbed/assist';
import type { MissedWish } from '@seedbed/contract';
import { brokenChecks } from '@seedbed/runner/documents';
import type { SayCall } from '../commands/say.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { withSchema } from '../schema.ts';
import { visibleText } from '../output/text-table.ts';
import { textOf } from '../source.ts';
import { callModel, type KnownSchema } from './ask-parts.ts';
import { anyModelOf } from './model-of.ts';
import { sayDifference } from './say-difference.ts';

/** Words, a model's changes for them, and the accepted ones. Writes only accepted changes and `--save`. */
export async function say(call: SayCall): Promise<void> {
  const { context, file, flags, words } = call;
  const { io } = context;
  if (flags.endpoint !== undefined && flags.answer !== undefined)
    throw new UsageError('--endpoint asks a model, and --answer reads an answer: use one of them');
  if (flags.with !== undefined && (flags.answer !== undefined || flags.endpoint !== undefined))
    throw new UsageError('--with asks a program on this computer: leave --endpoint and --answer out');
  if (flags.answer === undefined && words.trim() === '') throw new UsageError('no words: seedbed say schema.sql "10 % of orders refunded"');
  tellKnown(call);
  await withSchema(context, file, flags, async (schema) => {
    const { catalog, blueprint } = schema;
    if (!catalog) throw new UsageError(`${file} is a blueprint. say needs the schema: DDL or a postgres:// address`);
    try {
      const { answer, rest, missed = [], isOwn = false } = await answerTo(call, { ...schema, catalog });
      if (rest.length > 0) tellRest(call, rest, missed);
      if (answer === null) return;
      if (flags.save !== undefined) await writeFile(resolve(io.cwd, flags.save), answer);
      const requests = readRequests(answer);
      const tried = await tryRequests(blueprint, requests, brokenChecks);
      if (flags.json) io.stdout.write(`${JSON.stringify(tried, null, 2)}\n`);
      const numbers = await chosen(call, tried);
      const accepted = numbers === null ? null : acceptedRequests(blueprint, requests, tried, numbers, await knownBefore(call), isOwn);
      if (!accepted) {
        io.stderr.write('Nothing is saved. --accept 1,3 (or --accept all) saves changes to knowledge.json.\n');
        if (tried.every(({ cannot }) => cannot !== undefined)) context.finish(EXIT.cannotHold);
        return;
      }
      const path = resolve(io.cwd, 'knowledge.json');
      await writeFile(path, `${JSON.stringify(accepted.knowledge, null, 2)}\n`);
      for (const one of accepted.displaced) io.stderr.write(`${displacedLine(one)}\n`);
      io.stderr.write(`${path} written. Use it with --knowledge, or set "knowledge" in the config file.\n`);
    } catch (error) {
      if (!(error instanceof AssistError)) throw error;
      io.stderr.write(visibleText(`seedbed: ${error.message}\n`));
      context.finish(EXIT.cannotHold);
    }
  });
}

/**
 * The changes; null if there are none, and the question was printed. `rest` are requests that `--accept` omits, since
 * nothing understood them.
 */
type Answered = {
  readonly answer: string | null;
  readonly rest: readonly string[];
  readonly missed?: readonly MissedWish[];
  /** Whether the changes were made without a model. */ readonly isOwn?: boolean;
};

/** The answer of a file or of a model, or Seedbed's own. Without a model, `--accept` takes the requests that Seedbed understands; otherwise the question is printed. */
async function answerTo({ context, flags, words }: SayCall, { catalog, blueprint }: KnownSchema): Promise<Answered> {
  const { io, signal } = context;
  if (flags.answer !== undefined) return { answer: await textOf(flags.answer, io), rest: [] };
  const hasProgram = flags.with !== undefined;
  const hasModel = !hasProgram && (flags.endpoint !== undefined || Boolean(io.env['SEEDBED_MODEL_URL']));
  const { changes, rest, missed } = hasModel ? { changes: [], rest: [words], missed: [] } : ownWords(blueprint, words, await readCurrentRows(blueprint));
  if (rest.length === 0 || (!hasModel && !hasProgram && flags.accept !== undefined))
    return { answer: changes.length > 0 ? JSON.stringify({ format: 2, changes }) : null, rest, missed, isOwn: true };
  const question = await requestQuestion(catalog, blueprint, hasProgram ? rest.join('\n') : words);
  if (!hasModel && !hasProgram) {
    io.stdout.write(question);
    if (changes.length > 0)
      io.stderr.write(
        `Understood without a model: ${changes.map(({ wish }) => wish).join(', ')}. Not understood: ${rest.join(', ')}. --accept all saves what is understood.\n`,
      );
    io.stderr.write(missed.map(missedLine).join(''));
    io.stderr.write('No endpoint: put this question to any chat, save its answer, and run the command with --answer FILE.\n');
    return { answer: null, rest: [] };
  }
  const model = await anyModelOf(io, flags);
  const answer = await callModel(io, model, question, '', (onUsage) =>
    askUntilItHolds(model, question, requestCheck(faultsIn(blueprint)), { signal, onUsage, form: REQUESTS_FORM }),
  );
  return { answer: changes.length > 0 ? JSON.stringify({ format: 2, changes: [...changes, ...readRequests(answer)] }) : answer, rest: [] };
}

function tellRest({ context }: SayCall, rest: readonly string[], missed: readonly MissedWish[]): void {
  context.io.stderr.write(
    `Not understood: ${rest.join(', ')}. Name tables, columns and labels as the schema does, or run the command without --accept for a question that any chat answers.\n${missed.map(missedLine).join('')}`,
  );
  context.finish(EXIT.cannotHold);
}

/** The unknown words of a request, and what this schema understands. */
function missedLine({ wish, words, instead }: MissedWish): string {
  const strange =
    words.length > 0
      ? `these words name nothing here: ${words.join(', ')}`
      : 'each word is known here, but not what they say together (docs/manual/wishes.md lists the kinds of sentences)';
  return `  ${wish}: ${strange}.${instead.length > 0 ? ` Understood are, for example: ${instead.map((one) => `"${one}"`).join(', ')}.` : ''}\n`;
}

/**
 * Accepted changes: by `--accept`, or confirmed one by one at a terminal, where the end of the input accepts none.
 * Shows each first.
 */
async function chosen({ context: { io }, flags }: SayCall, tried: readonly TriedRequest[]): Promise<number[] | 'all' | null> {
  const terminal = flags.accept === undefined && !flags.json && flags.answer !== '-' && (io.stdin as { isTTY?: boolean }).isTTY && io.stdout.isTTY;
  const lines = terminal ? createInterface({ input: io.stdin, output: io.stdout }) : null;
  const ended = new AbortController();
  lines?.once('close', () => ended.abort());
  const numbers: number[] = [];
  for (const one of tried) {
    if (!flags.json) io.stdout.write(shown(one));
    if (!lines || one.cannot !== undefined) continue;
    // A question outlives the end of the input, so that end aborts it.
    const answer = await lines.question('Accept? [y/N] ', { signal: ended.signal }).catch(() => null);
    if (answer === null) return null;
    if (/^y/i.test(answer.trim())) numbers.push(one.number);
  }
  lines?.close();
  if (lines) return numbers.length > 0 ? numbers : null;
  if (flags.accept === undefined) return null;
  if (flags.accept.trim() === 'all') return 'all';
  return flags.accept.split(',').map((text) => {
    if (!/^\s*[1-9]\d*\s*$/.test(text)) throw new UsageError(`--accept takes numbers of changes, such as 1,3, or all; not "${text.trim()}"`);
    return Number(text);
  });
}

function shown({ number, wish, cannot, again, conflict, means = [], tables }: TriedRequest): string {
  const both = conflict?.both ? ` With both: ${conflict.both.says}.` : '';
  const note = [...means, ...(again ? [againLine(again)] : []), ...(conflict ? [`! ${conflict.says}${both}`] : [])].map((line) => `  ${line}\n`).join('');
  return cannot === undefined ? `${number}. ${wish}\n${note}${sayDifference(tables)}\n` : `${number}. ${wish}\n  not possible: ${cannot}\n\n`;
}

/** Accepted changes join a `knowledge.json` that no flag names, and that the rows shown do not have. */
function tellKnown({ context: { io }, flags }: SayCall): void {
  if (flags.knowledge !== undefined || !existsSync(resolve(io.cwd, 'knowledge.json'))) return;
  io.stderr.write(
    'Rows are shown without the knowledge.json in this folder, which accepted changes are added to. To see them with it, pass --knowledge knowledge.json.\n',
  );
}

/** The existing knowledge: from the file that would be written, or from `--knowledge`. */
async function knownBefore({ context: { io }, flags }: SayCall): Promise<unknown> {
  const files = [...(typeof flags.knowledge === 'string' ? flags.knowledge.split(',').map((file) => file.trim()) : (flags.knowledge ?? [])), 'knowledge.json'];
  try {
    return JSON.parse(await readFile(resolve(io.cwd, files[0]!), 'utf8')) as unknown;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw new UsageError(`${files[0]} cannot be read as JSON: ${(error as Error).message}`);
  }
}
