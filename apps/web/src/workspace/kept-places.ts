/** The last place in a table: the active row from 0 and its column, the top row, and whether the active row was visible. */
export type KeptPlace = { readonly row: number; readonly column: string | undefined; readonly top: number; readonly isSeen: boolean };

/** In memory only: the address and the browser's history store the rest. */
const places = new Map<string, KeptPlace>();
const keyOf = (datasetId: string, table: string) => `${datasetId} ${table}`;

export function keepPlace(datasetId: string, table: string, place: KeptPlace): void {
  places.set(keyOf(datasetId, table), place);
}

export function placeIn(datasetId: string, table: string): KeptPlace | undefined {
  return places.get(keyOf(datasetId, table));
}

/** After navigation to a row, that row is shown rather than the last place. */
export function forgetPlace(datasetId: string, table: string): void {
  places.delete(keyOf(datasetId, table));
}

/** The table that was open last in each dataset, for the way back from a screen without one. */
const tables = new Map<string, string>();

/** Notes the open table; without one, returns the last. */
export function lastTable(datasetId: string, open: string | null): string | null {
  if (open !== null) tables.set(datasetId, open);
  return open ?? tables.get(datasetId) ?? null;
}
