import { ownMember, type Generator } from '@seedbed/contract';
import { calledAlike } from '@seedbed/engine/text';
import { wordSet } from '../../read/words.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { TEXT_TYPES } from '../../schema/types.ts';
import type { Concept, Example } from '../packs/pack.ts';
import type { TableInWork } from '../table-in-work.ts';
import { firstVariant, waysOf } from './ways-of-text.ts';

/** A column that is less likely to be the attribute says nothing of the examples. */
const MIN = 0.55;
/** With a smaller share of examples that name one of the parents, they hardly speak of such parents. */
const MIN_SHARE = 0.4;
const MIN_EXAMPLES = 4;
/** Longer texts are prose: two of them are two texts, whatever their names. */
const MAX_LETTERS = 24;
/** A name that comes more often comes in too many forms to tell. */
const MAX_TIMES = 40;
/** More expressions would leave too few examples of each combination. */
const MAX = 2;
/**
 * What happens to a thing is not told by the thing: with an example or two for each product, all reviews of a product would be the same. A catalogue tells what its things
 * are like, and what has no kinds of its own may be a copy of its parent.
 */
const MAX_KINDS = 0.6;
const CATALOGUES: ReadonlySet<string> = new Set(['lookup', 'tree']);
const COPIED = 0.95;
const NAMES = wordSet('names and captions');

/** What the examples agree with: an expression that reads a parent, the attribute that says the same, and an expression of the row's place among those of the parent. */
export type ToldByParent = { readonly value: string; readonly attribute: string; readonly place?: string };

/**
 * The attributes of a concept's examples that a parent of the row has for its name, or as an attribute of the same name: a product is of the category that it refers to, a
 * treatment for the species of the animal. Found where the texts of the examples are among those of the parent's concept, or where they are called like the parent.
 */
export function toldByParents({ concept: known, links, view, own, context }: TableInWork, concept: Concept): readonly ToldByParent[] {
  const bound = new Set(known!.columns.filter(({ probability }) => probability >= MIN).map(({ attribute }) => attribute));
  // Where examples give no texts but figures, these seldom depend on what the parent is called.
  if (![...bound].some((attribute) => concept.attributes[attribute]!.kind === 'text' && textsOf(concept.rows, attribute).length > 0)) return [];
  const hasKinds = [...bound].some((attribute) => concept.attributes[attribute]!.kind === 'label' && attribute !== concept.states?.of);
  const found = links.flatMap((link) => {
    // Whether a row has a parent may depend on the kind of the row, and not the other way round.
    const path = link.to === view || (hasKinds && !isRequired(link)) ? null : pathTo(link, view, context);
    if (path === null) return [];
    const words = new Set([
      context.names.tables.get(link.to)!.noun,
      ...link.columns.map((column) =>
        own.columns
          .get(column)!
          .words.filter((word) => word !== 'id')
          .join(' '),
      ),
    ]);
    const isCatalogue = CATALOGUES.has(context.relations.roles.get(link.to) ?? '');
    const like = textsOfParent(link, context).flatMap((each) =>
      likeOf(concept, each, bound, words).map((one) => ({ ...one, value: `${path}.${each.column}` })),
    );
    const [column] = link.columns;
    const place = link.columns.length === 1 && isPlainName(column!) ? { place: `place(${column})` } : {};
    return like
      .filter(({ kinds, share }) => isCatalogue || kinds <= MAX_KINDS || (!hasKinds && Math.min(kinds, share) >= COPIED))
      .toSorted((one, other) => other.share - one.share)
      .slice(0, 1)
      .map((one) => ({ ...one, ...place }));
  });
  const best = found.toSorted((one, other) => other.share - one.share);
  return best.filter(({ attribute }, i) => best.findIndex((each) => each.attribute === attribute) === i).slice(0, MAX);
}

/** A text column of the parent: its attribute, if its table is a concept, and what it says, if that is known. */
type Told = { readonly column: string; readonly attribute: string | undefined; readonly isName: boolean; readonly texts: readonly string[] };

