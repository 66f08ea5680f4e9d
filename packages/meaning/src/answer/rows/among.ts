import { dictionary, qualifiedName, type Domain, type Relation, type SqlType } from '@seedbed/contract';
import { formulaOf } from '../column/formula.ts';
import { bareName, columnNamed, fault, isKeyed, lose, tableNamed, typeOf, type AnswerWork, type TableWork } from '../work.ts';
import { isCalled } from './agreement.ts';
import { anyOf, bare, bothOf, domainsOf, oppositeOf, splitAt, type ColumnOf, type Domains } from './domains-of.ts';
import { TEXT } from './label-condition.ts';

type Same = Pick<Relation, 'scope' | 'along' | 'through' | 'alike'> & { readonly lead: Relation };
/** Rows of this row's table that meet `when` lead to rows that meet `where`. */
type AmongCase = { readonly when: Domains; readonly where: Domains };
type Case = NonNullable<Relation['cases']>[number];

/**
 * Which rows a reference may lead to: those of a kind, those that lead to the same row as another reference of this row or have a label of a row to which it leads, never
 * that of another reference, and in some rows those of another kind.
 */
export type Among = { readonly where: Domains; readonly with?: Same; readonly apart?: Relation; readonly cases: readonly AmongCase[] };

const NAME = String.raw`[A-Za-z_]\w*`;
const PATH = new RegExp(`^(${NAME})\\.(${NAME})$`);
/** `tariffs.kind == kind`: a column of the row that it leads to, and a plain one of this row. */
const PLAIN = new RegExp(`^(${NAME}\\.${NAME})\\s*==\\s*(${NAME})$`);
const LONG = `${NAME}(?:\\.${NAME})+`;
/** `parts.kinds contains jobs.kind`, or as a call; CEL says `jobs.kind in parts.kinds`. */
const CONTAINS = new RegExp(`(${LONG})(?:\\s+contains\\s+(${LONG})|\\.contains\\(\\s*(${LONG})\\s*\\))`, 'g');
const ELEMENT = new RegExp(`^(${LONG})\\s+in\\s+(${LONG})$`);
const THROUGH = new RegExp(`^(${NAME})\\.${NAME}\\s+where\\s+(.*)$`, 's');

/** What is read of a condition so far, and what it is about. */
type Reading = {
  readonly work: AnswerWork;
  readonly table: TableWork;
  readonly relation: Relation;
  readonly name: string;
  readonly through: string | undefined;
};
type Part = { where: Domains; with?: Same | undefined; apart?: Relation | undefined; lists: (readonly AmongCase[])[] };

/**
 * `cases.kind == 'cremation' && cases.office_id == office_id`; `status != 'open' || vans.status == 'free'`; `staff.id != author_id`; `members.user_id where
 * members.project_id == project_id`. `when`: the condition on this row under which it is said. Null, with a fault, if it chooses no rows.
 */
export function amongOf(work: AnswerWork, table: TableWork, relation: Relation, name: string, given: string, place: string, when?: string): Among | null {
  if (relation.from.columns.length > 1) {
    lose(work, table, name, place, `it refers to ${relation.to.table} together with other columns`);
    return null;
  }
  const text = withElements(work, relation, withoutOwnName(table, relation, given));
  const [, middle, condition = text] = THROUGH.exec(text) ?? [];
  const through = middle === undefined || isCalled(relation, middle) ? undefined : middle;
  const read = readAll({ work, table, relation, name, through }, condition);
  if ('part' in read) return refuse(work, table, relation, read, place);
  const cases = crossed(read.lists);
  const columns = tableNamed(work.blueprint, relation.to.table)?.columns ?? [];
  const asked = [read.where, ...cases.map(({ where }) => where)].flatMap(Object.keys);
  const strange = asked.find((each) => !columns.some((column) => column.name === each));
  if (strange !== undefined) {
    fault(work, place, `${relation.to.table} has no column "${strange}".`, `One of ${columns.map((each) => each.name).join(', ')}.`);
    return null;
  }
  if (through === undefined) count(work, table, relation, name, when === undefined ? condition : `!(${when}) || (${condition})`, given, place);
  return { where: read.where, ...(read.with && { with: read.with }), ...(read.apart && { apart: read.apart }), cases };
}

