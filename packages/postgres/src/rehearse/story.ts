import { dictionary } from '@seedbed/contract';
import { openParser, type SqlParser } from '../sql/parse.ts';
import type { CatalogColumn, Relation } from './catalog.ts';
import type { MigrationStatement } from './finding.ts';

/** A node of the parse tree. */
export type Node = Readonly<Record<string, any>>;

/** A column through the whole migration, whatever its name is at a time. */
export type StoryColumn = {
  readonly table: StoryTable;
  /** The column of the old schema; null for a new one. */
  readonly old: CatalogColumn | null;
  /** The last name that it had. */
  name: string;
  dropped: number | null;
  readonly sources: Source[];
  readonly changes: ColumnChange[];
};

/** A statement that sets a column or alters it. `using`: the new value, where the statement states one. */
export type ColumnChange = {
  readonly statement: number;
  readonly does: 'update' | 'type' | 'drop default' | 'set default' | 'drop not null' | 'identity';
  readonly using?: Node | null;
};

/**
 * Where values of a column come from. `copy`: the value itself; `computed`: by an expression of it; `via`: the value decides which other
 * value it is (a join, a condition).
 */
export type Source = {
  readonly from: StoryColumn;
  readonly how: 'copy' | 'computed' | 'via';
  readonly statement: number;
  /** The new value. */
  readonly expression?: Node;
};

/** A table through the whole migration. */
export type StoryTable = {
  readonly old: Relation | null;
  schema: string;
  name: string;
  dropped: number | null;
  readonly columns: StoryColumn[];
  /** Statements that delete rows of it on purpose. */
  readonly deletes: number[];
};

/** Rows of a table that a statement copies into another one. */
export type Flow = {
  readonly statement: number;
  readonly from: StoryTable;
  readonly to: StoryTable;
  /** Rows without a partner in another table are not copied. */
  readonly joined: boolean;
  /** Several rows become one. */
  readonly grouped: boolean;
  readonly filtered: boolean;
  /** Columns of `from` in the condition, where NULL makes it unknown. */
  readonly conditions: readonly StoryColumn[];
  /** The condition has a NOT IN (SELECT …). */
  readonly notIn: boolean;
};

/** An object that a statement names. `name`: without the schema. `cascade`: it may drop others with it. */
export type Mention = {
  readonly statement: number;
  readonly does: 'drop' | 'rename' | 'create' | 'not valid' | 'validate' | 'alter';
  readonly kind: string;
  readonly name: string;
  readonly table?: StoryTable | undefined;
  readonly cascade: boolean;
};

/** What the statements of a migration say that they do. */
export type Story = {
  readonly statements: readonly MigrationStatement[];
  readonly tables: readonly StoryTable[];
  readonly flows: readonly Flow[];
  readonly mentions: readonly Mention[];
  /** Statements that do more than their text says: code that builds SQL, calls of functions. */
  readonly opaque: ReadonlySet<number>;
};

/** Reads the statements against the tables of the old schema. */
export async function readStory(relations: readonly Relation[], statements: readonly MigrationStatement[]): Promise<Story> {
  const reader = new StoryReader(await openParser(), relations);
  for (const statement of statements) reader.read(statement);
  return { statements, tables: reader.tables, flows: reader.flows, mentions: reader.mentions, opaque: reader.opaque };
}

/** A table, a subquery or a record in reach of an expression. */
type Scope = { readonly alias: string; readonly columns: readonly Output[]; readonly flows: readonly Reach[] };
type Output = { readonly name: string; readonly sources: readonly Origin[] };
type Origin = Omit<Source, 'statement'>;
type Reach = Omit<Flow, 'statement' | 'to' | 'from'> & { readonly table: StoryTable };
type Rows = { readonly columns: readonly Output[]; readonly flows: readonly Reach[] };

const NOTHING: Rows = { columns: [], flows: [] };

class StoryReader {
  readonly tables: StoryTable[] = [];
  readonly flows: Flow[] = [];
  readonly mentions: Mention[] = [];
  readonly opaque = new Set<number>();
  private number = 0;
  private readonly parser: SqlParser;

