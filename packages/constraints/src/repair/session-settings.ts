import { qualifiedName, type Blueprint, type Catalog, type TrialTable } from '@seedbed/contract';
import { tableOf } from './edit-blueprint.ts';
import { reachableCode } from './reachable-code.ts';
import type { Loaded, Repair } from './types.ts';

/**
 * Values to try one after the other, in successive rounds, after the key of the row that the setting's name suggests.
 */
const PLAIN = ['1', '00000000-0000-4000-8000-000000000001', 'a', '2024-01-01', '{}'];

/** A setting that switches code of the schema off: what that code writes or checks would be missing. `shop_no` is a number. */
const SWITCHES_OFF = /[._](?:(?:disabled?|skip|bypass|suppress|ignore|off|without)(?:_|$)|no_)/i;

/** A missing relation, function or schema, which no setting can provide. */
const NOT_THERE = /^(42P01|42883|3F000)$/;

/**
 * Triggers that read settings of the session (`app.tenant_id`) reject rows while these have no value: the load's
 * sessions get one. A setting's name suggests whose key it contains. One setting per round, likely keys first.
 */
export function missingSetting(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  if (!own || table.counterexamples.some(({ sqlstate, waitsFor }) => waitsFor === undefined && NOT_THERE.test(sqlstate))) return null;
  const named = table.counterexamples.flatMap((one) => /unrecognized configuration parameter "([^"]+)"/.exec(one.message)?.[1] ?? []);
  const read = settingsRead(reachableCode(own, catalog))
    .filter((name) => !SWITCHES_OFF.test(name))
    .map((name) => ({ name, keys: keysNamed(name, blueprint, loaded).length }));
  // A setting that only a default reads is not in any code; it is known once it has a value.
  const names = [...named, ...read.sort((a, b) => b.keys - a.keys).map(({ name }) => name), ...Object.keys(blueprint.settings ?? {})];
  // Once it has a value, only an error about that value justifies another.
  const failsOnValue = (value: string): boolean => table.counterexamples.some((one) => /^(22|42)/.test(one.sqlstate) && one.message.includes(`"${value}"`));
  const name = names.find((one) => blueprint.settings?.[one] === undefined || failsOnValue(blueprint.settings[one]));
  if (name === undefined) return null;
  const values = [...new Set([...keysNamed(name, blueprint, loaded), ...labelsFor(name, reachableCode(own, catalog), catalog), ...PLAIN])];
  const value = values[values.indexOf(blueprint.settings?.[name] ?? '') + 1];
  if (value === undefined) return null;
  return {
    table: table.table,
    tier: 'F',
    how: `the setting ${name} is '${value}' in the sessions of a load, for its triggers read it`,
    of: `setting ${name}`,
    apply: (next) => ({ ...next, settings: { ...next.settings, [name]: value } }),
  };
}

/** Names of settings in code: in the call itself, or passed to a function that calls it. */
function settingsRead(code: string): string[] {
  if (!/\bcurrent_setting\s*\(/.test(code)) return [];
  return [...new Set([...code.matchAll(/\w\s*\(\s*'([a-z_]\w*\.[a-z_][\w.]*)'/g)].map(([, name]) => name!))];
}

/** Labels of the enum that code casts the setting to: `current_setting('iam.realm')::realm`. */
function labelsFor(setting: string, code: string, catalog: Catalog): string[] {
  const casts = [...code.matchAll(/current_setting\s*\(\s*'([^']+)'[^)]*\)\s*\)?\s*::\s*([\w."]+)/g)].filter(([, name]) => name === setting);
  return casts.flatMap(([, , type]) => {
    const bare = type!.replaceAll('"', '').split('.').at(-1)!;
    return Object.entries(catalog.types).flatMap(([name, defined]) =>
      defined.kind === 'enum' && name.replaceAll('"', '').split('.').at(-1) === bare ? defined.labels : [],
    );
  });
}

/** First keys of tables whose names occur in the setting's name: `app.tenant_id` and `tenants`. */
function keysNamed(setting: string, blueprint: Blueprint, loaded: Loaded): string[] {
  const word = setting
    .slice(setting.lastIndexOf('.') + 1)
    .replace(/^current_/, '')
    .replace(/_(id|uuid|key)$/, '');
  return blueprint.tables.flatMap((table) => {
    const name = qualifiedName(table.schema, table.name);
    const sent = loaded.report.tables.find((one) => one.table === name)?.sent ?? 0;
    if (!table.name.includes(word) || table.primaryKey?.length !== 1 || sent === 0) return [];
    const { columns, rows } = loaded.rows(name, 0, 1);
    const value = rows[0]?.[columns.indexOf(table.primaryKey[0]!)];
    return value === null || value === undefined ? [] : [value];
  });
}