/** States the condition, to be counted in the rows. The table that it refers to is called by the reference: another one may lead to the same table. */
function count(work: AnswerWork, table: TableWork, { to }: Relation, name: string, condition: string, text: string, place: string): void {
  const byReference = outsideTexts(condition, (code) => code.replaceAll(new RegExp(`(?<![.\\w])${bareName(to.table)}(?=\\.)`, 'g'), name));
  const counted = formulaOf(work, table, byReference, place);
  if (counted !== null) work.stated.push({ table: table.name, text, condition: counted, among: { column: name, place } });
}

/** `jobs.crew_id` in a condition of jobs is its own column. */
function withoutOwnName({ spec: { name }, relations }: TableWork, relation: Relation, text: string): string {
  if (isCalled(relation, name) || relations.some((each) => isCalled(each, name))) return text;
  return outsideTexts(text, (code) => code.replaceAll(new RegExp(`(?<![.\\w])${name}\\.(?=[A-Za-z_])`, 'g'), ''));
}

/** What an array of the rows contains as an element of it; of a text, a part of it stays one. */
function withElements({ blueprint, ...work }: AnswerWork, { to }: Relation, text: string): string {
  const columns = tableNamed(blueprint, to.table)?.columns ?? [];
  return outsideTexts(text, (code) =>
    code.replaceAll(CONTAINS, (all, list: string, item: string | undefined, called: string | undefined) => {
      const column = columns.find(({ name }) => list.endsWith(`.${name}`));
      return column && typeOf({ blueprint, ...work }, column).element ? `${item ?? called} in ${list}` : all;
    }),
  );
}

function outsideTexts(text: string, change: (code: string) => string): string {
  return text.replaceAll(new RegExp(`(${TEXT})|[^"']+`, 'g'), (part, quoted: string | undefined) => (quoted === undefined ? change(part) : part));
}

/** A part that cannot be read, or that says another thing of what an earlier one said. */
type Unread = { readonly part: string; readonly twice: boolean };

/** All parts of a condition that are joined by `&&`; the part that cannot be read. */
function readAll(reading: Reading, condition: string): Part | Unread {
  const all: Part = { where: dictionary<Domain>(), lists: [] };
  for (const part of splitAt(bare(condition), '&&')) {
    const text = bare(part);
    const one = splitAt(text, '&&').length > 1 ? readAll(reading, text) : (readOne(reading, text) ?? { part, twice: false });
    if ('part' in one) return one;
    const where = bothOf(all.where, one.where);
    const place = placedBy(reading, all.with, one.with);
    if (!where || place === null || isOther(all.apart, one.apart)) return { part, twice: where !== null };
    all.where = where;
    all.with = place;
    all.apart ??= one.apart;
    all.lists.push(...one.lists);
  }
  return all;
}

/** Both places of a row: one of a common row, and in it one of a label; null for others that differ. */
function placedBy({ work, relation }: Reading, one: Same | undefined, other: Same | undefined): Same | undefined | null {
  if (!isOther(one, other)) return one ?? other;
  const both = bothLabels(work, relation, one!, other!);
  if (both) return both;
  const [label, { scope, through, along, lead }] = one!.alike ? [one!, other!] : [other!, one!];
  if (!label.alike || label.scope !== undefined || scope === undefined || through !== undefined || scope === relation.to.table) return null;
  const direct = work.blueprint.relations.filter(({ from, to }) => from.table === label.lead.to.table && to.table === scope);
  const isThere = label.lead.to.table === scope || direct.length === 1;
  const isSame = label.lead === lead ? along === undefined || (along.length === 1 && along[0] === direct[0]?.name) : agree(label.lead, lead, relation, scope);
  return isThere && isSame ? { ...label, scope } : null;
}

/** Two labels that the row behind one reference has; an array contains the first of them. */
function bothLabels(work: AnswerWork, { to }: Relation, one: Same, other: Same): Same | null {
  if (!one.alike || !other.alike || one.lead !== other.lead || JSON.stringify(one.along) !== JSON.stringify(other.along)) return null;
  const { also = [], ...first } = one.alike;
  const labels = [first, ...also, other.alike];
  const isList = ({ theirs }: { theirs: string }): boolean => plainType(work, to.table, theirs)?.element !== undefined;
  const [list, ...lists] = labels.filter(isList);
  const [head, ...others] = list ? [list, ...labels.filter((label) => label !== list)] : labels;
  return lists.length > 0 ? null : { ...one, alike: { ...head!, also: others } };
}

