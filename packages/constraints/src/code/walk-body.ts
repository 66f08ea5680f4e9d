import { listOf, opened, type TreeNode } from '../checks/tree-node.ts';
import { bodyOf, columnNames, existsTree, NULL_TREE, operandsOf, visitTree } from './sql-tree.ts';
import { merged, UNKNOWN, withValues, type Value, type Variables } from './variables.ts';

/** A condition on the path to a point in the code: it is true there, or (`holds: false`) it is not. */
export type Step = {
  readonly tree: unknown;
  readonly holds: boolean;
  /** The SQL of the whole condition that contains this part. */
  readonly sql?: string;
};

/**
 * An action of code on the row that fires it: it raises an error, writes or changes rows elsewhere, calls other code,
 * or returns.
 */
export type CodeEvent =
  | { readonly kind: 'refuse'; readonly path: readonly Step[] }
  | { readonly kind: 'return'; readonly path: readonly Step[]; readonly tree: unknown }
  /** A query whose rows a function returns. */
  | { readonly kind: 'rows'; readonly path: readonly Step[]; readonly tree: unknown; readonly certain: boolean }
  /** The row continues with changed values in these columns (a BEFORE ROW trigger). */
  | { readonly kind: 'rewrite'; readonly path: readonly Step[]; readonly values: ReadonlyMap<string, unknown> }
  | { readonly kind: 'insert'; readonly statement: TreeNode; readonly path: readonly Step[]; readonly certain: boolean }
  | { readonly kind: 'update'; readonly statement: TreeNode; readonly path: readonly Step[] }
  | { readonly kind: 'call'; readonly name: string; readonly items: readonly unknown[]; readonly path: readonly Step[]; readonly certain: boolean };

export type Start = {
  readonly variables: Variables;
  readonly path: readonly Step[];
  readonly certain: boolean;
  /** RETURN NULL silently drops the row (a BEFORE ROW trigger). */
  readonly dropsByNull: boolean;
};

type State = { variables: Map<string, Value>; path: readonly Step[]; readonly certain: boolean; readonly caught: boolean };

/** RAISE of an error, in `elog_level`; below it are notices. */
const ERROR = 21;

/**
 * Walks through a body as PL/pgSQL would, all branches at once, and reports each event. In loops and exception blocks
 * it only looks for writes, because their errors cannot be determined. `body` is a tree of the `bodies` tool.
 */
