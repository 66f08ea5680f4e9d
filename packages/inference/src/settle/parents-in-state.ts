import { qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';
import { labelsOfParent, pieces, type Legend, type TableNames } from '@seedbed/meaning/decide';
import type { Legends } from '../schema/spell-legends.ts';

/**
 * Rows that exist only because of the state of what they refer to, or of its kind, refer to such rows (`where`), and come after it (`behind`), by the lines of
 * `data/agree/of-parents.json`. Not where another reference or a condition chooses the parent already.
 */
export function parentsInState(blueprint: Blueprint, namesOf: (table: string) => TableNames | undefined, legends: Legends = new Map()): void {
  const tables = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  for (const relation of blueprint.relations) {
    const { from, to } = relation;
    const [own, theirs] = [namesOf(from.table), namesOf(to.table)];
    if (!own || !theirs || from.table === to.table || from.columns.length > 1 || isChosen(relation)) continue;
    const added = addedTo(theirs, own);
    if (own.noun === theirs.noun && added === undefined) continue;
    const parent = tables.get(to.table)!;
    for (const column of parent.columns) {
      const legend = legends.get(to.table)?.get(column.name);
      const made = labelsMade(column, parent, blueprint, legend);
      const found = labelsOfParent(own.noun, pieces(column.name), made, added);
      if (!found) continue;
      Object.assign(relation, { where: { [column.name]: { in: found.labels.map((label) => legend?.get(label) ?? label) } }, whereOwn: true, whereAll: true });
      if (found.always === 'ofKind' ? isOnlyOne(tables.get(from.table)!, from.columns) : found.always) {
        delete relation.childless;
        delete relation.childlessOverall;
      }
      const times = found.after ? timesOf(parent, found.labels, blueprint) : [];
      if (times.length > 0) relation.behind = [...new Set([...(relation.behind ?? []), ...times])];
      break;
    }
  }
}

/** What the name of a table says beside that of another, at its beginning or its end: `photo` of `photo_assets` beside `assets`. */
function addedTo({ tokens: { words: theirs } }: TableNames, { tokens: { words: own } }: TableNames): string | undefined {
  const rest = own.filter((word) => !theirs.includes(word));
  return own.length === theirs.length + rest.length && rest.length > 0 ? rest.join('_') : undefined;
}

/** The columns are a key: a parent has one such row at most. */
function isOnlyOne({ primaryKey = [], uniqueKeys = [] }: BlueprintTable, columns: readonly string[]): boolean {
  const keys = [primaryKey, ...uniqueKeys.filter(({ predicate }) => predicate === undefined).map((key) => key.columns)];
  return keys.some((key) => key.length > 0 && key.every((name) => columns.includes(name)));
}

function isChosen({ within, through, distinctFrom, where, mates, share }: Relation): boolean {
  return [within, through, distinctFrom, where, mates, share].some((each) => each !== undefined);
}

/** The labels that a column shows, if its rows can be chosen by them: nothing but their own generator or case decides. */
function labelsMade(column: BlueprintColumn, { groups = [] }: BlueprintTable, { types }: Blueprint, legend?: Legend): readonly string[] {
  const group = groups.find(({ columns }) => columns.includes(column.name));
  const parameters = column.generator?.parameters ?? {};
  if (group && !group.own && (group.constraints || group.rows)) return [];
  const lists = column.generator?.kind === 'life.state' ? [parameters.steps, parameters.goals, parameters.ends] : [parameters.values];
  if (!/^(?:life\.state|values|example)$/.test(column.generator?.kind ?? '')) return [];
  const made = new Set(lists.flat().flatMap((each) => (typeof each === 'string' || (legend && typeof each === 'number') ? [String(each)] : [])));
  if (legend) return [...legend].flatMap(([word, value]) => (made.has(word) || made.has(value) ? [word] : []));
  const { labels } = resolveType(column.type, types);
  return labels ? labels.filter((label) => made.has(label)) : [...made];
}

/** When the parent came to such a state. */
function timesOf({ columns }: BlueprintTable, labels: readonly string[], { types }: Blueprint): string[] {
  const reached = new Set(labels.map((label) => pieces(label).join('_')));
  return columns
    .filter(({ name, type, nullable, generator }) => {
      if (!nullable || !/^(?:date|timestamp(?:tz)?)$/.test(resolveType(type, types).base)) return false;
      if (generator?.kind === 'life.stamp') return labels.includes(String(generator.parameters?.step));
      return generator?.kind === 'date.event' && reached.has(pieces(name).slice(0, -1).join('_'));
    })
    .map(({ name }) => name);
}
