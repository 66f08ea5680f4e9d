import { singular } from '@seedbed/contract';
import { folded, isNumberType, rowKey, type MockColumn, type MockSchema, type MockTable } from '../../../core/index.ts';
import type { Operation } from '../spec/operations.ts';
import type { PathPart } from '../spec/path.ts';
import type { ApiDocument } from '../spec/api-document.ts';
import { shapeOf, type Shape } from '../shape/shape.ts';
import type { Corrections } from './corrections.ts';
import { envelopePart, pathToRow, pathToRows, shapeAt } from './envelope.ts';
import type { Bound, Laid, NotLaid, Verb } from './laid.ts';
import { nounsOf, tableOfNoun } from './nouns.ts';
import type { Part } from './part.ts';
import { objectPart, OUTERMOST } from './part-of.ts';
import { successOf } from './success.ts';

type Known = { readonly document: ApiDocument; readonly tables: readonly MockTable[]; readonly corrections: Corrections };

/** Lays every operation of a document over tables. */
export function lay(document: ApiDocument, schema: MockSchema, schemas: readonly string[], corrections: Corrections): readonly (Laid | NotLaid)[] {
  const tables = schemas.flatMap((name) => schema.tables.filter((table) => table.schema === name));
  return document.operations.map((operation) => layOne(operation, { document, tables, corrections }));
}

function layOne(operation: Operation, known: Known): Laid | NotLaid {
  const success = successOf(operation);
  if (!success) return { operation, reason: 'The document has no successful response for it.' };
  const { status, mediaType, hasJson } = success;
  if (mediaType !== undefined && !hasJson) return { operation, reason: `It answers ${mediaType}: a mock makes JSON.` };
  const shape = hasJson ? shapeOf(known.document, success.schema) : null;
  const base = { operation, status, mediaType: mediaType ?? 'application/json' };
  if (known.corrections.made.has(operation.name))
    return { ...base, verb: 'made', table: null, bounds: [], body: shape && { kind: 'made', shape }, row: null, taken: null, isEffectless: false };
  const last = operation.parts.findLast(({ parameters }) => parameters.length === 0)?.text ?? '';
  const isItem = (operation.parts.at(-1)?.parameters.length ?? 0) > 0;
  const listPath = shape && !isItem ? pathToRows(shape, [last]) : undefined;
  const list = listPath && shapeAt(shape!, listPath);
  const rowShape = list ? list.items() : shape;
  const table = tableOf(operation, rowShape, shape, known);
  // `POST /logout`: nothing to show, and the answer reports no effect.
  if (!table && shape === null && operation.method === 'POST')
    return { ...base, verb: 'made', table: null, bounds: [], body: null, row: null, taken: null, isEffectless: true };
  if (!table) return { operation, reason: `No table is called as ${last === '' ? 'its path' : `"${last}"`} or as the component that it answers.` };
  const verb = verbOf(operation, isItem, list !== undefined, last, table, known);
  if (verb === undefined) return { operation, reason: `${operation.method} of a whole list removes or replaces many rows: a mock does that for one.` };
  const around = OUTERMOST(known.corrections);
  const rowPath = list || !shape ? [] : pathToRow(shape, table);
  const one = rowShape && (list ? rowShape : shapeAt(rowShape, rowPath));
  const row = one ? (one.kind === 'object' ? objectPart(one, table, around) : scalarPart(one, table)) : null;
  const body: Part | null =
    shape === null ? null : list ? envelopePart(shape, listPath!, { kind: 'rows', shape: list, part: row! }, true) : envelopePart(shape, rowPath, row!, false);
  return {
    ...base,
    verb: verb.verb,
    table,
    bounds: boundsOf(operation, table, row, known),
    body,
    row,
    taken: takenOf(operation, table, known),
    isEffectless: verb.isEffectless,
  };
}

/** Lists of texts or numbers show a key. */
function scalarPart(shape: Shape, table: MockTable): Part {
  const [column] = rowKey(table) ?? [];
  return column && (shape.kind === 'string' || (shape.kind === 'integer' && isNumberType(column.type)))
    ? { kind: 'column', shape, column }
    : { kind: 'made', shape };
}

