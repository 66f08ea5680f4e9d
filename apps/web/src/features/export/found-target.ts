import type { LoadMode, TargetLook } from '@seedbed/contract';
import { capital } from '../../lib/capital.ts';
import { formatMany, shortName } from '../../lib/format.ts';
import { listed } from '../../lib/listed.ts';

/** What a load can do at the target: whether it creates the tables, which modes are possible, or why it cannot start. */
export type FoundTarget = { readonly said: string; readonly create: boolean; readonly modes: readonly LoadMode[]; readonly blocked: boolean };

/** Derives the possible actions from the contents of the target. */
export function foundTarget({ tables: all, canCreate, target }: TargetLook): FoundTarget {
  const found = foundOf({ tables: all.filter(({ tool }) => tool === undefined), canCreate, target });
  return found.blocked || found.create ? found : { ...found, said: `${found.said}${keptTools(all)}` };
}

/**
 * The tables that a load does not change: ` Kept as they are: _prisma_migrations (167 rows), a migration ledger of
 * Prisma.`
 */
function keptTools(tables: TargetLook['tables']): string {
  const kept = tables.flatMap(({ table, tool, state, rows }) =>
    tool === undefined || state === 'missing' ? [] : [`${named([table])}${rows === undefined ? '' : ` (${formatMany(rows, 'row')})`}, ${tool}`],
  );
  if (kept.length === 0) return '';
  const more = kept.length - MAX_NAMED;
  return ` Kept as they are: ${kept.slice(0, MAX_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

function foundOf({ tables, canCreate, target }: Pick<TargetLook, 'tables' | 'canCreate' | 'target'>): FoundTarget {
  const of = (state: TargetLook['tables'][number]['state']) => tables.filter((table) => table.state === state).map(({ table }) => table);
  const [missing, filled, other, unreadable] = [of('missing'), of('filled'), of('other'), of('unreadable')];
  const blocked = (text: string): FoundTarget => ({ said: text, create: false, modes: [], blocked: true });
  const whole = tables.length === 1 ? 'the table' : `all ${tables.length} tables`;
  if (other.length > 0)
    return blocked(
      `${named(other)} in ${target} ${other.length === 1 ? 'is' : 'are'} no table${other.length === 1 ? '' : 's'}, but something else of that name.`,
    );
  if (missing.length === tables.length && canCreate)
    return {
      said: `${target} has none of these tables: ${whole} will be made first, from this dataset’s DDL.`,
      create: true,
      modes: ['empty'],
      blocked: false,
    };
  if (missing.length === tables.length)
    return blocked(`${target} has none of these tables, and this dataset has no DDL to create them. Create them there first.`);
  if (missing.length > 0)
    return blocked(
      `${formatMany(missing.length, 'table')} of ${tables.length} ${missing.length === 1 ? 'is' : 'are'} missing in ${target}: ${named(missing)}. A schema is created as a whole or not at all: create ${missing.length === 1 ? 'it' : 'them'} there, or load into an empty database.`,
    );
  if (filled.length > 0)
    return {
      said: `${capital(whole)} ${tables.length === 1 ? 'is' : 'are'} there; ${named(filled)} ${filled.length === 1 ? 'has' : 'have'} rows.`,
      create: false,
      modes: ['keep', 'append', 'truncate'],
      blocked: false,
    };
  if (unreadable.length > 0)
    return {
      said: `${capital(whole)} ${tables.length === 1 ? 'is' : 'are'} there. This user may not look whether ${named(unreadable)} ${unreadable.length === 1 ? 'has' : 'have'} rows.`,
      create: false,
      modes: ['empty', 'append'],
      blocked: false,
    };
  return { said: `${capital(whole)} ${tables.length === 1 ? 'is' : 'are'} there, without rows.`, create: false, modes: ['empty'], blocked: false };
}

const MAX_NAMED = 4;

function named(tables: readonly string[]): string {
  return listed(tables.map(shortName), MAX_NAMED);
}
