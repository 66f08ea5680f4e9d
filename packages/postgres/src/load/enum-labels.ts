import type { Script } from '../sandbox/script.ts';
import type { ScriptStatement } from '../sandbox/statement.ts';

/** Statements to run with a different text, and those already merged into another (`undefined`). */
type Rewritten = ReadonlyMap<ScriptStatement, string | undefined>;

/**
 * Moves the labels of `ALTER TYPE … ADD VALUE` into the script's own `CREATE TYPE`, because within one transaction
 * Postgres does not let a statement use a label that an earlier one added. If the type is created elsewhere, both are
 * kept.
 */
export function withLabelsFromTheStart(script: Script, statements: readonly ScriptStatement[]): Rewritten {
  const rewritten = new Map<ScriptStatement, string | undefined>();
  if (!statements.some(({ kind }) => kind === 'AlterEnumStmt')) return rewritten;
  const types = new Map<string, Enum>();
  for (const statement of statements) {
    const text = script.text(statement);
    const made = statement.kind === 'CreateEnumStmt' ? CREATE.exec(text) : null;
    if (made) types.set(nameOf(made[2]!), { statement, head: made[1]!, labels: made[3]!.match(LABEL) ?? [] });
    const renamed = statement.kind === 'RenameStmt' ? RENAME_TYPE.exec(text) : null;
    if (renamed) rename(types, nameOf(renamed[1]!), nameOf(renamed[2]!));
    if (statement.kind === 'DropStmt') for (const [, list] of text.matchAll(DROP_TYPE)) for (const name of list!.split(',')) types.delete(nameOf(name.trim()));
    if (statement.kind !== 'AlterEnumStmt') continue;
    const added = ADD.exec(text);
    const renamedLabel = added ? null : RENAME_LABEL.exec(text);
    const of = types.get(nameOf((added ?? renamedLabel)?.[1] ?? ''));
    if (!of) continue;
    // Statements in between may use a label's old name, so the type must not change any more.
    if (!added) types.delete(nameOf(renamedLabel![1]!));
    else if (insert(of, added[2]!, added[3]?.toLowerCase(), added[4])) {
      rewritten.set(of.statement, `${of.head}${of.labels.join(', ')})`);
      rewritten.set(statement, undefined);
    }
  }
  return rewritten;
}

type Enum = { readonly statement: ScriptStatement; /** The statement up to its first label. */ readonly head: string; readonly labels: string[] };

const NAME = String.raw`(?:"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*)(?:\s*\.\s*(?:"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*))?`;
const TEXT = String.raw`'(?:[^']|'')*'`;
const LABEL = new RegExp(TEXT, 'g');
const CREATE = new RegExp(String.raw`^((?:\s|--[^\n]*\n|/\*[^]*?\*/)*create\s+type\s+(${NAME})\s+as\s+enum\s*\()([^]*)\)\s*$`, 'iu');
const ADD = new RegExp(String.raw`\balter\s+type\s+(${NAME})\s+add\s+value\s+(?:if\s+not\s+exists\s+)?(${TEXT})(?:\s+(before|after)\s+(${TEXT}))?\s*$`, 'iu');
const RENAME_LABEL = new RegExp(String.raw`\balter\s+type\s+(${NAME})\s+rename\s+value\b`, 'iu');
const RENAME_TYPE = new RegExp(String.raw`\balter\s+type\s+(${NAME})\s+rename\s+to\s+(${NAME})\s*$`, 'iu');
const DROP_TYPE = /\bdrop\s+type\s+(?:if\s+exists\s+)?([^;]*?)\s*(?:cascade|restrict)?\s*$/gi;

/** Whether a statement adds a label to an enum, itself, in a block, or in a function that the script may call. A renamed label may be used at once. */
export function addsLabels(script: Script, statement: ScriptStatement): boolean {
  if (statement.kind === 'AlterEnumStmt') return !RENAME_LABEL.test(script.text(statement));
  return (statement.kind === 'DoStmt' || statement.kind === 'CreateFunctionStmt') && ADD_IN_BLOCK.test(script.text(statement));
}

const ADD_IN_BLOCK = /\balter\s+type\b[^;]*\badd\s+value\b/i;

/** Folded as in Postgres, with its schema unless that is `public`. */
function nameOf(written: string): string {
  const parts = [...written.matchAll(/"((?:[^"]|"")+)"|([^\s."]+)/gu)].map(([, quoted, plain]) => quoted ?? plain!.toLowerCase());
  return (parts.length > 1 && parts[0] === 'public' ? parts.slice(1) : parts).join('.');
}

function rename(types: Map<string, Enum>, from: string, to: string): void {
  const type = types.get(from);
  const renamed = from.includes('.') ? `${from.slice(0, from.lastIndexOf('.'))}.${to}` : to;
  types.delete(from);
  if (type) types.set(renamed, type);
  else types.delete(renamed);
}

/** False if the position is unknown. An existing label keeps its position. */
function insert({ labels }: Enum, label: string, side: string | undefined, beside: string | undefined): boolean {
  if (labels.includes(label)) return true;
  if (beside === undefined) return labels.push(label) > 0;
  const at = labels.indexOf(beside);
  if (at >= 0) labels.splice(side === 'before' ? at : at + 1, 0, label);
  return at >= 0;
}
