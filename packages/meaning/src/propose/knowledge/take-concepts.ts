import { ownMember, withArticle, type Domain } from '@seedbed/contract';
import type { TableInWork } from '../table-in-work.ts';
import type { TableLink } from '../link/link-schema.ts';
import type { Attribute, Concept } from '../packs/pack.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { nameAddresses } from './name-addresses.ts';
import { byParents, toldByParents } from './examples-of-parents.ts';
import { isKeptByExamples } from './kept-by-examples.ts';
import { listedRows } from './listed-rows.ts';
import { casesOfLabels, rowsByLabel, rowsByName, withParts } from './rows-by-label.ts';
import { hasCheckDigit } from './check-digits.ts';
import { whereBelow, withoutParts } from './parts.ts';
import { generatorOfAttribute } from './generator-of-attribute.ts';
import { withoutWorksOfOthers } from './works-of-others.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { wordSet } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

/** Below this probability a column keeps the generator of its name. */
const MIN = 0.55;

/** Generators that a trade does not improve: keys, timestamps and lifecycles, people, contact data, addresses. */
const UNIVERSAL =
  /^(?:sequence|permutation|constant|null|default|reference|life\.|date\.(?!year)|string\.uuid|string\.secret|string\.token|string\.passwordHash|person\.(?!jobTitle|bio)|phone\.|internet\.|image\.|location\.(?!roomName|venueName|schoolName|route|salesRegion|area)|company\.(?:name|url|email|phone)|code\.reference|sibling|expression|lookup|derived|text\.slug)/;

/** Kinds that give way only above this probability: their values are right in any trade. */
const OVERRIDE_PROBABILITY = 0.85;

/** Words of a share, which is no amount of money. */
const SHARES = wordSet('words of a share');
const PAID_TIMES = wordSet('times that are paid for');

/** What is known by its code, also without a key that says so. */
const BY_CODE = wordSet('things known by their code');

/** Whether an amount of money that a concept names so is what a time costs: an hourly rate. */
function isPaidByTime(words: readonly string[], likeness: number): boolean {
  return likeness === 1 && words.some((word) => PAID_TIMES.has(word));
}

/** Whether a text tells rows apart: the code of a coupon, which a buyer enters. */
function tellsApart({ words }: Draft, noun: string): boolean {
  return BY_CODE.has(noun.split(' ').at(-1)!) && words.at(-1) === 'code' && words.length <= 2;
}

/** Gives the columns of a table the example values of its concept. Labels that the schema itself lists stay. */
export function takeConcepts(work: TableInWork): void {
  const { drafts, concept: known, bounds, isGrouped, expectedRows: rows, links, names, own } = work;
  if (!known) return;
  const { domains } = bounds;
  const all = known.evidence.own ? known : withoutWorksOfOthers(known, links, names);
  const { concept: whole, parts } = withoutParts(all.concept);
  const link = { ...all, concept: whole };
  const { pack, evidence } = link;
  const { concept, attributes: listed } = listedRows(link, drafts, domains);
  const byLabel = listed.size > 0 ? null : rowsByLabel(link, drafts, domains);
  // The kinds of rows are told apart by other things than that something is above them.
  const saidByLabel = withParts(byLabel, parts, concept, whereBelow(links));
  const byName = byLabel || listed.size > 0 ? null : rowsByName(link, drafts);
  const told = isNamedByKey(link, drafts) ? [] : toldByParents(work, concept);
  const taken = new Map<Draft, Taken>();
  for (const draft of drafts) {
    const found = link.columns.find(({ column }) => column === draft.column.name);
    if (
      !found ||
      (isGrouped(draft) && !isKeptByExamples(draft.column.name, link, bounds.groups)) ||
      draft.kind === 'life.reason' ||
      (draft.kind === 'life.state' && found.attribute === concept.states?.of)
    )
      continue;
    const { probability } = found;
    if (
      probability < MIN ||
      leavesToNames(draft.kind, probability, concept.attributes[found.attribute]!) ||
      (draft.kind === 'internet.username' && draft.column.unique) ||
      (!evidence.own && isNamedBetter(draft, link, concept.attributes[found.attribute]!, probability)) ||
      (isListed(draft, ownMember(domains, draft.column.name)) && !listed.has(found.attribute) && !isSameRange(draft, concept.attributes[found.attribute]!))
    )
      continue;
    if (concept.attributes[found.attribute]!.kind === 'money' && draft.words.some((word) => SHARES.has(word)) && !isPaidByTime(draft.words, found.likeness))
      continue;
    if (!evidence.own && isPartOfAddress(draft, drafts, link)) continue;
    if (!evidence.own && hasCheckDigit(draft.kind, concept.attributes[found.attribute]!)) continue;
    const at = { column: draft.column, domain: ownMember(domains, draft.column.name), words: draft.words, rows, isApart: tellsApart(draft, own.noun) };
    // `country char(2)` has room for the code, but not for the name.
    const code = `${found.attribute}_code`;
    const make = (attribute: string, of: Concept) => {
      const generator = generatorOfAttribute(attribute, of, at);
      return generator && byParents(generator, of, told);
    };
    const made = make(found.attribute, concept) ?? (Object.hasOwn(concept.attributes, code) ? make(code, concept) : null);
    if (made?.kind === 'values' && followsStars(draft, drafts)) continue;
    const fitting = made && withDefaultFirst(made, literalDefault(draft.column.column));
    if (!fitting || (isLargeKeyPart(draft) && fitting.kind === 'example')) continue;
    const isText = concept.attributes[found.attribute]!.kind === 'text';
    const isExample = fitting.kind.startsWith('example') && fitting.parameters?.['of'] === concept.concept && !draft.column.unique;
    const grouped = isExample ? ((isText ? saidByLabel : byLabel) ?? (isText && !draft.column.inKey ? byName : null)) : null;
    const groups = grouped === byName ? grouped?.groups.filter(({ rows: named }) => Object.hasOwn(named[0]!, found.attribute)) : grouped?.groups;
    const cases =
      grouped && groups && (!grouped.isState || isText)
        ? casesOfLabels(
            { ...grouped, groups },
            concept,
            (part) => make(found.attribute, part),
            (rowsOfLabel) =>
              grouped.isFlag === true &&
              !draft.column.notNull &&
              rowsOfLabel.filter((row) => Object.hasOwn(row, found.attribute)).length * 2 < rowsOfLabel.length,
          )
        : null;
    taken.set(draft, { made: cases ?? fitting, found });
  }
  const name = [...taken].find(([, { found }]) => concept.attributes[found.attribute]!.identifying === true)?.[0];
  if (name)
    nameAddresses(
      name,
      drafts.filter((draft) => !taken.has(draft)),
    );
  for (const [draft, { made, found }] of taken) {
    if (!evidence.own && followsSibling(draft, drafts, taken)) continue;
    edit(draft, { kind: made.kind, parameters: made.parameters ?? {}, entity: undefined });
    // Examples contain NULLs where a value is missing.
    if (made.kind.startsWith('example') || made.kind === 'cases') edit(draft, { nullRate: 0 });
    edit(draft, {
      confidence: Math.round(found.probability * 100) / 100,
      because: { code: 'concept', words: `${found.attribute.replaceAll('_', ' ')} of ${withArticle(concept.concept)} (${pack})` },
    });
  }
}

