import type * as Declared from '../types/index.d.ts';
import { withBlueprint } from './blueprint-of.ts';
import { requireKnown } from './require-known.ts';
import { rowsOf } from './rows-of.ts';

export const generate: typeof Declared.generate = async (schema, options = {}) => {
  requireKnown('generate', options, ['tables']);
  const { tables, ...choices } = options;
  return await withBlueprint(schema, choices, ({ runner, blueprint }) => rowsOf(runner, blueprint, tables, choices.signal));
};
