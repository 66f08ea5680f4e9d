import type { Client } from 'pg';

/** The address of a row: its table's oid and its ctid, as in `16384(0,1)`. */
export type RowAddress = string;

/** A foreign key of one row to another. */
type Reference = { readonly parent: RowAddress; /** Oid of the foreign key. */ readonly key: string; readonly deferrable: boolean };

/** The table of an address. */
export function tableOf(row: RowAddress): string {
  return row.slice(0, row.indexOf('('));
}

/** The ctids of rows, by table. */
export function byTable(rows: Iterable<RowAddress>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const table = tableOf(row);
    found.set(table, [...(found.get(table) ?? []), row.slice(table.length)]);
  }
  return found;
}

const KEYS = `
  SELECT pg_catalog.format(
    'SELECT c.tableoid::int8::text || c.ctid::text AS child, p.tableoid::int8::text || p.ctid::text AS parent, %L AS key, %L::boolean AS deferrable FROM %s c JOIN %s p ON %s',
    k.oid::int8, k.condeferrable, k.conrelid::regclass, k.confrelid::regclass,
    (SELECT pg_catalog.string_agg(pg_catalog.format('c.%I OPERATOR(%I.%s) p.%I', a.attname, s.nspname, o.oprname, b.attname), ' AND ')
     FROM unnest(k.conkey, k.confkey, k.conpfeqop) u (child, parent, operator)
       JOIN pg_catalog.pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.child
       JOIN pg_catalog.pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = u.parent
       JOIN pg_catalog.pg_operator o ON o.oid = u.operator JOIN pg_catalog.pg_namespace s ON s.oid = o.oprnamespace)) AS sql
  FROM pg_catalog.pg_constraint k WHERE k.contype = 'f' AND k.conparentid = 0`;

/** The rows of a database and their references, by the foreign keys that it has. */
export class RowGraph {
  readonly rows: readonly RowAddress[];
  readonly #parents: Map<RowAddress, Reference[]>;
  readonly #children: Map<RowAddress, RowAddress[]>;

  /** `tables`: quoted names, by oid. */
  static async read(client: Client, tables: ReadonlyMap<string, string>): Promise<RowGraph> {
    const { rows: keys } = await client.query<{ sql: string }>(KEYS);
    const all = [...tables].map(
      ([oid, name]) => `SELECT '${oid}' || ctid::text AS child, NULL AS parent, NULL AS key, NULL::boolean AS deferrable FROM ONLY ${name}`,
    );
    const { rows } = await client.query<{ child: RowAddress; parent: RowAddress | null; key: string; deferrable: boolean }>(
      [...all, ...keys.map(({ sql }) => sql)].join(' UNION ALL '),
    );
    return new RowGraph(
      rows.filter(({ parent }) => parent === null).map(({ child }) => child),
      rows.flatMap(({ child, parent, ...rest }) => (parent === null ? [] : [{ child, parent, ...rest }])),
    );
  }

  private constructor(rows: readonly RowAddress[], references: readonly (Reference & { readonly child: RowAddress })[]) {
    this.rows = rows;
    this.#parents = new Map(rows.map((row) => [row, []]));
    this.#children = new Map(rows.map((row) => [row, []]));
    for (const { child, parent, ...rest } of references) {
      this.#parents.get(child)?.push({ parent, ...rest });
      this.#children.get(parent)?.push(child);
    }
  }

  /** References of a row to others. */
  references(row: RowAddress): readonly Reference[] {
    return (this.#parents.get(row) ?? []).filter(({ parent }) => parent !== row);
  }

  /** The rows with all parents that they need. */
  withParents(rows: Iterable<RowAddress>): Set<RowAddress> {
    return reached(rows, (row) => (this.#parents.get(row) ?? []).map(({ parent }) => parent));
  }

  /** The rows with all that would be left without a parent. */
  withChildren(rows: Iterable<RowAddress>): Set<RowAddress> {
    return reached(rows, (row) => this.#children.get(row) ?? []);
  }

  /** Parents before their children, as far as there is no cycle. */
  inOrder(rows: ReadonlySet<RowAddress>): { readonly order: readonly RowAddress[]; readonly isCyclic: boolean } {
    const order = new Set<RowAddress>();
    const left = new Set(rows);
    let isCyclic = false;
    const readyWithout = (isUnchecked: (reference: Reference) => boolean): RowAddress[] =>
      [...left].filter((row) => this.references(row).every((reference) => !left.has(reference.parent) || isUnchecked(reference)));
    while (left.size > 0) {
      let ready = readyWithout(() => false);
      if (ready.length === 0) {
        isCyclic = true;
        // One at a time: it may be what the others need.
        ready = [readyWithout(({ deferrable }) => deferrable)[0] ?? left.values().next().value!];
      }
      for (const row of ready) {
        order.add(row);
        left.delete(row);
      }
    }
    return { order: [...order], isCyclic };
  }
}

function reached(from: Iterable<RowAddress>, next: (row: RowAddress) => readonly RowAddress[]): Set<RowAddress> {
  const found = new Set(from);
  for (const row of found) for (const other of next(row)) found.add(other);
  return found;
}
