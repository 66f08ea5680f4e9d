import { isObject, Problem, quotedName } from '@seedbed/contract';
import { parse } from 'yaml';
import { conditionsOf, freeName, sqlName, type TypeOptions } from '../documents/typed-column.ts';
import type { SourceFile } from '../files/folder.ts';
import type { Column, ForeignKey, Index, ReadModel, Table } from '../model/model.ts';
import { physicalType, typeOf } from './column-type.ts';
import { qualityOf } from './quality.ts';

type File = Pick<SourceFile, 'path' | 'text'>;
type Property = Readonly<Record<string, unknown>>;

/** Whether a text is an ODCS data contract: `kind: DataContract`. */
export function isOdcs(text: string): boolean {
  return /^[ \t]*["']?kind["']?[ \t]*:\s*["']?DataContract\b/m.test(text) && /^[ \t]*["']?apiVersion["']?[ \t]*:/m.test(text);
}

/**
 * Converts contracts of the Open Data Contract Standard 3 to tables. Notes name, by place, what is lost. Throws `invalid-ddl` for a text
 * that is not YAML, for other versions, and if there is no table.
 */
export function readOdcs(files: readonly File[]): ReadModel {
  const notes: string[] = [];
  const found = files.map((file) => contractOf(file, notes));
  const all = found.flatMap(({ tables }) => tables);
  const links = found.flatMap(({ links: some }) => some);
  const foreignKeys = links.flatMap((link) => foreignKeyOf(link, all, notes) ?? []);
  const tables = all.map(({ table }) => withTargets(table, foreignKeys));
  return { model: { extensions: [], enums: [], tables, foreignKeys }, notes };
}

/** A table, with the names that relationships use for it and its columns. */
type Named = { readonly table: Table; readonly called: ReadonlySet<string>; readonly columns: ReadonlyMap<string, string> };
type Link = { readonly place: string; readonly from: string; readonly columns: readonly string[]; readonly to: readonly string[] };

function contractOf({ path, text }: File, notes: string[]): { readonly tables: readonly Named[]; readonly links: readonly Link[] } {
  const document = parsed(path, text);
  const version = String(document['apiVersion'] ?? '');
  if (!/^v?3\b/.test(version))
    throw fault(path, `apiVersion ${version || 'is missing'}: version 3 of the Open Data Contract Standard is read, whose tables are under schema`);
  const objects = Array.isArray(document['schema']) ? document['schema'].filter(isObject) : [];
  if (objects.length === 0) throw fault(path, 'schema lists no table');
  const links: Link[] = [];
  const tables = objects.map((object, at) => tableOf(object, `${path}: schema[${at}]`, notes, links));
  for (const member of ['slaProperties', 'quality'])
    if (Array.isArray(document[member]) && document[member].length > 0) notes.push(`${path}: not read: ${member}`);
  return { tables, links };
}

function tableOf(object: Property, place: string, notes: string[], links: Link[]): Named {
  const name = nameOf(object) ?? 'records';
  const properties = Array.isArray(object['properties']) ? object['properties'].filter(isObject) : [];
  const columns: Column[] = [];
  const checks: { readonly sql: string }[] = [];
  const indexes: Index[] = [];
  const names = new Map<string, string>();
  const key: { readonly name: string; readonly position: number }[] = [];
  for (const [at, property] of properties.entries()) {
    const where = `${place}.properties[${at}]${typeof property['name'] === 'string' ? ` (${property['name']})` : ''}`;
    const note = (what: string): void => void notes.push(`${where}: not read: ${what}`);
    const wanted = nameOf(property) ?? `column_${at + 1}`;
    const column = freeName(wanted, (each) => !columns.some((known) => known.name === each));
    if (column !== wanted) notes.push(`${where}: column ${column}, since ${wanted} is another column`);
    for (const called of [property['name'], property['physicalName'], property['id']]) if (typeof called === 'string') names.set(called, column);
    const type = typeOf(property);
    if (property['physicalType'] !== undefined && property['logicalType'] === undefined && physicalType(property['physicalType']) === null)
      note(`physicalType ${String(property['physicalType'])}, read as text`);
    const { required: never, unique: once, ...quality } = qualityOf(property['quality'], note);
    const typeOptions: TypeOptions = { type, ...optionsOf(property), ...quality };
    const isKey = property['primaryKey'] === true;
    columns.push({
      name: column,
      type,
      notNull: isKey || property['required'] === true || never === true,
      ...(typeof property['description'] === 'string' && { comment: property['description'] }),
    });
    checks.push(...conditionsOf(column, typeOptions, note));
    if ((property['unique'] === true || once) && !isKey) indexes.push({ unique: true, parts: [quotedName(column)] });
    if (isKey) key.push({ name: column, position: Number(property['primaryKeyPosition'] ?? key.length + 1) });
    for (const member of ['transformLogic', 'encryptedName']) if (property[member] !== undefined) note(member);
    for (const target of relationsOf(property)) links.push({ place: where, from: name, columns: [column], to: target });
  }
  for (const each of Array.isArray(object['relationships']) ? object['relationships'].filter(isObject) : []) {
    const [from, to] = [listOf(each['from']), listOf(each['to'])];
    links.push({ place: `${place}.relationships`, from: name, columns: from.map((one) => names.get(one.split('.').at(-1)!) ?? one), to });
  }
  qualityOf(object['quality'], (what) => void notes.push(`${place}: not read: ${what}`));
  const table: Table = {
    name,
    columns,
    indexes,
    checks,
    ...(key.length > 0 && { primaryKey: { columns: key.toSorted((a, b) => a.position - b.position).map((each) => each.name) } }),
    ...(typeof object['description'] === 'string' && { comment: object['description'] }),
  };
  return { table, called: new Set([object['name'], object['physicalName'], object['id']].filter((each) => typeof each === 'string')), columns: names };
}

function optionsOf(property: Property): Partial<TypeOptions> {
  const options = isObject(property['logicalTypeOptions']) ? property['logicalTypeOptions'] : {};
  const number = (member: string): number | undefined => (Number.isFinite(options[member]) ? (options[member] as number) : undefined);
  const bound = (member: string): number | string | undefined => number(member) ?? (typeof options[member] === 'string' ? options[member] : undefined);
  return {
    minLength: number('minLength'),
    maxLength: number('maxLength'),
    minimum: options['exclusiveMinimum'] === true ? undefined : bound('minimum'),
    maximum: options['exclusiveMaximum'] === true ? undefined : bound('maximum'),
    exclusiveMinimum: options['exclusiveMinimum'] === true ? bound('minimum') : number('exclusiveMinimum'),
    exclusiveMaximum: options['exclusiveMaximum'] === true ? bound('maximum') : number('exclusiveMaximum'),
    multipleOf: number('multipleOf'),
    pattern: typeof options['pattern'] === 'string' ? options['pattern'] : undefined,
    minItems: number('minItems'),
    maxItems: number('maxItems'),
    keys: Array.isArray(options['required']) ? options['required'].filter((each) => typeof each === 'string') : undefined,
    ...(Array.isArray(options['enum']) && { listed: options['enum'] as unknown[] }),
  };
}

/** `to: users.id`, one or several. */
function relationsOf(property: Property): string[][] {
  const all = Array.isArray(property['relationships']) ? property['relationships'].filter(isObject) : [];
  return all.flatMap((each) => (each['type'] === undefined || each['type'] === 'foreignKey' ? [listOf(each['to']).slice(0, 1)] : []));
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}

function foreignKeyOf({ place, from, columns, to }: Link, all: readonly Named[], notes: string[]): ForeignKey | null {
  const parts = to.map((each) => each.split(/[./]/).filter((part) => part !== '' && part !== 'properties' && part !== 'schema'));
  const target = all.find(({ called, table }) => parts.every((steps) => called.has(steps.at(-2) ?? '') || table.name === steps.at(-2)));
  const keys = target ? parts.flatMap((steps) => target.columns.get(steps.at(-1)!) ?? []) : [];
  if (!target || keys.length === 0 || keys.length !== columns.length) {
    notes.push(`${place}: not read: relationship to ${to.join(', ') || 'nothing'}, which no table of the contract has`);
    return null;
  }
  return { from: { name: from }, columns, to: { name: target.table.name }, keys };
}

/** Makes the target of each reference unique, as Postgres requires. */
function withTargets(table: Table, foreignKeys: readonly ForeignKey[]): Table {
  const wanted = foreignKeys.filter(({ to }) => to.name === table.name).map(({ keys }) => keys);
  const missing = wanted.filter(
    (keys) =>
      keys.join() !== table.primaryKey?.columns.join() && !table.indexes.some(({ unique, parts }) => unique && parts.join() === keys.map(quotedName).join()),
  );
  const indexes = [...new Map(missing.map((keys) => [keys.join('\n'), { unique: true, parts: keys.map(quotedName) }])).values()];
  return { ...table, indexes: [...table.indexes, ...indexes] };
}

function nameOf(object: Property): string | undefined {
  const name = object['physicalName'] ?? object['name'];
  return typeof name === 'string' && name !== '' ? sqlName(name.split('.').at(-1)!) : undefined;
}

function parsed(path: string, text: string): Property {
  try {
    const value: unknown = parse(text, { maxAliasCount: 100 });
    if (isObject(value)) return value;
  } catch (cause) {
    throw fault(path, `no YAML: ${(cause as Error).message.split('\n')[0]!}`, cause);
  }
  throw fault(path, 'the contract is no object');
}

function fault(path: string, message: string, cause?: unknown): Problem {
  return new Problem('invalid-ddl', `${path}: ${message}.`, { facts: { phase: 'schema', file: path }, ...(cause !== undefined && { cause }) });
}
