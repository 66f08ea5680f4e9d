import type { BlueprintKey, CatalogUniqueKey, Domain, Order } from '@seedbed/contract';
import { columnsOf, conjoin, FREE, readClauses, TooManyClauses, type Clause, type Expression } from '../checks/index.ts';
import { call } from '../checks/expression.ts';
import { linearForm } from '../checks/atoms/linear-form.ts';
import { textChain } from '../checks/atoms/text-chain.ts';
import type { TableFacts } from './constraints.ts';
import type { Representatives } from './key-representatives.ts';
import { predicateOf } from './predicate-of.ts';
import type { Conditions } from './solve-conditions.ts';
import type { SolvedConstraint } from './types.ts';

type SolvedKeys = { readonly keys: BlueprintKey[]; readonly foldCase: string[]; readonly base: Clause; readonly tiers: SolvedConstraint[] };

/** One key part: the columns that must differ, and in which form. */
type Part = {
  readonly columns: readonly string[];
  readonly foldCase: boolean;
  readonly domain?: Domain;
  readonly nullsNotDistinct?: boolean;
  /** Which of two columns comes first, if the key holds only then. */
  readonly order?: Clause;
};

/** Key expressions that no rule supports, including those of generated columns. */
export function unreadKeyExpressions(facts: TableFacts): string[] {
  const expressions = facts.table.uniqueKeys.flatMap((key) => {
    const ends = eitherWayRound(key, facts);
    return key.keys.map((part) => ('column' in part ? generatedBy(part.column, facts) : ends.has(part.expression) ? undefined : part.expression));
  });
  return expressions.filter((sql) => sql !== undefined && !expressionPart(sql, facts)) as string[];
}

function generatedBy(name: string, facts: TableFacts): string | undefined {
  return facts.table.columns.find((column) => column.name === name)?.generationExpression;
}

/** Unique keys over columns: expressions and predicates translated to conditions that satisfy them. */
export function solveKeys(facts: TableFacts, conditions: Conditions, representatives: Representatives): SolvedKeys {
  const out: { keys: BlueprintKey[]; foldCase: Set<string>; base: Clause; tiers: SolvedConstraint[] } = {
    keys: [],
    foldCase: new Set(),
    base: conditions.base,
    tiers: [],
  };
  for (const key of facts.table.uniqueKeys) {
    const ends = eitherWayRound(key, facts);
    const parts = key.keys.map((part) =>
      'column' in part
        ? plainPart(part.column, facts, representatives)
        : (ends.get(part.expression) ?? expressionPart(part.expression, facts) ?? representedPart(part.expression, representatives)),
    );
    for (const column of key.columns) if (isFolding(column, facts)) out.foldCase.add(column);
    if (parts.includes(null)) {
      out.tiers.push({ name: key.name, kind: 'unique', tier: 'E', how: 'an expression that is not read: by values that Postgres accepts' });
      continue;
    }
    for (const part of parts) {
      if (part!.foldCase) for (const column of part!.columns) out.foldCase.add(column);
      out.base = narrowed(out.base, part!, facts);
      if (part!.order && !out.base.order.some(({ order }) => isOrderOf(order, part!.order!)))
        out.base = conjoin(out.base, part!.order, facts.scope) ?? out.base;
    }
    const written = writeKey(key, parts as Part[], facts, conditions.base);
    // A primary key over generated columns holds if their inputs are distinct.
    if (written && (!key.primary || key.columns.some((name) => generatedBy(name, facts) !== undefined))) out.keys.push(written.key);
    if (!written) out.base = outside(key, out.base, facts);
    if (!written || written.tier) out.tiers.push({ name: key.name, kind: 'unique', tier: written?.tier ?? 'B', how: written?.how ?? 'no row is bound by it' });
  }
  return { ...out, keys: withoutRepeats(out.keys), foldCase: [...out.foldCase] };
}

/** A key on a generated column is a key on its inputs. */
function plainPart(name: string, facts: TableFacts, representatives: Representatives): Part | null {
  const generated = generatedBy(name, facts);
  return generated ? (expressionPart(generated, facts) ?? representedPart(generated, representatives)) : { columns: [name], foldCase: false };
}

function isFolding(name: string, facts: TableFacts): boolean {
  const column = facts.table.columns.find((one) => one.name === name);
  return column?.nondeterministic === true || facts.scope.columns.get(name)?.base === 'citext';
}

