import { generatorOf, type Draft } from '../../edits/draft.ts';
import { plainState } from '../../propose/drafts/label-roles.ts';
import { isKind } from '../presence/named-by-labels.ts';
import { wordSet } from '../../read/words.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { ANY_TEXT_TYPES } from '../../schema/types.ts';
import { compute, isFree, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { labelsAllowed } from './labels-of-state.ts';
import { isOneOf } from './only-when.ts';
import { pathTo } from '../../schema/parent-path.ts';

const COMES_IN = wordSet('labels of what comes in');
const GOES_OUT = wordSet('labels of what goes out');
const SENDS = wordSet('words of whoever sends');
const RECEIVES = wordSet('words of whoever receives');
const OUTSIDE = [wordSet('customers'), wordSet('people outside')];
/** Kinds of addresses, by the last words of a column. */
const ADDRESSES: readonly (readonly [of: RegExp, theirs: RegExp])[] = [
  [/^(?:address|email|email address|e mail|mail)$/, /^(?:email|email address|e mail|mail)$/],
  [/^(?:number|phone|phone number)$/, /^(?:phone|phone number|mobile|mobile number|telephone)$/],
];

/**
 * Addresses of an e-mail or a call between one of ours and somebody outside, by its direction: what goes out is from the user's address to the contact's, and what comes
 * in the other way round.
 */
export function addressBothSides(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const people = parentsOf(table, context).filter((link) => isRequired(link) && link.columns.length === 1 && namesOf(link.to, context).agent);
  const [one, other, another] = people;
  if (!one || !other || another || one.to === other.to) return;
  const isOutside = ({ to }: Link): boolean => OUTSIDE.some((nouns) => nouns.has(namesOf(to, context).noun));
  const [ours, theirs] = isOutside(one) ? [other, one] : [one, other];
  const direction = drafts.find((each) => isDirection(each, table, context));
  if (!isOutside(theirs) || isOutside(ours) || !direction) return;
  for (const draft of drafts) {
    const [end = '', ...rest] = draft.words;
    const kind = ADDRESSES.find(([of]) => of.test(rest.join(' ')));
    // The address of a letter is a place.
    const isPlace = rest.join(' ') === 'address' && draft.kind !== 'internet.email';
    if (!kind || isPlace || !(SENDS.has(end) || RECEIVES.has(end)) || !ANY_TEXT_TYPES.has(draft.column.type.base) || !isFree(draft.column, table, context))
      continue;
    const cases = labelsAllowed(direction, table, context).flatMap((label) => {
      const link = SENDS.has(end) === GOES_OUT.has(plainState(label)) ? ours : theirs;
      return addressAt(link, kind[1], { draft, label, direction }, table, context) ?? [];
    });
    if (cases.length === 0) continue;
    compute(
      draft,
      'cases',
      { cases, otherwise: generatorOf(draft) },
      `the address of who ${SENDS.has(end) ? 'sends' : 'receives'} by ${direction.column.name}`,
      'relation',
    );
  }
}

function isDirection(draft: Draft, table: TableView, context: DeriveContext): boolean {
  const labels = labelsAllowed(draft, table, context).map(plainState);
  const isEither = labels.length > 1 && labels.every((label) => COMES_IN.has(label) || GOES_OUT.has(label));
  return (
    isEither &&
    isPlainName(draft.column.name) &&
    draft.nullRate === undefined &&
    (isKind(draft.words) || draft.words.includes('direction') || labels.length === 2)
  );
}

type Side = { readonly draft: Draft; readonly label: string; readonly direction: Draft };

function addressAt(link: Link, theirs: RegExp, { draft, label, direction }: Side, table: TableView, context: DeriveContext) {
  const source = context.drafts.get(link.to)!.find((each) => theirs.test(each.words.join(' ')) && isPlainName(each.column.name));
  const path = pathTo(link, table, context);
  if (!source || path === null || !ANY_TEXT_TYPES.has(source.column.type.base) || dependsOn({ table: link.to, draft: source }, { table, draft }, context))
    return undefined;
  const value = `${path}.${source.column.name}`;
  const where = isOneOf(direction, [label]);
  return [{ when: source.column.notNull ? where : `${where} && ${value} != null`, generator: { kind: 'expression', parameters: { expression: value } } }];
}
