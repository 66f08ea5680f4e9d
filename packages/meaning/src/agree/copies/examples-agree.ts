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
  const texts = new Map<string, readonly string[]>(
    parentsOf(table, context).flatMap((link) => {
      const path = pathTo(link, table, context);
      return path === null ? [] : context.drafts.get(link.to)!.map((draft) => [`${path}.${draft.column.name}`, textsListed(draft.parameters)] as const);
    }),
  );
  const isTold = ({ value, keys }: ChosenBy): boolean => {
    const known = texts.get(value) ?? [];
    return new Set(keys.filter((key) => key !== null && calledAlike(key, known).length > 0)).size >= MIN_NAMES;
  };
  for (const draft of context.drafts.get(table)!) {
    const parameters = withTold(draft.parameters, isTold) as Parameters;
    if (parameters !== draft.parameters) edit(draft, { parameters });
  }
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
