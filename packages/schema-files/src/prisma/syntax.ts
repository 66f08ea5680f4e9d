import type { Place } from '../model/place.ts';
/** A place in a file. */

export type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  /** `USER`, `true`, `Cascade`. */
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Argument[] }
  | { readonly kind: 'list'; readonly values: readonly Value[] }
  | { readonly kind: 'object'; readonly members: readonly Argument[] };

export type Argument = { readonly name?: string; readonly value: Value };

/** `@default(now())`, `@@unique([a, b])`, `@db.Uuid`. */
export type Attribute = Place & { readonly name: string; readonly arguments: readonly Argument[] };

export type Field = Place & {
  readonly name: string;
  readonly type: string;
  /** The type of a column that Prisma has no word for. */
  readonly unsupported?: string;
  readonly arity: 'required' | 'optional' | 'list';
  readonly attributes: readonly Attribute[];
  readonly comment?: string;
};

export type Block = Place & {
  /** model, enum, view, type, datasource, generator. */
  readonly kind: string;
  readonly name: string;
  readonly fields: readonly Field[];
  readonly attributes: readonly Attribute[];
  /** Of a datasource: `provider = "postgresql"`. */
  readonly settings: ReadonlyMap<string, Value>;
  readonly comment?: string;
};
