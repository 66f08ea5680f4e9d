import { ownMember, type Group, type Order } from '@seedbed/contract';
import { isListed, type Draft } from '../../edits/draft.ts';
import { labelRole, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { literalOf } from '../../read/column/legend.ts';
import { wordGroups, wordSet } from '../../read/words.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { callOf } from '../children/rows-named.ts';
import { compute, isComputed, isFree, namesOf, withoutDomains, type DeriveContext } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { dependsOn } from '../depends-on.ts';
import { ownStates, type OwnStates } from '../life/own-states.ts';
import { hasOnlyOrders } from '../../schema/has-only-orders.ts';
import { isNumber } from '../sums/numbers.ts';
import { momentOfRow } from './moment-of-row.ts';

/** What a value was before a change, and what it is after it. */
const BEFORE = wordSet('values before a change');
const AFTER = wordSet('values after a change');
/** The same of labels alone: of dates and numbers they are the ends of a range. */
const FROM = wordSet('labels before a change');
/** Rows that change something of what they belong to. */
const CHANGES = wordSet('rows that change something');
/** Rows that tell what became of something. */
const TELLS = wordSet('rows that tell what became of it');
/** What one amount is called in a change and in what is changed. */
const SAME = wordGroups('amounts that change');
/** Days by which a day moves each time, where nothing says how many it has at first. */
const MOVED = 14;
/** What an expression may have of characters, about. */
const LONGEST = 3500;

/** `before` is missing in a history that only says what it came to. */
type Pair = { readonly before: Draft | undefined; readonly after: Draft; readonly stem: readonly string[] };
/** The pair of a table, whose rows they are, how expressions call that row, and the columns that decide the order. */
type Chain = Pair & { readonly link: Link; readonly path: string; readonly by: string; readonly order: string };
/** What the row that is changed has after all changes. */
type Made = { readonly after: string; readonly first: string; readonly words: string };

/**
 * Each change begins with what the one before it left, and leads to something else. The last one leads to what the row that was changed has now: the state of a ticket, the
 * price of a flat, the day until which a loan runs.
 */
export function continueChanges(table: TableView, context: DeriveContext): void {
  const order = momentOfRow(context.drafts.get(table)!)?.column.name;
  if (order === undefined) return;
  const pairs = pairsOf(table, context);
  for (const pair of pairs.length > 0 ? pairs : statesAlone(table, context)) {
    for (const link of subjectsOf(pair, table, context)) {
      const path = pathTo(link, table, context);
      const [by] = link.columns;
      if (path === null || !isPlainName(by!)) continue;
      const chain = { ...pair, link, path, by: by!, order };
      const isLabel = labelsAllowed(pair.after, table, context).length > 0;
      const made = isLabel ? labels(chain, table, context) : isNumber(pair.after) ? numbers(chain, table, context) : days(chain, table, context);
      if (!made) continue;
      const { before, after } = pair;
      if (made.after !== '') compute(after, 'expression', { expression: made.after }, made.words, 'relation');
      if (!before) break;
      const left = `${made.after.includes(': null') ? `${after.column.name} == null ? null : ` : ''}previous(${by}, ${after.column.name}, ${order})`;
      compute(
        before,
        'expression',
        { expression: before.column.notNull ? `coalesce(${left}, ${made.first})` : left },
        `what the one before it of ${link.to.table.name} left`,
        'relation',
      );
      break;
    }
  }
}

/** Two columns of one kind whose names differ in before and after; where the later one only says what it is, of rows that are changes. */
function pairsOf(table: TableView, context: DeriveContext): Pair[] {
  const drafts = context.drafts.get(table)!.filter((draft) => mayContinue(draft, table, context));
  const { noun, words } = namesOf(table, context);
  const isChange = CHANGES.has(noun.split(' ').at(-1)!) || [...words].some((word) => CHANGES.has(word));
  return drafts.flatMap((before) => {
    const isLabel = labelsAllowed(before, table, context).length > 0;
    const at = before.words.findIndex((word) => BEFORE.has(word) || (isLabel && FROM.has(word)));
    if (at < 0) return [];
    const stem = before.words.toSpliced(at, 1);
    const name = stem.join(' ');
    const isAfter = ({ words: theirs, column }: Draft): boolean =>
      column.type.base === before.column.type.base &&
      column.type.labels?.join() === before.column.type.labels?.join() &&
      ((isChange && theirs.join(' ') === name) || theirs.some((word, i) => AFTER.has(word) && theirs.toSpliced(i, 1).join(' ') === name));
    const after = drafts.filter((each) => each !== before && isAfter(each));
    return after.length === 1 ? [{ before, after: after[0]!, stem }] : [];
  });
}

/** The state of rows that are the history of another one's, which has the same labels. */
function statesAlone(table: TableView, context: DeriveContext): Pair[] {
  if (![...namesOf(table, context).words].some((word) => CHANGES.has(word) || TELLS.has(word))) return [];
  const states = context.drafts.get(table)!.filter(({ words }) => tellsOfState(words));
  const [after] = states;
  if (states.length !== 1 || !after!.column.notNull || !isBound(after!, table, context) || !mayContinue(after!, table, context)) return [];
  const labels = labelsAllowed(after!, table, context);
  const pair = { before: undefined, after: after!, stem: after!.words };
  return labels.length > 1 && subjectsOf(pair, table, context).some((link) => currentOf({ ...pair, link }, table, context).length > 0) ? [pair] : [];
}

/** Whether nothing but a list of labels binds the column. */
function mayContinue(draft: Draft, table: TableView, context: DeriveContext): boolean {
  const { column } = draft;
  const { min, in: _, ...others } = ownMember(context.bounds.tables.get(table.name)!.domains, column.name) ?? {};
  return (
    isPlainName(column.name) &&
    column.type.kind !== 'array' &&
    column.references.length === 0 &&
    !column.column.generated &&
    !column.column.identity &&
    Object.keys(others).length === 0 &&
    (min === undefined || Number(min) <= 0) &&
    (!isComputed(draft) || JSON.stringify(draft.parameters).length < LONGEST) &&
    isFree(column, table, withoutKept(withoutDomains(context, table), table))
  );
}

/** Whether any change keeps a condition: that it leads to something else, or that one of several columns is there. */
function isKeptByChange(group: Group): boolean {
  const differ = (orders: readonly Order[] = []): boolean => orders.every(({ operator }) => operator === '<>');
  return hasOnlyOrders(group) && differ(group.order) && (group.variants ?? []).every(({ order }) => differ(order));
}

function withoutKept(context: DeriveContext, table: TableView): DeriveContext {
  const { bounds } = context;
  const solved = bounds.tables.get(table.name)!;
  const groups = solved.groups.filter((group) => !isKeptByChange(group));
  return { ...context, bounds: { ...bounds, tables: new Map([...bounds.tables, [table.name, { ...solved, groups }]]) } };
}

/** The groups without those that say that a change leads from one label to another, which states in turn keep: the row before could not be read while the case of this one is chosen. */
export function withoutChanges(groups: readonly Group[], drafts: readonly Draft[]): Group[] {
  const read = (name: string): string => String(drafts.find(({ column }) => column.name === name)?.parameters['expression'] ?? '');
  const isOfChange = ({ columns }: Group): boolean =>
    columns.some((before) => columns.some((after) => LEFT.exec(read(before))?.[1] === after && read(after).includes('walk(')));
  return groups.filter((group) => group.columns.length !== 2 || !isKeptByChange(group) || !isOfChange(group));
}
/** How what is before a change reads what the row before it left. */
const LEFT = /^(?:coalesce\()?previous\(\w+, (\w+), \w+\)/;

/** Whose changes the rows may be: what has such a value itself, otherwise what the rows are in the order of. */
function subjectsOf({ after, stem }: Pair, table: TableView, context: DeriveContext): Link[] {
  const { of, owners } = context.relations;
  const needed = of.get(table)!.flatMap(({ link }) => (link.to !== table && isRequired(link) && link.columns.length === 1 ? [link] : []));
  const owner = owners.get(table);
  const having = needed.filter((link) => currentOf({ after, stem, link }, table, context).length > 0);
  return [...having.filter((link) => link === owner), ...having.filter((link) => link !== owner), ...needed.filter((link) => link === owner)];
}

/** What the changed row has now: a state of the same labels, a number or a day of that name. */
function currentOf({ after, stem, link }: Pick<Chain, 'after' | 'stem' | 'link'>, table: TableView, context: DeriveContext): Draft[] {
  const labels = labelsAllowed(after, table, context);
  const { words: ofChange } = namesOf(table, context);
  const called = stem.at(-1) ?? '';
  const groups = SAME.filter((group) => group.includes(called) || [...ofChange].some((word) => group.includes(word)));
  const isAny = !isBound(after, table, context);
  const isSame = (draft: Draft): boolean => {
    const { column, words } = draft;
    if (!isPlainName(column.name) || column.references.length > 0) return false;
    if (labels.length > 0) {
      const theirs = labelsAllowed(draft, link.to, context);
      // Where nothing lists the labels of a change, they are those of the state that bears its name.
      if (isAny && words.at(-1) === called) return column.notNull && theirs.length > 1 && theirs.every((label) => label.length <= roomOf(after));
      return column.notNull && theirs.length > 1 && theirs.every((label) => labels.includes(label)) && theirs.length * 2 > labels.length;
    }
    if (isNumber(after)) return isNumber(draft) && (words.join(' ') === stem.join(' ') || groups.some((group) => group.includes(words.at(-1)!)));
    return column.type.base === after.column.type.base && column.notNull && words.join(' ') === stem.join(' ');
  };
  return context.drafts.get(link.to)!.filter((draft) => isSame(draft) && !dependsOn({ table: link.to, draft }, { table, draft: after }, context));
}

/** Whether something says which labels there are: the type, a CHECK or a comment. */
function isBound({ column, because }: Draft, table: TableView, context: DeriveContext): boolean {
  return column.type.labels !== undefined || isListed(because) || ownMember(context.bounds.tables.get(table.name)!.domains, column.name)?.in !== undefined;
}

function roomOf({ column: { type } }: Draft): number {
  return type.length ?? Infinity;
}

/** States on the way to the one that the changed row has, or to the goal. */
function labels(chain: Chain, table: TableView, context: DeriveContext): Made | null {
  const { before, after, path, by, order, link } = chain;
  const [current] = currentOf(chain, table, context);
  const all = current ? labelsAllowed(current, link.to, context) : labelsAllowed(after, table, context);
  const isOpen = before !== undefined && !isBound(before, table, context);
  if (all.length < 2 || (!before && !current) || (before?.column.notNull && !isOpen && labelsAllowed(before, table, context).length < all.length)) return null;
  const { parameters, kind } = current ?? after;
  const states = kind === 'life.state' ? (parameters as OwnStates) : (ownStates(all, []) ?? plainStates(all));
  const later = before?.column.notNull ? ' + 1' : '';
  // Rows that have something else to say once the state is reached.
  const hasNotes = current !== undefined && before?.column.notNull === false && !after.column.notNull && isOneOfSeveral(after, table, context);
  const walk = (label: string, place: string): string => {
    if (!before && states.steps[0] === label) return JSON.stringify(label);
    const way = JSON.stringify(wayTo(label, states, all, isOpen));
    if (!hasNotes) return `walk(${way}, ${place}, siblings(${by})${later})`;
    const changes = Math.max(1, states.steps.indexOf(label) + 1 || wayTo(label, states, all, isOpen).length);
    if (changes === 1) return `${place} == 0 ? ${JSON.stringify(label)} : null`;
    return `${place} < ${changes} ? walk(${way}, ${place}, least(siblings(${by}), ${changes})) : null`;
  };
  const of = (place: string): string => {
    if (!current) return walk(states.goals[0] ?? all.at(-1)!, place);
    return all
      .slice(0, -1)
      .reduceRight(
        (rest, label) => `${path}.${current.column.name} == ${literalOf(current.column, label)} ? ${walk(label, place)} : ${rest}`,
        walk(all.at(-1)!, place),
      );
  };
  const made = {
    after: of(`place(${by}, ${order})${later}`),
    first: of('0'),
    words: `on the way to ${current ? `${link.to.table.name}.${current.column.name}` : 'the goal'}`,
  };
  return made.after.length > LONGEST ? null : made;
}

/** Whether a CHECK asks for a column or another one: a row of a log changes the state, or has a text. */
function isOneOfSeveral({ column }: Draft, table: TableView, { bounds }: DeriveContext): boolean {
  return bounds.tables
    .get(table.name)!
    .groups.some(
      ({ variants = [] }) =>
        variants.length > 1 &&
        variants.some(({ columns }) => ownMember(columns, column.name)?.notNull) &&
        variants.some(({ columns }) => !ownMember(columns, column.name)),
    );
}

type Way = Pick<OwnStates, 'steps' | 'goals' | 'ends' | 'late'>;

/** Labels that say nothing of a way: each may come before the next. */
function plainStates(all: readonly string[]): Way {
  const ends = all.filter((label) => labelRole(label) === 'bad');
  return { steps: all.filter((label) => !ends.includes(label)), goals: [], ends };
}

/** The states up to a label, two at least: what comes before it first, and nothing before the first one, where any text may stand there. */
function wayTo(label: string, { steps, goals, ends, late = [] }: Way, all: readonly string[], isOpen: boolean): string[] {
  const at = steps.indexOf(label);
  const before = !ends.includes(label) ? steps : late.includes(label) && goals.length === 1 ? [...steps, ...goals].slice(0, 2) : steps.slice(0, 2);
  const way = at >= 0 ? steps.slice(0, at + 1) : [...before, label];
  if (way.length > 1) return [...way];
  if (isOpen) return ['', label];
  return [all.find((each) => each !== label && !goals.includes(each) && !ends.includes(each)) ?? all.find((each) => each !== label)!, label];
}

/** Amounts that lead to what the changed row costs or earns; where it does not say, each is what it is, and the one before it what was before. */
function numbers(chain: Chain, table: TableView, context: DeriveContext): Made | null {
  const { after, path, by, order, link } = chain;
  const { base, scale = 2, precision } = after.column.type;
  const digits = base.startsWith('int') ? 0 : scale;
  const current = currentOf(chain, table, context);
  const usual = Number(after.parameters['median'] ?? after.parameters['mean'] ?? 100);
  const fits = current.every(({ column: { type } }) => type.base === base && (precision === undefined || (type.precision ?? Infinity) <= precision));
  if (current.length === 0 || current.length > 3 || !fits) {
    if (!chain.before || (isComputed(after) && JSON.stringify(after.parameters).includes(chain.before.column.name))) return null;
    return { after: '', first: `round(${after.column.name} * 0.95, ${digits})`, words: '' };
  }
  const paths = current.map(({ column }) => `${path}.${column.name}`);
  const isThere = current.some(({ column, nullRate }) => column.notNull && nullRate === undefined);
  const value = [...paths, ...(isThere ? [] : [digits === 0 ? String(Math.round(usual)) : usual.toFixed(1)])].reduceRight(
    (rest, each) => `coalesce(${each}, ${rest})`,
  );
  // Prices fall to the one that it has, by the same part each time and not without end; what is earned rises.
  const isEarned = current.some(({ words }) => EARNED.has(words.at(-1)!));
  const at = (steps: string): string => {
    const part = `(${path}.row % 4 + 2) * (${steps} % 8 + ${steps} / 8) / 100.0`;
    return `round(${value} ${isEarned ? '/' : '*'} (1 + ${part}), ${digits})`;
  };
  const steps = `(siblings(${by}) - 1 - place(${by}, ${order}))`;
  return { after: at(steps), first: at(`siblings(${by})`), words: `changes to ${link.to.table.name}.${current[0]!.column.name}` };
}
const EARNED = wordSet('amounts that rise');

/** Days that move on, from the first to the one that the changed row has. */
function days(chain: Chain, table: TableView, context: DeriveContext): Made | null {
  const { after, path, by, order, link } = chain;
  const [current] = currentOf(chain, table, context);
  if (after.column.type.base !== 'date' || !current) return null;
  const drafts = context.drafts.get(link.to)!;
  const { after: start, days: usual } = current.parameters;
  const begun = drafts.find(({ column, kind }) => (start === undefined ? kind === 'date.created' : column.name === start));
  const { name } = current.column;
  const [step] = Array.isArray(usual) ? (usual as number[]) : [MOVED];
  const isRead = drafts.some((each) => each !== current && dependsOn({ table: link.to, draft: each }, { table: link.to, draft: current }, context));
  if (current.kind === 'date.due' && begun?.column.notNull && isPlainName(begun.column.name) && !isRead && isFree(current.column, link.to, context)) {
    const expression = `addDays(date(${begun.column.name}), ${step} * (count(${callOf(link)}) + 1))`;
    compute(current, 'expression', { expression }, `later by each of ${table.table.name}`, 'relation');
  }
  const at = (steps: string): string => `addDays(${path}.${name}, -${step} * ${steps})`;
  return { after: at(`(siblings(${by}) - 1 - place(${by}, ${order}))`), first: at(`siblings(${by})`), words: `moves on to ${link.to.table.name}.${name}` };
}
