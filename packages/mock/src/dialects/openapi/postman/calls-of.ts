import type { DialectSettings, MockColumn, ServedTable } from '../../../core/index.ts';

/** The dialects by the form of their requests. */
export type CallDialect = 'postgrest' | 'js0' | 'js1' | 'plain';

/** One request of a table, below the mount of its dialect. */
export type Call = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly segments: readonly string[];
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** JSON; null without a body. */
  readonly body: string | null;
  /** A note for the user before sending it. */
  readonly note?: string;
};

/** Values of real rows, for the requests of a table. */
export type CallExamples = {
  /** Columns that name a row, with the values of a row that is there; null without a key or rows. */
  readonly key: readonly (readonly [column: MockColumn, value: string])[] | null;
  /** The same for a row that can be removed, if there is one. */
  readonly removable: CallExamples['key'];
  /** A row to add, as JSON. */
  readonly newRow: string | null;
  /** The changes of a row, as JSON. */
  readonly changes: string | null;
};

const FIVE: Readonly<Record<CallDialect, Call['query']>> = {
  postgrest: [['limit', '5']],
  plain: [['limit', '5']],
  js0: [['_limit', '5']],
  js1: [
    ['_page', '1'],
    ['_per_page', '5'],
  ],
};

/** The requests of a table: a page, one row, and writes unless the mock is read-only. */
export function callsOf(
  { name, table }: ServedTable,
  dialect: CallDialect,
  { schemas, readOnly }: Pick<DialectSettings, 'schemas' | 'readOnly'>,
  examples: CallExamples,
): Call[] {
  const isPostgrest = dialect === 'postgrest';
  const isOther = isPostgrest && table.schema !== schemas[0];
  const base = [isPostgrest ? table.name : name];
  const reads: Call['headers'] = isOther ? [['Accept-Profile', table.schema]] : [];
  const writes: Call['headers'] = [
    ...(isOther ? [['Content-Profile', table.schema] as const] : []),
    ...(isPostgrest ? [['Prefer', 'return=representation'] as const] : []),
  ];
  const json: Call['headers'] = [['Content-Type', 'application/json'], ...writes];
  const at = (key: NonNullable<CallExamples['key']>): Pick<Call, 'segments' | 'query'> =>
    isPostgrest
      ? { segments: base, query: key.map(([column, value]) => [column.name, `eq.${value}`]) }
      : { segments: [...base, key.map(([, value]) => value).join(',')], query: [] };
  const { key, removable, newRow, changes } = examples;
  const one: Call['headers'] = isPostgrest ? [['Accept', 'application/vnd.pgrst.object+json'], ...reads] : reads;
  const calls: (Call | false | null)[] = [
    { name: `List ${name}`, method: 'GET', segments: base, query: FIVE[dialect], headers: reads, body: null },
    key && { name: `Get one of ${name}`, method: 'GET', ...at(key), headers: one, body: null },
    !readOnly && newRow !== null && { name: `Add to ${name}`, method: 'POST', segments: base, query: [], headers: json, body: newRow },
    !readOnly && changes !== null && key && { name: `Change one of ${name}`, method: 'PATCH', ...at(key), headers: json, body: changes },
    !readOnly &&
      key && {
        name: `Remove one of ${name}`,
        method: 'DELETE',
        ...at(removable ?? key),
        headers: writes,
        body: null,
        ...(!removable && { note: 'The mock may refuse this: other rows refer to the row.' }),
      },
  ];
  return calls.filter((call): call is Call => Boolean(call));
}
