import { ownMember, qualifiedName, withoutWithin, type BlueprintColumn, type BlueprintTable, type Relation, type TypeDefinitions } from '@seedbed/contract';
import type { ChildrenRule, ColumnValue, Sides } from './children.ts';
import { formulaName } from './print-formula.ts';

type Made = { tables: BlueprintTable[]; relations: Relation[] };

/** The number of children for parents that must have some. */
const REQUIRED_CHILDREN = { kind: 'uniform', min: 1, max: 4 } as const;
/** If there may be only one with the required values. */
const ONE = { kind: 'fixed', count: 1 } as const;
/** One for each side. */
const TWO = { kind: 'fixed', count: 2 } as const;
/** Amounts below it, spread over the parents by a prime. */
const MAX = 50_000;

/**
 * Conditions of code on the rows that refer to a row: each parent has the required children; a column is their sum; if
 * two sums must be equal, each parent has a pair of children, one for each side. The number of children then follows
 * from their parents.
 */
export function applyChildren(tables: readonly BlueprintTable[], relations: readonly Relation[], rules: readonly ChildrenRule[], types: TypeDefinitions): Made {
  return rules.reduce<Made>((made, rule) => (rule.kind === 'sum' ? withSum(made, rule) : withPairs(made, rule, types)), {
    tables: [...tables],
    relations: [...relations],
  });
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);

function computed(column: BlueprintColumn, expression: string, trigger: string): BlueprintColumn {
  const { entity: _entity, nullRate: _rate, domain: _domain, origin: _origin, ...rest } = column;
  return { ...rest, generator: { kind: 'expression', parameters: { expression } }, confidence: 1, because: `the trigger ${trigger} asks for it` };
}

function withSum({ tables, relations }: Made, { parent, child, key, column, formula, trigger }: ChildrenRule & { kind: 'sum' }): Made {
  const owner = tables.find((table) => nameOf(table) === parent);
  const from = tables.find((table) => nameOf(table) === child);
  const taken = owner?.groups?.some((group) => group.columns.includes(column)) || owner?.uniqueKeys?.some((one) => one.columns.includes(column));
  // Values computed from the parents cannot be summed up for the parents again.
  const ofParent = from?.columns.some((one) => ['lookup', 'split'].includes(one.generator?.kind ?? '') && new RegExp(`\\b${one.name}\\b`).test(formula));
  const named = formulaName(key.name);
  if (!owner || !from || taken || ofParent || named === null) return { tables, relations };
  const expression = `sum(${named}, ${formula})`;
  return {
    relations,
    tables: tables.map((table) =>
      table === owner ? { ...table, columns: table.columns.map((one) => (one.name === column ? computed(one, expression, trigger) : one)) } : table,
    ),
  };
}

function withPairs(made: Made, rule: Exclude<ChildrenRule, { kind: 'sum' }>, types: TypeDefinitions): Made {
  const child = made.tables.find((table) => nameOf(table) === rule.child);
  const link = made.relations.find((one) => one.from.table === rule.child && one.from.columns.join() === rule.key.columns.join());
  if (!child || !link) return made;
  const next =
    rule.kind === 'some'
      ? withFixed(child, rule.where)
      : withCommonValues(withSides(child, rule.sides, rule.key.columns[0]!, rule.trigger, types), rule.alike, rule.trigger);
  if (!next) return made;
  const { rows: _rows, ...follows } = next;
  const { childless: _childless, order: _order, nullShare: _nulls, ...plain } = withoutWithin(link);
  const settled = link.fanOut?.kind === 'fixed';
  return {
    tables: made.tables.map((table) => (table === child ? follows : table)),
    relations: made.relations.map((one) => {
      if (one === link) return settled ? one : { ...plain, owner: true, fanOut: rule.kind !== 'some' ? TWO : rule.once ? ONE : REQUIRED_CHILDREN };
      if (one.from.table !== rule.child || !one.owner) return one;
      const { owner: _owner, ...other } = one;
      return other;
    }),
  };
}

/** Every row has the values, because one row of each parent must have them. */
function withFixed(child: BlueprintTable, where: readonly ColumnValue[]): BlueprintTable | null {
  const wanted = new Map(where.map(({ column, value }) => [column, value]));
  const misses = where.some(({ column, value }) => child.columns.find((one) => one.name === column)?.domain?.in?.includes(value) === false);
  if (misses) return null;
  return {
    ...child,
    columns: child.columns.map((column) => {
      const value = wanted.get(column.name);
      return value === undefined ? column : { ...column, domain: { ...column.domain, in: [value] } };
    }),
  };
}

