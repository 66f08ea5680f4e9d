import type { BlueprintColumn, BlueprintTable, Generator, Relation } from '@seedbed/contract';
import { lifecycleOf, type Lifecycle } from '@seedbed/engine';
import { aloneGenerator, otherGenerator } from './switch-off.ts';
import { bareName, celName, fromColumn, listed, placeOf, tableAt, type Counted, type Place, type Stated } from './stated.ts';

type Parameters = Readonly<Record<string, unknown>>;
type Said = Pick<Stated, 'says' | 'statement' | 'counted'> & { readonly kind: string; readonly columns: readonly string[]; readonly alone: Generator | null };
type Case = { readonly when: string; readonly generator: Generator };

/** The agreements that a column's generator makes: copies, counts, sums, formulas, orders of times, presence, places. */
export function agreementsOfColumns(place: Place): Stated[] {
  return place.table.columns.flatMap((column) => {
    const { generator } = column;
    if (!generator) return [];
    const inner = whereThere(generator);
    return [statedBy(place, column, generator, '/generator'), ...(inner ? [statedBy(place, column, inner.generator, inner.at)] : [])].flat();
  });
}

function statedBy(place: Place, column: BlueprintColumn, generator: Generator, at: string): Stated[] {
  const read = READERS.get(generator.kind);
  const found = read ? read(place, column, generator.parameters ?? {}) : timeOf(place, column, generator);
  if (!found) return [];
  const { kind, alone, columns, ...rest } = found;
  return [
    {
      name: `${column.name}.${kind}`,
      table: place.name,
      columns: [column.name, ...columns.filter((each) => each !== column.name)],
      ...rest,
      from: column.generated === undefined ? fromColumn(column) : 'the database: the column is GENERATED',
      off: otherGenerator(place, column, alone, at),
    },
  ];
}

/** What makes the values of a column that some rows do not have, with its place in the column. */
function whereThere({ kind, parameters = {} }: Generator): { readonly generator: Generator; readonly at: string } | null {
  if (kind !== 'cases') return null;
  const cases = (parameters['cases'] ?? []) as readonly Case[];
  const otherwise = parameters['otherwise'] as Generator | undefined;
  const filled = cases.flatMap(({ generator }, at) => (generator.kind === 'null' ? [] : [{ generator, at: `/generator/parameters/cases/${at}/generator` }]));
  if (otherwise === undefined || otherwise.kind === 'null') return filled.length === 1 ? filled[0]! : null;
  return filled.length === 0 ? { generator: otherwise, at: '/generator/parameters/otherwise' } : null;
}

type Reader = (place: Place, column: BlueprintColumn, parameters: Parameters) => Said | null;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['lookup', copyOf],
  ['derived', (place, column, parameters) => (parameters['aggregate'] === undefined ? copyOf(place, column, parameters) : foldOf(place, column, parameters))],
  ['split', shareOf],
  ['expression', formulaOf],
  ['cases', casesOf],
  ['sibling', repeatOf],
  ['text.slug', slugOf],
  ['number.position', placeOfRow],
  ['life.stamp', reachedOf],
]);

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function copyOf(place: Place, column: BlueprintColumn, parameters: Parameters): Said | null {
  const relation = referenceNamed(place, text(parameters['relation']));
  const source = text(parameters['column']);
  return relation && source ? copied(place, column, relation, source) : null;
}

function copied(place: Place, column: BlueprintColumn, relation: Relation, source: string): Said {
  const parent = bareName(place.blueprint, relation.to.table);
  const cel = celName(relation);
  const sourceColumn = tableAt(place.blueprint, relation.to.table)?.columns.find(({ name }) => name === source);
  return {
    kind: 'copy',
    columns: relation.from.columns,
    says: `${column.name} is the ${source} of the row of ${parent} that ${relation.from.columns.join(', ')} refers to.`,
    statement: `${column.name} == ${parent}.${source}`,
    counted: cel === null ? null : equal(place, column, `${cel}.${source}`),
    alone: aloneGenerator(column, sourceColumn),
  };
}

const FOLDS: ReadonlyMap<string, string> = new Map([
  ['sum', 'the sum'],
  ['avg', 'the average'],
  ['min', 'the least'],
  ['max', 'the greatest'],
  ['first', 'the first'],
  ['last', 'the last'],
]);

