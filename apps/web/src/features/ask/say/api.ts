import { askChangesRoute, keepAnswerRoute, tryChangesRoute, type AskedChanges, type ChangesTrial, type Revision, type TriedChange } from '@seedbed/contract';
import { api } from '../../../lib/api.ts';

/** Requests in words: changes that need no model, and the question about the others. `table`: the open one. */
export function askChanges(id: string, words: string, table: string): Promise<AskedChanges> {
  return api.request(askChangesRoute, { params: { id }, body: { words, table } });
}

/** Each change separately, with rows before and after. Nothing is stored. */
export function tryChanges(id: string, body: { readonly changes?: AskedChanges['changes']; readonly answer?: string }): Promise<ChangesTrial> {
  return api.request(tryChangesRoute, { params: { id }, body });
}

/** Saves one change behind this revision. `isOwn`: no model turned its words into it. */
export function keepChange(id: string, revision: number, { wish, knowledge }: TriedChange, isOwn: boolean): Promise<Revision> {
  return api.request(keepAnswerRoute, {
    params: { id },
    headers: { 'if-match': `"${revision}"` },
    body: { knowledge: knowledge!, ...(isOwn && { wish }), message: wish.slice(0, 500) },
  });
}
