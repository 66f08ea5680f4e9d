/** Something of a platform that scripts name without making it. */
export type PlatformObject = {
  readonly schema: string;
  readonly name: string;
  /** A function is named by a call: `auth.uid()`. */
  readonly kind: 'table' | 'function';
  readonly sql: string;
  /** Tables that it needs, as `schema.name`. */
  readonly needs?: readonly string[];
};

/** A platform that a schema is written for, such as Supabase: what it has in every database. */
export type Platform = { readonly name: string; readonly objects: readonly PlatformObject[] };
