import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';

/** The blueprint with the current name of a table; its rows stay the same. */
export function withTableRenamed(blueprint: Blueprint, from: BlueprintTable, to: Pick<BlueprintTable, 'schema' | 'name'>): Blueprint {
  const [before, now] = [nameOf(from), nameOf(to)];
  const renamed = renameStrings(blueprint, { from: before, to: now, bare: { from: from.name, to: to.name } }) as Blueprint;
  return {
    ...renamed,
    tables: renamed.tables.map((table) => (nameOf(table) === before ? { ...table, name: to.name, drawnAs: table.drawnAs ?? from.name } : table)),
  };
}

/** The blueprint with the current name of a column of `table` (its qualified name); its values stay the same. */
export function withColumnRenamed(blueprint: Blueprint, table: string, from: string, to: string): Blueprint {
  const names = { from, to, bare: { from, to } };
  const renamedIn = <Of>(members: Readonly<Record<string, Of>>): Record<string, Of> =>
    Object.fromEntries(Object.entries(members).map(([name, member]) => [name === from ? to : name, member]));
  const renamed = (relation: Relation): Relation => ({
    ...relation,
    ...(relation.from.table === table && { from: { ...relation.from, columns: renamedAll(relation.from.columns, from, to) } }),
    ...(relation.to.table === table && { to: { ...relation.to, columns: renamedAll(relation.to.columns, from, to) } }),
    ...(relation.behind && relation.to.table === table && { behind: renamedAll(relation.behind, from, to) }),
    ...(relation.until && relation.to.table === table && { until: renamedAll(relation.until, from, to) }),
    ...(relation.where && relation.to.table === table && { where: renamedIn(relation.where) }),
    ...(relation.when && relation.from.table === table && { when: renamedIn(relation.when) }),
    ...(relation.cases && {
      cases: relation.cases.map(({ when, where, ...others }) => ({
        when: relation.from.table === table ? renamedIn(when) : when,
        ...(where && { where: relation.to.table === table ? renamedIn(where) : where }),
        ...others,
      })),
    }),
  });
  const inColumn = (column: BlueprintColumn): BlueprintColumn => {
    if (column.name === from) return { ...column, name: to, drawnAs: column.drawnAs ?? from };
    return column.generator ? { ...column, generator: renameStrings(column.generator, names) as typeof column.generator } : column;
  };
  return {
    ...blueprint,
    tables: blueprint.tables.map((each) => {
      if (nameOf(each) !== table) return each;
      const { columns, dropped, primaryKey, uniqueKeys, exclusions, groups, checks } = each;
      const rules = Object.fromEntries(Object.entries({ primaryKey, uniqueKeys, exclusions, groups, checks }).filter(([, rule]) => rule !== undefined));
      return {
        ...each,
        ...(renameStrings(rules, names) as typeof rules),
        columns: columns.map(inColumn),
        ...(dropped && { dropped: dropped.map(inColumn) }),
      };
    }),
    relations: blueprint.relations.map(renamed),
    ...(blueprint.dropped && { dropped: blueprint.dropped.map(renamed) }),
  };
}

const renamedAll = (names: readonly string[], from: string, to: string): string[] => names.map((name) => (name === from ? to : name));

type Names = { readonly from: string; readonly to: string; readonly bare: { readonly from: string; readonly to: string } };

/** Members that hold code, in which names are words. */
const CODE: ReadonlySet<string> = new Set(['expression', 'predicate', 'formula', 'generated']);

/** Members of rules and generators: words of the blueprint, also where a column is called the same. */
const MEMBERS: ReadonlySet<string> = new Set(
  'name columns kind parameters predicate when where reuse equal span same expression type values table column member from to rows weight variants'.split(' '),
);
/** Members whose own members are columns. */
const BY_COLUMN: ReadonlySet<string> = new Set(['when', 'where', 'columns']);

/** Every name that is the old one, as a text, as a member, or as a word of an expression. Set cells are data. */
function renameStrings(value: unknown, names: Names, member = ''): unknown {
  if (typeof value === 'string') {
    if (CODE.has(member)) return value.replaceAll(new RegExp(`(?<![\\w'])${RegExp.escape(names.bare.from)}(?![\\w'])`, 'g'), names.bare.to);
    return value === names.from && member !== 'kind' ? names.to : value;
  }
  if (Array.isArray(value)) return value.map((each) => renameStrings(each, names, member));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key === names.from && member !== 'parameters' && (BY_COLUMN.has(member) || !MEMBERS.has(key)) ? names.to : key,
      key === 'cells' || key === 'values' ? each : renameStrings(each, names, key),
    ]),
  );
}

const nameOf = ({ schema, name }: Pick<BlueprintTable, 'schema' | 'name'>): string => qualifiedName(schema, name);