  constructor(parser: SqlParser, relations: readonly Relation[]) {
    this.parser = parser;
    for (const old of relations) {
      const table: StoryTable = { old, schema: old.schema, name: old.name, dropped: null, columns: [], deletes: [] };
      for (const column of old.columns) table.columns.push(newColumn(table, column.name, column));
      this.tables.push(table);
    }
  }

  read({ number, sql }: MigrationStatement): void {
    this.number = number;
    for (const [kind, node] of this.parse(sql)) this.apply(kind, node, []);
  }

  /** A statement that does not parse is opaque. */
  private parse(sql: string): [string, Node][] {
    try {
      const { stmts } = this.parser.parse(sql) as { stmts: { stmt: Record<string, Node> }[] };
      return stmts.flatMap(({ stmt }) => Object.entries(stmt));
    } catch {
      this.opaque.add(this.number);
      return [];
    }
  }

  private apply(kind: string, node: Node, outer: readonly Scope[]): void {
    const way = STATEMENTS[kind];
    if (way) way.call(this, node, outer);
  }

  // Tables and names

  find(range: Node | undefined): StoryTable | undefined {
    if (!range) return undefined;
    const there = this.tables.filter((each) => each.dropped === null && each.name === range['relname']);
    const schema = range['schemaname'];
    return schema === undefined ? (there.find((each) => each.schema === 'public') ?? there[0]) : there.find((each) => each.schema === schema);
  }

  private make(range: Node): StoryTable {
    const table: StoryTable = { old: null, schema: range['schemaname'] ?? 'public', name: range['relname'], dropped: null, columns: [], deletes: [] };
    this.tables.push(table);
    this.mention('create', 'table', table.name, table);
    return table;
  }

  private mention(does: Mention['does'], kind: string, name: string, table?: StoryTable, cascade = false): void {
    this.mentions.push({ statement: this.number, does, kind, name, table, cascade });
  }

  createTable(node: Node): void {
    const table = this.make(node['relation']);
    for (const parent of node['inhRelations'] ?? []) {
      for (const { name } of live(this.find(parent['RangeVar'])?.columns ?? [])) table.columns.push(newColumn(table, name));
    }
    for (const element of node['tableElts'] ?? []) {
      const [kind, item] = only(element);
      if (kind === 'ColumnDef') this.addColumn(table, item);
      if (kind === 'TableLikeClause') for (const { name } of live(this.find(item['relation'])?.columns ?? [])) table.columns.push(newColumn(table, name));
    }
  }

  private addColumn(table: StoryTable, definition: Node): void {
    const column = newColumn(table, definition['colname']);
    table.columns.push(column);
    for (const each of definition['constraints'] ?? []) {
      const { contype, raw_expr: expression } = each['Constraint'];
      if (contype === 'CONSTR_GENERATED') this.flowInto(column, this.origins(expression, [scopeOf(table, table.name)]));
      if (contype === 'CONSTR_IDENTITY') column.changes.push({ statement: this.number, does: 'identity' });
    }
  }

  createTableAs(node: Node, outer: readonly Scope[]): void {
    const rows = this.query(node['query'], outer, []);
    const into = node['into'];
    if (node['objtype'] !== 'OBJECT_TABLE') return this.mention('create', 'view', into['rel']['relname']);
    const table = this.make(into['rel']);
    const names = (into['colNames'] ?? []).map((each: Node) => each['String']['sval']);
    for (const [n, { name }] of rows.columns.entries()) table.columns.push(newColumn(table, names[n] ?? name));
    this.insertRows(table, table.columns, rows);
  }

