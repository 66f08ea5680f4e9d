import DATA from '../../../data/agree/of-children.json' with { type: 'json' };
import { labelRoles, plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { folded } from '../../read/names/read-in.ts';
import { rootOf } from '../../read/names/roots.ts';
import { pieces } from '../../read/names/tokens.ts';
import { wordSet } from '../../read/words.ts';
import { singular } from '../../read/names/singular.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isParticiple } from '../../read/names/participles.ts';
import { isRequired, linksFrom, type Link } from '../../schema/link.ts';
import { linksOf } from '../../schema/relations.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { DATE_TYPES } from '../../schema/types.ts';
import { childrenOf, namesOf, type DeriveContext } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { isFormOf, rootsOfWord } from '../../read/names/forms-of-word.ts';
import { wordsSaid } from '../presence/labels-told.ts';
import { isListedKind } from '../presence/of-kind.ts';

/** Rows that refer to a row, and which of them are meant, as a condition over one of them. */
export type Rows = { readonly link: Link; readonly where?: string };

const NOT = wordSet('words of not');
/** Words of rows that are not settled, in whatever state. */
const OPEN = wordSet('words of still open');
const MOMENTS = wordSet('moments');

type Meaning = { readonly words: ReadonlySet<string>; readonly rows: ReadonlySet<string>; readonly where: ReadonlySet<string> };

const MEANINGS: readonly Meaning[] = DATA.meanings.map(({ words, rows, where }) => ({ words: setOf(words), rows: setOf(rows), where: setOf(where ?? '') }));

/** What rows of the same table are called that refer to a row by a column of these words. */
const OWN = DATA.own.map(({ words, by }) => ({ words: setOf(words), by: setOf(by) }));

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').filter((word) => word !== ''));
}

/**
 * The children that words name, the likeliest first: those of that noun (`comment`), of which the word is another one (`visit` of appointments that are completed), whose
 * label (`no show`, `completed task`) or whose other side (`follower`) it is, and at last those that begin with it.
 */
export function rowsNamed(what: string, table: TableView, context: DeriveContext, said: readonly string[] = what.split(' ')): Rows[] {
  const owned = rowsOf(table, context).map(({ link }) => link);
  const words = what.split(' ');
  const sided = (links: readonly Link[]): Link[] => (links.length > 1 ? [bySide(links, said, context)] : [...links]);
  const noun = (link: Link): string => namesOf(link.from, context).noun;
  const nouns = new Set(owned.map(noun));
  // A unit may be a thing as well: meters.
  const last = [singular(words.at(-1)!), words.at(-1)!.replace(/s$/, '')].find((word) => nouns.has(word)) ?? singular(words.at(-1)!);
  const called = owned.filter((link) => noun(link) === last);
  const exactly = called.filter((link) => namesOf(link.from, context).tokens.words.length === 1);
  if (words.length === 1 && exactly.length > 0) return sided(exactly).map((link) => whoCame(link, context));
  if (words.length === 1 && called.length > 0) return sided(called).map((link) => whoCame(link, context));
  if (words.length > 1) {
    const whole = [...words.slice(0, -1), last].join(' ');
    const exact = owned.filter((link) => namesOf(link.from, context).tokens.words.join(' ') === whole);
    if (exact.length > 0) return sided(exact).map((link) => ({ link }));
    const shown = called.flatMap((link) => whereShown(link, words.slice(0, -1).join('_'), context) ?? []);
    if (shown.length > 0) return shown;
  }
  const ofItsOwn = ownRowsNamed(words, table, context);
  if (ofItsOwn) return [{ link: ofItsOwn }];
  const meant = MEANINGS.filter((meaning) => meaning.words.has(last)).flatMap(({ rows, where }) => {
    const all = owned.filter((link) => rows.has(noun(link)));
    const [only, other] = new Set(all.map(({ from }) => from)).size === 1 ? sided(all) : all;
    if (!only || other) return [];
    // `active members` are memberships that are active.
    if (words.length > 1) return whereShown(only, words.slice(0, -1).join('_'), context) ?? [];
    return [where.size > 0 ? (whereOneOf(only, where, context) ?? { link: only }) : { link: only }];
  });
  if (meant.length > 0) return meant.slice(0, 1);
  const doing = words.length === 1 ? owned.filter((link) => isOfOneStem(words[0]!, noun(link)) && isOnSide(link, words)) : [];
  if (doing.length === 1) return [{ link: doing[0]! }];
  const [labelled, another] = owned.flatMap((link) => whereShown(link, words.join('_'), context) ?? []);
  if (labelled && !another) return [labelled];
  const [ofKind, ofOtherKind] = owned.flatMap((link) => whereOfKind(link, words, context) ?? []);
  if (ofKind && !ofOtherKind) return [ofKind];
  // `completed lessons` are rows of a progress in lessons that are completed.
  const inState = (link: Link): Rows => (words.length === 1 ? undefined : whereShown(link, words.slice(0, -1).join('_'), context)) ?? { link };
  const across = owned.filter((link) => isOtherSide(link, last, context));
  if (across.length === 1) return [inState(across[0]!)];
  const begins = owned.filter((link) => namesOf(link.from, context).tokens.words[0] === last);
  if (begins.length === 1 && isOwned(begins[0]!, context)) return [inState(begins[0]!)];
  const between = owned.filter((link) => leadsTo(link, last, context));
  if (between.length === 1) return [inState(between[0]!)];
  // `last_posted_at` tells of posts.
  const done = words.length === 1 && isParticiple(last) ? owned.filter((link) => isOfOneStem(last, noun(link))) : [];
  return done.length === 1 ? [{ link: done[0]! }] : [];
}

