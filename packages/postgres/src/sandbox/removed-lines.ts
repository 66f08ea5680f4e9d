import { dictionary } from '@seedbed/contract';
import type { Removed } from './psql/read-lines.ts';

/** Why a line of psql is left out. */
export function removedBecause({ what, file, why }: Removed): string {
  if (why !== undefined) return why;
  if (file !== undefined) return includeOf({ what, file });
  if (what.startsWith('COPY')) return 'rows in the script (COPY … FROM stdin) are left out: a schema is read from its definitions';
  const reason = REASONS[what];
  return `the psql command ${what} is left out${reason === undefined ? '' : `: ${reason}`}`;
}

/** Whether people may expect it, other than what only prints. */
export function isAloud({ what, file, why }: Removed): boolean {
  return file !== undefined || (why !== undefined && what !== '\\gexec') || REASONS[what] !== undefined;
}

const NO_FILE = 'no file is written here';
const REASONS: Readonly<Record<string, string>> = dictionary({
  '\\!': 'no program is run here',
  '\\copy': 'a schema is read from its definitions, not its rows',
  '\\o': NO_FILE,
  '\\out': NO_FILE,
  '\\w': NO_FILE,
  '\\write': NO_FILE,
  '\\g': NO_FILE,
  '\\gx': NO_FILE,
});

/** Why a file that psql would read is not read. */
export function includeOf({ what, file = '' }: Pick<Removed, 'what' | 'file'>): string {
  const isOutside = /^(?:[/~]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(file);
  const advice = isOutside ? 'only files in the folder of the script are read' : 'it is not at hand: give the folder, or join the files in their order';
  return `psql would read ${file} (${what}), and ${advice}`;
}