function expressionPart(sql: string, facts: TableFacts): Part | null {
  const read = facts.expressions.get(sql);
  return read && 'expression' in read ? partOf(read.expression, facts) : null;
}

/**
 * `least(a, b), greatest(a, b)` over two references to one key: no pair of rows twice, whichever way round. If the
 * lesser is always the first, the columns themselves are the key. By expression; empty for other keys.
 */
function eitherWayRound({ keys }: CatalogUniqueKey, facts: TableFacts): ReadonlyMap<string, Part> {
  const ends = keys.flatMap((part) => {
    const read = 'expression' in part ? facts.expressions.get(part.expression) : undefined;
    if (!read || !('expression' in read) || read.expression.kind !== 'call' || !/^(least|greatest)$/.test(read.expression.name)) return [];
    const { name, items } = read.expression;
    return items.length === 2 && items.every((item) => item.kind === 'column') ? [{ sql: (part as { expression: string }).expression, name, items }] : [];
  });
  const [least, greatest] = [ends.find(({ name }) => name === 'least'), ends.find(({ name }) => name === 'greatest')];
  if (!least || !greatest) return new Map();
  const [[a, b], others] = [columnsOf({ kind: 'row', items: least.items }), columnsOf({ kind: 'row', items: greatest.items })];
  const key = facts.scope.keyOf?.get(a!);
  if (!b || !key || facts.scope.keyOf?.get(b) !== key || !others.includes(a!) || !others.includes(b)) return new Map();
  const [order] = readClauses(call('<', ...least.items), 'notFalse', facts.scope).filter((clause) => clause.order.length > 0);
  if (!order) return new Map();
  return new Map([
    [least.sql, { columns: [a!], foldCase: false, order }],
    [greatest.sql, { columns: [b], foldCase: false }],
  ]);
}

/** Whether a condition already says which of two columns comes first, in either way. */
function isOrderOf({ operator, terms }: Order, { order: [other] }: Clause): boolean {
  return operator.startsWith('<') && operator !== '<>' && terms.length === 2 && terms.every(({ column }) => other!.columns.includes(column));
}

function representedPart(sql: string, representatives: Representatives): Part | null {
  const found = representatives.get(sql);
  return found ? { columns: [found.column], foldCase: false, domain: found.domain } : null;
}

function partOf(e: Expression, facts: TableFacts): Part | null {
  if (e.kind === 'column') return { columns: [e.name], foldCase: false };
  // The same in every row.
  if (e.kind === 'constant') return { columns: [], foldCase: false };
  if (e.kind === 'cast' || e.kind === 'collate') {
    // A date derived from a timestamp is not injective; a text derived from anything is.
    return e.kind === 'collate' || /^(text|varchar|numeric|float8|int8)$/.test(e.type) ? partOf(e.item, facts) : null;
  }
  const chain = textChain(e, facts.scope);
  if (chain) {
    const folds = chain.functions.some((name) => name === 'lower' || name === 'upper');
    const { case: _, ...rest } = chain.fixpoint;
    return { columns: [chain.column], foldCase: folds, ...(Object.keys(rest).length > 0 ? { domain: rest } : {}) };
  }
  if (e.kind !== 'call') return null;
  const linear = linearForm(e, facts.scope);
  // Addition and multiplication keep numbers distinct; rounding or division may not.
  if (linear?.terms.size === 1 && linear.least === linear.most) return { columns: [...linear.terms.keys()], foldCase: false };
  if (e.name === 'coalesce') return coalescePart(e.items, facts);
  if (FORMS_OF_TEXT.test(e.name)) return formOfJoined(e.items, facts);
  if (/^(md5|sha224|sha256|sha384|sha512|digest|encode|\|\||concat|concat_ws|-|convert_to)$/.test(e.name.replace(/^.*\./, '')))
    return joinedPart(e.items, facts);
  return null;
}

/** `coalesce(x, k)`: NULL counts as the value `k`. */
function coalescePart(items: readonly Expression[], facts: TableFacts): Part | null {
  const [first, second] = items;
  const inner = first && items.length === 2 ? partOf(first, facts) : null;
  if (!inner || !second) return null;
  if (second.kind !== 'constant') {
    const other = partOf(second, facts);
    return other && { columns: [...inner.columns, ...other.columns], foldCase: inner.foldCase || other.foldCase };
  }
  const notIn = second.text === null || second.text === '' ? {} : { notIn: [second.text] };
  return { ...inner, domain: { ...inner.domain, ...notIn }, nullsNotDistinct: true };
}

