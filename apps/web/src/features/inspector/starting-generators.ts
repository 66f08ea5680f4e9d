import { dictionary, qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable, type Generator, type SqlType } from '@seedbed/contract';
import { typedValue } from '../../workspace/typed-value.ts';
import { numbersOf, shapeOf } from '../../workspace/present-values.ts';
import { likelyShape } from './starting-shapes.ts';

/** The context of a generator: the current column, its surroundings and its values. */
export type Place = {
  readonly blueprint: Blueprint;
  readonly table: BlueprintTable;
  readonly column: BlueprintColumn;
  readonly type: SqlType;
  /** Values of the first rows as texts, without NULLs. */
  readonly present: readonly string[];
};

type Parameters = Readonly<Record<string, unknown>>;
type Schema = Readonly<Record<string, unknown>>;

const MAX_VALUES = 12;
/** Siblings and parents' columns that are tried, the likeliest first. */
const MAX_TRIED = 6;

/**
 * Possible first parameters of a chosen generator, the most likely first, derived from the present values. The engine
 * decides which are valid.
 */
export function startingGenerators(kind: string, schema: Schema, place: Place): Generator[] {
  const known = BY_KIND[kind]?.(place);
  const starts = known ?? bySchema(schema, place);
  return starts.map((parameters) => (Object.keys(parameters).length === 0 ? { kind } : { kind, parameters: { ...parameters } }));
}

const BY_KIND: Readonly<Record<string, (place: Place) => Parameters[]>> = dictionary({
  constant: ({ present, type }) => [{ value: typedValue(commonest(present)[0]?.[0] ?? '', type) }, { value: commonest(present)[0]?.[0] ?? '' }],
  values: (place) => [listed(place, true), listed(place, false)],
  example: (place) => [listed(place, false)],
  'example.number': ({ present }) => [{ values: [...new Set(numbersOf(present))].slice(0, MAX_VALUES) }, { values: [1, 2, 3] }],
  weighted: ({ column, present, type }) => {
    const values = commonest(present).map(([value, weight]) => ({ weight, value: typedValue(value, type) }));
    const own = column.generator && column.generator.kind !== 'weighted' ? [{ weight: 9, generator: copy(column.generator) }] : [];
    return [...(own.length && values[0] ? [{ choices: [...own, { weight: 1, value: values[0].value }] }] : []), { choices: values }];
  },
  wordList: ({ present }) => [{ words: commonest(present).map(([value]) => value) }],
  cases: (place) => inner(place).map((generator) => ({ cases: [{ when: 'true', generator }] })),
  'code.numbered': () => [{ parts: [{ text: 'N-' }, { number: 6 }] }],
  pool: ofAnother,
  distinct: ofAnother,
  repeated: ofAnother,
  'code.coded': (place) => [...inner(place), { kind: 'text.category' }].map((generator) => ({ generator })),
  pattern: ({ present }) => [{ regex: shapeOf(present) }],
  template: ({ column, table }) => [
    ...(column.generator && !column.generator.parameters ? [{ template: `{{${column.generator.kind}}}` }] : []),
    ...others(table, column).map((other) => ({ template: `{{${other.name}}}` })),
    { template: `${column.name} {{number.int}}` },
  ],
  distribution: ({ present }) => [likelyShape(numbersOf(present))],
  'date.between': ({ present, blueprint }) => {
    const days = present
      .map((text) => /^\d{4}-\d\d-\d\d/.exec(text)?.[0])
      .filter((day) => day !== undefined)
      .sort();
    return [{ from: days[0] ?? `${Number(blueprint.referenceDate.slice(0, 4)) - 1}-01-01`, to: days.at(-1) ?? blueprint.referenceDate }];
  },
  'xml.record': ({ table, column }) => [
    {
      shape: {
        type: 'object',
        keys: Object.fromEntries([...others(table, column).map((one) => one.name), 'name'].slice(0, 1).map((name) => [name, { kind: 'text.word' }])),
      },
    },
    { shape: { type: 'object', keys: { name: { kind: 'commerce.productName' } } } },
  ],
  json: () => [{ preset: 'attributes' }],
  expression: ({ present, type, table, column }) => [
    { expression: literal(commonest(present)[0]?.[0] ?? '', type) },
    ...others(table, column).map((other) => ({ expression: other.name })),
    { expression: 'null' },
  ],
  lookup: (place) => ofParents(place),
  split: (place) => ofParents(place),
  derived: (place) => [...ofChildren(place), ...ofParents(place)],
  reference: () => [],
  default: ({ column }) => (column.default || column.identity ? [{}] : []),
});

