import { loadCode } from '../lib/part.ts';
import { markUndone, type DraftStore, type Step } from './draft/draft-store.ts';

/** One at a time, because each applies to the revision that the previous one created. */
let atWork = false;

/**
 * Undoes or redoes a change of the schema on the server; true if it succeeded. Navigates to the table, or to
 * the column next to the removed one.
 */
export async function replaySchema(draft: DraftStore, step: Step, way: 'undo' | 'redo'): Promise<boolean> {
  if (!step.schema || atWork) return false;
  atWork = true;
  try {
    const { changeSchema, takeBackSchema } = await loadCode(() => import('./schema-change.ts'));
    if (way === 'undo') {
      await takeBackSchema(draft, step.schema);
      markUndone(draft, step, step.schema);
    } else {
      const { before, after } = await changeSchema(draft, step.schema.statements);
      markUndone(draft, step, { ...step.schema, before, after }, true);
    }
    return true;
  } finally {
    atWork = false;
  }
}
