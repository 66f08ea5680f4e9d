// Imports a single file of the contract: otherwise the child process that runs this would load all schemas of the
// contract.
import { dictionary } from '@seedbed/contract/dictionary';
import { refuse, RUN, skip, skipAloud, type Verdict } from './statement.ts';

/** A node of libpg-query's tree: one key, the node's kind. */
export type Node = Readonly<Record<string, any>>;

/**
 * What to do with a statement, by its kind. Only the kinds listed here are sent to the server. This is the first
 * barrier; the second is that the role that runs them owns one throwaway database and nothing else.
 */
export function admit(kind: string, node: Node): Verdict {
  if (RUNS.has(kind)) return RUN;
  const skipped = SKIPPED[kind];
  if (skipped !== undefined) return skip(skipped);
  const decide = DECIDED[kind];
  if (decide) return decide(node);
  return refuse(`${statementName(kind)} is not a statement that a schema consists of`);
}

const RUNS: ReadonlySet<string> = new Set([
  'CreateStmt',
  'CreateTableAsStmt',
  'IndexStmt',
  'ViewStmt',
  'CreateSeqStmt',
  'AlterSeqStmt',
  'CreateTrigStmt',
  'RuleStmt',
  'CreateEnumStmt',
  'AlterEnumStmt',
  'CreateDomainStmt',
  'AlterDomainStmt',
  'CompositeTypeStmt',
  'CreateRangeStmt',
  'DefineStmt',
  'AlterTypeStmt',
  'RenameStmt',
  'AlterObjectSchemaStmt',
  'AlterObjectDependsStmt',
  'AlterFunctionStmt',
  'AlterOperatorStmt',
  'AlterCollationStmt',
  'CreateCastStmt',
  'CreateOpClassStmt',
  'CreateOpFamilyStmt',
  'AlterOpFamilyStmt',
  'CreateConversionStmt',
  'CreateStatsStmt',
  'AlterStatsStmt',
  'AlterTSConfigurationStmt',
  'AlterTSDictionaryStmt',
  'CallStmt',
  'ConstraintsSetStmt',
]);

const PRIVILEGES = 'owners, roles and privileges are left out: everything belongs to one role here';
export const ROWS = 'rows in the script are left out: a schema is read from its definitions';
const SERVER = 'what belongs to a whole server (databases, tablespaces, replication, event triggers, foreign servers) is left out';
const UPKEEP = 'upkeep (VACUUM, REINDEX, LOCK and the like) is left out';

const SKIPPED: Readonly<Record<string, string>> = dictionary({
  GrantStmt: PRIVILEGES,
  GrantRoleStmt: PRIVILEGES,
  CreateRoleStmt: PRIVILEGES,
  AlterRoleStmt: PRIVILEGES,
  AlterRoleSetStmt: PRIVILEGES,
  DropRoleStmt: PRIVILEGES,
  AlterOwnerStmt: PRIVILEGES,
  AlterDefaultPrivilegesStmt: PRIVILEGES,
  ReassignOwnedStmt: PRIVILEGES,
  DropOwnedStmt: PRIVILEGES,
  SecLabelStmt: PRIVILEGES,
  MergeStmt: ROWS,
  TruncateStmt: ROWS,
  RefreshMatViewStmt: ROWS,
  CreatedbStmt: SERVER,
  AlterDatabaseStmt: SERVER,
  DropdbStmt: SERVER,
  CreateTableSpaceStmt: SERVER,
  DropTableSpaceStmt: SERVER,
  AlterTableSpaceOptionsStmt: SERVER,
  CreatePublicationStmt: SERVER,
  AlterPublicationStmt: SERVER,
  CreateSubscriptionStmt: SERVER,
  AlterSubscriptionStmt: SERVER,
  DropSubscriptionStmt: SERVER,
  CreateEventTrigStmt: SERVER,
  AlterEventTrigStmt: SERVER,
  CreateFdwStmt: SERVER,
  AlterFdwStmt: SERVER,
  CreateForeignServerStmt: SERVER,
  AlterForeignServerStmt: SERVER,
  CreateForeignTableStmt: SERVER,
  ImportForeignSchemaStmt: SERVER,
  CreateUserMappingStmt: SERVER,
  AlterUserMappingStmt: SERVER,
  DropUserMappingStmt: SERVER,
  CreatePLangStmt: SERVER,
  AlterExtensionStmt: SERVER,
  AlterExtensionContentsStmt: SERVER,
  VacuumStmt: UPKEEP,
  ReindexStmt: UPKEEP,
  ClusterStmt: UPKEEP,
  RepackStmt: UPKEEP,
  AlterDatabaseRefreshCollStmt: SERVER,
  LoadStmt: UPKEEP,
  LockStmt: UPKEEP,
  CheckPointStmt: UPKEEP,
  DiscardStmt: UPKEEP,
  VariableShowStmt: UPKEEP,
  ExplainStmt: UPKEEP,
  ListenStmt: UPKEEP,
  UnlistenStmt: UPKEEP,
  NotifyStmt: UPKEEP,
  AlterTableMoveAllStmt: UPKEEP,
});

