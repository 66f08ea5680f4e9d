import { Problem, type BlueprintKey, type BlueprintTable } from '@seedbed/contract';
import type { Conditions } from '@seedbed/mock/conditions';
import type { Plan, Runner, TablePlan } from '@seedbed/runner';

/** Rows per read. */
const PAGE = 1_000;

/**
 * Refuses rows with set cells that share a key, whole or partial (`UNIQUE … WHERE state = 'active'`). Needed where no database checks this:
 * generated rows get unique keys from their row number, regardless of set cells. Throws Problem `invalid-request`.
 */
export function checkKeys(runner: Runner, plan: Plan, spec: BlueprintTable, table: TablePlan, set: ReadonlySet<string>, conditions: Conditions): void {
  const primary: BlueprintKey[] = spec.primaryKey?.length ? [{ name: 'the primary key', columns: spec.primaryKey }] : [];
  const keys = [...primary, ...(spec.uniqueKeys ?? [])].filter((key) => isPlain(key) && readBy(key).some((name) => set.has(name)));
  for (const key of keys) {
    const predicate = key.predicate === undefined ? null : conditions.read(table.name, key.name ?? '', key.predicate);
    const first = new Map<string, number>();
    for (let start = 0; start < table.rows; start += PAGE) {
      const page = runner.rows(plan, table.name, start, Math.min(PAGE, table.rows - start));
      const places = new Map(page.columns.map(({ name }, at) => [name, at]));
      if (!readBy(key).every((name) => places.has(name))) break;
      page.rows.forEach((cells, at) => {
        const textOf = (name: string): string | null => cells[places.get(name)!] ?? null;
        // The values of `when` alone may match more rows than the predicate does.
        const isBound = key.when ? predicate?.isTrue(new Map(page.columns.map(({ name }, place) => [name, cells[place] ?? null]))) : true;
        if (isBound !== true && !(isBound === undefined && isMetBy(key, table, textOf))) return;
        const values = key.columns.map(textOf);
        if (values.includes(null) && !key.nullsNotDistinct) return;
        const same = JSON.stringify(values);
        const other = first.get(same);
        if (other !== undefined) throw twice(table, key, [other, start + at], values);
        first.set(same, start + at);
      });
    }
  }
}

/** Whether the key only refuses equal values of its columns: it has no ranges, and no predicate that only Postgres can evaluate. */
function isPlain({ columns, when, predicate, withoutOverlaps }: BlueprintKey): boolean {
  return columns.length > 0 && !withoutOverlaps && (when !== undefined || predicate === undefined);
}

function readBy({ columns, when = {} }: BlueprintKey): string[] {
  return [...columns, ...Object.keys(when)];
}

/** By the values of `when`, if these are simple and equivalent to the predicate. */
function isMetBy({ when, predicate }: BlueprintKey, table: TablePlan, textOf: (name: string) => string | null): boolean {
  return predicate === undefined && Object.entries(when!).every(([name, values]) => [values].flat().some((value) => isSame(table, name, textOf(name), value)));
}

/** A boolean is `t`, or `true`. */
function isSame(table: TablePlan, name: string, text: string | null, value: string | null): boolean {
  if (text === null || value === null) return text === value;
  return text === value || (table.column(name).type.base === 'boolean' && text[0] === value[0]);
}

function twice(table: TablePlan, key: BlueprintKey, [one, other]: readonly [number, number], values: readonly (string | null)[]): Problem {
  const shown = key.columns.map((name, at) => `${name} = ${values[at] ?? 'NULL'}`).join(', ');
  const where = Object.entries(key.when ?? {}).map(([name, values]) =>
    [values]
      .flat()
      .map((value) => (value === null ? `${name} is NULL` : `${name} = ${value}`))
      .join(' or '),
  );
  const name = key.name ?? `unique (${key.columns.join(', ')})`;
  const among = where.length > 0 ? ` where ${where.join(' and ')}` : '';
  return new Problem(
    'invalid-request',
    `${table.name}, rows ${one + 1} and ${other + 1}: ${name} refuses a second row with ${shown}${among}. Set another value of ${[...Object.keys(key.when ?? {}), ...key.columns].join(' or ')} in one of them.`,
    { facts: { table: table.name, row: other + 1, columns: readBy(key) } },
  );
}
