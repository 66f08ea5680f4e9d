import { forget, keep, recall } from '../../lib/local-store.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';

export type KeptDdl = { readonly text: string; /** Of the source file. */ readonly name: string | null };

const KEY = 'start.ddl';

/** Stores the pasted text without secrets. */
export async function keepDdl({ text, name }: KeptDdl): Promise<void> {
  const kept = withoutSecrets(text);
  await (kept === null || kept === '' ? forget('values', KEY) : keep('values', KEY, { text: kept, name }));
}

/** The stored text. An older client stored addresses with passwords: they are removed from this browser here. */
export async function recallDdl(): Promise<KeptDdl | null> {
  const found = await recall<KeptDdl>('values', KEY);
  if (!found) return null;
  const text = withoutSecrets(found.text);
  if (text !== found.text) await keepDdl(found);
  return text === null ? null : { ...found, text };
}

export function forgetDdl(): Promise<void> {
  return forget('values', KEY);
}
