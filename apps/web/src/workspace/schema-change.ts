import { acceptDriftRoute, getDatasetDdlRoute, type Blueprint } from '@seedbed/contract';
import { produce, type Draft } from 'immer';
import { api } from '../lib/api.ts';
import { fetchRevision, saveRevision } from '../queries/revisions.ts';
import { rebase, type DraftStore, type SchemaStep } from './draft/draft-store.ts';
import { joinChanges } from './draft/join-changes.ts';
import { saveDraft } from './draft/save-draft.ts';

/** Which revision the statements were run on, and which they made. */
type ChangedSchema = { readonly before: number; readonly after: number; readonly blueprint: Blueprint };

/**
 * Changes the dataset's schema: the server runs the statements on what it keeps, infers what is new and saves a revision. Unsaved edits are
 * saved before, since they are made on the revision that is changed.
 */
export async function changeSchema(draft: DraftStore, statements: string): Promise<ChangedSchema> {
  await saveDraft(draft);
  const { datasetId, base } = draft.getState();
  const next = await api.request(acceptDriftRoute, { params: { id: datasetId }, headers: { 'if-match': `"${base}"` }, body: { statements } });
  rebase(draft, next.number, next.blueprint, 'mine');
  return { before: base, after: next.number, blueprint: next.blueprint };
}

/**
 * Takes statements back: what they made goes by a statement of its own; what they took away comes back as it was in the revision before them, edits
 * that were made since staying. Throws where the schema was changed in another way since.
 */
export async function takeBackSchema(draft: DraftStore, step: SchemaStep): Promise<void> {
  if (step.back !== undefined) return void (await changeSchema(draft, step.back));
  await saveDraft(draft);
  const { datasetId: id, base, blueprint } = draft.getState();
  const { ddl } = await api.request(getDatasetDdlRoute, { params: { id } });
  if (!ddl.endsWith(step.statements)) throw new Error('The schema has changed since. Undo that change first, or restore an earlier revision.');
  const [earlier, after] = await Promise.all([fetchRevision(id, String(step.before)), fetchRevision(id, String(step.after))]);
  const body = { ddl: ddl.slice(0, -step.statements.length) };
  const inferred = await api.request(acceptDriftRoute, { params: { id }, headers: { 'if-match': `"${base}"` }, body });
  const whole = produce(earlier.blueprint, (current: Draft<Blueprint>) => void joinChanges(current, after.blueprint, blueprint));
  const { number, blueprint: saved } = await saveRevision(id, inferred.number, whole, `Taken back: ${step.said}`);
  rebase(draft, number, saved, 'mine');
}
