import { isObject, type Blueprint } from '@seedbed/contract';
import { applyKnowledge } from './apply-knowledge.ts';
import { pointer } from './work.ts';

/** How often an answer is applied to find what can be left out of it. */
const MAX_TRIES = 24;

/** An answer without what is refused of it, and this alone in a document of the same form; null if nothing is left out. */
export type Sorted = {
  readonly kept: unknown;
  readonly refused: unknown;
  /** JSON Pointers of what is left out. */
  readonly left: readonly string[];
  /** JSON Pointers of errors whose statements stay, since a part of them counts. */
  readonly stays: readonly string[];
};

type Path = readonly string[];

/** Leaves out of an answer what is refused of it. What is kept gives the same blueprint, and none of the errors of what is left out. */
export async function withoutRefused(given: unknown, before: Blueprint): Promise<Sorted> {
  const apply = async (knowledge: unknown) => await applyKnowledge(knowledge, before, { looksAtRows: false });
  const whole = await apply(given);
  const blueprint = JSON.stringify(whole.blueprint);
  const known = new Set(whole.outcome.faults.map(({ message }) => message));
  const paths = [...new Set(whole.outcome.faults.map(({ place }) => place))].flatMap((place) => {
    const path = placeIn(given, place);
    return path.length > 1 ? [{ place, path }] : [];
  });
  let tries = 0;
  const isSame = async (left: readonly Path[]): Promise<boolean> => {
    if (++tries > MAX_TRIES) return false;
    const after = await apply(without(given, left));
    return JSON.stringify(after.blueprint) === blueprint && after.outcome.faults.every(({ message }) => known.has(message));
  };
  const found: { place: string; path: Path }[] = [];
  for (const each of [paths, paths.map(({ place, path }) => ({ place, path: statementOf(path) }))])
    if (found.length === 0 && each.length > 0 && (await isSame(each.map(({ path }) => path)))) found.push(...each);
  if (found.length === 0)
    for (const { place, path } of paths)
      for (let length = path.length; length > 1; length--) {
        const one = { place, path: path.slice(0, length) };
        if (!(await isSame([...found, one].map((each) => each.path)))) continue;
        found.push(one);
        break;
      }
  if (found.length === 0) return { kept: given, refused: null, left: [], stays: whole.outcome.faults.map(({ place }) => place) };
  const left = found.map(({ path }) => path);
  const gone = new Set(found.map(({ place }) => place));
  return {
    kept: without(given, left),
    refused: only(given, left.map(joinable)),
    left: left.map((path) => pointer(...path)),
    stays: whole.outcome.faults.flatMap(({ place }) => (gone.has(place) ? [] : [place])),
  };
}

/** As much of a JSON Pointer as is there. */
function placeIn(given: unknown, place: string): Path {
  const names = place
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  let inside = given;
  const missing = names.findIndex((name) => {
    const isIn = (isObject(inside) || Array.isArray(inside)) && Object.hasOwn(inside, name);
    inside = isIn ? (inside as Record<string, unknown>)[name] : undefined;
    return !isIn;
  });
  return missing < 0 ? names : names.slice(0, missing);
}

/** Members whose entries are statements of their own. */
const ENTRIES: ReadonlySet<string> = new Set(['values', 'shares', 'when', 'orders', 'equations', 'examples']);

/** The whole statement that a place is in: a member of a column or of a table, or an entry of a list of them. */
function statementOf(path: Path): Path {
  const at = path[0] === 'tables' ? (path[2] === 'columns' ? 4 : 2) : path[0] === 'columns' ? 2 : 1;
  return path.slice(0, at + (ENTRIES.has(path[at] ?? '') ? 2 : 1));
}

/** Lists of a table whose entries are added to those of an earlier document. */
const ADDED: ReadonlySet<string> = new Set(['when', 'orders', 'equations']);

/** What of a place must stand in a document that is joined with what is kept: a member whole, of which a part alone would take the place. */
function joinable(path: Path): Path {
  if (path[0] === 'tables' && ADDED.has(path[2] ?? '')) return path;
  return path.slice(0, path[0] === 'tables' ? (path[2] === 'columns' ? 5 : 3) : path[0] === 'columns' ? 3 : 2);
}

const GONE = Symbol('gone');

/** The document without these places, and without objects and lists that they leave empty. */
function without(given: unknown, left: readonly Path[]): unknown {
  const copy = structuredClone(given) as Record<string, unknown>;
  for (const path of left) {
    let inside: Record<string, unknown> | undefined = copy;
    for (const name of path.slice(0, -1)) inside = inside && isInner(inside[name]) ? (inside[name] as Record<string, unknown>) : undefined;
    if (inside) (inside as Record<string, unknown>)[path.at(-1)!] = GONE;
  }
  const swept = sweep(copy);
  return { ...copy, ...(swept as object), tables: (isObject(swept) && swept['tables']) || {} };
}

function isInner(given: unknown): boolean {
  return isObject(given) || Array.isArray(given);
}

/** Without what is gone; `GONE` if nothing is left of what was more. */
function sweep(given: unknown): unknown {
  if (given === GONE || !isInner(given)) return given;
  const entries = Object.entries(given as object).map(([name, value]) => [name, sweep(value)] as const);
  const kept = entries.filter(([, value]) => value !== GONE);
  if (entries.length > 0 && kept.length === 0) return GONE;
  // A condition without an outcome says nothing.
  if (kept.length < entries.length && kept.length === 1 && kept[0]![0] === 'if') return GONE;
  return Array.isArray(given) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}

/** These places alone, with the conditions that they stand under. */
function only(given: unknown, left: readonly Path[]): unknown {
  const root = { format: 2, tables: {} };
  // Entries of a list keep their order, and not their numbers.
  const lists = new Map<unknown, Map<string, unknown>>();
  for (const path of left) {
    let [from, to]: [unknown, unknown] = [given, root];
    for (const [at, name] of path.entries()) {
      const inside = (from as Record<string, unknown>)[name];
      const isLast = at === path.length - 1;
      const copy = isLast ? structuredClone(inside) : Array.isArray(inside) ? [] : isObject(inside) && 'if' in inside ? { if: inside['if'] } : {};
      if (Array.isArray(to)) {
        const known = lists.get(to) ?? new Map<string, unknown>();
        lists.set(to, known);
        if (!known.has(name)) {
          known.set(name, copy);
          to.push(copy);
        }
        to = known.get(name);
      } else {
        const members = to as Record<string, unknown>;
        if (isLast || members[name] === undefined) members[name] = copy;
        to = members[name];
      }
      from = inside;
    }
  }
  return root;
}
