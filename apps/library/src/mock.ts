import { openMock } from '@seedbed/mock-server';
import { openRunner, resultsOfUser, withRows } from '@seedbed/runner';
import type * as Declared from '../types/mock.d.ts';
import { readSchema } from './read-schema.ts';

export const mock: typeof Declared.mock = async (schema, { dialect, maxRows, readOnly, password, policies, cache = true, signal, ...choices } = {}) => {
  const read = await readSchema(schema);
  await using runner = openRunner({ results: cache ? resultsOfUser() : undefined });
  const options = { ...choices, ...(signal && { signal }) };
  const { blueprint, catalog } =
    read.kind === 'blueprint'
      ? { blueprint: withRows(read.blueprint, options), catalog: undefined }
      : read.kind === 'ddl'
        ? await runner.inferDdl(read.ddl, options)
        : await runner.inferAddress(read.url, options);
  const opened = openMock({ plan: await runner.compile(blueprint), catalog, dialect, maxRows, readOnly, password, policies });
  const answer = opened.fetch as Declared.Mock;
  return Object.assign(answer, { reset: opened.reset, tables: opened.tables, signIn: opened.signIn });
};