/** Whether two references of a row lead to one row of a table: one by the other, or both by that which is to be chosen. */
function agree(one: Relation, other: Relation, relation: Relation, scope: string): boolean {
  const isLed = (led: Relation, by: Relation): boolean => led.within === by.name && !led.alike && (led.scope ?? by.to.table) === scope;
  return isLed(one, other) || isLed(other, one) || (isLed(one, relation) && isLed(other, relation));
}

function isOther(known: object | undefined, next: object | undefined): boolean {
  return known !== undefined && next !== undefined && JSON.stringify(known) !== JSON.stringify(next);
}

function readOne(reading: Reading, text: string): Part | null {
  const { relation, through } = reading;
  const isTheirs: ColumnOf = (path) => {
    const [, parent, column] = PATH.exec(path) ?? [];
    return parent !== undefined && isCalled(relation, parent) ? column! : null;
  };
  const domain = through === undefined ? anyOf(text, isTheirs) : null;
  if (domain) return { where: { [domain.column]: domain.domain }, lists: [] };
  const same = sameOf(reading, text);
  if (same) return { where: {}, with: same, lists: [] };
  const alike = alikeOf(reading, text);
  if (alike) return { where: {}, with: alike, lists: [] };
  const apart = apartOf(reading, text);
  if (apart) return { where: {}, apart, lists: [] };
  return readImplied(reading, text) ?? readEither(reading, text);
}

/** A plain column of the row itself, which is made before the row refers to anything. */
export function ownColumn(table: TableWork): ColumnOf {
  return (path) => (columnNamed(table, path) && !table.relations.some(({ from }) => from.columns.includes(path)) ? path : null);
}

/** `state != 'open' || vans.status == 'free'`: of some rows of this table. */
function readImplied(reading: Reading, text: string): Part | null {
  const own = ownColumn(reading.table);
  const choices = splitAt(text, '||');
  const ours = choices.filter((choice) => oppositeOf(choice, own));
  const theirs = choices.filter((choice) => !ours.includes(choice));
  const when = ours.length === 0 || theirs.length === 0 ? null : oppositeOf(ours.length === 1 ? ours[0]! : ours.join(' || '), own);
  return when && within(readAll(reading, theirs.join(' || ')), when);
}

/** `state == 'open' ? vans.status == 'free' : true`. */
function readEither(reading: Reading, text: string): Part | null {
  const [condition, ...rest] = splitAt(text, '?');
  const [yes, no, ...more] = splitAt(rest.join('?'), ':');
  const when = rest.length === 1 && more.length === 0 && no !== undefined ? domainsOf(condition!, ownColumn(reading.table)) : null;
  if (!when) return null;
  const sides = [yes!, no!].map((side) => (side === 'true' ? { where: {}, lists: [] } : readAll(reading, side)));
  const [one, other] = sides;
  if ('part' in one! || 'part' in other! || one!.lists.length + other!.lists.length > 0) return null;
  if (isOther(one!.with, other!.with) || isOther(one!.apart, other!.apart)) return null;
  const cases = [{ when, where: one!.where }, ...(Object.keys(other!.where).length > 0 ? [{ when: {}, where: other!.where }] : [])];
  return { where: {}, with: one!.with ?? other!.with, apart: one!.apart ?? other!.apart, lists: [cases] };
}

/** A condition under another one. Rows that it is not said of agree with their other references as well, which breaks nothing. */
function within(part: Part | Unread, when: Domains): Part | null {
  if ('part' in part || part.lists.length > 0) return null;
  return { ...part, where: {}, lists: Object.keys(part.where).length > 0 ? [[{ when, where: part.where }]] : [] };
}

/** Several lists of cases as one, of which the first that holds says all: both of two that hold together come before each alone. */
function crossed<Of extends Case>(lists: readonly (readonly Of[])[]): Of[] {
  const [first, ...others] = lists;
  if (!first) return [];
  const rest = crossed(others);
  const both = first.flatMap((one) => [
    ...rest.flatMap((other): Of[] => {
      const [when, where] = [bothOf(one.when, other.when), bothOf(one.where ?? {}, other.where ?? {})];
      return when && where ? [{ ...other, ...one, when, ...(Object.keys(where).length > 0 && { where }) }] : [];
    }),
    one,
  ]);
  return [...both, ...rest];
}

