import type { Domain } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { putBytes, putText, startArena } from '../../columns/arena-writer.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cellText } from '../cell-text.ts';

/** Documents of another JSON type, or without the keys that must be there, become plain ones; keys that lack are added. */
export function fitJson(domain: Domain, source: ColumnSource, plain: () => ColumnSource): ColumnSource {
  if (!domain.jsonTypes && !domain.jsonKeys) return source;
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
        if (fits(document, domain)) putBytes(out, i, inner.bytes.subarray(inner.offsets[i]!, inner.offsets[i + 1]!));
        else if (isObject(document) && allowed('object', domain)) putText(out, i, JSON.stringify({ ...missing(domain), ...document }));
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

function fits(document: unknown, domain: Domain): boolean {
  if (document === undefined || !allowed(typeOf(document), domain)) return false;
  return (domain.jsonKeys ?? []).every((key) => isObject(document) && Object.hasOwn(document, key));
}

function allowed(type: string, { jsonTypes }: Domain): boolean {
  return !jsonTypes || jsonTypes.includes(type);
}

function typeOf(document: unknown): string {
  return document === null ? 'null' : Array.isArray(document) ? 'array' : typeof document;
}

function isObject(document: unknown): document is Record<string, unknown> {
  return typeof document === 'object' && document !== null && !Array.isArray(document);
}

function missing({ jsonKeys = [] }: Domain): Record<string, string> {
  return Object.fromEntries(jsonKeys.map((key) => [key, '']));
}
