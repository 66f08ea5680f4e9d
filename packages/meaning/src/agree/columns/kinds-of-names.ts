import { literalOf } from '../../read/column/legend.ts';
import { edit, isListed, type Draft } from '../../edits/draft.ts';
import { labelRole, plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { pieces } from '../../read/names/tokens.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { TEXT_TYPES } from '../../schema/types.ts';
import { isFree, namesOf, withoutDomains, type DeriveContext } from '../context.ts';
import { isKind } from '../presence/named-by-labels.ts';

const NAMES = wordSet('names and captions');

/**
 * Where a key deals the names of a list, so that its rows no longer lie beside each other, what else the list says of a name follows the name: a stage called `Won` is of the
 * kind `won`. The same of a kind whose labels are words of the names: the others are of what is left.
 */
export function followNames(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const name = drafts.find((draft) => NAMES.has(draft.words.at(-1)!) && isListOfNames(draft));
  if (!name) return;
  for (const draft of drafts) {
    if (draft === name || draft.column.inKey || !isFree(draft.column, table, withoutDomains(context, table))) continue;
    if (tellsReference(draft, table, context)) continue;
    const isBeside = draft.parameters.of === name.parameters.of && draft.parameters.of !== undefined;
    if (isBeside ? name.column.inKey : draft.kind === 'values' && isListed(draft.because)) (isBeside ? followList : followWords)(draft, name);
  }
}

/** Whether labels say which of several references the row has: `desk` and `room` beside `desk_id` and `room_id`, which follow them. */
function tellsReference({ parameters: { values } }: Draft, table: TableView, context: DeriveContext): boolean {
  if (!Array.isArray(values)) return false;
  const { columns } = namesOf(table, context);
  const referred = table.table.foreignKeys.map((key) => columns.get(key.columns[0]!)?.words[0]);
  return values.filter((label) => referred.includes(label)).length > 1;
}

function isListOfNames({ column, kind, parameters, nullRate }: Draft): boolean {
  const { values, vary, series } = parameters;
  return (
    (kind === 'example' || kind === 'values') &&
    column.type.kind === 'base' &&
    TEXT_TYPES.has(column.type.base) &&
    isPlainName(column.name) &&
    !nullRate &&
    !vary &&
    !series &&
    Array.isArray(values) &&
    values.length > 1 &&
    values.every((value) => typeof value === 'string' && !/[{}]/.test(value))
  );
}

/** The value that stands beside the name in the list. */
function followList(draft: Draft, name: Draft): void {
  const names = name.parameters.values as readonly string[];
  const { values } = draft.parameters as { values?: readonly unknown[] };
  if (!/^example(?:\.number)?$/.test(draft.kind) || !Array.isArray(values) || values.length !== names.length || draft.parameters.vary) return;
  // A name may have no value, such as one that is too long for the column: alone it would leave nothing to choose.
  if (values.includes(null)) return;
  const groups = Map.groupBy(names, (_, i) => JSON.stringify(values[i]));
  if (groups.size < 2 || groups.size > MOST_VALUES) return;
  follow(
    draft,
    name,
    [...groups].map(([value, some]) => ({ some, parameters: { ...draft.parameters, values: [JSON.parse(value)] } })),
  );
}
/** Different values of a column at most, each a case of its own. */
const MOST_VALUES = 24;

/** The label that a name has as a word; the other names have labels that no name has, of rows that have not ended. */
function followWords(draft: Draft, name: Draft): void {
  if (!isKind(draft.words) && !tellsOfState(draft.words)) return;
  const { values, weights } = draft.parameters as { values: readonly unknown[]; weights?: readonly number[] };
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) return;
  const said = (each: string): string | undefined => {
    const words = new Set([plainState(each), ...pieces(each).map(plainState)]);
    return (values as readonly string[]).find((label) => words.has(plainState(label)));
  };
  const groups = Map.groupBy(name.parameters.values as readonly string[], (each) => said(each) ?? '');
  const labels = (values as readonly string[]).filter((label) => groups.has(label));
  const left = (values as readonly string[]).filter((label) => !groups.has(label));
  const open = left.filter((label) => labelRole(label) !== 'bad' && labelRole(label) !== 'good');
  const rest = open.length > 0 ? open : left;
  if (labels.length === 0 || (rest.length === 0 && groups.has(''))) return;
  const dealt = (some: readonly string[]) => ({
    values: some,
    ...(weights && { weights: some.map((label) => weights[values.indexOf(label)]!) }),
  });
  follow(draft, name, [
    ...labels.map((label) => ({ some: groups.get(label)!, parameters: dealt([label]) })),
    ...(groups.has('') ? [{ some: groups.get('')!, parameters: dealt(rest) }] : []),
  ]);
}

type Arm = { readonly some: readonly string[]; readonly parameters: Draft['parameters'] };

/** The arm of most names is that of all others. */
function follow(draft: Draft, name: Draft, arms: readonly Arm[]): void {
  const [most, ...others] = arms.toSorted((one, other) => other.some.length - one.some.length);
  const generator = ({ parameters }: Arm) => ({ kind: draft.kind, parameters });
  const names = name.parameters.values as readonly string[];
  const is = (each: string): string => {
    // Behind the last name of the list a key puts numbers: `Won 2`.
    const isNumbered = name.column.inKey && !names.some((other) => other !== each && other.startsWith(each));
    return isNumbered ? `startsWith(${name.column.name}, ${literalOf(name.column, each)})` : `${name.column.name} == ${literalOf(name.column, each)}`;
  };
  const when = ({ some }: Arm): string => some.map(is).join(' || ');
  edit(draft, {
    kind: 'cases',
    parameters: { cases: others.map((arm) => ({ when: when(arm), generator: generator(arm) })), otherwise: generator(most!) },
    because: { code: 'row', words: `by ${name.column.name}` },
  });
}
