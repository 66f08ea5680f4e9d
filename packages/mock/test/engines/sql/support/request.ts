/** A request to the PostgREST dialect. */
export type OracleRequest = {
  readonly method: string;
  readonly table: string;
  readonly parameters: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Whether its rows have a fixed order, so that answers are identical. */
  readonly ordered: boolean;
};

export function searchOf({ parameters }: OracleRequest): string {
  return parameters.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
}

/** The request for a report. */
export function shown(request: OracleRequest): string {
  const { method, table, parameters, headers, body } = request;
  const search = parameters.map(([name, value]) => `${name}=${value}`).join('&');
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} /${table}?${search}`, ...sent, ...(body === null ? [] : [JSON.stringify(body)])].join('\n');
}

/** A name in a select, filter or order. */
export function quotedName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A value in a list or a tree of conditions. */
export function quotedValue(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}
