import { Problem, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type OverlayColumn } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import type { Compile } from '@seedbed/engine/compile-blueprint';
import { columnNamed, nameOf } from './named.ts';

/** How many rows to check. */
const ROWS = 20;

/**
 * Rejects a named generator for a text column if its type or a CHECK accepts none of its values: a ULID in
 * `varchar(10)` would be truncated, a name in a column with a list of labels replaced. Throws Problem
 * `invalid-request`.
 */
export async function requireFit(blueprint: Blueprint, columns: Readonly<Record<string, OverlayColumn>>, compile: Compile): Promise<void> {
  const named = Object.entries(columns).flatMap(([name, statement]) => {
    if (typeof statement !== 'object' || statement === null || !('generator' in statement)) return [];
    const [table, column] = columnNamed(blueprint, name, `columns: ${name}`);
    return isBoundText(blueprint, table, column) ? [{ name, kind: String(statement['generator']), table, column }] : [];
  });
  if (named.length === 0) return;
  const wanted = await compile(unbound(blueprint, new Set(named.map(({ column }) => column)))).catch(() => null);
  if (!wanted) return;
  const made = await compile(blueprint);
  for (const { name, kind, table, column } of named) {
    const [own, fitted] = [wanted, made].map((plan) => valuesOf(plan, nameOf(table), column.name));
    const places = own!.flatMap((value, i) => (value === null || fitted![i] === null ? [] : [i]));
    const first = places[0];
    if (first === undefined || !places.every((i) => own![i] !== fitted![i])) continue;
    throw new Problem(
      'invalid-request',
      `columns: ${name}: ${kind} makes values such as ${JSON.stringify(own![first])}, which the column does not take: it is ${column.type}${column.domain ? ', under a CHECK' : ''}. Name a generator whose values fit.`,
    );
  }
}

function valuesOf(plan: Plan, table: string, column: string): (string | null)[] {
  return textRows(plan, table, 0, Math.min(ROWS, plan.table(table).rows), [column]).map(([text]) => text ?? null);
}

/** A text of limited length, or under a CHECK, without references from other tables. */
function isBoundText({ relations, types }: Blueprint, table: BlueprintTable, { name, type, domain }: BlueprintColumn): boolean {
  const { base, length } = resolveType(type, types);
  const isReferred = relations.some(({ to }) => to.table === nameOf(table) && to.columns.includes(name));
  return /^(?:text|varchar|bpchar)$/.test(base) && (length !== undefined || domain !== undefined) && !isReferred;
}

function unbound(blueprint: Blueprint, columns: ReadonlySet<BlueprintColumn>): Blueprint {
  const free = (column: BlueprintColumn): BlueprintColumn => {
    const { domain: _, ...rest } = column;
    return columns.has(column) ? { ...rest, type: 'text' } : column;
  };
  return {
    ...blueprint,
    tables: blueprint.tables.map((table) => {
      const names = new Set(table.columns.filter((column) => columns.has(column)).map(({ name }) => name));
      if (names.size === 0) return table;
      const { groups, ...rest } = table;
      const kept = groups?.filter((group) => !group.columns.some((name) => names.has(name)));
      return { ...rest, columns: table.columns.map(free), ...(kept && kept.length > 0 && { groups: kept }) };
    }),
  };
}
