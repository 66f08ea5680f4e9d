import type { Script } from './script.ts';
import type { ScriptStatement } from './statement.ts';

/**
 * Reports each table after its statement has run: its name as written, and its number among all. Partitions do not
 * count.
 */
export function tellTables(
  script: Script,
  statements: readonly ScriptStatement[],
  tell: (table: string, done: number, total: number) => void,
): (statement: ScriptStatement) => void {
  const names = new Map(statements.flatMap((statement) => [[statement, nameOf(script, statement)] as const]).filter(([, name]) => name !== undefined));
  let done = 0;
  return (statement) => {
    const name = names.get(statement);
    if (name !== undefined) tell(name, ++done, names.size);
  };
}

const PART = String.raw`(?:"(?:[^"]|"")*"|[^\s."(;]+)`;
const HEAD = new RegExp(String.raw`^CREATE\s[^(;]*?\bTABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(${PART}(?:\s*\.\s*${PART})*)(\s+PARTITION\s+OF\s)?`, 'i');

function nameOf(script: Script, statement: ScriptStatement): string | undefined {
  if (statement.verdict.do !== 'run' || statement.kind !== 'CreateStmt') return undefined;
  const [, name, partition] = HEAD.exec(script.text({ ...statement, start: script.firstWord(statement) })) ?? [];
  return partition === undefined ? name?.replace(/\s*\.\s*/g, '.') : undefined;
}
