import type { SolvedTable } from '@seedbed/constraints';
import { ownMember, type Domain, type Group } from '@seedbed/contract';
import {
  isAboutThing,
  isDecided,
  isKind,
  isListedKind,
  isOutcome,
  labelsAllowed,
  pieces,
  rootsOfWord,
  sayTheSame,
  tellsOfState,
  wordsOfReference,
  type DecideContext,
  type DeriveContext,
  type Draft,
  type LinkedRelation,
  type TableView,
} from '@seedbed/meaning/decide';
import { namerOf, optionalReferences, type Reference } from './references-of-kind.ts';
import { isUnboundByCode } from './free-columns.ts';

/** Words around the deed in the name of who did it, and around what a reason is a reason of. */
const AROUND: ReadonlySet<string> = new Set(
  'by in von durch por par door da przez user person employee staff member profile account reason cause last'.split(' '),
);
/** Columns of such kinds can be made before a row refers to anything. */
const TOLD = /^(?:values|example|life\.state|datatype\.boolean)$/;
/** Places that people go to, and flags of what takes place nowhere. */
const PLACES: ReadonlySet<string> = new Set('venue room location address site building office hall'.split(' '));
const NOWHERE: ReadonlySet<string> = new Set(['online', 'virtual', 'remote']);
/** Labels that say that somebody is meant. */
const SOMEBODY: ReadonlySet<string> = new Set(['user', 'person', 'member', 'people', 'profile', 'contact']);
/** Rows that are about one thing each. */
const ABOUT_ONE: ReadonlySet<string> = new Set(
  'reaction like vote report flag bookmark favorite favourite attachment mention clap share comment media'.split(' '),
);

type When = Record<string, Domain>;
type Found = { readonly column: Draft; readonly labels: readonly string[] };

/**
 * Rows of which state, kind or flag have a reference that may be NULL (`when`): who approved is there where the state is `approved` or a later one, why it was rejected where
 * it was, a receipt's line where a movement's type is `receipt`. Not where constraints, keys, code or a group decide.
 */
export function referencesThere(view: TableView, drafts: readonly Draft[], groups: readonly Group[], solved: SolvedTable, context: DeriveContext): void {
  const inGroup = new Set(groups.flatMap(({ columns }) => columns));
  const others = optionalReferences(view, solved, context);
  for (const each of optionalOf(view, solved, context)) {
    if (inGroup.has(each.link.columns[0]!)) continue;
    const found = conditionOf(each, view, drafts, groups, others, context);
    if (!found) continue;
    const { when, column } = found;
    // What is made from other columns of the row is told for cases alone.
    if (column.kind === 'cases')
      each.relation.cases ??= [
        { when, nullShare: 0 },
        { when: {}, nullShare: 1 },
      ];
    else each.relation.when = when;
  }
}

/** A reaction is to a post or to a comment: each row has one of its references, where none must be there. Null for other tables. */
export function oneOfReferences(view: TableView, groups: readonly Group[], solved: SolvedTable, context: DecideContext): Group | null {
  const { names, relations } = context;
  if (!ABOUT_ONE.has(names.tables.get(view)!.noun)) return null;
  const things = relations.of.get(view)!.filter(({ link }) => !names.tables.get(link.to)!.agent && link.to !== view);
  const open = optionalOf(view, solved, context).filter(({ link }) => !names.tables.get(link.to)!.agent && link.to !== view);
  const inGroup = new Set(groups.flatMap(({ columns }) => columns));
  if (open.length < 2 || open.length !== things.length || open.some(({ link }) => inGroup.has(link.columns[0]!))) return null;
  const columns = open.map(({ link }) => link.columns[0]!);
  return {
    columns,
    tier: 'C',
    variants: columns.map((there) => ({ columns: Object.fromEntries(columns.map((name) => [name, name === there ? { notNull: true } : { null: true }])) })),
  };
}

