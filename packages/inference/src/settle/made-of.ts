import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';

/** Whether the column, or one that it reads in its row, is made in such a way: by the text of its generator, and the names in it. */
export function isMadeOf(
  { name, generator }: BlueprintColumn,
  table: BlueprintTable,
  meets: (text: string, names: ReadonlySet<string>) => boolean,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  const text = JSON.stringify(generator ?? null);
  const names = new Set(text.match(/[\p{L}\p{N}_$]+/gu));
  const others = table.columns.filter((each) => each.name !== name && !seen.has(each.name) && names.has(each.name));
  return meets(text, names) || others.some((each) => isMadeOf(each, table, meets, new Set([...seen, name])));
}
