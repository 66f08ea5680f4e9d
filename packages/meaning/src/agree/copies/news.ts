import LINES from '../../../data/agree/news.json' with { type: 'json' };
import NEWS_OF from '../../../data/agree/news-of.json' with { type: 'json' };
import { edit, isListed, type Draft } from '../../edits/draft.ts';
import { singular } from '../../read/names/singular.ts';
import { pieces } from '../../read/names/tokens.ts';
import { matcher, wordSet, type Matcher } from '../../read/words.ts';
import { literalOf } from '../../read/column/legend.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';
import { computeWhereSet, isFree, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { labelsOfState } from './labels-of-state.ts';

/** A line of `data/agree/news.json`: what a message says whose type has one of these words. `by` where the row has somebody who did it. */
type Line = { readonly label: string; readonly title?: string; readonly by?: string; readonly text: string };
/** A part of an expression that gives a text, and what must not be NULL for it. */
type Said = { readonly text: string; readonly needs?: string };

/** Messages with their subject in their type. */
const NEWS = wordSet('news');
const TYPE = wordSet('type of a message');
const TITLE = matcher('title of a message');
const BODY = matcher('body of a message');
const DOERS = wordSet('who made a message come');
const NAMES = wordSet('full names of a row');
const NUMBERS = wordSet('numbers that people call a row by');
/** With more labels the expression would be unreadable. */
const MAX_LABELS = 20;
/** An application with fewer of them has other messages, too. */
const MIN_TOLD = 3;
const MAX_TOLD = 9;
/** Room for a sentence with the name of what it is about. */
const ROOM = 160;
const DONE = /(?:[^e]ed|paid|sold|sent|done|made|won|lost)$/;

/**
 * A notification says what its type says, of the row that it is about: `task_assigned` with a reference to a task is “Review the contract” was assigned to you. By the
 * lines of `data/agree/news.json`, the first that fits a label. Only in English, the language of its labels.
 */
export function tellNews(table: TableView, context: DeriveContext): void {
  const { noun, tokens } = namesOf(table, context);
  if (!(NEWS.has(noun) || NEWS.has(tokens.words.join(' '))) || (context.names.language && context.names.language !== 'en')) return;
  const drafts = context.drafts.get(table)!;
  const untold = drafts.find((draft) => TYPE.has(draft.words.join(' ')) && isGuessed(draft));
  if (untold) tellOfTables(untold, table, context);
  const type = drafts.find(
    (draft) =>
      TYPE.has(draft.words.join(' ')) &&
      draft.nullRate === undefined &&
      (draft.kind === 'values' || draft.column.type.labels !== undefined) &&
      (isListed(draft.because) || draft === untold || draft.words.at(-1) === 'template') &&
      isPlainName(draft.column.name),
  );
  const labels = type ? labelsOfState(type) : [];
  if (!type || labels.length < 2 || labels.length > MAX_LABELS || !labels.some((label) => /[a-z][^a-z]+[a-z]/i.test(label))) return;
  const open = (pattern: Matcher, room: number) =>
    drafts.find(
      (draft) =>
        draft !== type &&
        pattern.test(draft.words.join(' ')) &&
        PLAIN_TEXT_TYPES.has(draft.column.type.base) &&
        (draft.column.type.length ?? Infinity) >= room &&
        !draft.column.type.labels &&
        isFree(draft.column, table, context),
    );
  const write = (draft: Draft | undefined, say: (label: string) => string) => {
    if (!draft) return;
    const cases = labels.slice(0, -1).map((label) => `${type.column.name} == ${literalOf(type.column, label)} ? ${say(label)} : `);
    const whole = `${cases.join('')}${say(labels.at(-1)!)}`;
    const { length } = draft.column.type;
    computeWhereSet(draft, 'expression', { expression: length === undefined ? whole : `left(${whole}, ${length})` }, `what ${type.column.name} says`);
  };
  const titleOf = (label: string) => lineOf(label).title ?? spoken(label);
  write(open(TITLE, Math.max(...labels.map((label) => titleOf(label).length))), (label) => JSON.stringify(titleOf(label)));
  const body = open(BODY, ROOM);
  if (!body) return;
  const who = doerOf(body, table, context);
  write(body, (label) => sentence(label, who, body, table, context));
}

/** Labels that nobody told: any message of any application. */
function isGuessed({ kind, because, column: { type } }: Draft): boolean {
  return kind === 'values' && because.code === 'name' && type.labels === undefined && PLAIN_TEXT_TYPES.has(type.base);
}

/** The types of messages of an application are what happens to its own things, by the lines of `data/agree/news-of.json`. */
function tellOfTables(type: Draft, table: TableView, context: DeriveContext): void {
  const nouns = new Set([...context.names.tables].flatMap(([each, { noun }]) => (each === table ? [] : [noun])));
  const labels = NEWS_OF.flatMap(({ of, labels: said }) => {
    const noun = of.split('|').find((word) => nouns.has(word));
    return noun === undefined ? [] : said.split('|').map((label) => label.replace('<of>', noun));
  });
  const room = type.column.type.length ?? Infinity;
  const fitting = labels.filter((label) => label.length <= room).slice(0, MAX_TOLD);
  if (fitting.length < MIN_TOLD) return;
  edit(type, { parameters: { values: fitting }, because: { ...type.because, words: 'what happens to the things of this schema' } });
}

function lineOf(label: string): Line {
  const words = pieces(label);
  return (LINES as readonly Line[]).find(
    (line) =>
      line.label === '<other>' || (line.label === '<done>' ? DONE.test(words.at(-1) ?? '') : line.label.split('|').some((word) => words.includes(word))),
  )!;
}

/** The sentence of a label, and a plain one for rows without what it is about. */
function sentence(label: string, who: Said | undefined, body: Draft, table: TableView, context: DeriveContext): string {
  const line = lineOf(label);
  const words = pieces(label);
  const about = subjectOf(label, body, table, context);
  const noun = line.label === '<done>' && words.length > 1 ? words.slice(0, -1).join(' ') : undefined;
  const plain = JSON.stringify(
    noun !== undefined || !line.text.includes('<what>') ? capital(fill(line.text, [`your ${noun}`], words).join('')) : (line.title ?? spoken(label)),
  );
  const passive = about ? joined(line.text, undefined, about, words) : undefined;
  const active = who && line.by !== undefined && (about ?? !line.by.includes('<what>')) ? joined(line.by, who, about, words) : undefined;
  const ways = [active, passive].flatMap((way) => way ?? []);
  return ways.reduceRight((otherwise, { text, needs }) => (needs === undefined ? text : `(${needs} ? ${text} : ${otherwise})`), plain);
}

/** The parts of a form, its places filled with what they stand for. */
function fill(form: string, [what = '', who = '']: readonly string[], words: readonly string[]): string[] {
  const places: Readonly<Record<string, string>> = { '<what>': what, '<who>': who, '<done>': words.at(-1) ?? '', '<label>': spoken(words.join(' ')) };
  return form.split(/(<\w+>)/).map((part) => places[part] ?? part);
}

/** A form as a sum of texts. */
function joined(form: string, who: Said | undefined, what: Said | undefined, words: readonly string[]): Said {
  const parts = fill(form, ['<what>', '<who>'], words).filter((part) => part !== '');
  const text = parts
    .map((part, i) => (part === '<what>' ? what!.text : part === '<who>' ? who!.text : JSON.stringify(i === 0 ? capital(part) : part)))
    .join(' + ');
  const needs = [who, form.includes('<what>') ? what : undefined].flatMap((each) => each?.needs ?? []);
  return { text, ...(needs.length > 0 && { needs: needs.join(' && ') }) };
}

/** What a label is about: a row that its words name, otherwise the only one that the row refers to besides people. */
function subjectOf(label: string, body: Draft, table: TableView, context: DeriveContext): Said | undefined {
  const words = pieces(label).map((word) => singular(word));
  const links = plainLinks(table, context).filter(({ to }) => !namesOf(to, context).agent && context.relations.roles.get(to) !== 'tenant');
  const named = links.find(({ to }) => words.includes(namesOf(to, context).noun));
  const link = named ?? (links.length === 1 ? links[0] : undefined);
  if (!link) return undefined;
  const { noun } = namesOf(link.to, context);
  const [column] = link.columns;
  const names = (among: ReadonlySet<string>) =>
    context.drafts
      .get(link.to)!
      .find(
        (each) =>
          (among.has(each.words.join(' ')) || (each.words[0] === noun && among.has(each.words.slice(1).join(' ')))) && isSaid(each, body, link, table, context),
      );
  const [name, number] = [names(NAMES), names(NUMBERS)];
  const text = name ? `"“" + ${column}.${name.column.name} + "”"` : number ? `"your ${noun} " + ${column}.${number.column.name}` : `"your ${noun}"`;
  return said(text, link, context);
}

/** Who did what a message tells of. */
function doerOf(body: Draft, table: TableView, context: DeriveContext): Said | undefined {
  const link = plainLinks(table, context).find((each) => {
    const words = namesOf(table, context).columns.get(each.columns[0]!)!.words;
    return namesOf(each.to, context).agent && DOERS.has(words.filter((word) => word !== 'id').join(' '));
  });
  const name = link && context.drafts.get(link.to)!.find((each) => NAMES.has(each.words.join(' ')) && isSaid(each, body, link, table, context));
  if (!name) return undefined;
  return said(`${link.columns[0]}.${name.column.name}`, link, context);
}

function plainLinks(table: TableView, context: DeriveContext): Link[] {
  return parentsOf(table, context).filter(({ columns }) => columns.length === 1 && isPlainName(columns[0]!));
}

/** Whether each row has a text there that does not come from the message itself. */
function isSaid(name: Draft, body: Draft, { to }: Link, table: TableView, context: DeriveContext): boolean {
  const { base, kind } = name.column.type;
  return (
    PLAIN_TEXT_TYPES.has(base) &&
    kind !== 'array' &&
    name.nullRate === undefined &&
    isPlainName(name.column.name) &&
    !dependsOn({ table: to, draft: name }, { table, draft: body }, context)
  );
}

/** A text of a referenced row, which rows without the reference do not have. */
function said(text: string, link: Link, { relations }: DeriveContext): Said {
  const column = link.columns[0]!;
  const isOptional = !link.from.column.get(column)!.notNull || (relations.all.find((each) => each.link === link)!.relation.nullShare ?? 0) > 0;
  return { text, ...(isOptional && { needs: `${column} != null` }) };
}

/** `payment_receipt` as people write it. */
function spoken(label: string): string {
  return capital(pieces(label).join(' '));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