function refuse(work: AnswerWork, table: TableWork, relation: Relation, { part, twice }: Unread, place: string): null {
  const [, theirs, own] = PLAIN.exec(part) ?? [];
  const [, parent, column] = (theirs !== undefined && PATH.exec(theirs)) || [];
  if (own !== undefined && isCalled(relation, parent!) && isKeyed(table, own))
    fault(
      work,
      place,
      `${own} is the key of this row: the rows of ${relation.to.table} that agree with it are known only after this row refers to one.`,
      `a condition on their own columns, and say of ${relation.to.table} what it takes from this row: a formula over its own reference`,
    );
  else if (!twice && own !== undefined && isCalled(relation, parent!) && columnNamed(table, own) && relation.from.table !== relation.to.table)
    fault(
      work,
      place,
      `${own} is no reference: the row of ${relation.to.table} is chosen before the other columns are made, so it cannot agree with them. The other way round it can: ${own} follows the row that was chosen.`,
      `instead of "among": "${own}": { "formula": "${parent}.${column}" }`,
    );
  else
    fault(
      work,
      place,
      `"${part}" cannot choose rows of ${relation.to.table}: ${twice ? 'it agrees by one reference of this row, or by labels of one row, and differs from one' : whyNot(work, table, relation, part)}.`,
      insteadOf(work, table, relation, part) ??
        'a condition on its columns (cases.kind == "cremation", cases.closed_at == null), also in some rows alone (state != "open" || cases.kind == "cremation"), its reference that another of this row has too (cases.office_id == office_id), its label that the row behind another reference has too (cases.kind == halls.kind, cases.kinds contains bookings.hall.kind), another row than that of a reference (cases.id != first_case_id), or these with &&; members.user_id where members.project_id == project_id for rows by way of a third table',
    );
  return null;
}

/** What says the same where the condition is about another row, or about rows of this very table; null for any other. */
function insteadOf(work: AnswerWork, table: TableWork, relation: Relation, part: string): string | null {
  const [name] = relation.from.columns;
  const parents = [...part.replaceAll(new RegExp(TEXT, 'g'), '""').matchAll(/(?<![.\w])([A-Za-z_]\w*)\.[A-Za-z_]/g)].map(([, parent]) => parent!);
  const others = othersOf(table.relations, relation).filter((each) => parents.some((parent) => isCalled(each, parent)));
  if (parents.length > 0 && !parents.some((parent) => isCalled(relation, parent)) && others.length === 1) {
    const [by] = others[0]!.from.columns;
    return `it where it belongs: "${by}": { "among": ${JSON.stringify(part)} }`;
  }
  const theirs = sidesOf(part, '==').flatMap(([side]) => (isCalled(relation, PATH.exec(side)?.[1] ?? '') ? [PATH.exec(side)![2]!] : []));
  if (relation.from.table !== relation.to.table || theirs.length !== 1) return null;
  const shared = othersOf(table.relations, relation).map(({ from }) => from.columns[0]!);
  const parent = name!.replace(/_?id$/i, '') || name!;
  const value = `a value of its own column (${parent}.${theirs[0]!} == "…")`;
  return shared[0] === undefined ? value : `a reference that both rows have (${parent}.${shared[0]} == ${shared[0]}), or ${value}`;
}

/** The form of a condition that cannot be taken. */
function whyNot(work: AnswerWork, table: TableWork, relation: Relation, part: string): string {
  const text = part.replaceAll(new RegExp(TEXT, 'g'), '""');
  const names = [...text.matchAll(/(?<![.\w])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?!\s*\()/g)].map(([name]) => name);
  const own = names.find((name) =>
    name.includes('.') ? name.startsWith(`${table.spec.name}.`) && !isCalled(relation, table.spec.name) : columnNamed(table, name),
  );
  if (splitAt(part, '||').length > 1)
    return '|| joins values of one of its columns, in brackets beside &&, or values of plain columns of this row and a condition on its columns, and nothing else';
  const unlike = whyUnlike(work, table, relation, part);
  if (unlike !== null) return unlike;
  if (names.some((name) => name.split('.').length > 2))
    return 'it leads over two references: with values only columns of the row itself are compared, with columns behind references of this row also labels of it (==, contains)';
  if (own !== undefined)
    return `it compares the row with ${own} of this row, which is made after the row is chosen; only == and != of two references can choose, and "orders" can put times and numbers behind those of the row`;
  if (names.some((name) => name.includes('.') && !isCalled(relation, name.split('.')[0]!)))
    return 'with what another reference leads to only == of two references or labels, contains of an array and != of two references can choose';
  return 'it is no comparison of one of its columns with a value or with null';
}

