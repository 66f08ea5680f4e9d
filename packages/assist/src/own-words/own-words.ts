import { qualifiedName, type Blueprint, type BlueprintTable, type Knowledge, type MissedWish } from '@seedbed/contract';
import { joinKnowledge } from '@seedbed/meaning/answer';
import type { WordRequest } from '../requests/requests.ts';
import { FORMS, inPercent, shareOf, SHARES } from './compiled-forms.ts';
import { statementOfShares, shareOfLabel, type LabelShare } from './label-shares.ts';
import { isKnown, missedRequest } from './missed-request.ts';
import { tableOf } from './names.ts';
import { READERS, type Statement } from './sayings.ts';
import { readSentence } from './sentence/read-sentence.ts';
import type { Reading } from './sentence/reading.ts';
import { rowWithChildren } from './sentence/row-with-children.ts';
import { sayOwnTime } from './sentence/say-own-time.ts';
import { notOnTimeline, onTimeline } from './sentence/say-times.ts';
import type { Scope, Seen } from './sentence/scope.ts';
import { shareList } from './sentence/share-lists.ts';
import { respelled } from './sentence/spelling.ts';
import { mainTime } from './sentence/times.ts';
import { statementAsWritten } from './statement-as-written.ts';

export type OwnWords = {
  /** Requests that are understood without a model. */
  readonly changes: readonly WordRequest[];
  /** The other requests, for a model; empty if there are none. */
  readonly rest: readonly string[];
  /** The other requests, each with the part that was not understood and what to write instead. */
  readonly missed: readonly MissedWish[];
};

/**
 * Understands requests in a known form of a language of `languages/`, or English sentences about the tables, columns and labels of the
 * blueprint: "10 % of orders refunded, 2 to 5 items per order, no customer is older than 65". Shares of labels of one column are one
 * change; if they exceed all rows together, the change reports it instead. `seen`: facts about the present rows. `open`: the table on the screen, by its qualified name.
 */
export function ownWords(blueprint: Blueprint, words: string, seen: Seen = NOTHING_SEEN, open?: string): OwnWords {
  const scope = { blueprint, seen, open: blueprint.tables.find(({ schema, name }) => qualifiedName(schema, name) === open) };
  const asTyped = readRequests(scope, words);
  const requests = asTyped.every(({ statements }) => statements.length > 0) ? asTyped : (respelledRequests(scope, words) ?? asTyped);
  const changes: WordRequest[] = [];
  const rest: string[] = [];
  const done = new Set<string>();
  for (const { wish, statements } of requests) {
    if (done.has(wish)) continue;
    const [only] = statements.length === 1 ? statements : [];
    const alike = only && 'share' in only ? sharesOfColumn(requests, only.share) : [];
    const together = alike.length > 0 ? alike.map((one) => one.wish) : [wish];
    for (const one of together) done.add(one);
    const refused = statements.find((one) => 'cannot' in one);
    if (statements.length === 0) rest.push(...together);
    else if (refused) changes.push({ wish, cannot: refused.cannot });
    else if (alike.length === 0) changes.push({ wish, knowledge: knowledgeOf(statements) });
    else changes.push({ wish: together.join(', '), ...statementByShares(alike.map(({ share }) => share)) });
  }
  const missed = rest.map((wish) =>
    missedRequest(scope, wish, (one) =>
      readRequests(scope, one).every(({ statements }) => statements.length > 0 && statements.every((one) => !('cannot' in one))),
    ),
  );
  return { changes, rest, missed };
}

/** The requests of a text with typos corrected, each with its corrections; null if they are still not understood. */
function respelledRequests(scope: Scope, words: string): Read[] | null {
  const other = respelled(scope, words, (word) => isKnown(scope, word));
  if (!other) return null;
  const requests = readRequests(scope, other.sentence);
  if (requests.some(({ statements }) => statements.length === 0)) return null;
  return requests.map(({ wish, statements }) => {
    const read = other.read.filter(({ to }) => wish.includes(to)).map(({ from, to }) => `“${from}” read as “${to}”`);
    return { wish: read.length > 0 ? `${wish} (${read.join(', ')})` : wish, statements };
  });
}

