import { dictionary, type Catalog } from '@seedbed/contract';
import type { SolveTools } from '../solve/types.ts';
import { isConstant, mapParts, partsOf, type Expression } from './expression.ts';
import { printExpression } from './print-expression.ts';

/** Between the type and the text of a folded value. */
const MARK = '\u0001';

/** Functions whose results change, or depend on the session: a bound must not rely on them. */
const UNSTEADY =
  /^(random|nextval|currval|lastval|gen_random_uuid|uuidv7|uuidv4|uuid_generate_v\d\w*|current_setting|current_user|session_user|user|current_role|txid_current|pg_backend_pid)$/;
const CLOCK =
  /^(now|current_timestamp|current_date|current_time|localtimestamp|localtime|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)$/;

/** Functions of the schema whose results may change when there are rows: all that are not declared immutable. */
export function unsteadyFunctions({ functions }: Catalog): ReadonlySet<string> {
  return new Set(
    Object.values(functions)
      .filter(({ volatility }) => volatility !== 'immutable')
      .map(({ name }) => name),
  );
}

/** The largest parts without columns that are not constants yet, by their SQL. */
export function foldableParts(e: Expression, unsteady: ReadonlySet<string>, into: Set<string>): void {
  if (isPlain(e)) return;
  if (isFoldable(e, unsteady)) into.add(printExpression(e));
  else for (const part of partsOf(e)) foldableParts(part, unsteady, into);
}

/** Evaluates all of them in one query to Postgres. Omits those that raise an error. */
export async function foldAll(parts: ReadonlySet<string>, tools: SolveTools): Promise<ReadonlyMap<string, { type: string; text: string | null }>> {
  const sql = [...parts];
  const answers = await tools.fold(sql.map(typed));
  const folded = new Map<string, { type: string; text: string | null }>();
  answers.forEach((answer, i) => {
    const [type, text] = answer?.split(MARK) ?? [];
    if (type !== undefined) folded.set(sql[i]!, { type: typname(type), text: text ?? null });
  });
  return folded;
}

/** Puts the answers in place. */
export function withFolded(e: Expression, unsteady: ReadonlySet<string>, folded: ReadonlyMap<string, { type: string; text: string | null }>): Expression {
  if (isPlain(e)) return e;
  if (!isFoldable(e, unsteady)) return mapParts(e, (part) => withFolded(part, unsteady, folded));
  const answer = folded.get(printExpression(e));
  if (!answer) return e;
  const value: Expression = { kind: 'constant', text: answer.text, type: answer.type, ...(usesClock(e) ? { clock: true } : {}) };
  return answer.type.endsWith('[]') ? { kind: 'cast', item: { ...value, type: 'unknown' } as Expression, type: answer.type } : value;
}

function typed(sql: string): string {
  return `pg_catalog.pg_typeof(${sql})::text || COALESCE('${MARK}' || (${sql})::text, '')`;
}

function isPlain(e: Expression): boolean {
  return isConstant(e) || e.kind === 'column' || (e.kind === 'array' && e.items.every(isConstant));
}

function isFoldable(e: Expression, unsteady: ReadonlySet<string>): boolean {
  if (e.kind === 'column' || e.kind === 'parameter' || e.kind === 'row') return false;
  if (e.kind === 'call' && (UNSTEADY.test(e.name) || unsteady.has(e.name))) return false;
  return partsOf(e).every((part) => isFoldable(part, unsteady));
}

function usesClock(e: Expression): boolean {
  return (e.kind === 'call' && CLOCK.test(e.name)) || partsOf(e).some(usesClock) || (isConstant(e) && /^(now|today|yesterday|tomorrow)$/.test(e.text ?? ''));
}

/** `pg_typeof` prints the long names of types; here they have `typname`s. */
function typname(spelled: string): string {
  const array = spelled.endsWith('[]') ? '[]' : '';
  const one = array ? spelled.slice(0, -2) : spelled;
  return `${SPELLED[one] ?? one}${array}`;
}

const SPELLED: Readonly<Record<string, string>> = dictionary({
  integer: 'int4',
  bigint: 'int8',
  smallint: 'int2',
  'character varying': 'varchar',
  character: 'bpchar',
  boolean: 'bool',
  real: 'float4',
  'double precision': 'float8',
  'timestamp without time zone': 'timestamp',
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
  'time with time zone': 'timetz',
  'bit varying': 'varbit',
});
