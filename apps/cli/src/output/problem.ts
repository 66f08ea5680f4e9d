import { Problem, PROBLEMS } from '@seedbed/contract';
import type { Io } from '../io.ts';

const SHOWN = 20;

/** One line that says what is wrong, then a line a place. Never a stack, unless SEEDBED_DEBUG asks for it. */
export function printProblem(io: Io, error: unknown): void {
  if (error instanceof Problem) {
    const { line, column } = error.facts;
    const place =
      line === undefined || error.message.includes(`line ${String(line)}`) ? '' : ` (line ${line}${column === undefined ? '' : `, column ${column}`})`;
    io.stderr.write(`seedbed: ${PROBLEMS[error.type].title}: ${error.message}${place}\n`);
    const errors = error.errors ?? [];
    for (const each of errors.slice(0, SHOWN)) io.stderr.write(`  ${each.pointer || '/'}: ${each.message}\n`);
    if (errors.length > SHOWN) io.stderr.write(`  … and ${errors.length - SHOWN} more\n`);
  } else {
    const code = (error as { code?: unknown } | undefined)?.code;
    const message = code === 'ENOSPC' ? 'no space left on the disk' : error instanceof Error ? error.message : String(error);
    io.stderr.write(`seedbed: ${message}\n`);
  }
  if (io.env['SEEDBED_DEBUG'] && error instanceof Error) io.stderr.write(`${error.stack}\n`);
}
