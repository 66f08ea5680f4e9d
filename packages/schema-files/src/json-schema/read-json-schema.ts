import { isObject, Problem } from '@seedbed/contract';
import { fitsType } from '../documents/fits-type.ts';
import { conditionsOf, freeName, literal, sqlName } from '../documents/typed-column.ts';
import type { SourceFile } from '../files/folder.ts';
import type { Column, ForeignKey, ReadModel, Table } from '../model/model.ts';
import { typeOptionsOf } from './column-type.ts';
import { opener, textsOf, typesOf, withoutNull, type Node, type Placed } from './node.ts';

type File = Pick<SourceFile, 'path' | 'text'>;

/** Whether a text is a JSON Schema document: by its `$schema`, or an object whose `properties` are schemas. */
export function isJsonSchema(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  if (/"\$schema"\s*:\s*"https?:\/\/json-schema\.org\//.test(text)) return true;
  return /"type"\s*:\s*"(?:object|array)"/.test(text) && /"(?:properties|items|\$defs|definitions)"\s*:/.test(text) && !/"(?:format)"\s*:\s*1\b/.test(text) && !/"openapi"\s*:/.test(text); // prettier-ignore
}

/**
 * Converts JSON Schema documents (draft-04 to 2020-12) to tables: objects become tables, lists of objects become tables of their own that
 * refer to them, other objects become JSON documents. Notes name, by JSON Pointer, what is lost. Throws `invalid-ddl` if there is no
 * object.
 */
export function readJsonSchema(files: readonly File[]): ReadModel {
  const reader = new Reader();
  for (const file of files) reader.read(file);
  return reader.model();
}

/** Keywords about values that no column can express. */
const NOT_READ = ['if', 'not', 'patternProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas', 'dependencies', 'contains', 'minProperties', 'maxProperties', 'unevaluatedProperties', '$dynamicRef']; // prettier-ignore

type Owner = { readonly table: string; readonly key: Column };

class Reader {
  readonly #tables = new Map<string, Table>();
  readonly #foreignKeys: ForeignKey[] = [];
  readonly #notes: string[] = [];
  /** The meaning of each table name. */
  readonly #named = new Map<string, { readonly place: string; readonly text: string }>();
  #path = '';
  #at!: (pointer: string, value: unknown) => Placed;
  /** Definitions that are tables, by their pointer. */
  #defined = new Map<string, string>();

  read({ path, text }: File): void {
    this.#path = path;
    const root = parsed(path, text);
    this.#at = opener(root, (pointer, what) => this.#note(pointer, what));
    const definitions = definitionsOf(root).map(([pointer, value]) => this.#at(pointer, value));
    this.#defined = new Map(definitions.filter(({ node }) => hasKey(node)).map((each) => [each.pointer, this.#tableName(definedName(each), each)]));
    const before = this.#tables.size;
    this.#readRoot(this.#at('#', root), path);
    for (const [pointer, name] of this.#defined)
      if (!this.#tables.has(name))
        this.#addTable(
          name,
          definitions.find((each) => each.pointer === pointer)!,
        );
    if (this.#tables.size === before)
      for (const each of definitions) if (isObject(each.node['properties'])) this.#addTable(this.#tableName(definedName(each), each), each);
    if (this.#tables.size === before)
      throw new Problem('invalid-ddl', `${path}: no object with properties is found, so no table can be made of it.`, {
        facts: { phase: 'schema', file: path },
      });
  }

  model(): ReadModel {
    const known = this.#foreignKeys.filter(({ to }) => this.#tables.has(to.name));
    return { model: { extensions: [], enums: [], tables: [...this.#tables.values()], foreignKeys: known }, notes: this.#notes };
  }

  #note(pointer: string, what: string): void {
    const line = `${this.#path}${pointer}: not read: ${what}`;
    if (!this.#notes.includes(line)) this.#notes.push(line);
  }

  /** A name for the table of an object: the wanted one, unless another object has it. */
  #tableName(wanted: string, { node, pointer, ref }: Placed): string {
    const own = { place: `${this.#path}${ref ?? pointer}`, text: JSON.stringify(node) };
    const isOwn = (name: string): boolean => {
      const known = this.#named.get(name);
      return known === undefined || known.place === own.place || known.text === own.text;
    };
    const name = freeName(wanted, isOwn);
    if (name !== wanted && !this.#named.has(name)) this.#notes.push(`${this.#path}${pointer}: table ${name}, since ${wanted} is another table`);
    if (!this.#named.has(name)) this.#named.set(name, own);
    return name;
  }

  /** `firstName` and `first_name` are two columns. */
  #columnName(wanted: string, columns: readonly Column[], pointer: string): string {
    const name = freeName(wanted, (each) => !columns.some((column) => column.name === each));
    if (name !== wanted) this.#notes.push(`${this.#path}${pointer}: column ${name}, since ${wanted} is another column`);
    return name;
  }

  #readRoot(root: Placed, path: string): void {
    const name = sqlName(typeof root.node['title'] === 'string' ? root.node['title'] : fileNoun(path));
    if (isObject(root.node['items'])) {
      const items = this.#at(`${root.pointer}/items`, root.node['items']);
      if (isObject(items.node['properties'])) this.#addTable(this.#tableName(nameOfRef(items) ?? name, items), items);
      return;
    }
    const { properties } = root.node;
    if (!isObject(properties)) return;
    const lists = Object.entries(properties).map(([key, value]) => [key, this.#listOf(this.#at(`${root.pointer}/properties/${key}`, value))] as const);
    // A document that contains only lists of objects is a database.
    if (lists.length > 0 && lists.every(([, items]) => items))
      for (const [key, items] of lists)
        this.#addTable((items!.ref !== undefined && this.#defined.get(items!.ref)) || this.#tableName(sqlName(key), items!), items!);
    else this.#addTable(this.#tableName(name, root), root);
  }

  /** The objects of a list. */
  #listOf({ node, pointer }: Placed): Placed | null {
    if (!isObject(node['items'])) return null;
    const items = this.#at(`${pointer}/items`, node['items']);
    return isObject(items.node['properties']) ? items : null;
  }

  /** `within`: references of the tables around it. */
  #addTable(name: string, placed: Placed, owner?: Owner, within: readonly string[] = []): void {
    if (this.#tables.has(name)) {
      if (owner && !this.#foreignKeys.some(({ from, to }) => from.name === name && to.name === owner.table))
        this.#note(placed.pointer, `a list of ${name} in ${owner.table}: ${name} is a table already, and does not refer to ${owner.table}`);
      return;
    }
    const path = placed.ref === undefined ? within : [...within, placed.ref];
    const { node, pointer } = placed;
    const properties = Object.entries(node['properties'] as Node);
    const required = new Set(textsOf(node['required']));
    const keyName = keyOf(name, properties.map(([key]) => key)); // prettier-ignore
    const columns: Column[] = [];
    const checks: { readonly sql: string }[] = [];
    const nested: { readonly name: string; readonly placed: Placed }[] = [];
    // Registered before we read its columns, since a definition may contain itself.
    this.#tables.set(name, { name, columns, indexes: [] });
    this.#noteRest(placed);
    for (const [key, value] of properties) {
      const place = `${pointer}/properties/${key}`;
      const whole = this.#at(place, value);
      const { placed: each, nullable } = withoutNull(this.#at, whole);
      const items = this.#listOf(each);
      const isOwn = items?.ref !== undefined && (items.ref === '#' || path.includes(items.ref)) && !this.#defined.has(items.ref);
      if (isOwn) this.#note(place, 'a recursive list; stored as a JSON column');
      if (items && !isOwn) {
        nested.push({ name: (items.ref !== undefined && this.#defined.get(items.ref)) || this.#tableName(`${name}_${sqlName(key)}`, items), placed: items });
        continue;
      }
      this.#noteRest(each);
      const ref = whole.ref ?? each.ref;
      const target = ref === undefined ? undefined : this.#defined.get(ref);
      if (target !== undefined) {
        columns.push(this.#reference(name, this.#columnName(`${sqlName(key)}_id`, columns, place), target, each, required.has(key) && !nullable));
        continue;
      }
      const column = this.#columnName(sqlName(key), columns, place);
      const options = typeOptionsOf(each, this.#at);
      const notNull = (key === keyName || required.has(key)) && !nullable && !typesOf(each.node).nullable;
      const given = each.node['default'] ?? undefined;
      const usual = given === undefined ? undefined : defaultOf(given, options.type);
      if (given !== undefined && usual === undefined) this.#note(place, `default ${JSON.stringify(given)} of values of type ${options.type}`);
      columns.push({
        name: column,
        type: options.type,
        notNull,
        ...(usual !== undefined && { default: usual }),
        ...(typeof each.node['description'] === 'string' && { comment: each.node['description'] }),
      });
      checks.push(...conditionsOf(column, options, (what) => this.#note(place, what)));
    }
    let key = columns.find((each) => keyName !== undefined && each.name === sqlName(keyName));
    if (!key && nested.length > 0) columns.unshift((key = { name: 'id', type: 'bigint GENERATED BY DEFAULT AS IDENTITY', notNull: true }));
    if (owner) {
      const type = bareType(owner.key);
      const own = columns.find((each) => each.name === `${owner.table}_id` && bareType(each) === type);
      const reference = own?.name ?? this.#columnName(`${owner.table}_id`, columns, pointer);
      if (!own) columns.push({ name: reference, type, notNull: true });
      this.#foreignKeys.push({ from: { name }, columns: [reference], to: { name: owner.table }, keys: [owner.key.name] });
    }
    this.#tables.set(name, {
      name,
      columns,
      ...(key && { primaryKey: { columns: [key.name] } }),
      indexes: [],
      checks,
      ...(typeof node['description'] === 'string' && { comment: node['description'] }),
    });
    for (const each of nested) this.#addTable(each.name, each.placed, { table: name, key: key! }, path);
  }

  #reference(from: string, column: string, to: string, { node }: Placed, notNull: boolean): Column {
    const properties = Object.entries(node['properties'] as Node);
    const key = keyOf(to, properties.map(([name]) => name))!; // prettier-ignore
    const { type } = typeOptionsOf(this.#at('', (node['properties'] as Node)[key]), this.#at);
    this.#foreignKeys.push({ from: { name: from }, columns: [column], to: { name: to }, keys: [sqlName(key)] });
    return { name: column, type, notNull };
  }

  #noteRest({ node, pointer }: Placed): void {
    for (const keyword of NOT_READ) if (keyword in node) this.#note(pointer, keyword);
    for (const keyword of ['anyOf', 'oneOf']) if (Array.isArray(node[keyword])) this.#note(pointer, `${keyword} of several schemas`);
    const { format } = node;
    if (typeof format === 'string' && UNCHECKED.has(format)) this.#note(pointer, `format ${format} as a condition; its name chooses the generator`);
  }
}

const UNCHECKED: ReadonlySet<string> = new Set(['regex', 'json-pointer', 'relative-json-pointer', 'uri-template']);

function parsed(path: string, text: string): Node {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (cause) {
    throw new Problem('invalid-ddl', `${path} is not valid JSON: ${(cause as Error).message}`, { facts: { phase: 'schema', file: path }, cause });
  }
  throw new Problem('invalid-ddl', `${path} holds no JSON object.`, { facts: { phase: 'schema', file: path } });
}

function definitionsOf(root: Node): [string, unknown][] {
  return ['$defs', 'definitions'].flatMap((member) => {
    const all = root[member];
    return isObject(all) ? Object.entries(all).map(([name, value]): [string, unknown] => [`#/${member}/${name}`, value]) : [];
  });
}

function definedName({ pointer }: Placed): string {
  return sqlName(pointer.split('/').at(-1)!);
}

/** Whether an object has its own key, so that others refer to it instead of containing it. */
function hasKey(node: Node): boolean {
  return isObject(node['properties']) && keyOf('', Object.keys(node['properties'])) !== undefined;
}

function keyOf(table: string, names: readonly string[]): string | undefined {
  return names.find((name) => /^_?(?:id|uuid|guid)$/i.test(name)) ?? names.find((name) => sqlName(name) === `${table}_id`);
}

function nameOfRef({ ref }: Placed): string | undefined {
  return ref === undefined || ref === '#' ? undefined : sqlName(ref.split('/').at(-1)!);
}

/** `schemas/order.schema.json` → `order`. */
function fileNoun(path: string): string {
  const name = path.split(/[\\/]/).at(-1)!.replace(/(?:\.schema)?\.json$/i, ''); // prettier-ignore
  return /^(?:the schema|schema|standard input|-)?$/i.test(name) ? 'records' : name;
}

function bareType({ type }: Column): string {
  return type.split(' GENERATED')[0]!;
}

function defaultOf(value: unknown, type: string): string | undefined {
  return type === 'jsonb' ? literal(JSON.stringify(value)) : fitsType(value, type) ? literal(value) : undefined;
}
