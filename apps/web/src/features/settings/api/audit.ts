import { exportAuditRoute, listAuditEventsRoute, type RouteInput } from '@seedbed/contract';
import { urlOf } from '@seedbed/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { SettingsSearch } from '../../../lib/search.ts';

type AuditFilter = NonNullable<RouteInput<typeof exportAuditRoute>['query']>;
const PAGE = 50;

/** The days are in the viewer's time zone; `to` is inclusive there, and exclusive (the next day) here. */
export function auditFilter({ action, who, from, to }: SettingsSearch): AuditFilter {
  return {
    ...(action ? { action } : {}),
    ...(who ? { who } : {}),
    ...(from ? { from: startOfDay(from, 0) } : {}),
    ...(to ? { to: startOfDay(to, 1) } : {}),
  };
}

function startOfDay(day: string, after: number): string {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date! + after).toISOString();
}

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['people', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      api.request(listAuditEventsRoute, { query: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}), ...filter } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });

export const auditFile = (filter: AuditFilter): string => urlOf('', exportAuditRoute, { query: filter });
