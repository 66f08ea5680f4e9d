import { dictionary } from '@seedbed/contract';
import { openParser, type SqlParser } from '../sql/parse.ts';
import type { CatalogColumn, Relation } from './catalog.ts';
import type { MigrationStatement } from './finding.ts';
import { NOTHING, QueryReader, returned, scopeOf, viaOnly, type Origin, type Rows, type Scope } from './query-reader.ts';
import { comparedByDelete } from './dedupe.ts';
import { aliasOf, isConstant, multiAssigned, nameOf, only, partsOf, type Node } from './sql-nodes.ts';
import { live, type ColumnChange, type Flow, type Mention, type Story, type StoryColumn, type StoryTable } from './story.ts';

/** Reads the statements against the tables of the old schema. */
export async function readStory(relations: readonly Relation[], statements: readonly MigrationStatement[]): Promise<Story> {
  const reader = new StoryReader(await openParser(), relations);
  for (const statement of statements) reader.read(statement);
  return { statements, tables: reader.tables, flows: reader.flows, mentions: reader.mentions, opaque: reader.opaque };
}

/** Follows the tables and columns of the old schema through the statements of a migration. */
class StoryReader {
  readonly tables: StoryTable[] = [];
  readonly flows: Flow[] = [];
  readonly mentions: Mention[] = [];
  readonly opaque = new Set<number>();
  private number = 0;
  private readonly parser: SqlParser;
  private readonly queries = new QueryReader({
    find: (range) => this.find(range),
    change: (kind, node, outer) => CHANGES[kind]?.(this, node, outer) ?? NOTHING,
  });

  constructor(parser: SqlParser, relations: readonly Relation[]) {
    this.parser = parser;
    for (const old of relations) {
      const table: StoryTable = { old, schema: old.schema, name: old.name, dropped: null, columns: [], deletes: [], dedupes: [] };
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
    STATEMENTS[kind]?.(this, node, outer);
  }

  // Tables and names

  find(range: Node | undefined): StoryTable | undefined {
    if (!range) return undefined;
    const there = this.tables.filter((each) => each.dropped === null && each.name === range['relname']);
    const schema = range['schemaname'];
    return schema === undefined ? (there.find((each) => each.schema === 'public') ?? there[0]) : there.find((each) => each.schema === schema);
  }

  private make(range: Node): StoryTable {
    const table: StoryTable = {
      old: null,
      schema: range['schemaname'] ?? 'public',
      name: range['relname'],
      dropped: null,
      columns: [],
      deletes: [],
      dedupes: [],
    };
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
      if (contype === 'CONSTR_GENERATED') this.flowInto(column, this.queries.origins(expression, [scopeOf(table, table.name)]));
      if (contype === 'CONSTR_IDENTITY') column.changes.push({ statement: this.number, does: 'identity' });
    }
  }

  createTableAs(node: Node, outer: readonly Scope[]): void {
    const rows = this.queries.query(node['query'], outer, []);
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
    const ctes = this.queries.withClause(node, outer);
    const rows = node['selectStmt'] ? this.queries.query(node['selectStmt'], outer, ctes) : NOTHING;
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
    const ctes = this.queries.withClause(node, outer);
    if (!table) return NOTHING;
    const own = scopeOf(table, aliasOf(node['relation']));
    const joined = this.queries.from(node['fromClause'] ?? [], ctes, outer).scopes;
    // What joins the row to another one decides the value.
    const via = joined.length > 0 ? viaOnly(this.queries.origins(node['whereClause'], [own, ...joined, ...outer], ctes)) : [];
    this.setColumns(table, node['targetList'] ?? [], [own, ...joined, ...outer], via, ctes);
    return returned(table, node);
  }

  private setColumns(table: StoryTable, targets: readonly Node[], scopes: readonly Scope[], via: readonly Origin[], ctes: readonly Scope[] = []): void {
    for (const { ResTarget: target } of targets) {
      const column = live(table.columns).find(({ name }) => name === target['name']);
      if (!column) continue;
      const value = multiAssigned(target['val']);
      column.changes.push({ statement: this.number, does: 'update', using: value });
      const origins = this.queries.origins(value, scopes, ctes).map((each) => ({ ...each, expression: value }));
      this.flowInto(column, [...origins, ...(isConstant(value) ? [] : via)]);
    }
  }

