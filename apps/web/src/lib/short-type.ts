const SHORT = [
  [/^timestamp(\(\d\))? with time zone/, 'timestamptz$1'],
  [/^timestamp(\(\d\))? without time zone/, 'timestamp$1'],
  [/^time(\(\d\))? with time zone/, 'timetz$1'],
  [/^time(\(\d\))? without time zone/, 'time$1'],
  [/^character varying/, 'varchar'],
  [/^character(?=\(|\[|$)/, 'char'],
  [/^double precision/, 'float8'],
  [/^bit varying/, 'varbit'],
  [/^public\./, ''],
] as const;

/** A type by its shorter name in Postgres, for narrow places: `timestamp with time zone` → `timestamptz`. */
export function shortType(type: string): string {
  const found = SHORT.find(([long]) => long.test(type));
  return found ? type.replace(found[0], found[1].replace('$1', found[0].exec(type)?.[1] ?? '')) : type;
}
