import DATA from '../../../data/agree/of-children.json' with { type: 'json' };
import { labelRoles, plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { folded } from '../../read/names/read-in.ts';
import { rootOf } from '../../read/names/roots.ts';
import { pieces } from '../../read/names/tokens.ts';
import { wordSet } from '../../read/words.ts';
import { singular } from '../../read/names/singular.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isParticiple } from '../../read/names/participles.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { DATE_TYPES } from '../../schema/types.ts';
import { childrenOf, namesOf, type DeriveContext } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { rootsOfWord, wordsSaid } from '../presence/labels-told.ts';

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
export function rowsNamed(what: string, table: TableView, context: DeriveContext): Rows[] {
  const owned = rowsOf(table, context).map(({ link }) => link);
  const words = what.split(' ');
  const last = singular(words.at(-1)!);
  const noun = (link: Link): string => namesOf(link.from, context).noun;
  const called = owned.filter((link) => noun(link) === last);
  if (words.length === 1 && called.length > 0) return called.map((link) => ({ link }));
  if (words.length > 1) {
    const whole = [...words.slice(0, -1), last].join(' ');
    const exact = owned.find((link) => namesOf(link.from, context).tokens.words.join(' ') === whole);
    if (exact) return [{ link: exact }];
    const shown = called.flatMap((link) => whereShown(link, words.slice(0, -1).join('_'), context) ?? []);
    if (shown.length > 0) return shown;
  }
  const ofItsOwn = ownRowsNamed(words, table, context);
  if (ofItsOwn) return [{ link: ofItsOwn }];
  if (words.length === 1) {
    const meant = MEANINGS.filter((meaning) => meaning.words.has(last)).flatMap(({ rows, where }) => {
      const [only, other] = owned.filter((link) => rows.has(noun(link)));
      return only && !other ? [where.size > 0 ? (whereOneOf(only, where, context) ?? { link: only }) : { link: only }] : [];
    });
    if (meant.length > 0) return meant.slice(0, 1);
  }
  const [labelled, another] = owned.flatMap((link) => whereShown(link, words.join('_'), context) ?? []);
  if (labelled && !another) return [labelled];
  const across = owned.filter((link) => isOtherSide(link, last, context));
  if (across.length === 1) return [{ link: across[0]! }];
  const begins = owned.filter((link) => namesOf(link.from, context).tokens.words[0] === last);
  if (begins.length === 1 && isOwned(begins[0]!, context)) return [{ link: begins[0]! }];
  const between = owned.filter((link) => leadsTo(link, last, context));
  if (between.length === 1) return [{ link: between[0]! }];
  // `last_posted_at` tells of posts.
  const done = words.length === 1 && isParticiple(last) ? owned.filter((link) => rootOf(noun(link)) === rootOf(last)) : [];
  return done.length === 1 ? [{ link: done[0]! }] : [];
}

/**
 * The rows that a count of uses means where no word names them: those of which the table is a kind (`ticket_type` of tickets), the only ones that refer to it, or the only
 * ones that may do so or not, as orders may have a voucher.
 */
export function rowsThatUse(table: TableView, context: DeriveContext): Rows[] {
  const owned = rowsOf(table, context).filter(({ link }) => !isPairOnly(link, context));
  const { words } = namesOf(table, context);
  const kinds = owned.filter(({ link }) => words.has(namesOf(link.from, context).noun));
  const optional = owned.filter(({ link }) => !isRequired(link));
  return [kinds, owned, optional].find((each) => each.length === 1) ?? [];
}

/** Rows of a table that say no more than which two rows go together. */
function isPairOnly({ from }: Link, { relations }: DeriveContext): boolean {
  const referring = new Set(relations.of.get(from)!.flatMap(({ link }) => link.columns));
  return from.primaryKey.length > 1 && from.primaryKey.every((column) => referring.has(column));
}

/** The reference by which rows of this table refer to others of it that these words name: reposts by `repost_of_id`, replies and children by `parent_id`. */
function ownRowsNamed(words: readonly string[], table: TableView, context: DeriveContext): Link | undefined {
  const { noun, columns } = namesOf(table, context);
  const own = context.relations.all.map(({ link }) => link).filter((link) => link.from === table && link.to === table && link.columns.length === 1);
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
  return (
    whereOneOf(link, new Set([word]), context) ??
    context.drafts
      .get(link.from)!
      .filter(({ column, words }) => column.type.base === 'bool' && isPlainName(column.name) && words.filter((each) => each !== 'is').join('_') === word)
      .map(({ column }) => ({ link, where: column.name }))
      .at(0)
  );
}

/** The rows that are in none of these states, where they have a state of which some are. */
export function outside(states: ReadonlySet<string>, rows: Rows, context: DeriveContext): Rows {
  const left = rows.where === undefined ? whereOneOf(rows.link, states, context)?.where : undefined;
  return left === undefined ? rows : { ...rows, where: `!(${left})` };
}

/**
 * The same rows, of those labels of their state that the comment of a column names: `published reviews`, `registered or attended`, `without the scrapped ones`, or of those of
 * which a time is missing: `members who have not left`.
 */
export function narrowedBy(comment: string | undefined, rows: Rows, context: DeriveContext): Rows {
  if (comment === undefined || rows.where !== undefined) return rows;
  const said = wordsSaid(folded(comment.split(/[,;(]/)[0]!));
  const isNot = said.some((word) => NOT.has(word));
  const roots = new Set(said.flatMap((word) => [word, plainState(word)]).flatMap((word) => rootsOfWord(word)));
  const isSaid = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => rootsOfWord(word).some((root) => roots.has(root)));
  const drafts = context.drafts.get(rows.link.from)!.filter(({ column }) => isPlainName(column.name) && column.type.kind !== 'array');
  for (const state of drafts.filter(({ words }) => tellsOfState(words))) {
    const labels = labelsAllowed(state, rows.link.from, context);
    const meant = labels.filter((label) => isSaid(pieces(label)) || isSaid(plainState(label).split('_')));
    if (meant.length > 0 && meant.length < labels.length) return { ...rows, where: isNot ? `!(${isOneOf(state, meant)})` : isOneOf(state, meant) };
  }
  const times = drafts.filter(
    ({ column, words }) => isNot && !column.notNull && DATE_TYPES.has(column.type.base) && isSaid(words.filter((word) => !MOMENTS.has(word))),
  );
  return times.length === 1 ? { ...rows, where: `${times[0]!.column.name} == null` } : rows;
}

function whereOneOf(link: Link, words: ReadonlySet<string>, context: DeriveContext): Rows | undefined {
  for (const state of context.drafts.get(link.from)!) {
    if (!tellsOfState(state.words) || state.column.type.kind === 'array' || !isPlainName(state.column.name)) continue;
    const labels = labelsAllowed(state, link.from, context);
    const named = labels.filter((label) => words.has(plainState(label)));
    const matching = named.length > 0 ? named : stillOpen(labels, words);
    if (matching.length > 0 && matching.length < labels.length) return { link, where: isOneOf(state, matching) };
  }
  return undefined;
}

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
