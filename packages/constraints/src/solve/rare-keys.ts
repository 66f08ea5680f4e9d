import { dictionaryOf, ownMember, plainColumns, type Domain, type Generator } from '@seedbed/contract';
import type { Clause } from '../checks/index.ts';
import { isWhole } from '../checks/type-of.ts';
import type { TableFacts } from './constraints.ts';

/** How many numbers must remain after a moved start. */
const MIN_REMAINING_NUMBERS = 10_000;
/** With this few values a unique column can have them only in a few rows. */
const FEW = 8;

/**
 * Cases that depend on a unique column. All ids but one satisfy `id <> 1 OR …`: that case alone serves all rows. A case
 * for only a few keys (`id = 1`) would be drawn too often, so it is dropped while others remain.
 */
export function withoutRareKeys(clauses: readonly Clause[], facts: TableFacts): Clause[] {
  const unique = new Set(facts.table.uniqueKeys.filter((key) => key.keys.length === 1).flatMap((key) => plainColumns(key.keys)));
  if (unique.size === 0 || clauses.length < 2) return [...clauses];
  const excluding = clauses.find(
    (clause) => clause.order.length + clause.unread.length === 0 && [...clause.columns].every(([name, entry]) => unique.has(name) && onlyExcludes(entry)),
  );
  if (excluding) return [excluding];
  // A self-reference is chosen before the row's case: if a case requires a parent, rows with listed keys would get
  // other rows' parents.
  const few = clauses.some((clause) => ownReferences(facts).some((name) => clause.columns.get(name)?.domain.in)) ? Infinity : FEW;
  const common = clauses.filter(
    (clause) => ![...clause.columns].some(([name, { domain }]) => unique.has(name) && domain.in !== undefined && domain.in.length <= few),
  );
  return common.length > 0 ? common : [...clauses];
}

/** Columns of required self-references. Numbers are counters, and may start after the listed ones. */
function ownReferences({ table, name, scope }: TableFacts): string[] {
  return table.foreignKeys
    .filter((key) => key.references === name && key.columns.length === 1 && !isWhole(scope.columns.get(key.columns[0]!)!))
    .flatMap((key) => key.columns)
    .filter((column) => scope.notNull.has(column));
}

function onlyExcludes({ null: isNull, domain }: { readonly null?: true; readonly domain: object }): boolean {
  const members = Object.keys(domain);
  return !isNull && members.length > 0 && members.every((key) => key === 'notIn');
}

/** A counted key excludes a few numbers best by starting after them: a sequence then needs no gaps. */
export function startingBehind(domains: Record<string, Domain>, facts: TableFacts): Record<string, Domain> {
  const unique = facts.table.uniqueKeys.filter((key) => key.columns.length === 1).map((key) => key.columns[0]!);
  const moved = unique.flatMap((name): [string, Domain][] => {
    const domain = ownMember(domains, name);
    const type = facts.scope.columns.get(name);
    if (!domain?.notIn || domain.in || !type || !isWhole(type)) return [];
    const { notIn, ...rest } = domain;
    const min = Math.max(...notIn.map(Number), Number(domain.min ?? 1) - 1) + 1;
    return Number.isSafeInteger(min) && min + MIN_REMAINING_NUMBERS < Number(domain.max ?? Infinity) ? [[name, { ...rest, min }]] : [];
  });
  return dictionaryOf([...Object.entries(domains), ...moved]);
}

/**
 * Sequences of columns that must not start at 1 start at their bound, and so do whole numbers that are a primary key.
 */
export function movedSequences(domains: Readonly<Record<string, Domain>>, facts: TableFacts): Record<string, Generator> {
  const primary = facts.table.uniqueKeys.find((key) => key.primary && key.columns.length === 1)?.columns[0];
  const isReference = facts.table.foreignKeys.some((key) => key.columns.includes(primary ?? ''));
  const counted = facts.table.columns.filter(
    (column) =>
      column.identity !== undefined ||
      column.sequence !== undefined ||
      (column.name === primary && !isReference && /^int[248]$/.test(facts.scope.columns.get(primary)?.base ?? '')),
  );
  const moved = counted.flatMap(({ name }): [string, Generator][] => {
    const start = ownMember(domains, name)?.min;
    return typeof start === 'number' && start > 1 && Number.isSafeInteger(start) ? [[name, { kind: 'sequence', parameters: { start } }]] : [];
  });
  return dictionaryOf(moved);
}