  delete(node: Node, outer: readonly Scope[]): Rows {
    this.queries.withClause(node, outer);
    const table = this.find(node['relation']);
    table?.deletes.push(this.number);
    const alike = comparedByDelete(node);
    if (table && alike) table.dedupes.push({ statement: this.number, ...alike });
    return table ? returned(table, node) : NOTHING;
  }

  truncate(node: Node): void {
    for (const range of node['relations']) this.find(range['RangeVar'])?.deletes.push(this.number);
  }

  merge(node: Node, outer: readonly Scope[]): void {
    const table = this.find(node['relation']);
    const ctes = this.queries.withClause(node, outer);
    if (!table) return;
    const { scopes, flows } = this.queries.from([node['sourceRelation']], ctes, outer);
    const reach = [scopeOf(table, aliasOf(node['relation'])), ...scopes, ...outer];
    const via = viaOnly(this.queries.origins(node['joinCondition'], reach, ctes));
    for (const { MergeWhenClause: when } of node['mergeWhenClauses'] ?? []) {
      if (when['commandType'] === 'CMD_DELETE') table.deletes.push(this.number);
      if (when['commandType'] === 'CMD_UPDATE') this.setColumns(table, when['targetList'] ?? [], reach, via, ctes);
      if (when['commandType'] !== 'CMD_INSERT') continue;
      const all = live(table.columns);
      for (const [n, value] of (when['values'] ?? []).entries()) {
        const name = when['targetList']?.[n]?.['ResTarget']?.['name'];
        const column = name === undefined ? all[n] : all.find((each) => each.name === name);
        if (column) this.flowInto(column, this.queries.origins(value, reach, ctes));
      }
      for (const { table: from, ...each } of flows) this.flows.push({ statement: this.number, from, to: table, ...each });
    }
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
        const rows = parsed?.[0] === 'SelectStmt' ? this.queries.select(parsed[1], outer, []) : NOTHING;
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
    this.queries.withClause(node, outer);
  }

  createNamed(kind: string, name: string | undefined): void {
    if (name !== undefined) this.mention('create', kind, name);
  }
}

type Way<T> = (reader: StoryReader, node: Node, outer: readonly Scope[]) => T;

const CHANGES = dictionary<Way<Rows>>({
  InsertStmt: (reader, node, outer) => reader.insert(node, outer),
  UpdateStmt: (reader, node, outer) => reader.update(node, outer),
  DeleteStmt: (reader, node, outer) => reader.delete(node, outer),
});

const STATEMENTS = dictionary<Way<unknown>>({
  ...CHANGES,
  CreateStmt: (reader, node) => reader.createTable(node),
  CreateTableAsStmt: (reader, node, outer) => reader.createTableAs(node, outer),
  AlterTableStmt: (reader, node) => reader.alterTable(node),
  RenameStmt: (reader, node) => reader.rename(node),
  AlterObjectSchemaStmt: (reader, node) => reader.setSchema(node),
  DropStmt: (reader, node) => reader.drop(node),
  TruncateStmt: (reader, node) => reader.truncate(node),
  MergeStmt: (reader, node, outer) => reader.merge(node, outer),
  DoStmt: (reader, node) => reader.doBlock(node),
  CallStmt: (reader) => reader.call(),
  SelectStmt: (reader, node, outer) => reader.selectAlone(node, outer),
  ViewStmt: (reader, node) => reader.createNamed('view', node['view']?.['relname']),
  IndexStmt: (reader, node) => reader.createNamed('index', node['idxname']),
  CreateTrigStmt: (reader, node) => reader.createNamed('trigger', node['trigname']),
  CreateFunctionStmt: (reader, node) => reader.createNamed('function', nameOf({ List: { items: node['funcname'] } })),
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

/** In dollar quotes that the text does not have. */
function dollar(text: string): string {
  let tag = '$b$';
  while (text.includes(tag)) tag = `$b${tag.length}${tag.slice(1)}`;
  return `${tag}${text}${tag}`;
}