/** Why a row cannot be chosen by what it has in common with one that another reference leads to; null if it is another condition. */
function whyUnlike(work: AnswerWork, table: TableWork, relation: Relation, part: string): string | null {
  const [, item, list] = ELEMENT.exec(part) ?? [];
  const sides = item === undefined ? sidesOf(part, '==') : [[list!, item] as const];
  const found = sides.find(([theirs, own]) => isCalled(relation, PATH.exec(theirs)?.[1] ?? '') && PATH.test(own.replace(/\.(?=.*\.)/g, '_')));
  if (!found) return null;
  const [theirs, own] = found;
  if (relation.from.table === relation.to.table)
    return 'it refers to its own table, whose rows are made one after another: of its labels nothing is known before';
  const ways = waysBy(work, table.relations, relation, own);
  if (ways.length === 0) return `no other reference of this row leads to ${own}`;
  const strange = ways.every(({ end, column }) => !tableNamed(work.blueprint, end.table)?.columns.some(({ name }) => name === column));
  if (strange) return `${ways[0]!.end.table} has no column "${ways[0]!.column}"`;
  if (ways.every(({ along }) => !along.every(isNamed))) return `the way to ${own} has a foreign key without a name`;
  const isReference = !plainType(work, relation.to.table, PATH.exec(theirs)![2]!) || ways.every(({ end, column }) => !plainType(work, end.table, column));
  return isReference ? `${theirs} and ${own} do not both refer to one table` : `${theirs} and ${own} are of different types`;
}

/** The two sides of a comparison, either of which may come first. */
function sidesOf(part: string, operator: '==' | '!='): readonly (readonly [string, string])[] {
  const [one, other, ...more] = part.split(operator).map((side) => side.trim());
  return other === undefined || more.length > 0
    ? []
    : [
        [one!, other],
        [other, one!],
      ];
}

/** The other reference of the row whose row it never is, by `staff.id != author_id` or `reviewer_id != author_id`. */
function apartOf({ work, table, relation, name, through }: Reading, part: string): Relation | null {
  const key = relation.to.columns[0]!;
  const isOwn = (side: string): boolean => {
    const [, parent, column] = PATH.exec(side) ?? [];
    if (parent === undefined) return side === name;
    if (through === undefined || parent !== through) return isCalled(relation, parent) && column === key;
    return work.blueprint.relations.some(({ from, to }) => bareName(from.table) === through && from.columns[0] === column && to.table === relation.to.table);
  };
  for (const [side, other] of sidesOf(part, '!=')) {
    const lead = isOwn(side) ? leadTo(work, table, relation, other, relation.to.table) : null;
    if (!lead) continue;
    // The engine follows the one reference by which the other's row leads there.
    const onward = work.blueprint.relations.filter(({ from, to }) => from.table === lead.lead.to.table && to.table === relation.to.table);
    if (!lead.along || (onward.length === 1 && lead.along.length === 1)) return lead.lead;
  }
  return null;
}

/** The other reference of the row that leads to the same row, by `cases.office_id == office_id` or `members.org_id == projects.org_id`. */
function sameOf(reading: Reading, part: string): Same | null {
  for (const sides of sidesOf(part, '==')) {
    const same = sameBy(reading, sides);
    if (same) return same;
  }
  return null;
}

function sameBy({ work, table, relation, through }: Reading, [theirs, own]: readonly [string, string]): Same | null {
  const { relations } = work.blueprint;
  const [, parent, column] = PATH.exec(theirs) ?? [];
  if (parent === undefined) return null;
  const middle = through === undefined ? null : tableNamed(work.blueprint, through);
  const from = middle ? relations.find((each) => each.from.table === nameOf(middle) && each.to.table === relation.to.table)?.from.table : relation.to.table;
  if (from === undefined || !(through === undefined ? isCalled(relation, parent) : parent === through)) return null;
  const inside = relations.find((each) => each.from.table === from && each.from.columns.length === 1 && each.from.columns[0] === column);
  const scope = inside?.to.table ?? (through === undefined && relation.to.columns[0] === column ? relation.to.table : undefined);
  const found = scope === undefined ? null : leadTo(work, table, relation, own, scope);
  if (!found) return null;
  return { ...found, scope: scope!, ...(middle && { through: nameOf(middle) }) };
}

