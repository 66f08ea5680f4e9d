/** Classes of SQLSTATE whose status is not 400, and single codes before their classes. */
const STATUSES: ReadonlyMap<string, number> = new Map([
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['21000', 500],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
]);

/** The HTTP status that PostgREST gives an error of Postgres. `anonymous`: the request has no token. */
export function statusOf(code: string, anonymous: boolean): number {
  if (code === '42501') return anonymous ? 401 : 403;
  return STATUSES.get(code) ?? STATUSES.get(code.slice(0, 2)) ?? 400;
}
