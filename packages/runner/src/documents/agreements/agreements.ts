import { countText, Problem, qualifiedName, type Agreement, type Blueprint } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { applyPatch } from '../json-patch.ts';
import { agreementsOfColumns } from './of-columns.ts';
import { agreementsOfGroups } from './of-groups.ts';
import { agreementsOfRelations } from './of-relations.ts';
import { placeOf, tableAt, type RowTest, type Stated } from './stated.ts';

/** Rows of a table that are counted: all of a smaller one, otherwise blocks spread over it. */
const ROWS = 2_000;
const BLOCKS = 20;

/** Agreements without a count, from the blueprint alone. `table`: only those of this one, by its qualified name. */
export function statedAgreements(blueprint: Blueprint, table?: string): Stated[] {
  const tables = table === undefined ? blueprint.tables : blueprint.tables.filter((each) => qualifiedName(each.schema, each.name) === table);
  return tables.flatMap((each) => {
    const place = placeOf(blueprint, each);
    const ofGroups = agreementsOfGroups(place);
    // A CHECK says the same, and that it must hold.
    const isChecked = ({ name, columns }: Stated): boolean =>
      name.endsWith('.order') && ofGroups.some((check) => check.name.endsWith('.check') && columns.every((column) => check.columns.includes(column)));
    return [...agreementsOfColumns(place).filter((one) => !isChecked(one)), ...ofGroups, ...agreementsOfRelations(place)];
  });
}

/** How columns of each table agree with each other, with parents and with children, and in how many of the generated rows. */
export async function agreementsOf(blueprint: Blueprint, table?: string): Promise<Agreement[]> {
  const stated = statedAgreements(blueprint, table);
  if (stated.length === 0) return [];
  const { plan, conditions } = await planWith(blueprint, stated);
  const shares = sharesOf(plan, stated, conditions);
  return stated.map(({ counted: _, ...agreement }) => ({ ...agreement, holds: shares.get(agreement.name + agreement.table) ?? null }));
}

/**
 * The CHECKs between columns that rows of `after` break more often than rows of `before`, as a person reads it before a change is kept:
 * `12 of 1,000 rows would break CHECK (deposit <= total).`; null where none does.
 */
export async function brokenChecks(before: Blueprint, after: Blueprint, tables: readonly string[]): Promise<string | null> {
  for (const table of tables) {
    const broken = await checkShares(after, table);
    if (broken.size === 0) continue;
    const old = await checkShares(before, table);
    for (const [name, { of, hold, sampled }] of broken) {
      const known = old.get(name);
      if (known && (known.of - known.hold) * of >= (of - hold) * known.of) continue;
      const expression = tableAt(after, table)?.checks?.find((check) => `${check.name}.check` === name)?.expression ?? name;
      const looked = sampled ? ' that were looked at' : '';
      return `${countText(of - hold)} of ${countText(of)} ${of === 1 ? 'row' : 'rows'}${looked} would break CHECK ${/^\(.*\)$/s.test(expression) ? expression : `(${expression})`}.`;
    }
  }
  return null;
}

/** The CHECKs that some rows break, by the names of their agreements. */
async function checkShares(blueprint: Blueprint, table: string): Promise<ReadonlyMap<string, NonNullable<Agreement['holds']>>> {
  const checks = statedAgreements(blueprint, table).filter(({ name, counted }) => name.endsWith('.check') && counted !== null);
  if (checks.length === 0) return new Map();
  const { plan, conditions } = await planWith(blueprint, checks);
  const shares = sharesOf(plan, checks, conditions);
  return new Map(
    checks.flatMap(({ name }) => {
      const share = shares.get(name + table);
      return share && share.hold < share.of ? [[name, share] as const] : [];
    }),
  );
}

/** A blueprint without one of its agreements. Throws Problem `not-found` for an unknown one, `invalid-request` for one that a constraint demands. */
export function withoutAgreement(blueprint: Blueprint, table: string, name: string): Blueprint {
  const all = statedAgreements(blueprint, table);
  const found = all.find((each) => each.name === name);
  if (!found)
    throw new Problem('not-found', `${table} has no agreement ${name}${all.length === 0 ? '' : `; it has ${all.map((each) => each.name).join(', ')}`}.`);
  if ('demanded' in found.off) throw new Problem('invalid-request', `${table} ${name} cannot be switched off: ${found.off.demanded}.`);
  return applyPatch(blueprint, found.off.patch) as Blueprint;
}

type Counting = { readonly stated: Stated; readonly column: string };

/** A plan with a column for each condition that can be computed; nothing else changes. */
async function planWith(blueprint: Blueprint, stated: readonly Stated[]): Promise<{ readonly plan: Plan; readonly conditions: readonly Counting[] }> {
  let left = stated.flatMap((each, at): Counting[] => (each.counted && 'condition' in each.counted ? [{ stated: each, column: `#agrees ${at}` }] : []));
  for (;;) {
    const changed = withColumns(blueprint, left);
    try {
      return { plan: await compileBlueprint(changed), conditions: left };
    } catch (error) {
      const faulty = error instanceof Problem ? faultyColumns(changed, error) : new Set<string>();
      if (left.length === 0) throw error;
      left = left.filter(({ column }) => faulty.size > 0 && !faulty.has(column));
    }
  }
}