/** Words for the caller's own rows: the component names their table. */
function tableOf(operation: Operation, row: Shape | null, whole: Shape | null, known: Known): MockTable | undefined {
  const fixed = operation.parts.filter(({ parameters }) => parameters.length === 0).map(({ text }) => text);
  const last = fixed.at(-1);
  const before = fixed.at(-2);
  const named = (name: string | undefined): MockTable | undefined => {
    if (name === undefined) return undefined;
    const correction = known.corrections.resources.get(name);
    return correction === undefined ? undefined : known.tables.find((table) => table.name === correction);
  };
  const components = [row?.name, whole?.name].filter((name) => name !== undefined);
  const noun = (name: string | undefined) => (name === undefined ? undefined : tableOfNoun(known.tables, name));
  const wrapped = row && row.kind === 'object' ? shapeAt(row, pathToRow(row, undefined)).name : undefined;
  const body = operation.body === undefined ? undefined : shapeOf(known.document, operation.body).name;
  const byComponent = () =>
    [...components, wrapped]
      .flatMap((name) => (name === undefined ? [] : nounsOf(name)))
      .map(noun)
      .find(Boolean);
  return (
    named(last) ??
    components.map(named).find(Boolean) ??
    (before === undefined ? undefined : noun(`${singular(before)}_${last}`)) ??
    noun(last) ??
    byComponent() ??
    (body === undefined ? undefined : nounsOf(body).map(noun).find(Boolean)) ??
    // A call without a body acts on the segment before it, so DELETE /users/{id}/avatar deletes no user.
    (whole === null && operation.parts.at(-1)?.parameters.length ? named(before) : undefined)
  );
}

function verbOf(
  { method, parts }: Operation,
  isItem: boolean,
  isList: boolean,
  last: string,
  table: MockTable,
  known: Known,
): { verb: Verb; isEffectless: boolean } | undefined {
  const isOwn =
    tableOfNoun([table], last) !== undefined ||
    known.corrections.resources.get(last) === table.name ||
    (parts.length > 1 && tableOfNoun(known.tables, last) === table);
  const plainly = (verb: Verb) => ({ verb, isEffectless: false });
  switch (method) {
    case 'GET':
    case 'HEAD':
      return plainly(isList ? 'list' : 'one');
    case 'POST':
      return !isItem && isOwn ? plainly('create') : { verb: isList ? 'list' : 'one', isEffectless: true };
    case 'PUT':
    case 'PATCH':
      return isItem || !isList ? plainly('change') : { verb: 'list', isEffectless: true };
    default:
      return isItem ? plainly('remove') : undefined;
  }
}

/** The conditions on rows from the path's parameters. */
function boundsOf({ parts }: Operation, table: MockTable, row: Part | null, known: Known): Bound[] {
  const bounds: Bound[] = [];
  const end = parts.findLastIndex(({ parameters }) => parameters.length > 0);
  parts.forEach(({ parameters }, i) => {
    for (const parameter of parameters) {
      const before = parts.slice(0, i).findLast((part: PathPart) => part.parameters.length === 0)?.text;
      const holder = before === undefined ? undefined : tableOfSegment(before, known);
      if (holder === table || (holder === undefined && i === end && i === parts.length - 1)) {
        const column = keyFor(table, parameter);
        if (column) bounds.push({ kind: 'own', parameter, column, shape: shapeShowing(row, column) });
        continue;
      }
      const key = holder && keyFor(holder, parameter);
      if (!key) continue;
      const up = table.parents.find((relation) => relation.parent === holder && relation.columns.length === 1);
      const down = table.children.find((relation) => relation.child === holder && relation.columns.length === 1);
      if (up) bounds.push({ kind: 'child', parameter, relation: up, column: key });
      else if (down) bounds.push({ kind: 'parent', parameter, relation: down, column: key });
    }
  });
  return bounds;
}

function tableOfSegment(segment: string, { tables, corrections }: Known): MockTable | undefined {
  const correction = corrections.resources.get(segment);
  return correction === undefined ? tableOfNoun(tables, segment) : tables.find((table) => table.name === correction);
}

/** The column that a parameter names: `{username}` by itself, `{userId}` the key. */
function keyFor(table: MockTable, parameter: string): MockColumn | undefined {
  const key = rowKey(table);
  const unique = table.keys.filter((each) => each.columns.length === 1).map((each) => each.columns[0]!);
  const noun = folded(singular(table.name));
  const names = [folded(parameter), folded(parameter).startsWith(noun) ? folded(parameter).slice(noun.length) : '', `${noun}${folded(parameter)}`].filter(
    (name) => name !== '',
  );
  return unique.find((column) => names.includes(folded(column.name))) ?? (key?.length === 1 ? key[0] : undefined);
}

/** The shape in which a part shows a column. */
function shapeShowing(part: Part | null, column: MockColumn): Shape | undefined {
  if (part?.kind === 'column') return part.column === column ? part.shape : undefined;
  if (part?.kind !== 'object') return undefined;
  return part.members.map((member) => shapeShowing(member.part, column)).find((shape) => shape !== undefined);
}

function takenOf(operation: Operation, table: MockTable, known: Known): Laid['taken'] {
  if (operation.body === undefined) return null;
  const shape = shapeOf(known.document, operation.body);
  if (shape.kind !== 'object') return null;
  const path = pathToRow(shape, table);
  const inner = shapeAt(shape, path);
  return { part: objectPart(inner, table, OUTERMOST(known.corrections)), path, shape: inner };
}
