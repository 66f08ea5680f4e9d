import type { Domain } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { putBytes, startArena } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';

/** Bytes with a length within the bounds: truncated, or repeated. */
export function fitBytes(domain: Domain, source: ColumnSource): ColumnSource {
  const least = domain.minLength ?? domain.minBytes ?? 0;
  const most = domain.maxLength ?? domain.maxBytes ?? Infinity;
  if ((least === 0 && most === Infinity) || source.shape.store !== 'arena') return source;
  if (source.at && sampleFits(source, least, most)) return source;
  const inner = allocColumn(source.shape, 2048);
  const { at: _, rankOf: __, distinct: ___, ...rest } = source;
  return {
    ...rest,
    fill(rows, out, siblings) {
      source.fill(rows, inner, siblings);
      rewrite(inner, rows.count, out, least, most);
    },
  };
}

/** A source that observes the lengths itself keeps its ranks: checks a sample of them. */
function sampleFits(source: ColumnSource, least: number, most: number): boolean {
  const count = Math.max(1, Math.min(16, source.cardinality));
  const probe = allocColumn(source.shape, count);
  source.at!(
    Float64Array.from({ length: count }, (_, i) => i),
    count,
    probe,
  );
  if (probe.store !== 'arena') return false;
  const { offsets } = probe;
  return Array.from({ length: count }, (_, i) => offsets[i + 1]! - offsets[i]!).every((length) => length >= least && length <= most);
}

function rewrite(inner: Column, count: number, out: Column, least: number, most: number): void {
  if (inner.store !== 'arena' || out.store !== 'arena') return;
  startArena(out);
  for (let i = 0; i < count; i++) {
    const bytes = inner.bytes.subarray(inner.offsets[i]!, inner.offsets[i + 1]!);
    if (bytes.length >= least && bytes.length <= most) putBytes(out, i, bytes);
    else {
      const fitted = new Uint8Array(Math.max(least, Math.min(most, bytes.length)));
      for (let at = 0; at < fitted.length; at++) fitted[at] = bytes.length === 0 ? (i * 31 + at) & 255 : bytes[at % bytes.length]! ^ ((at / bytes.length) << 3);
      putBytes(out, i, fitted);
    }
  }
}
