import { partsCell } from '../cells/parts.ts';
import type { EncodedColumn } from '../encoder.ts';
import { booleans, floats, int32s, int53s, int64s, uuids } from './fixed-sinks.ts';
import { plainArena, texts } from './text-sinks.ts';
import type { ValueSink } from './value-sink.ts';

/** The sink for a column of any store but `dict`. */
export function valueSink({ shape, type }: EncodedColumn): ValueSink {
  switch (shape.store) {
    case 'i32':
      return shape.as === 'bool' ? booleans() : int32s();
    case 'f53':
      return shape.as === 'double' ? floats(type.base === 'float4' ? 4 : 8) : int53s();
    case 'i64':
      return int64s();
    case 'bits128':
      return uuids();
    case 'parts':
      return texts(partsCell({ before: '', after: '' }, shape.parts, 'plain part', (text) => text));
    case 'arena':
      return texts(plainArena());
    case 'dict':
      throw new TypeError('A dictionary column has a dictionary page.');
  }
}
