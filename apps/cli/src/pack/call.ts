import type { FoundConfig } from '../config/read-config.ts';
import type { Context } from '../context.ts';

export type PackFlags = {
  readonly concept?: string;
  readonly table?: string;
  readonly pack?: string;
  readonly out?: string;
  readonly json?: boolean;
  readonly config?: string;
};

/** The arguments of `seedbed pack`. */
export type PackCall = { readonly context: Context; readonly names: readonly string[]; readonly flags: PackFlags; readonly config: FoundConfig };
