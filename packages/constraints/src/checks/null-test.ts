import { dictionary, resolveType } from '@seedbed/contract';
import { conjoinAll, domainClause, FREE, notNullClause, nullClause, withoutImplied, type Clause } from './clause.ts';
import { call, columnsOf, isConstant, partsOf, type Expression } from './expression.ts';
import { printExpression } from './print-expression.ts';
import type { Ways } from './ways.ts';
import type { Scope } from './scope.ts';
import { isText, typeOf } from './type-of.ts';

/** Functions that may return NULL although no argument is NULL. */
const PARTIAL =
  /^(array_length|array_position|array_lower|array_upper|nullif|substring|regexp_match|jsonb_path_query_first|->|->>|#>|#>>|to_date|pg_size_bytes|current_setting|to_reg[a-z]+|regexp_substr|jsonb?_extract_path(?:_text)?|(?:obj|col|shobj)_description|pg_get_[a-z]+)$/;

/** The cases in which `e` is NULL (`isNull`), or is not NULL; null if unknown. */
export function nullTest(e: Expression, isNull: boolean, scope: Scope, ways: Ways): Clause[] | null {
  if (isConstant(e)) return (e.text === null) === isNull ? [FREE] : [];
  if (e.kind === 'column') return isNull ? (scope.notNull.has(e.name) ? [] : [nullClause(e.name)]) : [scope.notNull.has(e.name) ? FREE : notNullClause(e.name)];
  if (e.kind === 'row') return each(e.items, isNull, true, scope, ways);
  if (e.kind === 'array') return isNull ? [] : [FREE];
  if (e.kind === 'is' || e.kind === 'distinct') return isNull ? [] : [FREE];
  if (e.kind === 'case') return caseIsNull(e, isNull, scope, ways);
  const read = e.kind === 'cast' ? readingTest(e, isNull, scope, ways) : null;
  if (read) return read;
  if (e.kind === 'call') {
    if (e.name === 'coalesce' && !isNull && e.items.some((item) => isReading(item, scope))) return firstNotNull(e.items, scope, ways);
    if (/^(coalesce|greatest|least)$/.test(e.name)) return each(e.items, isNull, isNull, scope, ways);
    if (e.name === 'nullif' && e.items.length === 2) return nullifIsNull(e.items[0]!, e.items[1]!, isNull, scope, ways);
    const special = partialCall(e, isNull, scope);
    if (special) return special;
    if (PARTIAL.test(e.name) || e.name.includes('.')) return null;
  }
  if (e.kind === 'and' || e.kind === 'or' || (e.kind === 'call' && typeOf(e, scope).base === 'bool')) {
    if (isNull) return conjoinAll(ways(e, 'notTrue', scope), ways(e, 'notFalse', scope), scope);
    return withoutImplied([...ways(e, 'true', scope), ...ways(e, 'false', scope)]);
  }
  if (e.kind === 'element' || e.kind === 'field' || e.kind === 'quantified' || e.kind === 'parameter') return null;
  // Strict: NULL if one of its parts is NULL.
  return each(partsOf(e), isNull, !isNull, scope, ways);
}

/** Names of objects that exist in every database, by the kind for which a text is looked up. */
const THERE: Readonly<Record<string, readonly string[]>> = dictionary({
  regproc: ['now', 'version', 'pi', 'clock_timestamp', 'current_database', 'random_normal', 'gen_random_uuid', 'pg_backend_pid'],
  regprocedure: ['now()', 'version()', 'pi()', 'md5(text)', 'lower(text)', 'gen_random_uuid()'],
  regclass: ['pg_class', 'pg_type', 'pg_proc', 'pg_index', 'pg_namespace', 'pg_attribute', 'pg_constraint'],
  regtype: ['integer', 'text', 'boolean', 'numeric', 'uuid', 'date', 'bigint', 'timestamptz', 'jsonb'],
  regrole: ['pg_monitor', 'pg_read_all_data', 'pg_signal_backend'],
  regnamespace: ['pg_catalog', 'public', 'information_schema'],
});

/** A text cast to another type: invalid texts raise an error instead of returning NULL. */
function isReading(e: Expression, scope: Scope): e is Expression & { kind: 'cast' } {
  return e.kind === 'cast' && e.item.kind === 'column' && isText(typeOf(e.item, scope)) && !isText(resolveType(e.type, scope.types));
}

function readingTest(e: Expression & { kind: 'cast' }, isNull: boolean, scope: Scope, ways: Ways): Clause[] | null {
  const there = isReading(e, scope) ? nullTest(e.item, isNull, scope, ways) : null;
  if (!there || isNull) return there;
  const condition = `(${printExpression(e)} IS NOT NULL)`;
  const unread = { condition, columns: columnsOf(e), constants: THERE[e.type.replace(/^pg_catalog\./, '')] ?? [] };
  return conjoinAll(there, [{ ...FREE, unread: [unread] }], scope);
}

/** `coalesce(a, b)` is not NULL: each earlier argument is either set, or NULL without an error. */
function firstNotNull([first, ...rest]: readonly Expression[], scope: Scope, ways: Ways): Clause[] | null {
  if (!first) return [];
  const [there, absent, others] = [nullTest(first, false, scope, ways), nullTest(first, true, scope, ways), firstNotNull(rest, scope, ways)];
  return there && absent && others && withoutImplied([...there, ...conjoinAll(absent, others, scope)]);
}

/** Every item is (or is not) NULL, or at least one. */
function each(items: readonly Expression[], isNull: boolean, every: boolean, scope: Scope, ways: Ways): Clause[] | null {
  const sets = items.map((item) => nullTest(item, isNull, scope, ways));
  if (sets.some((set) => set === null)) return null;
  if (every) return sets.reduce<Clause[]>((clauses, set) => conjoinAll(clauses, set!, scope), [FREE]);
  return withoutImplied(sets.flatMap((set) => set!));
}

function caseIsNull(e: Expression & { kind: 'case' }, isNull: boolean, scope: Scope, ways: Ways): Clause[] | null {
  const out: Clause[] = [];
  let before: Clause[] = [FREE];
  for (const { when, then } of [...e.clauses, { when: null, then: e.otherwise }]) {
    const here = nullTest(then, isNull, scope, ways);
    if (!here) return null;
    out.push(...conjoinAll(conjoinAll(before, when ? ways(when, 'true', scope) : [FREE], scope), here, scope));
    if (when) before = conjoinAll(before, ways(when, 'notTrue', scope), scope);
  }
  return withoutImplied(out);
}

/** `NULLIF(a, b)` is NULL when `a` is, or equals `b`. */
function nullifIsNull(a: Expression, b: Expression, isNull: boolean, scope: Scope, ways: Ways): Clause[] | null {
  const inner = nullTest(a, isNull, scope, ways);
  const equal = ways(call('=', a, b), isNull ? 'true' : 'notTrue', scope);
  return inner && (isNull ? withoutImplied([...inner, ...equal]) : conjoinAll(inner, equal, scope));
}

/**
 * Calls that may return NULL: `array_length` of an empty array, `array_position` of a missing element, `substring`
 * without a match.
 */
function partialCall(e: Expression & { kind: 'call' }, isNull: boolean, scope: Scope): Clause[] | null {
  const [item, second] = e.items;
  if (item?.kind !== 'column') return null;
  const there = (clause: Clause): Clause[] =>
    isNull ? [clause, ...(scope.notNull.has(item.name) ? [] : [nullClause(item.name)])] : conjoinAll([clause], [notNullClause(item.name)], scope);
  if (e.name === 'array_length' || e.name === 'array_lower' || e.name === 'array_upper')
    return there(domainClause(item.name, isNull ? { maxLength: 0 } : { minLength: 1 }));
  if (!second || !isConstant(second)) return null;
  if (e.name === 'array_position' && isNull) return there(second.text === null ? FREE : domainClause(item.name, { element: { notIn: [second.text] } }));
  if (e.name === 'substring' && second.text !== null && !second.type.startsWith('int'))
    return there(domainClause(item.name, { patterns: [{ syntax: 'regex', pattern: second.text, ...(isNull ? { negated: true } : {}) }] }));
  return null;
}
