import type { Place } from '../model/place.ts';
import type { Token } from './tokens.ts';

/** `users` or `core.users`. */
export type Path = { readonly schema?: string; readonly name: string };

/** `not null`, `default: 1`, `ref: > users.id`: a setting with the words behind it. */
export type Setting = { readonly name: string; readonly value: readonly Token[] };

export type TypeName = Path & { readonly sizes: string; readonly isList: boolean };

export type ColumnLine = Place & { readonly name: string; readonly type: TypeName; readonly settings: readonly Setting[] };

/** Columns by name, expressions as SQL. */
export type IndexLine = Place & { readonly parts: readonly { readonly text: string; readonly isSql: boolean }[]; readonly settings: readonly Setting[] };

export type TableBlock = Place &
  Path & {
    readonly alias?: string;
    readonly columns: readonly ColumnLine[];
    readonly indexes: readonly IndexLine[];
    readonly checks: readonly string[];
    /** Names of the partial tables whose columns it includes. */
    readonly partials: readonly string[];
    readonly note?: string;
  };

export type EnumBlock = Place & Path & { readonly labels: readonly string[] };

/** One end of a Ref: columns of a table, by its name or alias. */
export type End = { readonly table: Path; readonly columns: readonly string[] };

export type RefLine = Place & { readonly from: End; readonly sign: '<' | '>' | '-' | '<>'; readonly to: End; readonly settings: readonly Setting[] };

export type Document = {
  readonly tables: readonly TableBlock[];
  readonly partials: readonly TableBlock[];
  readonly enums: readonly EnumBlock[];
  readonly refs: readonly RefLine[];
};
