import type * as Declared from '../types/index.d.ts';
import { withBlueprint } from './blueprint-of.ts';
import { requireKnown } from './require-known.ts';

export const infer: typeof Declared.infer = async (schema, choices = {}) => {
  requireKnown('infer', choices);
  return await withBlueprint(schema, choices, async ({ blueprint, diagnostics }) => ({ blueprint, diagnostics }));
};
