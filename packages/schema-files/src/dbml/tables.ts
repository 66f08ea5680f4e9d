import { dictionary, quotedName, quotedText } from '@seedbed/contract';
import type { Column, Index, Name, Table } from '../model/model.ts';
import { columnType, serialType } from './column-type.ts';
import type { ColumnLine, IndexLine, Setting, TableBlock } from './syntax.ts';
import type { Token } from './tokens.ts';

/** The table of a block, with the columns of its partial tables. */
export function tableOf(block: TableBlock, partials: readonly TableBlock[], enums: readonly Name[]): Table {
  const of = block.partials.flatMap((name) => partials.filter((each) => each.name === name));
  const lines = [...of.flatMap(({ columns }) => columns), ...block.columns];
  const columns = new Map(lines.map((line) => [line.name, line])).values().toArray();
  const indexes = [...of.flatMap((each) => each.indexes), ...block.indexes];
  const key = primaryKey(columns, indexes);
  const checks = [...of.flatMap((each) => each.checks), ...block.checks, ...columns.flatMap(({ settings }) => textOf(settings, 'check'))];
  return {
    ...nameOf(block),
    columns: columns.map((line) => columnOf(line, enums)),
    ...(key.length > 0 && { primaryKey: { columns: key } }),
    indexes: [...columns.flatMap(uniqueOf), ...indexes.filter(({ settings }) => !has(settings, 'pk')).map(indexOf)],
    checks: checks.map((sql) => ({ sql })),
    ...(block.note !== undefined && block.note !== '' && { comment: block.note }),
  };
}

export function nameOf({ schema, name }: Name): Name {
  return { name, ...(schema !== undefined && { schema }) };
}

function primaryKey(columns: readonly ColumnLine[], indexes: readonly IndexLine[]): readonly string[] {
  const whole = indexes.find(({ settings }) => has(settings, 'pk'));
  return whole ? whole.parts.map(({ text }) => text) : columns.filter(({ settings }) => isKey(settings)).map(({ name }) => name);
}

function isKey(settings: readonly Setting[]): boolean {
  return has(settings, 'pk') || has(settings, 'primary key');
}

function has(settings: readonly Setting[], name: string): boolean {
  return settings.some((each) => each.name === name);
}

/** The first word of a setting. */
function textOf(settings: readonly Setting[], name: string): string[] {
  return settings.filter((each) => each.name === name).flatMap(({ value }) => value.slice(0, 1).map(({ text }) => text));
}

function columnOf({ name, type: written, settings }: ColumnLine, enums: readonly Name[]): Column {
  const type = columnType(written, enums);
  const serial = has(settings, 'increment') ? serialType(type) : undefined;
  const usual = serial === undefined ? defaultOf(settings.find((each) => each.name === 'default')?.value) : undefined;
  const [note] = textOf(settings, 'note');
  return {
    name,
    type: serial ?? type,
    notNull: has(settings, 'not null') || isKey(settings),
    ...(usual !== undefined && { default: usual }),
    ...(note !== undefined && note !== '' && { comment: note }),
  };
}

/** `1`, `'draft'`, `true`, or an expression in backquotes. */
function defaultOf(value: readonly Token[] | undefined): string | undefined {
  const [first, ...rest] = value ?? [];
  if (!first) return undefined;
  if (first.kind === 'text' || first.kind === 'name') return quotedText(first.text);
  // A document or list is no expression of SQL.
  if (first.kind === 'sql' && /^\s*[{[]/.test(first.text)) return quotedText(first.text);
  // A text is cast to its column's type automatically; the name after it may be unknown to any database.
  const cast = first.kind === 'sql' ? /^('(?:[^']|'')*')::[\w .()"[\]]+$/.exec(first.text) : null;
  if (cast) return cast[1];
  if (first.kind === 'sql') return EXPRESSIONS[first.text.toLowerCase().trim()] ?? `(${first.text})`;
  const text = [first, ...rest].map((each) => each.text).join('');
  return text.toLowerCase() === 'null' ? undefined : (EXPRESSIONS[text.toLowerCase()] ?? (PLAIN.test(text) ? text : quotedText(text)));
}

const PLAIN = /^(?:-?\d+(?:\.\d+)?|true|false)$/i;

/** Expressions of other databases, and Postgres' own for each. */
const EXPRESSIONS = dictionary({
  'now()': 'now()',
  now: 'now()',
  current_timestamp: 'CURRENT_TIMESTAMP',
  'current_timestamp()': 'CURRENT_TIMESTAMP',
  'current_timestamp on update current_timestamp': 'CURRENT_TIMESTAMP',
  'getdate()': 'now()',
  'sysdate()': 'now()',
  current_date: 'CURRENT_DATE',
  'uuid()': 'gen_random_uuid()',
  'newid()': 'gen_random_uuid()',
});

function uniqueOf({ name, settings }: ColumnLine): Index[] {
  return has(settings, 'unique') && !isKey(settings) ? [{ unique: true, parts: [quotedName(name)] }] : [];
}

function indexOf({ parts, settings }: IndexLine): Index {
  const [name] = textOf(settings, 'name');
  const [method] = textOf(settings, 'type');
  const known = method !== undefined && METHODS.has(method.toLowerCase()) ? method.toLowerCase() : undefined;
  return {
    unique: has(settings, 'unique'),
    parts: parts.map(({ text, isSql }) => (isSql ? `(${text})` : quotedName(text))),
    ...(name !== undefined && { name }),
    ...(known !== undefined && { method: known }),
  };
}

const METHODS: ReadonlySet<string> = new Set(['btree', 'hash', 'gin', 'gist', 'brin', 'spgist']);
