import { Wishes } from '@seedbed/contract';
import { Check, Errors } from 'typebox/value';

/** A document's list of changes; or why it has none. The knowledge of each is checked statement by statement, when it is tried. */
export function wishesOf(
  given: unknown,
): { readonly wishes: Wishes['changes']; readonly fault?: undefined } | { readonly wishes?: undefined; readonly fault: string } {
  const outer = withoutKnowledge(given);
  if (Check(Wishes, outer)) return { wishes: (given as Wishes).changes };
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
