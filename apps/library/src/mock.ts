import { openMock } from '@seedbed/mock-server';
import type * as Declared from '../types/mock.d.ts';
import { withBlueprint } from './blueprint-of.ts';
import { requireKnown } from './require-known.ts';

export const mock: typeof Declared.mock = async (schema, options = {}) => {
  requireKnown('mock', options, ['dialect', 'maxRows', 'readOnly', 'password', 'policies', 'unsupportedPolicies', 'chaos']);
  const { dialect, maxRows, readOnly, password, policies, unsupportedPolicies, chaos, ...choices } = options;
  return await withBlueprint(schema, choices, async ({ runner, blueprint, catalog }) => {
    const opened = openMock({ plan: await runner.compile(blueprint), catalog, dialect, maxRows, readOnly, password, policies, unsupportedPolicies, chaos });
    const answer = opened.fetch as Declared.Mock;
    return Object.assign(answer, { reset: opened.reset, tables: opened.tables, signIn: opened.signIn });
  });
};
