import type { Route } from '@seedbed/contract';

/** The parts of a call as values, checked by the route's types at the caller's side. */
export type Parts = { readonly params?: unknown; readonly query?: unknown; readonly headers?: unknown; readonly body?: unknown; readonly zip?: unknown };

/** The address alone: for links and downloads, which the browser fetches itself. */
export function urlOf(baseUrl: string, route: Route, input: Parts): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const search = query.toString();
  return `${baseUrl.replace(/\/$/, '')}${path}${search && `?${search}`}`;
}

export function toRequest(baseUrl: string, common: Readonly<Record<string, string>>, route: Route, input: Parts): { url: string; init: RequestInit } {
  const headers: Record<string, string> = { ...common };
  for (const [name, value] of Object.entries((input.headers ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) headers[name] = String(value);
  }
  const init: RequestInit = { method: route.method, headers };
  if (input.zip instanceof Blob) {
    headers['content-type'] = 'application/zip';
    init.body = input.zip;
  } else if (route.body) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(input.body ?? {});
  }
  return { url: urlOf(baseUrl, route, input), init };
}
