import { quotedName } from '@seedbed/contract';
import { isText } from '../../checks/type-of.ts';
import type { PoolContext } from './pool-context.ts';

/** Checks a text before casting it: an error would affect the neighbouring tuples. */
export function guarded(condition: string, columns: readonly string[], { scope, catalog }: PoolContext): string {
  if (catalog.serverVersion < 160_000) return condition;
  const guards = columns.flatMap((name) => {
    const type = scope.columns.get(name);
    if (!type || !isText(type)) return [];
    const quoted = quotedName(name);
    const casts = condition
      .split(`(${quoted})::`)
      .slice(1)
      .map((rest) => /^[a-z0-9_.]+(\[\])?/.exec(rest)?.[0]);
    return [...new Set(casts)].filter((one) => one !== undefined && one !== 'text').map((one) => `pg_catalog.pg_input_is_valid(${quoted}, '${one}')`);
  });
  return guards.length === 0 ? condition : `CASE WHEN ${guards.join(' AND ')} THEN ${condition} ELSE false END`;
}