export function walkBody(body: TreeNode, start: Start, tell: (event: CodeEvent) => void): void {
  const names = datumNames(body);
  const variables = new Map(start.variables);
  for (const datum of listOf(body['datums'])) {
    const variable = bodyOf(datum, 'PLpgSQL_var');
    const name = variable?.['refname'];
    if (typeof name !== 'string' || variables.has(name)) continue;
    const preset = queryOf(variable!['default_val']);
    variables.set(name, { tree: variable!['default_val'] === undefined ? NULL_TREE : withValues(preset, variables) });
  }
  walk(listOf(bodyOf(body['action'], 'PLpgSQL_stmt_block')?.['body']), { variables, path: start.path, certain: start.certain, caught: false });

  /** The state after the statements; null if no path continues. */
  function walk(statements: readonly unknown[], from: State): State | null {
    let state: State | null = from;
    for (const statement of statements) {
      if (!state) return null;
      state = step(statement, state);
    }
    return state;
  }

  function step(statement: unknown, state: State): State | null {
    const [type, at] = opened(statement);
    tellCalls(at, state, type);
    switch (type) {
      case 'PLpgSQL_stmt_if':
        return choose(
          [
            { when: queryOf(at['cond']), sql: textOf(at['cond']), then: listOf(at['then_body']) },
            ...listOf(at['elsif_list']).map((node) => {
              const one = bodyOf(node, 'PLpgSQL_if_elsif')!;
              return { when: queryOf(one['cond']), sql: textOf(one['cond']), then: listOf(one['stmts']) };
            }),
          ],
          listOf(at['else_body']),
          state,
        );
      case 'PLpgSQL_stmt_case':
        return caseOf(at, state);
      case 'PLpgSQL_stmt_raise':
        if (Number(at['elog_level'] ?? ERROR) < ERROR) return state;
        if (!state.caught) tell({ kind: 'refuse', path: state.path });
        return null;
      case 'PLpgSQL_stmt_assert': {
        const condition = withValues(queryOf(at['cond']), state.variables);
        if (!state.caught) tell({ kind: 'refuse', path: [...state.path, { tree: condition, holds: false }] });
        return state;
      }
      case 'PLpgSQL_stmt_return':
        if (start.dropsByNull && !state.caught && bodyOf(queryOf(at['expr']), 'A_Const')?.['isnull']) tell({ kind: 'refuse', path: state.path });
        tell({ kind: 'return', path: state.path, tree: withValues(queryOf(at['expr']), state.variables) });
        if (start.dropsByNull && !state.caught) tellRewrite(state);
        return null;
      case 'PLpgSQL_stmt_assign':
        return set(state, names[Number(at['varno'])], { tree: withValues(queryOf(at['expr']), state.variables) });
      case 'PLpgSQL_stmt_execsql':
        return execute(at, state);
      case 'PLpgSQL_stmt_perform':
        return set(state, 'found', { tree: existsTree(withValues(queryOf(at['expr']), state.variables)) });
      case 'PLpgSQL_stmt_return_query':
        tell({ kind: 'rows', path: state.path, tree: withValues(queryOf(at['query']), state.variables), certain: state.certain });
        return state;
      case 'PLpgSQL_stmt_block':
        if (at['exceptions'] === undefined) return walk(listOf(at['body']), state);
        return aside(listOf(at['body']), state, true);
      default:
        return aside(listOf(at['body']), forgetting(at, state), false);
    }
  }

  /** Statements that may run any number of times. */
  function aside(statements: readonly unknown[], state: State, keepsCertain: boolean): State {
    const inside = { variables: new Map(state.variables), path: state.path, certain: keepsCertain && state.certain, caught: true };
    walk(statements, inside);
    for (const [name, value] of inside.variables) if (state.variables.get(name) !== value) state.variables.set(name, UNKNOWN);
    return state;
  }

  function choose(clauses: readonly { when: unknown; sql?: string; then: readonly unknown[] }[], otherwise: readonly unknown[], state: State): State | null {
    const ways: { when: unknown; state: State }[] = [];
    let missed = state.path;
    for (const clause of [...clauses, { when: null, sql: '', then: otherwise }]) {
      const when = clause.when === null ? null : withValues(clause.when, state.variables);
      const path = when === null ? missed : [...missed, ...stepsOf(when, true, clause.sql)];
      const end = walk(clause.then, { ...state, variables: new Map(state.variables), path });
      if (end) ways.push({ when, state: end });
      if (when !== null) missed = [...missed, ...stepsOf(when, false, clause.sql)];
    }
    if (ways.length === 0) return null;
    if (ways.length === 1) return ways[0]!.state;
    return { ...state, variables: new Map(merged(ways.map((way) => ({ when: way.when, variables: way.state.variables })))) };
  }

  function tellRewrite({ variables: known, path }: State): void {
    const values = new Map([...known].flatMap(([name, value]) => (name.startsWith('new.') && 'tree' in value ? [[name.slice(4), value.tree] as const] : [])));
    if (values.size > 0) tell({ kind: 'rewrite', path, values });
  }

  function caseOf(at: TreeNode, state: State): State | null {
    const subject = names[Number(at['t_varno'] ?? -1)];
    if (at['t_expr'] !== undefined && subject !== undefined) set(state, subject, { tree: withValues(queryOf(at['t_expr']), state.variables) });
    const clauses = listOf(at['case_when_list']).map((node) => {
      const one = bodyOf(node, 'PLpgSQL_case_when')!;
      return { when: queryOf(one['expr']), then: listOf(one['stmts']) };
    });
    return choose(clauses, listOf(at['else_stmts']), state);
  }

  function execute(at: TreeNode, state: State): State {
    const tree = withValues(queryOf(at['sqlstmt']), state.variables) as TreeNode | null;
    if (!tree) return forgetting(at, state);
    visitTree(tree, (node) => {
      const statement = bodyOf(node, 'InsertStmt');
      if (statement) tell({ kind: 'insert', statement, path: state.path, certain: state.certain });
      const update = bodyOf(node, 'UpdateStmt');
      if (update) tell({ kind: 'update', statement: update, path: state.path });
    });
    const select = bodyOf(tree, 'SelectStmt');
    if (select && body['datums'] === undefined) {
      tell({ kind: 'return', path: state.path, tree: answerOf(tree) });
      tell({ kind: 'rows', path: state.path, tree, certain: true });
    }
    if (!select) return set(state, 'found', insertedFrom(tree));
    if (at['into'] !== true) return state;
    if (at['strict'] === true && !state.caught) tell({ kind: 'refuse', path: [...state.path, { tree: existsTree(tree), holds: false }] });
    set(state, 'found', { tree: existsTree(tree) });
    const record = bodyOf(at['target'], 'PLpgSQL_rec')?.['refname'];
    if (record === 'new' && isRowItself(select)) return state;
    if (typeof record === 'string') return set(state, record, { row: tree });
    const targets = listOf(select['targetList']);
    const fields = listOf(bodyOf(at['target'], 'PLpgSQL_row')?.['fields']);
    // A variable of a table's row type receives the whole row.
    if (fields.length === 1 && (targets.length > 1 || isStar(targets[0]))) return set(state, names[Number((fields[0] as TreeNode)['varno'])], { row: tree });
    for (const [i, field] of fields.entries()) {
      const subselect = { SelectStmt: { ...select, targetList: [targets[i]] } };
      const value: Value = targets[i] === undefined ? UNKNOWN : { tree: { SubLink: { subLinkType: 'EXPR_SUBLINK', subselect } } };
      set(state, names[Number((field as TreeNode)['varno'])] ?? String((field as TreeNode)['name']), value);
    }
    return state;
  }

  function tellCalls(at: TreeNode, state: State, type: string): void {
    // Nested statements are reported when the walk reaches them.
    const own = type === 'PLpgSQL_stmt_if' ? [at['cond']] : [at['sqlstmt'], at['expr'], at['query']];
    visitTree(own.map(queryOf), (node) => {
      const called = bodyOf(node, 'FuncCall');
      const name = listOf(called?.['funcname']).map((each) => String(bodyOf(each, 'String')?.['sval'] ?? ''));
      if (!called || name.length === 0) return;
      const items = listOf(called['args']).map((item) => withValues(item, state.variables));
      tell({ kind: 'call', name: name.join('.'), items, path: state.path, certain: state.certain });
    });
  }

  /** A statement whose result is not tracked. */
  function forgetting(at: TreeNode, state: State): State {
    for (const target of [at['target'], at['var'], at['row'], at['rec']]) {
      const record = bodyOf(target, 'PLpgSQL_rec')?.['refname'] ?? bodyOf(target, 'PLpgSQL_var')?.['refname'];
      if (typeof record === 'string') state.variables.set(record, UNKNOWN);
      for (const field of listOf(bodyOf(target, 'PLpgSQL_row')?.['fields'])) {
        const name = names[Number((field as TreeNode)['varno'])];
        if (name !== undefined) state.variables.set(name, UNKNOWN);
      }
    }
    return set(state, 'found', UNKNOWN);
  }
}

