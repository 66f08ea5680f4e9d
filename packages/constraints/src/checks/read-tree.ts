import { dictionary, quoteNameIfNeeded } from '@seedbed/contract';
import { call, column, constant, not, NULL, UnreadableExpression, type Constant, type Expression } from './expression.ts';
import { readTypeName } from './read-type-name.ts';
import { listOf, namesOf, opened, type TreeNode } from './tree-node.ts';

/**
 * Converts the parse tree of an expression to the simplified form. Throws `UnreadableExpression` if that form cannot
 * express it.
 */
export function readTree(node: unknown): Expression {
  const [type, body] = opened(node);
  const reader = READERS[type];
  if (!reader) throw new UnreadableExpression(type);
  return reader(body);
}

const readList = (nodes: unknown): Expression[] => listOf(nodes).map(readTree);

const READERS: Readonly<Record<string, (body: TreeNode) => Expression>> = dictionary({
  ColumnRef: (body) => {
    const names = namesOf(body['fields']);
    return column(names.at(-1)!);
  },
  ParamRef: (body) => ({ kind: 'parameter', index: Number(body['number']) }),
  A_Const: readConstant,
  A_Expr: readOperator,
  BoolExpr: (body) => {
    const items = readList(body['args']);
    if (body['boolop'] === 'NOT_EXPR') return not(items[0]!);
    return { kind: body['boolop'] === 'AND_EXPR' ? 'and' : 'or', items };
  },
  NullTest: (body) => ({ kind: 'is', item: readTree(body['arg']), test: 'null', negated: body['nulltesttype'] === 'IS_NOT_NULL' }),
  BooleanTest: readBooleanTest,
  TypeCast: (body) => ({ kind: 'cast', item: readTree(body['arg']), type: readTypeName(body['typeName']) }),
  FuncCall: (body) => ({ kind: 'call', name: functionName(body), operator: false, items: readList(body['args']) }),
  CaseExpr: readCase,
  CoalesceExpr: (body) => call('coalesce', ...readList(body['args'])),
  MinMaxExpr: (body) => call(body['op'] === 'IS_LEAST' ? 'least' : 'greatest', ...readList(body['args'])),
  A_ArrayExpr: (body) => ({ kind: 'array', items: readList(body['elements']) }),
  RowExpr: (body) => ({ kind: 'row', items: readList(body['args']) }),
  CollateClause: (body) => ({ kind: 'collate', item: readTree(body['arg']), collation: namesOf(body['collname']).map(quoteNameIfNeeded).join('.') }),
  SQLValueFunction: (body) => call(valueFunction(String(body['op']))),
  A_Indirection: readIndirection,
});

function readConstant(body: TreeNode): Constant {
  if (body['isnull']) return NULL;
  const ival = body['ival'] as TreeNode | undefined;
  if (ival) return constant(String(ival['ival'] ?? 0), 'int4');
  const fval = body['fval'] as TreeNode | undefined;
  if (fval) return constant(String(fval['fval']), 'numeric');
  const boolval = body['boolval'] as TreeNode | undefined;
  if (boolval) return constant(boolval['boolval'] ? 'true' : 'false', 'bool');
  const sval = body['sval'] as TreeNode | undefined;
  if (sval) return constant(String(sval['sval'] ?? ''), 'unknown');
  throw new UnreadableExpression('a bit string');
}

function readOperator(body: TreeNode): Expression {
  const operator = namesOf(body['name']).at(-1) ?? '';
  const right = body['rexpr'];
  const left = body['lexpr'] === undefined ? null : readTree(body['lexpr']);
  switch (body['kind']) {
    case 'AEXPR_OP':
    case 'AEXPR_LIKE':
    case 'AEXPR_ILIKE':
    case 'AEXPR_SIMILAR':
      return call(operator, ...(left ? [left] : []), readTree(right));
    case 'AEXPR_OP_ANY':
    case 'AEXPR_OP_ALL':
      return { kind: 'quantified', operator, all: body['kind'] === 'AEXPR_OP_ALL', item: left!, array: readTree(right) };
    case 'AEXPR_IN':
      return { kind: 'quantified', operator, all: operator === '<>', item: left!, array: { kind: 'array', items: listItems(right) } };
    case 'AEXPR_DISTINCT':
    case 'AEXPR_NOT_DISTINCT':
      return { kind: 'distinct', left: left!, right: readTree(right), negated: body['kind'] === 'AEXPR_NOT_DISTINCT' };
    case 'AEXPR_NULLIF':
      return call('nullif', left!, readTree(right));
    case 'AEXPR_BETWEEN':
    case 'AEXPR_NOT_BETWEEN': {
      const [low, high] = listItems(right);
      const between: Expression = { kind: 'and', items: [call('>=', left!, low!), call('<=', left!, high!)] };
      return body['kind'] === 'AEXPR_BETWEEN' ? between : not(between);
    }
    default:
      throw new UnreadableExpression(String(body['kind']));
  }
}

function listItems(node: unknown): Expression[] {
  const [type, body] = opened(node);
  if (type !== 'List') throw new UnreadableExpression(type);
  return readList(body['items']);
}

function readBooleanTest(body: TreeNode): Expression {
  const item = readTree(body['arg']);
  const [, negated, test] = /^IS_(NOT_)?(TRUE|FALSE|UNKNOWN)$/.exec(String(body['booltesttype'])) ?? [];
  if (!test) throw new UnreadableExpression('a boolean test');
  return { kind: 'is', item, test: test === 'UNKNOWN' ? 'null' : test === 'TRUE' ? 'true' : 'false', negated: negated !== undefined };
}

function readCase(body: TreeNode): Expression {
  const subject = body['arg'] === undefined ? null : readTree(body['arg']);
  const clauses = listOf(body['args']).map((node) => {
    const [, clause] = opened(node);
    const when = readTree(clause['expr']);
    return { when: subject ? call('=', subject, when) : when, then: readTree(clause['result']) };
  });
  return { kind: 'case', clauses, otherwise: body['defresult'] === undefined ? NULL : readTree(body['defresult']) };
}

function readIndirection(body: TreeNode): Expression {
  return listOf(body['indirection']).reduce<Expression>((item, node) => {
    const [type, step] = opened(node);
    if (type === 'String') return { kind: 'field', item, name: String(step['sval']) };
    if (type !== 'A_Indices' || step['is_slice']) throw new UnreadableExpression('a slice');
    const index = readTree(step['uidx']);
    return item.kind === 'element' ? { ...item, indexes: [...item.indexes, index] } : { kind: 'element', item, indexes: [index] };
  }, readTree(body['arg']));
}

function functionName(body: TreeNode): string {
  if (body['agg_star'] || body['over']) throw new UnreadableExpression('an aggregate');
  const names = namesOf(body['funcname']);
  const own = names[0] === 'pg_catalog' ? names.slice(1) : names;
  return own.map(quoteNameIfNeeded).join('.');
}

function valueFunction(op: string): string {
  const name =
    /^SVFOP_(CURRENT_DATE|CURRENT_TIMESTAMP|CURRENT_TIME|LOCALTIMESTAMP|LOCALTIME|CURRENT_USER|SESSION_USER|CURRENT_ROLE|USER|CURRENT_SCHEMA|CURRENT_CATALOG)/.exec(
      op,
    )?.[1];
  if (!name) throw new UnreadableExpression(op);
  return name.toLowerCase();
}