function optionalOf(view: TableView, solved: SolvedTable, { relations, schema }: DecideContext): readonly LinkedRelation[] {
  return relations.of.get(view)!.filter(({ link, relation }) => {
    const [name = ''] = link.columns;
    const column = view.column.get(name);
    return (
      link.columns.length === 1 &&
      column !== undefined &&
      !column.notNull &&
      !solved.notNull.includes(name) &&
      relation.owner !== true &&
      relation.always !== true &&
      (relation.nullShare ?? 0) > 0 &&
      (relation.nullShare ?? 0) < 1 &&
      !ownMember(solved.domains, name) &&
      isUnboundByCode({ column, entity: undefined }, view, solved, schema)
    );
  });
}

function conditionOf(
  { link }: LinkedRelation,
  view: TableView,
  drafts: readonly Draft[],
  groups: readonly Group[],
  others: readonly Reference[],
  context: DeriveContext,
): { readonly when: When; readonly column: Draft } | undefined {
  const [name = ''] = link.columns;
  const words = wordsOfReference(context.names.tables.get(view)!.columns.get(name)!.words);
  const told = drafts.filter(
    (draft) =>
      (TOLD.test(draft.kind) || isByDates(draft, drafts)) &&
      draft.column.type.kind !== 'array' &&
      draft.nullRate === undefined &&
      isTold(draft.column.name, groups),
  );
  const made = drafts.filter((draft) => isMadeOfTold(draft, drafts, told, groups));
  const found = byDeed(words, view, told, context) ?? byStamp(words, drafts, told) ?? byKind(words, name, link.to, view, [...told, ...made], others, context);
  if (found) return { when: { [found.column.column.name]: { in: [...found.labels] } }, column: found.column };
  const nowhere =
    words.length === 1 && PLACES.has(words[0]!) ? told.find(({ column, words: own }) => column.type.base === 'bool' && NOWHERE.has(own.at(-1)!)) : undefined;
  return nowhere && { when: { [nowhere.column.name]: { in: ['false'] } }, column: nowhere };
}

/** Whether the state follows from times of the row, which can be told before it refers to anything, as its own time can. */
function isByDates({ kind, words, parameters }: Draft, drafts: readonly Draft[]): boolean {
  if (kind !== 'cases' || !tellsOfState(words)) return false;
  const cases = parameters['cases'] as readonly { readonly when: string; readonly generator: { readonly kind: string } }[];
  const read = new Set(cases.flatMap(({ when }) => when.match(/\w+/g) ?? []));
  const isRead = drafts.filter(({ column }) => read.has(column.name));
  return cases.every(({ generator }) => generator.kind === 'values') && isRead.length > 0 && isRead.every((each) => DATES.test(each.kind));
}
const DATES = /^date\.(?:start|scheduled|end|created)$/;

/** Whether a column is there by others of the row that can be told, with a label from a list: how a price is used, of recurring ones. */
function isMadeOfTold({ column, kind, parameters, nullRate }: Draft, drafts: readonly Draft[], told: readonly Draft[], groups: readonly Group[]): boolean {
  const { cases = [], otherwise } = parameters as { cases?: readonly { readonly when: string; readonly generator: { kind: string } }[]; otherwise?: unknown };
  if (kind !== 'cases' || otherwise !== undefined || nullRate !== undefined || column.type.kind === 'array' || !isTold(column.name, groups)) return false;
  const read = new Set(cases.flatMap(({ when }) => when.match(/\w+/g) ?? []));
  return cases.every(({ generator }) => generator.kind === 'values') && drafts.every((each) => !read.has(each.column.name) || told.includes(each));
}

/** Whether the column's value can be told before the row refers to anything: nothing but its own generator or a case decides. */
function isTold(name: string, groups: readonly Group[]): boolean {
  const group = groups.find(({ columns }) => columns.includes(name));
  return !group || group.own?.length === group.columns.length || (!group.own && !group.order && !group.rows && !group.constraints);
}

