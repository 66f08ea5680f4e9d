import { ownMember, type Domain, type Relation } from '@seedbed/contract';
import { literalDefault } from '../../read/column/default-value.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { isParticiple } from '../../read/names/participles.ts';
import { wordSet } from '../../read/words.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';

/** More rows than these no one puts in an order by hand. */
const LISTED = 200;

/** Rows of a list that nothing owns, up to which each has a place of its own. */
const NUMBERED = 1000;

/** Above this much spread some owners have far more rows than anyone orders: tenants. */
const VERY_UNEQUAL = 1;

/** Flags for the default one of several: an address. */
const THE_ONE = wordSet('the default one');
const THE_RIGHT_ONE = wordSet('the right one of several');

/**
 * A position counts the rows of its owner, or without one the rows of a short table: `position` of the steps of a recipe. It starts at zero
 * if that is its DEFAULT; most of a tenant's many rows then stay unordered.
 */
export function placeRows(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>, owner: Relation | undefined, expectedRows: number): void {
  for (const draft of drafts) {
    // In a key the plan distinguishes the rows.
    if (draft.kind !== 'number.position' || draft.column.inKey || Object.keys(draft.parameters).length > 0) continue;
    const fromNothing = literalDefault(draft.column.column) === '0' && Number(ownMember(domains, draft.column.name)?.min ?? 0) <= 0;
    const owned = owner !== undefined && !(owner.fanOut?.kind === 'lognormal' && owner.fanOut.sigma > VERY_UNEQUAL);
    if (owned || expectedRows <= NUMBERED)
      edit(draft, {
        parameters: { every: owned ? LISTED : Math.max(LISTED, expectedRows), ...(fromNothing ? { from: 0 } : {}), ...(owned ? { within: true } : {}) },
      });
    else if (fromNothing) edit(draft, { kind: 'values', parameters: { values: [0, 1, 2, 3, 4], weights: [70, 12, 8, 6, 4] } });
  }
}

/**
 * A running number in a key beside a reference counts the rows of that parent: `(invoice_id, seq)` begins at 1 in every invoice, where nothing of the database
 * numbers all rows.
 */
export function countWithinKeys(drafts: readonly Draft[], { table: { uniqueKeys, foreignKeys } }: TableView): void {
  const refers = new Set(foreignKeys.flatMap(({ columns }) => columns));
  for (const draft of drafts) {
    const { column, kind } = draft;
    const { identity, sequence, default: usual = '' } = column.column;
    if (
      (kind !== 'sequence' && !isPlaceOfExamples(draft)) ||
      identity ||
      sequence !== undefined ||
      usual.startsWith('nextval(') ||
      column.unique ||
      refers.has(column.name)
    )
      continue;
    const beside = uniqueKeys.some(({ columns }) => columns.includes(column.name) && columns.some((name) => refers.has(name)));
    if (beside) edit(draft, { kind: 'number.position', parameters: {} });
  }
}

/** A place in the order of the parent's rows that examples tell of other rows: there each place is taken once. */
function isPlaceOfExamples({ kind, column, words }: Draft): boolean {
  return OF_EXAMPLES.has(kind) && WHOLE_TYPES.has(column.type.base) && PLACES.has(words.join(' '));
}
const OF_EXAMPLES: ReadonlySet<string> = new Set(['example.number', 'cases', 'distribution']);
const PLACES = wordSet('places of rows in their list');

/**
 * Of several one is the default: the first of each owner's, or of a short list that nothing owns. Of the options of a question one is right; what also refers to something
 * else is an answer of somebody. `isFree` says that no constraint decides the column.
 */
export function pickDefaults(
  drafts: readonly Draft[],
  isFree: (draft: Draft) => boolean,
  owner: Relation | undefined,
  expectedRows: number,
  references = 0,
): void {
  const isOne = (word: string): boolean => THE_ONE.has(word) || (THE_RIGHT_ONE.has(word) && owner !== undefined && references === 1);
  for (const draft of drafts) {
    if (draft.kind !== 'datatype.boolean' || draft.column.type.base !== 'bool' || !isFree(draft)) continue;
    if (!isOne(draft.words.at(-1) ?? '') && !(owner !== undefined && namesTheOne(draft.words))) continue;
    if (owner || expectedRows <= LISTED) edit(draft, { kind: 'datatype.first', parameters: owner ? { within: true } : {} });
  }
}

/** Whether a flag reads as the noun of the one in a group: `is_cover`, `is_headquarters`, `primary_contact`. `current` alone may be a state of any row, `is_current` is one of several. */
export function namesTheOne(words: readonly string[]): boolean {
  const said = words.filter((word) => word !== 'is');
  const [first = '', ...rest] = said;
  if (rest.length === 0) return ONE_IN_A_GROUP.has(first) || THE_ONE.has(first);
  return rest.length <= 2 && THE_ONE.has(first) && !rest.some(isParticiple);
}
const ONE_IN_A_GROUP = wordSet('one in a group');
