import { dictionary } from '@seedbed/contract';
import type { Finding } from './finding.ts';
import type { MigrationError, MigrationRun } from './run-migration.ts';
import { isConstant, type Node } from './sql-nodes.ts';
import type { StatementNature } from './statements.ts';
import { strongest, type SignKind, type TableEffect } from './table-states.ts';

/**
 * What a statement does to all rows of a table. `held`: it writes or reads them under a lock of an earlier statement.
 */
type Work = 'rewritten' | 'read' | 'held';

type Rule = {
  readonly work: Work;
  /** Only with this change in the catalog. */
  readonly sign?: SignKind;
  /** What happens to the table; `it` is the column, constraint or index. */
  readonly what: (it: string) => string;
  readonly fix: string;
};

const IN_BATCHES = 'in batches, each in a transaction of its own';
const VALIDATE_ALONE = 'Add it NOT VALID, which checks new rows only, and run VALIDATE CONSTRAINT in a transaction of its own.';

const SCANNED: Rule = {
  work: 'read',
  what: () => 'is scanned',
  fix: 'Prove by a validated CHECK what the scan looks for, or set lock_timeout and choose a quiet hour.',
};

/** The first rule that fits counts. */
const RULES: readonly Rule[] = [
  {
    work: 'rewritten',
    sign: 'retyped',
    what: (it) => `is rewritten for the new type of ${it}`,
    fix: `Add a column of the new type, keep it in step by a trigger, fill it ${IN_BATCHES}, then swap the names.`,
  },
  {
    work: 'rewritten',
    sign: 'generated',
    what: (it) => `is rewritten to store the generated column ${it}`,
    fix: `Add a plain column that a trigger keeps in step, and fill it ${IN_BATCHES}; or compute it in a view.`,
  },
  {
    work: 'rewritten',
    sign: 'computed',
    what: (it) => `is rewritten, because each row gets its own value of the new column ${it}`,
    fix: `Add the column without a default, set the default in a second statement, then fill the rows that exist ${IN_BATCHES}.`,
  },
  {
    work: 'rewritten',
    sign: 'added',
    what: (it) => `is rewritten for the new column ${it}`,
    fix: `Add the column without a default and of a type without conditions, then fill the rows that exist ${IN_BATCHES}.`,
  },
  {
    work: 'rewritten',
    sign: 'persistence',
    what: () => 'is rewritten to be logged or unlogged',
    fix: `Copy the rows to a new table ${IN_BATCHES}, then swap the names.`,
  },
  {
    work: 'rewritten',
    sign: 'refreshed',
    what: () => 'is filled anew',
    fix: 'Use REFRESH MATERIALIZED VIEW CONCURRENTLY, which needs a unique index on the view.',
  },
  { work: 'rewritten', what: () => 'is rewritten', fix: 'Use pg_repack, which writes the table anew while others read and write it.' },
  {
    work: 'read',
    sign: 'primary-key',
    what: (it) => `is scanned and indexed for the primary key ${it}`,
    fix: 'Use CREATE UNIQUE INDEX CONCURRENTLY, prove the columns NOT NULL by a validated CHECK, then ADD PRIMARY KEY USING INDEX.',
  },
  {
    work: 'read',
    sign: 'unique',
    what: (it) => `is indexed for the unique constraint ${it}`,
    fix: 'Use CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … UNIQUE USING INDEX.',
  },
  {
    work: 'read',
    sign: 'exclusion',
    what: (it) => `is indexed for the exclusion constraint ${it}`,
    fix: `Give a new table the constraint, copy the rows ${IN_BATCHES}, then swap the names. Otherwise set lock_timeout and choose a quiet hour.`,
  },
  {
    work: 'read',
    sign: 'foreign-key',
    what: (it) => `is scanned to check the foreign key ${it}`,
    fix: VALIDATE_ALONE,
  },
  { work: 'read', sign: 'check', what: (it) => `is scanned to check ${it}`, fix: VALIDATE_ALONE },
  {
    work: 'read',
    sign: 'not-null',
    what: (it) => `is scanned for a NULL in ${it}`,
    fix: 'Add CHECK (column IS NOT NULL) NOT VALID, run VALIDATE CONSTRAINT in a transaction of its own, then SET NOT NULL: the CHECK spares the scan.',
  },
  {
    work: 'read',
    sign: 'attached',
    what: () => 'is scanned for rows outside the bounds of the partition',
    fix: 'First add a CHECK of the bounds NOT VALID and run VALIDATE CONSTRAINT in a transaction of its own: it spares the scan.',
  },
  {
    work: 'read',
    sign: 'index',
    what: (it) => `is indexed by ${it}`,
    fix: 'Use CREATE INDEX CONCURRENTLY, outside a transaction.',
  },
  { work: 'read', sign: 'reindexed', what: (it) => `is indexed anew by ${it}`, fix: 'Use REINDEX CONCURRENTLY, outside a transaction.' },
  {
    work: 'held',
    what: () => 'has its rows written or read under the lock of an earlier statement',
    fix: `Write the rows ${IN_BATCHES}, apart from the statement that takes the lock.`,
  },
  SCANNED,
];

