import { forgetReason } from '@seedbed/contract';
import { notify } from '../../lib/notify.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { takeBack } from '../../workspace/draft/take-back.ts';
import { columnPlaces, editColumns } from '../../workspace/edit-many.ts';
import type { ExampleOffer } from './offers.ts';

const MAX_SHOWN = 40;
const UNDO_MS = 12_000;

/** Applies an offer as the column's generator, as one step that can be undone. */
export function useTakeOffer(table: string, column: string, onTaken: () => void) {
  const draft = useDraftStore();
  return ({ title, generator }: ExampleOffer, written: string) => {
    const places = columnPlaces(draft.getState().blueprint).filter((place) => place.id === `${table}.${column}`);
    const example = written.trim().replaceAll('\n', ', ');
    const label = `${title.toLowerCase()}: ${example.length > MAX_SHOWN ? `${example.slice(0, MAX_SHOWN)}…` : example}`;
    editColumns(draft, places, label, (found) => {
      found.generator = structuredClone(generator);
      forgetReason(found);
    });
    notify(`${column}: ${label}`, { id: 'example', milliseconds: UNDO_MS, action: { label: 'Undo', run: takeBack(draft) } });
    onTaken();
  };
}
