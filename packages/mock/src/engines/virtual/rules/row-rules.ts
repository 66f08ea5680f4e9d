import { MockFault, type MockPolicy, type MockSchema, type MockTable, type ResolvedCond, type ResolvedNode, type ResolvedQuery } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import type { Env } from '../expression/expr.ts';
import { isTruth } from '../expression/value.ts';
import type { Caller, Surroundings } from '../expression/call.ts';
import { parseForm, type Form } from '../expression/parse.ts';
import { compileCond } from '../predicate/compile-cond.ts';
import type { Row, View } from '../view.ts';
import { READS, recursiveTable, type Path, type Command, type Side } from './recursion.ts';
import { openSubqueries, tooDeep } from './run-subqueries.ts';
import { allOf, anyOf, NEVER, type Wanted } from './wanted.ts';
import { wantedOf } from './wanted-of.ts';

/** A policy that a mock cannot evaluate. */
export type NotApplied = { readonly table: MockTable; readonly policy: string; readonly expression: string };

/**
 * The effect of a policy that a mock cannot evaluate. `deny`: a permissive one grants nothing, a restrictive one hides every row. `allow`:
 * every row satisfies it.
 */
export type UnsupportedPolicies = 'deny' | 'allow';

/** The caller, and a listener for each table that is read or written. */
export type Asker = { readonly caller: Caller; readonly onTable?: (table: MockTable) => void };

/** The row-level policies of a schema, as the rows that a caller may see and write. */
export type RowRules = {
  /** Tables with row-level security. */
  readonly tables: readonly MockTable[];
  readonly notApplied: readonly NotApplied[];
  /** Whether policies of a table apply to the caller. */
  holdFor(table: MockTable, caller: Caller): boolean;
  /** The rules for a statement. */
  open(asker: Asker, reads: StatementReads): StatementRules;
};

/** The tables that a statement reads at its start. */
export type StatementReads = {
  readonly view: View;
  readonly budget: Budget;
  /** Microseconds since 1970-01-01 UTC. */
  readonly now: number;
};

/** The rows that a caller may see and write in one statement. */
export type StatementRules = {
  /** The query with its tables' policies, at every level. Throws 42P17 for circular policies. */
  visible(query: ResolvedQuery): ResolvedQuery;
  /**
   * Throws 42501 for a row that may not be inserted, or may not be changed this way. `isSeen`: the statement also reads the table.
   * `written`: its writes so far.
   */
  checkWritten(table: MockTable, command: 'insert' | 'update', row: Row, isSeen: boolean, written: View): void;
  /** Throws 42501 if ON CONFLICT reaches a row that may not be changed. */
  checkConflicting(table: MockTable, row: Row): void;
};