/** Whether a key chooses the names of the rows, or their codes, one after another, whatever their parents are: the rest of the row is that of the same example. */
function isNamedByKey({ concept, columns }: TableLink, drafts: readonly Draft[]): boolean {
  return columns.some(({ column, attribute }) => {
    const own = drafts.find((each) => each.column.name === column)?.column;
    const { identifying, kind } = concept.attributes[attribute]!;
    return (identifying === true && own?.inKey === true) || (kind === 'text' && own?.unique === true);
  });
}

/** Whether a column keeps the generator of its name, which is right in any trade, because it may not be the attribute. */
export function leavesToNames(kind: string, probability: number, { identifying = false }: Attribute): boolean {
  return UNIVERSAL.test(kind) && !identifying && probability < OVERRIDE_PROBABILITY;
}

/** Whether the column is what someone wrote beside a rating, which a list of a concept does not follow. */
function followsStars({ kind, parameters }: Draft, drafts: readonly Draft[]): boolean {
  return kind === 'text.review' && parameters['stars'] !== undefined && drafts.some((each) => each.kind === 'number.rating');
}

/** Whether a rule knows the names of the table's rows better than a concept with which the table only shares columns: a charity is no campaign. */
function isNamedBetter({ confidence, because }: Draft, { evidence }: TableLink, { identifying = false }: Attribute, probability: number): boolean {
  return identifying && evidence.name === 0 && because.code === 'name' && confidence > probability;
}

/** Whether the column is one of several in a key with thousands of possible values, which few examples could not distinguish. */
function isLargeKeyPart({ column, kind }: Draft): boolean {
  return column.inKey && !column.unique && (kind === 'pattern' || kind === 'text.slug' || kind.startsWith('code.'));
}

/** The labels of a concept with the DEFAULT as the most frequent one; null where it is none of them: then the schema knows others. */
function withDefaultFirst(made: Taken['made'], usual: string | null | undefined): Taken['made'] | null {
  const { values, weights } = (made.parameters ?? {}) as { readonly values?: unknown; readonly weights?: unknown };
  if (made.kind !== 'values' || !Array.isArray(values) || typeof usual !== 'string' || usual === '' || !values.every((value) => typeof value === 'string'))
    return made;
  const at = values.indexOf(usual);
  if (at < 0) return null;
  if (!Array.isArray(weights)) return made;
  // An application has one currency; others are the exception.
  if (values.every((value) => CURRENCY.test(value as string)))
    return { ...made, parameters: { ...made.parameters, weights: values.map((_, i) => (i === at ? 97 : 3 / (values.length - 1))) } };
  const heaviest = weights.indexOf(Math.max(...(weights as number[])));
  return { ...made, parameters: { ...made.parameters, weights: weights.with(at, weights[heaviest]).with(heaviest, weights[at]) } };
}

