import { MockFault, type MockPolicy, type MockSchema, type MockTable } from '../../../core/index.ts';
import type { Caller } from '../expression/call.ts';
import { parseForm, type Form } from '../expression/parse.ts';
import { recursiveTable, type Command, type Path, type Side } from './recursion.ts';

/** A policy that a mock cannot evaluate. */
export type NotApplied = { readonly table: MockTable; readonly policy: string; readonly expression: string };

/**
 * The effect of a policy that a mock cannot evaluate. `deny`: a permissive one grants nothing, a restrictive one hides every row. `allow`:
 * every row satisfies it.
 */
export type UnsupportedPolicies = 'deny' | 'allow';

/** The row-level policies of a schema with their expressions read. */
export type Policies = {
  /** Tables with row-level security. */
  readonly tables: readonly MockTable[];
  readonly notApplied: readonly NotApplied[];
  readonly unsupported: UnsupportedPolicies;
  /** Whether policies of a table apply to the caller. */
  holdFor(table: MockTable, caller: Caller): boolean;
  /** Those of a table that apply to a command of the caller. */
  of(table: MockTable, command: Command, caller: Caller): readonly MockPolicy[];
  /** The expression of one side: null if it cannot be evaluated, `every` if there is none. */
  formOf(table: MockTable, policy: MockPolicy, side: Side): Form | null | 'every';
  /** Throws 42P17 for circular policies. */
  refuseRecursion(table: MockTable, commands: Path, caller: Caller): void;
  /** Why the mock may reject a row that Postgres would accept. */
  hintOf(table: MockTable): string | null;
};

/** Sees and writes every row, as on Supabase. */
export const BYPASSES = 'service_role';

export function readPolicies(schema: MockSchema, unsupported: UnsupportedPolicies): Policies {
  const tables = schema.tables.filter(({ policies }) => policies !== null);
  const { forms, notApplied } = readForms(schema, tables);
  const of: Policies['of'] = (table, command, { role }) =>
    table.policies!.filter(({ command: its, roles }) => (its === 'all' || its === command) && (roles === null || roles.includes(role)));
  const formOf: Policies['formOf'] = (table, policy, side) => {
    const expression = side === 'check' ? (policy.check ?? policy.using) : policy.using;
    return expression === null ? 'every' : (forms.get(keyOf(table, expression)) ?? null);
  };
  const recursions = new Map<string, MockTable | null>();
  const namedRoles = new Set(schema.tables.flatMap(({ policies }) => (policies ?? []).flatMap(({ roles }) => roles ?? [])));
  return {
    tables,
    notApplied,
    unsupported,
    holdFor: ({ policies }, { role }) => policies !== null && role !== BYPASSES,
    of,
    formOf,
    refuseRecursion(table, commands, caller) {
      // Roles without policies of their own are equivalent, and a token may name any.
      const role = namedRoles.has(caller.role) ? caller.role : '';
      const key = `${table.qualified}\n${role}\n${commands.join(' ')}`;
      if (!recursions.has(key)) {
        const notesOf = (each: MockTable, command: Command, side: Side) =>
          of(each, command, caller)
            .map((policy) => formOf(each, policy, side))
            .flatMap((form) => (form === null || form === 'every' ? [] : [form.notes]));
        recursions.set(key, recursiveTable(table, commands, notesOf));
      }
      const found = recursions.get(key);
      if (found) throw new MockFault({ code: '42P17', status: 500, message: `infinite recursion detected in policy for relation "${found.name}"` });
    },
    hintOf(table) {
      const names = unsupported === 'allow' ? [] : notApplied.filter((one) => one.table === table).map(({ policy }) => `"${policy}"`);
      return names.length === 0 ? null : `The mock cannot evaluate the policy ${names.join(', ')} of the table, and so it denies.`;
    },
  };
}

/** Every expression of the policies by its table and text: null if it cannot be evaluated. */
function readForms(schema: MockSchema, tables: readonly MockTable[]) {
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
  return { forms, notApplied };
}

const keyOf = (table: MockTable, expression: string): string => `${table.qualified}\n${expression}`;