/** Parameters that the schema requires without a default. */
function bySchema(schema: Schema, { table, column }: Place): Parameters[] {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  let starts: Parameters[] = [{}];
  for (const name of (schema.required as string[] | undefined) ?? []) {
    const property = properties[name] ?? {};
    const widget = (property['x-ui'] as { widget?: string } | undefined)?.widget;
    const values: unknown[] = Array.isArray(property.enum)
      ? property.enum
      : widget === 'column'
        ? others(table, column).map((other) => other.name)
        : ((property.examples as unknown[] | undefined) ??
          (property.type === 'number' || property.type === 'integer' ? [property.minimum ?? 1] : [column.name]));
    starts = starts.flatMap((start) => values.slice(0, MAX_TRIED).map((value) => ({ ...start, [name]: value })));
  }
  return starts;
}

/** The present generator, nested in another one; otherwise one for words. */
function ofAnother(place: Place): Parameters[] {
  return inner(place).map((generator) => ({ generator }));
}

function inner({ column }: Place): Generator[] {
  return [
    ...(column.generator ? [copy(column.generator)] : []),
    { kind: 'text.category' },
    { kind: 'number.int' },
    { kind: 'date.past' },
    { kind: 'string.uuid' },
  ];
}

function copy({ kind, parameters }: Generator): Generator {
  return parameters ? { kind, parameters: { ...parameters } } : { kind };
}

function listed({ present, type }: Place, weighted: boolean): Parameters {
  const top = commonest(present);
  return { values: top.map(([value]) => typedValue(value, type)), ...(weighted ? { weights: top.map(([, weight]) => weight) } : {}) };
}

function commonest(present: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of present) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, MAX_VALUES);
}

function literal(text: string, type: SqlType): string {
  const value = typedValue(text, type);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(text);
}

/** Other columns of the row, those of the same type first. */
function others(table: BlueprintTable, column: BlueprintColumn): BlueprintColumn[] {
  return table.columns
    .filter((one) => one.name !== column.name && !one.generated)
    .sort((a, b) => Number(b.type === column.type) - Number(a.type === column.type))
    .slice(0, MAX_TRIED);
}

function ofParents({ blueprint, table, column }: Place): Parameters[] {
  const name = qualifiedName(table.schema, table.name);
  return blueprint.relations
    .filter((relation) => relation.from.table === name)
    .slice(0, MAX_TRIED)
    .flatMap((relation) =>
      columnsOf(blueprint, relation.to.table, column).map((other) => ({ relation: relation.name ?? relation.from.columns[0]!, column: other.name })),
    );
}

function ofChildren({ blueprint, table, column, type }: Place): Parameters[] {
  const name = qualifiedName(table.schema, table.name);
  const numeric = /^(int[248]|float[48]|numeric)$/.test(type.base);
  return blueprint.relations
    .filter((relation) => relation.to.table === name)
    .slice(0, MAX_TRIED)
    .flatMap((relation) => {
      const from = relation.name ?? relation.from.table;
      const alike = columnsOf(blueprint, relation.from.table, column).filter((other) => other.type === column.type);
      return [
        ...alike.map((other) => ({ relation: from, column: other.name, aggregate: numeric ? 'sum' : 'max' })),
        ...(numeric ? [{ relation: from, aggregate: 'count' }] : []),
      ];
    });
}

function columnsOf(blueprint: Blueprint, name: string, column: BlueprintColumn): BlueprintColumn[] {
  const table = blueprint.tables.find((one) => qualifiedName(one.schema, one.name) === name);
  return table ? others(table, { ...column, name: '' }) : [];
}
