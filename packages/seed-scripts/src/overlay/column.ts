import { resolveType, type Blueprint, type BlueprintColumn, type OverlayColumn } from '@seedbed/contract';
import type { Cell, Literal, NamedGenerator } from '../statement.ts';
import { plain } from './names.ts';

export type Known = { readonly blueprint: Blueprint; readonly hasGenerator: (kind: string) => boolean };

/**
 * The overlay's setting for a column; or why the column is unchanged (`kept`), or why an overlay cannot express it
 * (`left`).
 */
export type ColumnResult = { readonly say: OverlayColumn } | { readonly kept: string } | { readonly left: string };

/** Generators that agree with other columns of the row, or with other rows. */
const AGREES = /^(?:life\.|derived$|lookup$|sibling$|split$|composite$|expression$)/;

export function sayColumn(known: Known, column: BlueprintColumn, cell: Cell, isUnique: boolean): ColumnResult {
  switch (cell.kind) {
    case 'own':
      return { kept: cell.why };
    case 'unknown':
      return { left: cell.why };
    case 'nested':
      return cell.document === undefined ? { left: 'a document that code makes' } : same(column, cell.document, isUnique);
    case 'literal':
      return literal(known, column, cell.value, cell.member === true, isUnique);
    case 'choice':
      return choice(known, column, cell.values, isUnique);
    case 'generator':
      return generator(known, column, cell.generator, cell.nullShare);
  }
}

function labelsOf({ types }: Blueprint, column: BlueprintColumn): readonly string[] | undefined {
  const type = resolveType(column.type, types);
  const listed: unknown = (column.domain as { in?: unknown } | undefined)?.in;
  return type.labels ?? (Array.isArray(listed) ? listed.map(String) : undefined);
}

/** The column's label that matches the value, in any letter case. */
export function labelFor({ blueprint }: Known, column: BlueprintColumn, value: Literal): Literal | undefined {
  const labels = labelsOf(blueprint, column);
  if (!labels || value === null) return value;
  return labels.find((label) => label === String(value)) ?? labels.find((label) => plain(label) === plain(String(value)));
}

function literal(known: Known, column: BlueprintColumn, given: Literal, member: boolean, isUnique: boolean): ColumnResult {
  const value = labelFor(known, column, given);
  if (value === undefined) return { left: `the column takes no ${JSON.stringify(given)}` };
  if (member && !labelsOf(known.blueprint, column)) return { left: `${String(given)} is declared in another file` };
  return same(column, value, isUnique);
}

function same(column: BlueprintColumn, value: Literal, isUnique: boolean): ColumnResult {
  if (isUnique) return { left: 'the column is unique, and this is the same value in every row' };
  if (value === null) return column.nullable ? { say: null } : { left: 'the column is NOT NULL' };
  // Braces in a text of an overlay are columns of the row.
  return typeof value === 'string' && /\{[^{}]*\}/.test(value) ? { say: { generator: 'constant', parameters: { value } } } : { say: value };
}

function choice(known: Known, column: BlueprintColumn, all: readonly { readonly value: Literal; readonly weight: number }[], isUnique: boolean): ColumnResult {
  if (isUnique) return { left: 'the column is unique, and the list gives values again' };
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  const none = all.filter(({ value }) => value === null).reduce((total, { weight }) => total + weight, 0) / sum;
  if (none > 0 && !column.nullable) return { left: 'the column is NOT NULL' };
  const nulls = none > 0 ? { null: percent(none) } : {};
  const values = all
    .filter(({ value }) => value !== null)
    .map(({ value, weight }) => ({ value: labelFor(known, column, value), given: value, weight: round(weight) }));
  const wrong = values.find(({ value }) => value === undefined);
  if (wrong) return { left: `the column takes no ${JSON.stringify(wrong.given)}` };
  if (values.length === 0) return { say: null };
  const added = new Map<Literal, number>();
  for (const { value, weight } of values) added.set(value!, (added.get(value!) ?? 0) + weight);
  const texts = [...added.keys()].map(String);
  if (
    labelsOf(known.blueprint, column) ||
    (texts.every((text) => /^[\p{L}][\p{L}\p{N} _-]{0,39}$/u.test(text)) && !texts.includes('generator') && !texts.includes('dirt'))
  )
    return { say: { ...Object.fromEntries([...added].map(([value, weight]) => [String(value), round(weight)])), ...nulls } };
  const weights = [...added.values()];
  const parameters = { values: [...added.keys()], ...(new Set(weights).size > 1 && { weights }) };
  return { say: { generator: 'values', parameters, ...nulls } };
}

const percent = (share: number): string => `${Number((share * 100).toPrecision(4))} %`;
const round = (weight: number): number => Number(weight.toPrecision(6));

function generator(
  { hasGenerator }: Known,
  column: BlueprintColumn,
  { kind: path, parameters, plain: random }: NamedGenerator,
  nullShare: number | undefined,
): ColumnResult {
  const inferred = column.generator?.kind ?? '';
  const nulls = nullShare !== undefined && nullShare > 0 && column.nullable ? { null: percent(nullShare) } : undefined;
  const keep = (why: string): ColumnResult => (nulls ? { say: nulls } : { kept: why });
  const isNative = hasGenerator(path);
  const own = isNative && parameters && 'arguments' in parameters ? undefined : parameters;
  if (random) return keep(`${path} has no meaning of its own; inferred: ${inferred}`);
  if (AGREES.test(inferred)) return keep(`inferred: ${inferred}, which agrees with other columns`);
  if (!own && (inferred === path || leaf(inferred) === leaf(path))) return keep(`inferred: ${inferred}`);
  const kind = isNative ? path : `faker:${path}`;
  return { say: { generator: kind, ...(own && Object.keys(own).length > 0 && { parameters: own }), ...nulls } };
}

const leaf = (kind: string): string => kind.slice(kind.lastIndexOf('.') + 1);
