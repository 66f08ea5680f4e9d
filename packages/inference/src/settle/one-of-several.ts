import { qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation, type StatedValues } from '@seedbed/contract';
import { typeDefault } from '@seedbed/engine';
import { namesPerson, sameThing, type Legend, type Role, type TableNames } from '@seedbed/meaning/decide';
import { CONCERNED } from '../relations/places.ts';
import type { Legends } from '../schema/spell-legends.ts';
import { modelsOfContentTypes } from '../tables/content-types.ts';
import { isKeyed, labelsMade } from './parents-in-state.ts';

type Known = {
  readonly namesOf: (table: string) => TableNames | undefined;
  readonly roleOf: (table: string) => Role | undefined;
  /** What code states of a column. */
  readonly statedOf?: (table: string, column: string) => StatedValues | undefined;
  readonly rowsOf?: (table: string) => number;
};

/** A type that names tables (`type`: the column of the row that holds it), the id beside it, and the tables by the labels that name them. */
type Pair = {
  readonly says: string;
  readonly type?: string;
  readonly id: BlueprintColumn;
  /** The values of the type by table. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  /** Whether the type holds numbers for words. */
  readonly isNumber?: boolean;
};

/**
 * `{x}_type` beside `{x}_id`: the id is the key of a row that is there, of the table that the row's type names, of the row's own place, and older than the row. Each of these
 * tables has a reference that is sent nowhere (`dropped`), and the id takes the one of its type. A type that names no table keeps the ids that it had.
 */
export function oneOfSeveral(blueprint: Blueprint, known: Known, legends: Legends = new Map()): void {
  const tables = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  for (const [name, table] of tables)
    for (const pair of [...pairsOf(table, name, tables, blueprint, known, legends), ...contentTypePairs(table, name, tables, blueprint, known)]) {
      const hidden: BlueprintColumn[] = [];
      const relations: Relation[] = [];
      const arms: string[] = [];
      const own = blueprint.relations.filter(({ from }) => from.table === name);
      for (const [target, labels] of pair.targets) {
        const when = `${pair.says} in [${labels.map((label) => (pair.isNumber ? label : JSON.stringify(label))).join(', ')}]`;
        const same = own.find(({ to, from }) => to.table === target && !isPerson(known.namesOf(target)) && isAlwaysThere(table, from.columns));
        const path = same ? same.from.columns[0] : pathOver(own, target, blueprint, tables);
        if (path !== undefined) {
          arms.push(`${when} ? ${path} : `);
          continue;
        }
        const parent = tables.get(target)!;
        const key = parent.columns.find((column) => column.name === parent.primaryKey![0])!;
        const column = `${pair.id.name}_of_${parent.name}`;
        // An early row of a place may find nothing there yet: then it is about any row.
        const anywhere = `${column}_anywhere`;
        const refer = (from: string, more: Partial<Relation>): void => {
          hidden.push({ name: from, type: key.type, nullable: true });
          relations.push({
            name: `${from} of ${table.name}`,
            from: { table: name, columns: [from] },
            to: { table: target, columns: [key.name] },
            ...(pair.type === undefined ? {} : { when: { [pair.type]: { in: [...labels] } } }),
            ...more,
            source: 'inferred',
          });
        };
        refer(column, { existing: true, ...placeOf(name, target, blueprint, tables, known) });
        refer(anywhere, {});
        const found = `coalesce(${column}, ${anywhere})`;
        arms.push(`${when} ? ${inText(pair.id, key, blueprint) ? `string(${found})` : found} : `);
      }
      const other = `${pair.id.name}_of_others`;
      const ids = [...hidden, ...table.columns, ...(table.dropped ?? [])].map((column) => column.name);
      if (new Set(ids).size < ids.length || ids.includes(other)) continue;
      const { generator = typeDefault(resolveType(pair.id.type, blueprint.types)), ...rest } = pair.id;
      // Where no row is there, and for labels that name no table.
      const others: BlueprintColumn = { name: other, type: rest.type, ...(rest.nullable && { nullable: true }), generator };
      table.dropped = [...(table.dropped ?? []), ...hidden, others];
      blueprint.dropped = [...(blueprint.dropped ?? []), ...relations];
      pair.id.generator = { kind: 'expression', parameters: { expression: `coalesce(${arms.join('')}${other}, ${other})` } };
    }
}

