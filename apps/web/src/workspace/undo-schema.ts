import { loadCode } from '../lib/part.ts';
import { markUndone, type DraftStore, type Step } from './draft/draft-store.ts';

/** One at a time: each is made on the revision that the one before made. */
let atWork = false;

/**
 * Undoes a change of the schema, which is the server's to do, or does it again; true when it is done. It leads to the table, or to
 * the one beside which the column was.
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