/** The rows of a list of attendance, without those who did not come. */
function whoCame(link: Link, context: DeriveContext): Rows {
  const came =
    namesOf(link.from, context).noun === 'attendance'
      ? context.drafts
          .get(link.from)!
          .find(({ column, words }) => column.type.base === 'bool' && column.notNull && isPlainName(column.name) && words.some((word) => CAME.has(word)))
      : undefined;
  return came ? { link, where: came.column.name } : { link };
}
const CAME = wordSet('flags of who came');

/** What a row has to do with rows that lead to two of its table, and what the columns of that side are called. */
const SIDES = DATA.sides.map(({ words, by }) => ({ words: setOf(words), by: setOf(by) }));
/** Rows that others write about somebody. */
const OF_OTHERS = wordSet('rows that others write');

/** Of several references of one table the one that the words mean: reviews written by their `reviewer_id`, reviews received by their `reviewee_id`. */
export function bySide(links: readonly Link[], said: readonly string[], context?: DeriveContext): Link {
  const own = links.filter(({ from }) => from === links[0]!.from);
  const meant = own.find((link) => isOnSide(link, said));
  return meant ?? own.find((link) => context && OF_OTHERS.has(namesOf(link.from, context).noun) && isOnSide(link, RECEIVED)) ?? links[0]!;
}
const RECEIVED = ['received'];

function isOnSide({ columns }: Link, said: readonly string[]): boolean {
  const own = pieces(columns[0]!);
  return SIDES.some(({ words, by }) => said.some((word) => words.has(word)) && own.some((word) => by.has(word)));
}

/**
 * The rows that a count of uses means where no word names them: those of which the table is a kind (`ticket_type` of tickets), the only ones that refer to it, or the only
 * ones that may do so or not, as orders may have a voucher.
 */
export function rowsThatUse(table: TableView, context: DeriveContext): Rows[] {
  const owned = rowsOf(table, context).filter(({ link }) => !isPairOnly(link, context) && !isInPlace(link, context));
  const { words, noun } = namesOf(table, context);
  const kinds = owned.filter(({ link }) => words.has(namesOf(link.from, context).noun) && namesOf(link.from, context).noun !== noun);
  const optional = owned.filter(({ link }) => !isRequired(link));
  return [kinds, owned, optional].find((each) => each.length === 1) ?? [];
}

