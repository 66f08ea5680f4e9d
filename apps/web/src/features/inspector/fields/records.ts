/** A part of a number of an article: words as they are, a formula, or digits that count. */
export type Part = { readonly text?: string; readonly expression?: string; readonly number?: number; readonly by?: string };

/** What a part is. */
export function kindOfPart(part: Part): 'text' | 'expression' | 'number' {
  return part.expression !== undefined ? 'expression' : part.number !== undefined ? 'number' : 'text';
}

/** A document: an object, a list, one of several, or values of a generator. */
export type Shape = Readonly<Record<string, unknown>> & { readonly type?: string; readonly kind?: string };

export const SHAPES = ['object', 'array', 'oneOf', 'values'] as const;
export type ShapeKind = (typeof SHAPES)[number];

export function kindOfShape(shape: unknown): ShapeKind {
  const { type } = (shape ?? {}) as Shape;
  return type === 'object' || type === 'array' || type === 'oneOf' ? type : 'values';
}

/** A shape as a person starts with it. */
export function startOfShape(kind: ShapeKind): Shape {
  if (kind === 'object') return { type: 'object', keys: { name: { kind: 'text.word' } } };
  if (kind === 'array') return { type: 'array', items: { kind: 'text.word' }, min: 1, max: 3 };
  return kind === 'oneOf' ? { type: 'oneOf', shapes: [{ kind: 'text.word' }] } : { kind: 'text.word' };
}

/** An object with another name or value at a place; without the member if the name is undefined. The order stays. */
export function withMember(object: Readonly<Record<string, unknown>>, at: number, name: string | undefined, value: unknown): Record<string, unknown> {
  const members = Object.entries(object);
  if (name === undefined) members.splice(at, 1);
  else members[at] = [name, value];
  return Object.fromEntries(members);
}

/** A name that an object does not have yet: `name`, `name2`. */
export function freeName(object: Readonly<Record<string, unknown>>, name: string): string {
  for (let i = 1; ; i++) {
    const free = i === 1 ? name : `${name}${i}`;
    if (!Object.hasOwn(object, free)) return free;
  }
}
