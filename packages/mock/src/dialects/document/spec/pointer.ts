import type { Obj } from './json.ts';

/** The target of a reference inside a document: `#/components/schemas/User`. Undefined for a reference to another document, or to nothing. */
export function pointerIn(root: Obj, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  let value: unknown = root;
  for (const part of reference.slice(2).split('/')) {
    const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
