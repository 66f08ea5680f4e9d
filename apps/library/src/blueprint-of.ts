import { Problem, type Blueprint, type Diagnostic } from '@seedbed/contract';
import { openRunner, resultsOfUser, withRows, type InferOptions, type Runner } from '@seedbed/runner';
import type { Choices, Schema } from '../types/index.d.ts';
import { readKnowledge } from './read-knowledge.ts';
import { readSchema } from './read-schema.ts';

export type Known = {
  readonly runner: Runner;
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
  readonly ddl: string | undefined;
  /** Whether the schema was a blueprint, with row counts of its own. */ readonly given: boolean;
};

/** Opens the data path for one call, with the blueprint of a schema; what was opened is closed after it. */
export async function withBlueprint<T>(
  schema: Schema,
  { cache = true, signal, knowledge, ...choices }: Choices,
  use: (known: Known) => Promise<T>,
): Promise<T> {
  const read = await readSchema(schema);
  await using runner = openRunner({ results: cache ? resultsOfUser() : undefined });
  const known = knowledge === undefined ? undefined : await readKnowledge(knowledge);
  if (known !== undefined && read.kind === 'blueprint')
    throw new Problem('invalid-request', 'knowledge: the schema is a blueprint, which holds its knowledge already. Pass the DDL, or leave knowledge out.');
  const options: InferOptions = { ...choices, ...(signal && { signal }), ...(known === undefined ? {} : { knowledge: known }) };
  if (read.kind === 'blueprint') return await use({ runner, blueprint: withRows(read.blueprint, options), diagnostics: [], ddl: undefined, given: true });
  const { blueprint, diagnostics } = read.kind === 'ddl' ? await runner.inferDdl(read.ddl, options) : await runner.inferAddress(read.url, options);
  return await use({ runner, blueprint, diagnostics, ddl: read.kind === 'ddl' ? read.ddl : undefined, given: false });
}