/** Signs that need the rows, of a table that has none to be read. */
const ALWAYS_READ: ReadonlySet<SignKind> = new Set(['index', 'foreign-key', 'check', 'exclusion']);

/** A table is not worked through by a statement that writes fewer than one of so many rows. */
const FEW = 10;

/** What each lock stops. Weaker locks stop neither reads nor writes. */
const STOPS = dictionary<'write to' | 'read or write'>({
  ShareLock: 'write to',
  ShareRowExclusiveLock: 'write to',
  ExclusiveLock: 'write to',
  AccessExclusiveLock: 'read or write',
});

/** What a lock stops other sessions from; undefined if they both read and write. */
export function stopsOf(lock: string | undefined): 'write to' | 'read or write' | undefined {
  return STOPS[lock ?? ''];
}

/**
 * The statements that work through all rows of a table under a lock that stops reads or writes: one finding a statement
 * and table. Instant changes of the catalog give none, nor do tables that the migration itself makes.
 */
export function lockFindings(run: MigrationRun): Finding[] {
  return run.statements.flatMap(({ number, effects, inTransaction }) => {
    const written = Math.max(0, ...effects.map((each) => each.written));
    // Its parents are read with it.
    const hasKey = effects.some(({ signs }) => signs.some(({ sign }) => sign === 'foreign-key'));
    const found = new Map<string, Finding>();
    for (const effect of effects) {
      if (found.has(effect.table)) continue;
      const stops = STOPS[strongest([effect.lock, effect.lockBefore]) ?? ''];
      const rule = stops === undefined ? undefined : RULES.find((each) => fits(each, effect, written) && (each !== SCANNED || !hasKey));
      if (stops === undefined || rule === undefined) continue;
      const sign = effect.signs.find((each) => each.sign === rule.sign);
      const end = inTransaction || effect.lockBefore !== undefined ? 'transaction' : 'statement';
      found.set(effect.table, {
        kind: 'locks',
        statement: number,
        table: effect.table,
        ...(sign && OF_COLUMNS.has(sign.sign) && { column: sign.name }),
        message: `${effect.table} ${rule.what(sign?.name ?? '')}. No other session can ${stops} it until the ${end} ends.`,
        fix: rule.fix,
      });
    }
    return [...found.values()];
  });
}

const OF_COLUMNS: ReadonlySet<SignKind> = new Set(['retyped', 'generated', 'computed', 'added', 'not-null']);

function fits({ work, sign }: Rule, effect: TableEffect, writtenInAll: number): boolean {
  const { rows, read, written, lock, lockBefore, signs, isRewritten } = effect;
  if (sign !== undefined && !signs.some((each) => each.sign === sign)) return false;
  // Without rows and a reason, such as by TRUNCATE.
  if (work === 'rewritten') return isRewritten && (sign !== undefined || rows > 0);
  // Such as the partition that a table is moved from: all of it, whatever else the statement is.
  const isWorkedThrough = rows > 0 && (written * FEW >= rows || (read >= rows && writtenInAll * FEW >= rows));
  if (work === 'held') return isWorkedThrough && (STOPS[lockBefore ?? ''] !== undefined || written * FEW >= rows);
  if (rows === 0) return sign !== undefined && ALWAYS_READ.has(sign);
  return read >= rows && (sign !== undefined || (lockBefore !== lock && STOPS[lockBefore ?? ''] === undefined && written === 0));
}

/** How a migration avoids an error of Postgres at a statement. Absent if there is no general way. */
export function fixOf(error: MigrationError, statement?: Pick<StatementNature, 'kind' | 'node'>): string | undefined {
  const fits = ({ code, says, of }: Fix): boolean =>
    error.sqlstate.startsWith(code) &&
    (says === undefined || says.test(error.message)) &&
    (of === undefined || (statement !== undefined && of(statement, error)));
  return FIXES.find(fits)?.fix;
}

type Fix = {
  readonly code: string;
  readonly says?: RegExp;
  /** Only at such statements. */
  readonly of?: (statement: Pick<StatementNature, 'kind' | 'node'>, error: MigrationError) => boolean;
  readonly fix: string;
};

