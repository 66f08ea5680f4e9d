import { MockFault, type MockTable } from '../../../core/index.ts';
import { PartSpent, type Budget } from '../budget.ts';
import { aggregated } from '../expression/aggregates.ts';
import { valueOfRef, type Env, type Expr } from '../expression/expr.ts';
import { operatorOf } from '../expression/operators.ts';
import { isPlain, type Select, type Source, type Subqueries } from '../expression/select.ts';
import { isTruth, TEXT, type Value } from '../expression/value.ts';
import { compileCond } from '../predicate/compile-cond.ts';
import { EXACT } from '../predicate/compile-test.ts';
import { slotsWhere } from '../read/access.ts';
import { scan } from '../read/scan.ts';
import { compare } from '../values/compare.ts';
import { readRows, type Row, type View } from '../view.ts';
import { planOf, type Step } from './plan-subquery.ts';
import { allOf, NEVER, type Wanted } from './wanted.ts';
import { wantedOf, type Semijoins } from './wanted-of.ts';

/** Up to this number of cells, reads all rows of a subquery at once. Beyond, runs it for each row. */
const MAX_TRIED_CELLS = 1_000_000;
/** Maximum number of rows for looking up others. */
const MAX_TUPLES = 20_000;
/** Larger tables are not scanned to get all rows at once. */
const MAX_SCANNED = 100_000;
/** How many answers to cache for other rows with the same values. */
const MAX_KNOWN = 100_000;
/** Maximum depth of functions that read tables whose policies call them again. */
const MAX_DEPTH = 60;

export type SubqueryReads = {
  readonly view: View;
  readonly budget: Budget;
  /** The rows of a table that policies make visible. */
  visible(table: MockTable): Wanted;
};

/** Runs subqueries over a request's visible rows, joining their tables by lookups where columns allow it. */
export function openSubqueries({ view, budget, visible }: SubqueryReads): Subqueries & Semijoins {
  const known = new Map<Select, Map<string, unknown>>();
  let depth = 0;

  /** The answer for the values from outside that a subquery reads: once each. */
  const once = <T>(select: Select, env: Env, of: () => T): T => {
    const answers = known.get(select) ?? new Map<string, unknown>();
    known.set(select, answers);
    const key = select.outer
      .map((ref) => valueOfRef(env, ref).text)
      .map((text) => (text === null ? 'N' : `${text.length}:${text}`))
      .join('');
    if (answers.has(key)) return answers.get(key) as T;
    if (++depth > MAX_DEPTH) throw tooDeep();
    try {
      const answer = of();
      if (answers.size >= MAX_KNOWN) answers.clear();
      answers.set(key, answer);
      return answer;
    } finally {
      depth--;
    }
  };

  /** Sets the rows of all sources in the environment, combination by combination. */
  function* combinations(select: Select, without: number | null, env: Env, spent: Budget): Generator<void> {
    spent.spend(1, select.sources[0]?.table.qualified ?? '', 'a subquery of a policy is run');
    const plan = planOf(select, without, view);
    for (const each of plan.first) if (isTruth(each(env)) !== true) return;
    yield* step(select, plan.steps, 0, env, spent);
  }

  function* step(select: Select, steps: readonly Step[], at: number, env: Env, spent: Budget): Generator<void> {
    const one = steps[at];
    if (!one) return yield;
    const { source, matching, filters } = one;
    let isJoined = false;
    for (const row of rowsOf(select, source, matching, env, spent)) {
      env.rows![source.id] = row;
      isJoined = true;
      if (filters.every((each) => isTruth(each(env)) === true)) yield* step(select, steps, at + 1, env, spent);
    }
    if (source.on === null || isJoined) return;
    env.rows![source.id] = [];
    if (filters.every((each) => isTruth(each(env)) === true)) yield* step(select, steps, at + 1, env, spent);
  }

  function* rowsOf(select: Select, { id, table }: Source, matching: readonly Expr[], env: Env, spent: Budget): Generator<Row> {
    const policies = select.bypass || table.policies === null ? null : visible(table);
    const where = allOf([policies, ...matching.map((each) => wantedOf(select.notes, each, id, env, self))]);
    if (where === NEVER || where?.kind === 'never') return;
    const among = slotsWhere(view, table, where, spent)?.slots ?? null;
    const columns = [...(select.notes.columns.get(id) ?? [])];
    const condition = where && compileCond(where, () => false);
    for (const slot of scan(view, { table, where: condition, among, descending: false, by: null }, spent)) {
      spent.spend(1 + columns.length, table.qualified, 'rows of a subquery of a policy are read');
      yield readRows(view, table, [slot], columns)[0]!;
    }
  }

  const rowsNow = (select: Select, env: Env): readonly (readonly Value[])[] => {
    if (select.aggregates.length > 0) {
      const values = select.aggregates.map((): Value[] => []);
      for (const _ of combinations(select, null, env, budget))
        select.aggregates.forEach(({ of }, i) => values[i]!.push(of === null ? { type: TEXT, text: '' } : of(env)));
      select.aggregates.forEach((call, i) => (env.aggregates![call.id] = aggregated(call, values[i]!)));
      return sliced(select, [select.targets.map((each) => each(env))]);
    }
    const rows: { readonly values: readonly Value[]; readonly keys: readonly Value[] }[] = [];
    const enough = select.order.length === 0 && !select.distinct && select.limit !== null ? select.limit + select.offset : Infinity;
    if (enough > 0)
      for (const _ of combinations(select, null, env, budget)) {
        rows.push({ values: select.targets.map((each) => each(env)), keys: select.order.map(({ of }) => of(env)) });
        if (rows.length >= enough) break;
      }
    const ordered = select.order.length === 0 ? rows : rows.toSorted((a, b) => orderOf(select, a.keys, b.keys));
    const values = ordered.map((each) => each.values);
    return sliced(select, select.distinct ? distinct(values) : values);
  };

  /**
   * Whether there may be few enough rows to read at once: found by a column, in the query or in a policy, or from a
   * small table.
   */
  const isCheap = (select: Select, without: number): boolean => {
    const [first] = planOf(select, without, view).steps;
    if (first === undefined || first.isLookup) return true;
    const { table } = first.source;
    if (view.table(table).count <= MAX_SCANNED) return true;
    return !select.bypass && table.policies !== null && slotsWhere(view, table, visible(table), budget) !== null;
  };

  const listed = new Map<Select, Map<string, Listed>>();
  const listOf = (select: Select, env: Env): Listed => {
    const key = select.outer.map((ref) => JSON.stringify(valueOfRef(env, ref).text)).join();
    const lists = listed.get(select) ?? new Map<string, Listed>();
    listed.set(select, lists);
    let list = lists.get(key);
    if (!list) lists.set(key, (list = listOfRows(self.rows(select, env))));
    return list;
  };

  const self: Subqueries & Semijoins = {
    exists(select, env) {
      if (select.aggregates.length > 0) return select.limit !== 0;
      if (select.limit === 0) return false;
      return once(select, env, () => !combinations(select, null, env, budget).next().done);
    },
    rows: (select, env) => once(select, env, () => rowsNow(select, env)),
    isIn(select, bound, left, env) {
      // Too many rows to list are searched by the value; only a missing match needs the whole list.
      if (isPlain(select) && !isCheap(select, -1)) {
        if (left.text !== null && self.exists(bound, env)) return true;
        const [target] = select.targets;
        const shape = select.notes.shapes.get(target!);
        if (left.text !== null && shape?.kind === 'column' && shape.column.notNull && select.sources.every(({ on }) => on === null)) return false;
      }
      return isAmong(listOf(select, env), left);
    },
    tuples(select, source, of, env) {
      if (!isCheap(select, source)) return null;
      const found = new Map<string, readonly Value[]>();
      try {
        for (const _ of combinations(select, source, env, budget.part(MAX_TRIED_CELLS))) {
          const tuple = of.map((each) => each(env));
          if (tuple.some(({ text }) => text === null)) continue;
          found.set(JSON.stringify(tuple.map(({ text }) => text)), tuple);
          if (found.size > MAX_TUPLES) return null;
        }
      } catch (error) {
        if (error instanceof PartSpent) return null;
        throw error;
      }
      return [...found.values()];
    },
  };
  return self;
}