const CURRENCY = /^[A-Z]{3}$/;

/** A column's new generator, with its attribute. */
type Taken = { readonly made: NonNullable<ReturnType<typeof generatorOfAttribute>>; readonly found: TableLink['columns'][number] };

const ADDRESS = /^location\.(?:city|state|stateCode|country|countryCode|zipCode|streetAddress|latitude|longitude)$/;

/**
 * Whether the column is a city next to a postal code or a latitude that the concept does not have. All of them describe one place, so they
 * must not come from two sources.
 */
function isPartOfAddress(draft: Draft, drafts: readonly Draft[], link: TableLink): boolean {
  if (!ADDRESS.test(draft.kind) || draft.entity === undefined) return false;
  const isLinked = ({ column }: Draft) => link.columns.some((each) => each.column === column.name && each.probability >= OVERRIDE_PROBABILITY);
  return drafts.some((each) => each !== draft && each.entity === draft.entity && ADDRESS.test(each.kind) && !isLinked(each));
}

/** Values that follow from a person's own name or birth date, or from a card's number. */
const DETERMINED_BY: readonly (readonly [told: RegExp, by: RegExp])[] = [
  [/^person\.(?:sex|prefix)$/, /^person\.(?:first|middle|full)Name$/],
  [/^person\.age$/, /^person\.birthDate$/],
  [/^person\.birthDate$/, /^person\.age$/],
  [/^finance\.creditCardIssuer$/, /^finance\.creditCardNumber$/],
];

/** Whether the column is the sex next to a first name that keeps its generator. An example could contradict the name. */
function followsSibling(draft: Draft, drafts: readonly Draft[], taken: ReadonlyMap<Draft, Taken>): boolean {
  const by = DETERMINED_BY.find(([pattern]) => pattern.test(draft.kind))?.[1];
  return by !== undefined && drafts.some((each) => each !== draft && each.entity === draft.entity && by.test(each.kind) && !taken.has(each));
}

/** Whether the schema lists the values, by an enum, a CHECK or a comment. */
function isListed({ column: { type }, because }: Draft, domain: Domain | undefined): boolean {
  return type.labels !== undefined || domain?.in !== undefined || because.code === 'comment';
}

/** Whether a comment says only the range that the attribute has as well (`1 to 5`): then the concept knows which number goes with the row's text. */
function isSameRange({ kind, because, parameters }: Draft, { kind: of, min, max }: Attribute): boolean {
  return because.code === 'comment' && of === 'number' && kind.startsWith('number.') && parameters['min'] === min && parameters['max'] === max;
}

/** As alike as the names of times have to be. */
const SAME = 0.9;

/** Generators of independent timestamps. They are replaced if the concept puts the time after another one. */
const TIMESTAMP = /^date\.(?:end|event|due|expires|scheduled|start|recent)$/;
/** Below this probability of the concept, a table keeps the order of times that its names suggest. */
const MIN_TABLE_PROBABILITY = 0.5;
/** Longer durations are left to lifecycles. */
const MAX_DAYS = 60;

/** Whether a timestamp already follows the other within hours, by its names: a check-out on the same day. */
function isSoonAfter({ kind, parameters: { after, gap } }: Draft, start: Draft): boolean {
  return kind === 'date.event' && after === start.column.name && typeof gap === 'number' && gap < 1;
}

/** Puts times after one another as the concept defines, at the distances in days that it defines: an arrival is hours after the departure. */
export function orderByConcept(drafts: readonly Draft[], link: TableLink | undefined, isGrouped: (draft: Draft) => boolean): void {
  if (!link || link.probability < MIN_TABLE_PROBABILITY) return;
  const columnOf = (attribute: string): Draft | undefined =>
    drafts.find(({ column }) => link.columns.some((each) => each.attribute === attribute && each.column === column.name && each.likeness >= SAME));
  for (const [attribute, { after, within_days: days, moment }] of Object.entries(link.concept.attributes)) {
    if (after === undefined || days === undefined || days > MAX_DAYS) continue;
    const [target, start] = [columnOf(attribute), columnOf(after)];
    if (
      !target ||
      !start ||
      isGrouped(target) ||
      !TIMESTAMP.test(target.kind) ||
      !start.kind.startsWith('date.') ||
      start.parameters.start === target.column.name ||
      isSoonAfter(target, start)
    )
      continue;
    if (!DATE_TYPES.has(target.column.type.base) || !DATE_TYPES.has(start.column.type.base)) continue;
    if (moment === 'due') edit(target, { kind: 'date.due', parameters: { after: start.column.name, days: [days / 2, (days * 3) / 4, days].map(Math.ceil) } });
    else
      edit(target, {
        kind: 'date.end',
        parameters: { start: start.column.name, minHours: Math.round(days * 2.4 * 10) / 10 || days * 2.4, maxHours: days * 24 },
      });
    edit(target, { because: { code: 'concept', words: `after ${start.column.name}, as in ${withArticle(link.concept.concept)} (${link.pack})` } });
  }
}
