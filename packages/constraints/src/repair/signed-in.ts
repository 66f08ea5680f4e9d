import { platformTablesOf, qualifiedName, type Blueprint, type BlueprintTable, type Catalog, type TrialTable } from '@seedbed/contract';
import { editTable, tableOf } from './edit-blueprint.ts';
import { reachableCode } from './reachable-code.ts';
import type { Loaded, Repair } from './types.ts';

type Setting = { readonly name: string; readonly member?: string };
type Place = { readonly table: string; readonly column: string };

/** `current_setting('app.user_id')`, and `current_setting('request.jwt.claims', true)::json ->> 'sub'`, up to the next call. */
const READ = /\bcurrent_setting\s*\(\s*'([a-z_]\w*\.[a-z_][\w.]*)'((?:(?!current_setting)[^;]){0,100})/g;

/**
 * Triggers set a column to the user who is signed in, whom they read from a setting of the session (`auth.uid()`), and
 * nobody is: while the table's rows are sent, the first row that the column can refer to is. One setting per round.
 */
export function signedIn(blueprint: Blueprint, catalog: Catalog, { report }: Loaded, { table, counterexamples }: TrialTable): Repair | null {
  const own = tableOf(blueprint, table);
  const refused = counterexamples.find((one) => (one.otherTable ?? table) === table && one.waitsFor === undefined && /^(23502|P0001)$/.test(one.sqlstate));
  if (!own || !refused) return null;
  const user = userOf(own, blueprint, refused.sqlstate === '23502' ? refused.column : undefined);
  if (!user || (report.tables.find((one) => one.table === user.table)?.kept ?? 0) === 0) return null;
  const read = settingsRead(reachableCode(own, catalog, 'insert'));
  const current = Object.entries(own.load?.settings ?? {}).map(([name, { member }]) => keyOf({ name, ...(member !== undefined && { member }) }));
  const next = read[Math.max(-1, ...read.map((one, place) => (current.includes(keyOf(one)) ? place : -1))) + 1];
  if (!next) return null;
  const { name, member } = next;
  return {
    table,
    tier: 'F',
    of: `signed in for ${table}`,
    how: `the setting ${name} has ${user.column} of the first row of ${user.table}${member === undefined ? '' : ` as ${member}`} while its rows are sent, for its triggers read it`,
    apply: (changed) =>
      editTable(changed, table, (one) => ({ ...one, load: { ...one.load, settings: { [name]: { ...user, ...(member !== undefined && { member }) } } } })),
  };
}

/** The row whose key the refused column must have; without a column, a user of the platform. */
function userOf(own: BlueprintTable, { tables, relations }: Blueprint, column: string | undefined): Place | undefined {
  const platform = platformTablesOf(tables);
  const to = relations.filter(({ from }) => from.table === qualifiedName(own.schema, own.name) && from.columns.length === 1);
  const found = to.find(({ from }) => from.columns[0] === column) ?? to.find((one) => column === undefined && platform.has(one.to.table));
  return found && { table: found.to.table, column: found.to.columns[0]! };
}

function settingsRead(code: string): Setting[] {
  const found = [...code.matchAll(READ)].map(([, name, rest]): Setting => {
    const member = /->>\s*'(\w+)'/.exec(rest!)?.[1];
    return { name: name!, ...(member !== undefined && { member }) };
  });
  return [...new Map(found.map((one) => [keyOf(one), one])).values()];
}

const keyOf = ({ name, member = '' }: Setting): string => `${name} ${member}`;
