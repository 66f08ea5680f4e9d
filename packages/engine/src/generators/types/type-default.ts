import { dictionary, type Generator, type SqlType } from '@seedbed/contract';

const BY_TYPE: Readonly<Record<string, Generator>> = dictionary({
  int2: { kind: 'number.plain' },
  int4: { kind: 'number.plain' },
  int8: { kind: 'number.plain' },
  float4: { kind: 'number.plain' },
  float8: { kind: 'number.plain' },
  numeric: { kind: 'number.plain' },
  money: { kind: 'number.plain' },
  bool: { kind: 'datatype.boolean' },
  oid: { kind: 'number.int', parameters: { min: 16_384, max: 99_999 } },
  xid: { kind: 'system.transactionId' },
  xid8: { kind: 'system.transactionId' },
  cid: { kind: 'system.transactionId' },
  text: { kind: 'text.plain' },
  varchar: { kind: 'text.plain' },
  bpchar: { kind: 'text.plain' },
  citext: { kind: 'text.plain' },
  name: { kind: 'text.plain' },
  char: { kind: 'values', parameters: { values: ['a', 'b', 'c', 'd'] } },
  bytea: { kind: 'bytes.random' },
  uuid: { kind: 'string.uuid' },
  json: { kind: 'json' },
  jsonb: { kind: 'json' },
  jsonpath: { kind: 'json.path' },
  xml: { kind: 'xml.document' },
  date: { kind: 'date.past' },
  timestamp: { kind: 'date.past' },
  timestamptz: { kind: 'date.past' },
  time: { kind: 'date.timeOfDay' },
  timetz: { kind: 'date.timeOfDay' },
  interval: { kind: 'date.interval' },
  'interval day to second': { kind: 'date.interval' },
  inet: { kind: 'internet.ip' },
  cidr: { kind: 'internet.cidr' },
  macaddr: { kind: 'internet.mac' },
  macaddr8: { kind: 'internet.mac8' },
  bit: { kind: 'bits' },
  varbit: { kind: 'bits' },
  point: { kind: 'geometry.point' },
  line: { kind: 'geometry.line' },
  lseg: { kind: 'geometry.lseg' },
  box: { kind: 'geometry.box' },
  path: { kind: 'geometry.path' },
  polygon: { kind: 'geometry.polygon' },
  circle: { kind: 'geometry.circle' },
  geometry: { kind: 'location.geometry' },
  geography: { kind: 'location.geometry' },
  vector: { kind: 'vector.embedding' },
  halfvec: { kind: 'vector.embedding' },
  sparsevec: { kind: 'vector.embedding' },
  tsvector: { kind: 'search.vector' },
  tsquery: { kind: 'search.query' },
  ltree: { kind: 'tree.path' },
  lquery: { kind: 'tree.query' },
  ltxtquery: { kind: 'values', parameters: { values: ['home', 'office', 'garden'] } },
  hstore: { kind: 'hstore.document' },
  cube: { kind: 'cube.point' },
  pg_lsn: { kind: 'system.lsn' },
  tid: { kind: 'system.tid' },
  txid_snapshot: { kind: 'system.snapshot' },
  pg_snapshot: { kind: 'system.snapshot' },
  regclass: { kind: 'system.regclass' },
  regtype: { kind: 'system.regtype' },
  regproc: { kind: 'system.regproc' },
  regprocedure: { kind: 'system.regprocedure' },
  regrole: { kind: 'system.regrole' },
  regnamespace: { kind: 'system.regnamespace' },
  regconfig: { kind: 'values', parameters: { values: ['simple', 'english'] } },
  regdictionary: { kind: 'values', parameters: { values: ['simple', 'english_stem'] } },
});

/**
 * The simplest valid value of any type, for a column without other facts. An unknown type gets plain text, which
 * Postgres may reject.
 */
export function typeDefault(type: SqlType): Generator {
  switch (type.kind) {
    case 'enum':
      return { kind: 'values', parameters: { values: [...(type.labels ?? [])] } };
    case 'array':
      return { kind: 'array' };
    case 'range':
      return { kind: 'range' };
    case 'multirange':
      return { kind: 'multirange' };
    case 'composite':
      return { kind: 'composite' };
    default:
      return (Object.hasOwn(BY_TYPE, type.base) ? BY_TYPE[type.base] : undefined) ?? { kind: 'text.plain' };
  }
}
