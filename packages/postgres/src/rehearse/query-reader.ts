import { aliasOf, hasAggregate, hasNotIn, mentionsRecord, only, withoutTests, type Node } from './sql-nodes.ts';
import { live, weaker, type Flow, type Source, type StoryTable } from './story.ts';

/** A table, a subquery or a record in reach of an expression. */
export type Scope = { readonly alias: string; readonly columns: readonly Output[]; readonly flows: readonly Reach[] };
/** A column of a query. */
export type Output = { readonly name: string; readonly sources: readonly Origin[] };
/** Where values of a query's column come from. */
export type Origin = Omit<Source, 'statement'>;
/** Rows of a table that a query takes. */
export type Reach = Omit<Flow, 'statement' | 'to' | 'from'> & { readonly table: StoryTable };
/** The rows of a query. */
export type Rows = { readonly columns: readonly Output[]; readonly flows: readonly Reach[] };

export const NOTHING: Rows = { columns: [], flows: [] };

/** What a query needs of the migration around it. */
type Around = {
  /** The table of a range at this point of the migration. */
  readonly find: (range: Node) => StoryTable | undefined;
  /** The rows that a changing statement of a WITH clause returns. */
  readonly change: (kind: string, node: Node, outer: readonly Scope[]) => Rows;
};

/** Reads where the columns and the rows of queries come from. */
export class QueryReader {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** The queries of a WITH clause. */
  withClause(node: Node, outer: readonly Scope[]): Scope[] {
    const ctes: Scope[] = [];
    for (const { CommonTableExpr: cte } of node['withClause']?.['ctes'] ?? []) {
      const names = (cte['aliascolnames'] ?? []).map((each: Node) => each['String']['sval']);
      const rows = this.query(cte['ctequery'], outer, ctes);
      ctes.push({ alias: cte['ctename'], flows: rows.flows, columns: rows.columns.map((each, n) => ({ ...each, name: names[n] ?? each.name })) });
    }
    return ctes;
  }

  /** The rows of a SELECT, or of a changing statement that returns some. */
  query(node: Node, outer: readonly Scope[], around: readonly Scope[]): Rows {
    const [kind, body] = only(node);
    return kind === 'SelectStmt' ? this.select(body, outer, around) : this.#around.change(kind, body, outer);
  }

  /** The rows of a SELECT. `around`: what it may also read from by name. */
  select(node: Node, outer: readonly Scope[], around: readonly Scope[]): Rows {
    const ctes = [...around, ...this.withClause(node, outer)];
    if (node['op'] !== 'SETOP_NONE' && node['op'] !== undefined) return this.#setOperation(node, outer, ctes);
    const { scopes, flows } = this.from(node['fromClause'] ?? [], ctes, outer);
    const reach = [...scopes, ...outer];
    const columns = (node['targetList'] ?? []).flatMap(({ ResTarget: target }: Node) => this.#outputs(target, scopes, reach, ctes));
    for (const list of node['valuesLists'] ?? []) {
      for (const [n, value] of list['List']['items'].entries()) {
        const before = columns[n]?.sources ?? [];
        columns[n] = { name: `column${n + 1}`, sources: [...before, ...this.origins(value, reach, ctes)] };
      }
    }
    const conditions = this.origins(withoutTests(node['whereClause']), reach, ctes).map(({ from }) => from);
    const notIn = hasNotIn(node['whereClause']);
    const filtered = node['whereClause'] !== undefined;
    const grouped = node['groupClause'] !== undefined || node['distinctClause'] !== undefined || hasAggregate(node['targetList']);
    // A record of a loop has one row of its query at a time.
    const loop = scopes.length === 0 ? outer.filter(({ alias }) => mentionsRecord(node, alias)).flatMap((each) => each.flows) : [];
    return {
      columns,
      flows: [...flows, ...loop].map((each) => ({
        table: each.table,
        joined: each.joined,
        grouped: each.grouped || grouped || node['limitCount'] !== undefined,
        filtered: each.filtered || filtered,
        conditions: [...each.conditions, ...conditions.filter((column) => column.table === each.table)],
        notIn: each.notIn || notIn,
      })),
    };
  }

  #setOperation(node: Node, outer: readonly Scope[], ctes: readonly Scope[]): Rows {
    const [left, right] = [node['larg'], node['rarg']].map((each) => this.select(each, outer, ctes)) as [Rows, Rows];
    if (node['op'] !== 'SETOP_UNION') return { columns: left.columns, flows: left.flows.map((each) => ({ ...each, filtered: true, grouped: true })) };
    const columns = left.columns.map((each, n) => ({ ...each, sources: [...each.sources, ...(right.columns[n]?.sources ?? [])] }));
    return { columns, flows: [...left.flows, ...right.flows].map((each) => (node['all'] ? each : { ...each, grouped: true })) };
  }

