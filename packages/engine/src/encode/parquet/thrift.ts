/**
 * Values of Apache Thrift's compact protocol, in which Parquet writes its headers and its footer. A struct lists its fields by number,
 * without undefined ones.
 */
export type Thrift =
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'byte' | 'i32' | 'i64'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'list'; readonly of: 'i32' | 'text' | 'struct'; readonly value: readonly Thrift[] }
  | { readonly kind: 'struct'; readonly fields: readonly (readonly [number, Thrift | undefined])[] };

export const bool = (value: boolean): Thrift => ({ kind: 'bool', value });
export const byte = (value: number): Thrift => ({ kind: 'byte', value });
export const i32 = (value: number): Thrift => ({ kind: 'i32', value });
export const i64 = (value: number): Thrift => ({ kind: 'i64', value });
export const text = (value: string): Thrift => ({ kind: 'text', value });
export const list = (of: 'i32' | 'text' | 'struct', value: readonly Thrift[]): Thrift => ({ kind: 'list', of, value });
export const struct = (...fields: readonly (readonly [number, Thrift | undefined])[]): Thrift => ({ kind: 'struct', fields });

const TYPE = { byte: 3, i32: 5, i64: 6, text: 8, list: 9, struct: 12 } as const;
const TRUE = 1;
const FALSE = 2;
const encoder = new TextEncoder();

/** The bytes of a struct. */
export function thriftBytes(value: Thrift): Uint8Array {
  const out: number[] = [];
  put(out, value);
  return Uint8Array.from(out);
}

function put(out: number[], value: Thrift): void {
  switch (value.kind) {
    case 'bool':
      out.push(value.value ? TRUE : FALSE);
      return;
    case 'byte':
      out.push(value.value & 255);
      return;
    case 'i32':
    case 'i64':
      // Zigzag: 0, −1, 1, −2 become 0, 1, 2, 3.
      putVarint(out, value.value < 0 ? -2 * value.value - 1 : 2 * value.value);
      return;
    case 'text': {
      const bytes = encoder.encode(value.value);
      putVarint(out, bytes.length);
      for (const each of bytes) out.push(each);
      return;
    }
    case 'list':
      if (value.value.length < 15) out.push((value.value.length << 4) | TYPE[value.of]);
      else putVarint((out.push(0xf0 | TYPE[value.of]), out), value.value.length);
      for (const each of value.value) put(out, each);
      return;
    case 'struct':
      putFields(out, value.fields);
  }
}

function putFields(out: number[], fields: readonly (readonly [number, Thrift | undefined])[]): void {
  let last = 0;
  for (const [id, value] of fields) {
    if (value === undefined) continue;
    const type = value.kind === 'bool' ? (value.value ? TRUE : FALSE) : TYPE[value.kind];
    out.push(((id - last) << 4) | type);
    if (value.kind !== 'bool') put(out, value);
    last = id;
  }
  out.push(0);
}

/** Seven bits a byte, the lowest first; up to 2^53. */
function putVarint(out: number[], value: number): void {
  for (; value >= 128; value = Math.floor(value / 128)) out.push((value % 128) | 128);
  out.push(value);
}
