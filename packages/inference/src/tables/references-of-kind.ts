import { reaches, type SolvedTable } from '@seedbed/constraints';
import { ownMember, type Group, type VariantColumn } from '@seedbed/contract';
import {
  isKind,
  isListed,
  pieces,
  plainLabel,
  tellsOfNoRow,
  wordsOfLabel,
  wordsOfReference,
  type DecideContext,
  type Draft,
  type Link,
  type TableView,
  linksOf,
  linksTo,
} from '@seedbed/meaning/decide';
import { isUnboundByCode } from './free-columns.ts';
import { weighedLabels } from './states-with-stamps.ts';

/** A reference that may be missing, with what its name says. */
export type Reference = { readonly link: Link; readonly column: string; readonly words: readonly string[] };

/**
 * A kind whose labels name what the row refers to: a message of the kind `agent` has an agent and no customer, a notification of the type `task_assigned` a task, one of
 * the type `invitation` none. A group holds the kind and these references. Null if no label names one, and where constraints, keys or code of the schema bind the columns.
 */
export function referencesOfKind(view: TableView, drafts: readonly Draft[], solved: SolvedTable, context: DecideContext): Group | null {
  const references = optionalReferences(view, solved, context);
  if (references.length === 0) return null;
  for (const kind of drafts) {
    const labels = weighedLabels(kind);
    const isCalledKind = isKind(kind.words);
    if (!labels || !(isCalledKind || isListed(kind.because)) || kind.nullRate !== undefined || !isUnboundByCode(kind, view, solved, context.schema)) continue;
    const isNamed = namerOf([...labels.keys()], references, kind, context);
    const named = references.filter((each) => {
      const naming = [...labels.keys()].filter((label) => isNamed(each, label));
      return naming.length > 0 && naming.length < labels.size && !kind.words.slice(0, -1).includes(each.words.at(-1)!);
    });
    if (named.length === 0 || (named.length === 1 && !isCalledKind)) continue;
    const cases = casesOf([...labels.keys()], named, isNamed, context);
    if (cases.size < 2) continue;
    return {
      columns: [kind.column.name, ...named.map(({ column }) => column)],
      tier: 'C',
      variants: [...cases.values()].map(({ some, says }) => {
        const weights = some.map((label) => labels.get(label)!);
        return {
          weight: weights.reduce((sum, weight) => sum + weight, 0),
          columns: {
            [kind.column.name]: { notNull: true, domain: { in: some }, generator: { kind: 'values', parameters: { values: some, weights } } },
            ...says,
          },
        };
      }),
    };
  }
  return null;
}

/** References that are missing in some rows already, so that nothing counts on them. */
export function optionalReferences(view: TableView, solved: SolvedTable, context: DecideContext): Reference[] {
  const { names, relations } = context;
  return relations.of.get(view)!.flatMap(({ link, relation }) => {
    const [name = ''] = link.columns;
    const column = view.column.get(name);
    if (link.columns.length > 1 || link.to === view || !column || column.notNull || (relation.nullShare ?? 0) === 0) return [];
    if (!isUnboundByCode({ column, entity: undefined }, view, solved, context.schema) || ownMember(solved.domains, name)) return [];
    const words = wordsOfReference(names.tables.get(view)!.columns.get(name)!.words);
    return /^\p{L}{2}/u.test(words.at(-1) ?? '') ? [{ link, column: name, words }] : [];
  });
}

/** Whether a label is about a reference. */
export type Naming = (reference: Reference, label: string) => boolean;

/**
 * Whether a label is about a reference: by its name, by a role that people of that table have (`agent` of users with the role `agent`), as one's own (`personal` of `user_id`), or,
 * where the others are told, as the only one that is left (`agent` and `contact` of `user_id` and `contact_id`).
 */
