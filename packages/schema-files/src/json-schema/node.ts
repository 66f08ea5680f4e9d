import { isObject, Problem } from '@seedbed/contract';

/** A schema of JSON Schema; any member may be absent or of an unexpected form. */
export type Node = Readonly<Record<string, unknown>>;

/** A place in the document: a JSON Pointer, and the schema there with the additions from `$ref` and `allOf`. */
export type Placed = { readonly pointer: string; readonly node: Node; /** The target of `$ref`, such as `#/$defs/Address`. */ readonly ref?: string };

/** A document that refers to itself in many ways would expand without an end. */
const MAX_OPENED = 100_000;

/** Reads schemas of one document, with references resolved. */
export function opener(root: Node, note: (pointer: string, what: string) => void) {
  let opened = 0;
  /** `path`: references that led here. */
  function open(pointer: string, value: unknown, path: readonly string[]): Placed {
    if (++opened > MAX_OPENED) throw new Problem('too-large', `The JSON Schema expands to more than ${MAX_OPENED} schemas by its references.`);
    if (!isObject(value)) return { pointer, node: {} };
    const ref = value['$ref'];
    if (typeof ref === 'string') {
      const target = path.includes(ref) ? undefined : find(root, ref);
      if (target === undefined) {
        note(pointer, path.includes(ref) ? `$ref ${ref}, which refers to itself` : `$ref ${ref}, which this file does not hold`);
        return { pointer, node: {} };
      }
      const { $ref: _, ...beside } = value;
      return { pointer, node: { ...open(pointer, target, [...path, ref]).node, ...beside }, ref };
    }
    const all = value['allOf'];
    if (!Array.isArray(all)) return { pointer, node: value };
    const { allOf: _, ...own } = value;
    return { pointer, node: merged([...all, own].map((part, i) => open(`${pointer}/allOf/${i}`, part, path).node)) };
  }
  return (pointer: string, value: unknown): Placed => open(pointer, value, []);
}

/** One schema with what all of these ask for; of other members the last one counts. Takes as long as they are together. */
function merged(parts: readonly Node[]): Node {
  const members = new Map(parts.flatMap((part) => Object.entries(part)));
  const properties = new Map(parts.flatMap((part) => (isObject(part['properties']) ? Object.entries(part['properties']) : [])));
  const required = new Set(parts.flatMap((part) => textsOf(part['required'])));
  // Not assigned one by one: a member may be called `__proto__`.
  if (properties.size > 0) members.set('properties', Object.fromEntries(properties));
  if (required.size > 0) members.set('required', [...required]);
  return Object.fromEntries(members);
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** The schema that a reference within the document points to. */
function find(root: Node, ref: string): unknown {
  if (ref === '#') return root;
  if (!ref.startsWith('#/')) {
    const definitions = { ...(root['definitions'] as object), ...(root['$defs'] as object) };
    return Object.values(definitions).find((each) => isObject(each) && (each['$id'] === ref || `#${String(each['$anchor'])}` === ref));
  }
  let value: unknown = root;
  for (const step of ref.slice(2).split('/')) {
    const name = decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // A percent sign that is not part of an escape.
    return step;
  }
}

/** The types that a schema names, without `null`; and whether it allows null. */
export function typesOf(node: Node): { readonly types: readonly string[]; readonly nullable: boolean } {
  const all = typeof node['type'] === 'string' ? [node['type']] : textsOf(node['type']);
  const listed = Array.isArray(node['enum']) && node['enum'].includes(null);
  return { types: all.filter((type) => type !== 'null'), nullable: all.includes('null') || node['nullable'] === true || listed };
}

/** A schema that is one other or null: that other. */
export function withoutNull(at: (pointer: string, value: unknown) => Placed, placed: Placed): { readonly placed: Placed; readonly nullable: boolean } {
  for (const keyword of ['anyOf', 'oneOf']) {
    const parts = placed.node[keyword];
    if (!Array.isArray(parts)) continue;
    const others = parts.flatMap((part, i) => (isObject(part) && part['type'] === 'null' ? [] : [{ part: part as unknown, i }]));
    if (others.length !== 1) continue;
    const { [keyword]: _, ...rest } = placed.node;
    const inner = at(`${placed.pointer}/${keyword}/${others[0]!.i}`, others[0]!.part);
    return { placed: { ...inner, pointer: placed.pointer, node: { ...rest, ...inner.node } }, nullable: parts.length > others.length };
  }
  return { placed, nullable: false };
}