const writes = ({ kind }: Pick<StatementNature, 'kind'>): boolean => kind === 'InsertStmt' || kind === 'UpdateStmt' || kind === 'MergeStmt';

/** Whether an UPDATE moves a column by a constant, as `place = place + 1`. */
function shifts({ kind, node }: Pick<StatementNature, 'kind' | 'node'>): boolean {
  return (
    kind === 'UpdateStmt' &&
    (node['targetList'] ?? []).some(({ ResTarget: { name, val } }: Node) => {
      const { lexpr, rexpr, name: operator } = val?.['A_Expr'] ?? {};
      const isOwn = lexpr?.['ColumnRef']?.['fields']?.at(-1)?.['String']?.['sval'] === name;
      return isOwn && isConstant(rexpr) && /^[-+*]$/.test(operator?.[0]?.['String']?.['sval'] ?? '');
    })
  );
}

const CONVERT = 'Correct the texts first, or convert by a CASE that says what texts of another form become.';
const OLD_SCHEMA = 'Check the name, and that --schema is the schema right before this migration.';

const FIXES: readonly Fix[] = [
  {
    code: '23502',
    of: writes,
    fix: 'Leave the rows with NULL out, or give them a value by coalesce(). A default does not help against a NULL that is written.',
  },
  {
    code: '23502',
    of: ({ node }, { column }) => (node['cmds'] ?? []).some((each: Node) => each['AlterTableCmd']?.['def']?.['ColumnDef']?.['colname'] === column),
    fix: 'Give the new column a DEFAULT, or add it without NOT NULL and fill it first.',
  },
  { code: '23502', fix: 'Fill the NULLs first, by an UPDATE of the rows where it IS NULL.' },
  {
    code: '23505',
    of: shifts,
    fix: 'The key is checked row by row, so that it depends on the order of the updates. Make the key DEFERRABLE, or update in two steps by values that no row has.',
  },
  {
    code: '23505',
    of: ({ kind }) => kind === 'InsertStmt',
    fix: 'Select each key once, by DISTINCT or GROUP BY, or say by ON CONFLICT what happens to a second row.',
  },
  { code: '23505', fix: 'Merge or delete the duplicates first, and say which row stays.' },
  { code: '23503', fix: 'First add the missing parents, or set the reference NULL, or delete the rows.' },
  { code: '23514', says: /no partition/, fix: 'Add a DEFAULT partition, or partitions for the other values, before rows are moved.' },
  {
    code: '23514',
    says: /partition constraint/,
    fix: 'Move or correct these rows first. Add a CHECK of the bounds NOT VALID and run VALIDATE CONSTRAINT before: it finds them, and ATTACH needs no scan then.',
  },
  { code: '23514', of: writes, fix: 'Correct the rows first, or what the statement writes.' },
  { code: '23514', fix: 'Correct the rows first. NOT VALID takes them as they are and checks new ones.' },
  { code: '23P01', fix: 'Correct the rows that overlap first.' },
  { code: '22001', fix: 'Shorten the texts first by a rule of your own, or keep the longer type.' },
  { code: '22003', fix: 'Use a wider type, or correct the rows first.' },
  { code: '22012', fix: 'Use nullif(divisor, 0), and say what such rows get.' },
  { code: '22P02', says: /enum/, fix: 'Say by a CASE which label each text becomes, or add the labels first.' },
  { code: '22P02', fix: CONVERT },
  { code: '22007', fix: CONVERT },
  { code: '22008', fix: CONVERT },
  { code: 'P0003', fix: 'Choose one row, by ORDER BY and LIMIT 1, or say what it means that there are several.' },
  { code: 'P0002', fix: 'Say what happens where there is no row.' },
  { code: '42P01', fix: OLD_SCHEMA },
  { code: '42703', fix: OLD_SCHEMA },
  { code: '42704', fix: OLD_SCHEMA },
  { code: '42883', fix: OLD_SCHEMA },
  { code: '2BP01', fix: 'Change or drop the objects that depend on it first, and make them again afterwards.' },
  { code: '55P04', fix: 'Commit ALTER TYPE … ADD VALUE first: its value cannot be used in the same transaction.' },
  {
    code: '55006',
    says: /pending trigger events/,
    fix: 'Change the rows in a transaction of its own, or SET CONSTRAINTS ALL IMMEDIATE before the change of the table.',
  },
  { code: '25001', fix: 'Run the statement outside a transaction.' },
  { code: '42804', says: /cannot be cast automatically/, fix: 'Add USING with the conversion.' },
  { code: '21000', fix: 'Choose one row of several, such as by DISTINCT ON.' },
  { code: '54000', fix: 'Index a hash of the text instead of the text, or limit its length.' },
];
