/**
 * One statement of a pasted script, as Postgres' own parser splits it. Offsets are bytes of the cleaned script in
 * UTF-8.
 */
export type ScriptStatement = {
  /** The parser's node name: CreateStmt, IndexStmt … */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly verdict: Verdict;
};

export type Verdict =
  | { readonly do: 'run'; readonly policy?: PolicyRoles }
  /** Not needed for the tables, or not allowed: omitted, with one notice per `why`. */
  | { readonly do: 'skip'; readonly why: string; readonly level?: 'warning' }
  /** Not a part of a schema at all: refuses the whole script. */
  | { readonly do: 'refuse'; readonly why: string }
  /**
   * Rows that the script inserts or changes (INSERT … VALUES and the like): run when reading a catalog, because they
   * may be the content of a lookup table; never in a target.
   */
  | { readonly do: 'rows' }
  /** Created in advance, as a superuser. */
  | { readonly do: 'extension'; readonly name: string; readonly schema: string | undefined }
  | { readonly do: 'schema'; readonly name: string; readonly hasElements: boolean }
  /**
   * A C function of a contrib library: created as a call of the extension's own function (only a superuser may name C
   * symbols). Positions are bytes.
   */
  | {
      readonly do: 'c-function';
      readonly library: string;
      readonly symbol: string;
      readonly arguments: number;
      readonly languageAt: number;
      readonly bodyAt: number;
    }
  /** A setting of the database into which the script is loaded; reset if there are no values. */
  | { readonly do: 'database-setting'; readonly setting: string; readonly values: readonly string[] };

/** The roles of a CREATE or ALTER POLICY that lists some. `rolesAt`: the byte offset of the first one. */
export type PolicyRoles = { readonly name: string; readonly table: readonly string[]; readonly roles: readonly string[]; readonly rolesAt: number };

export const RUN: Verdict = { do: 'run' };
export const skip = (why: string): Verdict => ({ do: 'skip', why });
/** The same for what would act outside the schema: people may expect it. */
export const skipAloud = (why: string): Verdict => ({ do: 'skip', why, level: 'warning' });
export const refuse = (why: string): Verdict => ({ do: 'refuse', why });