  /** What a FROM clause brings into reach, and the rows of it that a query takes. */
  from(items: readonly Node[], ctes: readonly Scope[], outer: readonly Scope[]): { readonly scopes: Scope[]; readonly flows: Reach[] } {
    const parts = items.map((item) => this.#fromItem(item, ctes, outer));
    const joined = parts.length > 1;
    return { scopes: parts.flat(), flows: parts.flat().flatMap(({ flows }) => flows.map((each) => (joined ? { ...each, joined: true } : each))) };
  }

  #fromItem(item: Node, ctes: readonly Scope[], outer: readonly Scope[]): Scope[] {
    const [kind, node] = only(item);
    if (kind === 'RangeVar') {
      const alias = aliasOf(node);
      const cte = node['schemaname'] === undefined ? ctes.findLast((each) => each.alias === node['relname']) : undefined;
      if (cte) return [{ ...cte, alias }];
      const table = this.#around.find(node);
      return [table ? scopeOf(table, alias) : { alias, columns: [], flows: [] }];
    }
    if (kind === 'RangeSubselect') {
      const rows = this.query(node['subquery'], outer, ctes);
      const names = (node['alias']?.['colnames'] ?? []).map((each: Node) => each['String']['sval']);
      return [
        { alias: node['alias']?.['aliasname'] ?? '', flows: rows.flows, columns: rows.columns.map((each, n) => ({ ...each, name: names[n] ?? each.name })) },
      ];
    }
    if (kind === 'JoinExpr') {
      const [left, right] = [this.#fromItem(node['larg'], ctes, outer), this.#fromItem(node['rarg'], ctes, outer)];
      const type = node['jointype'];
      const flagged = (scopes: Scope[], loses: boolean): Scope[] =>
        loses ? scopes.map((each) => ({ ...each, flows: each.flows.map((flow) => ({ ...flow, joined: true })) })) : scopes;
      return [...flagged(left, type === 'JOIN_INNER' || type === 'JOIN_RIGHT'), ...flagged(right, type === 'JOIN_INNER' || type === 'JOIN_LEFT')];
    }
    return [{ alias: node['alias']?.['aliasname'] ?? '', columns: [], flows: [] }];
  }

  #outputs(target: Node, scopes: readonly Scope[], reach: readonly Scope[], ctes: readonly Scope[]): Output[] {
    const value = target['val'];
    const fields = value?.['ColumnRef']?.['fields'] as Node[] | undefined;
    if (fields?.at(-1)?.['A_Star']) {
      const alias = fields.at(-2)?.['String']?.['sval'];
      return (alias === undefined ? scopes : reach.filter((each) => each.alias === alias)).flatMap(({ columns }) => columns);
    }
    const sources = this.origins(value, reach, ctes).map((each) => (fields ? each : { ...each, expression: value }));
    return [{ name: target['name'] ?? fields?.at(-1)?.['String']?.['sval'] ?? '?column?', sources }];
  }