  alterTable(node: Node): void {
    const table = this.find(node['relation']);
    if (!table) return;
    for (const { AlterTableCmd: command } of node['cmds']) {
      const column = live(table.columns).find(({ name }) => name === command['name']);
      const change = (does: ColumnChange['does'], using?: Node | null): void =>
        void column?.changes.push({ statement: this.number, does, ...(using === undefined ? {} : { using }) });
      const definition = command['def'];
      const cascade = command['behavior'] === 'DROP_CASCADE';
      switch (command['subtype']) {
        case 'AT_AddColumn':
          this.addColumn(table, definition['ColumnDef']);
          break;
        case 'AT_DropColumn':
          if (column) column.dropped = this.number;
          this.mention('drop', 'column', command['name'], table, cascade);
          break;
        case 'AT_AlterColumnType':
          change('type', definition['ColumnDef']['raw_default'] ?? null);
          break;
        case 'AT_ColumnDefault':
          change(definition ? 'set default' : 'drop default');
          break;
        case 'AT_DropNotNull':
          change('drop not null');
          break;
        case 'AT_AddIdentity':
          change('identity');
          break;
        case 'AT_DropIdentity':
          change('drop default');
          break;
        case 'AT_AddConstraint':
          if (definition['Constraint']['skip_validation']) this.mention('not valid', 'constraint', definition['Constraint']['conname'] ?? '', table);
          break;
        case 'AT_ValidateConstraint':
          this.mention('validate', 'constraint', command['name'], table);
          break;
        case 'AT_DropConstraint':
          this.mention('drop', 'constraint', command['name'], table, cascade);
          break;
      }
    }
    this.mention('alter', 'table', table.name, table);
  }

  rename(node: Node): void {
    const [type, to] = [node['renameType'], node['newname']];
    const table = this.find(node['relation']);
    if (RELATION_KINDS.has(type) && table) {
      this.mention('rename', 'table', table.name, table);
      table.name = to;
    } else if (type === 'OBJECT_COLUMN' && table) {
      const column = live(table.columns).find(({ name }) => name === node['subname']);
      this.mention('rename', 'column', node['subname'], table);
      if (column) column.name = to;
    } else {
      this.mention('rename', OBJECT_KINDS[type] ?? type, node['subname'] ?? node['relation']?.['relname'] ?? nameOf(node['object']), table);
    }
  }

  setSchema(node: Node): void {
    const table = this.find(node['relation']);
    this.mention('rename', 'schema', table?.name ?? nameOf(node['object']), table);
    if (table) table.schema = node['newschema'];
  }

  drop(node: Node): void {
    const kind = OBJECT_KINDS[node['removeType']] ?? node['removeType'];
    const cascade = node['behavior'] === 'DROP_CASCADE';
    for (const object of node['objects']) {
      const parts = partsOf(object);
      const name = parts.at(-1)!;
      const range = parts.length > 1 ? { relname: name, schemaname: parts.at(-2) } : { relname: name };
      const table = kind === 'table' || kind === 'view' ? this.find(range) : undefined;
      this.mention('drop', kind, name, table, cascade);
      if (table) table.dropped = this.number;
      if (kind === 'schema') for (const each of this.tables) if (each.schema === name && each.dropped === null) each.dropped = this.number;
    }
  }

  // Rows

  insert(node: Node, outer: readonly Scope[]): Rows {
    const table = this.find(node['relation']);
    const ctes = this.withClause(node, outer);
    const rows = node['selectStmt'] ? this.query(node['selectStmt'], outer, ctes) : NOTHING;
    if (!table) return NOTHING;
    const all = live(table.columns);
    const named = (node['cols'] ?? []).map((each: Node) => all.find(({ name }) => name === each['ResTarget']['name']));
    this.insertRows(table, named.length > 0 ? named : all, rows);
    const conflict = node['onConflictClause'];
    if (conflict?.['action'] === 'ONCONFLICT_UPDATE') this.setColumns(table, conflict['targetList'] ?? [], [scopeOf(table, aliasOf(node['relation']))], []);
    return returned(table, node);
  }

  private insertRows(to: StoryTable, columns: readonly (StoryColumn | undefined)[], rows: Rows): void {
    for (const [n, { sources }] of rows.columns.entries()) {
      const column = columns[n];
      if (column) this.flowInto(column, sources);
    }
    for (const { table: from, ...reach } of rows.flows) this.flows.push({ statement: this.number, from, to, ...reach });
  }

