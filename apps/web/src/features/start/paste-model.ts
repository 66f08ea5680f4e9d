import { LIMITS, readingOf } from '@seedbed/contract';
import { formatBytes } from '../../lib/format.ts';
import type { ListedFile } from './listed-files.ts';
import { nameOfDdl } from './name-of-ddl.ts';
import { nameOfFolder } from './name-of-folder.ts';

/** Longer texts are shown as a file, because a text area with megabytes would slow down every key. */
export const SHOWN_CHARACTERS = 200_000;
/** From this length on, a paste sets the whole value: the browser inserts line by line, which takes seconds. */
const WHOLE_PASTE_CHARACTERS = 10_000;
/** Longer names do not go on a button. */
const MAX_ON_BUTTON = 28;

/** The content of the box: DDL, and the file or folder from which it came. */
export type Pasted = { readonly text: string; readonly name: string | null };

/** Whether the text is only a database address. */
export function isAddress(text: string): boolean {
  return /^\s*postgres(ql)?:\/\/\S+\s*$/.test(text);
}

/** Ctrl+Enter or ⌘Enter of the page: a dialog has its own, and on a link it opens another tab. */
export function isGrowKey({ key, ctrlKey, metaKey, target }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'target'>): boolean {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return false;
  return (target as Partial<Element> | null)?.closest?.('[role="dialog"], [role="alertdialog"], a[href]') == null;
}

/** Why a text cannot be sent; null if it can. `bytes`: its size. */
export function refusalOf(text: string, bytes: number): string | null {
  if (text.trim() === '') return 'Paste CREATE TABLE statements first, or drop a .sql file or a folder of migrations here.';
  return bytes > LIMITS.ddlBytes ? `That is more than ${formatBytes(LIMITS.ddlBytes)}. Dump the schema without its rows: pg_dump --schema-only.` : null;
}

/** Why a file cannot be read; null if it can. */
export function refusalOfFile({ name, size }: { readonly name: string; readonly size: number }): string | null {
  if (size <= LIMITS.ddlBytes) return null;
  return `${name} has ${formatBytes(size)}; ${formatBytes(LIMITS.ddlBytes)} is the most. Dump the schema without its rows: pg_dump --schema-only.`;
}

/** The name of the new dataset: from the file or folder, otherwise from the DDL. */
export function datasetName(name: string | null, text: string): string | null {
  if (name === null) return nameOfDdl(text);
  return readingOf(text) ? (nameOfFolder(name) ?? nameOfDdl(text)) : nameOfFile(name);
}

/** The text after a long paste that replaces the selection; null for a short one, which the browser handles. */
export function withPaste(text: string, pasted: string, start: number, end: number): string | null {
  return pasted.length < WHOLE_PASTE_CHARACTERS ? null : text.slice(0, start) + pasted + text.slice(end);
}

/** The label of the button. `kept`: the box still holds this text, because another file was rejected. */
export function submitLabel(of: { readonly isReading: boolean; readonly isAddress: boolean; readonly kept: string | null }): string {
  if (of.isReading) return 'Generating…';
  if (of.isAddress) return 'Connect';
  if (!of.kept) return 'Generate';
  return `Generate from ${of.kept.length > MAX_ON_BUTTON ? 'the file before' : of.kept}`;
}

/** The name for several files: their folder, or the first file. */
export function nameOfListing(listed: readonly ListedFile[]): string {
  return listed[0]?.path.split('/')[0] ?? 'The folder';
}

/** `shop-2026.sql` → shop-2026. */
function nameOfFile(file: string): string {
  return file.replace(/\.[a-z0-9]+$/i, '') || file;
}
