import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

/** Arrival at a planned event. */
const ARRIVAL = wordSet('arrivals at an event');
/** Median hours between the planned start and that. */
const GAP = 0.1;

/** An arrival at a booked span happens about its beginning, and not days after booking: an appointment's check-in. */
export function arriveAtStart(drafts: readonly Draft[]): void {
  const isTime = ({ column }: Draft): boolean => column.type.base.startsWith('timestamp');
  const start = drafts.find(
    (each) =>
      each.kind === 'date.start' && isTime(each) && drafts.some((end) => end.kind === 'date.end' && isTime(end) && end.parameters.start === each.column.name),
  );
  if (!start || !drafts.some(({ kind }) => kind === 'date.created')) return;
  for (const draft of drafts) {
    const called = draft.words.filter((word) => !wordSet('endings of timestamps').has(word)).join(' ');
    if (draft.kind !== 'date.event' || !ARRIVAL.has(called) || draft.column.type.base !== start.column.type.base) continue;
    edit(draft, {
      parameters: { after: start.column.name, gap: GAP, ...(!draft.column.notNull && { open: true }) },
      because: { code: 'row', words: `${draft.because.words.replace(/; after .*$/, '')}; after ${start.column.name}` },
    });
  }
}
