import { dictionary, type SqlType } from '@seedbed/contract';
import type { OidOf } from './converter.ts';

/** OIDs of the built-in types that can be in an array or a composite, which are the same in every database. */
const BUILT_IN: Readonly<Record<string, number>> = dictionary({
  bool: 16,
  bytea: 17,
  char: 18,
  name: 19,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  oid: 26,
  xid: 28,
  cid: 29,
  json: 114,
  xml: 142,
  point: 600,
  lseg: 601,
  path: 602,
  box: 603,
  polygon: 604,
  line: 628,
  cidr: 650,
  float4: 700,
  float8: 701,
  circle: 718,
  macaddr8: 774,
  macaddr: 829,
  inet: 869,
  bpchar: 1042,
  varchar: 1043,
  date: 1082,
  time: 1083,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  timetz: 1266,
  bit: 1560,
  varbit: 1562,
  numeric: 1700,
  uuid: 2950,
  pg_lsn: 3220,
  jsonb: 3802,
  int4range: 3904,
  numrange: 3906,
  tsrange: 3908,
  tstzrange: 3910,
  daterange: 3912,
  int8range: 3926,
  jsonpath: 4072,
  int4multirange: 4451,
  nummultirange: 4532,
  tsmultirange: 4533,
  tstzmultirange: 4534,
  datemultirange: 4535,
  int8multirange: 4536,
  xid8: 5069,
});

/** The OID of a type; for the database's own types (enums, domains, composites, extension types) by name. */
export function oidOfType(type: SqlType, oidOf: OidOf): number | undefined {
  const own =
    type.domains !== undefined ||
    type.kind === 'enum' ||
    type.kind === 'composite' ||
    type.base === 'range' ||
    type.base === 'multirange' ||
    BUILT_IN[type.base] === undefined;
  return own ? oidOf(type.name) : BUILT_IN[type.base];
}
