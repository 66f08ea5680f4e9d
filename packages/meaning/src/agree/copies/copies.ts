import { ownMember, type Domain } from '@seedbed/contract';
import { generatorOf, type Draft } from '../../edits/draft.ts';
import { tellsOfState } from '../../propose/drafts/label-roles.ts';
import { isOneToOne, isRequired, type Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isBoughtIn } from '../sums/bought-in.ts';
import { OTHER_PRICES } from '../sums/charges.ts';
import { compute, isAlwaysThere, isComputed, isFree, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { callAlong, waysUp, type WayUp } from '../ways-up.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { addressBothSides } from './both-sides.ts';
import { labelsAllowed } from './labels-of-state.ts';
import { billServices } from './lines-of-services.ts';
import { addressAs } from '../children/name-of-profile.ts';
import { OF_SELLERS, SURNAMES, takenOver } from './taken-over.ts';
import { isCountOfPieces } from '../sums/products.ts';
import { amountName, isInParts } from '../sums/bill-parts.ts';
import { isSum } from '../sums/sums-of-money.ts';
import { wordSet } from '../../read/words.ts';
import { ANY_TEXT_TYPES, WHOLE_TYPES } from '../../schema/types.ts';

/** Columns that repeat the parent's row: `customer_name`, a line's price, an item's currency, a part's creation time. */
export function deriveCopies(table: TableView, context: DeriveContext): void {
  billServices(table, context);
  addressBothSides(table, context);
  for (const draft of context.drafts.get(table)!) {
    if (isComputed(draft) || draft.column.column.identity) continue;
    // What was agreed stays as it is where a CHECK only compares it with what is taken off.
    const isAgreed = draft.words.some((word) => AGREED.has(word)) && isFree(draft.column, table, context, 'or in an order');
    const free = isAgreed || isFree(draft.column, table, context);
    for (const link of parentsOf(table, context)) {
      const source = sourceOf(draft, link, table, context);
      if (
        !source ||
        isOnlyInSome(draft, link, source, context) ||
        (isComputed(source) && !isCopyOfOthers(source, link.to, table, context)) ||
        !sameFamily(draft, source) ||
        !isAlwaysThere(link, source, draft.column, context)
      )
        continue;
      if (!free && !meetsTheSame(draft, table, source, link.to, context)) continue;
      compute(draft, 'lookup', { relation: link.name, column: source.column.name }, `what ${link.to.table.name}.${source.column.name} says`);
      break;
    }
    if (!isComputed(draft)) copyFromAfar(draft, free, table, context);
  }
  addressAsFamily(table, context);
}

/** Whoever has the surname of a family has it in the address as well. */
function addressAsFamily(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const last = drafts.find(({ kind, words }) => kind === 'lookup' && SURNAMES.has(words.join(' ')));
  const first = drafts.find(({ kind, column }) => kind === 'person.firstName' && isPlainName(column.name));
  if (!last || !first || !isPlainName(last.column.name)) return;
  for (const mail of drafts)
    if (mail.kind === 'internet.email' && isFree({ ...mail.column, inKey: mail.column.inKey && !mail.column.unique }, table, context))
      addressAs(mail, `${first.column.name} + " " + ${last.column.name}`, 'the name');
}

const AGREED = wordSet('words of what was agreed');

/** What a row takes over only where it refers to something that may be missing; the others have values of their own. */
function isOnlyInSome(draft: Draft, link: Link, source: Draft, context: DeriveContext): boolean {
  return !isRequired(link) && link.columns.length === 1 && takenOver(draft, link, link.to, context) === source;
}

/** Names that rows keep of what they are a version of. */
const KEPT_NAMES = wordSet('names that versions keep');
/** Rows that others write about a row. */
const OF_OTHERS = wordSet('rows that others write');
/** Roles of people, for their names and addresses. */
const PEOPLE = wordSet('people that rows are for');

/** `course_title` of a certificate, over its enrolment; `recipient_name`, of the only person there; the title of a version, which is that of what it is a version of. */
function copyFromAfar(draft: Draft, free: boolean, table: TableView, context: DeriveContext): void {
  // Somebody else comments on a post than has written it.
  const isOfOthers = OF_OTHERS.has(namesOf(table, context).noun);
  const owner = context.relations.owners.get(table);
  const ways = waysUp(table, context).filter(({ to, links }) => links.length === 1 || !isOfOthers || !namesOf(to, context).agent);
  const isVersion = context.relations.roles.get(table) === 'history' && KEPT_NAMES.has(draft.words.join(' '));
  const of = ways.flatMap((way): Copied[] => {
    const noun = namesOf(way.to, context).noun;
    const isOwner = way.links.length === 1 && owner === way.links[0];
    const rest = draft.words[0] === noun ? draft.words.slice(1).join(' ') : isVersion && isOwner ? draft.words.join(' ') : '';
    const source =
      (rest === '' ? undefined : columnOf(rest, noun, way.to, context)) ??
      takenOver(draft, way.links[0]!, way.to, context) ??
      (way.links.length === 1 && isOptional(way) ? ofOffer(draft, way.links[0]!, context.drafts.get(way.to)!, context) : undefined);
    return source && (free || meetsTheSame(draft, table, source, way.to, context)) ? [{ way, source }] : [];
  });
  const nearest = of.filter(({ way }) => way.links.length === of[0]!.way.links.length);
  const found = nearest.length > 0 ? nearest : free ? [personOf(draft, ways, table, context)].flatMap((each) => each ?? []) : [];
  const own = found.find(({ way }) => way.links[0] === owner) ?? found[0];
  if (!own) return;
  const sure = [own, ...found].find((each) => canBeCopied(draft, each, table, context) && !isOptional(each.way));
  if (sure) {
    const { way, source } = sure;
    return compute(draft, 'expression', { expression: expressionOf(sure) }, `what ${way.to.table.name}.${source.column.name} says`, 'relation');
  }
  // Rows without the reference tell of somebody else: a guest.
  const some = found.filter((each) => isOptional(each.way) && canBeCopied(draft, each, table, context));
  if (some.length === 0) return;
  const { kind, parameters } = draft;
  const cases = some.map((each) => ({
    when: `${each.way.links[0]!.columns[0]} != null`,
    generator: { kind: 'expression', parameters: { expression: expressionOf(each) } },
  }));
  // What is called after a thing is nothing where there is no such thing; people may be told of without a row of theirs.
  const isOfThing = !draft.column.notNull && some.every(({ way }) => !namesOf(way.to, context).agent && draft.words[0] === namesOf(way.to, context).noun);
  const otherwise = isOfThing ? { kind: 'null' } : generatorOf({ kind, parameters });
  const said = some.map(({ way, source }) => `${way.to.table.name}.${source.column.name}`).join(' or ');
  compute(draft, 'cases', { cases, otherwise }, `what ${said} says`, 'relation');
}

/** The price or the code of what a line is of. */
function ofOffer(draft: Draft, link: Link, parents: readonly Draft[], context: DeriveContext): Draft | undefined {
  return priceOf(draft, link, parents, context) ?? codeOf(draft, link, parents, context);
}

/** A column at the end of a way, which another repeats, and the second part of a name. */
type Copied = { readonly way: WayUp; readonly source: Draft; readonly last?: Draft };

function expressionOf({ way, source, last }: Copied): string {
  const said = [source, ...(last ? [last] : [])].map(({ column }) => callAlong(way, column.name));
  return said.join(' + " " + ');
}

/** Whether rows may lack the first reference of the way. */
function isOptional({ links: [first] }: WayUp): boolean {
  return !first!.from.column.get(first!.columns[0]!)!.notNull;
}

/** Whether the value fits, is there wherever the first reference is, and does not come from the column itself. */
function canBeCopied(draft: Draft, { way, source, last }: Copied, table: TableView, context: DeriveContext): boolean {
  if (last && !canBeCopied(draft, { way, source: last }, table, context)) return false;
  if (!sameFamily(draft, source) || !isPlainName(source.column.name)) return false;
  const [first, ...others] = way.links;
  const rest = others.every((link, i) => isAlwaysThere(link, i === others.length - 1 ? source : { ...source, nullRate: undefined }, draft.column, context));
  const isThere = isAlwaysThere(first!, others.length > 0 ? { ...source, nullRate: undefined } : source, draft.column, context);
  return rest && (isThere || isOptional(way)) && !dependsOn({ table: way.to, draft: source }, { table, draft }, context);
}

/** The one person to whom the row leads: by the fewest references, and no other by as many, or the one that the row is of. */
function personOf(draft: Draft, ways: readonly WayUp[], table: TableView, context: DeriveContext): Copied | undefined {
  const [person = '', ...others] = draft.words;
  const isName = WHOM.has(draft.words.join(' ')) && ANY_TEXT_TYPES.has(draft.column.type.base);
  const rest = isName ? ['name'] : others;
  if (!isName && (!(PEOPLE.has(person) || BEFORE.has(person)) || (!OF_A_PERSON.has(rest.join(' ')) && !PEOPLE.has(person)))) return undefined;
  if (rest.length === 0 || draft.column.unique) return undefined;
  // Who decided or wrote it is not whom it is for.
  const people = ways.filter(({ to, links }) => namesOf(to, context).agent && !links.some(isOfDoer(context)));
  const nearest = people.filter(({ links }) => links.length === people[0]!.links.length);
  const way = nearest.length === 1 ? nearest[0] : nearest.find(({ links }) => links.length === 1 && links[0] === context.relations.owners.get(table));
  if (!way) return undefined;
  if (rest.join(' ') === 'name') return wholeNameOf(way, context);
  const source = columnOf(rest.join(' '), namesOf(way.to, context).noun, way.to, context);
  return source && { way, source };
}
const WHOM = wordSet('names of whom rows are for');
const BEFORE = wordSet('words before what a person has');
const OF_A_PERSON = wordSet('what a person has');

/** The name of somebody, of one column or of two, or that of a company. */
function wholeNameOf(way: WayUp, context: DeriveContext): Copied | undefined {
  const called = (...names: readonly string[]): Draft | undefined =>
    names.flatMap((name) => context.drafts.get(way.to)!.find(({ words, column }) => words.join(' ') === name && isPlainName(column.name)) ?? []).at(0);
  const { noun } = namesOf(way.to, context);
  const [whole, first, last] = [called('full name', 'name', `${noun} full name`), called('first name'), called('last name')];
  if (whole) return { way, source: whole };
  if (first && last) return { way, source: first, last };
  const source = called('display name', 'company name', 'company');
  return source && { way, source };
}

/** `decided_by`: the reference to who did something with the row. */
function isOfDoer(context: DeriveContext): (link: Link) => boolean {
  return ({ from, columns }) => namesOf(from, context).columns.get(columns[0]!)!.words.includes('by');
}

/** Whether a copy repeats another table's column in the end, and none of this table: an order's currency is its customer's, and that the tenant's. */
function isCopyOfOthers(source: Draft, at: TableView, table: TableView, context: DeriveContext): boolean {
  let [draft, from]: [Draft, TableView] = [source, at];
  for (let steps = 0; steps < 4 && draft.kind === 'lookup'; steps++) {
    const link = parentsOf(from, context).find((each) => each.name === draft.parameters.relation);
    const next = link && context.drafts.get(link.to)!.find(({ column }) => column.name === draft.parameters.column);
    if (!link || !next || link.to === table) return false;
    [draft, from] = [next, link.to];
  }
  return !isComputed(draft);
}

/** A column with the parent's own domain type and no further conditions: the parent's value always fits. */
function meetsTheSame(draft: Draft, table: TableView, source: Draft, parent: TableView, { bounds }: DeriveContext): boolean {
  const [own, theirs] = [bounds.tables.get(table.name)!, bounds.tables.get(parent.name)!];
  const [required, met] = [ownMember(own.domains, draft.column.name) ?? {}, ownMember(theirs.domains, source.column.name) ?? {}];
  const { name } = draft.column;
  return (
    JSON.stringify(draft.column.type.domains) === JSON.stringify(source.column.type.domains) &&
    Object.keys(required).every((fact) => isMetBy(met, required, fact)) &&
    !draft.column.inKey &&
    !own.groups.some((group) => group.columns.includes(name)) &&
    !own.unread.some((each) => each.columns.includes(name))
  );
}

/** Whether values that satisfy `met` also satisfy the condition. */
function isMetBy(met: Domain, required: Domain, fact: string): boolean {
  if (fact === 'in') return met.in !== undefined && met.in.every((value) => required.in!.includes(value));
  const [end, other] = fact.startsWith('max') ? (['max', -1] as const) : (['min', 1] as const);
  if (!fact.startsWith(end) || met[end] === undefined || required[end] === undefined) return false;
  const [given, asks] = [Number(met[end]) * other, Number(required[end]) * other];
  return fact === end ? given >= asks : fact === `${end}Exclusive` && (given > asks || met[`${end}Exclusive`] === true);
}

function sourceOf(draft: Draft, link: Link, table: TableView, context: DeriveContext): Draft | undefined {
  const parents = context.drafts.get(link.to)!;
  return (
    named(draft, link, context) ??
    priceOf(draft, link, parents, context) ??
    takenOver(draft, link, link.to, context) ??
    codeOf(draft, link, parents, context) ??
    continued(draft, link, table, parents, context) ??
    createdWith(draft, link, table, parents, context)
  );
}

/** `customer_email` beside `customer_id`: the column `email` (or `customer_email`) of that customer. */
function named(draft: Draft, link: Link, context: DeriveContext): Draft | undefined {
  const { words } = draft;
  const noun = namesOf(link.to, context).noun;
  const key = namesOf(link.from, context).columns.get(link.columns[0]!)!.words;
  const prefixes = [[noun], key.slice(0, -1)].filter((prefix) => prefix.length > 0);
  for (const prefix of prefixes) {
    if (words.length <= prefix.length || !prefix.every((word, i) => words[i] === word)) continue;
    const found = columnOf(words.slice(prefix.length).join(' '), noun, link.to, context);
    if (found) return found;
  }
  return undefined;
}

/** The column of a table of that noun that has this name, or one for the same. */
function columnOf(rest: string, noun: string, table: TableView, context: DeriveContext): Draft | undefined {
  const found = context.drafts
    .get(table)!
    .find(
      (each) =>
        each.words.join(' ') === rest ||
        each.words.join(' ') === `${noun} ${rest}` ||
        (rest === 'name' && ['full name', 'title', 'display name'].includes(each.words.join(' '))) ||
        (rest === 'type' && ['species', 'kind', 'category', `${noun} species`, `${noun} kind`].includes(each.words.join(' '))),
    );
  return found && !isSecret(found) ? found : undefined;
}

function isSecret(draft: Draft): boolean {
  return /password|secret|token|hash/i.test(draft.kind);
}

const PRICES = wordSet('prices of a product');

/** Net prices of products, if bills add taxes. */
const NET_PRICES = wordSet('net prices of a product');

/** The price paid for one of the parent's offers. */
const PAID_PRICE = wordSet('price that was paid');
const OFFERED = wordSet('price on offer');

const COSTS = wordSet('cost of a product');

/** A line's price is the product's, for purchased goods the cost, and a ticket's the event's `ticket_price`. */
function priceOf(draft: Draft, link: Link, parents: readonly Draft[], context: DeriveContext): Draft | undefined {
  const words = amountName(draft.words);
  const { noun, words: ofTable } = namesOf(link.from, context);
  if (!isSum(draft) || OTHER_PRICES.has(noun)) return undefined;
  // What others ask for the same thing is a price of their own.
  if ([...ofTable].some((word) => OF_SELLERS.has(word)) && !context.drafts.get(link.from)!.some(isCountOfPieces)) return undefined;
  const sums = parents.filter((each) => isSum(each) && isInParts(each.words) === isInParts(draft.words));
  if (PAID_PRICE.has(words)) return sums.find((each) => OFFERED.has(amountName(each.words)));
  if (!PRICES.has(words)) return undefined;
  if (isBoughtIn(link.from, context)) return sums.find((each) => COSTS.has(amountName(each.words)));
  const ofTheSame = sums.find((each) => amountName(each.words) === `${noun} ${words}`) ?? sums.find((each) => amountName(each.words) === words);
  if (ofTheSame) return ofTheSame;
  const isOfOne = words === 'unit price' || words === 'item price' || context.drafts.get(link.from)!.some(isCountOfPieces);
  return (
    sums.find((each) => PRICES.has(amountName(each.words)) && (isOfOne || (draft.kind === 'commerce.price' && each.kind === 'commerce.price'))) ??
    (isOfOne ? sums.find((each) => NET_PRICES.has(amountName(each.words))) : undefined)
  );
}

const CODES = wordSet('codes of a product');

/** A line has its product's codes. */
function codeOf(draft: Draft, link: Link, parents: readonly Draft[], context: DeriveContext): Draft | undefined {
  const words = draft.words.join(' ');
  if (!CODES.has(words) || draft.column.unique || !wordSet('nouns with a code of their own').has(namesOf(link.to, context).noun)) return undefined;
  return wordSet('lines of a bill').has(namesOf(link.from, context).noun) ? parents.find((each) => each.words.join(' ') === words) : undefined;
}

/**
 * What a row continues, at most one for each, is of the same kind: a shipment goes the way that its quote names. Where both list the same labels under a name that says of
 * what they are, it is the same in any row: the fuel of a truck that is filled. Each has states of its own.
 */
function continued(draft: Draft, link: Link, table: TableView, parents: readonly Draft[], context: DeriveContext): Draft | undefined {
  const isOfWhat = draft.words.length > 1 && isRequired(link) && draft.kind === 'values' && draft.column.notNull;
  const isOne = context.relations.owners.get(table) === link && isOneToOne(link);
  if ((!isOne && !isOfWhat) || tellsOfState(draft.words) || draft.kind === 'life.state') return undefined;
  const labels = labelsAllowed(draft, table, context);
  if (labels.length < 2) return undefined;
  return parents.find(
    (each) =>
      each.words.join(' ') === draft.words.join(' ') &&
      labelsAllowed(each, link.to, context).length > 1 &&
      (isOne || labelsAllowed(each, link.to, context).length === labels.length) &&
      labelsAllowed(each, link.to, context).every((label) => labels.includes(label)),
  );
}

/** Parts are created with their whole. */
function createdWith(draft: Draft, link: Link, table: TableView, parents: readonly Draft[], context: DeriveContext): Draft | undefined {
  if (
    draft.kind !== 'date.created' ||
    context.relations.owners.get(table) !== link ||
    context.relations.roles.get(link.to) === 'tenant' ||
    !['line', 'item', 'detail'].includes(namesOf(table, context).noun)
  )
    return undefined;
  return parents.find((each) => each.kind === 'date.created' && each.column.type.base === draft.column.type.base);
}

/** Parts of names, which no length that is usual for them cuts. */
const SHORT_TEXTS = /^person\.(?:firstName|lastName)$/;
const ROOM_FOR_SHORT = 40;

function sameFamily(a: Draft, b: Draft): boolean {
  const family = (draft: Draft): string => {
    const { base } = draft.column.type;
    return ANY_TEXT_TYPES.has(base) ? 'text' : WHOLE_TYPES.has(base) ? 'int' : base;
  };
  if (family(a) !== family(b)) return false;
  if (a.column.type.base === 'bpchar') return b.column.type.base === 'bpchar' && a.column.type.length === b.column.type.length;
  if (family(a) === 'text') return (a.column.type.length ?? Infinity) >= (SHORT_TEXTS.test(b.kind) ? ROOM_FOR_SHORT : (b.column.type.length ?? Infinity));
  return (
    (a.column.type.precision ?? Infinity) - (a.column.type.scale ?? 0) >= (b.column.type.precision ?? Infinity) - (b.column.type.scale ?? 0) ||
    a.column.type.precision === undefined
  );
}
