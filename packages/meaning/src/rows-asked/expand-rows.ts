import { dictionary, Problem, suggestNames } from '@seedbed/contract';

/** The settings of one row; `at` is its place within them. */
export type SetRow = Readonly<Record<string, unknown>> | undefined;

/** Tables whose rows are described one by one: their cells, and how many children each has. */
export type Expanded = {
  /** Rows without settings, by their name in the request. */
  readonly counts: Record<string, number>;
  readonly described: ReadonlyMap<string, Described>;
};

export type Described = {
  readonly table: string;
  readonly rows: SetRow[];
  /** For each row, the top-level request that contains it. */
  readonly tops: Spec[];
  /** For children: the parent's table, the column that refers to it if named, and children by parent. */
  under?: { readonly parent: string; readonly column: string | undefined; readonly counts: number[] };
};

/** The number of rows of a table, or their settings. */
export type RequestedRows = number | Spec | readonly Spec[];

type Spec = { readonly count?: number; readonly set?: unknown; readonly children?: Readonly<Record<string, RequestedRows>> };

const MEMBERS = ['count', 'set', 'children'];
/** Rows that are described one by one. */
const MAX_DESCRIBED = 100_000;

/** Reads `{ users: { count: 2, set: …, children: { invoices: 3 } } }`: parents first, so that children lie in their parents' order. */
export function expandRows(requested: Readonly<Record<string, RequestedRows>>, isTable: (name: string) => boolean): Expanded {
  /** `orders.billing_id`: the children's table, and the column that refers to the parent. */
  const splitChild = (name: string): readonly [string, string | undefined] => {
    const dot = name.lastIndexOf('.');
    return dot < 0 || isTable(name) ? [name, undefined] : [name.slice(0, dot), name.slice(dot + 1)];
  };
  const counts = dictionary<number>();
  const described = new Map<string, Described>();
  const total = { left: MAX_DESCRIBED };
  const nested = new Set<string>();
  for (const spec of Object.values(requested)) for (const one of specsOf(spec)) for (const name of nestedIn(one)) nested.add(splitChild(name)[0]);
  const tops = Object.entries(requested).sort(([a], [b]) => Number(nested.has(a)) - Number(nested.has(b)));
  for (const [table, spec] of tops) {
    // If a table also has children under parents, these come after them.
    if (typeof spec === 'number' && !nested.has(table)) counts[table] = countOf(spec, table);
    else add(table, spec, undefined);
  }
  return { counts, described };

  function add(
    table: string,
    spec: RequestedRows,
    under: { readonly parent: string; readonly row: number; readonly column: string | undefined } | undefined,
    within?: Spec,
  ): void {
    let all = described.get(table);
    if (!all) described.set(table, (all = { table, rows: [], tops: [] }));
    if (under) {
      all.under ??= { parent: under.parent, column: under.column, counts: [] };
      if (all.under.parent !== under.parent || all.under.column !== under.column)
        throw wrong(
          `rows: ${table} stands under ${all.under.parent} and under ${under.parent}. Nest a table in one place; set the other reference by its column.`,
        );
      // A parent without any has an entry too.
      while (all.under.counts.length <= under.row) all.under.counts.push(0);
    }
    for (const one of specsOf(spec)) {
      for (let i = 0; i < countOf(one.count ?? 1, table); i++) {
        if (--total.left < 0) throw wrong(`rows: at most ${MAX_DESCRIBED} rows can be described one by one. Use a count for ${table}.`);
        const row = all.rows.push(setOf(one, i, table)) - 1;
        const top = within ?? one;
        all.tops.push(top);
        if (under) all.under!.counts[under.row]!++;
        for (const [name, children] of Object.entries(one.children ?? {})) {
          const [child, column] = splitChild(name);
          add(child, children, { parent: table, row, column }, top);
        }
      }
    }
  }
}

function nestedIn({ children = {} }: Spec): string[] {
  return Object.entries(children).flatMap(([name, spec]) => [name, ...specsOf(spec).flatMap(nestedIn)]);
}

function specsOf(spec: RequestedRows): Spec[] {
  if (typeof spec === 'number') return [{ count: spec }];
  const list = (Array.isArray(spec) ? spec : [spec]) as Spec[];
  for (const one of list) {
    if (typeof one !== 'object' || one === null) throw wrong(`rows takes a number, { count, set, children }, or a list of these, not ${JSON.stringify(one)}.`);
    const unknown = Object.keys(one).find((name) => !MEMBERS.includes(name));
    if (unknown !== undefined) throw wrong(`rows: there is no ${unknown}. ${suggestNames(MEMBERS, unknown)} Columns go into set.`);
  }
  return list;
}

function setOf({ set }: Spec, i: number, table: string): SetRow {
  const given: unknown = typeof set === 'function' ? (set as (index: number) => unknown)(i) : set;
  if (given === undefined || (typeof given === 'object' && given !== null && !Array.isArray(given))) return given as SetRow;
  throw wrong(`rows: set of ${table} gives ${JSON.stringify(given)}; an object of columns is expected.`);
}

function countOf(count: number, table: string): number {
  if (Number.isSafeInteger(count) && count >= 0) return count;
  throw wrong(`rows: ${table} takes a whole number of rows from 0, not ${String(count)}.`);
}

function wrong(message: string): Problem {
  return new Problem('invalid-request', message);
}