/**
 * Under a key over the type and the id: the rows take the rows of their tables in turn, every n-th one of each of n tables, so that all ids differ. Only of tables whose keys
 * count their rows, and of as many rows as each of the tables has for it.
 */
function countApart(
  table: BlueprintTable,
  type: string,
  id: BlueprintColumn,
  targets: ReadonlyMap<string, readonly string[]>,
  tables: ReadonlyMap<string, BlueprintTable>,
  legend: Legend | undefined,
  rowsOf: Known['rowsOf'],
): void {
  const counted = ({ primaryKey = [], columns }: BlueprintTable): BlueprintColumn | undefined =>
    columns.find(({ name, generator }) => primaryKey.length === 1 && name === primaryKey[0] && generator?.kind === 'sequence' && !generator.parameters);
  const own = counted(table);
  const most = Math.min(...[...targets.keys()].map((target) => Math.floor(((rowsOf?.(target) ?? 0) / targets.size) * MOST_OF_THEM)));
  const isNumber = legend !== undefined && !legend.texts;
  if (!own || !IDENTIFIER.test(own.name) || table.rows === undefined || most < 1 || [...targets.keys()].some((target) => !counted(tables.get(target)!))) return;
  const arms = [...targets.values()].map((labels, at) => {
    const when = `${type} in [${labels.map((label) => (isNumber ? label : JSON.stringify(label))).join(', ')}]`;
    return `${when} ? ${at + 1} : `;
  });
  table.rows = Math.min(table.rows, most);
  id.generator = { kind: 'expression', parameters: { expression: `(${own.name} - 1) * ${targets.size} + (${arms.join('')}1)` } };
}

/** Some have none. */
const MOST_OF_THEM = 0.9;

/**
 * Values that code states for each value of another column of the row, as cases: the names of the texts that a class has.
 */
export function valuesByColumn(blueprint: Blueprint, { statedOf }: Known): void {
  for (const table of blueprint.tables)
    for (const column of table.columns) {
      const { by } = statedOf?.(qualifiedName(table.schema, table.name), column.name) ?? {};
      const isThere = by && IDENTIFIER.test(by.column) && table.columns.some(({ name, generator }) => name === by.column && generator !== undefined);
      if (!isThere || !/^(?:values|constant|cases)$/.test(column.generator?.kind ?? '')) continue;
      const cases = Object.entries(by.values).map(([label, values]) => ({
        when: `${by.column} == ${JSON.stringify(label)}`,
        generator: values.length === 1 ? { kind: 'constant', parameters: { value: values[0] } } : { kind: 'values', parameters: { values: [...values] } },
      }));
      column.generator = { kind: 'cases', parameters: { cases, otherwise: column.generator } };
    }
}

/** What another row, to which this one always refers, always refers to: the therapist of the appointment that is rated. Undefined where none does, or several do. */
function pathOver(own: readonly Relation[], target: string, { relations }: Blueprint, tables: ReadonlyMap<string, BlueprintTable>): string | undefined {
  const isSure = ({ from, to }: Relation): boolean =>
    from.table !== to.table && from.columns.length === 1 && IDENTIFIER.test(from.columns[0]!) && isAlwaysThere(tables.get(from.table)!, from.columns);
  const paths = own.filter(isSure).flatMap((lead) => {
    const onward = relations.filter((each) => each.from.table === lead.to.table && each.to.table === target && each.from.table !== target);
    return onward.length === 1 && isSure(onward[0]!) ? [`${lead.from.columns[0]}.${onward[0]!.from.columns[0]}`] : [];
  });
  return paths.length === 1 ? paths[0] : undefined;
}

