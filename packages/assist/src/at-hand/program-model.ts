import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KNOWLEDGE_FORM, type AskOptions, type ProgramModel } from '../model/ask-model.ts';
import { AssistError } from '../model/assist-error.ts';
import { ASSIST_LIMITS as MAX } from '../model/limits.ts';
import { withoutControls } from '../model/model-failure.ts';
import type { FoundProgram } from './find-programs.ts';
import { programEnvironment } from './program-environment.ts';
import { parsed, type Program, type ReadAnswer } from './program.ts';
import { runBounded, TOO_LATE, TOO_LONG, type Run } from './run-bounded.ts';

const HELP_SECONDS = 60;
const CALLED_TOOL = 'called a tool';
const REFUSED = 'refused';

type Options = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The model that the program is to take; by default its own. */
  readonly model?: string | undefined;
  /** What the call does without, since this version of the program lacks a flag. */
  readonly onLack?: (words: string) => void;
};

/**
 * A program on this computer as a model: each call starts it with fixed arguments in an empty folder, with the question on standard input.
 * Nothing of the question is in the arguments or the environment.
 */
export function programModel({ program, path }: FoundProgram, { env, model, onLack }: Options): ProgramModel {
  let args: Promise<readonly string[]> | undefined;
  return {
    name: program.title,
    path,
    async ask(question, options = {}) {
      const folder = await mkdtemp(join(tmpdir(), 'seedbed-ask-'));
      const [cwd, files] = [join(folder, 'empty'), join(folder, 'files')];
      try {
        await Promise.all([mkdir(cwd), mkdir(files)]);
        await Promise.all(Object.entries(program.files ?? {}).map(([name, text]) => writeFile(join(files, name), text)));
        const place = { cwd, env: programEnvironment(program, env, files), signal: options.signal };
        args ??= fittingArguments(program, path, place, onLack);
        const form = options.form ?? KNOWLEDGE_FORM;
        const call = [
          ...(await args).map((arg) => arg.replace('{files}', files)),
          ...(program.instructionsFlag === undefined ? [] : [program.instructionsFlag, form.instructions]),
          ...(model === undefined || program.modelFlag === undefined ? [] : [program.modelFlag, model]),
        ];
        const input = textOf(program.instructionsFlag === undefined ? form.instructions : undefined, question, options.turns);
        options.onCall?.(input.length);
        const seconds = options.seconds ?? MAX.programSeconds;
        const run = await start(program, path, lastDash(call), { ...place, input, seconds, stopAt: (line) => stopFor(program, line) });
        return answerIn(program, run, seconds, options);
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    },
  };
}

/** The whole conversation as one text: each call of a program starts from nothing. */
function textOf(instructions: string | undefined, question: string, turns: AskOptions['turns'] = []): string {
  const before = instructions === undefined ? [] : [instructions];
  return [...before, question, ...turns.flatMap(({ answer, reply }) => [`# Your earlier answer\n\n${answer}`, `# What to correct\n\n${reply}`]), ''].join(
    '\n\n',
  );
}

/** `-`, which stands for standard input, is the last argument. */
function lastDash(args: readonly string[]): string[] {
  return args.includes('-') ? [...args.filter((arg) => arg !== '-'), '-'] : [...args];
}

type Place = { readonly cwd: string; readonly env: Readonly<Record<string, string>>; readonly signal: AbortSignal | undefined };

/** The arguments that the installed version knows. Throws AssistError if it lacks one that the call cannot do without. */
async function fittingArguments(program: Program, path: string, place: Place, onLack?: (words: string) => void): Promise<readonly string[]> {
  const { stdout, stderr } = await start(program, path, program.help, { ...place, input: '', seconds: HELP_SECONDS });
  const words = new Set(`${stdout}\n${stderr}`.match(/-{1,2}[a-zA-Z][\w-]*/g));
  const missing = program.args.filter(
    ({ args: [flag], isUnlisted }) => !isUnlisted && flag!.length > 1 && flag!.startsWith('-') && !words.has(flag!.split('=')[0]!),
  );
  const needed = missing.find(({ without }) => without === undefined);
  if (needed)
    throw new AssistError(`${program.title} at ${path} does not know ${needed.args[0]}, which Seedbed needs to call it safely. Update it: ${program.install}`, {
      reason: 'failed',
    });
  for (const { args, without } of missing) onLack?.(`this version of ${program.title} does not know ${args[0]}: ${without}`);
  return program.args.filter((one) => !missing.includes(one)).flatMap(({ args }) => args);
}

async function start(program: Program, path: string, args: readonly string[], bounds: Parameters<typeof runBounded>[2]): Promise<Run> {
  try {
    return await runBounded(path, args, bounds);
  } catch (error) {
    if (bounds.signal?.aborted) throw error;
    throw new AssistError(`${program.title} at ${path} cannot be started (${(error as Error).message}). Install it anew: ${program.install}`, {
      cause: error,
      reason: 'unreachable',
    });
  }
}

function stopFor({ toolLine, refusedLine }: Program, line: string): string | undefined {
  return toolLine?.test(line) ? CALLED_TOOL : refusedLine?.test(line) ? REFUSED : undefined;
}

/** The answer of a run. Throws AssistError with the reason and the fix. */
function answerIn(program: Program, run: Run, seconds: number, { onUsage }: AskOptions): string {
  const { title } = program;
  const read = program.read(run.stdout);
  onUsage?.({ question: counted(read.usage?.question), answer: counted(read.usage?.answer) });
  const fail = (words: string, reason: AssistError['reason']): AssistError => new AssistError(`${title} ${words}`, { reason: reason!, isSpoken: true });
  const size = Buffer.byteLength(read.text ?? '');
  if (run.ended === TOO_LATE) return no(fail(`gave no answer within ${seconds} seconds, and was ended; nothing was changed.`, 'timed-out'));
  if (run.ended === TOO_LONG || size > MAX.answerBytes)
    return no(fail(`wrote more than an answer can have (${MAX.answerBytes} bytes), and was ended; nothing was changed.`, 'too-long'));
  if (run.ended === CALLED_TOOL || read.calledTool)
    return no(fail('called a tool in place of an answer, and was ended. It had none to call. Try again, or take another model with --model.', 'failed'));
  if (read.isCutOff)
    return no(
      fail('stopped in the middle of its answer, at its limit of tokens. Ask about fewer tables with --part, or take another model with --model.', 'cut-off'),
    );
  const isFine = run.ended === undefined && run.code === 0 && read.error === undefined;
  if (isFine && read.text !== undefined && read.text.trim() !== '') return read.text;
  if (isFine) return no(fail('gave an empty answer; nothing was changed.', 'empty'));
  throw refusal(program, run, read);
}

function no(error: AssistError): never {
  throw error;
}

const SIGNED_OUT = /not logged in|log ?in|sign(ed)? ?in|unauthori[sz]ed|unauthenticated|authenticat|api.?key|credential|\b401\b|\b403\b/i;
const NO_QUOTA = /quota|rate.?limit|usage limit|limit reached|resource.?exhausted|credit|too many requests|\b429\b/i;

function refusal({ title, signIn }: Program, run: Run, read: ReadAnswer): AssistError {
  const words = read.error ?? run.line ?? (run.stderr.trim() || run.stdout.trim());
  // Its own status first: a text may name both.
  const status = read.status ?? (run.line === undefined ? undefined : Number(/\b(401|403|429)\b/.exec(run.line)?.[1] ?? Number.NaN));
  const isKnown = status !== undefined && !Number.isNaN(status);
  const isQuota = isKnown ? status === 429 : NO_QUOTA.test(words);
  const isSignedOut = isKnown ? status === 401 || status === 403 : !isQuota && SIGNED_OUT.test(words);
  const said = withoutControls(meaningful(messageIn(words)));
  const its = said === '' ? '' : ` It says: ${said}`;
  if (isQuota)
    return new AssistError(`${title} is out of quota, or called too often. Try again later, or take another program or model.${its}`, {
      reason: 'rate-limited',
      isSpoken: true,
    });
  if (isSignedOut) return new AssistError(`${title} is not signed in: ${signIn}.${its}`, { reason: 'unauthorized', isSpoken: true });
  const code = run.code === null ? '' : ` (exit code ${run.code})`;
  return new AssistError(`${title} gave no answer${code}.${its}`, { reason: 'failed' });
}

/** The message of an event that stands for an error; other text as it is. */
function messageIn(words: string): string {
  const event = words.startsWith('{') ? parsed(words) : undefined;
  if (event === undefined) return words;
  const message = event.message ?? event.data?.message ?? event.error?.message;
  return typeof message === 'string' ? message : '';
}

/** Without the lines of a stack. */
function meaningful(words: string): string {
  const lines = words.split('\n').filter((line) => !/^\s+at |^Warning:|^WARNING:/.test(line) && line.trim() !== '');
  return (lines.find((line) => NO_QUOTA.test(line) || SIGNED_OUT.test(line)) ?? lines.slice(0, 3).join(' ')).slice(0, 300);
}

function counted(tokens: unknown): number | undefined {
  return Number.isSafeInteger(tokens) && (tokens as number) >= 0 ? (tokens as number) : undefined;
}
