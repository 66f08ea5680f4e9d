import { powerOfTen } from '../../encode/cells/decimals.ts';
import { putText, startArena } from '../../columns/arena-writer.ts';
import { CellFault } from '../../columns/cell-fault.ts';
import type { Column, Shape } from '../../columns/column.ts';
import { integerBounds } from '../../generators/kit/type-families.ts';
import { cellText } from '../cell-text.ts';
import type { ColumnDraft } from '../draft.ts';
import { rowAt } from '../keys/rank-rules.ts';
import { addNode, type TableWork, type Work } from '../work.ts';
import { refusalOf } from './fixed-days.ts';
import { FIRST_MOVED, LAST_MOVED, movedDay, movedText } from './move-dates.ts';
import { isMoved, slideOf, type Slide } from './slide-of.ts';

const DAY = 86_400_000_000;

/**
 * The node of a column's values as sent: times moved by the blueprint's `slide`. Everything else in the plan reads the
 * unmoved values, so that keys, references, states and numbers are the same with any slide. A moved value that violates
 * a condition of its column is a `CellFault`.
 */
export function slideNode(work: Work, table: TableWork, column: ColumnDraft, base: number): number {
  const slide = slideOf(work, column);
  if (!isMoved(slide)) return base;
  const { shape, makesNulls } = table.nodes[base]!;
  const moved = movedShape(shape, slide);
  const refused = refusalOf(table, column);
  const move = mover(column, slide, shape);
  return addNode(table, moved, makesNulls, (rows, out, frame) => {
    const from = frame.node(base);
    if (out.nulls) {
      if (from.nulls) out.nulls.set(from.nulls.subarray(0, rows.count));
      else out.nulls.fill(0, 0, rows.count);
    }
    move(from, out, rows.count);
    if (!refused) return;
    for (let i = 0; i < rows.count; i++) {
      if (from.nulls?.[i]) continue;
      const text = cellText(out, i);
      const by = refused(text);
      if (by !== null) throw new CellFault(`row ${rowAt(rows, i) + 1}: ${cellText(from, i)} slides to ${text}, which ${by} refuses. Slide to another day, or not at all.`); // prettier-ignore
    }
  });
}

/** Days, microseconds and numbers keep their shape; anything else becomes a text. */
function movedShape(shape: Shape, slide: Slide): Shape {
  if (shape.store === 'i32' && (slide.as === 'date' || slide.as === 'number')) return shape;
  if (shape.store === 'f53' && (slide.as === 'timestamp' || slide.as === 'number')) return shape;
  if (shape.store === 'arena') return shape;
  return { store: 'arena', as: slide.as === 'text' ? 'text' : 'literal' };
}

type Move = (from: Column, out: Column, count: number) => void;

function mover(column: ColumnDraft, slide: Slide, shape: Shape): Move {
  if (slide.as === 'number') return shape.store === 'i32' || shape.store === 'f53' ? byNumber(column, slide.add, shape) : byText((text) => String(BigInt(text) + BigInt(slide.add))); // prettier-ignore
  const { step } = slide;
  if (slide.as === 'date' && shape.store === 'i32') {
    return (from, out, count) => {
      if (from.store !== 'i32' || out.store !== 'i32') return;
      for (let i = 0; i < count; i++) out.values[i] = movedDay(from.values[i]!, step);
    };
  }
  if (slide.as === 'timestamp' && shape.store === 'f53') {
    return (from, out, count) => {
      if (from.store !== 'f53' || out.store !== 'f53') return;
      for (let i = 0; i < count; i++) {
        const micros = from.values[i]!;
        const day = Math.floor(micros / DAY);
        out.values[i] = day >= FIRST_MOVED && day <= LAST_MOVED ? micros + (movedDay(day, step) - day) * DAY : micros;
      }
    };
  }
  const where = slide.as === 'text' ? slide.where : LEADING_DAY;
  return byText((text) => movedText(text, where, step));
}

function byNumber(column: ColumnDraft, add: number, shape: Shape): Move {
  const scaled = shape.store === 'f53' && shape.as === 'decimal' ? add * powerOfTen(shape.scale) : add;
  const bounds = integerBounds(column.type);
  return (from, out, count) => {
    if ((from.store !== 'i32' && from.store !== 'f53') || (out.store !== 'i32' && out.store !== 'f53')) return;
    for (let i = 0; i < count; i++) {
      const value = from.values[i]! + scaled;
      if (bounds && !from.nulls?.[i] && (value > bounds.max || value < bounds.min)) throw new CellFault(`${value} does not fit ${column.type.name}.`);
      out.values[i] = value;
    }
  };
}

function byText(move: (text: string) => string): Move {
  return (from, out, count) => {
    if (out.store !== 'arena') return;
    startArena(out);
    for (let i = 0; i < count; i++) putText(out, i, from.nulls?.[i] ? '' : move(cellText(from, i)));
  };
}

/** The value of the column before it was moved, from a sent value. */
export function unmovedText(work: Work, column: ColumnDraft, text: string): string {
  return textMovedBy(-1, slideOf(work, column), text);
}

/** A value of the column as sent. */
export function movedAgain(work: Work, column: ColumnDraft, text: string): string {
  return textMovedBy(1, slideOf(work, column), text);
}

function textMovedBy(sign: 1 | -1, slide: ReturnType<typeof slideOf>, text: string): string {
  if (!isMoved(slide)) return text;
  if (slide.as === 'number') return /^-?\d+$/.test(text) ? String(BigInt(text) + BigInt(sign * slide.add)) : text;
  const step = 'days' in slide.step ? { days: sign * slide.step.days } : { months: sign * slide.step.months };
  return movedText(text, slide.as === 'text' ? slide.where : LEADING_DAY, step);
}

const LEADING_DAY = /^\d{4}-\d\d-\d\d/;
