import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { pieces } from '@seedbed/meaning/read';
import { eventColumns, LIGHT, IRREGULAR } from './events.ts';
import { frameOf, waysOf } from './frame.ts';
import { reading, type Reading } from './reading.ts';
import { sayCalendar } from './say-times.ts';
import { tableNamed, type Scope } from './scope.ts';
import { isTime } from './times.ts';
import { wordsOf, type Token } from './tokens.ts';
import { whenOf } from './when.ts';

const NONE = frameOf('(no|never any) {event} (on|at)? {when}');
const NOTHING = frameOf('(nothing|never anything) (is|are|gets|was) {event} (on|at)? {when}');

/** `no deliveries on Sundays`, if no table has deliveries but a column has the time of delivery; `nothing is shipped on weekends`. */
export function closedEvents(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [NONE, NOTHING].flatMap((frame) =>
    [...waysOf(frame, tokens)].flatMap(({ event, when }) => {
      const words = wordsOf(event!);
      const days = whenOf(wordsOf(when!));
      if (words.length !== 1 || days?.kind !== 'weekdays' || (frame === NONE && tableNamed(scope, words))) return [];
      const columns = scope.blueprint.tables.flatMap((table) =>
        (frame === NONE ? ofNoun(scope, table, words[0]!) : eventColumns(scope, table, words).map(({ column }) => column)).map((column) => ({ table, column })),
      );
      if (columns.length !== 1) return [];
      const { table, column } = columns[0]!;
      const is = { kind: 'calendar', weekdays: days.days } as const;
      return reading(sayCalendar(scope, { table, column, is, not: false, score: 0.85 }, is, 0), 0.85);
    }),
  );
}

function ofNoun(scope: Scope, { columns }: BlueprintTable, noun: string): BlueprintColumn[] {
  const stem = stemOf(noun);
  if (stem.length < 3) return [];
  return columns.filter((column) => {
    const parts = pieces(column.name).filter((part) => !LIGHT.has(part));
    return isTime(scope, column) && parts.length === 1 && (parts[0]!.startsWith(stem) || IRREGULAR.get(parts[0]!) === stem);
  });
}

/** `deliveries` → deliver, `shipments` → ship, `payments` → pay. */
function stemOf(noun: string): string {
  return noun.replace(/(?:ments?|ations?|ions?|als?|ings?|ies|y|s)$/, '');
}