/** Without rows, sentences that need a bound or a count are not understood. */
const NOTHING_SEEN: Seen = { rows: ({ rows }) => rows, cells: () => [] };

/** Splits a text into requests: at ends of sentences, and at commas and `and` if the parts are not one request. */
function readRequests(scope: Scope, words: string): Read[] {
  const read: Read[] = [];
  for (const line of divided(words, LINES)) {
    const written = statementAsWritten(scope.blueprint, line);
    if (written) read.push({ wish: line, statements: [written] });
    else for (const sentence of divided(line, SENTENCES)) readHeaded(scope, sentence, read);
  }
  return read;
}

/** `staff: 20 % have left`: the table, then what its rows are. */
function readHeaded(scope: Scope, sentence: string, read: Read[]): void {
  const [, head, rest] = /^([^:]+):\s+(.+)$/s.exec(sentence) ?? [];
  const open = head === undefined ? undefined : tableOf(scope.blueprint, head);
  const own: Read[] = [];
  if (open) readClause({ ...scope, open }, rest!, own);
  if (own.length > 0 && own.every(({ statements }) => statements.length > 0)) read.push(...own.map((one) => ({ ...one, wish: `${head}: ${one.wish}` })));
  else readClause(scope, sentence, read);
}

const LINES = /[;\n]/;
const SENTENCES = /[.!](?=\s|$)/;
/** A comma within a number is no separator, nor is `and` in `between 1 and 3`. */
const CLAUSES = [
  /,(?!\d{3}\b)(?!\d)|,(?=\s)/,
  /(?<=\s)(?<!(?:between|zwischen|entre) [\d.,]+ )(?:and|und|et|y|e) (?=\d[\d.,]* ?[%a-z]|(?:no|keine?|sin|sem|pas de|aucune?) )/,
  /(?<=\s)and (?=\S)/,
];

function readClause(scope: Scope, wish: string, read: Read[], depth = 0): void {
  const list = depth === 0 ? shareList(scope, wish) : null;
  if (list) return void read.push({ wish, statements: list });
  const statements =
    readByForms(scope, wish) ??
    readFollowingShare(scope.blueprint, wish, read.at(-1)?.statements[0]) ??
    statementOfColumn(scope, wish, read.at(-1)?.statements[0]);
  const named = statements === null && depth === 0 ? rowWithChildren(scope, wish) : null;
  if (named) return void read.push({ wish, statements: named });
  if (statements) return void read.push({ wish, statements: Array.isArray(statements) ? statements : [statements] });
  for (let at = depth; at < CLAUSES.length; at++) {
    const parts = divided(wish, CLAUSES[at]!);
    if (parts.length < 2) continue;
    const known = read.length;
    for (const part of parts) readClause(scope, part, read, at);
    // An `and` that separates no two requests belongs to the request.
    if (at === 0 || read.slice(known).every((one) => one.statements.length > 0) || (at === 1 && read.slice(known).some((one) => one.statements.length > 0)))
      return;
    read.splice(known);
  }
  read.push({ wish, statements: [] });
}

