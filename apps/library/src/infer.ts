import type * as Declared from '../types/index.d.ts';
import { withBlueprint } from './blueprint-of.ts';

export const infer: typeof Declared.infer = (schema, choices = {}) =>
  withBlueprint(schema, choices, async ({ blueprint, diagnostics }) => ({ blueprint, diagnostics }));
