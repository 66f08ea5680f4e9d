import { MockFault, type MockPolicy, type MockSchema, type MockTable, type ResolvedCond, type ResolvedNode, type ResolvedQuery } from '@seedbed/mock-query';
import type { Caller } from '../expression/functions.ts';
import { compileCond } from '../predicate/compile-cond.ts';
import type { Row } from '../view.ts';
import { allOf, anyOf, NEVER, policyRule, type Wanted } from './policy-rule.ts';

type Command = 'select' | 'insert' | 'update' | 'delete';
type Side = 'using' | 'check';

/** A policy that a mock cannot evaluate. */
export type NotApplied = { readonly table: MockTable; readonly policy: string; readonly expression: string };

/** What a policy does that a mock cannot evaluate. `deny`: a permissive one grants nothing, a restrictive one hides every row. `allow`: every row meets it. */
export type UnsupportedPolicies = 'deny' | 'allow';

/** Who asks, and who is told of each table that is read or written. */
export type Asker = { readonly caller: Caller; readonly onTable?: (table: MockTable) => void };

/** The row-level policies of a schema, as what a caller may see and write. */
export type RowRules = {
  /** Tables with row-level security. */
  readonly tables: readonly MockTable[];
  readonly notApplied: readonly NotApplied[];
  /** Whether policies of a table hold for the caller. */
  holdFor(table: MockTable, caller: Caller): boolean;
  /** The query with what its tables ask of rows for the caller, at every level. */
  visible(query: ResolvedQuery, { caller, onTable }: Asker): ResolvedQuery;
  /** Throws 42501 for a row that the caller may not insert, or may not change so. `isSeen`: the statement reads the table as well. */
  checkWritten(table: MockTable, command: 'insert' | 'update', row: Row, caller: Caller, isSeen: boolean): void;
  /** Throws 42501 for a row that the caller may not change, where ON CONFLICT leads to it. */
  checkConflicting(table: MockTable, row: Row, caller: Caller): void;
};

/** Sees and writes every row, as on Supabase. */
const BYPASSES = 'service_role';
/** Roles that requests have by PostgREST's and Supabase's conventions. */
const KNOWN_ROLES: ReadonlySet<string> = new Set(['anon', 'authenticated', BYPASSES]);
const ASKS_REQUEST = /\bauth\.(?:uid|jwt|role|email)\(|'request\.(?:jwt\.|headers')/;
/** A function that is none of Postgres' own. It may ask who sends the request. */
const CALLS_OWN_FUNCTION = /(?:\b(?!pg_catalog\.)[\p{L}_][\p{L}\p{N}_$]*|")\.(?:[\p{L}_][\p{L}\p{N}_$]*|"(?:[^"]|"")+")\(/u;

/**
 * Whether some policy asks who sends a request, by the token's claims or by a role that tokens have, or may do so in a function. Others are for database roles and
 * settings that no request of a mock has.
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
  const rules = new Map<string, ((caller: Caller) => Wanted) | null>();
  for (const table of tables) {
    for (const policy of table.policies!) {
      const unread = [policy.using, policy.check].filter((expression) => {
        if (expression === null || rules.has(keyOf(table, expression))) return expression !== null && rules.get(keyOf(table, expression)) === null;
        const rule = policyRule(expression, table);
        rules.set(keyOf(table, expression), rule);
        return rule === null;
      });
      if (unread.length > 0) notApplied.push({ table, policy: policy.name, expression: unread[0]! });
    }
  }
  const wantedBy = (table: MockTable, policy: MockPolicy, side: Side, caller: Caller): Wanted => {
    const expression = side === 'check' ? (policy.check ?? policy.using) : policy.using;
    if (expression === null) return null;
    const rule = rules.get(keyOf(table, expression));
    return rule ? rule(caller) : unsupported === 'deny' ? NEVER : null;
  };
  const holdFor = ({ policies }: MockTable, { role }: Caller): boolean => policies !== null && role !== BYPASSES;
  const wanted = (table: MockTable, command: Command, side: Side, caller: Caller): Wanted => {
    if (!holdFor(table, caller)) return null;
    const own = table.policies!.filter(({ command: of, roles }) => (of === 'all' || of === command) && (roles === null || roles.includes(caller.role)));
    const each = (restrictive: boolean) =>
      own.filter((policy) => policy.restrictive === restrictive).map((policy) => () => wantedBy(table, policy, side, caller));
    return allOf([anyOf(evaluated(each(false))), ...each(true).map((wants) => wants())]);
  };
  const within = (query: ResolvedQuery, asker: Asker, conds: readonly Wanted[]): ResolvedQuery => {
    asker.onTable?.(query.table);
    return { ...query, where: allOf([query.where, ...conds]), nodes: query.nodes.map((node) => nodeFor(node, asker)) };
  };
  const nodeFor = (node: ResolvedNode, asker: Asker): ResolvedNode => {
    if (node.kind === 'column') return node;
    const query = within(node.query, asker, [wanted(node.query.table, 'select', 'using', asker.caller)]);
    if (node.link.kind !== 'through') return { ...node, query };
    asker.onTable?.(node.link.near.child);
    const where = wanted(node.link.near.child, 'select', 'using', asker.caller);
    return { ...node, query, link: where === null ? node.link : { ...node.link, where } };
  };
  /** Why a row may be refused that Postgres would take. */
  const hintOf = (table: MockTable): string | null => {
    const names = unsupported === 'allow' ? [] : notApplied.filter((one) => one.table === table).map(({ policy }) => `"${policy}"`);
    return names.length === 0 ? null : `The mock cannot evaluate the policy ${names.join(', ')} of the table, and so it denies.`;
  };
  const check = (table: MockTable, wants: Wanted, row: Row, caller: Caller, what = '') => {
    if (meets(wants, row)) return;
    throw new MockFault({
      code: '42501',
      // Who has no token may try again with one.
      status: caller.role === 'anon' ? 401 : 403,
      message: `new row violates row-level security policy ${what}for table "${table.name}"`,
      hint: hintOf(table),
    });
  };
  return {
    tables,
    notApplied,
    holdFor,
    visible(query, asker) {
      const { caller } = asker;
      // Rows that are changed or removed are looked for, and so must be seen.
      const seen = query.verb === 'insert' ? null : wanted(query.table, 'select', 'using', caller);
      const own = query.verb === 'update' || query.verb === 'delete' ? wanted(query.table, query.verb, 'using', caller) : null;
      return within(query, asker, [seen, own]);
    },
    checkWritten(table, command, row, caller, isSeen) {
      check(table, wanted(table, command, 'check', caller), row, caller);
      if (isSeen) check(table, wanted(table, 'select', 'using', caller), row, caller);
    },
    checkConflicting(table, row, caller) {
      for (const command of ['update', 'select'] as const) check(table, wanted(table, command, 'using', caller), row, caller, '(USING expression) ');
    },
  };
}

/** What permissive policies want. One that fails, as of a `sub` that is no uuid, matters only where no other lets every row through. */
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
