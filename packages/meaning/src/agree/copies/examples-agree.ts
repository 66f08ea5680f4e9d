import { isObject } from '@seedbed/contract';
import { calledAlike } from '@seedbed/engine/text';
import { edit } from '../../edits/draft.ts';
import { firstVariant } from '../../propose/knowledge/ways-of-text.ts';
import { pathTo } from '../../schema/parent-path.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { parentsOf, type DeriveContext } from '../context.ts';

/** With fewer names in common, parents do not tell the examples apart. */
const MIN_NAMES = 2;

type ChosenBy = { readonly value: string; readonly keys: readonly (string | null)[] };
type Parameters = Readonly<Record<string, unknown>>;

/** Of what examples are chosen by (`category.name`), keeps only what the parents' columns have come to say. */
export function keepExamplesThatAgree(table: TableView, context: DeriveContext): void {
  // Few tables have such examples: what parents say is read where it is asked for, and once for all columns that ask.
  const finders = new Map<string, ReturnType<typeof calledAlike>>();
  const findIn = (value: string): ReturnType<typeof calledAlike> => {
    if (!finders.has(value)) finders.set(value, calledAlike(textsAt(value, table, context)));
    return finders.get(value)!;
  };
  const isTold = ({ value, keys }: ChosenBy): boolean => {
    const alikeTo = findIn(value);
    return new Set(keys.filter((key) => key !== null && alikeTo(key).length > 0)).size >= MIN_NAMES;
  };
  for (const draft of context.drafts.get(table)!) {
    const parameters = withTold(draft.parameters, isTold) as Parameters;
    if (parameters !== draft.parameters) edit(draft, { parameters });
  }
}

/** What a column of a parent lists, by the expression that reads it. */
function textsAt(value: string, table: TableView, context: DeriveContext): readonly string[] {
  const [path, column] = value.split('.');
  return parentsOf(table, context)
    .filter((link) => pathTo(link, table, context) === path)
    .flatMap((link) => textsListed(context.drafts.get(link.to)!.find((draft) => draft.column.name === column)?.parameters));
}

/** The same parameters without what is not told, also in generators inside of others. */
function withTold(part: unknown, isTold: (by: ChosenBy) => boolean): unknown {
  if (Array.isArray(part)) {
    const parts = part.map((each) => withTold(each, isTold));
    return parts.every((each, i) => each === part[i]) ? part : parts;
  }
  if (!isObject(part)) return part;
  const { by, ...others } = part;
  const isChosen = Array.isArray(by) && by.every((each) => isObject(each) && 'keys' in each);
  const members = Object.entries(isChosen ? others : part).map(([name, each]) => [name, withTold(each, isTold)] as const);
  const told = isChosen ? (by as ChosenBy[]).filter(isTold) : [];
  const isAsItWas = members.every(([name, each]) => each === part[name]) && (!isChosen || told.length === by.length);
  return isAsItWas ? part : { ...Object.fromEntries(members), ...(told.length > 0 ? { by: told } : {}) };
}

/** The texts that a generator lists, with those inside of it; of texts that vary the first variant. */
function textsListed(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(textsListed);
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([name, each]) =>
    name === 'values' && Array.isArray(each) ? each.filter((value) => typeof value === 'string').map((value) => firstVariant(value)) : textsListed(each),
  );
}
