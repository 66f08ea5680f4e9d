import { qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type Generator, type Relation } from '@seedbed/contract';
import { hasOfParent, labelsOfParent, pieces, wordsOfReference, type Legend, type TableNames } from '@seedbed/meaning/decide';
import type { Legends } from '../schema/spell-legends.ts';
import { whenOver } from './behind-parents.ts';

/**
 * Rows that exist only because of the state of what they refer to, or of its kind, refer to such rows (`where`), and come after it (`behind`), by the lines of
 * `data/agree/of-parents.json`; flags and times of the parent say the same as its state. Where the row's other references say in which place its parent is, one of
 * that place is preferred. Not where another reference or a condition chooses the parent itself.
 */
export function parentsInState(blueprint: Blueprint, namesOf: (table: string) => TableNames | undefined, legends: Legends = new Map()): void {
  const tables = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  for (const relation of blueprint.relations) {
    const { from, to } = relation;
    const [own, theirs] = [namesOf(from.table), namesOf(to.table)];
    if (!own || !theirs || from.table === to.table || from.columns.length > 1 || isChosen(relation)) continue;
    const added = addedTo(theirs, own);
    if (own.noun === theirs.noun && added === undefined && [own, theirs].some(({ tokens }) => tokens.words.length < 2)) continue;
    const parent = tables.get(to.table)!;
    // Within a place a key leaves too few to prefer some of them, and what leads other references there must not leave it. What another reference leads to is the parent.
    if (relation.within !== undefined && (relation.scope === to.table || isKeyed(tables.get(from.table)!, from.columns) || leadsOthers(relation, blueprint)))
      continue;
    if (isOneOfPair(relation, blueprint, tables.get(from.table)!)) continue;
    const rows = { noun: own.noun, as: wordsOfReference(own.columns.get(from.columns[0]!)?.words ?? []), of: theirs.noun, ofPerson: theirs.agent };
    const where: NonNullable<Relation['where']> = {};
    let labels: readonly string[] | undefined;
    let isRest = true;
    for (const column of parent.columns) {
      const legend = legends.get(to.table)?.get(column.name);
      const made = labelsMade(column, parent, blueprint, legend);
      const found = labelsOfParent(rows, theirs.columns.get(column.name)?.words ?? pieces(column.name), made, added);
      // Where nearly all parents by dates will do, their order in time says more.
      if (!found || (found.isRest && column.generator?.kind === 'cases' && shareOfPast(column.generator, parent, found.labels) > NEARLY_ALL)) continue;
      labels = made;
      isRest = found.isRest;
      where[column.name] = { in: found.labels.map((label) => legend?.get(label) ?? label) };
      if (found.always === 'ofKind' ? isOnlyOne(tables.get(from.table)!, from.columns) : found.always) {
        delete relation.childless;
        delete relation.childlessOverall;
      }
      const reached = found.after ? timesOf(parent, found.labels, blueprint) : [];
      const times = reached.length === 0 && found.after === 'over' ? whenOver(blueprint, parent).map(({ name }) => name) : reached;
      if (times.length > 0) relation.behind = [...new Set([...(relation.behind ?? []), ...times])];
      break;
    }
    for (const column of parent.columns) {
      const has = isKnown(column, parent, blueprint) ? hasOfParent(rows, theirs.columns.get(column.name)?.words ?? [], labels) : undefined;
      if (has === undefined) continue;
      const isFlag = resolveType(column.type, blueprint.types).base === 'bool';
      if (!isFlag && has) continue;
      if (has) labels ??= [];
      where[column.name] = { in: isFlag ? [String(has)] : [] };
    }
    if (Object.keys(where).length === 0) continue;
    if (relation.owner && isRest) dealAmong(relation, shareOf(where, parent));
    Object.assign(relation, { where, whereOwn: true, whereAll: true, ...(relation.within !== undefined && { rowwise: true }) });
  }
}

