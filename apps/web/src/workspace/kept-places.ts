/** Where one was in a table: the active row from 0 and its column, the row that stood at the top, and whether the active one was in view. */
export type KeptPlace = { readonly row: number; readonly column: string | undefined; readonly top: number; readonly isSeen: boolean };

/** As long as the page is open: the address and the history of the browser hold the rest. */
const places = new Map<string, KeptPlace>();
const keyOf = (datasetId: string, table: string) => `${datasetId} ${table}`;

export function keepPlace(datasetId: string, table: string, place: KeptPlace): void {
  places.set(keyOf(datasetId, table), place);
}

export function placeIn(datasetId: string, table: string): KeptPlace | undefined {
  return places.get(keyOf(datasetId, table));
}

/** Who is led to a row wants to see it, wherever they were before. */
export function forgetPlace(datasetId: string, table: string): void {
  places.delete(keyOf(datasetId, table));
}
