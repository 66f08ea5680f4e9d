import { pieces } from '@seedbed/realism/names';
import { LIGHT, IRREGULAR } from './events.ts';
import { frameOf, waysOf } from './frame.ts';
import { reading, type Reading } from './reading.ts';
import { sayCalendar } from './say-times.ts';
import { tableNamed, type Scope } from './scope.ts';
import { isTime } from './times.ts';
import { wordsOf, type Token } from './tokens.ts';
import { whenOf } from './when.ts';

const NONE = frameOf('(no|never any) {event} (on|at|in|during|outside)? {when}');

/** `no deliveries on Sundays`, where no table holds deliveries and a column says when something was delivered. */
export function closedEvents(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(NONE, tokens)].flatMap(({ event, when }) => {
    const words = wordsOf(event!);
    const days = whenOf(wordsOf(when!));
    if (words.length !== 1 || days?.kind !== 'weekdays' || tokens.some(({ word }) => word === 'outside') || tableNamed(scope, words)) return [];
    const stem = stemOf(words[0]!);
    const columns = scope.blueprint.tables.flatMap((table) =>
      table.columns.flatMap((column) => {
        const parts = pieces(column.name).filter((part) => !LIGHT.has(part));
        const isEvent = stem.length > 2 && isTime(scope, column) && parts.length === 1 && (parts[0]!.startsWith(stem) || IRREGULAR.get(parts[0]!) === stem);
        return isEvent ? [{ table, column }] : [];
      }),
    );
    if (columns.length !== 1) return [];
    const { table, column } = columns[0]!;
    const is = { kind: 'calendar', weekdays: days.days } as const;
    return reading(sayCalendar(scope, { table, column, is, not: false, score: 0.85 }, is, 0), 0.85);
  });
}

/** `deliveries` → deliver, `shipments` → ship, `payments` → pay. */
function stemOf(noun: string): string {
  return noun.replace(/(?:ments?|ations?|ions?|als?|ings?|ies|y|s)$/, '');
}