/** The reference of the row that leads to the scope, itself or by those of its parent and of the rows behind it. */
function leadTo(work: AnswerWork, { relations }: TableWork, relation: Relation, own: string, scope: string): Pick<Same, 'lead' | 'along'> | null {
  if (!own.includes('.')) {
    const lead = othersOf(relations, relation).find((each) => each.from.columns[0] === own && each.to.table === scope);
    return lead ? { lead } : null;
  }
  for (const { lead, along, end, column } of waysBy(work, relations, relation, own)) {
    if (end.table === scope && end.key === column && along.every(isNamed)) return { lead, ...(along.length > 0 && { along: names(along) }) };
    const onward = work.blueprint.relations.find((each) => each.from.table === end.table && each.from.columns.length === 1 && each.from.columns[0] === column);
    if (onward?.to.table !== scope) continue;
    const all = [...along, onward];
    if (all.every(isNamed)) return { lead, along: names(all) };
    if (along.length === 0) return { lead };
  }
  return null;
}

type WayBy = {
  readonly lead: Relation;
  /** The references behind it. */
  readonly along: readonly Relation[];
  /** The table that they lead to, and its key there. */
  readonly end: { readonly table: string; readonly key: string };
  /** The column of that table. */
  readonly column: string;
};

/** The ways by other references of the row that a path such as `jobs.bicycles.kind` can be; each of its names is a table, or a column that refers to one. */
function waysBy({ blueprint }: AnswerWork, relations: readonly Relation[], relation: Relation, path: string): WayBy[] {
  const [first, ...steps] = path.split('.');
  const column = steps.pop();
  if (column === undefined) return [];
  return othersOf(relations, relation)
    .filter((each) => isCalled(each, first!))
    .flatMap((lead) => {
      const along: Relation[] = [];
      let end = lead.to;
      for (const step of steps) {
        const onward = onwardBy(blueprint.relations, end.table, step);
        if (!onward) return [];
        along.push(onward);
        end = onward.to;
      }
      return [{ lead, along, end: { table: end.table, key: end.columns[0]! }, column }];
    });
}

/** By its column first: several may lead to the table of that name. */
function onwardBy(relations: readonly Relation[], table: string, name: string): Relation | undefined {
  const found = relations.filter(({ from }) => from.table === table && from.columns.length === 1);
  return found.find((each) => bareName(each.to.table) !== name && isCalled(each, name)) ?? found.find((each) => isCalled(each, name));
}

function othersOf(relations: readonly Relation[], relation: Relation): Relation[] {
  return relations.filter((each) => each !== relation && each.from.columns.length === 1 && each.name !== undefined);
}

function isNamed({ name }: Relation): boolean {
  return name !== undefined;
}

function names(relations: readonly Relation[]): string[] {
  return relations.map(({ name }) => name!);
}

/** The label that a row has in common with one that another reference leads to, by `parts.kind == jobs.bicycles.kind` or `jobs.bicycles.kind in parts.kinds`. */
function alikeOf(reading: Reading, part: string): Same | null {
  if (reading.through !== undefined || reading.relation.from.table === reading.relation.to.table) return null;
  const [, item, list] = ELEMENT.exec(part) ?? [];
  const sides = item === undefined ? sidesOf(part, '==') : [[list!, item] as const];
  for (const [theirs, own] of sides) {
    const same = alikeBy(reading, theirs, own, item !== undefined);
    if (same) return same;
  }
  return null;
}

function alikeBy({ work, table, relation }: Reading, theirs: string, own: string, isElement: boolean): Same | null {
  const [, parent, name] = PATH.exec(theirs) ?? [];
  if (parent === undefined || !isCalled(relation, parent)) return null;
  const theirType = plainType(work, relation.to.table, name!);
  const label = isElement ? theirType?.element : theirType;
  for (const { lead, along, end, column } of waysBy(work, table.relations, relation, own)) {
    const ownType = plainType(work, end.table, column);
    if (!label || !ownType || label.element || !isComparable(label, ownType) || !along.every(isNamed)) continue;
    return { lead, ...(along.length > 0 && { along: names(along) }), alike: { own: column, theirs: name! } };
  }
  return null;
}

