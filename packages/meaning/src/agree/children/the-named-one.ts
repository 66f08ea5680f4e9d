import type { Draft } from '../../edits/draft.ts';
import { plainState } from '../../propose/drafts/label-roles.ts';
import type { Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isRequired } from '../../schema/link.ts';
import { wordSet } from '../../read/words.ts';
import { compute, isFree, namesOf, withoutDomains, type DeriveContext } from '../context.ts';

/**
 * The row that a place names by one of its references has the label of that name, and no other row of the place has it: whom an organization's `owner_id` names is the only
 * member with the role `owner`.
 */
export function labelTheNamedOne(table: TableView, context: DeriveContext): void {
  const own = context.relations.of.get(table)!.filter(({ link }) => link.columns.length === 1 && isPlainName(link.columns[0]!));
  for (const { link: place } of own) {
    const named = context.relations.of.get(place.to)!.filter(({ relation, link }) => relation.through === table.name && link.columns.length === 1);
    for (const { link: reference } of named) {
      const theirs = own.filter(({ link }) => link !== place && link.to === reference.to && link.toColumns[0] === reference.toColumns[0]);
      // Who is a member must be told, who invited him need not be. Where the rows are people themselves, each is its own.
      const person = reference.to === table ? reference.toColumns[0] : (theirs.find(({ link }) => isRequired(link)) ?? theirs[0])?.link.columns[0];
      if (person !== undefined && isPlainName(person) && isPlainName(reference.columns[0]!)) labelBy({ place, reference, person }, table, context);
    }
  }
}

/** `person` is the column of the row that says who it is. */
type Ways = { readonly place: Link; readonly reference: Link; readonly person: string };

function labelBy({ place, reference, person }: Ways, table: TableView, context: DeriveContext): void {
  const { words } = namesOf(place.to, context).columns.get(reference.columns[0]!)!;
  for (const draft of context.drafts.get(table)!) {
    const label = draft.kind === 'values' && isFree(draft.column, table, withoutDomains(context, table)) ? labelOf(draft, words) : undefined;
    const others = label === undefined ? undefined : without(draft, label);
    if (!others) continue;
    const when = `${place.columns[0]}.${reference.columns[0]} == ${person}`;
    const cases = [{ when, generator: { kind: 'constant', parameters: { value: label } } }];
    compute(draft, 'cases', { cases, otherwise: { kind: 'values', parameters: others } }, `"${label}" where ${place.to.table.name} names the row`, 'relation');
    return;
  }
}

/** Of the members of a place the first is its owner, of the players of a team one is the captain, where nothing else says who. */
export function labelOneOfEach(table: TableView, context: DeriveContext): void {
  const things = context.relations.of
    .get(table)!
    .map(({ link }) => link)
    .filter((link) => isOfThing(link, table, context));
  const place = things.find((link) => context.relations.owners.get(table) === link) ?? (things.length === 1 ? things[0] : undefined);
  if (!place) return;
  for (const draft of context.drafts.get(table)!) {
    if (draft.kind !== 'values' || !ROLES.has(draft.words.at(-1)!) || !isFree(draft.column, table, withoutDomains(context, table))) continue;
    const label = valuesOf(draft.parameters).find((value): value is string => typeof value === 'string' && ONE_OF_EACH.has(plainState(value)));
    const others = label === undefined ? undefined : without(draft, label);
    if (!others) continue;
    const cases = [{ when: `place(${place.columns[0]!}) == 0`, generator: { kind: 'constant', parameters: { value: label } } }];
    compute(draft, 'cases', { cases, otherwise: { kind: 'values', parameters: others } }, `one "${label}" of each of ${place.to.table.name}`, 'relation');
  }
}
const ROLES = wordSet('columns of a role');
const ONE_OF_EACH = wordSet('labels of one in a group');

function isOfThing(link: Link, table: TableView, context: DeriveContext): boolean {
  if (link.to === table || link.columns.length > 1 || !isRequired(link) || !isPlainName(link.columns[0]!)) return false;
  return !namesOf(link.to, context).agent || isGroupOfPeople(link, table, context);
}

/** An organizer, a seller or a host may be several people: those of which a key holds each once. */
function isGroupOfPeople(link: Link, table: TableView, { names, relations }: DeriveContext): boolean {
  const keys = [table.primaryKey, ...table.table.uniqueKeys.map((key) => key.columns)].filter((key) => key.length === 2 && key.includes(link.columns[0]!));
  return (
    relations.owners.get(table) === link &&
    relations.of
      .get(table)!
      .some(
        ({ link: other }) =>
          other.to !== link.to && other.columns.length === 1 && names.tables.get(other.to)!.agent && keys.some((key) => key.includes(other.columns[0]!)),
      )
  );
}

/** The label that the words of a reference name: `owner` for `owner_id`. */
function labelOf({ parameters }: Draft, words: readonly string[]): string | undefined {
  // Words that no list knows are read as several: `skip per`.
  const whole = words.filter((word) => word !== 'id').join('');
  const isNamed = (label: string): boolean => words.includes(label) || label.replaceAll('_', '') === whole;
  return valuesOf(parameters).find((value): value is string => typeof value === 'string' && isNamed(plainState(value)));
}

/** The column's values and their weights without one of them; undefined if none is left. */
function without({ parameters }: Draft, label: string): Draft['parameters'] | undefined {
  const places = valuesOf(parameters).flatMap((value, place) => (value === label ? [] : [place]));
  if (places.length === 0) return undefined;
  const pick = (list: unknown): unknown[] => places.map((place) => (list as unknown[])[place]);
  return { ...parameters, values: pick(parameters['values']), ...(Array.isArray(parameters['weights']) && { weights: pick(parameters['weights']) }) };
}

function valuesOf(parameters: Draft['parameters']): readonly unknown[] {
  return Array.isArray(parameters['values']) ? parameters['values'] : [];
}
