import type { Blueprint, Catalog, Diagnostic } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

/** Where a schema or a target lies; see `parseAddress` of the postgres package. */
export type Target = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
  readonly sslmode?: 'disable' | 'prefer' | 'require' | 'verify-full';
};

export type InferOptions = {
  /** Rows for every table that does not follow from a parent, or by table (`users` or `public.users`). */
  readonly rows?: number | Readonly<Record<string, number>>;
  /** Multiplies the default row counts. */
  readonly scale?: number;
  readonly seed?: string | number;
  readonly locale?: string;
  readonly referenceDate?: string;
  readonly signal?: AbortSignal;
};

export type Inferred = {
  readonly catalog: Catalog;
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
};

export type Format = 'csv' | 'ndjson' | 'json' | 'sql' | 'copy' | 'copy-binary' | 'parquet';

/** Rows are counted from 1 here, both ends in. */
export type StreamRequest = {
  readonly table: string;
  readonly format: Format;
  readonly from?: number;
  readonly to?: number;
  readonly columns?: readonly string[];
  /** CSV: a first line with the names. Default true. */
  readonly header?: boolean;
  readonly signal?: AbortSignal;
};

export type RowPage = {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Rows in the table. */
  readonly total: number;
  /** Number of the first row of the page, from 1. */
  readonly first: number;
  /** As Postgres prints them; null for NULL. */
  readonly rows: readonly (readonly (string | null)[])[];
};

export type LoadMode = 'empty' | 'append' | 'truncate';

export type LoadProgress = {
  readonly table: string;
  readonly state: 'waiting' | 'running' | 'done' | 'skipped';
  readonly rows: number;
  readonly total: number;
  readonly bytes: number;
};

export type LoadOptions = {
  readonly mode?: LoadMode;
  /** Makes the schema from this DDL first. */
  readonly create?: string;
  readonly tables?: readonly string[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: LoadProgress) => void;
};

export type LoadReport = {
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly bytes: number; readonly seconds: number; readonly note?: string }[];
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly diagnostics: readonly Diagnostic[];
};

export type { Plan };