/** Joined texts and hashes: distinct if one of their columns is. */
function joinedPart(items: readonly Expression[], facts: TableFacts): Part | null {
  const parts = items.filter((item) => columnsOf(item).length > 0).map((item) => partOf(item, facts));
  if (parts.length === 0 || parts.includes(null)) return null;
  return { columns: parts.flatMap((part) => part!.columns), foldCase: parts.some((part) => part!.foldCase) };
}

/** Functions after which joined texts differ still, if they differ by more than blanks, signs and case. */
const FORMS_OF_TEXT = /^(?:lower|upper|btrim|ltrim|rtrim|replace|translate|regexp_replace|unaccent|immutable_unaccent)$/;

/** `lower(first || ' ' || last)`: distinct in another form as well. For one column the form is a chain with its own conditions. */
function formOfJoined([text, ...others]: readonly Expression[], facts: TableFacts): Part | null {
  const inner = text && others.every((each) => each.kind === 'constant') ? partOf(text, facts) : null;
  return inner && inner.columns.length > 1 ? { ...inner, foldCase: true } : null;
}

function narrowed(base: Clause, part: Part, facts: TableFacts): Clause {
  if (!part.domain || part.columns.length !== 1 || Object.keys(part.domain).length === 0) return base;
  return conjoin(base, { ...FREE, columns: new Map([[part.columns[0]!, { domain: part.domain }]]) }, facts.scope) ?? base;
}

function writeKey(
  key: CatalogUniqueKey,
  parts: readonly Part[],
  facts: TableFacts,
  base: Clause,
): { key: BlueprintKey; tier?: 'B' | 'C'; how?: string } | null {
  const columns = [...new Set(parts.flatMap((part) => part.columns))];
  const expressions = key.keys.some((part) => 'expression' in part);
  const plain: BlueprintKey = {
    name: key.name,
    columns,
    ...(key.nullsNotDistinct || parts.some((part) => part.nullsNotDistinct) ? { nullsNotDistinct: true } : {}),
    ...(key.withoutOverlaps ? { withoutOverlaps: true } : {}),
  };
  if (columns.length === 0) return null;
  if (!key.predicate)
    return { key: plain, ...(expressions ? { tier: 'B', how: `unique over ${columns.join(', ')}, in the form that the expression sees` } : {}) };
  const predicate = predicateOf(key, columns, facts, base);
  if (predicate === 'never') return null;
  if (predicate === 'always') return { key: plain, tier: 'B', how: 'unique over all rows' };
  return {
    key: { ...plain, predicate: key.predicate, ...predicate },
    tier: 'C',
    how: predicate.when ? 'binds the rows of its predicate' : 'unique over all rows',
  };
}

/**
 * `UNIQUE ((true)) WHERE kind = 'main'`: at most one row may satisfy the predicate. It is simpler if none does, when it
 * is a single condition.
 */
function outside(key: CatalogUniqueKey, base: Clause, facts: TableFacts): Clause {
  const read = facts.predicates.get(key.name);
  if (!key.predicate || !read || !('expression' in read)) return base;
  try {
    const [clause, ...others] = readClauses(read.expression, 'notTrue', facts.scope);
    // A tree needs its root: with a zero share of NULLs it has exactly one.
    if (clause && [...clause.columns].some(([name, entry]) => entry.notNull && isTreeReference(name, facts))) return base;
    return clause && others.length === 0 && clause.unread.length === 0 ? (conjoin(base, clause, facts.scope) ?? base) : base;
  } catch (error) {
    if (error instanceof TooManyClauses) return base;
    throw error;
  }
}

function isTreeReference(name: string, { table, name: own }: TableFacts): boolean {
  return table.foreignKeys.some((key) => key.references === own && key.columns.includes(name));
}

/** An index and a constraint over the same columns are the same requirement. */
function withoutRepeats(keys: readonly BlueprintKey[]): BlueprintKey[] {
  const seen = new Set<string>();
  return keys.filter((key) => {
    const text = JSON.stringify({ ...key, name: '', columns: [...key.columns].sort() });
    return !seen.has(text) && Boolean(seen.add(text));
  });
}