/** `approved_by`, `approver_id`, `rejection_reason_id`: where the state or a flag says that this was done. */
function byDeed(words: readonly string[], view: TableView, told: readonly Draft[], context: DeriveContext): Found | undefined {
  const deed = words.filter((word) => !AROUND.has(word));
  if (deed.length !== 1) return undefined;
  const roots = rootsOfWord(deed[0]!);
  const isMeant = (text: readonly string[]): boolean => text.length === 1 && rootsOfWord(text[0]!).some((root) => roots.includes(root));
  const flag = told.find(({ column, words: own }) => column.type.base === 'bool' && isMeant(own.filter((word) => !['is', 'was', 'has'].includes(word))));
  if (flag) return { column: flag, labels: ['true'] };
  for (const state of told) {
    if (!tellsOfState(state.words)) continue;
    const labels = labelsAllowed(state, view, context);
    const named = labels.filter((label) => isMeant(pieces(label)) || sayTheSame(deed[0]!, label));
    const some = named.length === 1 ? andLater(state, named) : named;
    const outcomes = named.length === 0 && isDecided(deed) ? labels.filter(isOutcome) : some;
    if (outcomes.length > 0 && outcomes.length < labels.length) return { column: state, labels: outcomes };
  }
  return undefined;
}

/** `closed_by_id` beside a `closed_at` that goes with a state of another name: who did it is there in the states that have the time. */
function byStamp(words: readonly string[], drafts: readonly Draft[], told: readonly Draft[]): Found | undefined {
  const deed = words.filter((word) => !AROUND.has(word));
  const state = told.find(({ kind, words: own }) => kind === 'life.state' && tellsOfState(own));
  const stamp = drafts.find(({ kind, words: own }) => kind === 'life.stamp' && deed.length === 1 && own.length === 2 && own[0] === deed[0]);
  if (!state || !stamp || stamp.nullRate !== undefined) return undefined;
  const { step, also = [] } = stamp.parameters as { readonly step: string; readonly also?: readonly string[] };
  return { column: state, labels: [...new Set([...andLater(state, [step]), ...also])] };
}

/** A state's labels from the named one on. */
function andLater({ kind, parameters }: Draft, labels: readonly string[]): readonly string[] {
  const [steps, goals] = [parameters.steps, parameters.goals] as (readonly string[] | undefined)[];
  const way = kind === 'life.state' ? [...(steps ?? []), ...(goals ?? [])] : [];
  const first = way.indexOf(labels[0]!);
  return first < 0 ? labels : way.slice(first);
}

/** A kind whose label is in the reference's name, or that begins with it: `receipt_line_id` by `receipt`, `document_id` by `document.created`. */
function byKind(
  words: readonly string[],
  name: string,
  to: TableView,
  view: TableView,
  told: readonly Draft[],
  others: readonly Reference[],
  context: DeriveContext,
): Found | undefined {
  const own = new Set([...words, ...pieces(name)].flatMap((word) => rootsOfWord(word)));
  const isDoer = words.includes('by') || words.includes('actor');
  for (const kind of told) {
    if (tellsOfState(kind.words) || !(isKind(kind.words) || isListedKind(kind, view, context))) continue;
    const labels = labelsAllowed(kind, view, context);
    const isIn = (piece: string): boolean => rootsOfWord(piece).some((root) => own.has(root));
    const isMeant = (label: string): boolean => {
      const parts = pieces(label);
      if (isAboutThing(label, words.at(-1) ?? '')) return true;
      const begins = label.includes('.') && words.length === 1 && isIn(label.split('.')[0]!);
      return begins || (parts.length > 0 && parts.every(isIn)) || (!isDoer && context.names.tables.get(to)!.agent && SOMEBODY.has(label.toLowerCase()));
    };
    const isNamed = namerOf(labels, others, kind, context);
    const isOfAnother = (label: string): boolean => others.some((each) => each.column !== name && isNamed(each, label));
    const itself = others.find((each) => each.column === name);
    const meant = labels.filter((label) => isMeant(label) && !isOfAnother(label));
    const matching = meant.length > 0 || !itself ? meant : labels.filter((label) => isNamed(itself, label));
    const isOwnKind = kind.words.slice(0, -1).some((word) => words.includes(word)) && !isKind(kind.words);
    if (matching.length > 0 && matching.length < labels.length && !isOwnKind) return { column: kind, labels: matching };
  }
  return undefined;
}
