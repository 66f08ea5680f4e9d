import type { Step } from './edits.ts';

/** A step that comes after others, by name: those whose edits it reads or overwrites. */
export type Ordered = Step & { readonly after?: readonly string[] };

/**
 * One change to the first choices for a table's columns, by their neighbours. A pass comes after those that it names, because it reads or
 * overwrites what they edit; among the others its place means nothing (`pnpm bench pins --shuffle` decides alike).
 */
export type Pass<T> = Ordered & { readonly decide: (table: T) => void };

/**
 * Steps in an order in which each comes after those that it names; otherwise as they are listed. Throws if one names a step that is not
 * among them, and if they wait for one another in a circle.
 */
export function inOrder<T extends Ordered>(steps: readonly T[]): readonly T[] {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = new Set(steps);
  const done = new Set<string>();
  for (const { name, after = [] } of steps) {
    const unknown = after.find((each) => !names.has(each));
    if (unknown !== undefined) throw new Error(`the step "${name}" comes after "${unknown}", which is no step`);
  }
  const ordered: T[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(({ after = [] }) => after.every((each) => done.has(each)));
    if (!next) throw new Error(`steps come after one another in a circle: ${[...waiting].map(({ name }) => name).join(', ')}`);
    waiting.delete(next);
    done.add(next.name);
    ordered.push(next);
  }
  return ordered;
}