const DECIDED: Readonly<Record<string, (node: Node) => Verdict>> = dictionary({
  AlterTableStmt: (node) => {
    const changes = new Set<unknown>((node.cmds ?? []).map((each: Node) => each.AlterTableCmd?.subtype));
    if (changes.size !== 1) return RUN;
    return changes.has('AT_ChangeOwner') ? skip(PRIVILEGES) : changes.has('AT_SetTableSpace') ? skip(SERVER) : RUN;
  },
  CreatePolicyStmt: policyVerdict,
  AlterPolicyStmt: policyVerdict,
  CommentStmt: (node) => (COMMENTED_ELSEWHERE.has(node.objtype) ? skip('comments on databases, schemas, roles and extensions are left out') : RUN),
  CopyStmt: (node) => {
    if (node.is_program) return skipAloud('COPY … PROGRAM is left out: no program of the server is run');
    return node.filename ? skipAloud('COPY with a file is left out: no file of the server is read or written') : skip(ROWS);
  },
  SelectStmt: (node) => (callsServer(node) ? skip(SERVER) : RUN),
  InsertStmt: (node) => (node.selectStmt?.SelectStmt?.valuesLists && !node.withClause ? { do: 'rows' } : skip(ROWS)),
  UpdateStmt: (node) => (node.withClause ? skip(ROWS) : { do: 'rows' }),
  DeleteStmt: (node) => (node.withClause ? skip(ROWS) : { do: 'rows' }),
  CreateFunctionStmt: (node) => contribFunction(node) ?? languageVerdict(optionText(node.options, 'language') ?? 'sql', RUN),
  DoStmt: (node) => languageVerdict(optionText(node.args, 'language') ?? 'plpgsql', RUN),
  DropStmt: (node) => (node.removeType === 'OBJECT_EXTENSION' ? skip('DROP EXTENSION is left out: extensions are made before all else') : RUN),
  CreateExtensionStmt: (node) => ({ do: 'extension', name: node.extname, schema: optionText(node.options, 'schema') }),
  CreateSchemaStmt: (node) => ({ do: 'schema', name: node.schemaname ?? node.authrole?.rolename ?? 'public', hasElements: (node.schemaElts?.length ?? 0) > 0 }),
  TransactionStmt: (node) =>
    TWO_PHASE.has(node.kind) ? refuse('PREPARE TRANSACTION leaves a transaction that outlives its session: a schema ends with COMMIT') : RUN,
  VariableSetStmt: (node) =>
    node.name === 'client_encoding' && !setsUtf8(node)
      ? skip('SET client_encoding is left out: the file was read in it, and texts are in UTF-8 from there on')
      : TRANSACTIONS.has(node.name)
        ? skip('settings of transactions are left out')
        : FOREIGN_SETTINGS.has(node.name) && !setsNothing(node)
          ? skip(PRIVILEGES)
          : RUN,
  AlterSystemStmt: () => skipAloud('ALTER SYSTEM is left out: the settings of a whole server are no part of a schema'),
  AlterDatabaseSetStmt: (node) => databaseSetting(node.setstmt),
});

/** `SELECT pg_reload_conf()`: a query that does nothing but act on the server or on its other sessions. */
function callsServer({ targetList = [] }: Node): boolean {
  const calls: string[] = targetList.flatMap((each: Node) => each.ResTarget?.val?.FuncCall?.funcname?.at(-1)?.String?.sval ?? []);
  return calls.length > 0 && calls.length === targetList.length && calls.every((name) => SERVER_FUNCTIONS.test(name));
}

const SERVER_FUNCTIONS =
  /^pg_(?:reload_conf|rotate_logfile|(?:terminate|cancel)_backend|switch_wal|create_restore_point|stat_reset\w*|(?:create|drop|copy)_\w*replication_slot|backup_st(?:art|op)|promote)$/;

/** SET TRANSACTION and SET SESSION CHARACTERISTICS, which fail inside a savepoint; each statement runs in one here. */
const TRANSACTIONS: ReadonlySet<unknown> = new Set(['TRANSACTION', 'SESSION CHARACTERISTICS']);

const TWO_PHASE: ReadonlySet<unknown> = new Set(['TRANS_STMT_PREPARE', 'TRANS_STMT_COMMIT_PREPARED', 'TRANS_STMT_ROLLBACK_PREPARED']);

