import type { Attribute, Value } from './syntax.ts';

type Attributed = { readonly attributes: readonly Attribute[] };

/** The attribute of that name, as `id` of `@id`. */
export function attributeOf({ attributes }: Attributed, name: string): Attribute | undefined {
  return attributes.find((each) => each.name === name);
}

/** A named argument, or the first unnamed one if `isFirst`. */
export function argumentOf(attribute: Attribute | undefined, name: string, isFirst = false): Value | undefined {
  const named = attribute?.arguments.find((each) => each.name === name);
  return (named ?? (isFirst ? attribute?.arguments.find((each) => each.name === undefined) : undefined))?.value;
}

/** The text of an argument. */
export function textArgument(attribute: Attribute | undefined, name: string, isFirst = false): string | undefined {
  const value = argumentOf(attribute, name, isFirst);
  return value?.kind === 'text' ? value.text : undefined;
}

/** The word of an argument: `Cascade`. */
export function wordArgument(attribute: Attribute | undefined, name: string): string | undefined {
  const value = argumentOf(attribute, name);
  return value?.kind === 'word' ? value.text : undefined;
}

/** Names of fields: `fields: [a, b]`. */
export function fieldsArgument(attribute: Attribute | undefined, name: string, isFirst = false): string[] {
  const value = argumentOf(attribute, name, isFirst);
  const values = value?.kind === 'list' ? value.values : value === undefined ? [] : [value];
  return values.flatMap((each) => (each.kind === 'word' ? [each.text] : each.kind === 'call' ? [each.name] : []));
}

/** Its name in the database. */
export function mappedName(of: Attributed & { readonly name: string }): string {
  return textArgument(attributeOf(of, 'map'), 'name', true) ?? of.name;
}