/** Sees and writes every row, as on Supabase. */
const BYPASSES = 'service_role';
/** Roles that requests have by PostgREST's and Supabase's conventions. */
const KNOWN_ROLES: ReadonlySet<string> = new Set(['anon', 'authenticated', BYPASSES]);
const ASKS_REQUEST = /\bauth\.(?:uid|jwt|role|email)\(|'request\.(?:jwt\.|headers')/;
/** A function other than Postgres' own. It may depend on the caller. */
const CALLS_OWN_FUNCTION = /(?:\b(?!pg_catalog\.)[\p{L}_][\p{L}\p{N}_$]*|")\.(?:[\p{L}_][\p{L}\p{N}_$]*|"(?:[^"]|"")+")\(/u;

/**
 * Whether some policy depends on the sender of a request, by the token's claims or by a token's role, perhaps in a function. Other policies
 * are for database roles and settings that no mock request has.
 */
export function asksForCaller(schema: MockSchema): boolean {
  return schema.tables.some(({ policies }) =>
    policies?.some(({ roles, using, check }) => {
      const text = `${using ?? ''} ${check ?? ''}`;
      return roles?.some((role) => KNOWN_ROLES.has(role)) || ASKS_REQUEST.test(text) || (roles === null && CALLS_OWN_FUNCTION.test(text));
    }),
  );
}

/** Reads the policies of a schema. */
export function rowRulesOf(schema: MockSchema, unsupported: UnsupportedPolicies = 'deny'): RowRules {
  const tables = schema.tables.filter(({ policies }) => policies !== null);
  const notApplied: NotApplied[] = [];
  const forms = new Map<string, Form | null>();
  for (const table of tables) {
    for (const policy of table.policies!) {
      const unread = [policy.using, policy.check].filter((expression) => {
        if (expression === null) return false;
        const key = keyOf(table, expression);
        if (!forms.has(key)) forms.set(key, parseForm(expression, table, schema));
        return forms.get(key) === null;
      });
      if (unread.length > 0) notApplied.push({ table, policy: policy.name, expression: unread[0]! });
    }
  }
  const formOf = (table: MockTable, policy: MockPolicy, side: Side): Form | null | 'every' => {
    const expression = side === 'check' ? (policy.check ?? policy.using) : policy.using;
    return expression === null ? 'every' : (forms.get(keyOf(table, expression)) ?? null);
  };
  const holdFor = ({ policies }: MockTable, { role }: Caller): boolean => policies !== null && role !== BYPASSES;
  const policiesFor = (table: MockTable, command: Command, { role }: Caller): readonly MockPolicy[] =>
    table.policies!.filter(({ command: of, roles }) => (of === 'all' || of === command) && (roles === null || roles.includes(role)));
  const recursions = new Map<string, MockTable | null>();
  const namedRoles = new Set(schema.tables.flatMap(({ policies }) => (policies ?? []).flatMap(({ roles }) => roles ?? [])));
  const refuseRecursion = (table: MockTable, commands: Path, caller: Caller): void => {
    // Roles without policies of their own are equivalent, and a token may name any.
    const role = namedRoles.has(caller.role) ? caller.role : '';
    const key = `${table.qualified}\n${role}\n${commands.join(' ')}`;
    if (!recursions.has(key)) {
      const notesOf = (of: MockTable, command: Command, side: Side) =>
        policiesFor(of, command, caller)
          .map((policy) => formOf(of, policy, side))
          .flatMap((form) => (form === null || form === 'every' ? [] : [form.notes]));
      recursions.set(key, recursiveTable(table, commands, notesOf));
    }
    const found = recursions.get(key);
    if (found) throw new MockFault({ code: '42P17', status: 500, message: `infinite recursion detected in policy for relation "${found.name}"` });
  };
  /** Why the mock may reject a row that Postgres would accept. */
  const hintOf = (table: MockTable): string | null => {
    const names = unsupported === 'allow' ? [] : notApplied.filter((one) => one.table === table).map(({ policy }) => `"${policy}"`);
    return names.length === 0 ? null : `The mock cannot evaluate the policy ${names.join(', ')} of the table, and so it denies.`;
  };

  const open = ({ caller, onTable }: Asker, { view, budget, now }: StatementReads): StatementRules => {
    const known = new Map<string, Wanted>();
    const active = new Set<string>();
    let depth = 0;
    const wanted = (table: MockTable, command: Command, side: Side): Wanted => {
      if (!holdFor(table, caller)) return null;
      const key = `${table.qualified}\n${command}\n${side}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      // A recursive function, for example for a folder that is visible with its parent, ends row by row, or never: then
      // Postgres rejects it too.
      if (active.has(key)) return rowByRow(table, command, side);
      if (++depth > MAX_DEPTH) throw tooDeep();
      active.add(key);
      try {
        const own = policiesFor(table, command, caller);
        const each = (restrictive: boolean) => own.filter((policy) => policy.restrictive === restrictive).map((policy) => () => wantedBy(table, policy, side));
        const wants = allOf([anyOf(evaluated(each(false))), ...each(true).map((one) => one())]);
        known.set(key, wants);
        return wants;
      } finally {
        active.delete(key);
        depth--;
      }
    };
    /** Policies as a test of one row, which looks for no rows by its conditions. */
    const rowByRow = (table: MockTable, command: Command, side: Side): Wanted => {
      const forms = policiesFor(table, command, caller).map((policy) => ({ restrictive: policy.restrictive, form: formOf(table, policy, side) }));
      const columns = new Set(forms.flatMap(({ form }) => (form === null || form === 'every' ? [] : [...(form.notes.columns.get(0) ?? [])])));
      const isMet = (form: Form | null | 'every', row: Row): boolean => {
        if (form === null || form === 'every') return form === 'every' || unsupported === 'allow';
        return isTruth(form.expr({ row, value: null, around, rows: [], aggregates: [] })) === true;
      };
      return {
        kind: 'row',
        columns: [...columns],
        test: (row) =>
          forms.some(({ restrictive, form }) => !restrictive && isMet(form, row as Row)) &&
          forms.every(({ restrictive, form }) => !restrictive || isMet(form, row as Row)),
      };
    };
    const subqueries = openSubqueries({
      view,
      budget,
      visible(table) {
        onTable?.(table);
        if (holdFor(table, caller)) refuseRecursion(table, READS, caller);
        return wanted(table, 'select', 'using');
      },
    });
    const around: Surroundings = { now, uuid: () => '', caller, subqueries };
    const wantedBy = (table: MockTable, policy: MockPolicy, side: Side): Wanted => {
      const form = formOf(table, policy, side);
      if (form === 'every') return null;
      if (form === null) return unsupported === 'deny' ? NEVER : null;
      const env: Env = { row: [], value: null, around, rows: [], aggregates: [] };
      return wantedOf(form.notes, form.expr, 0, env, subqueries);
    };
    const within = (query: ResolvedQuery, conds: readonly Wanted[]): ResolvedQuery => {
      onTable?.(query.table);
      return { ...query, where: allOf([query.where, ...conds]), nodes: query.nodes.map(nodeFor) };
    };
    const seen = (table: MockTable): Wanted => {
      if (holdFor(table, caller)) refuseRecursion(table, READS, caller);
      return wanted(table, 'select', 'using');
    };
    const nodeFor = (node: ResolvedNode): ResolvedNode => {
      if (node.kind === 'column') return node;
      const query = within(node.query, [seen(node.query.table)]);
      if (node.link.kind !== 'through') return { ...node, query };
      onTable?.(node.link.near.child);
      const where = seen(node.link.near.child);
      return { ...node, query, link: where === null ? node.link : { ...node.link, where } };
    };
    /** The restrictive policy that a row violates, the first by name; nothing if no permissive one allows it. */
    const restrictiveOf = (table: MockTable, command: Command, side: Side, row: Row): string => {
      const own = policiesFor(table, command, caller).toSorted((a, b) => (a.name < b.name ? -1 : 1));
      const permissive = own.filter(({ restrictive }) => !restrictive).map((policy) => () => wantedBy(table, policy, side));
      if (!meets(anyOf(evaluated(permissive)), row)) return '';
      const policy = own.find((each) => each.restrictive && !meets(wantedBy(table, each, side), row));
      return policy ? `"${policy.name}" ` : '';
    };
    const check = (table: MockTable, command: Command, side: Side, row: Row, what = '') => {
      if (meets(wanted(table, command, side), row)) return;
      throw new MockFault({
        code: '42501',
        // A caller without a token may retry with one.
        status: caller.role === 'anon' ? 401 : 403,
        message: `new row violates row-level security policy ${restrictiveOf(table, command, side, row)}${what}for table "${table.name}"`,
        hint: hintOf(table),
      });
    };
    const seesOwnWrites = (table: MockTable, command: Command, side: Side): boolean =>
      policiesFor(table, command, caller).some((policy) => {
        const form = formOf(table, policy, side);
        return form !== null && form !== 'every' && form.notes.isVolatile;
      });
    const rules: StatementRules = {
      visible(query) {
        const { table, verb } = query;
        if (holdFor(table, caller)) refuseRecursion(table, commandsOf(query), caller);
        // Changes and removals search for rows, which must therefore be visible.
        const visibleRows = verb === 'insert' ? null : wanted(table, 'select', 'using');
        const own = verb === 'update' || verb === 'delete' ? wanted(table, verb, 'using') : null;
        return within(query, [visibleRows, own]);
      },
      checkWritten(table, command, row, isSeen, written) {
        if (!holdFor(table, caller)) return;
        if (written !== view && (seesOwnWrites(table, command, 'check') || (isSeen && seesOwnWrites(table, 'select', 'using'))))
          return open({ caller, ...(onTable && { onTable }) }, { view: written, budget, now }).checkWritten(table, command, row, isSeen, written);
        check(table, command, 'check', row);
        if (isSeen) check(table, 'select', 'using', row);
      },
      checkConflicting(table, row) {
        for (const command of ['update', 'select'] as const) check(table, command, 'using', row, '(USING expression) ');
      },
    };
    return rules;
  };
  return { tables, notApplied, holdFor, open };
}

/** Maximum depth of policies that refer to each other through functions. */
const MAX_DEPTH = 30;

/** The policies that apply to a statement on its own table. */
function commandsOf({ verb, nodes, write }: ResolvedQuery): Path {
  if (verb === 'read') return READS;
  if (verb !== 'insert') return verb === 'delete' ? [['delete', 'using'], ...READS] : [['update', 'using'], ['update', 'check'], ...READS];
  const changes = write?.conflict?.do === 'merge';
  return [
    ['insert', 'check'],
    ...(changes
      ? ([
          ['update', 'using'],
          ['update', 'check'],
        ] as const)
      : []),
    ...(write?.conflict || nodes.length > 0 ? READS : []),
  ];
}

/** The rows of permissive policies. A failing policy, for a `sub` that is not a uuid, matters only if no other allows every row. */
function evaluated(each: readonly (() => Wanted)[]): Wanted[] {
  const wanted: Wanted[] = [];
  let failure: MockFault | null = null;
  for (const wants of each) {
    try {
      const one = wants();
      if (one === null) return [null];
      wanted.push(one);
    } catch (error) {
      if (!(error instanceof MockFault)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return wanted;
}

const keyOf = (table: MockTable, expression: string): string => `${table.qualified}\n${expression}`;

function meets(wants: ResolvedCond | null, row: Row): boolean {
  return wants === null || compileCond(wants, () => false).ofRow(row, -1) === true;
}