function withColumns(blueprint: Blueprint, conditions: readonly Counting[]): Blueprint {
  const tables = blueprint.tables.map((table) => {
    const name = qualifiedName(table.schema, table.name);
    const own = conditions.flatMap(({ stated: { counted }, column }) =>
      counted && 'condition' in counted && counted.table === name
        ? [{ name: column, type: 'boolean', nullable: true, generator: { kind: 'expression', parameters: { expression: counted.condition } } }]
        : [],
    );
    return own.length === 0 ? table : { ...table, columns: [...table.columns, ...own] };
  });
  return { ...blueprint, tables };
}

/** The added columns that a problem names. */
function faultyColumns({ tables }: Blueprint, { errors = [] }: Problem): ReadonlySet<string> {
  return new Set(
    errors.flatMap(({ pointer }) => {
      const [, table, column] = /^\/tables\/(\d+)\/columns\/(\d+)/.exec(pointer) ?? [];
      const name = table === undefined ? undefined : tables[Number(table)]?.columns[Number(column)]?.name;
      return name?.startsWith('#agrees ') ? [name] : [];
    }),
  );
}

function sharesOf(plan: Plan, stated: readonly Stated[], conditions: readonly Counting[]): ReadonlyMap<string, Agreement['holds']> {
  const flags = new Map(conditions.map(({ stated: each, column }) => [each, column]));
  const tests = stated.flatMap((each) => {
    const flag = flags.get(each);
    const counted = each.counted;
    if (!counted) return [];
    if (flag !== undefined && 'condition' in counted) return [{ stated: each, table: counted.table, columns: [flag], test: flagTest(flag) }];
    const test = 'test' in counted ? counted.test(plan) : null;
    return test && 'test' in counted ? [{ stated: each, table: each.table, columns: counted.columns, test }] : [];
  });
  return new Map([...Map.groupBy(tests, ({ table }) => table)].flatMap(([table, own]) => countTable(plan, table, own)));
}

const flagTest =
  (column: string): RowTest =>
  (_, cell) => {
    const flag = cell(column);
    return flag === null ? null : flag.startsWith('t');
  };

type Test = { readonly stated: Stated; readonly columns: readonly string[]; readonly test: RowTest };

function countTable(plan: Plan, name: string, tests: readonly Test[]): [string, NonNullable<Agreement['holds']>][] {
  const table = plan.table(name);
  const known = new Set(table.columns.map((column) => column.name));
  const able = tests.filter(({ columns }) => columns.every((column) => known.has(column)));
  const columns = [...new Set(able.flatMap((each) => each.columns))];
  const place = new Map(columns.map((column, at) => [column, at]));
  const counts = able.map(() => ({ of: 0, hold: 0 }));
  for (const { first, count } of blocksOf(table.rows)) {
    const rows = textRows(plan, table, first, count, columns);
    const cellOf = (column: string, row: number): string | null =>
      row >= first && row < first + count ? (rows[row - first]![place.get(column)!] ?? null) : (textRows(plan, table, row, 1, [column])[0]![0] ?? null);
    for (let row = first; row < first + count; row++) {
      for (const [at, { test }] of able.entries()) {
        const holds = test(row, (column, of = row) => cellOf(column, of));
        if (holds === null) continue;
        counts[at]!.of++;
        if (holds) counts[at]!.hold++;
      }
    }
  }
  return able.map(({ stated }, at) => [stated.name + stated.table, { ...counts[at]!, ...(table.rows > ROWS && { sampled: true as const }) }]);
}

function blocksOf(rows: number): readonly { readonly first: number; readonly count: number }[] {
  if (rows <= ROWS) return rows === 0 ? [] : [{ first: 0, count: rows }];
  const count = ROWS / BLOCKS;
  return Array.from({ length: BLOCKS }, (_, at) => ({ first: Math.round(((rows - count) * at) / (BLOCKS - 1)), count }));
}

/** The qualified name of a table as people write it. Throws Problem `not-found` with the tables that there are. */
export function tableNamed(blueprint: Blueprint, name: string): string {
  const plain = name.replaceAll('"', '');
  const found = blueprint.tables.filter((table) => [table.name, `${table.schema}.${table.name}`].includes(plain));
  if (found.length === 1) return qualifiedName(found[0]!.schema, found[0]!.name);
  if (found.length > 1)
    throw new Problem('invalid-request', `${name} is in several schemas: name one, such as ${qualifiedName(found[0]!.schema, found[0]!.name)}.`);
  if (tableAt(blueprint, name)) return name;
  throw new Problem(
    'not-found',
    `There is no table ${name}; there are ${blueprint.tables
      .slice(0, 12)
      .map((table) => table.name)
      .join(', ')}${blueprint.tables.length > 12 ? ', …' : ''}.`,
  );
}
