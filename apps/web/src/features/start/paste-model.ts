import { LIMITS, readingOf } from '@seedbed/contract';
import { formatBytes } from '../../lib/format.ts';
import type { ListedFile } from './listed-files.ts';
import { nameOfDdl } from './name-of-ddl.ts';
import { nameOfFolder } from './name-of-folder.ts';

/** Longer texts are shown as a file: a text area of megabytes would hold up every key. */
export const SHOWN_CHARACTERS = 200_000;
/** From here on a paste sets the value whole: the browser's own editing goes line by line and takes seconds. */
const WHOLE_PASTE_CHARACTERS = 10_000;
/** Longer names do not go on a button. */
const MAX_ON_BUTTON = 28;

/** What the box holds: DDL, and the file or folder that it came from. */
export type Pasted = { readonly text: string; readonly name: string | null };

/** Whether the text is nothing but the address of a database. */
export function isAddress(text: string): boolean {
  return /^\s*postgres(ql)?:\/\/\S+\s*$/.test(text);
}

/** Why a text is not sent; null where it is. `bytes`: its size. */
export function refusalOf(text: string, bytes: number): string | null {
  if (text.trim() === '') return 'Paste CREATE TABLE statements first, or drop a .sql file or a folder of migrations here.';
  return bytes > LIMITS.ddlBytes ? `That is more than ${formatBytes(LIMITS.ddlBytes)}. Dump the schema without its rows: pg_dump --schema-only.` : null;
}

/** Why a file is not read; null where it is. */
export function refusalOfFile({ name, size }: { readonly name: string; readonly size: number }): string | null {
  if (size <= LIMITS.ddlBytes) return null;
  return `${name} has ${formatBytes(size)}; ${formatBytes(LIMITS.ddlBytes)} is the most. Dump the schema without its rows: pg_dump --schema-only.`;
}

/** The name of the dataset that a text becomes: of its file or folder, else of what the DDL says. */
export function datasetName(name: string | null, text: string): string | null {
  if (name === null) return nameOfDdl(text);
  return readingOf(text) ? (nameOfFolder(name) ?? nameOfDdl(text)) : nameOfFile(name);
}

/** The text with a long paste in place of what was selected; null for a short one, which the browser does by itself. */
export function withPaste(text: string, pasted: string, start: number, end: number): string | null {
  return pasted.length < WHOLE_PASTE_CHARACTERS ? null : text.slice(0, start) + pasted + text.slice(end);
}

/** What the button says. `kept`: the box still holds this, though another file was to take its place. */
export function submitLabel(of: { readonly isReading: boolean; readonly isAddress: boolean; readonly kept: string | null }): string {
  if (of.isReading) return 'Generating…';
  if (of.isAddress) return 'Connect';
  if (!of.kept) return 'Generate';
  return `Generate from ${of.kept.length > MAX_ON_BUTTON ? 'the file before' : of.kept}`;
}

/** What several files were handed over as: their folder, or the first of them. */
export function nameOfListing(listed: readonly ListedFile[]): string {
  return listed[0]?.path.split('/')[0] ?? 'The folder';
}

/** `shop-2026.sql` → shop-2026. */
function nameOfFile(file: string): string {
  return file.replace(/\.[a-z0-9]+$/i, '') || file;
}
