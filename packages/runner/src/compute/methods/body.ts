import { dictionary, Problem, ROUTES } from '@seedbed/contract';
import { bodySchema } from '../../documents/body-schema.ts';
import { valueChecker, type Checker } from '../../documents/check-value.ts';
import { readJson } from '../../documents/read-json.ts';
import type { Fault } from '../../documents/readable-errors.ts';

type BodyArgs = { readonly route: string; readonly bytes: Uint8Array };
/** The content of a body; documents in it remain texts, because this thread does not read them. */
export type ReadBody =
  | { readonly members: Readonly<Record<string, unknown>>; readonly documents: Readonly<Record<string, string>> }
  | { readonly faults: readonly Fault[] };

/** Members that may be as large as a whole body. */
const DOCUMENTS = ['blueprint', 'patch'] as const;

const checkers = new Map<string, Checker>();

/** Reads and checks a large body by its route. Throws Problem `invalid-request`. */
export function readBody({ route: id, bytes }: BodyArgs): ReadBody {
  const body = readJson(new TextDecoder().decode(bytes));
  const faults = checkerOf(id)(body);
  if (faults.length > 0) return { faults };
  const members = { ...(body as Record<string, unknown>) };
  const documents = dictionary<string>();
  for (const name of DOCUMENTS) {
    if (members[name] === undefined) continue;
    documents[name] = JSON.stringify(members[name]);
    delete members[name];
  }
  return { members, documents };
}

function checkerOf(id: string): Checker {
  let found = checkers.get(id);
  if (!found) {
    const route = ROUTES.find((each) => each.id === id);
    const schema = route && bodySchema(route);
    if (!schema) throw new Problem('internal', `The route ${id} takes no body.`);
    checkers.set(id, (found = valueChecker(schema)));
  }
  return found;
}
