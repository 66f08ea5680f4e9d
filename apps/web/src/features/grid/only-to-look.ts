/** Options for a read-only grid: no search, filter, order, review or edit. */
export const READ_ONLY = {
  onFind: null,
  onFilter: null,
  order: null,
  onSort: null,
  onChildren: () => undefined,
  onOverview: () => undefined,
  onReview: null,
  onExample: null,
  onInspect: () => undefined,
} as const;
