/** A cell from which a reference was followed: table by its qualified name, row from 0. */
export type OriginCell = { readonly table: string; readonly row: number; readonly column: string };

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly cameFrom?: OriginCell;
  }
}