function foldOf(place: Place, column: BlueprintColumn, parameters: Parameters): Said | null {
  const aggregate = String(parameters['aggregate']);
  const name = text(parameters['relation']);
  const relation = place.blueprint.relations.find((each) => each.to.table === place.name && (name === null || (each.name ?? '') === name));
  if (!relation) return null;
  const child = bareName(place.blueprint, relation.from.table);
  const of = text(parameters['column']);
  const cel = celName(relation);
  const over = (children: string): string => `${aggregate}(${children}${of === null ? '' : `, ${of}`})`;
  const says =
    of === null
      ? aggregate === 'exists'
        ? `${column.name} is true where a row of ${child} refers to the row.`
        : `${column.name} is the number of rows of ${child} that refer to the row.`
      : `${column.name} is ${FOLDS.get(aggregate) ?? aggregate} of ${child}.${of} over the rows that refer to the row.`;
  return {
    kind: aggregate,
    columns: [],
    says,
    statement: `${column.name} == ${over(child)}`,
    counted: cel === null ? null : equal(place, column, over(cel)),
    alone: aloneGenerator(column),
  };
}

function shareOf(place: Place, column: BlueprintColumn, parameters: Parameters): Said | null {
  const relation = referenceNamed(place, text(parameters['relation']));
  if (!relation) return null;
  const parent = bareName(place.blueprint, relation.to.table);
  const source = text(parameters['column']) ?? text(parameters['of']);
  const total = source ?? (typeof parameters['total'] === 'number' ? String(parameters['total']) : null);
  const cel = celName(relation);
  const parentTable = tableAt(place.blueprint, relation.to.table);
  if (total === null || !parentTable) return null;
  return {
    kind: 'split',
    columns: relation.from.columns,
    says: `${column.name} adds up to ${source === null ? total : parameters['column'] === undefined ? `${source} of ${parent}` : `${parent}.${source}`} over the rows of one row of ${parent}. Counted are rows of ${parent} that have any.`,
    statement: `${source === null ? total : source} == sum(${place.table.name}, ${column.name})`,
    counted:
      cel === null
        ? null
        : {
            table: relation.to.table,
            condition: `count(${cel}) == 0 ? null : ${close(`sum(${cel}, ${column.name})`, total, column.type)}`,
          },
    alone: aloneGenerator(
      column,
      parentTable.columns.find(({ name }) => name === source),
    ),
  };
}

