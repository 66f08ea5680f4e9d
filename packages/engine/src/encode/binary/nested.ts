import type { SqlType } from '@seedbed/contract';
import { parseArray, type ArrayElement } from '../../literals/array.ts';
import { parseRange } from '../../literals/range.ts';
import { parseRecord } from '../../literals/record.ts';
import { ByteSink } from './byte-sink.ts';
import { unreadable, type Converter } from './converter.ts';

/** Dimensions, whether there are NULLs, the elements' OID; per dimension its length and lower bound; the elements, row by row. */
export function arrayToBinary(type: SqlType, oid: number, element: Converter): Converter {
  return (text) => {
    const parsed = parseArray(text, type.element);
    if (!parsed) throw unreadable(text, type.name);
    const lengths: number[] = [];
    for (let level: ArrayElement | undefined = parsed.elements; Array.isArray(level); level = level[0]) lengths.push(level.length);
    const flat = flatten(parsed.elements, lengths, text, type.name);
    if (flat.length === 0) return new ByteSink().int32(0).int32(0).int32(oid).done();
    const sink = new ByteSink()
      .int32(lengths.length)
      .int32(flat.includes(null) ? 1 : 0)
      .int32(oid);
    lengths.forEach((length, i) => sink.int32(length).int32(parsed.lowerBounds[i] ?? 1));
    for (const each of flat) sink.field(each === null ? null : element(each));
    return sink.done();
  };
}

function flatten(elements: readonly ArrayElement[], [length, ...deeper]: readonly number[], text: string, type: string): (string | null)[] {
  if (elements.length !== length) throw unreadable(text, type);
  return elements.flatMap((element) => {
    if (typeof element === 'string' || element === null) {
      if (deeper.length > 0) throw unreadable(text, type);
      return [element];
    }
    return flatten(element, deeper, text, type);
  });
}

const EMPTY = 1,
  LOWER_INCLUSIVE = 2,
  UPPER_INCLUSIVE = 4,
  LOWER_INFINITE = 8,
  UPPER_INFINITE = 16;

/** Flags, then each bound that exists. */
export function rangeToBinary(type: SqlType, bound: Converter): Converter {
  return (text) => {
    const range = parseRange(text);
    if (range === undefined) throw unreadable(text, type.name);
    if (range === null) return Uint8Array.of(EMPTY);
    const { lower, upper, withLower, withUpper } = range;
    const flags = (lower === null ? LOWER_INFINITE : withLower ? LOWER_INCLUSIVE : 0) | (upper === null ? UPPER_INFINITE : withUpper ? UPPER_INCLUSIVE : 0);
    const sink = new ByteSink().byte(flags);
    if (lower !== null) sink.field(bound(lower));
    if (upper !== null) sink.field(bound(upper));
    return sink.done();
  };
}

export function multirangeToBinary(type: SqlType, range: Converter): Converter {
  return (text) => {
    const inner = /^\s*\{(.*)\}\s*$/s.exec(text);
    if (!inner) throw unreadable(text, type.name);
    const ranges = inner[1]!.match(/empty|[[(](?:[^"\\[\]()]|"(?:[^"\\]|\\.|"")*"|\\.)*[\])]/gs) ?? [];
    const sink = new ByteSink().int32(ranges.length);
    for (const each of ranges) sink.field(range(each));
    return sink.done();
  };
}

/** The number of fields, then each field's OID and value. */
export function compositeToBinary(type: SqlType, fields: readonly { readonly oid: number; readonly convert: Converter }[]): Converter {
  return (text) => {
    const values = parseRecord(text);
    if (!values || values.length !== fields.length) throw unreadable(text, type.name);
    const sink = new ByteSink().int32(fields.length);
    fields.forEach(({ oid, convert }, i) => sink.int32(oid).field(values[i] === null ? null : convert(values[i]!)));
    return sink.done();
  };
}