/** Postgres' error for functions and policies that recurse endlessly. */
export function tooDeep(): MockFault {
  return new MockFault({
    code: '54001',
    status: 500,
    message: 'stack depth limit exceeded',
    hint: 'A function that a policy calls reads a table whose policies call it again. Make the function SECURITY DEFINER.',
  });
}

/** The first values of rows; `texts` if equal values have equal texts. */
type Listed = { readonly values: readonly Value[]; readonly hasNull: boolean; readonly texts: ReadonlySet<string> | null; readonly base: string };

function listOfRows(rows: readonly (readonly Value[])[]): Listed {
  const all = rows.map(([first]) => first!);
  const values = all.filter(({ text }) => text !== null);
  const base = values[0]?.type?.base ?? '';
  const isExact = EXACT.has(base) && values.every(({ type }) => type?.base === base);
  return { values, hasNull: values.length < all.length, texts: isExact ? new Set(values.map(({ text }) => text!)) : null, base };
}

function isAmong({ values, hasNull, texts, base }: Listed, left: Value): boolean | null {
  if (values.length === 0 && !hasNull) return false;
  if (left.text === null) return null;
  const found = texts && left.type?.base === base ? texts.has(left.text) : values.some((each) => isTruth(same(each, left)) === true);
  return found ? true : hasNull ? null : false;
}

const same = operatorOf('=')!;

function sliced({ limit, offset }: Select, rows: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  return rows.slice(offset, limit === null ? undefined : offset + limit);
}

function distinct(rows: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row.map(({ text }) => text)), row])).values()];
}

function orderOf({ order }: Select, a: readonly Value[], b: readonly Value[]): number {
  for (const [i, { descending, nullsFirst }] of order.entries()) {
    const [x, y] = [a[i]!, b[i]!];
    if (x.text === y.text) continue;
    if (x.text === null || y.text === null) return (x.text === null) === nullsFirst ? -1 : 1;
    const by = compare(x.type ?? TEXT)(x.text, y.text);
    if (by !== 0) return descending ? -by : by;
  }
  return 0;
}
