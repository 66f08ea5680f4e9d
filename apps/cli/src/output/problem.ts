import { Problem } from '@seedbed/contract';
import { sayProblem } from '@seedbed/runner';
import type { Io } from '../io.ts';

/** Number of statements shown in the message itself. */
const IN_MESSAGE = 8;

/** The error, on stderr, with the option that fixes it if there is one. Never a stack, unless SEEDBED_DEBUG is set. */
export function printProblem(io: Io, error: unknown, message: string = sayProblem(error)): void {
  const option = error instanceof Problem ? optionFor(error) : undefined;
  const excerpt = error instanceof Problem ? error.facts['excerpt'] : undefined;
  const statements = error instanceof Problem ? error.facts['statements'] : undefined;
  const removal =
    Array.isArray(statements) && statements.length > IN_MESSAGE ? ['  all statements that remove it:', ...statements.map((each) => `    ${each};`)] : [];
  io.stderr.write([`seedbed: ${message}`, excerpt, option && `  here: ${option}`, ...removal, ''].filter((line) => line !== undefined).join('\n'));
  if (io.env['SEEDBED_DEBUG'] && error instanceof Error) io.stderr.write(`${error.stack}\n`);
}

/** The command line's option for a fix that the problem describes in general words. */
function optionFor({ type, facts }: Problem): string | undefined {
  // A load into MySQL has no modes.
  if (type === 'target-not-empty' && facts['database'] === 'MySQL') return undefined;
  if (type === 'target-not-empty') return '--mode keep, --mode append or --mode truncate (which deletes them first); by table --mode keep,TABLE=append';
  if (type !== 'target-mismatch' || facts['differences'] === undefined) return undefined;
  if (facts['noTables'] === true) return '--create, where FILE is DDL';
  if (facts['mends'] !== undefined) return '--resume with the options of the interrupted load, if it used --parts';
  return 'give the address of that database as FILE; seedbed drift BLUEPRINT ADDRESS shows all changes';
}
