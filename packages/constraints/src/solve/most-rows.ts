import { ownMember, type Domain, type SqlType } from '@seedbed/contract';
import { wordsOf } from '@seedbed/engine/text';
import type { Clause } from '../checks/index.ts';
import { isText, isWhole } from '../checks/type-of.ts';
import type { TableFacts } from './constraints.ts';

/** Beyond it a bound is not worth telling. */
const WORTH_TELLING = 1_000_000;

/** The maximum number of rows that a key allows. */
export type Limit = {
  readonly rows: number;
  readonly constraint: string;
  readonly columns: readonly string[];
  /** The constraint whose values were searched, if there may be more of them. */
  readonly searched?: string;
  /** A column of the key that may be NULL: rows without it are bound by no such key. */
  readonly unless?: string;
};

/**
 * The tightest limit from unique keys over restricted columns: one row for `lock = 'X'` under a unique key. Undefined
 * if there is none. `searched`: columns whose values were searched, with the constraint that takes them.
 */
export function mostRows(
  facts: TableFacts,
  domains: Readonly<Record<string, Domain>>,
  base: Clause,
  searched: ReadonlyMap<string, string> = new Map(),
): Limit | undefined {
  const referencing = new Set(facts.table.foreignKeys.flatMap((key) => key.columns));
  let least: Limit | undefined;
  for (const key of facts.table.uniqueKeys) {
    if (key.predicate || key.keys.some((part) => 'expression' in part) || key.columns.some((name) => referencing.has(name))) continue;
    const countsNull = key.nullsNotDistinct === true;
    const sizes = key.columns.map((name) => {
      const nullable = !facts.scope.notNull.has(name) && !base.columns.get(name)?.notNull;
      if (nullable && !countsNull) return Infinity;
      return valuesOf(ownMember(domains, name) ?? {}, facts.scope.columns.get(name)) + (nullable ? 1 : 0);
    });
    const rows = sizes.reduce((product, size) => product * size, 1);
    if (rows <= WORTH_TELLING && rows < (least?.rows ?? Infinity)) {
      const by = key.columns.map((name) => searched.get(name)).find((one) => one !== undefined);
      least = { rows, constraint: key.name, columns: key.columns, ...(by !== undefined && { searched: by }) };
    }
  }
  return least;
}

function valuesOf(domain: Domain, type: SqlType | undefined): number {
  if (!type) return Infinity;
  if (domain.in) return domain.in.length;
  if (type.labels) return type.labels.filter((label) => !domain.notIn?.includes(label)).length;
  if (type.base === 'bool') return 2 - (domain.notIn?.length ?? 0);
  if (isWhole(type) && typeof domain.min === 'number' && typeof domain.max === 'number')
    return Math.floor((domain.max - domain.min) / (domain.multipleOf ?? 1)) + 1;
  const short = isText(type) && (domain.patterns !== undefined || (domain.maxLength ?? type.length ?? Infinity) <= 3);
  if (!short) return Infinity;
  return wordsOf(domain, type, { enough: WORTH_TELLING + 1, beyond: true })?.count ?? Infinity;
}