/** The share of labels among parents that are planned for a time: of the first case of their state, which is that of what is past. 1 of others. */
function shareOfPast({ parameters }: Generator, { columns }: BlueprintTable, labels: readonly string[]): number {
  const text = JSON.stringify(parameters);
  if (!columns.some(({ name, generator }) => /^date\.(?:start|scheduled)$/.test(generator?.kind ?? '') && text.includes(`${name} == null ||`))) return 1;
  const [past] = (parameters?.cases ?? []) as readonly { readonly generator: Generator }[];
  const { values = [], weights } = (past?.generator.parameters ?? {}) as { values?: readonly unknown[]; weights?: readonly number[] };
  return values.length === 0 ? 1 : shareAmong(values, weights, labels);
}

function shareAmong(values: readonly unknown[], weights: readonly number[] | undefined, some: readonly string[]): number {
  const sum = (of: (value: unknown) => boolean): number => values.reduce((total: number, value, i) => total + (of(value) ? (weights?.[i] ?? 1) : 0), 0);
  return sum((value) => some.includes(String(value))) / sum(() => true);
}
const NEARLY_ALL = 0.95;

/** As many rows as before for fewer parents: fewer of these have none, and then each has more. */
function dealAmong(relation: Relation, share: number): void {
  const { childless = 0, fanOut } = relation;
  const having = (1 - childless) / share;
  if (having < 1) relation.childless = rounded(1 - having);
  else {
    delete relation.childless;
    delete relation.childlessOverall;
    if (fanOut && 'mean' in fanOut) relation.fanOut = { ...fanOut, mean: rounded(fanOut.mean * having) };
  }
}

/** The least share of parents for which rows are dealt anew: of what is rare, fewer parents have children. */
const LEAST_SHARE = 0.5;

