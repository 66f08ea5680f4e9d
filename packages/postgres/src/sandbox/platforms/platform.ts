/** An object of a platform that scripts use without creating it. */
export type PlatformObject = {
  readonly schema: string;
  readonly name: string;
  /** A function appears as a call: `auth.uid()`. */
  readonly kind: 'table' | 'function';
  readonly sql: string;
  /** Tables that it requires, as `schema.name`. */
  readonly needs?: readonly string[];
};

/** A platform that a schema targets, such as Supabase: the objects in each of its databases. */
export type Platform = { readonly name: string; readonly objects: readonly PlatformObject[] };
