import type * as Declared from '../types/index.d.ts';
import { withBlueprint } from './blueprint-of.ts';
import { rowsOf } from './rows-of.ts';

export const generate: typeof Declared.generate = (schema, { tables, ...choices } = {}) =>
  withBlueprint(schema, choices, ({ runner, blueprint }) => rowsOf(runner, blueprint, tables, choices.signal));