  private flowInto(column: StoryColumn, origins: readonly Origin[]): void {
    column.sources.push(...origins.map((origin) => ({ ...origin, statement: this.number })));
  }

  update(node: Node, outer: readonly Scope[]): Rows {
    const table = this.find(node['relation']);
    const ctes = this.withClause(node, outer);
    if (!table) return NOTHING;
    const own = scopeOf(table, aliasOf(node['relation']));
    const joined = this.from(node['fromClause'] ?? [], ctes, outer).scopes;
    // What joins the row to another one decides the value.
    const via = joined.length > 0 ? viaOnly(this.origins(node['whereClause'], [own, ...joined, ...outer], ctes)) : [];
    this.setColumns(table, node['targetList'] ?? [], [own, ...joined, ...outer], via, ctes);
    return returned(table, node);
  }

  private setColumns(table: StoryTable, targets: readonly Node[], scopes: readonly Scope[], via: readonly Origin[], ctes: readonly Scope[] = []): void {
    for (const { ResTarget: target } of targets) {
      const column = live(table.columns).find(({ name }) => name === target['name']);
      if (!column) continue;
      const value = multiAssigned(target['val']);
      column.changes.push({ statement: this.number, does: 'update', using: value });
      const origins = this.origins(value, scopes, ctes).map((each) => ({ ...each, expression: value }));
      this.flowInto(column, [...origins, ...(isConstant(value) ? [] : via)]);
    }
  }

  delete(node: Node, outer: readonly Scope[]): Rows {
    this.withClause(node, outer);
    const table = this.find(node['relation']);
    table?.deletes.push(this.number);
    return table ? returned(table, node) : NOTHING;
  }

  truncate(node: Node): void {
    for (const range of node['relations']) this.find(range['RangeVar'])?.deletes.push(this.number);
  }

  merge(node: Node, outer: readonly Scope[]): void {
    const table = this.find(node['relation']);
    const ctes = this.withClause(node, outer);
    if (!table) return;
    const { scopes, flows } = this.from([node['sourceRelation']], ctes, outer);
    const reach = [scopeOf(table, aliasOf(node['relation'])), ...scopes, ...outer];
    const via = viaOnly(this.origins(node['joinCondition'], reach, ctes));
    for (const { MergeWhenClause: when } of node['mergeWhenClauses'] ?? []) {
      if (when['commandType'] === 'CMD_DELETE') table.deletes.push(this.number);
      if (when['commandType'] === 'CMD_UPDATE') this.setColumns(table, when['targetList'] ?? [], reach, via, ctes);
      if (when['commandType'] !== 'CMD_INSERT') continue;
      const all = live(table.columns);
      for (const [n, value] of (when['values'] ?? []).entries()) {
        const name = when['targetList']?.[n]?.['ResTarget']?.['name'];
        const column = name === undefined ? all[n] : all.find((each) => each.name === name);
        if (column) this.flowInto(column, this.origins(value, reach, ctes));
      }
      for (const { table: from, ...each } of flows) this.flows.push({ statement: this.number, from, to: table, ...each });
    }
  }

  private withClause(node: Node, outer: readonly Scope[]): Scope[] {
    const ctes: Scope[] = [];
    for (const { CommonTableExpr: cte } of node['withClause']?.['ctes'] ?? []) {
      const names = (cte['aliascolnames'] ?? []).map((each: Node) => each['String']['sval']);
      const rows = this.query(cte['ctequery'], outer, ctes);
      ctes.push({ alias: cte['ctename'], flows: rows.flows, columns: rows.columns.map((each, n) => ({ ...each, name: names[n] ?? each.name })) });
    }
    return ctes;
  }