/** Rows of a table that say no more than which two rows go together. */
function isPairOnly({ from }: Link, { relations }: DeriveContext): boolean {
  const referring = new Set(relations.of.get(from)!.flatMap(({ link }) => link.columns));
  return from.primaryKey.length > 1 && from.primaryKey.every((column) => referring.has(column));
}

/** Whether rows are parts of the row in their order, such as the programme of a concert: nobody takes a seat by them. */
function isInPlace({ from, columns }: Link, context: DeriveContext): boolean {
  const [place, ...others] = from.primaryKey.filter((column) => !columns.includes(column));
  const isWithin = others.length === 0 && from.primaryKey.length > columns.length;
  return isWithin && place !== undefined && IN_ORDER.has(namesOf(from, context).columns.get(place)!.words.join(' '));
}
const IN_ORDER = wordSet('places of rows in their list');

/** The reference by which rows of this table refer to others of it that these words name: reposts by `repost_of_id`, replies and children by `parent_id`. */
function ownRowsNamed(words: readonly string[], table: TableView, context: DeriveContext): Link | undefined {
  const { noun, columns } = namesOf(table, context);
  const own = linksFrom(linksOf(context.relations), table).filter((link) => link.to === table && link.columns.length === 1);
  const last = singular(words.at(-1)!);
  const whole = [...words.slice(0, -1), last].join(' ').replace(/^sub ?/, 'child ');
  const called = whole === `child ${noun}` || whole === `child ${last}` ? 'child' : whole;
  const found = own.filter((link) => {
    const theirs = columns.get(link.columns[0]!)!.words;
    return theirs.some((word) => rootOf(word) === rootOf(called)) || OWN.some(({ words: said, by }) => said.has(called) && theirs.some((word) => by.has(word)));
  });
  return found.length === 1 && isPlainName(callOf(found[0]!)) ? found[0] : undefined;
}

/** Whether rows lead on to what the word names, each once: awards of badges to a badge, enrolments of a year to a student. */
function leadsTo(link: Link, word: string, { relations, names }: DeriveContext): boolean {
  const { from } = link;
  const isNamed = names.tables.get(from)!.words.has(word);
  return relations.of.get(from)!.some(({ link: other }) => {
    const isKey = [from.primaryKey, ...from.table.uniqueKeys.map((key) => key.columns)].some((key) => key.length > 1 && key.includes(other.columns[0]!));
    return (
      other !== link &&
      other.to !== link.to &&
      other.columns.length === 1 &&
      isRequired(other) &&
      names.tables.get(other.to)!.noun === word &&
      (isNamed || isKey)
    );
  });
}

/** All children, those in the order of this table first. */
export function rowsOf(table: TableView, context: DeriveContext): Rows[] {
  const children = childrenOf(table, context).filter((link) => isPlainName(callOf(link)));
  return children.sort((one, other) => Number(isOwned(other, context)) - Number(isOwned(one, context))).map((link) => ({ link }));
}

function isOwned(link: Link, { relations }: DeriveContext): boolean {
  return relations.owners.get(link.from) === link;
}

/** How an expression calls the children: by the relation, for a table may refer twice. */
export function callOf({ name, from }: Link): string {
  return isPlainName(name) ? name : from.table.name;
}

/** Children whose state, or a flag of theirs, is of these words. */
function whereShown(link: Link, word: string, context: DeriveContext): Rows | undefined {
  const drafts = context.drafts.get(link.from)!.filter(({ column }) => isPlainName(column.name));
  const done = word.replace(/^un(?=...)/, '');
  const flag = drafts.find(({ column, words }) => column.type.base === 'bool' && [word, done].includes(words.filter((each) => each !== 'is').join('_')));
  // `unread` are messages without a `read_at`.
  const stamp = drafts.find(
    ({ column, words }) =>
      DATE_TYPES.has(column.type.base) && !column.notNull && words.length > 1 && MOMENTS.has(words.at(-1)!) && words.slice(0, -1).join('_') === done,
  );
  const shown = flag ? (flag.words.at(-1) === done && done !== word ? `!${flag.column.name}` : flag.column.name) : undefined;
  const set = stamp && isParticiple(done) ? `${stamp.column.name} ${done === word ? '!=' : '=='} null` : undefined;
  return whereOneOf(link, new Set([word]), context) ?? [shown, set].flatMap((where) => (where === undefined ? [] : [{ link, where }])).at(0);
}