function pairsOf(
  table: BlueprintTable,
  name: string,
  tables: ReadonlyMap<string, BlueprintTable>,
  blueprint: Blueprint,
  { namesOf, statedOf, rowsOf }: Known,
  legends: Legends,
): Pair[] {
  const names = namesOf(name);
  return table.columns.flatMap((id): Pair[] => {
    const words = names?.columns.get(id.name)?.words ?? [];
    if (words.length < 2 || words.at(-1) !== 'id' || !IDENTIFIER.test(id.name) || id.generated !== undefined) return [];
    const subject = words.slice(0, -1).join(' ');
    const type = table.columns.find(({ name: other }) => [`${subject} type`, `${subject} kind`].includes(names!.columns.get(other)?.words.join(' ') ?? ''));
    const refers = blueprint.relations.some(({ from }) => from.table === name && from.columns.includes(id.name));
    const keys = withoutMetKeys(table, name, blueprint);
    const isBound = isKeyed({ ...keys, uniqueKeys: [] }, [id.name]) || (table.groups ?? []).some(({ columns }) => columns.includes(id.name));
    if (!type || !IDENTIFIER.test(type.name) || refers || isBound) return [];
    const isApart = isKeyed(keys, [id.name]);
    const legend = legends.get(name)?.get(type.name);
    const made = labelsMade(type, table, blueprint, legend);
    const targets = new Map<string, string[]>();
    for (const label of made.length > 0 ? made : legend ? legend.keys() : (type.domain?.in ?? resolveType(type.type, blueprint.types).labels ?? [])) {
      const target = tableOf(label, [...tables.keys()], namesOf);
      if (target === undefined || target === name || !fits(id, tables.get(target)!, blueprint)) continue;
      targets.set(target, [...(targets.get(target) ?? []), legend?.get(label) ?? label]);
    }
    if (targets.size === 0) return [];
    if (isApart) {
      // Where code lists what the type may name, ids that differ in every row are those of rows that are there.
      if (statedOf?.(name, type.name)?.values.length) countApart(table, type.name, id, targets, tables, legend, rowsOf);
      return [];
    }
    return [{ says: type.name, type: type.name, id, targets, ...(legend && !legend.texts && { isNumber: true }) }];
  });
}

/** Django names the table by a reference to a row: `content_type_id` beside `object_id`. The rows are then of models that the project fills. */
function contentTypePairs(table: BlueprintTable, name: string, tables: ReadonlyMap<string, BlueprintTable>, blueprint: Blueprint, { statedOf }: Known): Pair[] {
  return blueprint.relations.flatMap((relation): Pair[] => {
    const [column] = relation.from.columns;
    const models = relation.from.table === name && relation.to.columns[0] === 'id' ? modelsOfContentTypes(tables.get(relation.to.table)!) : [];
    const [prefix] = column!.match(/^.*(?=content_type_id$)/) ?? [];
    const id = table.columns.find((each) => ['object_id', 'object_pk'].some((own) => each.name === `${prefix}${own}`));
    if (models.length === 0 || !id || id.generated !== undefined || !IDENTIFIER.test(column!) || isKeyed(table, [id.name])) return [];
    const stated = statedOf?.(name, column!)?.values.map(({ value }) => value) ?? [];
    const isNamed = (app: string, model: string): boolean => stated.includes(`${app}.${model}`) || stated.includes(model);
    const isAny = !models.some(({ app, model }) => isNamed(app, model));
    // People and groups are edited by administrators; other rows are about the project's own.
    const targets = new Map(
      models.flatMap(({ app, model, of }) =>
        of !== name &&
        (isAny ? app !== 'auth' || table.name === 'django_admin_log' : isNamed(app, model)) &&
        tables.has(of) &&
        fits(id, tables.get(of)!, blueprint)
          ? [[of, [model]] as const]
          : [],
      ),
    );
    if (targets.size === 0) return [];
    relation.where ??= { model: { in: [...targets.values()].flat() } };
    return [{ says: `${column}.model`, id, targets }];
  });
}

