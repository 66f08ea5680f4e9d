type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly description?: string;
};

/** Comments of an answer, which change nothing, begin so in the form. */
const COMMENT = 'a comment';
/** Not for whoever writes an answer. */
const INTERNAL: ReadonlySet<string> = new Set(['$schema', 'said']);

/**
 * A JSON Schema as TypeScript types: a third of its bytes. `named` are parts of it, each written once. Comments, patterns and bounds are left out: what breaks them comes
 * back as an error with its place.
 */
export function formAsTypes(form: object, named: Readonly<Record<string, object>>): string {
  const names = new Map(Object.entries(named).map(([name, part]) => [keyOf(part), name]));
  const print = (schema: Schema, own?: string): string => {
    const name = names.get(keyOf(schema));
    if (name !== undefined && name !== own) return name;
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
    if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => print(each)))].join(' | ');
    if (schema.properties) return membersOf(schema, print);
    if (schema.patternProperties)
      return `{ [name: string]: ${Object.values(schema.patternProperties)
        .map((each) => print(each))
        .join(' | ')} }`;
    if (schema.items && schema.minItems === 2 && schema.maxItems === 2) return `[${print(schema.items)}, ${print(schema.items)}]`;
    if (schema.items) return `(${print(schema.items)})[]`.replace(/^\(([\w.]+)\)\[\]$/, '$1[]');
    if (schema.type === 'integer') return 'number';
    return schema.type ?? 'unknown';
  };
  return [...Object.entries(named).map(([name, part]) => `type ${name} = ${print(part, name)};`), `type Answer = ${print(form)};`].join('\n');
}

function membersOf({ properties = {}, required = [] }: Schema, print: (schema: Schema) => string): string {
  const members = Object.entries(properties).flatMap(([name, member]) =>
    INTERNAL.has(name) || member.description?.startsWith(COMMENT)
      ? []
      : [`${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${print(member)}`],
  );
  return `{ ${members.join('; ')} }`;
}

/** Two schemas with one text are one; what they are described as does not count. */
function keyOf(schema: object): string {
  return JSON.stringify(schema, (key, value: unknown) => (key === 'description' || key === '$id' ? undefined : value));
}
