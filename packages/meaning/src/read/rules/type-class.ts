import { dictionary, type SqlType } from '@seedbed/contract';

/** The coarse type for choosing rules. */
export type TypeClass =
  | 'text'
  | 'int'
  | 'num'
  | 'money'
  | 'bool'
  | 'stamp'
  | 'date'
  | 'clock'
  | 'span'
  | 'uuid'
  | 'bytes'
  | 'json'
  | 'enum'
  | 'array'
  | 'net'
  | 'geo'
  | 'xml'
  | 'tsv'
  | 'tree'
  | 'hstore'
  | 'range'
  | 'composite'
  | 'bits'
  | 'other';

const BY_BASE: Readonly<Record<string, TypeClass>> = dictionary({
  int2: 'int',
  int4: 'int',
  int8: 'int',
  oid: 'int',
  float4: 'num',
  float8: 'num',
  numeric: 'num',
  money: 'money',
  bool: 'bool',
  text: 'text',
  varchar: 'text',
  bpchar: 'text',
  char: 'text',
  name: 'text',
  citext: 'text',
  bytea: 'bytes',
  date: 'date',
  time: 'clock',
  timetz: 'clock',
  timestamp: 'stamp',
  timestamptz: 'stamp',
  interval: 'span',
  'interval day to second': 'span',
  uuid: 'uuid',
  json: 'json',
  jsonb: 'json',
  xml: 'xml',
  inet: 'net',
  cidr: 'net',
  macaddr: 'net',
  macaddr8: 'net',
  bit: 'bits',
  varbit: 'bits',
  point: 'geo',
  line: 'geo',
  lseg: 'geo',
  box: 'geo',
  path: 'geo',
  polygon: 'geo',
  circle: 'geo',
  geometry: 'geo',
  geography: 'geo',
  earth: 'geo',
  cube: 'geo',
  tsvector: 'tsv',
  ltree: 'tree',
  hstore: 'hstore',
});

export function typeClass(type: SqlType): TypeClass {
  switch (type.kind) {
    case 'enum':
      return 'enum';
    case 'array':
      return 'array';
    case 'range':
    case 'multirange':
      return 'range';
    case 'composite':
      return 'composite';
    case 'unknown':
      return 'other';
    default:
      return BY_BASE[type.base] ?? 'other';
  }
}
