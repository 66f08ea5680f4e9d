import type { MockSchema } from '../../../core/index.ts';
import type { Asker, StatementReads } from './allowed-rows.ts';
import { BYPASSES, readPolicies, type Policies, type UnsupportedPolicies } from './policies.ts';
import { openStatementRules, type StatementRules } from './statement-rules.ts';

/** The row-level policies of a schema, as the rows that a caller may see and write. */
export type RowRules = Pick<Policies, 'tables' | 'notApplied' | 'holdFor'> & {
  /** The rules for a statement. */
  open(asker: Asker, reads: StatementReads): StatementRules;
};

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
  const policies = readPolicies(schema, unsupported);
  const { tables, notApplied, holdFor } = policies;
  return { tables, notApplied, holdFor, open: (asker, reads) => openStatementRules(policies, asker, reads) };
}
