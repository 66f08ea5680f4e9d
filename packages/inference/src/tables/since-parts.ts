import { ownMember } from '@seedbed/contract';
import type { Solution } from '@seedbed/constraints';
import { isWithin, type DecideContext, type Draft, type TableView } from '@seedbed/meaning/decide';

/**
 * The day since which a table's rows may lie, where rows of another are within their time and partitions bound those: a session from before the first partition
 * could have no readings. The given day where nothing binds it, or only from its end on.
 */
export function sinceParts(
  view: TableView,
  from: string,
  to: string,
  { relations }: Pick<DecideContext, 'relations'>,
  drafts: ReadonlyMap<TableView, readonly Draft[]>,
  { tables }: Pick<Solution, 'tables'>,
): string {
  const bounds = relations.all
    .filter(({ link }) => link.to === view && link.from !== view)
    .flatMap(({ link }) =>
      drafts.get(link.from)!.flatMap((draft) => {
        if (!isWithin(draft, view)) return [];
        const { name } = draft.column;
        const group = tables.get(link.from.name)!.groups.find(({ columns }) => columns.length === 1 && columns[0] === name);
        const least = (group?.variants ?? []).map(({ columns }) => ownMember(columns, name)?.domain?.min);
        // A partition without a lower bound takes all that is earlier.
        return least.length > 0 && least.every((each) => typeof each === 'string') ? [least.toSorted()[0]!.slice(0, 10)] : [];
      }),
    );
  const first = [from, ...bounds].toSorted().at(-1)!;
  return first < to ? first : from;
}
