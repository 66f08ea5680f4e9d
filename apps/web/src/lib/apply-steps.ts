import type { PatchOperation } from '@seedbed/contract';

type Container = Record<string, unknown>;

/** Why the steps do not fit: the document is another one by now. */
export class StaleSteps extends Error {}

/** Applies the steps of a JSON Patch that only test, replace and remove to a document in place. Throws StaleSteps at a test that fails, before anything changes. */
export function applySteps(document: object, steps: readonly PatchOperation[]): void {
  for (const step of steps) {
    const [parent, key] = placeOf(document, step.path);
    if (step.op === 'test' && JSON.stringify(parent?.[key]) !== JSON.stringify(step.value)) throw new StaleSteps();
  }
  for (const step of steps) {
    const [parent, key] = placeOf(document, step.path);
    if (!parent) throw new StaleSteps();
    if (step.op === 'replace') parent[key] = step.value;
    if (step.op === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (step.op === 'remove') delete parent[key];
  }
}

function placeOf(document: object, pointer: string): [Container | undefined, string] {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const key = names.pop()!;
  return [names.reduce<unknown>((at, name) => (at as Container | undefined)?.[name], document) as Container | undefined, key];
}
