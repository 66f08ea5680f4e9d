import { dictionary, type SqlType } from '@seedbed/contract';
import type { Converter, OidOf } from './converter.ts';
import { floatsToBinary, pathToBinary, polygonToBinary } from './geometry.ts';
import { intervalToBinary } from './intervals.ts';
import { dateToBinary, timeToBinary, timestampToBinary, timestamptzToBinary, timetzToBinary } from './timestamps.ts';
import { arrayToBinary, compositeToBinary, multirangeToBinary, rangeToBinary } from './nested.ts';
import { cidrToBinary, inetToBinary, macaddr8ToBinary, macaddrToBinary } from './networks.ts';
import { float4ToBinary, float8ToBinary, int2ToBinary, int4ToBinary, int8ToBinary, numericToBinary, unsigned4ToBinary, unsigned8ToBinary } from './numbers.ts';
import { oidOfType } from './oids.ts';
import { bitsToBinary, boolToBinary, byteaToBinary, charToBinary, lsnToBinary, textToBinary, uuidToBinary, versionedToBinary } from './scalars.ts';

/** Converts texts of a type into its binary form (`typreceive`); null for types without a converter here: money, tsvector, hstore, reg… */
export function toBinary(type: SqlType, oidOf: OidOf): Converter | null {
  switch (type.kind) {
    case 'enum':
      return textToBinary;
    case 'array':
      return type.element ? ofArray(type, type.element, oidOf) : null;
    case 'range':
      return ofRange(type, oidOf);
    case 'multirange': {
      const range = ofRange(type, oidOf);
      return range && multirangeToBinary(type, range);
    }
    case 'composite':
      return ofComposite(type, oidOf);
    default:
      return Object.hasOwn(BASE, type.base) ? BASE[type.base]! : null;
  }
}

/** Whether the binary form equals the text's bytes. */
export function isBinaryText(type: SqlType): boolean {
  return toBinary(type, () => undefined) === textToBinary;
}

function ofArray(type: SqlType, element: SqlType, oidOf: OidOf): Converter | null {
  const convert = toBinary(element, oidOf);
  const oid = oidOfType(element, oidOf);
  return convert && oid !== undefined ? arrayToBinary(type, oid, convert) : null;
}

function ofRange(type: SqlType, oidOf: OidOf): Converter | null {
  const bound = type.element ? toBinary(type.element, oidOf) : null;
  return bound && rangeToBinary(type, bound);
}

function ofComposite(type: SqlType, oidOf: OidOf): Converter | null {
  const fields = (type.fields ?? []).map((field) => ({ oid: oidOfType(field.type, oidOf), convert: toBinary(field.type, oidOf) }));
  if (!fields.every((field): field is { oid: number; convert: Converter } => field.oid !== undefined && field.convert !== null)) return null;
  return compositeToBinary(type, fields);
}

const BASE: Readonly<Record<string, Converter>> = dictionary({
  bool: boolToBinary,
  int2: int2ToBinary,
  int4: int4ToBinary,
  int8: int8ToBinary,
  float4: float4ToBinary,
  float8: float8ToBinary,
  numeric: numericToBinary,
  oid: unsigned4ToBinary,
  xid: unsigned4ToBinary,
  cid: unsigned4ToBinary,
  xid8: unsigned8ToBinary,
  text: textToBinary,
  varchar: textToBinary,
  bpchar: textToBinary,
  name: textToBinary,
  json: textToBinary,
  xml: textToBinary,
  citext: textToBinary,
  char: charToBinary,
  jsonb: versionedToBinary,
  jsonpath: versionedToBinary,
  ltree: versionedToBinary,
  bytea: byteaToBinary,
  uuid: uuidToBinary,
  date: dateToBinary,
  time: timeToBinary,
  timetz: timetzToBinary,
  timestamp: timestampToBinary,
  timestamptz: timestamptzToBinary,
  interval: intervalToBinary,
  inet: inetToBinary,
  cidr: cidrToBinary,
  macaddr: macaddrToBinary,
  macaddr8: macaddr8ToBinary,
  bit: bitsToBinary,
  varbit: bitsToBinary,
  pg_lsn: lsnToBinary,
  point: floatsToBinary('point', 2),
  line: floatsToBinary('line', 3),
  lseg: floatsToBinary('lseg', 4),
  box: floatsToBinary('box', 4),
  circle: floatsToBinary('circle', 3),
  path: pathToBinary,
  polygon: polygonToBinary,
});
