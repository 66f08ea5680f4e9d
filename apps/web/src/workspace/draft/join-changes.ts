/** JSON that is modified in place: a draft of a blueprint. */
type Tree = Record<string, unknown>;

/**
 * Writes what changed from `base` to `changed` into `current`, wherever that is still as it was in `base`: what was changed there
 * meanwhile stays, unless `over` is set. Tables and columns are matched by name. Returns the number of places written.
 */
export function joinChanges(current: unknown, base: unknown, changed: unknown, over = false): number {
  if (!isTree(current) || !isTree(base) || !isTree(changed)) return 0;
  let written = 0;
  for (const key of new Set([...Object.keys(base), ...Object.keys(changed)])) {
    const [is, was, will] = [current[key], base[key], changed[key]];
    if (same(was, will) || same(is, will)) continue;
    if (areNamed(is) && areNamed(was) && areNamed(will) && sameNames(was, will)) {
      for (const one of will) written += joinChanges(named(is, one), named(was, one), one, over);
    } else if (same(is, was) || (over && !(isTree(is) && isTree(was) && isTree(will)))) {
      if (will === undefined) delete current[key];
      else current[key] = will;
      written++;
    } else written += joinChanges(is, was, will, over);
  }
  return written;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areNamed(list: unknown): list is Tree[] {
  return Array.isArray(list) && list.length > 0 && list.every((one) => isTree(one) && typeof one.name === 'string');
}

function named(list: readonly Tree[], one: Tree): Tree | undefined {
  return list.find((other) => other.name === one.name && other.schema === one.schema);
}

/** Lists that gained or lost members are values as a whole. */
function sameNames(a: readonly Tree[], b: readonly Tree[]): boolean {
  return a.length === b.length && b.every((one) => named(a, one) !== undefined);
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
