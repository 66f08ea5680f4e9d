import type { SqlType } from '@seedbed/contract';
import { parseArray, type ArrayElement } from '../array-literal.ts';
import { ByteSink } from './byte-sink.ts';
import { unreadable, type Converter } from './converter.ts';

/** Dimensions, whether there are NULLs, the elements' OID; per dimension its length and lower bound; the elements, row by row. */
export function arrayToBinary(type: SqlType, oid: number, element: Converter): Converter {
  return (text) => {
    const parsed = parseArray(text, type.element?.base === 'box' ? ';' : ',');
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
    const trimmed = text.trim();
    if (trimmed.toLowerCase() === 'empty') return Uint8Array.of(EMPTY);
    const inner = /^[[(](.*)[\])]$/s.exec(trimmed);
    const bounds = inner ? fieldsOf(inner[1]!) : null;
    if (!bounds || bounds.length !== 2) throw unreadable(text, type.name);
    const [lower, upper] = bounds as [string | null, string | null];
    const flags =
      (lower === null ? LOWER_INFINITE : trimmed.startsWith('[') ? LOWER_INCLUSIVE : 0) |
      (upper === null ? UPPER_INFINITE : trimmed.endsWith(']') ? UPPER_INCLUSIVE : 0);
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
    const inner = /^\s*\((.*)\)\s*$/s.exec(text);
    const values = inner ? fieldsOf(inner[1]!) : null;
    if (!values || values.length !== fields.length) throw unreadable(text, type.name);
    const sink = new ByteSink().int32(fields.length);
    fields.forEach(({ oid, convert }, i) => sink.int32(oid).field(values[i] === null ? null : convert(values[i]!)));
    return sink.done();
  };
}

/** Texts between commas, quoted or not; an empty field is null. */
function fieldsOf(text: string): (string | null)[] {
  const fields: (string | null)[] = [];
  let value: string | null = null;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === ',' && !quoted) {
      fields.push(value);
      value = null;
    } else if (character === '"') {
      if (quoted && text[at + 1] === '"') value += text[++at]!;
      else quoted = !quoted;
      value ??= '';
    } else {
      value = (value ?? '') + (character === '\\' ? (text[++at] ?? '') : character);
    }
  }
  return [...fields, value];
}