  /** The rows of a SELECT, or of a changing statement that returns some. */
  private query(node: Node, outer: readonly Scope[], around: readonly Scope[]): Rows {
    const [kind, body] = only(node);
    const outerAnd = [...outer];
    if (kind === 'InsertStmt') return this.insert(body, outerAnd);
    if (kind === 'UpdateStmt') return this.update(body, outerAnd);
    if (kind === 'DeleteStmt') return this.delete(body, outerAnd);
    if (kind !== 'SelectStmt') return NOTHING;
    return this.select(body, outer, around);
  }

  private select(node: Node, outer: readonly Scope[], around: readonly Scope[]): Rows {
    const ctes = [...around, ...this.withClause(node, outer)];
    if (node['op'] !== 'SETOP_NONE' && node['op'] !== undefined) return this.setOperation(node, outer, ctes);
    const { scopes, flows } = this.from(node['fromClause'] ?? [], ctes, outer);
    const reach = [...scopes, ...outer];
    const columns = (node['targetList'] ?? []).flatMap(({ ResTarget: target }: Node) => this.outputs(target, scopes, reach, ctes));
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

  private setOperation(node: Node, outer: readonly Scope[], ctes: readonly Scope[]): Rows {
    const [left, right] = [node['larg'], node['rarg']].map((each) => this.select(each, outer, ctes)) as [Rows, Rows];
    if (node['op'] !== 'SETOP_UNION') return { columns: left.columns, flows: left.flows.map((each) => ({ ...each, filtered: true, grouped: true })) };
    const columns = left.columns.map((each, n) => ({ ...each, sources: [...each.sources, ...(right.columns[n]?.sources ?? [])] }));
    return { columns, flows: [...left.flows, ...right.flows].map((each) => (node['all'] ? each : { ...each, grouped: true })) };
  }

  private from(items: readonly Node[], ctes: readonly Scope[], outer: readonly Scope[]): { readonly scopes: Scope[]; readonly flows: Reach[] } {
    const parts = items.map((item) => this.fromItem(item, ctes, outer));
    const joined = parts.length > 1;
    return { scopes: parts.flat(), flows: parts.flat().flatMap(({ flows }) => flows.map((each) => (joined ? { ...each, joined: true } : each))) };
  }

  private fromItem(item: Node, ctes: readonly Scope[], outer: readonly Scope[]): Scope[] {
    const [kind, node] = only(item);
    if (kind === 'RangeVar') {
      const alias = aliasOf(node);
      const cte = node['schemaname'] === undefined ? ctes.findLast((each) => each.alias === node['relname']) : undefined;
      if (cte) return [{ ...cte, alias }];
      const table = this.find(node);
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
      const [left, right] = [this.fromItem(node['larg'], ctes, outer), this.fromItem(node['rarg'], ctes, outer)];
      const type = node['jointype'];
      const flagged = (scopes: Scope[], loses: boolean): Scope[] =>
        loses ? scopes.map((each) => ({ ...each, flows: each.flows.map((flow) => ({ ...flow, joined: true })) })) : scopes;
      return [...flagged(left, type === 'JOIN_INNER' || type === 'JOIN_RIGHT'), ...flagged(right, type === 'JOIN_INNER' || type === 'JOIN_LEFT')];
    }
    return [{ alias: node['alias']?.['aliasname'] ?? '', columns: [], flows: [] }];
  }

  private outputs(target: Node, scopes: readonly Scope[], reach: readonly Scope[], ctes: readonly Scope[]): Output[] {
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
  private origins(expression: Node | undefined, scopes: readonly Scope[], ctes: readonly Scope[] = [], how: Source['how'] = 'copy'): Origin[] {
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

  // Code

  doBlock(node: Node): void {
    const text = node['args'].find((each: Node) => each['DefElem']['defname'] === 'as')?.['DefElem']['arg']['String']['sval'] ?? '';
    this.code(text);
  }

  private code(body: string): void {
    try {
      const definition = `create function f() returns void language plpgsql as ${dollar(body)}`;
      this.walkCode(this.parser.parsePlpgsql(definition), []);
    } catch {
      this.opaque.add(this.number);
    }
  }

  private walkCode(node: unknown, outer: readonly Scope[]): void {
    if (Array.isArray(node)) return node.forEach((each) => this.walkCode(each, outer));
    if (node === null || typeof node !== 'object') return;
    for (const [kind, value] of Object.entries(node as Node)) {
      if (kind === 'PLpgSQL_stmt_fors') {
        const record = value['var']?.['PLpgSQL_rec']?.['refname'];
        const parsed = this.parse(value['query']?.['PLpgSQL_expr']?.['query'] ?? '')[0];
        const rows = parsed?.[0] === 'SelectStmt' ? this.select(parsed[1], outer, []) : NOTHING;
        this.walkCode(value['body'], record === undefined ? outer : [{ alias: record, ...rows }, ...outer]);
        continue;
      }
      if (kind === 'PLpgSQL_stmt_dynexecute' || kind === 'PLpgSQL_stmt_dynfors') this.opaque.add(this.number);
      if (kind === 'PLpgSQL_expr' && (value['parseMode'] ?? 0) === 0 && /^\s*(?!select|with\s[^]*\bselect\b)\w/i.test(value['query'])) {
        for (const [statement, tree] of this.parse(value['query'])) this.apply(statement, tree, outer);
      } else this.walkCode(value, outer);
    }
  }

  call(): void {
    this.opaque.add(this.number);
  }

  selectAlone(node: Node, outer: readonly Scope[]): void {
    if (JSON.stringify(node).includes('"FuncCall"')) this.opaque.add(this.number);
    this.withClause(node, outer);
  }

  createNamed(kind: string, name: string | undefined): void {
    if (name !== undefined) this.mention('create', kind, name);
  }
}

type Way = (this: StoryReader, node: Node, outer: readonly Scope[]) => unknown;

const STATEMENTS = dictionary<Way>({
  CreateStmt(node) {
    this.createTable(node);
  },
  CreateTableAsStmt(node, outer) {
    this.createTableAs(node, outer);
  },
  AlterTableStmt(node) {
    this.alterTable(node);
  },
  RenameStmt(node) {
    this.rename(node);
  },
  AlterObjectSchemaStmt(node) {
    this.setSchema(node);
  },
  DropStmt(node) {
    this.drop(node);
  },
  InsertStmt(node, outer) {
    this.insert(node, outer);
  },
  UpdateStmt(node, outer) {
    this.update(node, outer);
  },
  DeleteStmt(node, outer) {
    this.delete(node, outer);
  },
  TruncateStmt(node) {
    this.truncate(node);
  },
  MergeStmt(node, outer) {
    this.merge(node, outer);
  },
  DoStmt(node) {
    this.doBlock(node);
  },
  CallStmt() {
    this.call();
  },
  SelectStmt(node, outer) {
    this.selectAlone(node, outer);
  },
  ViewStmt(node) {
    this.createNamed('view', node['view']?.['relname']);
  },
  IndexStmt(node) {
    this.createNamed('index', node['idxname']);
  },
  CreateTrigStmt(node) {
    this.createNamed('trigger', node['trigname']);
  },
  CreateFunctionStmt(node) {
    this.createNamed('function', nameOf({ List: { items: node['funcname'] } }));
  },
});

const RELATION_KINDS: ReadonlySet<string> = new Set(['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_MATVIEW']);

const OBJECT_KINDS = dictionary<string>({
  OBJECT_TABLE: 'table',
  OBJECT_VIEW: 'view',
  OBJECT_MATVIEW: 'view',
  OBJECT_FUNCTION: 'function',
  OBJECT_PROCEDURE: 'function',
  OBJECT_ROUTINE: 'function',
  OBJECT_INDEX: 'index',
  OBJECT_TRIGGER: 'trigger',
  OBJECT_POLICY: 'policy',
  OBJECT_SEQUENCE: 'sequence',
  OBJECT_SCHEMA: 'schema',
  OBJECT_TYPE: 'type',
  OBJECT_DOMAIN: 'type',
  OBJECT_TABCONSTRAINT: 'constraint',
});

function newColumn(table: StoryTable, name: string, old: CatalogColumn | null = null): StoryColumn {
  return { table, old, name, dropped: null, sources: [], changes: [] };
}

/** Columns that are there at this point of the migration. */
function live(columns: readonly StoryColumn[]): StoryColumn[] {
  return columns.filter(({ dropped }) => dropped === null);
}

function only(node: Node): [string, Node] {
  return Object.entries(node)[0] as [string, Node];
}

function aliasOf(range: Node): string {
  return range['alias']?.['aliasname'] ?? range['relname'];
}

function scopeOf(table: StoryTable, alias: string): Scope {
  const columns = live(table.columns).map((column): Output => ({ name: column.name, sources: [{ from: column, how: 'copy' }] }));
  return { alias, columns, flows: [{ table, joined: false, grouped: false, filtered: false, conditions: [], notIn: false }] };
}

function returned(table: StoryTable, node: Node): Rows {
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

/** The strongest first. */
export const STRENGTH = ['copy', 'computed', 'via'] as const;

/** The weaker of two ways in which a column gets its values. */
export function weaker(one: Source['how'], other: Source['how']): Source['how'] {
  return STRENGTH[Math.max(STRENGTH.indexOf(one), STRENGTH.indexOf(other))]!;
}

function viaOnly(origins: readonly Origin[]): Origin[] {
  return origins.map(({ from }) => ({ from, how: 'via' }));
}

/** `(a, b) = (x, y)`: the value of one of them. */
function multiAssigned(value: Node): Node {
  const { source, colno } = value['MultiAssignRef'] ?? {};
  return source === undefined ? value : (source['RowExpr']?.['args']?.[colno - 1] ?? source);
}

/** A constant, with or without a cast: what a statement sets to it, it sets on purpose. */
export function isConstant(value: Node | null | undefined): boolean {
  if (!value) return false;
  const [kind, node] = only(value);
  return kind === 'A_Const' || kind === 'SetToDefault' || (kind === 'TypeCast' && isConstant(node['arg']));
}

function hasNotIn(node: unknown): boolean {
  return JSON.stringify(node ?? null).includes('"NOT_EXPR","args":[{"SubLink":{"subLinkType":"ANY_SUBLINK"');
}

/** A condition without the parts that know NULL: IS NULL, IS TRUE and the like. */
function withoutTests(node: any): any {
  if (Array.isArray(node)) return node.map(withoutTests);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([kind, value]) => (kind === 'NullTest' || kind === 'BooleanTest' || kind === 'SubLink' ? [] : [[kind, withoutTests(value)]])),
  );
}

const AGGREGATES: ReadonlySet<string> = new Set([
  'count',
  'sum',
  'min',
  'max',
  'avg',
  'array_agg',
  'string_agg',
  'json_agg',
  'jsonb_agg',
  'bool_or',
  'bool_and',
]);

function hasAggregate(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasAggregate);
  if (node === null || typeof node !== 'object') return false;
  const { FuncCall: call, SubLink: _, ...rest } = node as Node;
  if (call && call['over'] === undefined && AGGREGATES.has(nameOf({ List: { items: call['funcname'] } }))) return true;
  return [call?.['args'], ...Object.values(rest)].some(hasAggregate);
}

function mentionsRecord(node: unknown, alias: string): boolean {
  return alias !== '' && JSON.stringify(node).includes(`"fields":[{"String":{"sval":${JSON.stringify(alias)}}}`);
}

function partsOf(object: Node): string[] {
  const [kind, node] = only(object);
  if (kind === 'String') return [node['sval']];
  const items = node['items'] ?? node['objname'] ?? node['names'] ?? [];
  return items.map((each: Node) => each['String']?.['sval'] ?? '');
}

function nameOf(object: Node | undefined): string {
  return object ? (partsOf(object).at(-1) ?? '') : '';
}

/** In dollar quotes that the text does not have. */
function dollar(text: string): string {
  let tag = '$b$';
  while (text.includes(tag)) tag = `$b${tag.length}${tag.slice(1)}`;
  return `${tag}${text}${tag}`;
}
