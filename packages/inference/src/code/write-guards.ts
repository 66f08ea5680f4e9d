import { resolveType, type Catalog } from '@seedbed/contract';
import { armOf, conjoin } from '../checks/arm.ts';
import { FREE, readArms, TooManyArms, type Arm, type Scope } from '../checks/index.ts';
import { columnsOf, mapParts, type Expression } from '../checks/expression.ts';
import { readExpressions } from '../checks/read-expressions.ts';
import { isNotNullDomain, scopeOf } from '../checks/scope.ts';
import { isText } from '../checks/type-of.ts';
import type { InferenceTools } from '../solve/types.ts';
import { isFree, readWays, type Guard } from './guards.ts';
import type { CodeWrite } from './writes.ts';

/**
 * What a table that triggers write asks of their own rows: a value that is copied into a column which is NOT NULL, shorter, or under a CHECK must suit it there
 * (VALIDITY 9). It binds the rows for which the trigger writes.
 */
export async function readWriteGuards(writes: readonly CodeWrite[], catalog: Catalog, tools: InferenceTools): Promise<Guard[]> {
  const copying = writes.filter((write) => [...write.values.values()].some((value) => typeof value === 'object' && 'from' in value));
  const checks = [...new Set(copying.map((write) => write.table))].flatMap((table) =>
    table.checks.filter((check) => !check.partition && check.enforced !== false).map((check) => ({ table, check, scope: scopeOf(table, catalog.types) })),
  );
  const read = await readExpressions(
    checks.map(({ check, scope }) => ({ sql: check.expression, scope })),
    catalog,
    tools,
  );
  const ways = await readWays(
    copying.map(({ writer, trigger, path }) => ({ table: writer, trigger, path })),
    catalog,
    tools,
  );
  return copying.flatMap((write, i): Guard[] => {
    const { scope, lookUps, arms: escapes } = ways[i]!;
    const conditions = checks.flatMap(({ table }, k) => (table === write.table && 'expression' in read[k]! ? [read[k].expression] : []));
    const asked = askedOf(write, conditions, catalog, scope);
    if (asked.some(isFree)) return [];
    return asked.length === 0 ? [] : [{ table: write.writer, trigger: write.trigger, arms: [...asked, ...escapes], lookUps, scope }];
  });
}

function askedOf(write: CodeWrite, checks: readonly Expression[], catalog: Catalog, scope: Scope): Arm[] {
  let arms: Arm[] = [FREE];
  const meet = (more: readonly Arm[]): void => {
    const met = arms.flatMap((arm) => more.map((one) => conjoin(arm, one, scope)).filter((one) => one !== null));
    if (met.length > 0 && met.length <= 40) arms = met;
  };
  const source = new Map([...write.values].flatMap(([name, value]) => (typeof value === 'object' && 'from' in value ? [[name, value.from] as const] : [])));
  for (const [name, from] of source) {
    const column = write.table.columns.find((one) => one.name === name);
    const own = scope.columns.get(from);
    if (!column || !own) continue;
    const type = resolveType(column.type, catalog.types);
    const primary = write.table.uniqueKeys.some((key) => key.primary && key.columns.includes(name));
    if ((column.notNull || primary || isNotNullDomain(type)) && !scope.notNull.has(from)) meet([armOf(from, { notNull: true })]);
    if (isText(type) && type.length !== undefined && isText(own) && (own.length ?? Infinity) > type.length)
      meet([armOf(from, { domain: { maxLength: type.length } })]);
  }
  for (const check of checks) {
    if (!columnsOf(check).every((name) => source.has(name))) continue;
    const renamed = (e: Expression): Expression => (e.kind === 'column' && !e.view ? { kind: 'column', name: source.get(e.name)! } : mapParts(e, renamed));
    try {
      meet(readArms(renamed(check), 'notFalse', scope).filter((arm) => arm.unread.length === 0));
    } catch (error) {
      if (!(error instanceof TooManyArms)) throw error;
    }
  }
  return arms;
}