/** Without the keys that hold by a reference in them, whose parents have one row each, whatever their other columns are. */
function withoutMetKeys(table: BlueprintTable, name: string, { relations }: Blueprint): BlueprintTable {
  const isOnce = (column: string): boolean =>
    relations.some(
      ({ from, fanOut }) => from.table === name && from.columns.length === 1 && from.columns[0] === column && fanOut?.kind === 'fixed' && fanOut.count === 1,
    );
  return { ...table, uniqueKeys: (table.uniqueKeys ?? []).filter(({ columns }) => !columns.some(isOnce)) };
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** The table that a label names, rather by its whole name than by its noun; undefined where none or several are meant. */
function tableOf(label: string, tables: readonly string[], namesOf: Known['namesOf']): string | undefined {
  const found = tables.filter((table) => isNamedBy(label, namesOf(table)));
  const least = Math.min(...found.map((table) => namesOf(table)!.tokens.words.length));
  const nearest = found.filter((table) => namesOf(table)!.tokens.words.length === least);
  return nearest.length === 1 ? nearest[0] : undefined;
}

function isNamedBy(label: string, names: TableNames | undefined): boolean {
  return names !== undefined && sameThing(label, names);
}

/** Whether the id can hold the table's key: of the same type, or in text. */
function fits(id: BlueprintColumn, { primaryKey = [], columns }: BlueprintTable, { types }: Blueprint): boolean {
  const key = columns.find(({ name }) => name === primaryKey[0]);
  if (!key || primaryKey.length > 1 || key.generated !== undefined) return false;
  const [own, theirs] = [resolveType(id.type, types).base, resolveType(key.type, types).base];
  return own === theirs || TEXTS.has(own) || (WHOLE.has(own) && WHOLE.has(theirs));
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar']);
const WHOLE: ReadonlySet<string> = new Set(['int4', 'int8']);

/** The reference of the row that is always there, by which it has its place, and the place: the nearest table to which both lead, whom both are about rather than the tenant, and this rather than others. */
function placeOf(
  own: string,
  target: string,
  { relations }: Blueprint,
  tables: ReadonlyMap<string, BlueprintTable>,
  { namesOf, roleOf }: Known,
): Pick<Relation, 'within' | 'scope' | 'rowwise'> {
  const isThere = ({ from, to }: Relation): boolean => from.table !== to.table && isAlwaysThere(tables.get(from.table)!, from.columns);
  const above = (start: string): Map<string, number> => {
    const steps = new Map([[start, 0]]);
    for (const [table, step] of steps)
      for (const each of relations) if (each.from.table === table && isThere(each) && !steps.has(each.to.table)) steps.set(each.to.table, step + 1);
    return steps;
  };
  const places = above(target);
  const found = relations.flatMap((lead) =>
    lead.from.table === own && lead.name !== undefined && lead.to.table !== target && isThere(lead)
      ? [...above(lead.to.table)].flatMap(([place, step]) => {
          const isConcerned = CONCERNED.has(namesOf(place)?.noun ?? '');
          const isPlace = place !== target && places.has(place) && (isConcerned || !isPerson(namesOf(place)));
          return isPlace ? [{ lead, place, rank: (isConcerned ? -10 : rankOf(roleOf(place))) + step + places.get(place)! }] : [];
        })
      : [],
  );
  const [best] = found.sort((a, b) => a.rank - b.rank);
  return best ? { within: best.lead.name!, scope: best.place, rowwise: true } : {};
}

/** People are no places: what somebody did is not about what is theirs. */
function isPerson(names: TableNames | undefined): boolean {
  return names !== undefined && names.agent && namesPerson([...names.columns.values()]);
}

function rankOf(role: Role | undefined): number {
  return role === 'tenant' ? 0 : role === 'lookup' ? 20 : 10;
}

function isAlwaysThere({ columns }: BlueprintTable, names: readonly string[]): boolean {
  return names.every((name) => columns.some((column) => column.name === name && !column.nullable));
}

function inText(id: BlueprintColumn, key: BlueprintColumn, { types }: Blueprint): boolean {
  return WHOLE.has(resolveType(key.type, types).base) && !WHOLE.has(resolveType(id.type, types).base);
}
