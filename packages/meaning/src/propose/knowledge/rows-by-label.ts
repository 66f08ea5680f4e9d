import { ownMember, type Domain, type Generator } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { matcher, wordGroups } from '../../read/words.ts';
import { plainState } from '../drafts/label-roles.ts';
import type { TableLink } from '../link/link-schema.ts';
import type { Concept, Example } from '../packs/pack.ts';
import { closedLabels } from './listed-rows.ts';
import { varies } from './ways-of-text.ts';

/** A column that is less likely to be the attribute says nothing of the examples. */
const MIN = 0.55;
/** Last words of labels for a row's kind; of others only the state tells what is said of a row. */
const KIND = matcher('kinds of a row', 'last');
/** A label with fewer examples of its own would say the same in each row. */
const MIN_EXAMPLES = 2;
/** With fewer names of one way the examples are chosen as they are. */
const MIN_NAMES = 5;
const MISSING: Generator = { kind: 'null' };

/** The examples of a label, and which rows have it, as an expression. */
type RowsOfLabel = { readonly label: string; readonly when: string; readonly rows: readonly Example[] };

/** Examples of a concept by the labels of one of the table's columns; `others`: for labels without any of their own. */
export type RowsByLabel = {
  /** Whether the labels are of the row's state: what was said of a row depends on it, but not its figures. */
  readonly isState: boolean;
  /** Whether a flag tells the rows apart: what most of its examples lack, such rows lack. */
  readonly isFlag?: boolean;
  readonly groups: readonly RowsOfLabel[];
  readonly others: readonly Example[];
};

/**
 * The column whose closed list of labels tells the concept's examples apart: a call has the subject of a call, and a meeting that of a meeting. The schema's labels are
 * those of the pack if they are the same word, or mean the same. A kind comes before a state. Null if no two labels have examples of their own.
 */
export function rowsByLabel({ concept, columns }: TableLink, drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>): RowsByLabel | null {
  let best: RowsByLabel | null = null;
  let most = 0;
  const flag = rowsByFlag(concept, columns, drafts);
  if (flag) return flag;
  for (const { column, attribute, probability } of columns.toSorted((one, other) => order(one, concept) - order(other, concept))) {
    const draft = drafts.find((each) => each.column.name === column);
    const labels = draft && isPlainName(column) ? closedLabels(draft, ownMember(domains, column)) : undefined;
    const isState = attribute === concept.states?.of;
    const { kind, names } = concept.attributes[attribute]!;
    if (!draft || !labels || probability < MIN || kind !== 'label' || !(isState || names.some((name) => KIND.test(name)))) continue;
    const groups = labels.flatMap((label) => {
      const rows = concept.rows.filter((row) => Object.hasOwn(row, attribute) && meansTheSame(label, String(row[attribute])));
      return rows.length < MIN_EXAMPLES ? [] : [{ label, when: whereLabelled(column, label), rows }];
    });
    const known = new Set(groups.flatMap(({ rows }) => rows));
    if (groups.length < 2 || known.size <= most) continue;
    most = known.size;
    const neutral = concept.rows.filter((row) => !Object.hasOwn(row, attribute));
    const rest = neutral.length >= MIN_EXAMPLES ? neutral : concept.rows.filter((row) => !known.has(row));
    best = { isState, groups, others: rest.length >= MIN_EXAMPLES ? rest : concept.rows };
  }
  return best;
}

/** The examples by a flag that tells them apart: who was present has no excuse. */
function rowsByFlag({ attributes, rows }: Concept, columns: TableLink['columns'], drafts: readonly Draft[]): RowsByLabel | null {
  const found = columns.find(({ attribute, probability }) => attributes[attribute]!.tells && probability >= MIN);
  const draft = drafts.find((each) => each.column.name === found?.column);
  if (!found || draft?.column.type.base !== 'bool' || !isPlainName(found.column)) return null;
  const groups = [true, false].map((value) => ({
    label: `${value}`,
    when: `${found.column} == ${value}`,
    rows: rows.filter((row) => row[found.attribute] === value),
  }));
  return groups.every((group) => group.rows.length >= MIN_EXAMPLES) ? { isState: false, isFlag: true, groups, others: rows } : null;
}

/**
 * The examples by the row's name where a key makes the name distinct within a parent (`unique (organization_id, name)`): such a key chooses names by itself, and not with
 * the row's example, so that what is said of a name has to be read from it. Null for a table without such a key.
 */
export function rowsByName({ concept, columns }: TableLink, drafts: readonly Draft[]): RowsByLabel | null {
  for (const { column, attribute, probability } of columns) {
    const draft = drafts.find((each) => each.column.name === column);
    if (!draft?.column.inKey || draft.column.unique || probability < MIN || !isPlainName(column) || !concept.attributes[attribute]!.identifying) continue;
    const named = concept.rows.filter((row) => Object.hasOwn(row, attribute) && !varies(String(row[attribute])));
    const groups = named.map((row) => ({ label: String(row[attribute]), when: whereLabelled(column, String(row[attribute])), rows: [row] }));
    return groups.length < MIN_NAMES ? null : { isState: false, groups, others: concept.rows };
  }
  return null;
}

function whereLabelled(column: string, label: string): string {
  return `${column} == ${JSON.stringify(label)}`;
}

/** The same examples, those of parts in the rows that another one is above: `when` says which. */
export function withParts(byLabel: RowsByLabel | null, parts: readonly Example[], { rows }: Concept, when: string | null): RowsByLabel | null {
  if (when === null || parts.length < MIN_EXAMPLES) return byLabel;
  const group = { label: 'part', when, rows: parts };
  return byLabel ? { ...byLabel, groups: [group, ...byLabel.groups] } : { isState: false, groups: [group], others: rows };
}

/** States come last: what a row is about seldom depends on how far it is. */
function order({ attribute }: TableLink['columns'][number], { states }: Concept): number {
  return attribute === states?.of ? 1 : 0;
}

/**
 * One generator for each label's examples, and one for all others; null if one of them does not fit the column.
 * @param isMissing whether such rows have no value in the column: whoever was present has no excuse
 */
export function casesOfLabels(
  { groups, others }: RowsByLabel,
  concept: Concept,
  make: (concept: Concept) => Generator | null,
  isMissing: (rows: readonly Example[]) => boolean,
): Generator | null {
  const of = (rows: readonly Example[], label?: string) =>
    make({ ...concept, rows: [...rows], concept: label === undefined ? concept.concept : `${concept.concept}, ${label}` });
  const otherwise = of(others);
  const cases = groups.map(({ label, when, rows }) => ({ when, generator: isMissing(rows) ? MISSING : of(rows, label) }));
  if (!otherwise || cases.some(({ generator }) => generator === null)) return null;
  return { kind: 'cases', parameters: { cases: cases as { when: string; generator: Generator }[], otherwise } };
}

const SAME = [...wordGroups('kinds that mean the same'), ...wordGroups('states that mean the same')].map((words) => new Set(words.map(squeezed)));

function meansTheSame(label: string, value: string): boolean {
  const [one, other] = [label, value].map((each) => squeezed(each).replace(/(?<=...)s$/, '')) as [string, string];
  if (one === other) return true;
  const [state, its] = [plainState(label), plainState(value)];
  return state === its || SAME.some((same) => [one, squeezed(state)].some((each) => same.has(each)) && [other, squeezed(its)].some((each) => same.has(each)));
}

/** `E_MAIL` and `e-mail` as `email`. */
function squeezed(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
