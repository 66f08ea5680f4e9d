import type { MockPolicy, MockSchema, MockTable } from '../core/index.ts';
import type { NotApplied, RowRules, UnsupportedPolicies } from '../engines/virtual/index.ts';

/** The effect of row-level policies on a mock. Shown at its start. */
export type PolicyReport = {
  /** Tables with policies for callers; empty if policies are off. */
  readonly tables: readonly string[];
  /** The effect of policies that a mock cannot evaluate. */
  readonly unsupported: UnsupportedPolicies;
  /** Policies that a mock cannot evaluate. */
  readonly notApplied: readonly { readonly table: string; readonly policy: string; readonly expression: string }[];
  /** Every policy of a table with row-level security, by table. */
  readonly policies: readonly PolicyState[];
};

/** `off`: policies are off for the whole mock. `expression`: a mock cannot evaluate this expression of the policy, which denies unless `unsupported` is `allow`. */
export type PolicyState = {
  readonly table: string;
  readonly policy: string;
  readonly command: MockPolicy['command'];
  readonly applied: boolean;
  readonly reason: 'off' | 'expression' | null;
  readonly expression: string | null;
};

/** `inPostgres`: Postgres applies them, whatever they contain. */
export function policyReport({ tables }: MockSchema, rules: RowRules | null, unsupported: UnsupportedPolicies, inPostgres = false): PolicyReport {
  const notApplied = inPostgres ? [] : (rules?.notApplied ?? []);
  const stateOf = (table: MockTable, { name, command }: MockPolicy): PolicyState => {
    const failed = notApplied.find((one) => one.table === table && one.policy === name);
    const reason = !rules ? 'off' : failed ? 'expression' : null;
    return { table: table.qualified, policy: name, command, applied: reason === null, reason, expression: failed?.expression ?? null };
  };
  return {
    unsupported,
    policies: tables.flatMap((table) => table.policies?.map((policy) => stateOf(table, policy)) ?? []),
    tables: rules?.tables.map(({ qualified }) => qualified) ?? [],
    notApplied: notApplied.map(({ table, policy, expression }) => ({ table: table.qualified, policy, expression })),
  };
}

/** Policies of these tables that are not applied, as the value of a header; null without any. */
export function notAppliedHeader(notApplied: readonly NotApplied[], tables: ReadonlySet<MockTable>): string | null {
  const names = notApplied.filter(({ table }) => tables.has(table)).map(({ table, policy }) => `${table.qualified}: ${policy}`);
  return names.length === 0 ? null : headerList(names);
}

/** Names as the value of a header: they may have letters that no header takes. */
export function headerList(names: Iterable<string>): string {
  return [...names].map((name) => name.replaceAll(/[^ -~]|[,%]/gu, encodeURIComponent)).join(', ');
}
