import type { Catalog } from '@seedbed/contract';
import type { SolveTools } from '../types.ts';
import { bodiesReached } from './mine-functions.ts';

/** Names of objects in the database: those of the schema itself, and those that exist in every database. */
type NamesThere = { readonly own: readonly string[]; readonly others: readonly string[] };

/** How code looks up objects of a kind by a text, and where their names are stored. */
type Kind = {
  readonly lookup: RegExp;
  readonly type: string;
  readonly from: string;
  /** The columns of their bare name and of their schema. */
  readonly name: string;
  readonly schema?: string;
  readonly only?: string;
};

const KINDS: readonly Kind[] = [
  { lookup: /\b(?:to_)?regproc\b|\bpg_proc\b|\broutines\b/, type: 'regproc', from: 'pg_proc', name: 'proname', schema: 'pronamespace', only: `prokind = 'f'` },
  { lookup: /\b(?:to_)?regprocedure\b/, type: 'regprocedure', from: 'pg_proc', name: 'proname', schema: 'pronamespace', only: `prokind = 'f'` },
  {
    lookup: /\b(?:to_)?regclass\b|\bpg_(?:class|tables|views)\b|information_schema\.(?:tables|views)\b/,
    type: 'regclass',
    from: 'pg_class',
    name: 'relname',
    schema: 'relnamespace',
    only: `relkind IN ('r', 'p', 'v', 'm', 'f')`,
  },
  {
    lookup: /\b(?:to_)?regtype\b|\bpg_type\b/,
    type: 'regtype',
    from: 'pg_type',
    name: 'typname',
    schema: 'typnamespace',
    only: `typtype IN ('b', 'd', 'e', 'r') AND typcategory NOT IN ('A', 'Z')`,
  },
  {
    lookup: /\b(?:to_)?regnamespace\b|\bpg_namespace\b|\bschemata\b/,
    type: 'regnamespace',
    from: 'pg_namespace',
    name: 'nspname',
    only: `nspname !~ '^pg_(toast|temp)'`,
  },
  { lookup: /\b(?:to_)?regoper\b/, type: 'regoper', from: 'pg_operator', name: 'oprname', schema: 'oprnamespace' },
  { lookup: /\b(?:to_)?regoperator\b/, type: 'regoperator', from: 'pg_operator', name: 'oprname', schema: 'oprnamespace' },
  { lookup: /\b(?:to_)?regcollation\b|\bpg_collation\b/, type: 'regcollation', from: 'pg_collation', name: 'collname', schema: 'collnamespace' },
  { lookup: /\bregconfig\b|\bpg_ts_config\b/, type: 'regconfig', from: 'pg_ts_config', name: 'cfgname', schema: 'cfgnamespace' },
  { lookup: /\bregdictionary\b|\bpg_ts_dict\b/, type: 'regdictionary', from: 'pg_ts_dict', name: 'dictname', schema: 'dictnamespace' },
];

/** Maximum number of names to query for each kind. */
const MAX = 2_000;

/**
 * Names for a condition that looks up a text among functions, tables, types and the like (`to_regproc(x) IS NOT NULL`,
 * also inside functions that it calls), from Postgres.
 */
export async function namesThere(condition: string, catalog: Catalog, tools: SolveTools): Promise<NamesThere> {
  const code = [condition, ...bodiesReached(condition, catalog)].join('\n').toLowerCase();
  const kinds = KINDS.filter(({ lookup }) => lookup.test(code));
  if (kinds.length === 0) return { own: [], others: [] };
  const answers = await tools.fold(kinds.flatMap((kind) => [query(kind, true), query(kind, false)]));
  const found = answers.map((answer): string[] => (answer === null ? [] : (JSON.parse(answer) as string[] | null)) ?? []);
  const at = (remainder: number): string[] => [...new Set(found.filter((_, i) => i % 2 === remainder).flat())];
  return { own: at(0), others: at(1) };
}

/**
 * Names as the type prints them, and bare names. Objects of extensions are not the schema's own, and may be missing
 * elsewhere.
 */
function query({ type, from, name, schema, only }: Kind, own: boolean): string {
  const system = `${schema ? `n.nspname` : `x.${name}`} IN ('pg_catalog', 'information_schema')`;
  const where = [
    own ? `NOT ${system}` : system,
    only === undefined ? 'true' : `(${only})`,
    `NOT EXISTS (SELECT FROM pg_catalog.pg_depend d WHERE d.classid = 'pg_catalog.${from}'::pg_catalog.regclass AND d.objid = x.oid AND d.deptype = 'e')`,
  ];
  const names = (shown: string): string =>
    `SELECT ${shown}::text AS name FROM pg_catalog.${from} x${schema ? ` JOIN pg_catalog.pg_namespace n ON n.oid = x.${schema}` : ''} WHERE ${where.join(' AND ')}`;
  return `(SELECT pg_catalog.json_agg(name ORDER BY name) FROM (SELECT name FROM (${names(`x.oid::${type}`)} UNION ${names(`x.${name}`)}) all_names ORDER BY name LIMIT ${MAX}) some_names)::text`;
}