  /** The columns that an expression reads. */
  origins(expression: Node | undefined, scopes: readonly Scope[], ctes: readonly Scope[] = [], how: Source['how'] = 'copy'): Origin[] {
    if (!expression) return [];
    if (Array.isArray(expression)) return expression.flatMap((each) => this.origins(each, scopes, ctes, how));
    if (typeof expression !== 'object') return [];
    return Object.entries(expression).flatMap(([kind, node]) => {
      if (kind === 'ColumnRef') return lookUp(node['fields'], scopes).map((each) => ({ ...each, how: weaker(each.how, how) }));
      if (kind === 'SubLink') {
        const body = node['subselect']['SelectStmt'];
        const rows = this.select(body, scopes, ctes);
        const inner = this.from(body?.['fromClause'] ?? [], ctes, scopes).scopes;
        const where = this.origins(body?.['whereClause'], [...inner, ...scopes], ctes);
        return viaOnly([...rows.columns.flatMap(({ sources }) => sources), ...where, ...this.origins(node['testexpr'], scopes, ctes)]);
      }
      if (kind === 'CaseExpr')
        return [
          ...this.origins(node['arg'], scopes, ctes, 'via'),
          ...this.origins(node['args'], scopes, ctes, weaker(how, 'computed')),
          ...this.origins(node['defresult'], scopes, ctes, weaker(how, 'computed')),
        ];
      if (kind === 'CaseWhen') return [...this.origins(node['expr'], scopes, ctes, 'via'), ...this.origins(node['result'], scopes, ctes, how)];
      if (kind === 'BoolExpr' || kind === 'NullTest' || kind === 'BooleanTest') return this.origins(node, scopes, ctes, 'via');
      return node !== null && typeof node === 'object' ? this.origins(node, scopes, ctes, /^[A-Z]/.test(kind) ? weaker(how, 'computed') : how) : [];
    });
  }
}

/** A table in reach, by a name. */
export function scopeOf(table: StoryTable, alias: string): Scope {
  const columns = live(table.columns).map((column): Output => ({ name: column.name, sources: [{ from: column, how: 'copy' }] }));
  return { alias, columns, flows: [{ table, joined: false, grouped: false, filtered: false, conditions: [], notIn: false }] };
}

/** The rows that a changing statement returns. */
export function returned(table: StoryTable, node: Node): Rows {
  const targets = node['returningList'] ?? node['returningClause']?.['exprs'] ?? [];
  const scope = scopeOf(table, aliasOf(node['relation']));
  const columns = targets.flatMap(({ ResTarget: target }: Node): Output[] => {
    const fields = target['val']?.['ColumnRef']?.['fields'] as Node[] | undefined;
    if (fields?.at(-1)?.['A_Star']) return [...scope.columns];
    const name = fields?.at(-1)?.['String']?.['sval'];
    return [{ name: target['name'] ?? name ?? '?column?', sources: scope.columns.find((each) => each.name === name)?.sources ?? [] }];
  });
  return { columns, flows: targets.length > 0 ? scope.flows.map((each) => ({ ...each, filtered: node['whereClause'] !== undefined })) : [] };
}

function lookUp(fields: readonly Node[], scopes: readonly Scope[]): readonly Origin[] {
  const names = fields.map((each) => each['String']?.['sval'] as string | undefined);
  const [column, alias] = [names.at(-1), names.at(-2)];
  const within = alias === undefined ? scopes : scopes.filter((each) => each.alias === alias);
  for (const { columns } of within) {
    const found = columns.find(({ name }) => name === column);
    if (found) return found.sources;
  }
  // The record of a row: `old.*`, or the name of a table as a value.
  return alias === undefined ? (scopes.find((each) => each.alias === column)?.columns.flatMap(({ sources }) => viaOnly(sources)) ?? []) : [];
}

/** The same columns, where they decide which value another one gets. */
export function viaOnly(origins: readonly Origin[]): Origin[] {
  return origins.map(({ from }) => ({ from, how: 'via' }));
}
