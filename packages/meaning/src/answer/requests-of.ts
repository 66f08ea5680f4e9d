import { Wishes } from '@seedbed/contract';
import { Check, Errors } from 'typebox/value';

/** A document's list of changes; or why it has none. The knowledge of each is checked statement by statement, when it is tried. */
export function requestsOf(
  given: unknown,
): { readonly requests: Wishes['changes']; readonly fault?: undefined } | { readonly requests?: undefined; readonly fault: string } {
  const outer = withoutKnowledge(given);
  if (Check(Wishes, outer)) return { requests: (given as Wishes).changes };
  const [first] = [...Errors(Wishes, outer)] as { instancePath: string; message: string }[];
  return { fault: `${first?.instancePath || '/'} ${first?.message ?? 'has another form'}` };
}

function withoutKnowledge(given: unknown): unknown {
  const { changes } = (given ?? {}) as { changes?: unknown };
  if (!Array.isArray(changes)) return given;
  return { ...(given as object), changes: changes.map((each: unknown) => (hasKnowledge(each) ? { ...each, knowledge: EMPTY } : each)) };
}

function hasKnowledge(change: unknown): change is object {
  return typeof change === 'object' && change !== null && 'knowledge' in change;
}

const EMPTY = { format: 2, tables: {} };
