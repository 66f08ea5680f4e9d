import { Problem } from '@seedbed/contract';

const SHOWN = 20;
/** Titles about requests are meaningless on the command line; the message is enough. */
const WITHOUT_TITLE: ReadonlySet<string> = new Set(['invalid-request']);

/** One line with the problem, then a line for each place. */
export function sayProblem(error: unknown): string {
  if (!(error instanceof Problem)) {
    const code = (error as { code?: unknown } | undefined)?.code;
    return code === 'ENOSPC' ? 'no space left on the disk' : error instanceof Error ? error.message : String(error);
  }
  const { line, column, file } = error.facts;
  const place =
    line === undefined || file !== undefined || error.message.includes(`line ${String(line)}`)
      ? ''
      : ` (line ${line}${column === undefined ? '' : `, column ${column}`})`;
  // A fault that equals the message is printed once.
  const errors = (error.errors ?? []).filter(
    ({ pointer, message }) => message !== error.message && !(error.errors?.length === 1 && `${pointer || '/'}: ${message}` === error.message),
  );
  return [
    `${WITHOUT_TITLE.has(error.type) ? '' : `${error.title}: `}${error.message}${place}`,
    ...errors.slice(0, SHOWN).map((each) => `  ${each.pointer || '/'}: ${each.message}`),
    ...(errors.length > SHOWN ? [`  … and ${errors.length - SHOWN} more`] : []),
  ].join('\n');
}
