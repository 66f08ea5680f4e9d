import type { Pack, PackAttribute } from '@seedbed/contract';
import { formatMany } from '../../lib/format.ts';

/** A title as packs have it, “Hotel: rooms, rates”, as a name and what it is about. */
export function splitTitle(title: string): { readonly name: string; readonly about: string } {
  const at = title.indexOf(': ');
  if (at < 0) return { name: title, about: '' };
  const about = title.slice(at + 2);
  return { name: title.slice(0, at), about: about.charAt(0).toUpperCase() + about.slice(1) };
}

/** The size of a pack. */
export function sizeOf({ concepts, columns, examples }: { readonly concepts: number; readonly columns: number; readonly examples: number }): string {
  return [formatMany(concepts, 'kind of table', 'kinds of tables'), formatMany(columns, 'column'), formatMany(examples, 'example row')].join(' · ');
}

export function sizeOfPack({ concepts }: Pack): string {
  return sizeOf({
    concepts: concepts.length,
    columns: concepts.reduce((sum, { attributes }) => sum + Object.keys(attributes).length, 0),
    examples: concepts.reduce((sum, { rows }) => sum + rows.length, 0),
  });
}

/** Own packs first, each part by the name that is shown. */
export function sortedPacks<T extends { readonly title: string; readonly origin: string }>(packs: readonly T[]): T[] {
  return packs.toSorted((a, b) => Number(b.origin === 'own') - Number(a.origin === 'own') || a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }));
}

const KINDS: Readonly<Record<PackAttribute['kind'], string>> = {
  text: 'text',
  label: 'one of a list',
  number: 'number',
  money: 'amount of money',
  time: 'date or time',
  flag: 'yes or no',
  code: 'code',
};

export function kindWords(kind: PackAttribute['kind']): string {
  return KINDS[kind] ?? kind;
}