/** The type of a column that refers to nothing. */
function plainType(work: AnswerWork, table: string, name: string): SqlType | null {
  const column = tableNamed(work.blueprint, table)?.columns.find((each) => each.name === name);
  if (!column || work.blueprint.relations.some(({ from }) => from.table === table && from.columns.includes(name))) return null;
  return typeOf(work, column);
}

/** Whether values of both types are equal when their texts are. */
function isComparable(one: SqlType, other: SqlType): boolean {
  const isText = ({ base, kind }: SqlType): boolean => kind === 'enum' || /^(?:text|varchar|citext|name)$/.test(base);
  const isWhole = ({ base }: SqlType): boolean => /^int[248]$/.test(base);
  return (isText(one) && isText(other)) || (isWhole(one) && isWhole(other)) || one.base === other.base;
}

function nameOf({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return qualifiedName(schema, name);
}

/** What a relation says of the place that its rows agree with. */
export const PLACED = ['within', 'scope', 'alike', 'along', 'through', 'shift', 'rowwise'] as const;

/** A row's label is there before what follows it: the lead, and what leads it, no longer looks to this reference. */
function freeLead(relations: readonly Relation[], relation: Relation, lead: Relation): void {
  const seen = new Set<Relation>();
  for (let at: Relation | undefined = lead; at && !seen.has(at);) {
    seen.add(at);
    const { within }: Relation = at;
    if (within !== undefined && within === relation.name) {
      for (const member of PLACED) delete at[member];
      return;
    }
    at = within === undefined ? undefined : relations.find((each) => each.name === within);
  }
}

/** Members that another way to choose a row takes the place of. */
const LEADS = ['owner', 'childless', 'fanOut', 'distinctFrom', 'scope', 'alike', 'along', 'through', 'pick', 'shift'] as const;

/** Writes it into the relation. The owner of a table whose references must agree with others leads no more. */
export function writeAmong({ relations }: Pick<TableWork, 'relations'>, relation: Relation, { where, with: same, apart }: Among): void {
  if (Object.keys(where).length > 0) Object.assign(relation, { where: { ...where }, whereOwn: true, whereAll: true });
  if (same) {
    const { lead, ...place } = same;
    for (const member of LEADS) delete relation[member];
    Object.assign(relation, { within: lead.name, rowwise: true }, structuredClone(place));
    if (place.alike) freeLead(relations, relation, lead);
    // Two references in one place are seldom to the same row.
    const placeOf = ({ within, scope, through, alike }: Relation): string => JSON.stringify([within, scope, through, alike]);
    const alike = relations.filter((one) => one !== relation && placeOf(one) === placeOf(relation));
    const taken = alike.filter((one) => one.to.table === relation.to.table).map(({ shift = 0 }) => shift);
    if (taken.includes(0)) relation.shift = Math.max(...taken) + 1;
  }
  if (!apart) return;
  for (const member of ['owner', 'childless'] as const) delete relation[member];
  Object.assign(relation, { distinctFrom: apart.name, distinctAmong: true });
}

/**
 * Writes what some rows refer to: what a condition says of a row, and what `among` says of it, both hold. A place that nobody states gives way, where it has no such row.
 * Rows that choose by cases are in no order of the rows that they lead to.
 */
export function writeCases(relation: Relation, cases: readonly Case[], among: Among | undefined, mayLack: boolean): void {
  const all = crossed<Case>([cases, [...(among?.cases ?? [])]]);
  const { where = {} } = among ?? {};
  const isPlaced = relation.within !== undefined && !among?.with && !relation.owner;
  if ((isPlaced || (among?.with && mayLack)) && Object.keys(where).length > 0) all.push({ when: {}, where });
  if (all.length === 0) return;
  for (const member of ['owner', 'childless'] as const) delete relation[member];
  if (isPlaced) relation.rowwise = true;
  relation.cases = all.map((one) => ({ ...one, ...(one.where && { where: { ...where, ...one.where }, ...(isPlaced && { elsewhere: true }) }) }));
}
