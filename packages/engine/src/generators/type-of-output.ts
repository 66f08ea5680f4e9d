import type { OutputKind } from './definition.ts';

/** For each kind of output, a Postgres type for showing it: in samples and in tests. */
export const TYPE_OF_OUTPUT: Readonly<Record<OutputKind, string>> = {
  text: 'text',
  integer: 'integer',
  decimal: 'numeric(10,2)',
  float: 'double precision',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamp with time zone',
  time: 'time without time zone',
  interval: 'interval',
  uuid: 'uuid',
  bytes: 'bytea',
  json: 'jsonb',
  array: 'text[]',
  range: 'int4range',
  network: 'inet',
  geometry: 'point',
  bits: 'bit(8)',
  literal: 'text',
};
