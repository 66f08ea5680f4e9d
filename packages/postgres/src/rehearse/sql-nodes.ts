/** A node of libpg-query's tree. */
export type Node = Readonly<Record<string, any>>;

/** The kind of a node, and what it holds. */
export function only(node: Node): [string, Node] {
  return Object.entries(node)[0] as [string, Node];
}

/** The name by which a query calls a table. */
export function aliasOf(range: Node): string {
  return range['alias']?.['aliasname'] ?? range['relname'];
}

/** `(a, b) = (x, y)`: the value of one of them. */
export function multiAssigned(value: Node): Node {
  const { source, colno } = value['MultiAssignRef'] ?? {};
  return source === undefined ? value : (source['RowExpr']?.['args']?.[colno - 1] ?? source);
}

/** A constant, with or without a cast: what a statement sets to it, it sets on purpose. */
export function isConstant(value: Node | null | undefined): boolean {
  if (!value) return false;
  const [kind, node] = only(value);
  return kind === 'A_Const' || kind === 'SetToDefault' || (kind === 'TypeCast' && isConstant(node['arg']));
}

/** Whether a condition has a NOT IN (SELECT …). */
export function hasNotIn(node: unknown): boolean {
  return JSON.stringify(node ?? null).includes('"NOT_EXPR","args":[{"SubLink":{"subLinkType":"ANY_SUBLINK"');
}

/** A condition without the parts that know NULL: IS NULL, IS TRUE and the like. */
export function withoutTests(node: any): any {
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

/** Whether several rows become one, without GROUP BY. */
export function hasAggregate(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasAggregate);
  if (node === null || typeof node !== 'object') return false;
  const { FuncCall: call, SubLink: _, ...rest } = node as Node;
  if (call && call['over'] === undefined && AGGREGATES.has(nameOf({ List: { items: call['funcname'] } }))) return true;
  return [call?.['args'], ...Object.values(rest)].some(hasAggregate);
}

/** Whether an expression reads a column of a record, or the record. */
export function mentionsRecord(node: unknown, alias: string): boolean {
  return alias !== '' && JSON.stringify(node).includes(`"fields":[{"String":{"sval":${JSON.stringify(alias)}}}`);
}

/** The parts of an object's name. */
export function partsOf(object: Node): string[] {
  const [kind, node] = only(object);
  if (kind === 'String') return [node['sval']];
  const items = node['items'] ?? node['objname'] ?? node['names'] ?? [];
  return items.map((each: Node) => each['String']?.['sval'] ?? '');
}

/** An object's name without its schema. */
export function nameOf(object: Node | undefined): string {
  return object ? (partsOf(object).at(-1) ?? '') : '';
}

/** Constants of an expression, as texts. */
export function constantsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(constantsOf);
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node as Node).flatMap(([kind, value]) => {
    if (kind !== 'A_Const') return constantsOf(value);
    const constant = value['sval']?.['sval'] ?? value['fval']?.['fval'] ?? (value['ival'] ? String(value['ival']['ival'] ?? 0) : undefined);
    return constant === undefined ? [] : [constant];
  });
}

/** The constants that NULLIF makes NULL. */
export function nullifs(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(nullifs);
  if (node === null || typeof node !== 'object') return [];
  const { A_Expr: expression, ...rest } = node as Node;
  return [
    ...(expression?.['kind'] === 'AEXPR_NULLIF' ? constantsOf(expression['rexpr']) : []),
    ...[expression, ...Object.values(rest)].flatMap((each) => (each && typeof each === 'object' ? nullifs(Object.values(each)) : [])),
  ];
}

/** Whether an expression has the word NULL as a value. */
export function spellsNull(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(spellsNull);
  if (node === null || typeof node !== 'object') return false;
  const { A_Const: constant, ...rest } = node as Node;
  return constant?.['isnull'] === true || Object.values(rest).some(spellsNull);
}
