import { dictionary, ownMember, type SqlType } from '@seedbed/contract';

/** Types that SQL calls otherwise than `pg_type` does. */
const WORDS = dictionary<string>({
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  float4: 'real',
  float8: 'double precision',
  bool: 'boolean',
  varchar: 'character varying',
  bpchar: 'character',
  time: 'time without time zone',
  timetz: 'time with time zone',
  timestamp: 'timestamp without time zone',
  timestamptz: 'timestamp with time zone',
  varbit: 'bit varying',
});

/** A type as messages of Postgres name it: without its length, and without the schema of the search path. */
export function typeWords({ name, base, kind, domains }: SqlType): string {
  const own = domains?.[0]?.name ?? (kind === 'base' ? (ownMember(WORDS, base) ?? base) : name);
  return own.replace(/^(public|pg_catalog)\./, '');
}