export function namerOf(labels: readonly string[], references: readonly Reference[], kind: Draft, context: DecideContext): Naming {
  const byName = (each: Reference, label: string): boolean => hasName(each, label, references, labels);
  const isTaken = (label: string): boolean => references.some((each) => byName(each, label));
  const people = references.filter(
    ({ link, words }) =>
      context.names.tables.get(link.to)!.agent && !words.includes('by') && !labels.some((label) => byName({ link, column: link.columns[0]!, words }, label)),
  );
  const left = labels.filter((label) => !isTaken(label) && !tellsOfNoRow(label) && !wordsOfLabel(label).some((word) => NOBODY.has(word)));
  const [who, another] = people;
  const own = !who || another ? [] : left.filter((label) => OWN.has(plainLabel(label)) || hasRole(label, who.link.to, context));
  const isOfAuthors = isKind(kind.words) && kind.words.length > 1 && people.length < references.length && left.length === 1;
  const meant = own.length > 0 ? own : isOfAuthors ? left : [];
  return (each, label) => byName(each, label) || (each === who && meant.includes(label));
}
/** Labels of nobody among the people of an application. */
const NOBODY: ReadonlySet<string> = new Set('system bot automation auto automatic api anonymous guest unknown other none external public'.split(' '));
/** Labels of what is somebody's own. */
const OWN: ReadonlySet<string> = new Set('personal private own individual user self'.split(' '));

/** Whether a column for the role of that table's rows lists the label. */
function hasRole(label: string, table: TableView, { bounds, names }: DecideContext): boolean {
  return table.columns.some(({ name, type }) => {
    if (names.tables.get(table)!.columns.get(name)!.words.at(-1) !== 'role') return false;
    const roles = type.labels ?? ownMember(bounds.tables.get(table.name)!.domains, name)?.in ?? [];
    return roles.some((role) => plainLabel(String(role)) === plainLabel(label));
  });
}

/** `agent_id` by the label `agent`; `sales_agent_id` beside `agent_id` by `sales_agent`; `gift_card_id` by `gift_card`, and not by `card` beside it; `kunde_id` by `Kunde`. */
function hasName({ words, column }: Reference, label: string, references: readonly Reference[], labels: readonly string[]): boolean {
  const names = [words, wordsOfReference(pieces(column))];
  const has = (some: string, own: readonly string[]): boolean => own.every((word) => wordsOfLabel(some).includes(word));
  const isAlone =
    references.filter((each) => each.words.at(-1) === words.at(-1)).length === 1 &&
    !labels.some((some) => names.some((own) => own.length > 1 && has(some, own)));
  return names.some((own) => has(label, isAlone ? own.slice(-1) : own));
}

type Case = { readonly some: string[]; readonly says: Record<string, VariantColumn> };

/** The labels by what they say of the references. */
function casesOf(labels: readonly string[], named: readonly Reference[], isNamed: Naming, context: DecideContext): ReadonlyMap<string, Case> {
  const naming = (label: string) => named.filter((each) => isNamed(each, label));
  // Where labels are nothing but names of references, another label is somebody else.
  const onlyNames = labels.every((label) => naming(label).length === 0 || pieces(label).length === naming(label)[0]!.words.length);
  const cases = new Map<string, Case>();
  for (const label of labels) {
    const there = naming(label);
    const saysOf = (each: Reference): VariantColumn | undefined => {
      if (there.includes(each)) return { notNull: true };
      if (there.some(({ link }) => leads(link.to, each.link.to, context, 'always'))) return undefined;
      return there.length > 0 || isOfSomethingElse(label, each.link.to, context, onlyNames) ? { null: true } : undefined;
    };
    const says = Object.fromEntries(named.flatMap((each) => (saysOf(each) ? [[each.column, saysOf(each)!]] : [])));
    const key = JSON.stringify(says);
    cases.set(key, { some: [...(cases.get(key)?.some ?? []), label], says });
  }
  return cases;
}

/** Whether a label names a table that has nothing to do with this one, or something that is no row; `otherwise` if it names no table. */
function isOfSomethingElse(label: string, table: TableView, context: DecideContext, otherwise: boolean): boolean {
  const parts = wordsOfLabel(label);
  if (tellsOfNoRow(label)) return true;
  const others = context.schema.tables.filter((each) => each !== table && parts.includes(context.names.tables.get(each)!.noun));
  return others.length === 0 ? otherwise : others.every((other) => !leads(other, table, context) && (otherwise || !meet(other, table, context)));
}

function leads(from: TableView, to: TableView, { relations }: DecideContext, how?: 'always'): boolean {
  return reaches(from, to, (table) =>
    relations.of.get(table)!.flatMap(({ link }) => (how && link.columns.some((name) => !table.column.get(name)?.notNull) ? [] : [link.to])),
  );
}

/** Whether rows of some table refer to both. */
function meet(one: TableView, other: TableView, { relations }: DecideContext): boolean {
  const from = (table: TableView) => linksTo(linksOf(relations), table).map(({ from: child }) => child);
  return from(one).some((table) => from(other).includes(table));
}