const COMMENTED_ELSEWHERE: ReadonlySet<unknown> = new Set([
  'OBJECT_EXTENSION',
  'OBJECT_DATABASE',
  'OBJECT_ROLE',
  'OBJECT_TABLESPACE',
  'OBJECT_LANGUAGE',
  'OBJECT_EVENT_TRIGGER',
  'OBJECT_PUBLICATION',
  'OBJECT_SUBSCRIPTION',
  'OBJECT_FDW',
  'OBJECT_FOREIGN_SERVER',
  'OBJECT_FOREIGN_TABLE',
  'OBJECT_SCHEMA',
  'OBJECT_LARGEOBJECT',
]);
/** Settings that change the identity or the location of tables. A script may not change them. */
const FOREIGN_SETTINGS: ReadonlySet<unknown> = new Set([
  'role',
  'session_authorization',
  'default_tablespace',
  'temp_tablespaces',
  'transaction_timeout',
  'session_replication_role',
]);

function languageVerdict(language: string, trusted: Verdict): Verdict {
  const name = language.toLowerCase();
  if (name === 'sql' || name === 'plpgsql') return trusted;
  return skip(`functions and blocks in the language ${name} are left out: only sql and plpgsql run here`);
}

/**
 * Roles belong to the server, so the roles of a script do not exist here. Creates the policy for PUBLIC, and stores the
 * names of its roles separately.
 */
function policyVerdict(node: Node): Verdict {
  const specs = (node.roles ?? []).map((each: Node) => each.RoleSpec ?? {});
  const roles: string[] = specs.map((each: Node) => (each.roletype === 'ROLESPEC_CSTRING' ? each.rolename : ROLE_WORDS[each.roletype])).filter(Boolean);
  const table = node.table?.RangeVar ?? node.table;
  if (!specs.some((each: Node) => each.roletype === 'ROLESPEC_CSTRING') || !table) return RUN;
  return { do: 'run', policy: { name: node.policy_name, table: [table.schemaname, table.relname].filter(Boolean), roles, rolesAt: specs[0].location ?? 0 } };
}

const ROLE_WORDS: Readonly<Record<string, string>> = dictionary({
  ROLESPEC_PUBLIC: 'public',
  ROLESPEC_CURRENT_ROLE: 'current_role',
  ROLESPEC_CURRENT_USER: 'current_user',
  ROLESPEC_SESSION_USER: 'session_user',
});

/** `LANGUAGE c … AS 'library', 'symbol'`, if the library belongs to an allowed extension. */
function contribFunction(node: Node): Verdict | undefined {
  const language = option(node.options, 'language');
  const body = option(node.options, 'as');
  const [library, symbol] = (body?.arg?.List?.items ?? []).map((each: Node) => each.String?.sval) as (string | undefined)[];
  if (language?.arg?.String?.sval?.toLowerCase() !== 'c' || !library?.startsWith('$libdir/') || symbol === undefined) return undefined;
  return { do: 'c-function', library, symbol, arguments: node.parameters?.length ?? 0, languageAt: language.location, bodyAt: body!.location };
}

/**
 * Whether this is `SET default_tablespace = ''`, which every pg_dump contains and which keeps the database's own
 * tablespace.
 */
function setsNothing(node: Node): boolean {
  const value = node.args?.[0]?.A_Const;
  return node.name === 'default_tablespace' && value !== undefined && !value.sval?.sval;
}

function setsUtf8(node: Node): boolean {
  return node.kind !== 'VAR_SET_VALUE' || /^(?:utf-?8|unicode)$/i.test(constantText(node.args?.[0]?.A_Const ?? {}));
}

function databaseSetting(set: Node): Verdict {
  if (set.kind !== 'VAR_SET_VALUE') return skip('settings of the database that are reset or taken from the session are left out');
  const values = (set.args ?? []).map((each: Node) => constantText(each.A_Const ?? {}));
  return { do: 'database-setting', setting: set.name, values };
}

function constantText(constant: Node): string {
  if (constant.ival) return String(constant.ival.ival ?? 0);
  if (constant.fval) return constant.fval.fval;
  if (constant.boolval) return String(constant.boolval.boolval ?? false);
  return constant.sval?.sval ?? '';
}

function option(options: readonly Node[] | undefined, name: string): Node | undefined {
  return options?.find((each) => each.DefElem?.defname === name)?.DefElem;
}

function optionText(options: readonly Node[] | undefined, name: string): string | undefined {
  return option(options, name)?.arg?.String?.sval;
}

/** CreateTableStmt → CREATE TABLE, for messages. */
function statementName(kind: string): string {
  return kind
    .replace(/Stmt$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toUpperCase();
}