/** The rows that are in none of these states, where they have a state of which some are. */
export function outside(states: ReadonlySet<string>, rows: Rows, context: DeriveContext): Rows {
  const left = rows.where === undefined ? whereOneOf(rows.link, states, context)?.where : undefined;
  return left === undefined ? rows : { ...rows, where: `!(${left})` };
}

/**
 * The same rows, of those labels of their state that a statement of a column's comment names: `published reviews`, `registered or attended`, `without the scrapped ones`, or of those of
 * which a time is missing: `members who have not left`.
 */
export function narrowedBy(comment: string | undefined, rows: Rows, context: DeriveContext): Rows {
  if (comment === undefined || rows.where !== undefined) return rows;
  const { from } = rows.link;
  const all = wordsSaid(folded(comment));
  // `unpaid`, `niezaplacone`
  const denied = all.flatMap((word) => (DENIES.test(word) ? [word.replace(DENIES, '')] : []));
  const not = all.findIndex((word) => NOT.has(word));
  const meaning = (said: readonly string[]): string[] =>
    said.flatMap((word) => [word, plainState(word)]).filter((word) => isLabel(word, from, context) || !isNoun(word, from, context));
  const [before, after] = not < 0 ? [all, []] : [all.slice(0, not), all.slice(not + 1)];
  const isSaidBy =
    (said: readonly string[]) =>
    (own: readonly string[]): boolean =>
      own.length > 0 && own.every((each) => said.some((word) => isFormOf(word, folded(each))));
  const drafts = context.drafts.get(from)!.filter(({ column }) => isPlainName(column.name) && column.type.kind !== 'array');
  const found = (isSaid: (own: readonly string[]) => boolean, isWithout: boolean): string | undefined => {
    for (const state of drafts.filter(({ words: own }) => tellsOfState(own))) {
      const labels = labelsAllowed(state, from, context);
      const meant = labels.filter((label) => isSaid(pieces(label)) || isSaid(plainState(label).split('_')));
      if (meant.length > 0 && meant.length < labels.length) return isWithout ? `!(${isOneOf(state, meant)})` : isOneOf(state, meant);
    }
    const flags = drafts.filter(
      ({ column, words: own }) =>
        column.type.base === 'bool' && column.notNull && (isSaid(own.filter((word) => !AROUND.has(word))) || isSaid(pieces(column.name))),
    );
    if (flags.length === 1) return `${isWithout ? '!' : ''}${flags[0]!.column.name}`;
    const times = drafts.filter(
      ({ column, words: own }) => isWithout && !column.notNull && DATE_TYPES.has(column.type.base) && isSaid(own.filter((word) => !MOMENTS.has(word))),
    );
    return times.length === 1 ? `${times[0]!.column.name} == null` : undefined;
  };
  const where =
    found(isSaidBy(meaning(before)), false) ?? (denied.length > 0 ? found(isSaidBy(denied), true) : undefined) ?? found(isSaidBy(meaning(after)), true);
  return where === undefined ? rows : { ...rows, where };
}
/** What turns a word into its opposite. */
const DENIES = /^(?:un|nie|non|im|in)(?=.{4})/;
const AROUND = wordSet('around the verb of a flag');

/** Whether the word is how a label of the rows' states is written. */
function isLabel(word: string, from: TableView, context: DeriveContext): boolean {
  return context.drafts
    .get(from)!
    .some((draft) => tellsOfState(draft.words) && labelsAllowed(draft, from, context).some((label) => pieces(folded(label)).includes(word)));
}

