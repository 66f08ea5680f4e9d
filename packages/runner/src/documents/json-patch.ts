import { LIMITS, Problem, type PatchOperation } from '@seedbed/contract';

type Container = unknown[] | Record<string, unknown>;
/** `copied`: characters copied so far; a few dozen copies of the whole into itself would exhaust the memory. */
type Root = { document: unknown; copied: number };

/**
 * Applies a JSON Patch (RFC 6902) to a copy. Throws Problem `invalid-request` at the step that fails, with a pointer to
 * it in the body; a failed `test` is a `conflict`.
 */
export function applyPatch<T>(document: T, patch: readonly PatchOperation[]): unknown {
  const root: Root = { document: structuredClone(document), copied: 0 };
  patch.forEach((step, at) => {
    try {
      applyStep(root, step);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      throw new Problem(error.type, `Step ${at} of the patch (${step.op} ${step.path}): ${error.message}.`, {
        errors: [{ pointer: `/patch/${at}`, message: error.message }],
      });
    }
  });
  return root.document;
}

class StepError extends Error {
  readonly type: 'invalid-request' | 'conflict';

  constructor(message: string, type: 'invalid-request' | 'conflict' = 'invalid-request') {
    super(message);
    this.type = type;
  }
}

function applyStep(root: Root, step: PatchOperation): void {
  switch (step.op) {
    case 'add':
      return add(root, step.path, structuredClone(step.value));
    case 'remove':
      remove(root, step.path);
      return;
    case 'replace':
      replace(root, step.path, structuredClone(step.value));
      return;
    case 'copy':
      return add(root, step.path, copyOf(root, read(root, step.from)));
    case 'move':
      if (step.path.startsWith(`${step.from}/`)) throw new StepError('moves a place into itself');
      return add(root, step.path, remove(root, step.from));
    case 'test':
      if (!isEqual(read(root, step.path), step.value)) throw new StepError('another value is there', 'conflict');
  }
}

function copyOf(root: Root, value: unknown): unknown {
  const text = JSON.stringify(value);
  root.copied += text.length;
  if (root.copied > LIMITS.blueprintBytes) throw new StepError('the copies are larger than a blueprint may be');
  return JSON.parse(text);
}

function add(root: Root, pointer: string, value: unknown): void {
  const { container, name } = locate(root, pointer);
  if (!Array.isArray(container)) {
    container[name] = value;
    return;
  }
  const at = name === '-' ? container.length : index(name, container.length);
  container.splice(at, 0, value);
}

function remove(root: Root, pointer: string): unknown {
  const { container, name } = locate(root, pointer);
  const value = member(container, name);
  if (Array.isArray(container)) container.splice(index(name, container.length - 1), 1);
  else delete container[name];
  return value;
}

function replace(root: Root, pointer: string, value: unknown): void {
  const { container, name } = locate(root, pointer);
  member(container, name);
  (container as Record<string, unknown>)[name] = value;
}

function read(root: Root, pointer: string): unknown {
  const { container, name } = locate(root, pointer);
  return member(container, name);
}

/** The container of the pointer's place, and the place's name in it. `root` holds the whole document. */
function locate(root: Root, pointer: string): { container: Container; name: string } {
  const names = pointerNames(pointer);
  let container: Container = root as unknown as Record<string, unknown>;
  let name = 'document';
  for (const next of names) {
    const inner = member(container, name);
    if (typeof inner !== 'object' || inner === null) throw new StepError(`there is nothing inside ${JSON.stringify(name)}`);
    container = inner as Container;
    name = next;
  }
  return { container, name };
}

function member(container: Container, name: string): unknown {
  if (Array.isArray(container)) return container[index(name, container.length - 1)];
  if (!Object.hasOwn(container, name)) throw new StepError(`there is no ${JSON.stringify(name)}`);
  return container[name];
}

function index(name: string, most: number): number {
  const at = Number(name);
  if (!/^(0|[1-9]\d*)$/.test(name) || at > most) throw new StepError(`${JSON.stringify(name)} is no place in the list`);
  return at;
}

function pointerNames(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new StepError('a JSON Pointer begins with /');
  return pointer
    .slice(1)
    .split('/')
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      // Set as a plain member it would become the object's prototype.
      if (name === '__proto__') throw new StepError('__proto__ is no name of a member');
      return name;
    });
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]))
  );
}
