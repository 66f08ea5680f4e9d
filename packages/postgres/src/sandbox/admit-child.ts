import { openParser, type SqlParser } from '../sql/parse.ts';
import { admit, type Node } from './admission.ts';
import type { ScriptStatement } from './statement.ts';

/** The child's standard output, as one JSON document. `position` counts characters from 0. */
export type AdmitResult = { readonly statements: readonly ScriptStatement[] } | { readonly error: string; readonly position: number | undefined };

/**
 * The whole program of the child process: script in, verdicts out, exit. Its memory (40 times the script) is freed with
 * it.
 */
async function main(): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const script = Buffer.concat(chunks);
  const result = admitScript(await openParser(), script.toString('utf8'), script.length);
  process.stdout.write(JSON.stringify(result));
}

function admitScript({ parse }: SqlParser, script: string, bytes: number): AdmitResult {
  // The parser accepts comments without a statement, but not an empty text.
  if (script.trim() === '') return { statements: [] };
  try {
    const tree = parse(script) as { stmts?: RawStatement[] };
    return { statements: (tree.stmts ?? []).map((each) => toStatement(each, bytes)) };
  } catch (error) {
    const details = (error as { sqlDetails?: { cursorPosition?: number } }).sqlDetails;
    if (!details) throw error;
    return { error: (error as Error).message, position: details.cursorPosition };
  }
}

type RawStatement = { readonly stmt: Node; readonly stmt_location?: number; readonly stmt_len?: number };

function toStatement({ stmt, stmt_location = 0, stmt_len }: RawStatement, bytes: number): ScriptStatement {
  const [kind, node] = Object.entries(stmt)[0] as [string, Node];
  return { kind, start: stmt_location, end: stmt_len ? stmt_location + stmt_len : bytes, verdict: admit(kind, node) };
}

await main();