/** Whether the word only says what the rows are. */
function isNoun(word: string, from: TableView, context: DeriveContext): boolean {
  return (
    rootsOfWord(word).some((root) => rootsOfWord(namesOf(from, context).noun).includes(root)) ||
    pieces(folded(from.table.name)).some((piece) => isFormOf(word, piece))
  );
}

/** Children whose state is one of these words. */
export function whereOneOf(link: Link, words: ReadonlySet<string>, context: DeriveContext): Rows | undefined {
  for (const state of context.drafts.get(link.from)!) {
    if (!tellsOfState(state.words) || state.column.type.kind === 'array' || !isPlainName(state.column.name)) continue;
    const labels = labelsAllowed(state, link.from, context);
    const named = labels.filter((label) => words.has(plainState(label)));
    const isAnyOf = named.length > 0 && named.every((label) => isOfOneStem(plainState(label), namesOf(link.from, context).noun));
    const matching = isAnyOf ? everyOne(labels) : named.length > 0 ? named : stillOpen(labels, words);
    if (matching.length > 0 && matching.length < labels.length) return { link, where: isOneOf(state, matching) };
  }
  return undefined;
}

/** Children of the kind that a label of this name says: internal notes of replies, likes of reactions. */
function whereOfKind(link: Link, words: readonly string[], context: DeriveContext): Rows | undefined {
  const name = words.join('_');
  const said = new Set([name, singular(name), name.replace(/s$/, '')]);
  for (const kind of context.drafts.get(link.from)!) {
    if (!isListedKind(kind, link.from, context) || kind.column.type.kind === 'array' || kind.column.type.base === 'bool' || !isPlainName(kind.column.name))
      continue;
    const labels = labelsAllowed(kind, link.from, context);
    const named = labels.filter((label) => said.has(plainState(label)));
    if (named.length > 0 && named.length < labels.length) return { link, where: isOneOf(kind, named) };
  }
  return undefined;
}

/** Whoever came, or did not, had registered: of registrations all but those that were taken back or only wait. */
function everyOne(labels: readonly string[]): readonly string[] {
  return labels.filter((label) => !TAKEN_BACK.has(plainState(label)));
}

/** `registered` of registrations, `booked` of bookings. */
function isOfOneStem(one: string, other: string): boolean {
  return rootOf(one) === rootOf(other) || (one.slice(0, STEM) === other.slice(0, STEM) && Math.min(one.length, other.length) >= STEM);
}
const STEM = 5;
const TAKEN_BACK = wordSet('labels of what did not come to be');

/** The labels of rows that have not come to an end, where one of the words asks for such: `open_tasks_count` beside `todo`, `in_progress` and `done`. */
function stillOpen(labels: readonly string[], words: ReadonlySet<string>): readonly string[] {
  const roles = labelRoles(labels);
  return roles.includes('good') && [...words].some((word) => OPEN.has(word)) ? labels.filter((_, i) => roles[i] !== 'good' && roles[i] !== 'bad') : [];
}

/** Pairs of this row with what the word names: `followers` of follows by their `follower_id`, `students` of enrolments by the table that those also refer to. */
function isOtherSide(link: Link, word: string, { relations, names }: DeriveContext): boolean {
  const beside = relations.of.get(link.from)!.filter((each) => each.link !== link && each.link.columns.length === 1);
  return beside.some(({ link: other }) => {
    const columns = [link.columns[0]!, other.columns[0]!];
    const isPair = [link.from.primaryKey, ...link.from.table.uniqueKeys.map((key) => key.columns)].some(
      (key) => key.length === 2 && columns.every((column) => key.includes(column)),
    );
    const theirs = names.tables.get(link.from)!.columns.get(other.columns[0]!)!.words;
    return isPair && (theirs[0] === word || (other.to !== link.to && names.tables.get(other.to)!.noun === word));
  });
}
