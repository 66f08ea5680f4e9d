import { qualifiedName, resolveType, type Blueprint, type BlueprintColumn } from '@seedbed/contract';
import type { useNavigate } from '@tanstack/react-router';
import { formatMany, shortName } from '../lib/format.ts';
import { paletteStore, type PaletteItem } from '../lib/palette-state.ts';
import { shortType } from '../lib/short-type.ts';
import type { DraftStore } from '../workspace/draft/draft-store.ts';

/** Every table, column and listed value of the open dataset, for the palette of each of its screens. */
export function placeItems(draft: DraftStore, navigate: ReturnType<typeof useNavigate>): PaletteItem[] {
  const { datasetId: id, blueprint } = draft.getState();
  const go = (table: string, column?: string) => {
    const own = paletteStore.getState().goTo;
    if (own) own({ table, ...(column === undefined ? {} : { column }) });
    else void navigate({ to: '/datasets/$id', params: { id }, search: { t: table, ...(column === undefined ? {} : { c: column }) } });
  };
  return blueprint.tables.flatMap((table): PaletteItem[] => {
    const name = qualifiedName(table.schema, table.name);
    const short = shortName(name);
    return [
      {
        id: `table-${name}`,
        label: table.name,
        ...(short === table.name ? {} : { path: table.schema }),
        group: 'Tables',
        words: name,
        note: formatMany(table.columns.length, 'column'),
        run: () => go(name),
      },
      ...table.columns.map((column): PaletteItem => ({
        id: `column-${name}.${column.name}`,
        label: column.name,
        path: short,
        group: 'Columns',
        words: `${name}.${column.name} ${typeWords(column.type)}`,
        note: shortType(column.type),
        run: () => go(name, column.name),
      })),
      ...table.columns.flatMap((column) =>
        valuesOf(blueprint, column).map((value): PaletteItem => ({
          id: `value-${name}.${column.name}=${value}`,
          label: value,
          group: 'Values',
          note: `${short}.${column.name}`,
          isQuiet: true,
          run: () => go(name, column.name),
        })),
      ),
    ];
  });
}

/** Longer lists (countries, units) would hide what else has a name. */
const MAX_VALUES = 40;

/** Values that the schema lists for a column: of an enum or a CHECK. */
function valuesOf({ types }: Blueprint, { type, domain }: BlueprintColumn): readonly string[] {
  const listed = (resolveType(type, types).labels ?? domain?.in ?? []).map(String);
  return listed.length > MAX_VALUES ? [] : listed.filter((value) => /\p{L}{2}/u.test(value));
}

/** What a column is searched for by whose name does not say it: `order date` means `orders.placed_at`. */
function typeWords(type: string): string {
  if (/^(date|timestamp|time)/.test(type)) return type.startsWith('time ') || type === 'time' ? 'time' : 'date time when';
  if (type.startsWith('bool')) return 'flag yes no';
  return '';
}