function formulaOf(place: Place, column: BlueprintColumn, parameters: Parameters): Said | null {
  const formula = text(parameters['expression']);
  // A draw by the row's number agrees with nothing.
  if (formula === null || /\brow\b(?!\s*\()/.test(formula)) return null;
  const taken = takenOver(place, column, formula);
  if (taken) return taken;
  const columns = place.table.columns.map(({ name }) => name).filter((name) => name !== column.name && mentions(formula, name));
  if (columns.length === 0 && !/\.|\w\(/.test(formula)) return null;
  const named = place.blueprint.relations.reduce(
    (said, { name, from, to }) =>
      to.table === place.name && name !== undefined ? said.replaceAll(`(${name}`, `(${bareName(place.blueprint, from.table)}`) : said,
    formula,
  );
  return {
    kind: 'formula',
    columns,
    says: `${column.name} is ${named}.`,
    statement: `${column.name} == ${named}`,
    counted: equal(place, column, formula),
    alone: aloneGenerator(column),
  };
}

/** A formula that is only a column of a parent, or of a parent's parent. */
function takenOver(place: Place, column: BlueprintColumn, formula: string): Said | null {
  const steps = /^\w+(?:\.\w+)+$/.test(formula) ? formula.split('.') : [];
  const source = steps.pop();
  let at: Place | null = place;
  const way: Relation[] = [];
  for (const step of steps) {
    const relation: Relation | null = at && referenceNamed(at, step);
    const table: BlueprintTable | undefined = relation ? tableAt(place.blueprint, relation.to.table) : undefined;
    if (!relation || !table) return null;
    way.push(relation);
    at = placeOf(place.blueprint, table);
  }
  const sourceColumn = at?.table.columns.find(({ name }) => name === source);
  if (!at || !sourceColumn || way.length === 0) return null;
  if (way.length === 1) return copied(place, column, way[0]!, sourceColumn.name);
  return {
    kind: 'copy',
    columns: way[0]!.from.columns,
    says: `${column.name} is the ${sourceColumn.name} of the row of ${at.table.name} that ${listed(way[0]!.from.columns)} leads to by ${listed(way.slice(1).map(({ from }) => from.columns.join('+')))}.`,
    statement: `${column.name} == ${formula}`,
    counted: equal(place, column, formula),
    alone: aloneGenerator(column, sourceColumn),
  };
}

/** What is there only under a condition, or is taken over from a parent where there is one. */
function casesOf(place: Place, column: BlueprintColumn, parameters: Parameters): Said | null {
  const cases = (parameters['cases'] ?? []) as readonly Case[];
  const otherwise = parameters['otherwise'] as Generator | undefined;
  const whens = cases.map(({ when }) => when);
  if (whens.length === 0 || whens.some((when) => /\brow\b/.test(when))) return null;
  const columns = place.table.columns.map(({ name }) => name).filter((name) => name !== column.name && whens.some((when) => mentions(when, name)));
  const filled = cases.filter(({ generator }) => generator.kind !== 'null');
  const rest = otherwise?.kind ?? 'null';
  if (rest === 'null' && filled.length > 0) {
    const condition = filled.map(({ when }) => (filled.length === 1 ? when : `(${when})`)).join(' || ');
    return {
      kind: 'presence',
      columns,
      says: `${column.name} is there only where ${condition}.`,
      statement: `if !(${condition}) then ${column.name} is null`,
      counted: { table: place.name, condition: `${column.name} == null || ${condition}` },
      alone: filled[0]!.generator,
    };
  }
  const [first] = cases;
  const nulls = cases.filter(({ generator }) => generator.kind === 'null').map(({ when }) => when);
  const formula = first!.generator.kind === 'expression' ? text(first!.generator.parameters?.['expression']) : null;
  if (nulls.length > 0 && nulls.length === cases.length) {
    const condition = nulls.join(' || ');
    return {
      kind: 'presence',
      columns,
      says: `${column.name} is NULL where ${condition}.`,
      statement: `if ${condition} then ${column.name} is null`,
      counted: { table: place.name, condition: `(${condition}) ? ${column.name} == null : null` },
      alone: otherwise ?? null,
    };
  }
  const values = first!.generator.parameters?.['values'];
  const says = formula === null ? `depends on ${columns.join(', ')}: ${whens.join('; ')}` : `is ${formula} where ${first!.when}`;
  return {
    kind: 'cases',
    columns,
    says: `${column.name} ${says}.`,
    counted:
      formula !== null
        ? { table: place.name, condition: `(${first!.when}) ? ${equality(column, formula)} : null` }
        : first!.generator.kind === 'values' && Array.isArray(values) && values.every((value) => typeof value === 'string')
          ? { table: place.name, condition: `(${first!.when}) ? ${column.name} in ${JSON.stringify(values)} : null` }
          : null,
    alone: otherwise ?? first!.generator,
  };
}

function repeatOf(place: Place, column: BlueprintColumn, parameters: Parameters): Said | null {
  const of = text(parameters['column']);
  if (of === null) return null;
  const { share = 1, transform = 'none', otherwise } = parameters;
  return {
    kind: 'repeat',
    columns: [of],
    says: `${column.name} ${transform === 'none' ? 'repeats' : 'is made from'} ${of}${Number(share) < 1 ? ` in ${Math.round(Number(share) * 100)} % of the rows` : ''}.`,
    statement: `${column.name} == ${of}`,
    counted: transform === 'none' ? { table: place.name, condition: equality(column, of) } : null,
    alone:
      (otherwise as Generator | undefined) ??
      aloneGenerator(
        column,
        place.table.columns.find(({ name }) => name === of),
      ),
  };
}

function slugOf(place: Place, column: BlueprintColumn, parameters: Parameters): Said | null {
  const of = text(parameters['of']);
  if (of === null) return null;
  return {
    kind: 'slug',
    columns: [of],
    says: `${column.name} begins with ${of} as an address spells it.`,
    statement: `${column.name} == slug(${of})`,
    counted: { table: place.name, condition: `startsWith(${column.name}, slug(${of}))` },
    alone: { kind: 'text.slug' },
  };
}

function placeOfRow(place: Place, column: BlueprintColumn, parameters: Parameters): Said | null {
  const owner = place.references.find(({ relation }) => relation.owner)?.relation;
  if (parameters['within'] !== true || !owner) return null;
  const first = Number(parameters['from'] ?? 1);
  const parent = bareName(place.blueprint, owner.to.table);
  return {
    kind: 'place',
    columns: owner.from.columns,
    says: `${column.name} counts the rows of each row of ${parent}, from ${first} on.`,
    counted: {
      columns: [column.name],
      test: (plan) => {
        const relation = plan.relations.find(({ index }) => index === place.blueprint.relations.indexOf(owner));
        if (!relation) return null;
        return (row, cell) => {
          const at = cell(column.name);
          if (at === null || relation.parentOf(row) < 0) return null;
          return Number(at) === first + relation.ordinalOf(row);
        };
      },
    },
    alone: { kind: 'number.position', parameters: Object.fromEntries(Object.entries(parameters).filter(([member]) => member !== 'within')) },
  };
}

/** A time that a state sets: it is there once the row has reached the state. */
function reachedOf(place: Place, column: BlueprintColumn, parameters: Parameters): Said | null {
  const state = place.table.columns.find(({ generator, entity }) => generator?.kind === 'life.state' && entity !== undefined && entity === column.entity);
  const step = text(parameters['step']);
  if (!state || step === null) return null;
  return {
    kind: 'reached',
    columns: [state.name],
    says: `${column.name} is there only once ${state.name} has reached “${step}”.`,
    counted: {
      columns: [column.name, state.name],
      test: (plan) => {
        const names = namesFrom(lifecycleOf(plan, place.name, state.name), column.name);
        return names && ((_, cell) => (cell(column.name) === null || cell(state.name) === null ? null : names.has(cell(state.name)!)));
      },
    },
    alone: { kind: 'date.anytime' },
  };
}

/** The states that a row may be in once it has a timestamp: the timestamp's own and all that follow it. */
function namesFrom(life: Lifecycle | null, stamp: string): ReadonlySet<string> | null {
  if (!life) return null;
  const met = new Set(life.states.flatMap(({ timestamps }, at) => (timestamps.includes(stamp) ? [at] : [])));
  for (const from of met) for (const move of life.moves) if (move.from === from && move.share > 0) met.add(move.to);
  return met.size === 0 ? null : new Set([...met].map((at) => life.states[at]!.name));
}

/** The times that `date.…` generators put after another one. */
function timeOf(place: Place, column: BlueprintColumn, { kind, parameters = {} }: Generator): Said | null {
  if (!kind.startsWith('date.')) return null;
  const stated = kind === 'date.after' && parameters['before'] !== true ? text(parameters['of']) : null;
  const after = text(parameters['after']) ?? text(parameters['start']) ?? stated;
  const own = place.table.columns.some(({ name }) => name === after);
  if (after === null || !(own || (after === stated && /^\w+(?:\.\w+)+$/.test(after)))) return null;
  return {
    kind: 'order',
    columns: own ? [after] : [],
    says: `${column.name} is never before ${after}.`,
    statement: `${after} <= ${column.name}`,
    counted: { table: place.name, condition: notBefore(place.table, column, after, after) },
    alone: { kind: FUTURE.has(kind) ? 'date.future' : 'date.anytime' },
  };
}

const FUTURE: ReadonlySet<string> = new Set(['date.due', 'date.expires', 'date.scheduled']);

/** `later >= earlier`; days are compared where one of them is a date. */
export function notBefore(table: BlueprintTable, later: BlueprintColumn, earlier: string, named: string, of: BlueprintTable = table): string {
  const dates = [later, of.columns.find(({ name }) => name === earlier)].some((each) => each?.type === 'date');
  return dates ? `date(${later.name}) >= date(${named})` : `${later.name} >= ${named}`;
}

function equal(place: Place, column: BlueprintColumn, formula: string): Counted {
  return { table: place.name, condition: equality(column, formula) };
}

function equality(column: BlueprintColumn, formula: string): string {
  return /^(?:numeric|decimal|real|double|money)/.test(column.type) ? close(column.name, formula, column.type) : `${column.name} == (${formula})`;
}

/** Equal as Postgres stores it: to half a unit of the last decimal. */
function close(one: string, other: string, type: string): string {
  const scale = /^(?:numeric|decimal)\(\d+,(\d+)\)/.exec(type.replaceAll(' ', ''))?.[1];
  const decimals = scale === undefined ? (/^(?:numeric|decimal)\(/.test(type) ? 0 : /^(?:small|big)?int|^integer/.test(type) ? 0 : 6) : Number(scale);
  return `abs((${one}) - (${other})) <= ${(0.5 * 10 ** -decimals + 1e-9).toFixed(12)}`;
}

function mentions(formula: string, name: string): boolean {
  return new RegExp(`(?<![\\w.])${name.replaceAll(/[^\w]/g, '\\$&')}(?!\\w)`).test(formula.replaceAll(/"[^"]*"/g, '""'));
}

/** The reference of the table that parameters name: by its name, a column, or the table that it leads to; the owner without a name. */
function referenceNamed({ references, blueprint }: Place, name: string | null): Relation | null {
  const all = references.map(({ relation }) => relation);
  if (name === null || name === 'parent') return all.find(({ owner }) => owner) ?? all[0] ?? null;
  return (
    all.find((relation) => relation.name === name) ??
    all.find(({ from }) => from.columns.some((column) => column === name || column.replace(/_?id$/i, '') === name)) ??
    all.find(({ to }) => to.table === name || bareName(blueprint, to.table) === name || bareName(blueprint, to.table) === `${name}s`) ??
    null
  );
}