function set(state: State, name: string | undefined, value: Value): State {
  if (name !== undefined) state.variables.set(name.toLowerCase(), value);
  return state;
}

/** A true conjunction is true in each part, a false disjunction is false in each. */
function stepsOf(tree: unknown, holds: boolean, sql: string | undefined): Step[] {
  return operandsOf(tree, holds ? 'AND_EXPR' : 'OR_EXPR').map((part) => ({ tree: part, holds, ...(sql ? { sql } : {}) }));
}

function queryOf(node: unknown): unknown {
  return bodyOf(node, 'PLpgSQL_expr')?.['tree'] ?? null;
}

/** The result of an SQL function's query: its expression if it reads no tables. */
function answerOf(select: TreeNode): unknown {
  const body = bodyOf(select, 'SelectStmt')!;
  const target = bodyOf(listOf(body['targetList'])[0], 'ResTarget')?.['val'];
  return body['fromClause'] === undefined && body['whereClause'] === undefined ? target : { SubLink: { subLinkType: 'EXPR_SUBLINK', subselect: select } };
}

/** `INSERT … SELECT` finds the rows that its query returns. */
function insertedFrom(tree: TreeNode): Value {
  const select = bodyOf(tree, 'InsertStmt')?.['selectStmt'];
  return bodyOf(select, 'SelectStmt')?.['fromClause'] === undefined ? UNKNOWN : { tree: existsTree(select) };
}

/** `SELECT * INTO NEW FROM … WHERE id = NEW.id`: a check at commit reads the row again. */
function isRowItself(select: TreeNode): boolean {
  const equals = operandsOf(select['whereClause'], 'AND_EXPR').map((each) => {
    const at = bodyOf(each, 'A_Expr');
    const sides = [columnNames(at?.['lexpr']), columnNames(at?.['rexpr'])];
    const own = sides.find((names) => names?.length === 2 && names[0] === 'new');
    const read = sides.find((names) => names && names !== own);
    return bodyOf(listOf(at?.['name'])[0], 'String')?.['sval'] === '=' && own !== undefined && read?.at(-1) === own?.[1];
  });
  return isStar(listOf(select['targetList'])[0]) && listOf(select['fromClause']).length === 1 && equals.length > 0 && equals.every(Boolean);
}

function isStar(target: unknown): boolean {
  return listOf(bodyOf(bodyOf(target, 'ResTarget')?.['val'], 'ColumnRef')?.['fields']).some((field) => bodyOf(field, 'A_Star'));
}

function textOf(node: unknown): string {
  return String(bodyOf(node, 'PLpgSQL_expr')?.['query'] ?? '');
}

/** Names of the variables by number: `new.x` for a field of a record. */
function datumNames(body: TreeNode): string[] {
  const datums = listOf(body['datums']);
  const records = datums.map((datum) =>
    String((bodyOf(datum, 'PLpgSQL_rec') ?? bodyOf(datum, 'PLpgSQL_var') ?? bodyOf(datum, 'PLpgSQL_row'))?.['refname'] ?? ''),
  );
  return datums.map((datum, i) => {
    const field = bodyOf(datum, 'PLpgSQL_recfield');
    return field ? `${records[Number(field['recparentno'] ?? 0)]}.${String(field['fieldname'])}` : records[i]!;
  });
}
