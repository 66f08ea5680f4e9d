import { acceptDriftRoute, getDatasetDdlRoute, type Blueprint } from '@seedbed/contract';
import { produce, type Draft } from 'immer';
import { api } from '../lib/api.ts';
import { fetchRevision, saveRevision } from '../queries/revisions.ts';
import { rebase, type DraftStore, type SchemaStep } from './draft/draft-store.ts';
import { joinChanges } from './draft/join-changes.ts';
import { saveDraft } from './draft/save-draft.ts';

/** The revisions before and after the statements. */
type ChangedSchema = { readonly before: number; readonly after: number; readonly blueprint: Blueprint };

/**
 * Changes the schema of the dataset: the server runs the statements on its stored schema, infers the new parts and saves a revision. Saves
 * unsaved edits first, because the change applies to a revision.
 */
export async function changeSchema(draft: DraftStore, statements: string): Promise<ChangedSchema> {
  await saveDraft(draft);
  const { datasetId, base } = draft.getState();
  const next = await api.request(acceptDriftRoute, { params: { id: datasetId }, headers: { 'if-match': `"${base}"` }, body: { statements } });
  rebase(draft, next.number, next.blueprint, 'mine');
  return { before: base, after: next.number, blueprint: next.blueprint };
}

/**
 * Reverts statements: drops what they created by another statement, and restores what they dropped as it was in the revision before them.
 * Later edits stay. Throws if the schema was changed in another way since.
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
