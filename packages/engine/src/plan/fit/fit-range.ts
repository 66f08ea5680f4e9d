import type { Domain, SqlType } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { putBytes, putText, startArena } from '../../columns/arena-writer.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { drawsWithKey } from '../../random/draws-of.ts';
import { cellText } from '../cell-text.ts';
import { boundsOf, scaleOf, stepsOfUnit, type Scale } from '../domains/bounds.ts';
import { power } from '../domains/power.ts';
import { plainSource } from '../domains/plain-source.ts';
import { rowAt } from '../keys/rank-rules.ts';

/**
 * Replaces ranges with forbidden ends, openness or emptiness by plain ones: two values within the domains of the ends,
 * or an open end if required.
 */
export function fitRange(type: SqlType, domain: Domain, source: ColumnSource): ColumnSource {
  const { range } = domain;
  const element = type.element;
  const scale = element ? scaleOf(element) : null;
  if (!range || !element || !scale || source.shape.store !== 'arena') return source;
  const lower = range.lower ?? {};
  const upper = range.upper ?? {};
  const low = boundsOf(scale, lower);
  const high = boundsOf(scale, upper);
  const cell = allocColumn(plainSource(element, {}, () => drawsWithKey(0, 0)).shape, 1);
  const inner = allocColumn(source.shape, 2048);
  const divisor = scale.kind === 'double' ? power(10, scale.digits) : 1;
  const textOf = (steps: number) => {
    if (cell.store === 'i32' || cell.store === 'f53') cell.values[0] = steps / divisor;
    return cellText(cell, 0);
  };

  const { least, most } = widthsOf(range, scale);

  function fits(text: string): boolean {
    if (text === 'empty') return range!.empty !== false;
    const [from = '', to = ''] = text.slice(1, -1).replaceAll('"', '').split(',');
    const x = from === '' ? null : scale!.parse(from);
    const y = to === '' ? null : scale!.parse(to);
    if (range!.lowerOpen !== undefined && (from === '') !== range!.lowerOpen) return false;
    if (range!.upperOpen !== undefined && (to === '') !== range!.upperOpen) return false;
    if (x !== null && y !== null && (y - x < least || y - x > most)) return false;
    return (
      (x === null ? range!.lower === undefined || range!.lowerOpen === true : x >= low.min && x <= low.max) &&
      (y === null ? range!.upper === undefined || range!.upperOpen === true : y >= high.min && y <= high.max)
    );
  }

  /** Keeps the start if possible, with the required width. */
  function rewritten(text: string, row: number): string {
    const [from = '', to = ''] = text.slice(1, -1).replaceAll('"', '').split(',');
    const x = from === '' ? null : scale!.parse(from);
    const y = to === '' ? null : scale!.parse(to);
    if (x === null || y === null) return written(row);
    const end = x + Math.max(least, Math.min(most, y - x));
    const moved = `["${textOf(x)}","${textOf(end)}")`;
    return fits(moved) ? moved : written(row);
  }

  /** Starts increase in steps from the minimum, or from the simplest value; the end is some steps after the start. */
  function written(row: number): string {
    const { step } = scale!;
    const plainest = scale!.kind === 'date' ? 18_262 : scale!.kind === 'timestamp' ? 18_262 * 86_400_000_000 : 1;
    const first = range!.lower ? low.min : Math.min(high.max - 1_000 * step, plainest);
    const start = Math.max(low.min, Math.min(first + (row % 500) * step, low.max, high.max - step));
    const wide = most < Infinity ? least + (row % (Math.floor((most - least) / step) + 1)) * step : least + (row % 10) * step;
    const end = Math.min(high.max, Math.max(high.min, start + Math.max(1, wide)));
    return `[${range!.lowerOpen ? '' : `"${textOf(start)}"`},${range!.upperOpen ? '' : `"${textOf(end)}"`})`;
  }

  const { at: _, rankOf: __, distinct: ___, ...rest } = source;
  return {
    ...rest,
    fill(rows, out, siblings) {
      if (out.store !== 'arena' || inner.store !== 'arena') return;
      source.fill(rows, inner, siblings);
      startArena(out);
      for (let i = 0; i < rows.count; i++) {
        if (fits(cellText(inner, i))) putBytes(out, i, inner.bytes.subarray(inner.offsets[i]!, inner.offsets[i + 1]!));
        else putText(out, i, rewritten(cellText(inner, i), rowAt(rows, i)));
      }
    },
  };
}

/** The minimum and maximum width of ranges with both ends, in steps of the scale. */
export function widthsOf(range: NonNullable<Domain['range']>, scale: Scale): { readonly least: number; readonly most: number } {
  const unit = stepsOfUnit(scale);
  return { least: Math.max(1, Math.ceil((range.minWidth ?? 0) * unit)), most: Math.floor((range.maxWidth ?? Infinity) * unit) };
}