function textsOfParent({ to }: Link, { concepts, bounds, names }: TableInWork['context']): readonly Told[] {
  const parent = concepts.get(to.name);
  return to.columns.flatMap((view): Told[] => {
    const column = view.name;
    if (!isPlainName(column)) return [];
    const listed = (view.type.labels ?? ownMember(bounds.tables.get(to.name)!.domains, column)?.in)?.map(String);
    const link = parent?.columns.find((each) => each.column === column && each.probability >= MIN);
    const { words } = names.tables.get(to)!.columns.get(column)!;
    const isName = words.length === 1 && NAMES.has(words[0]!) && TEXT_TYPES.has(view.type.base);
    if (!parent || !link) return isName ? [{ column, attribute: undefined, isName, texts: listed ?? [] }] : [];
    const { kind, identifying = isName, values = {} } = parent.concept.attributes[link.attribute]!;
    const texts = listed ?? [...textsOf(parent.concept.rows, link.attribute), ...Object.keys(values)];
    const isProse = !identifying && texts.reduce((sum, text) => sum + text.length, 0) > texts.length * MAX_LETTERS;
    return (kind !== 'text' && kind !== 'label') || isProse || link.attribute === parent.concept.states?.of
      ? []
      : [{ column, attribute: link.attribute, isName: identifying, texts }];
  });
}

/** `share` of the examples say what a parent says; `kinds`: how many of those say something else than all others. */
type Like = { readonly attribute: string; readonly share: number; readonly kinds: number };

/** The attributes of the concept that say the same as a column of the parent. */
function likeOf(concept: Concept, { attribute: theirs, isName, texts }: Told, bound: ReadonlySet<string>, words: ReadonlySet<string>): Like[] {
  const alikeTo = calledAlike(texts);
  return Object.entries(concept.attributes).flatMap(([attribute, { kind, identifying = false, names }]) => {
    if ((kind !== 'text' && kind !== 'label') || identifying || attribute === concept.states?.of) return [];
    // Labels that both have in a column of their own are of two things: the type of a payment is not that of its order.
    if ((kind === 'label' && bound.has(attribute)) || (!isName && attribute !== theirs)) return [];
    const said = textsOf(concept.rows, attribute);
    const known = said.filter((text) => alikeTo(text).length > 0);
    const isCalled = isName && [attribute, ...names].some((name) => words.has(name));
    const told = isCalled && known.length < MIN_EXAMPLES ? said : known;
    const share = told.length / concept.rows.length;
    return told.length < MIN_EXAMPLES || share < MIN_SHARE || new Set(told).size < 2 ? [] : [{ attribute, share, kinds: new Set(told).size / told.length }];
  });
}

/** The generator of examples, choosing those that agree with the row's parents. Others are as they were. */
export function byParents(generator: Generator, concept: Concept, told: readonly ToldByParent[]): Generator {
  const parameters = generator.parameters ?? {};
  if (told.length === 0 || !generator.kind.startsWith('example') || parameters['of'] !== concept.concept) return generator;
  const name = Object.entries(concept.attributes).find(([, { identifying }]) => identifying)?.[0];
  const times = name === undefined ? [] : concept.rows.map((row) => Math.min(MAX_TIMES, waysOf(String(ownMember(row, name)))));
  const by = told.map(({ value, attribute, place }, i) => ({
    value,
    ...(place === undefined ? {} : { place }),
    ...(i === 0 && place !== undefined && times.some((each) => each > 1) ? { times } : {}),
    keys: concept.rows.map((row) => (typeof ownMember(row, attribute) === 'string' ? firstVariant(String(row[attribute])) : null)),
  }));
  return { ...generator, parameters: { ...parameters, by } };
}

function textsOf(rows: readonly Example[], attribute: string): readonly string[] {
  return rows.flatMap((row) => (typeof ownMember(row, attribute) === 'string' ? [firstVariant(String(row[attribute]))] : []));
}
