import type { Rows } from '../columns/column.ts';
import { allocColumn, rowsOf } from '../columns/allocate.ts';
import type { ColumnSource } from '../columns/source.ts';
import { startArena } from '../columns/arena-writer.ts';
import { constants, UnfitConstant } from '../generators/kit/constants.ts';
import type { Faults } from './faults.ts';
import { textAccepts } from './fit/fit-texts.ts';
import { acceptor } from './domains/accepts.ts';
import type { ColumnDraft } from './draft.ts';
import { mixShapes } from './groups/mixed-column.ts';
import { rowAt } from './keys/rank-rules.ts';
import { addNode, type TableWork } from './work.ts';

/** Cells of a column that the blueprint sets, by row. */
type SetCells = ReadonlyMap<number, string | null>;

const known = new WeakMap<object, SetCells>();

/** Null if the blueprint sets none. */
export function setCells({ spec }: Pick<ColumnDraft, 'spec'>): SetCells | null {
  if (!spec.cells) return null;
  let cells = known.get(spec.cells);
  if (!cells) known.set(spec.cells, (cells = new Map(Object.entries(spec.cells).map(([row, text]) => [Number(row), text]))));
  return cells.size === 0 ? null : cells;
}

/**
 * Reports set cells that the column cannot hold: NULL in a NOT NULL column, a text that the type does not accept, a
 * value that its CHECKs reject.
 */
export function checkCells(column: ColumnDraft, faults: Faults): void {
  const cells = setCells(column);
  if (!cells) return;
  const accepts = acceptor(column.type, column.domain);
  const accepted =
    column.type.kind === 'base' && /^(?:text|varchar|bpchar|citext)$/.test(column.type.base) ? textAccepts(column.type, column.domain, false).accepts : accepts;
  for (const [row, text] of cells) {
    const place = `${column.table.name}.${column.name}, row ${row + 1}`;
    const add = (message: string): void => faults.add(`${column.pointer}/cells/${row}`, `${place}: ${message}`);
    if (column.spec.generated !== undefined) add('Postgres computes this column; it cannot be set.');
    else if (text === null) {
      if (!column.nullable) add('NULL is set, and the column is NOT NULL.');
    } else {
      const unfit = unfitFor(column, text);
      if (unfit) add(unfit);
      else if (!accepted(text)) add(`${JSON.stringify(text)} is set, and a CHECK or the type of the column refuses it.`);
    }
  }
}

function unfitFor({ type }: ColumnDraft, text: string): string | null {
  if (type.labels && !type.labels.includes(text))
    return `${JSON.stringify(text)} is no label of ${type.name}; there are ${type.labels.slice(0, 20).join(', ')}.`;
  try {
    constants(type, [text]);
    return null;
  } catch (error) {
    if (error instanceof UnfitConstant) return error.message;
    throw error;
  }
}

/** A column's own source with its set cells, for readers before keys and groups apply. */
export function withSetCells(column: ColumnDraft, source: ColumnSource): ColumnSource {
  const laid = layer(column, source.shape);
  if (!laid) return source;
  const makesNulls = source.makesNulls === true || laid.hasNulls;
  let room: ReturnType<typeof allocColumn> | null = null;
  const { at: _, rankOf: __, rowOfRank: ___, distinct: ____, composed: _____, ...rest } = source;
  return {
    ...rest,
    shape: laid.shape,
    makesNulls,
    fill(rows, out, siblings) {
      if (!room || rowsOf(room) < rows.count) room = allocColumn(source.shape, rows.count);
      room.nulls = source.makesNulls ? (room.nulls ?? new Uint8Array(rowsOf(room))) : null;
      source.fill(rows, room, siblings);
      if (makesNulls) out.nulls ??= new Uint8Array(rows.count);
      laid.put(rows, room, out);
    },
  };
}

/** The column's node with its set cells applied after everything else. */
export function setCellsNode(table: TableWork, column: ColumnDraft, base: number): number {
  const node = table.nodes[base]!;
  const laid = layer(column, node.shape);
  if (!laid) return base;
  return addNode(table, laid.shape, node.makesNulls || laid.hasNulls, (rows, out, frame) => laid.put(rows, frame.node(base), out));
}

/** Puts set cells over a column of a shape. */
function layer(column: ColumnDraft, shape: ColumnSource['shape']) {
  const cells = setCells(column);
  if (!cells) return null;
  const texts = [...new Set([...cells.values()].filter((text) => text !== null && unfitFor(column, text) === null))] as string[];
  const places = new Map(texts.map((text, i) => [text, i]));
  const values = texts.length > 0 ? constants(column.type, texts) : null;
  const mixer = mixShapes(values ? [shape, values.shape] : [shape]);
  let own: ReturnType<typeof allocColumn> | null = null;
  return {
    shape: mixer.shape,
    hasNulls: [...cells.values()].includes(null),
    put(rows: Rows, from: ReturnType<typeof allocColumn>, out: ReturnType<typeof allocColumn>): void {
      if (values && (!own || rowsOf(own) < rows.count)) own = allocColumn(values.shape, rows.count);
      if (own?.store === 'arena') startArena(own);
      mixer.begin(out);
      for (let i = 0; i < rows.count; i++) {
        const cell = cells.get(rowAt(rows, i));
        const place = typeof cell === 'string' ? places.get(cell) : undefined;
        if (own && values && (place !== undefined || own.store === 'arena')) values.put(own, i, place ?? 0);
        if (place !== undefined) mixer.put(own!, 1, i, out);
        else mixer.put(from, 0, i, out);
        if (out.nulls) out.nulls[i] = cell === undefined ? (from.nulls?.[i] ?? 0) : cell === null ? 1 : 0;
      }
    },
  };
}