/** Columns in which the rows of a parent agree, because all rows do: `USD`, or the column's own domain. */
function withCommonValues(child: BlueprintTable | null, alike: readonly string[], trigger: string): BlueprintTable | null {
  const values = new Map(alike.map((name) => [name, commonValue(child?.columns.find((one) => one.name === name))]));
  if (!child || [...values.values()].includes(null)) return null;
  return {
    ...child,
    columns: child.columns.map((column) => {
      const value = values.get(column.name);
      if (typeof value !== 'string') return column;
      const { entity: _entity, nullRate: _rate, origin: _origin, ...rest } = column;
      return {
        ...rest,
        generator: { kind: 'values', parameters: { values: [value] } },
        confidence: 1,
        because: `rows that the trigger ${trigger} sums up are alike in it`,
      };
    }),
  };
}

function commonValue(column: BlueprintColumn | undefined): string | null {
  const literal = /^'([^']*)'(::|$)/.exec(column?.default ?? '')?.[1];
  if (literal !== undefined) return literal;
  if (column?.domain?.in?.[0] !== undefined) return column.domain.in[0];
  return /\bcurrencyCode$/.test(column?.generator?.kind ?? '') ? 'USD' : null;
}

/** The rows of a parent come in pairs: even rows are on one side, odd rows on the other, with the same amount. */
function withSides(child: BlueprintTable, sides: Sides, key: string, trigger: string, types: TypeDefinitions): BlueprintTable | null {
  const parent = formulaName(key);
  const find = (name: string): BlueprintColumn | undefined => child.columns.find((one) => one.name === name);
  const amountOf = (name: string): string | null => (parent === null ? null : amount(find(name), parent));
  const formulas = new Map<string, string | null>();
  if ('plus' in sides) {
    formulas.set(sides.plus, `row % 2 == 0 ? ${amountOf(sides.plus)} : ${zeroOf(find(sides.plus))}`);
    formulas.set(sides.minus, `row % 2 == 1 ? ${amountOf(sides.plus)} : ${zeroOf(find(sides.minus))}`);
  } else if ('signed' in sides) formulas.set(sides.signed, `row % 2 == 0 ? ${amountOf(sides.signed)} : -(${amountOf(sides.signed)})`);
  else {
    const [one, compared] = sides.values;
    const column = find(sides.side);
    const other = compared ?? otherLabel(column, one, types);
    if (other === null) return null;
    formulas.set(sides.side, `row % 2 == 0 ? "${one}" : "${other}"`);
    formulas.set(sides.amount, amountOf(sides.amount));
  }
  const bound = child.groups?.filter((group) => group.columns.some((name) => formulas.has(name))) ?? [];
  const isFree = bound.every((group) => group.columns.every((name) => formulas.has(name)));
  if (!isFree || [...formulas].some(([name, formula]) => formula === null || formula.includes('null ') || !find(name))) return null;
  return {
    ...child,
    columns: child.columns.map((column) => {
      const formula = formulas.get(column.name);
      return formula ? computed(column, formula, trigger) : column;
    }),
    ...(child.groups ? { groups: child.groups.filter((group) => !bound.includes(group)) } : {}),
  };
}

/** The value of the empty side: NULL if the column allows NULL but not zero. */
function zeroOf(column: BlueprintColumn | undefined): string {
  return column?.nullable ? 'null' : '0';
}

function otherLabel(column: BlueprintColumn | undefined, one: string, types: TypeDefinitions): string | null {
  const defined = column && ownMember(types, column.type);
  const labels = column?.domain?.in ?? (defined?.kind === 'enum' ? defined.labels : []);
  return labels.find((label) => label !== one) ?? null;
}

/** An amount derived from the parent's number, within the column's bounds. */
function amount(column: BlueprintColumn | undefined, parent: string): string | null {
  if (!column) return null;
  const most = Math.min(MAX, Math.floor(Number(column.domain?.max ?? MAX)) - 1);
  const least = Math.max(1, Math.ceil(Number(column.domain?.min ?? 1)));
  if (!(most > least)) return null;
  const whole = `${parent}.row * 7919 % ${most - least} + ${least}`;
  const scale = /^numeric\(\d+,\s*(\d+)\)/.exec(column.type)?.[1];
  return scale !== undefined && Number(scale) >= 2 && column.domain?.min === undefined ? `(${whole}) / 100.0` : whole;
}
