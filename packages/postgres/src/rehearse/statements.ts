import { dictionary, fileMark, partsByFile } from '@seedbed/contract';
import { Script } from '../sandbox/script.ts';
import { openParser, type SqlParser } from '../sql/parse.ts';
import type { MigrationStatement } from './finding.ts';
import type { Node } from './sql-nodes.ts';

/** How a statement relates to transactions. */
export type StatementNature = {
  /** The parser's node name: IndexStmt, TransactionStmt … */
  readonly kind: string;
  /** What the node holds. */
  readonly node: Node;
  /** Whether it begins, ends or divides a transaction. */
  readonly isControl: boolean;
  /** Of BEGIN, COMMIT and ROLLBACK. */
  readonly control?: 'begin' | 'commit' | 'rollback';
  /** Whether Postgres refuses it inside a transaction. */
  readonly isAlone: boolean;
  /** The lock on its tables, known for statements that run alone: it cannot be read after them. */
  readonly knownLock?: string;
  /** The same work inside a transaction. Absent if there is none, as of COMMIT and VACUUM. */
  readonly within?: string;
};

/**
 * Splits a migration with Postgres' own parser: of several files, each behind its mark, each alone. A DO block, a
 * function, BEGIN and COMMIT count one each. Throws `invalid-ddl` with line and column.
 */
export async function statementsOf(sql: string): Promise<MigrationStatement[]> {
  const script = new Script(sql);
  const { parse } = await openParser();
  const found: MigrationStatement[] = [];
  let offset = 0;
  for (const { file, text } of partsByFile(script.bytes.toString('utf8'))) {
    if (file !== undefined) offset += Buffer.byteLength(fileMark(file)) + 1;
    for (const { stmt_location: start = 0, stmt_len: length } of parsed(parse, text, script, offset)) {
      const end = length ? offset + start + length : offset + Buffer.byteLength(text);
      const first = script.firstWord({ start: offset + start, end });
      const line = script.lineAndColumn(first).line - script.lineAndColumn(offset).line + 1;
      found.push({ number: found.length + 1, sql: script.text({ start: first, end }).trimEnd(), ...(file !== undefined && { file }), line });
    }
    offset += Buffer.byteLength(text);
  }
  return found;
}

type Place = { readonly stmt_location?: number; readonly stmt_len?: number };

function parsed(parse: SqlParser['parse'], text: string, script: Script, offset: number): readonly Place[] {
  if (text.trim() === '') return [];
  try {
    return (parse(text) as { stmts?: readonly Place[] }).stmts ?? [];
  } catch (error) {
    const details = (error as { sqlDetails?: { cursorPosition?: number } }).sqlDetails;
    if (!details) throw error;
    throw script.problem((error as Error).message, { sqlstate: '42601', offset: script.offsetOfCharacter(details.cursorPosition ?? 0, offset) });
  }
}

/** The natures of statements that `statementsOf` made. */
export async function naturesOf(statements: readonly MigrationStatement[]): Promise<StatementNature[]> {
  const { parse } = await openParser();
  return statements.map(({ sql }) => {
    const { stmts } = parse(sql) as { stmts: readonly { readonly stmt: Node }[] };
    const [kind, node] = Object.entries(stmts[0]!.stmt)[0] as [string, Node];
    if (kind === 'TransactionStmt') {
      const control = CONTROLS[node['kind']];
      return { kind, node, isControl: true, isAlone: false, ...(control ? { control } : { within: sql }) };
    }
    const alone = ALONE.find((each) => each.kind === kind && each.is(node));
    if (alone === undefined) return { kind, node, isControl: false, isAlone: false, within: sql };
    const { knownLock } = alone;
    return { kind, node, isControl: false, isAlone: true, ...(knownLock && { knownLock }), ...(alone.hasWord && { within: withoutConcurrently(sql) }) };
  });
}

const CONTROLS = dictionary<'begin' | 'commit' | 'rollback'>({
  TRANS_STMT_BEGIN: 'begin',
  TRANS_STMT_START: 'begin',
  TRANS_STMT_COMMIT: 'commit',
  TRANS_STMT_ROLLBACK: 'rollback',
});

const hasOption = (node: Node, key: string, name: string): boolean => (node[key] ?? []).some((each: Node) => each['DefElem']?.defname === name);

/** The statements that Postgres refuses inside a transaction. `hasWord`: not without the word CONCURRENTLY. */
const ALONE: readonly { readonly kind: string; readonly is: (node: Node) => boolean; readonly knownLock?: string; readonly hasWord?: true }[] = [
  { kind: 'IndexStmt', is: (node) => node['concurrent'] === true, knownLock: 'ShareUpdateExclusiveLock', hasWord: true },
  { kind: 'DropStmt', is: (node) => node['concurrent'] === true, knownLock: 'ShareUpdateExclusiveLock', hasWord: true },
  { kind: 'ReindexStmt', is: (node) => hasOption(node, 'params', 'concurrently'), knownLock: 'ShareUpdateExclusiveLock', hasWord: true },
  {
    kind: 'AlterTableStmt',
    is: (node) => (node['cmds'] ?? []).some((each: Node) => each['AlterTableCmd']?.def?.PartitionCmd?.concurrent === true),
    knownLock: 'ShareUpdateExclusiveLock',
    hasWord: true,
  },
  { kind: 'ReindexStmt', is: (node) => /_(?:SCHEMA|DATABASE|SYSTEM)$/.test(node['kind']) },
  { kind: 'VacuumStmt', is: (node) => node['is_vacuumcmd'] === true && hasOption(node, 'options', 'full'), knownLock: 'AccessExclusiveLock' },
  { kind: 'VacuumStmt', is: (node) => node['is_vacuumcmd'] === true, knownLock: 'ShareUpdateExclusiveLock' },
  { kind: 'ClusterStmt', is: (node) => node['relation'] === undefined, knownLock: 'AccessExclusiveLock' },
  ...['AlterSystemStmt', 'CreatedbStmt', 'DropdbStmt', 'CreateTableSpaceStmt', 'DropTableSpaceStmt'].map((kind) => ({ kind, is: () => true })),
];

/** Without the first CONCURRENTLY outside comments, texts and quoted names. */
function withoutConcurrently(sql: string): string {
  let isDone = false;
  return sql.replace(/--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\bconcurrently\b/gi, (word) => {
    if (isDone || !/^concurrently$/i.test(word)) return word;
    isDone = true;
    return '';
  });
}
