/** One statement of a pasted script, as Postgres' own parser cuts it. Offsets are bytes of the scrubbed script in UTF-8. */
export type ScriptStatement = {
  /** The parser's node name: CreateStmt, IndexStmt … */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly verdict: Verdict;
};

export type Verdict =
  | { readonly do: 'run'; readonly policy?: PolicyRoles }
  /** Not needed for the tables, or not ours to do: left out, with one notice per `why`. */
  | { readonly do: 'skip'; readonly why: string }
  /** Not a part of a schema at all: refuses the whole script. */
  | { readonly do: 'refuse'; readonly why: string }
  /**
   * Rows that the script inserts or changes (INSERT … VALUES and the like): run when reading a catalog, since they may be the content of a
   * lookup table; never in a target.
   */
  | { readonly do: 'rows' }
  /** Made by us beforehand, as a superuser. */
  | { readonly do: 'extension'; readonly name: string; readonly schema: string | undefined }
  | { readonly do: 'schema'; readonly name: string; readonly hasElements: boolean }
  /** A function in C of a contrib library: made as a call of the extension's own function (a superuser alone may name C symbols). Places are bytes. */
  | {
      readonly do: 'c-function';
      readonly library: string;
      readonly symbol: string;
      readonly arguments: number;
      readonly languageAt: number;
      readonly bodyAt: number;
    }
  /** A setting of whatever database the script is loaded into; without values it is reset. */
  | { readonly do: 'database-setting'; readonly setting: string; readonly values: readonly string[] };

/** The roles of a CREATE or ALTER POLICY that names some. `rolesAt`: the byte where the first one is. */
export type PolicyRoles = { readonly name: string; readonly table: readonly string[]; readonly roles: readonly string[]; readonly rolesAt: number };

export const RUN: Verdict = { do: 'run' };
export const skip = (why: string): Verdict => ({ do: 'skip', why });
export const refuse = (why: string): Verdict => ({ do: 'refuse', why });