/** The share of parents that meet conditions, as far as the columns tell. */
function shareOf(where: NonNullable<Relation['where']>, { columns }: BlueprintTable): number {
  const shares = columns.flatMap(({ name, generator, nullRate = 0 }) => {
    const { in: some } = where[name] ?? {};
    const { probability, values, weights } = (generator?.parameters ?? {}) as { probability?: number; values?: unknown[]; weights?: number[] };
    if (!some) return [];
    if (some.length === 0) return [nullRate];
    if (generator?.kind === 'datatype.boolean') return probability === undefined ? [] : [some.includes('true') ? probability : 1 - probability];
    if (generator?.kind !== 'values' || !values) return [];
    return [shareAmong(values, weights, some)];
  });
  return Math.max(
    LEAST_SHARE,
    shares.reduce((all, share) => all * share, 1),
  );
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** Whether other references, of the row or of rows that refer to it, lie in the place of this one. */
function leadsOthers({ name, from, to }: Relation, { relations }: Blueprint): boolean {
  const below = new Set(relations.filter((each) => each.to.table === from.table).map((each) => each.name));
  return relations.some(
    ({ within, scope, ...each }) =>
      within !== undefined &&
      ((each.from.table === from.table && within === name) || (below.has(within) && scope !== from.table && each.to.table !== to.table)),
  );
}

/** A key pairs rows of one table (who follows whom), of which it allows as many as there are. */
function isOneOfPair(relation: Relation, { relations }: Blueprint, table: BlueprintTable): boolean {
  const isOther = (each: Relation): boolean => each !== relation && each.from.table === relation.from.table && each.to.table === relation.to.table;
  return isKeyed(table, relation.from.columns) && relations.some((each) => isOther(each) && isKeyed(table, each.from.columns));
}

/** The columns are in a key. */
export function isKeyed({ primaryKey = [], uniqueKeys = [] }: BlueprintTable, columns: readonly string[]): boolean {
  return [primaryKey, ...uniqueKeys.map((key) => key.columns)].some((key) => columns.some((name) => key.includes(name)));
}

/** Whether a flag is set, or a time is there by its share of NULL alone, can be told of each parent before it has rows. */
function isKnown({ name, type, nullable, nullRate = 0, generator }: BlueprintColumn, { columns, groups = [] }: BlueprintTable, { types }: Blueprint): boolean {
  if (!generator || groups.some((group) => group.columns.includes(name))) return false;
  const { base } = resolveType(type, types);
  if (base === 'bool') return generator.kind === 'datatype.boolean' && nullRate === 0;
  const { after, probability, open } = generator.parameters ?? {};
  const isAlways = after === undefined || columns.some((each) => each.name === after && !each.nullable);
  return nullable === true && nullRate > 0 && isAlways && /^date\.(?:event|past|recent|anytime)$/.test(generator.kind) && !probability && !open;
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

export function isChosen({ through, distinctFrom, where, mates, share, root }: Relation): boolean {
  return [through, distinctFrom, where, mates, share, root].some((each) => each !== undefined);
}

/** The labels that a column shows, if its rows can be chosen by them: nothing but their own generator or case decides. */
export function labelsMade(column: BlueprintColumn, { groups = [] }: BlueprintTable, { types }: Blueprint, legend?: Legend): readonly string[] {
  const group = groups.find(({ columns }) => columns.includes(column.name));
  const parameters = column.generator?.parameters ?? {};
  if (group && !group.own && (group.constraints || group.rows)) return [];
  const lists =
    column.generator?.kind === 'cases'
      ? listsOfCases(parameters)
      : column.generator?.kind === 'life.state'
        ? [parameters.steps, parameters.goals, parameters.ends]
        : [parameters.values];
  if (!/^(?:life\.state|values|example|cases)$/.test(column.generator?.kind ?? '')) return [];
  const made = new Set(lists.flat().flatMap((each) => (typeof each === 'string' || (legend && typeof each === 'number') ? [String(each)] : [])));
  if (legend) return [...legend].flatMap(([word, value]) => (made.has(word) || made.has(value) ? [word] : []));
  const { labels } = resolveType(column.type, types);
  return labels ? labels.filter((label) => made.has(label)) : [...made];
}

/** What the cases of a state that follows from its row's dates draw from. */
function listsOfCases({ cases = [], otherwise }: Readonly<Record<string, unknown>>): unknown[] {
  const generators = [...(cases as { generator: Generator }[]).map(({ generator }) => generator), ...(otherwise ? [otherwise as Generator] : [])];
  return generators.map(({ parameters }) => parameters?.values);
}

/** When the parent came to such a state: the times that most of these labels have, so that the end of some is no beginning of all. What a label tells of, later ones have too. */
function timesOf({ columns }: BlueprintTable, labels: readonly string[], { types }: Blueprint): string[] {
  const reached = labels.map((label) => pieces(label).join('_'));
  const state = columns.find(({ generator }) => generator?.kind === 'life.state')?.generator?.parameters ?? {};
  const way = [state.steps, state.goals].flat().map(String);
  const covered = columns.flatMap(({ name, type, nullable, generator }) => {
    if (!nullable || !/^(?:date|timestamp(?:tz)?)$/.test(resolveType(type, types).base)) return [];
    if (generator?.kind === 'date.event') {
      const at = reached.indexOf(pieces(name).slice(0, -1).join('_'));
      return at < 0 ? [] : [{ name, labels: labels.length - at }];
    }
    if (generator?.kind === 'expression') {
      const [there, ...rest] = String(generator.parameters?.expression).split(' ? ');
      const under = rest.length === 0 ? [] : labels.filter((label) => there!.includes(`== "${label}"`));
      return under.length === 0 ? [] : [{ name, labels: under.length }];
    }
    const step = String(generator?.parameters?.step);
    // What only a later one of the labels has is no beginning of all of them.
    const isLater = labels.some((label) => way.includes(label) && way.indexOf(label) < way.indexOf(step));
    if (generator?.kind !== 'life.stamp' || !labels.includes(step) || isLater) return [];
    const under = new Set([step, ...[generator.parameters?.also ?? []].flat().map(String), ...(way.includes(step) ? way.slice(way.indexOf(step)) : [])]);
    return [{ name, labels: labels.filter((label) => under.has(label)).length }];
  });
  const most = Math.max(0, ...covered.map((each) => each.labels));
  return covered.filter((each) => each.labels === most).map(({ name }) => name);
}
