import { Problem, PROBLEMS } from '@seedbed/contract';
import type { Io } from '../io.ts';

const SHOWN = 20;

/** What is wrong, on stderr. Never a stack, unless SEEDBED_DEBUG asks for it. */
export function printProblem(io: Io, error: unknown): void {
  io.stderr.write(`seedbed: ${sayProblem(error)}\n`);
  if (io.env['SEEDBED_DEBUG'] && error instanceof Error) io.stderr.write(`${error.stack}\n`);
}

/** One line that says what is wrong, then a line a place. */
export function sayProblem(error: unknown): string {
  if (!(error instanceof Problem)) {
    const code = (error as { code?: unknown } | undefined)?.code;
    return code === 'ENOSPC' ? 'no space left on the disk' : error instanceof Error ? error.message : String(error);
  }
  const { line, column } = error.facts;
  const place =
    line === undefined || error.message.includes(`line ${String(line)}`) ? '' : ` (line ${line}${column === undefined ? '' : `, column ${column}`})`;
  const errors = error.errors ?? [];
  return [
    `${PROBLEMS[error.type].title}: ${error.message}${place}`,
    ...errors.slice(0, SHOWN).map((each) => `  ${each.pointer || '/'}: ${each.message}`),
    ...(errors.length > SHOWN ? [`  … and ${errors.length - SHOWN} more`] : []),
  ].join('\n');
}
