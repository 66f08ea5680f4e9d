import { type Domain, isObject } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { putBytes, putText, startArena } from '../../columns/arena-writer.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cellText } from '../cell-text.ts';
import { allowed, completed, fits, listOf } from '../domains/whole-documents.ts';

/** Replaces documents of another JSON type, or without required keys, by plain ones, and adds missing keys. */
export function fitJson(domain: Domain, source: ColumnSource, plain: () => ColumnSource): ColumnSource {
  if (!domain.jsonTypes && !domain.jsonKeys && !domain.jsonMembers && !domain.jsonAbsent) return source;
  if (source.shape.store !== 'arena') return plain();
  const inner = allocColumn(source.shape, 2048);
  const { at: _, rankOf: __, distinct: ___, ...rest } = source;
  const instead = plain();
  const other = allocColumn(instead.shape, 2048);
  return {
    ...rest,
    fill(rows, out, siblings) {
      if (out.store !== 'arena' || inner.store !== 'arena') return;
      source.fill(rows, inner, siblings);
      instead.fill(rows, other, siblings);
      startArena(out);
      for (let i = 0; i < rows.count; i++) {
        const document = read(cellText(inner, i));
        const row = rows.at ? rows.at[i]! : rows.first + i;
        if (fits(document, domain)) putBytes(out, i, inner.bytes.subarray(inner.offsets[i]!, inner.offsets[i + 1]!));
        else if (isObject(document) && allowed('object', domain)) putText(out, i, JSON.stringify(completed(document, domain, row)));
        else if (domain.jsonMembers && allowed('object', domain)) putText(out, i, JSON.stringify(completed({}, domain, row)));
        else if ((domain.minLength ?? 0) > 0 && allowed('array', domain)) putText(out, i, JSON.stringify(listOf(domain, row)));
        else if (domain.maxLength !== undefined && allowed('array', domain) && !fits(read(cellText(other, i)), domain))
          putText(out, i, JSON.stringify(Array.isArray(document) ? document.slice(0, domain.maxLength) : listOf(domain, row)));
        else putText(out, i, cellText(other, i));
      }
    },
    ...(instead.at ? { at: instead.at, cardinality: instead.cardinality } : {}),
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