function divided(words: string, at: RegExp): string[] {
  return words
    .split(at)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readByForms(scope: Scope, wish: string): readonly Meant[] | null {
  for (const { form, name, language } of FORMS) {
    const found = form.exec(inPercent(wish.replaceAll(/\s+/g, ' '), language));
    const statement = found && READERS[name](scope.blueprint, found.groups ?? {}, language, scope);
    if (statement) return ['cannot' in statement ? statement : timed(scope, statement)];
  }
  return readSentence(scope, asList(wish));
}

/** `in Berlin, Paris and Rome` lists three values as `in Berlin and Paris and Rome` does: the words of a sentence have no commas. */
function asList(wish: string): string {
  return /["“”«»]/.test(wish) ? wish : wish.replace(LISTED, ' and');
}

/** A comma before one to three words followed by another comma, `and`, `or` or the end. */
const LISTED = /,(?:\s+(?:and|or)(?=\s))?(?=(?:\s+(?!(?:and|or)\s)[\p{L}][\p{L}\p{N}_'’.-]*){1,3}\s*(?:,|\s(?:and|or|only)\s|$|\sonly$))/giu;

/** `mostly around 20` after `prices between 5 and 80` means the column of the previous request. */
function statementOfColumn(scope: Scope, wish: string, before: Meant | undefined): readonly Meant[] | null {
  if (!before || !('table' in before) || !/^(?:mostly|usually|typically|normally|mainly|always|never|all|ending|rounded|in steps) /i.test(wish)) return null;
  const [column, ...others] = Object.keys((before.says as { readonly columns?: object }).columns ?? {});
  if (column === undefined || others.length > 0) return null;
  return readSentence(scope, `${before.table.schema}.${before.table.name}.${column} ${wish.replace(/^(?:ending|rounded|in steps) /i, 'are $&')}`);
}

/** A statement about when rows are created. Planned times are then on the timeline, too. */
function timed(scope: Scope, statement: Statement): Meant {
  if (!('says' in statement) || !('time' in statement.says)) return statement;
  const column = mainTime(scope, statement.table)[0]?.column;
  const time = statement.says.time as Readonly<Record<string, unknown>>;
  const own = sayOwnTime(scope, statement.table, time);
  if (own) return own;
  // The first of a row's states is reached some time after the row comes.
  if (column?.generator?.kind === 'life.stamp') return time['weekdays'] || time['hours'] ? notOnTimeline(scope, statement.table, column) : statement;
  return column ? onTimeline(scope, statement.table, column, statement.says.time as Readonly<Record<string, unknown>>) : statement;
}

/** `5 % written off` after `20 % of invoices dunned`: another label of the same table. */
function readFollowingShare(blueprint: Blueprint, wish: string, before: Meant | undefined): readonly Statement[] | null {
  if (!before || !('share' in before)) return null;
  const { schema, name } = before.share.table;
  for (const { form, language } of SHARES) {
    const { share, label } = form.exec(wish)?.groups ?? {};
    const statement = label && shareOfLabel(blueprint, shareOf(share!, language), qualifiedName(schema, name), label);
    if (statement) return [statement];
  }
  return null;
}

type Meant = Reading['statements'][number];
type Read = { readonly wish: string; /** Empty if the wish is not understood. */ readonly statements: readonly Meant[] };

function sharesOfColumn(requests: readonly Read[], { table, column }: LabelShare): { readonly wish: string; readonly share: LabelShare }[] {
  return requests.flatMap(({ wish, statements: [first] }) =>
    first && 'share' in first && first.share.table === table && first.share.column === column ? [{ wish, share: first.share }] : [],
  );
}

/** The change, or why it is impossible. */
function statementByShares(shares: readonly LabelShare[]): { readonly knowledge: Knowledge } | { readonly cannot: string } {
  const [{ table, column }] = shares as [LabelShare];
  const says = statementOfShares(shares);
  if ('sum' in says) return { cannot: `the percentages of ${table.name}.${column.name} come to ${Math.round(says.sum * 1000) / 10} %, more than all rows` };
  return { knowledge: ofTable(table, { columns: { [column.name]: says.statement } }) };
}

function knowledgeOf(statements: readonly Meant[]): Knowledge {
  const each = statements.map((one): Knowledge => {
    if ('knowledge' in one) return one.knowledge;
    if ('cannot' in one) return { format: 2, tables: {} };
    if ('share' in one) return (statementByShares([one.share]) as { knowledge: Knowledge }).knowledge;
    return 'schema' in one ? ({ format: 2, ...one.schema, tables: {} } as Knowledge) : ofTable(one.table, one.says);
  });
  return each.length === 1 ? each[0]! : (joinKnowledge(each).knowledge as Knowledge);
}

function ofTable({ schema, name }: BlueprintTable, says: object): Knowledge {
  return { format: 2, tables: { [qualifiedName(schema, name)]: says } } as Knowledge;
}
